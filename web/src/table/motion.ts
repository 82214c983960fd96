// How long it takes to see something move: as the player likes it, and no time for those who prefer it still.

import { prefersReducedMotion } from "svelte/motion";
import { settings, type Speed } from "../lib/settings.svelte";

const MILLISECONDS: Record<Speed, number> = { none: 0, fast: 250, normal: 400, slow: 750 };

export function pace(): number {
  return prefersReducedMotion.current ? 0 : MILLISECONDS[settings.animation];
}
