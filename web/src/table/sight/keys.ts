// The camera by keys, wherever the focus is.

import type { Camera } from "./camera.svelte";

const TYPING = "input, textarea, select, [contenteditable], dialog";
const STRIDE = 80;
const PAN: Record<string, [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

export const CLOSER = 1.35;

/** For the sheet of keys. */
export const SIGHT_KEYS: [string, string][] = [
  ["+ - 0", "key-zoom"],
  ["Shift+← Shift+↑", "key-pan"],
  ["G", "key-names"],
];

/** Is this a key for the board, rather than for something that is being written? */
export function isForBoard(event: KeyboardEvent): boolean {
  return !withModifier(event) && !event.defaultPrevented && !(event.target as Element).closest(TYPING);
}

export function withModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}

/** Shift and an arrow move what is seen; true if it was such a key. */
export function panned(event: KeyboardEvent, camera: Camera): boolean {
  const pan = event.shiftKey && PAN[event.key];
  if (pan) camera.panBy(...pan, true);
  return Boolean(pan);
}

/** Nearer, farther, everything, and the names of the places; true if it was such a key. */
export function sighted(event: KeyboardEvent, camera: Camera, toggleNames: () => void): boolean {
  if (event.key === "+") camera.zoomBy(CLOSER);
  else if (event.key === "-") camera.zoomBy(1 / CLOSER);
  else if (event.key === "0") camera.fitted = true;
  else if (event.key === "g") toggleNames();
  else return false;
  return true;
}
