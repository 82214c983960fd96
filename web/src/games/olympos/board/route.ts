// The way of a journey, as the server told it: what lies between start and end.

import type { Said } from "../../../protocol";

/** Places from the start to the end; undefined for an escape, which has no way. */
export function routeIn(price: Said[], start: string, end: string): string[] | undefined {
  if (price.some(({ key }) => key === "olympos-price-escape")) return undefined;
  const told = price.find(({ key }) => key === "olympos-price-way")?.arguments?.["places"];
  const between = (told as { list: { term: string }[] } | undefined)?.list ?? [];
  return [start, ...between.map(({ term }) => term.replace(/^olympos-(territory|sea)-/, "")), end];
}
