// What a discovery asks for: groups of equal resources, no two of the same resource.

import type { TableContext } from "../../table/game";
import type { Resource } from "./position";

export interface Group {
  count: number;
  /** None where any resource will do, if only it is not that of another group. */
  resource: Resource | null;
}

/** `["2 grain", "1 any"]` */
export function groupsOf(cost: string[]): Group[] {
  return cost.map((part) => {
    const [count, name] = part.split(" ") as [string, string];
    return { count: Number(count), resource: name === "any" ? null : (name as Resource) };
  });
}

export function costInWords(table: TableContext, cost: string[]): string {
  return groupsOf(cost)
    .map(({ count, resource }, n) => table.word(resource ? `olympos-some-${resource}` : grey(n), { count }))
    .join(" + ");
}

const grey = (n: number) => (n === 0 ? "olympos-group-any" : "olympos-group-other");
