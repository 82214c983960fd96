// What a discovery asks for: groups of equal resources, no two of the same resource.

import type { TableContext } from "./table";
import { RESOURCES, type Resource } from "./position";

export interface Group {
  count: number;
  /** None where any resource will do, if only it is not that of another group. */
  resource: Resource | null;
}

/** `["2 grain", "1 any"]` */
export function groupsOf(cost: string[]): Group[] {
  return cost.map((part) => {
    const [count, name] = part.split(" ");
    return { count: Number(count), resource: RESOURCES.find((one) => one === name) ?? null };
  });
}

export function costInWords(table: TableContext, cost: string[]): string {
  return groupsOf(cost)
    .map(({ count, resource }, n) => table.word(resource ? `olympos-some-${resource}` : grey(n), { count }))
    .join(" + ");
}

const grey = (n: number) => (n === 0 ? "olympos-group-any" : "olympos-group-other");
