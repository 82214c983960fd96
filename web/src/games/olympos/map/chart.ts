// The drawn map: where every place lies, in units of a board 2000 wide. Made by tools/olympos_map.

import drawing from "./map.json";

export type Point = [x: number, y: number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Left, top, width and height. */
type Frame = [number, number, number, number];

interface Region {
  path: string;
  box: Frame;
}

export interface Territory extends Region {
  /** Where the resource is shown, and the star beside it. */
  sign: Point;
  /** The middle of the stack of pieces. */
  stack: Point;
  price: Point;
  label: Point;
}

/** Its outline is in `seas.json`: one points at it, and does not see it. */
export interface Sea {
  box: Frame;
  label: Point;
}

export const NORTH = "north";
export const WHOLE: Box = { x: 0, y: 0, width: drawing.width, height: drawing.height };
export const TERRITORIES = drawing.territories as unknown as Record<string, Territory>;
export const SEAS = drawing.seas as unknown as Record<string, Sea>;
export const NORTH_ZONE = drawing.north as Region;
export const SEAMS: string = drawing.seams;
export const ISLETS: string = drawing.islets;
export const MOUNTAINS = drawing.mountains as [x: number, y: number, size: number][];
export const ORNAMENTS = drawing.ornaments;
export const WAVES = drawing.waves as Point[];

const CROSSINGS: Record<string, number[]> = drawing.crossings;

export function outlineOf(place: string): string {
  return (TERRITORIES[place] ?? NORTH_ZONE).path;
}

export function boxOf(place: string): Frame {
  return (TERRITORIES[place] ?? SEAS[place] ?? NORTH_ZONE).box;
}

/** Where a place is pointed at: its pieces, the name of a sea, the middle of the North. */
export function middleOf(place: string): Point {
  if (place === NORTH) return [1000, 44];
  return TERRITORIES[place]?.stack ?? SEAS[place]!.label;
}

function crossing(from: string, to: string): Point {
  return (CROSSINGS[`${from} ${to}`] ?? CROSSINGS[`${to} ${from}`]!) as Point;
}

/** Does our map know all borders between these places? */
export function isWay(places: string[]): boolean {
  return places
    .slice(1)
    .every((place, n) => `${places[n]} ${place}` in CROSSINGS || `${place} ${places[n]}` in CROSSINGS);
}

/** The way through these places, each a neighbour of the one before: from piece to piece, across every border. */
export function wayThrough(places: string[]): Point[] {
  const [first, last] = [places[0]!, places.at(-1)!];
  const borders = places.slice(1).map((place, n) => crossing(places[n]!, place));
  const start: Point = first === NORTH ? [borders[0]![0], 44] : middleOf(first);
  return [start, ...borders, middleOf(last)];
}
