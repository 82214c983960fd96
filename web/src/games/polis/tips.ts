// What the tooltips of Polis tell: the effect in words, when it works and how often, and its rule.

import { wordOr } from "../../table/words";
import type { TableContext } from "./table";
import { picture } from "../../table/picture";
import type { Tip } from "../../table/tips.svelte";
import CardTip from "./cards/CardTip.svelte";
import SymbolList from "./cards/SymbolList.svelte";
import { PHASES } from "./market/phases";
import {
  cardFacts,
  colourOf,
  COLOURS,
  isColour,
  nameOf,
  type CardFacts,
  type FaceDown,
  type Facts,
  type Printed,
  type SideFacts,
  type CardInCity,
} from "./position";

// --- cards ---

/** The name of a card: from the catalogue, or as an owner's file gives it. */
export function nameInWords(table: TableContext, card: CardFacts): string {
  return wordOr(table, `polis-card-${card.id}`, card.name);
}

/** A face-down card by what is known of it. */
export function faceInWords(table: TableContext, card: FaceDown | CardInCity): string {
  const name = nameOf(card);
  const printed = cardFacts(table.facts, name);
  return printed ? nameInWords(table, printed) : table.word(isColour(name) ? `polis-some-${name}` : "polis-end-card");
}

/** The text of a card, in our words; most cards have none. */
export function textOf(table: TableContext, card: CardFacts): string {
  const { mercenary } = table.facts.turn;
  const { tokens = 0, coins = mercenary, gift = 0, looks = 0, deck } = card;
  const words = { tokens, coins, gift, looks, deck: deck ? table.word(`polis-deck-${deck}`) : "" };
  return wordOr(table, `polis-text-${card.effect === "temple" ? "temple" : card.id}`, "", words);
}

/** When the text works, and how often. */
export function timeOf(table: TableContext, card: CardFacts): string {
  const when = card.moment ?? "profit";
  const phase = PHASES.findIndex(({ name }) => name === when) + 1;
  const words = phase > 0 ? { number: phase, phase: table.word(`polis-phase-${when}`) } : undefined;
  const time = words ? table.word("polis-when-phase", words) : table.word(`polis-when-${when}`);
  const often =
    card.uses && card.uses !== "on_place" && card.uses !== "passive" ? table.word(`polis-uses-${card.uses}`) : "";
  return often ? `${time}, ${often}` : time;
}

/** A card as it lies somewhere: in a city, in a hand, in an auction. */
export function cardTip(table: TableContext, card: FaceDown | CardInCity, seat?: number, slot?: number): Tip {
  const printed = cardFacts(table.facts, nameOf(card));
  if (!printed) return backTip(table, card);
  const props = { table, card, placed: slot !== undefined, covered: coveredOn(table, seat, slot) };
  return { title: nameInWords(table, printed), drawing: picture(CardTip, props), rule: printed.rule };
}

/** The symbol of a card in a city that a coin lies on. */
export function coveredOn({ overview }: TableContext, seat = -1, slot = -1): number | undefined {
  return overview.covered[seat]?.[slot];
}

function backTip(table: TableContext, card: FaceDown | CardInCity): Tip {
  return { title: faceInWords(table, card), text: table.word("polis-tip-back"), rule: "P-70" };
}

/** A card in a city, for those who hear it: its name, its symbols, and what lies on it or beside it. */
export function standingInWords(table: TableContext, seat: number, slot: number): string {
  const { city, tucked } = table.position.seats[seat]!;
  const card = city[slot]!;
  const printed = cardFacts(table.facts, nameOf(card));
  if (!printed) return faceInWords(table, card);
  const { forward = false, target } = typeof card === "string" ? {} : card;
  const marks = [
    coveredOn(table, seat, slot) !== undefined && table.word("polis-table-protected"),
    target !== undefined && table.word("polis-table-points-at", { player: table.seatNames[target] ?? "" }),
    forward && target === undefined && table.word("polis-table-used"),
    printed.effect === "alexander" && tucked.length > 0 && table.word("polis-table-tucked", { count: tucked.length }),
  ];
  const symbols = printed.symbols.map((symbol) => symbolInWords(table, symbol)).join(", ");
  return [`${nameInWords(table, printed)}: ${symbols}`, ...marks.filter((mark) => mark !== false)].join("; ");
}

// --- symbols and boards ---

export function symbolInWords(table: TableContext, { kind, value = 1, colour, defence_only }: Printed): string {
  const words = { value, colour: colour ? table.word(`polis-colour-${colour}`) : "" };
  const symbol = table.word(`polis-symbol-${kind}`, words);
  return defence_only ? table.word("polis-table-in-defence", { symbol }) : symbol;
}

export function sideInWords(table: TableContext, side: SideFacts): string {
  const symbols = side.symbols.map((symbol) => symbolInWords(table, symbol)).join(", ");
  return `${table.word("polis-city", { city: side.name, side: side.side })}: ${symbols}`;
}

export function sideTip(table: TableContext, side: SideFacts): Tip {
  const title = table.word("polis-city", { city: side.name, side: side.side });
  return {
    title,
    drawing: picture(SymbolList, { table, symbols: side.symbols }),
    text: table.word("polis-tip-side"),
    rule: "P-2",
  };
}

// --- what a player has ---

/** What lies in a history: the faces this viewer knows, the colours of the others, and what it comes to. */
export function historyTip(table: TableContext, seat: number): Tip {
  const { totals, scores } = table.overview;
  const { history } = table.position.seats[seat]!;
  const count = history.length;
  const faces = listed(history.map((card) => faceInWords(table, card)));
  const words = { culture: totals.culture[seat]!, count, points: scores.history[seat]! };
  const worth = table.word("polis-tip-history-worth", words);
  const text = count > 0 ? `${faces}. ${worth}` : table.word("polis-tip-history-empty");
  return { title: table.word("polis-table-history", { count }), text, rule: "P-46" };
}

/** The cards of a hand by colour; faces where they are known. */
export function handTip(table: TableContext, seat: number): Tip {
  const { hand } = table.position.seats[seat]!;
  const faces = listed(hand.map((card) => faceInWords(table, card)));
  const text = [faces && `${faces}.`, table.word("polis-tip-hand")].filter(Boolean).join(" ");
  return { title: table.word("polis-table-hand-of", { count: hand.length }), text, rule: "P-70" };
}

/** `2 × red card, Potter` */
function listed(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${count} × ${name}` : name)).join(", ");
}

/** How many cards of each colour, whether their faces are known or not. */
export function byColour(facts: Facts, cards: FaceDown[]): [(typeof COLOURS)[number], number][] {
  return COLOURS.map((colour) => [colour, cards.filter((card) => colourOf(facts, card) === colour).length]);
}

const COUNTER_RULES = {
  money: "P-46",
  tokens: "P-35",
  culture: "P-31",
  vase: "P-39",
  war: "P-40",
  income: "P-22",
  discounts: "P-19",
  ends: "P-43",
} as const;
type Counter = keyof typeof COUNTER_RULES;

/** A counter: its number in words, and what it is for. */
export function counterTip(table: TableContext, counter: Counter, title: string): Tip {
  const { coins_per_point } = table.facts.scoring;
  return { title, text: table.word(`polis-tip-${counter}`, { coins: coins_per_point }), rule: COUNTER_RULES[counter] };
}
