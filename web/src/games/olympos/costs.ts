// What a discovery asks for, as it stands in the box: groups of equal resources, no two of the same resource.

import type { TableContext } from "./table";
import { RESOURCES, type Resource } from "./position";

export interface Group {
  count: number;
  /** None where any resource will do, if only it is not that of another group. */
  resource: Resource | null;
  /** Tells such groups apart. */
  letter: string;
}

const LETTERS = ["α", "β", "γ", "δ"];

/** `["2 grain", "1 any"]` */
export function groupsOf(cost: string[]): Group[] {
  let grey = 0;
  return cost.map((part) => {
    const [count, name] = part.split(" ");
    const resource = RESOURCES.find((one) => one === name) ?? null;
    return { count: Number(count), resource, letter: resource ? "" : LETTERS[grey++]! };
  });
}

export function costInWords(table: TableContext, cost: string[]): string {
  return groupsOf(cost)
    .map(({ count, resource }) => table.word(resource ? `olympos-some-${resource}` : "olympos-group-any", { count }))
    .join(" + ");
}
