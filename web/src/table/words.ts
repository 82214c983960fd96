import { hasWord } from "../lib/i18n.svelte";
import type { TableContext, Told, Words } from "./game";

/** Not every thing has a word: those of a box of one's own have names, and most cards no text. */
export function wordOr(
  table: Pick<TableContext<Told>, "word">,
  key: string,
  otherwise: string,
  words: Words = {},
): string {
  return hasWord(key) ? table.word(key, words) : otherwise;
}
