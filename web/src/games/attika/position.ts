// Cards of landscapes, which the engine tells as letters.

import type { Landscape } from "./types";

export const LANDSCAPES: readonly Landscape[] = ["W", "F", "H", "M"];
export const LANDSCAPE_NAMES: Record<Landscape, string> = {
  W: "water",
  F: "forest",
  H: "hill",
  M: "mountain",
};

export type Bundle = Record<Landscape, number>;

export function noCards(): Bundle {
  return { W: 0, F: 0, H: 0, M: 0 };
}

/** How many there are, whether they lie open or face down. */
export function count(some: string | number | unknown[]): number {
  return typeof some === "number" ? some : some.length;
}

export function bundleOf(letters: string): Bundle {
  const bundle = noCards();
  for (const landscape of LANDSCAPES) bundle[landscape] = letters.split(landscape).length - 1;
  return bundle;
}

export function total(bundle: Bundle): number {
  return LANDSCAPES.reduce((sum, landscape) => sum + bundle[landscape], 0);
}

export function within(part: Bundle, whole: Bundle): boolean {
  return LANDSCAPES.every((landscape) => part[landscape] <= whole[landscape]);
}

export function without(whole: Bundle, part: Bundle): Bundle {
  const left = noCards();
  for (const landscape of LANDSCAPES) left[landscape] = whole[landscape] - part[landscape];
  return left;
}
