// How things arrive on the map: in a third of a second, or at once for those who prefer it still.

import { backOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const MOMENT = 380;

export function moment(): TransitionConfig {
  return { duration: prefersReducedMotion.current ? 0 : MOMENT };
}

/** A piece is set down from above. */
export function setDown(_node: Element): TransitionConfig {
  return {
    ...moment(),
    easing: backOut,
    css: (t, u) => `transform: translateY(${-34 * u}px) scale(${1 + 0.35 * u}); opacity: ${Math.min(1, 1.6 * t)}`,
  };
}
