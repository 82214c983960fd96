// What the server tells of a table of Polis, and how to read it. Its types are generated.

import type { CardFacts, CityCard, Colour, Deck, Facts, FaceDown, Gains, Move, Overview, SideFacts } from "./types";

export type * from "./types";
export type CardInCity = CityCard;
export type Verb = Move["verb"];

export const COLOURS: readonly Colour[] = ["red", "green", "blue", "yellow"];

export const END_CARD = "end";

export function nameOf(card: FaceDown | CardInCity): string {
  return typeof card === "string" ? card : card.card;
}

export function isColour(name: string): name is Colour {
  return (COLOURS as readonly string[]).includes(name);
}

export function cardFacts(facts: Facts, name: string): CardFacts | undefined {
  return facts.card.find((card) => card.id === name);
}

/** Of a card whose face is known or not. */
export function colourOf(facts: Facts, card: FaceDown | CardInCity): Colour {
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

/** The totals of one city. */
export function totalsOf({ totals }: Overview, seat: number): Required<Gains> {
  const own = <Value>(each: Value[]): Value => each[seat]!;
  return {
    culture: own(totals.culture),
    vase: own(totals.vase),
    war: own(totals.war),
    defence: own(totals.defence),
    coins: own(totals.coins),
    points: own(totals.points),
    discount: own(totals.discount),
    discounts: own(totals.discounts),
    ends: own(totals.ends),
  };
}
