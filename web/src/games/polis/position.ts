// What the server tells of a table of Polis (docs/formats.md), and the facts of its box.

export type Colour = "red" | "green" | "blue" | "yellow";
export const COLOURS: readonly Colour[] = ["red", "green", "blue", "yellow"];

export const END_CARD = "end";

/** A face-down card: its id, or its colour where no more is known; with facts where something is unusual. */
export type FaceDown = string | { card: string; seen?: string | number[]; used?: boolean };

/** A card in a city; `coin` names the symbol it lies on, `target` the seat a Harbour points at. */
export type Standing = string | { card: string; coin?: string; forward?: boolean; target?: number };

export interface Seat {
  board: string | null;
  coins: number;
  tokens: number;
  hand: FaceDown[];
  city: Standing[];
  history: FaceDown[];
  tucked: FaceDown[];
  resigned: boolean;
}

export type Awaited =
  | "board"
  | "opening"
  | "look"
  | "draw"
  | "extra"
  | "offer"
  | "bid"
  | "settle"
  | "develop"
  | "found"
  | "visit"
  | "discard"
  | "replace"
  | "protect"
  | "profit"
  | "erase"
  | "return"
  | "trade"
  | "war"
  | "destroy"
  | "sacrifice"
  | "nothing";

export interface Position {
  options: Record<string, string>;
  turn: number;
  first: number;
  active: number;
  actor: number;
  phase: number;
  awaited: Awaited;
  looks: number;
  looked_at: Colour[];
  draws: number;
  drawn_from: Colour[];
  auctions: number;
  lot: FaceDown | null;
  bid: number;
  bidder: number;
  passed: number[];
  developed: number;
  price: number;
  waiting: number[];
  due: number[];
  income_taken: boolean;
  target: number;
  trades: number;
  partners: number[];
  /** The next card first; a number stands for so many unknown ones. */
  decks: Record<Colour, number | (number | FaceDown)[]>;
  blocked: Colour[];
  out_of_game: FaceDown[];
  seats: Seat[];
  ending: "none" | "end cards" | "last one left";
}

// --- the box ---

export type SymbolKind =
  | "culture"
  | "discount"
  | "colour_discount"
  | "coins"
  | "points"
  | "coins_per_colour"
  | "coins_per_building"
  | "start_coins"
  | "vase"
  | "war"
  | "mercenary"
  | "end_points_per_colour"
  | "end_points"
  | "end_points_per_building";

export interface Printed {
  kind: SymbolKind;
  value?: number;
  colour?: Colour;
  ring?: boolean;
  /** A War symbol that counts for whoever is attacked. */
  defence_only?: boolean;
  source: string;
}

export interface CardFacts {
  id: string;
  name: string;
  colour: Colour;
  copies: number;
  tags: ("building" | "person" | "ship")[];
  symbols: Printed[];
  effect?: string;
  uses?: "passive" | "any" | "on_place" | "once_per_turn" | "once_per_game";
  tokens?: number;
  coins?: number;
  gift?: number;
  deck?: Colour;
  looks?: number;
  trades?: number;
  source: string;
}

export interface SideFacts {
  city: string;
  name: string;
  side: "A" | "B";
  symbols: Printed[];
  source: string;
}

export interface Facts {
  card: CardFacts[];
  city_side: SideFacts[];
  start: { coins: number; end_card_among_last: number };
  turn: {
    draws: number;
    extra_card: number;
    developments: number;
    development: number;
    protection: number;
    mercenary: number;
    end_cards: number;
  };
  auction: { must_sell: number; premium: number; unwanted: number };
  scoring: { coins_per_point: number };
}

export function nameOf(card: FaceDown | Standing): string {
  return typeof card === "string" ? card : card.card;
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

export function cardFacts(facts: Facts, name: string): CardFacts | undefined {
  return facts.card.find((card) => card.id === name);
}

/** Of a card whose face is known or not. */
export function colourOf(facts: Facts, card: FaceDown | Standing): Colour {
  const name = nameOf(card);
  return isColour(name) ? name : (cardFacts(facts, name)?.colour ?? "red");
}

/** `athina A` */
export function sideFacts(facts: Facts, board: string): SideFacts | undefined {
  return facts.city_side.find(({ city, side }) => `${city} ${side}`.toLowerCase() === board.toLowerCase());
}

/** The cards that lie in a deck, an End card that blocks it included. */
export function cardsIn(deck: number | (number | FaceDown)[]): number {
  if (typeof deck === "number") return deck;
  return deck.reduce<number>((sum, part) => sum + (typeof part === "number" ? part : 1), 0);
}
