// What lies where on the map, and what the table wants to say about it.

export const RESOURCES = ["grain", "wood", "stone", "gold"] as const;
export type Resource = (typeof RESOURCES)[number];

/** A settler of a seat, or somebody who was there before. */
export type Piece = number | "tribe" | "barbarian";

export interface Lying {
  resource: Resource;
  star?: boolean;
  zeus?: boolean;
  /** Nobody may settle here. */
  condemned?: boolean;
  atlantis?: boolean;
  /** From the lowest to the one on top, who controls the territory. */
  stack: readonly Piece[];
}

export interface Mark {
  /** It can be chosen, at this price. */
  target?: boolean;
  price?: string;
  /** How dear that is among all prices, from 0 to 1. */
  dear?: number;
  /** A settler can leave from here. */
  source?: boolean;
  /** It has been chosen. */
  chosen?: boolean;
  /** Something was done there in the last turn. */
  fresh?: boolean;
  /** The log speaks of it. */
  lit?: boolean;
  /** Out of reach. */
  dimmed?: boolean;
}
