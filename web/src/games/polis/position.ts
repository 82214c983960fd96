// What the server tells of a table of Polis (docs/formats.md), and the facts of its box.

import type { CardFacts, CityCard, Colour, Deck, FaceDown, Facts, SideFacts } from "./types";

export type {
  Awaited,
  CardFacts,
  CityCard as Standing,
  Colour,
  FaceDown,
  Facts,
  Position,
  Printed,
  Seat,
  SideFacts,
  SymbolKind,
} from "./types";

export const COLOURS: readonly Colour[] = ["red", "green", "blue", "yellow"];

export const END_CARD = "end";

export function nameOf(card: FaceDown | CityCard): string {
  return typeof card === "string" ? card : card.card;
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

export function cardFacts(facts: Facts, name: string): CardFacts | undefined {
  return facts.card.find((card) => card.id === name);
}

/** Of a card whose face is known or not. */
export function colourOf(facts: Facts, card: FaceDown | CityCard): Colour {
  const name = nameOf(card);
  return isColour(name) ? name : (cardFacts(facts, name)?.colour ?? "red");
}

/** `athina A` */
export function sideFacts(facts: Facts, board: string): SideFacts | undefined {
  return facts.city_side.find(({ city, side }) => `${city} ${side}`.toLowerCase() === board.toLowerCase());
}

/** The cards that lie in a deck, an End card that blocks it included. */
export function cardsIn(deck: Deck): number {
  if (typeof deck === "number") return deck;
  return deck.reduce<number>((sum, part) => sum + (typeof part === "number" ? part : 1), 0);
}
