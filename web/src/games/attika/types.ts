// Generated from shapes.py and moves.py in src/petteia/games/attika: run `make types`.

export type Source = "inferred" | "published" | "reconstructed" | "rulebook";

export type Landscape = "F" | "H" | "M" | "W";

export type Awaited = "act" | "drawn" | "lay" | "nothing" | "pay" | "take" | "turn";

export type TurnKind = "build" | "draw" | "undecided";

export type Ending = "all built" | "last one left" | "none" | "stalemate" | "temples linked";

/** A block or an entry of a components file: where it is from, and where single facts are. */
export interface Sourced {
  source: Source;
  sources?: Record<string, Source>;
}

/** A map tile, so many sixths of a turn anticlockwise. */
export interface LaidTile {
  tile: number;
  at: string;
  turned: number;
}

export interface Land {
  temples: string[];
  tiles: LaidTile[];
}

/** The building just drawn; null where it is hidden, or has been built and a map tile is due. */
export interface Drawn {
  pile: number;
  building: string | null;
}

/** The building that waits for its payment. */
export interface Site {
  at: string;
  building: string;
}

/** The map tile to lay, with its place once that is chosen. */
export interface TileInHand {
  tile: number;
  at: string | null;
}

/** A player. Cards are letters; what lies face down before somebody else is a number. */
export interface Seat {
  cards: string | number;
  fresh: string;
  piles: (string[] | number)[];
  stored: string[];
  buildings: Record<string, string>;
  amphoras: number;
  rewarded: string[];
  resigned: boolean;
}

/** A table; as a view, that of one seat, with a number in place of what lies face down. */
export interface Position {
  game: "attika";
  format: 1;
  components: string;
  options: Record<string, string>;
  turn: number;
  first: number;
  actor: number;
  awaited: Awaited;
  turn_kind: TurnKind;
  actions_left: number;
  cards_only: boolean;
  cards_due: number;
  drawn: Drawn | null;
  site: Site | null;
  tile: TileInHand | null;
  map: Land;
  tile_stack: number[] | number;
  deck: string | number;
  discards: string;
  shuffled: string;
  amphoras: number;
  seats: Seat[];
  quiet_turns: number;
  changed: boolean;
  ending: Ending;
  winner: number;
  reveals: number;
  shuffles: number;
  seed?: string;
  seat?: number;
}

/** Of a player: what stands on the map, how far it is to a line of temples, and what arrows make free. */
export interface Progress {
  built: number;
  settlements: number;
  lacks: number | null;
  chained: string[];
}

/** For the seat that must act: the cards for stopping now, whether a further action costs an amphora, and
 * every way to pay, the cheapest first. */
export interface Reckoning {
  stop?: number;
  extra?: boolean;
  ways?: string[];
}

/** How far everybody is, who comes next, and what the seat that must act has to reckon with. */
export interface Overview {
  buildings: number;
  seats: Progress[];
  next: number;
  yours: Reckoning;
}

/** The cards that each item of a price speaks of. Of a building: what its site leaves to be paid, and
 * every way to pay it, the cheapest first. */
export interface Outlook {
  items: string[];
  free?: boolean;
  need?: string;
  waived?: number;
  any?: number;
  fee?: number;
  ways?: string[];
}

/** How many cards of each landscape. */
export interface CardFacts {
  source: Source;
  sources?: Record<string, Source>;
  W: number;
  F: number;
  H: number;
  M: number;
}

export interface AmphoraFacts {
  source: Source;
  sources?: Record<string, Source>;
  count: number;
}

export interface PileFacts {
  source: Source;
  sources?: Record<string, Source>;
  main: number;
  others: number[];
}

export interface HandFacts {
  source: Source;
  sources?: Record<string, Source>;
  by_order: number[];
}

export interface TurnFacts {
  source: Source;
  sources?: Record<string, Source>;
  draw_actions: number;
  build_actions: number;
  renounce_cards: number;
  cards_per_unused_action: number;
  substitute_cards: number;
  fee_per_settlement: number;
}

export interface CityFacts {
  source: Source;
  sources?: Record<string, Source>;
  names: string[];
  colours: string[];
}

export interface GroupFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  size: number;
}

export interface BuildingFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  group: string;
  count: number;
  main: boolean;
  cost?: string;
  any_cost?: number;
  arrows: string[];
}

/** The letters of each face: the middle, then the six around it; a dot is a hex without a symbol. */
export interface TileFacts {
  source: Source;
  sources?: Record<string, Source>;
  faces: string[];
}

export interface SetupFacts {
  source: Source;
  sources?: Record<string, Source>;
  players: number;
  tile_centres: number[][];
  temples: number[][];
}

export interface Facts {
  schema: 1;
  cards: CardFacts;
  amphoras: AmphoraFacts;
  piles: PileFacts;
  starting_hand: HandFacts;
  turn: TurnFacts;
  cities: CityFacts;
  group: GroupFacts[];
  building: BuildingFacts[];
  map_tiles: TileFacts;
  setup: SetupFacts[];
}

/** Forgo the remaining actions and take cards for them. */
export interface Stop {
  verb: "stop";
}

/** One of the cards due, where taking them is optional. */
export interface TakeCard {
  verb: "take_card";
}

/** Return an amphora for a card. */
export interface AmphoraCard {
  verb: "amphora_card";
}

export interface EndTurn {
  verb: "end";
}

/** The drawn building goes to the player board. */
export interface Store {
  verb: "store";
}

/** A building from a pile: 0 is that of the main buildings. */
export interface Draw {
  verb: "draw";
  pile: number;
}

/** The same for an amphora, before the turn's own actions (an option). */
export interface AmphoraDraw {
  verb: "amphora_draw";
  pile: number;
}

/** So many sixths of a turn, anticlockwise. */
export interface TurnTile {
  verb: "turn";
  turned: number;
}

export interface Build {
  verb: "build";
  building: string;
  at: string;
}

/** Where the centre of the map tile comes to lie. */
export interface LayTile {
  verb: "lay";
  at: string;
}

/** The cards as letters, in the order of the landscapes: `FFH`. */
export interface Pay {
  verb: "pay";
  cards: string;
}

/** Give up, in turn or not. */
export interface Resign {
  verb: "resign";
  seat: number;
}

export type Move =
  | Stop
  | TakeCard
  | AmphoraCard
  | EndTurn
  | Store
  | Draw
  | AmphoraDraw
  | TurnTile
  | Build
  | LayTile
  | Pay
  | Resign;

/** What is told of a table. */
export interface Told {
  Position: Position;
  Overview: Overview;
  Facts: Facts;
  Move: Move;
  Outlook: Outlook;
}
