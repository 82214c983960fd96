// The legal actions of a view, read from their notation, in the order in which a hand would look for them.

import type { ActionInfo } from "../../protocol";
import type { TableContext } from "../../table/game";
import { readOnce } from "../../table/offers";
import type { Bundle, Facts, Resource } from "./position";

/** Actions by what they are done to: a territory, a discovery, a card, a resource. */
type ByName = Map<string, number>;
/** For each territory one's settlers there, from the top: how many of one's own stand above each. */
type BySettler = Map<string, Map<number, number>>;

export interface Payment {
  action: number;
  cubes: Bundle;
}

export interface Offers {
  condemn: ByName;
  barbarians: ByName;
  /** Where new settlers may begin. */
  starts: ByName;
  settlers: BySettler;
  go: ByName;
  lose: BySettler;
  discover: ByName;
  build: ByName;
  play: ByName;
  keep: ByName;
  take: ByName;
  tile: ByName;
  /** By what the bonus space gives: `settler`, `hourglasses`, `hourglasses 2`. */
  bonus: ByName;
  payments: Payment[];
  /** By how many of the stars are destiny cards. */
  spend: Map<number, number>;
  /** `done`, `pass`, `wait`. */
  plain: ByName;
}

export const offersAt = readOnce(readOffers([]), readOffers);

/** In notation names are spoken: `ionian sea`, `statue of zeus`. */
const idOf = (spoken: string) => spoken.replaceAll(" ", "_");

type Reader = (offers: Offers, rest: string, action: number) => void;

const named =
  (where: (offers: Offers) => ByName, opening = ""): Reader =>
  (offers, rest, action) =>
    where(offers).set(idOf(rest.slice(opening.length)), action);

/** `2 from attica`; the first from the top has no number. */
const settler =
  (where: (offers: Offers) => BySettler): Reader =>
  (offers, rest, action) => {
    const [, number, place] = /^(?:(\d+) )?(?:from|@) (.*)$/.exec(rest)!;
    const [territory, settlers] = [idOf(place!), where(offers)];
    if (!settlers.has(territory)) settlers.set(territory, new Map());
    settlers.get(territory)!.set(Number(number ?? 1) - 1, action);
  };

const READERS: Record<string, Reader> = {
  condemn: named((offers) => offers.condemn, "@ "),
  barbarians: named((offers) => offers.barbarians, "@ "),
  new: named((offers) => offers.starts, "settler from "),
  settler: settler((offers) => offers.settlers),
  go: named((offers) => offers.go, "@ "),
  lose: settler((offers) => offers.lose),
  discover: named((offers) => offers.discover),
  build: named((offers) => offers.build),
  play: named((offers) => offers.play),
  keep: named((offers) => offers.keep),
  take: named((offers) => offers.take),
  tile: named((offers) => offers.tile),
  bonus: (offers, rest, action) => offers.bonus.set(rest, action),
  pay: (offers, rest, action) => offers.payments.push({ action, cubes: readCubes(rest) }),
  spend: (offers, rest, action) => offers.spend.set(Number.parseInt(rest, 10), action),
};

function readOffers(actions: ActionInfo[]): Offers {
  const offers: Offers = {
    condemn: new Map(),
    barbarians: new Map(),
    starts: new Map(),
    settlers: new Map(),
    go: new Map(),
    lose: new Map(),
    discover: new Map(),
    build: new Map(),
    play: new Map(),
    keep: new Map(),
    take: new Map(),
    tile: new Map(),
    bonus: new Map(),
    payments: [],
    spend: new Map(),
    plain: new Map(),
  };
  for (const { action, text } of actions) {
    const [verb, rest] = split(text);
    const read = READERS[verb];
    if (read) read(offers, rest, action);
    else offers.plain.set(text, action);
  }
  return offers;
}

function split(text: string): [verb: string, rest: string] {
  const gap = text.indexOf(" ");
  return gap < 0 ? [text, ""] : [text.slice(0, gap), text.slice(gap + 1)];
}

/** `grain, 2 wood` */
function readCubes(text: string): Bundle {
  const cubes: Bundle = {};
  if (text === "nothing") return cubes;
  for (const part of text.split(", ")) {
    const [first, second] = part.split(" ") as [string, string?];
    const [number, resource] = second === undefined ? [1, first] : [Number(first), second];
    cubes[resource as Resource] = number;
  }
  return cubes;
}

/** Where settlers have come to in the last turn. */
export function lastPlaces(table: TableContext): Set<string> {
  const arrivals = table.last.filter((text) => text.startsWith("go @ "));
  return new Set(arrivals.map((text) => idOf(text.slice(5))));
}

// Actions are numbers; these make those that are not offered, to ask the server why.

const STEP = 64;
const NORTH_START = 63;

const territory = (facts: Facts, place: string) => facts.territory.findIndex(({ id }) => id === place);
const inFamily = (family: number, number: number) => family * STEP + number;

export function condemnAction(facts: Facts, place: string): number {
  return inFamily(5, territory(facts, place));
}

export function barbariansAction(facts: Facts, place: string): number {
  return inFamily(6, territory(facts, place));
}

export function newSettlerAction(facts: Facts, start: string): number {
  return inFamily(7, start === "north" ? NORTH_START : territory(facts, start));
}

export function goAction(facts: Facts, place: string): number {
  return inFamily(8, territory(facts, place));
}

export function settlerAction(facts: Facts, place: string, depth = 0): number {
  return inFamily(9 + depth, territory(facts, place));
}

export function loseAction(facts: Facts, place: string, depth = 0): number {
  return inFamily(32 + depth, territory(facts, place));
}

export function discoverAction(facts: Facts, discovery: string): number {
  return inFamily(
    1,
    facts.discovery.findIndex(({ id }) => id === discovery),
  );
}

export function buildAction(facts: Facts, wonder: string): number {
  return inFamily(
    2,
    facts.wonder.findIndex(({ id }) => id === wonder),
  );
}

export function playAction(facts: Facts, card: string): number {
  return inFamily(
    3,
    facts.destiny_card.findIndex(({ id }) => id === card),
  );
}
