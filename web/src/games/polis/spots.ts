// The names of the places at the table. A thing carries its name as `data-spot`: what flies there, what a lesson
// lights up and what a player picks is found by it.

import { nameOf, type Colour, type Seat, type CardInCity } from "./position";

/** A card of one's own hand; equal cards share their spot. */
export const handSpot = (kind: string): string => `hand ${written(kind)}`;
/** All the cards in the hand of a seat, as the others see them. */
export const handOf = (seat: number): string => `hand of ${seat}`;
export const deckSpot = (colour: Colour): string => `deck ${colour}`;
/** A player, with the whole city. */
export const citySpot = (seat: number): string => `city of ${seat}`;
export const historyOf = (seat: number): string => `history of ${seat}`;
export const coinsOf = (seat: number): string => `coins of ${seat}`;
export const tokensOf = (seat: number): string => `tokens of ${seat}`;
/** A card that is looked at in a history pile. */
const pastSpot = (kind: string): string => `past ${written(kind)}`;
export const boardSpot = (board: string): string => `board ${board.toLowerCase()}`;
export const LOT = "lot";
/** What is out of the game, and the bank, lie beside the decks. */
export const BOX = "box";
export const BANK = "bank";

/** `theatre 2 of 0`: the second Theatre in the row of seat 0. */
export function cardSpot(city: CardInCity[], slot: number, seat: number): string {
  const kind = nameOf(city[slot]!);
  const before = city.slice(0, slot).filter((card) => nameOf(card) === kind).length;
  return `${written(kind)}${before > 0 ? ` ${before + 1}` : ""} of ${seat}`;
}

/** Spots are written with spaces, ids with underscores. */
function written(kind: string): string {
  return kind.replaceAll("_", " ");
}

// --- what a hand can point at ---

export interface Thing {
  spot: string;
  colour?: Colour;
  card?: CardInCity;
  seat?: number;
  slot?: number;
}

export const aDeck = (colour: Colour): Thing => ({ spot: deckSpot(colour), colour });
export const aBoard = (side: string): Thing => ({ spot: boardSpot(side) });
export const aCity = (seat: number): Thing => ({ spot: citySpot(seat), seat });
export const inHand = (card: string): Thing => ({ spot: handSpot(card), card });
export const inPile = (card: string): Thing => ({ spot: pastSpot(card), card });

export function inCity(seats: Seat[], seat: number, slot: number): Thing {
  const { city } = seats[seat]!;
  return { spot: cardSpot(city, slot, seat), card: city[slot], seat, slot };
}
