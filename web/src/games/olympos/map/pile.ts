// How the pieces in a territory are piled up, and which of them is under a finger.

import type { Point } from "./chart";
import type { Piece } from "./lying";

export const RADIUS = 29;
/** High stacks are packed closer. */
const RISE = [0, 0, 30, 26, 22, 19];

export function riseOf(pieces: number): number {
  return RISE[Math.min(pieces, RISE.length - 1)]!;
}

/** How high the middle of the lowest piece is, around the middle of all. */
export function footOf(pieces: number, y: number): number {
  return y + ((pieces - 1) * riseOf(pieces)) / 2;
}

/** The piece of a seat at a point, if another one lies upon it: how many of the same seat stand above it. */
export function coveredAt(stack: readonly Piece[], middle: Point, at: Point, seat: number): number | null {
  const [foot, rise] = [footOf(stack.length, middle[1]), riseOf(stack.length)];
  const touched = stack.findLastIndex((_, n) => Math.hypot(at[0] - middle[0], at[1] - foot + n * rise) <= RADIUS);
  if (stack[touched] !== seat || touched === stack.length - 1) return null;
  return stack.slice(touched + 1).filter((piece) => piece === seat).length;
}
