// What the server tells of a table of Attika (docs/formats.md), and the facts of its box.

export type Landscape = "W" | "F" | "H" | "M";
export const LANDSCAPES: readonly Landscape[] = ["W", "F", "H", "M"];
export const LANDSCAPE_NAMES: Record<Landscape, string> = {
  W: "water",
  F: "forest",
  H: "hill",
  M: "mountain",
};

export type Bundle = Record<Landscape, number>;

export interface Seat {
  cards: string | number;
  piles: (number | string[])[];
  stored: string[];
  buildings: Record<string, string>;
  amphoras: number;
  rewarded: string[];
  resigned: boolean;
}

export interface LaidTile {
  tile: number;
  at: string;
  turned: number;
}

export interface Position {
  options: Record<string, string>;
  seats: Seat[];
  actor: number;
  awaited: "act" | "drawn" | "pay" | "lay" | "turn" | "take" | "nothing";
  turn_kind: "undecided" | "draw" | "build";
  actions_left: number;
  drawn: { pile: number; building: string | null } | null;
  site: { at: string; building: string } | null;
  tile: { tile: number; at: string | null } | null;
  map: { temples: string[]; tiles: LaidTile[] };
  tile_stack: number | number[];
  deck: string | number;
  discards: string;
  amphoras: number;
}

export interface BuildingFacts {
  id: string;
  group: string;
  count: number;
  main: boolean;
  cost?: string;
  any_cost?: number;
  arrows: string[];
}

export interface Facts {
  building: BuildingFacts[];
  group: { id: string; size: number }[];
  map_tiles: { faces: string[] };
}

/** What the engine makes of a table. */
export interface Overview {
  /** How many each player has. */
  buildings: number;
  seats: {
    built: number;
    settlements: number;
    /** Buildings that are missing at least between two temples; null where no line is possible. */
    lacks: number | null;
    /** To which an arrow leads from a building on the map. */
    chained: string[];
  }[];
  next: number;
  /** For the seat that must act: cards for stopping, whether one more action costs an amphora, ways to pay. */
  yours: { stop?: number; extra?: boolean; ways?: string[] };
}

/** What the engine foresees of a move: the cards that each item of its price speaks of. */
export interface Outlook {
  items: string[];
}

export function noCards(): Bundle {
  return { W: 0, F: 0, H: 0, M: 0 };
}

/** How many there are, whether they lie open or face down. */
export function count(some: string | number | unknown[]): number {
  return typeof some === "number" ? some : some.length;
}

export function bundleOf(letters: string): Bundle {
  const bundle = noCards();
  for (const letter of letters) bundle[letter as Landscape] += 1;
  return bundle;
}

export function total(bundle: Bundle): number {
  return LANDSCAPES.reduce((sum, landscape) => sum + bundle[landscape], 0);
}

export function within(part: Bundle, whole: Bundle): boolean {
  return LANDSCAPES.every((landscape) => part[landscape] <= whole[landscape]);
}

export function without(whole: Bundle, part: Bundle): Bundle {
  const left = noCards();
  for (const landscape of LANDSCAPES) left[landscape] = whole[landscape] - part[landscape];
  return left;
}
