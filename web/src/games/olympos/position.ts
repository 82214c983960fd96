// What the server tells of a table of Olympos (docs/formats.md), and the facts of its box.

import type { Resource } from "./map/lying";

export { RESOURCES, type Resource } from "./map/lying";

export type Bundle = Partial<Record<Resource, number>>;

/** A discovery; the face of its tile and its bonus space, counted from 1, where it has any of them. */
export type Made = string | { discovery: string; face?: Resource; bonus?: number };

export interface Seat {
  space: number;
  stock: number;
  cubes: Bundle;
  hourglasses: number;
  /** Null where it lies face down before somebody else. */
  prestige: number | null;
  /** How many times it was laid down. */
  laid: number;
  /** Destiny cards; only how many, when they are somebody else's. */
  hand: string[] | number;
  discoveries: Made[];
  wonders: string[];
  ares: number;
  siren: boolean;
  erinyes: number;
  athena: number;
  keres: number;
  prayers: number;
  resigned: boolean;
}

export type Row = "red" | "yellow" | "green" | "blue" | "purple";
export const ROWS: readonly Row[] = ["red", "yellow", "green", "blue", "purple"];

export interface God {
  space: number;
  card: string | null;
  revealed: boolean;
}

export type Awaited =
  | "condemn"
  | "barbarians"
  | "act"
  | "go"
  | "pay"
  | "tile"
  | "bonus"
  | "spend"
  | "take"
  | "keep"
  | "before paying"
  | "ending"
  | "answer"
  | "lose"
  | "nothing";

export interface Position {
  options: Record<string, string>;
  turn: number;
  actor: number;
  mover: number;
  awaited: Awaited;
  last_turn: boolean;
  /** Who is in the race, in the order of their turns. */
  line: number[];
  seats: Seat[];
  /** By territory, the lowest first. */
  settlers: Record<string, (number | "barbarians")[]>;
  condemned: string[];
  tribes: string[];
  /** The discoveries of each row, column by column. */
  board: Record<Row, (string | null)[]>;
  wonders: (string | null)[];
  deck: string[] | number;
  discards: string[];
  gods: God[];
  setting_out: { from: string; settler: number } | null;
  buying: string | null;
  building: string | null;
  due: number;
  late: number;
  cubes_due: number;
  draws_due: number;
  drawn: string[] | number;
  gods_due: number[];
  /** The Olympos card that is being dealt with, or was last. */
  god: number;
  touched: number[];
  ending: string;
}

export interface TerritoryFacts {
  id: string;
  name: string;
  resource: Resource;
  land: string[];
  sea: string[];
  star?: boolean;
  zeus?: boolean;
  atlantis?: boolean;
}

export interface SetupFacts {
  players: number;
  condemned: number;
  barbarians: number;
  columns: number;
  /** One tile of each kind, whatever the backs say. */
  single_tiles: boolean;
  grey_bonus: boolean;
}

export interface DiscoveryFacts {
  id: string;
  row: Row;
  cost: string[];
  effect: Record<string, number>;
  faces?: Resource[];
}

export interface WonderFacts {
  id: string;
  stars: number;
  points: number;
}

/** An Olympos card. */
export interface GodFacts {
  id: string;
  good: boolean;
  effect: string;
  amount: number;
}

export interface DestinyFacts {
  id: string;
  effect: string;
  resource?: Resource;
  amount: number;
  copies: number;
}

export interface Facts {
  pieces: { settlers: number; hourglasses: number; cubes: number };
  costs: Record<string, number>;
  fights: { tribe_swords: number; barbarian_swords: number; compensation: number };
  scoring: { territory: number; atlantis: number; discovery: number; card_in_hand: number };
  track: { cross: number; zeus: number[]; olympos_cards: number[]; last_points: number[] };
  setup: SetupFacts[];
  territory: TerritoryFacts[];
  sea: { id: string; name: string; sea: string[] }[];
  row: { id: Row; backs: number[] }[];
  bonus: { row: Row; column: number; slots: string[]; grey: number }[];
  discovery: DiscoveryFacts[];
  wonder: WonderFacts[];
  olympos_card: GodFacts[];
  destiny_card: DestinyFacts[];
}

/** How many there are, whether they lie open or face down. */
export function count(some: number | unknown[]): number {
  return typeof some === "number" ? some : some.length;
}

export function nameOf(made: Made): string {
  return typeof made === "string" ? made : made.discovery;
}
