// What the server tells of a table of Olympos, read as its types say, and small things to read it by.

import type { Made, Seat } from "./types";

export { RESOURCES } from "./map/lying";
export type {
  Cubes as Bundle,
  DestinyFacts,
  DiscoveryFacts,
  Facts,
  God,
  Gift,
  GodFacts,
  Group,
  Position,
  Resource,
  TerritoryFacts,
  WonderFacts,
} from "./types";

/** The rows of the development board, from the top. */
export const ROWS = ["red", "yellow", "green", "blue", "purple"];

/** How many there are, whether they lie open or face down. */
export function count(some: Seat["hand"]): number {
  return typeof some === "number" ? some : some.length;
}

export function nameOf(made: Made): string {
  return typeof made === "string" ? made : made.discovery;
}
