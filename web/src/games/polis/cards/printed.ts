// What is printed on a card, and what of it can be seen.

import {
  cardFacts,
  nameOf,
  sideFacts,
  type CardFacts,
  type Facts,
  type Printed,
  type Seat,
  type Standing,
} from "../position";

/** Some symbols have a colour or a building at their side. */
export const isLong = ({ kind }: Pick<Printed, "kind">): boolean =>
  kind === "colour_discount" || kind.includes("_per_");

/** How wide a symbol is, for its height. */
export const stretch = (symbol: Pick<Printed, "kind">): number => (isLong(symbol) ? 60 / 38 : 1);

/** Which symbol of a card its coin lies on, or -1. A coin is named after its symbol: `culture`, `vase 2`. */
export function coveredSymbol(card: CardFacts, standing: Standing): number {
  const coin = typeof standing === "object" ? standing.coin : undefined;
  if (!coin) return -1;
  const [, kind, number] = /^(.+?)(?: (\d+))?$/.exec(coin)!;
  const alike = card.symbols.flatMap((symbol, n) => (symbol.kind === kind!.replaceAll(" ", "_") ? [n] : []));
  const ringed = alike.find((n) => card.symbols[n]!.ring);
  return (number ? alike[Number(number) - 1] : (ringed ?? alike[0])) ?? -1;
}

/** The symbols of a city that count: those of its board, and on its cards those with no coin on them. */
export function symbolsInSight(facts: Facts, { board, city }: Seat): Printed[] {
  const printed = board ? (sideFacts(facts, board)?.symbols ?? []) : [];
  return [...printed, ...city.flatMap((standing) => symbolsOf(facts, standing))];
}

function symbolsOf(facts: Facts, standing: Standing): Printed[] {
  const card = cardFacts(facts, nameOf(standing));
  if (!card) return [];
  const covered = coveredSymbol(card, standing);
  return card.symbols.filter((_, n) => n !== covered);
}
