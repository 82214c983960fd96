import { DIRECTIONS, beside, hexAt, placeOf, type Hex } from "./hexes";
import { LANDSCAPES } from "./position";
import type { Facts, LaidTile, Landscape } from "./types";

export interface Space extends Hex {
  place: string;
  landscape: Landscape | null;
}

export interface Building extends Hex {
  place: string;
  kind: string;
  seat: number;
}

/** The seven spaces of a tile; turned by k, direction d shows petal d - k. */
export function spacesOf(face: string, at: Hex, turned: number): Space[] {
  const petals = DIRECTIONS.map((_, direction) => ({
    hex: beside(at, direction),
    letter: face[1 + ((direction - turned + 6) % 6)],
  }));
  return [{ hex: at, letter: face[0] }, ...petals].map(({ hex, letter }) => ({
    ...hex,
    place: placeOf(hex),
    landscape: LANDSCAPES.find((name) => name === letter) ?? null,
  }));
}

export function faceOf(facts: Facts, tile: number): string {
  return facts.map_tiles.faces[tile - 1] ?? ".......";
}

export function tileSpaces(facts: Facts, laid: LaidTile): Space[] {
  return spacesOf(faceOf(facts, laid.tile), hexAt(laid.at), laid.turned);
}

/** From the buildings of each seat by place. */
export function buildingsOf(seats: Record<string, string>[]): Building[] {
  return seats.flatMap((buildings, seat) =>
    Object.entries(buildings).map(([place, kind]) => ({ ...hexAt(place), place, kind, seat })),
  );
}

/** Pairs of neighbouring buildings of one owner: what holds a settlement together. */
export function links(buildings: Building[]): [Building, Building][] {
  const standing = new Map(buildings.map((building) => [building.place, building]));
  return buildings.flatMap((building) =>
    [0, 1, 2]
      .map((direction) => standing.get(placeOf(beside(building, direction))))
      .filter((other) => other !== undefined && other.seat === building.seat)
      .map((other): [Building, Building] => [building, other!]),
  );
}
