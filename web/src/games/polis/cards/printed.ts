// What is printed on a card.

import type { Printed } from "../position";

/** Some symbols have a colour or a building at their side. */
export const isLong = ({ kind }: Pick<Printed, "kind">): boolean =>
  kind === "colour_discount" || kind.includes("_per_");

/** How wide a symbol is, for its height. */
export const stretch = (symbol: Pick<Printed, "kind">): number => (isLong(symbol) ? 60 / 38 : 1);
