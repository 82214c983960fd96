// The names of the places at the table. A thing carries its name as `data-spot`: what flies there, what a lesson
// lights up and what a player picks is found by it.

import type { TableContext } from "../../table/game";
import { nameOf, type Colour, type Facts, type Position, type Standing } from "./position";

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
export const pastSpot = (kind: string): string => `past ${written(kind)}`;
export const boardSpot = (board: string): string => `board ${board.toLowerCase()}`;
export const LOT = "lot";
/** What is out of the game, and the bank, lie beside the decks. */
export const BOX = "box";
export const BANK = "bank";

/** `theatre 2 of 0`: the second Theatre in the row of seat 0. */
export function cardSpot(city: Standing[], slot: number, seat: number): string {
  const kind = nameOf(city[slot]!);
  const before = city.slice(0, slot).filter((card) => nameOf(card) === kind).length;
  return slotSpot(written(kind) + (before > 0 ? ` ${before + 1}` : ""), seat);
}

/** The same from the notation of a move. */
export const slotSpot = (slot: string, seat: number): string => `${slot} of ${seat}`;

/** Moves are written with spaces, ids with underscores. */
export function written(kind: string): string {
  return kind.replaceAll("_", " ");
}

/** In whose city a card lies: `theatre 2 of 0`. */
export function ownerOf(spot: string): number | null {
  const seat = / of (\d+)$/.exec(spot)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The card that a deed is about: the last of its spots that is one. */
export function cardAt({ position, facts }: TableContext, spots: string[]): Standing | null {
  for (const spot of spots.toReversed()) {
    const named = (facts as Facts).card.find(({ id }) => spot === handSpot(id) || spot === pastSpot(id));
    if (named) return named.id;
    for (const [seat, { city }] of (position as Position).seats.entries()) {
      const slot = city.findIndex((_, n) => cardSpot(city, n, seat) === spot);
      if (slot >= 0) return city[slot]!;
    }
  }
  return null;
}
