// Hexes, pointy side up: q grows to the east, r to the south-east.

import type { Bounds, Point } from "../../table/sight/camera.svelte";

export type { Point } from "../../table/sight/camera.svelte";

export interface Hex {
  q: number;
  r: number;
}

/** From the middle of a hex to a corner, in units of the drawing. */
export const RADIUS = 40;
export const HALF_WIDTH = (RADIUS * Math.sqrt(3)) / 2;

/** East, north-east, north-west, west, south-west, south-east: the order of the petals of a tile. */
export const DIRECTIONS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export function hexAt(place: string): Hex {
  const [q, r] = place.split(",").map(Number);
  return { q: q ?? 0, r: r ?? 0 };
}

export function placeOf(hex: Hex): string {
  return `${hex.q},${hex.r}`;
}

export function beside(hex: Hex, direction: number): Hex {
  const step = DIRECTIONS[((direction % 6) + 6) % 6]!;
  return { q: hex.q + step.q, r: hex.r + step.r };
}

export function around(hex: Hex): Hex[] {
  return DIRECTIONS.map((_, direction) => beside(hex, direction));
}

export function centreOf(hex: Hex): Point {
  return { x: 2 * HALF_WIDTH * (hex.q + hex.r / 2), y: 1.5 * RADIUS * hex.r };
}

export function boundsOf(hexes: Hex[], margin: number): Bounds {
  const centres = hexes.map(centreOf);
  const [xs, ys] = [centres.map((centre) => centre.x), centres.map((centre) => centre.y)];
  return {
    left: Math.min(...xs) - HALF_WIDTH - margin,
    right: Math.max(...xs) + HALF_WIDTH + margin,
    top: Math.min(...ys) - RADIUS - margin,
    bottom: Math.max(...ys) + RADIUS + margin,
  };
}

/** Moves what is drawn around the origin to a hex. */
export function shiftTo(hex: Hex): string {
  const { x, y } = centreOf(hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}

/** The hex in which a point of the drawing lies. */
export function hexUnder(point: Point): Hex {
  const r = point.y / (1.5 * RADIUS);
  const q = point.x / (2 * HALF_WIDTH) - r / 2;
  let [wholeQ, wholeR] = [Math.round(q), Math.round(r)];
  const wholeS = Math.round(-q - r);
  const [slipQ, slipR, slipS] = [Math.abs(wholeQ - q), Math.abs(wholeR - r), Math.abs(wholeS + q + r)];
  if (slipQ > slipR && slipQ > slipS) wholeQ = -wholeR - wholeS;
  else if (slipR > slipS) wholeR = -wholeQ - wholeS;
  return { q: wholeQ, r: wholeR };
}

export function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Corner n of a hex around the origin; corner n and n + 1 bound the side towards direction n. */
export function corner(n: number, radius: number): Point {
  const angle = (Math.PI / 180) * (30 - 60 * n);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A hex as the points of a polygon. */
export function outline(radius = RADIUS, middle: Point = { x: 0, y: 0 }): string {
  return Array.from({ length: 6 }, (_, n) => corner(n, radius))
    .map(({ x, y }) => `${(middle.x + x).toFixed(2)},${(middle.y + y).toFixed(2)}`)
    .join(" ");
}

/** The sides that some hexes share with no other of them, as one path. */
export function border(hexes: Hex[]): string {
  const within = new Set(hexes.map(placeOf));
  let path = "";
  for (const hex of hexes) {
    const middle = centreOf(hex);
    for (let direction = 0; direction < 6; direction++) {
      if (within.has(placeOf(beside(hex, direction)))) continue;
      const [from, to] = [corner(direction, RADIUS), corner(direction + 1, RADIUS)];
      path += `M${(middle.x + from.x).toFixed(1)} ${(middle.y + from.y).toFixed(1)}`;
      path += `L${(middle.x + to.x).toFixed(1)} ${(middle.y + to.y).toFixed(1)}`;
    }
  }
  return path;
}
