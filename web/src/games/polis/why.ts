// Actions are numbers; these make those that are not offered, to ask the server why.

import type { TableContext } from "../../table/game";
import { COLOURS, cardFacts, nameOf, type Awaited, type Colour, type Facts, type Position } from "./position";
import { cardSpot } from "./spots";

const STEP = 64;
const SYMBOLS = 16;
const OF_A_DECK: Partial<Record<Awaited, number>> = { look: 20, extra: 12 };
const DRAW = 8;
const OF_A_HAND: Partial<Record<Awaited, number>> = { offer: STEP, develop: 2 * STEP, discard: 3 * STEP };
const OF_A_CITY: Partial<Record<Awaited, number>> = { trade: 6 * STEP, war: 7 * STEP };
const DESTROY = 8 * STEP;
const SACRIFICE = 9 * STEP;
const PROTECT = 16 * STEP;
const USE = 64 * STEP;

export function tradeAction(seat: number): number {
  return OF_A_CITY.trade! + seat;
}

export function attackAction(seat: number): number {
  return OF_A_CITY.war! + seat;
}

/** What would have been done with a thing now, had it been possible. */
export function impossibleAction(table: TableContext, spot: string): number | null {
  const { awaited }: Position = table.position;
  const [place, ...name] = spot.split(" ");
  if (place === "deck") return (OF_A_DECK[awaited] ?? DRAW) + COLOURS.indexOf(name[0] as Colour);
  if (place === "hand") return kindAction(table.facts, awaited, name.join("_"));
  if (place === "city") return awaited in OF_A_CITY ? OF_A_CITY[awaited]! + Number(name.at(-1)) : null;
  return cardAction(table, spot);
}

function kindAction(facts: Facts, awaited: Awaited, kind: string): number | null {
  const family = OF_A_HAND[awaited];
  return family === undefined ? null : family + facts.card.findIndex((card) => card.id === kind);
}

function cardAction({ position, facts }: TableContext, spot: string): number | null {
  const { awaited, actor, target, seats }: Position = position;
  const slotIn = (seat: number) =>
    seats[seat]?.city.findIndex((_, slot, city) => cardSpot(city, slot, seat) === spot) ?? -1;
  if (awaited === "destroy") return slotIn(target) < 0 ? null : DESTROY + slotIn(target);
  const slot = slotIn(actor);
  if (slot < 0) return null;
  if (awaited === "sacrifice") return SACRIFICE + slot;
  if (awaited === "profit") return USE + slot * STEP;
  if (awaited !== "protect") return null;
  const symbols = cardFacts(facts, nameOf(seats[actor]!.city[slot]!))?.symbols ?? [];
  return (
    PROTECT +
    slot * SYMBOLS +
    Math.max(
      0,
      symbols.findIndex((symbol) => symbol.ring),
    )
  );
}
