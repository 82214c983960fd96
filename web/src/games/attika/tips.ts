// What the tooltips of Attika tell.

import type { TableContext } from "./table";
import { picture } from "../../table/picture";
import type { Tip } from "../../table/tips.svelte";
import PieceTip from "./player/PieceTip.svelte";
import { LANDSCAPES, LANDSCAPE_NAMES, type Bundle } from "./position";
import type { Landscape } from "./types";

/** A building, and how far it has come. */
export function pieceTip(table: TableContext, kind: string, standing?: string): Tip {
  const props = { table, kind, standing: standing && table.word(`attika-table-${standing}`) };
  return { title: table.word(`attika-building-${kind}`), drawing: picture(PieceTip, props), rule: "A-20" };
}

export function pileTip(table: TableContext, pile: number, count: number): Tip {
  const title = pile === 0 ? table.word("attika-pile-main") : table.word("attika-pile", { number: pile });
  const holds = table.word("attika-table-pile-holds", { count });
  return {
    title,
    text: `${holds} ${table.word(pile === 0 ? "attika-tip-main-pile" : "attika-tip-pile")}`,
    rule: "A-10",
  };
}

export function cardTip(table: TableContext, landscape: Landscape, count: number): Tip {
  const name = LANDSCAPE_NAMES[landscape];
  return {
    title: table.word(`attika-some-${name}`, { count }),
    text: table.word("attika-tip-card", { landscape: table.word(`attika-${name}`) }),
    rule: "A-19",
  };
}

/** `2 forests, 1 hill` */
export function cardsInWords(table: TableContext, cards: Bundle): string {
  return LANDSCAPES.filter((landscape) => cards[landscape] > 0)
    .map((landscape) => table.word(`attika-some-${LANDSCAPE_NAMES[landscape]}`, { count: cards[landscape] }))
    .join(", ");
}

export function landscapeTip(table: TableContext, landscape: Landscape): Tip {
  const name = table.word(`attika-${LANDSCAPE_NAMES[landscape]}`);
  return { title: name, text: table.word("attika-tip-landscape", { landscape: name }), rule: "A-17" };
}

const RULES = {
  amphora: "A-29",
  built: "A-35",
  cards: "A-12",
  deck: "A-12",
  discards: "A-15",
  piles: "A-10",
  settlements: "A-24",
  temple: "A-36",
  tiles: "A-31",
} as const;

/** A counter: its number in words, and what it is for. */
export function counterTip(table: TableContext, counter: keyof typeof RULES, title: string): Tip {
  return { title, text: table.word(`attika-tip-${counter}`), rule: RULES[counter] };
}
