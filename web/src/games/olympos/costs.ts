// What a discovery asks for: groups of equal resources, no two of the same resource.

import type { TableContext } from "./table";
import type { Group } from "./position";

export function costInWords(table: TableContext, cost: Group[]): string {
  return cost
    .map(({ count, resource }, n) => table.word(resource ? `olympos-some-${resource}` : grey(n), { count }))
    .join(" + ");
}

const grey = (n: number) => (n === 0 ? "olympos-group-any" : "olympos-group-other");
