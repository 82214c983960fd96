// What the server tells of a table of Olympos (docs/formats.md), and the facts of its box.

import type { Made } from "./types";

export { RESOURCES } from "./map/lying";
export type {
  Awaited,
  BonusFacts,
  Cubes as Bundle,
  DestinyFacts,
  DiscoveryFacts,
  Facts,
  God,
  GodFacts,
  Made,
  Position,
  Resource,
  Seat,
  SetupFacts,
  TerritoryFacts,
  WonderFacts,
} from "./types";

export const ROWS = ["red", "yellow", "green", "blue", "purple"];

/** How many there are, whether they lie open or face down. */
export function count(some: number | unknown[]): number {
  return typeof some === "number" ? some : some.length;
}

export function nameOf(made: Made): string {
  return typeof made === "string" ? made : made.discovery;
}
