// What the tooltips of Polis tell: the effect in words, when it works and how often, and its rule.

import type { TableContext } from "../../table/game";
import type { CardFacts } from "./position";

/** The name of a card: from the catalogue, or as an owner's file gives it. */
export function nameInWords(table: TableContext, card: CardFacts): string {
  return orElse(table, `polis-card-${card.id}`, card.name);
}

/** The text of a card, in our words; most cards have none. */
export function textOf(table: TableContext, card: CardFacts): string | undefined {
  return card.effect && orElse(table, `polis-text-${card.effect === "temple" ? "temple" : card.id}`, "");
}

/** A missing word is shown as its key: here there is something better to say. */
function orElse(table: TableContext, key: string, otherwise: string): string {
  const word = table.word(key);
  return word === key ? otherwise : word;
}
