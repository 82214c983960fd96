import type { TableContext, Told, Words } from "./game";

/** A missing word is shown as its key: where a box of one's own names things there is something better to say. */
export function wordOr(
  table: Pick<TableContext<Told>, "word">,
  key: string,
  otherwise: string,
  words: Words = {},
): string {
  const word = table.word(key, words);
  return word === key ? otherwise : word;
}
