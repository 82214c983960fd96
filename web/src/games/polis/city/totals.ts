// What the symbols of a city come to.

import { symbolsInSight } from "../cards/printed";
import { cardFacts, COLOURS, nameOf, type CardFacts, type Colour, type Facts, type Seat } from "../position";

export interface Totals {
  culture: number;
  vase: number;
  /** In attack. */
  war: number;
  defence: number;
  /** In the profit phase: coins, and points as tokens. */
  coins: number;
  points: number;
  /** Off every card, and more off those of a colour. */
  discount: number;
  discounts: Record<Colour, number>;
  /** Points on cards, counted at the end. */
  ends: number;
}

export function totalsOf(facts: Facts, seat: Seat): Totals {
  const cards = seat.city.flatMap((standing) => cardFacts(facts, nameOf(standing)) ?? []);
  const ofColour = (colour: Colour) => cards.filter((card) => card.colour === colour).length;
  const buildings = cards.filter(({ tags }) => tags.includes("building")).length;
  const discounts: Record<Colour, number> = { red: 0, green: 0, blue: 0, yellow: 0 };
  const totals: Totals = {
    culture: 0,
    vase: 0,
    war: seat.tucked.length,
    defence: seat.tucked.length,
    coins: captains(cards),
    points: 0,
    discount: 0,
    discounts,
    ends: 0,
  };
  for (const { kind, value = 1, colour, defence_only } of symbolsInSight(facts, seat)) {
    if (kind === "culture" || kind === "vase" || kind === "coins" || kind === "points" || kind === "discount")
      totals[kind] += value;
    if (kind === "war") totals.defence += 1;
    if (kind === "war" && !defence_only) totals.war += 1;
    if (kind === "colour_discount") discounts[colour!] += value;
    if (kind === "coins_per_colour") totals.coins += ofColour(colour!);
    if (kind === "coins_per_building") totals.coins += buildings;
    if (kind === "end_points") totals.ends += value;
    if (kind === "end_points_per_colour") totals.ends += ofColour(colour!);
    if (kind === "end_points_per_building") totals.ends += buildings;
  }
  return totals;
}

/** What the Captains of a city with a ship bring. */
function captains(cards: CardFacts[]): number {
  if (!cards.some(({ tags }) => tags.includes("ship"))) return 0;
  return cards.reduce((sum, { effect, coins = 0 }) => sum + (effect === "captain" ? coins : 0), 0);
}

/** What a card would cost in a city now. */
export function priceOf(facts: Facts, seat: Seat, card: CardFacts, ownDiscount: boolean): number {
  const city = ownDiscount ? [...seat.city, card.id] : seat.city;
  const { discount, discounts } = totalsOf(facts, { ...seat, city });
  return Math.max(0, facts.turn.development - discount - discounts[card.colour]);
}

/** What would be more if a card came into a city. */
export function gainsOf(facts: Facts, seat: Seat, card: CardFacts): Totals {
  const [before, after] = [totalsOf(facts, seat), totalsOf(facts, { ...seat, city: [...seat.city, card.id] })];
  const more = (key: Exclude<keyof Totals, "discounts">) => after[key] - before[key];
  const discounts = { ...after.discounts };
  for (const colour of COLOURS) discounts[colour] -= before.discounts[colour];
  return {
    culture: more("culture"),
    vase: more("vase"),
    war: more("war"),
    defence: more("defence"),
    coins: more("coins"),
    points: more("points"),
    discount: more("discount"),
    discounts,
    ends: more("ends"),
  };
}
