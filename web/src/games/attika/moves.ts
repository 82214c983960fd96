// The legal actions of a view, read from their notation, in the order in which a hand would look for them.

import type { ActionInfo } from "../../protocol";
import type { TableContext } from "../../table/game";
import { readOnce } from "../../table/offers";
import { hexAt } from "./hexes";
import { LANDSCAPES, LANDSCAPE_NAMES, noCards, type Bundle, type Facts } from "./position";

export interface Payment {
  action: number;
  cards: Bundle;
}

export interface Offers {
  /** For each kind of building the places where it may be built now. */
  sites: Map<string, Map<string, number>>;
  draws: Map<number, number>;
  amphoraDraws: Map<number, number>;
  payments: Payment[];
  /** Where the centre of the new map tile may lie. */
  tilePlaces: Map<string, number>;
  turns: { action: number; turned: number }[];
  /** `cards`, `store`, `end` and the like. */
  plain: Map<string, number>;
}

const PILES = ["main", "1", "2", "3"];

export const offersAt = readOnce(readOffers([]), readOffers);

function readOffers(actions: ActionInfo[]): Offers {
  const offers: Offers = {
    sites: new Map(),
    draws: new Map(),
    amphoraDraws: new Map(),
    payments: [],
    tilePlaces: new Map(),
    turns: [],
    plain: new Map(),
  };
  for (const { action, text } of actions) {
    const [thing, place] = text.split(" @ ");
    if (place !== undefined) sitesOf(offers, thing!).set(place, action);
    else if (text.startsWith("pay ")) offers.payments.push({ action, cards: readCards(text.slice(4)) });
    else if (text.startsWith("draw ")) offers.draws.set(PILES.indexOf(text.slice(5)), action);
    else if (text.startsWith("amphora draw ")) offers.amphoraDraws.set(PILES.indexOf(text.slice(13)), action);
    else if (text.startsWith("turn ")) offers.turns.push({ action, turned: Number(text.slice(5)) });
    else offers.plain.set(text, action);
  }
  return offers;
}

function sitesOf(offers: Offers, thing: string): Map<string, number> {
  if (thing === "tile") return offers.tilePlaces;
  const sites = offers.sites.get(thing) ?? new Map<string, number>();
  offers.sites.set(thing, sites);
  return sites;
}

/** `hill, 2 forest` */
function readCards(text: string): Bundle {
  const cards = noCards();
  for (const part of text.split(", ")) {
    const [first, second] = part.split(" ");
    const [number, name] = second === undefined ? [1, first] : [Number(first), second];
    const landscape = LANDSCAPES.find((letter) => LANDSCAPE_NAMES[letter] === name);
    if (landscape) cards[landscape] += number;
  }
  return cards;
}

/** Where buildings and tiles were placed in the last turn. */
export function lastPlaced(table: TableContext): { buildings: string[]; tiles: string[] } {
  const placed = table.last.map((text) => text.split(" @ "));
  const places = (tiles: boolean) =>
    placed.filter(([thing, place]) => place !== undefined && (thing === "tile") === tiles).map(([, place]) => place!);
  return { buildings: places(false), tiles: places(true) };
}

// Actions are numbers; these make those that are not offered, to ask the server why.

const DRAW = 5;
const SPOTS = 16384;
const BUILD = 32;
const LAY_TILE = BUILD + 32 * SPOTS;

function spotOf(place: string): number {
  const { q, r } = hexAt(place);
  return (q + 64) * 128 + (r + 64);
}

export function buildAction(facts: Facts, kind: string, place: string): number {
  return BUILD + facts.building.findIndex((building) => building.id === kind) * SPOTS + spotOf(place);
}

export function drawAction(pile: number): number {
  return DRAW + pile;
}

export function layAction(place: string): number {
  return LAY_TILE + spotOf(place);
}
