// The offered moves of a view, in the order in which a hand would look for them.

import { readOnce } from "../../table/offers";
import { bundleOf, type Bundle } from "./position";
import type { Offered, TableContext } from "./table";
import type { Move, Pay } from "./types";

export interface Payment {
  move: Pay;
  cards: Bundle;
}

/** A move at a place, and how many cards it costs at least. */
export interface Target {
  move: Move;
  cost: number;
}

export interface Offers {
  /** For each kind of building the places where it may be built now. */
  sites: Map<string, Map<string, Target>>;
  draws: Map<number, Move>;
  amphoraDraws: Map<number, Move>;
  /** The cheapest first. */
  payments: Payment[];
  /** Where the centre of the new map tile may lie. */
  tilePlaces: Map<string, Target>;
  turns: Move[];
  /** What has no place and no thing, by its verb. */
  plain: Map<string, Move>;
}

export const offersAt = readOnce(noOffers(), readOffers);

function noOffers(): Offers {
  return {
    sites: new Map(),
    draws: new Map(),
    amphoraDraws: new Map(),
    payments: [],
    tilePlaces: new Map(),
    turns: [],
    plain: new Map(),
  };
}

function readOffers(actions: Offered[], table: TableContext): Offers {
  const offers = noOffers();
  for (const { move, cost } of actions) {
    const target = { move, cost: cost ?? 0 };
    switch (move.verb) {
      case "build":
        sitesOf(offers, move.building).set(move.at, target);
        break;
      case "lay":
        offers.tilePlaces.set(move.at, target);
        break;
      case "pay":
        offers.payments.push({ move, cards: bundleOf(move.cards) });
        break;
      case "draw":
        offers.draws.set(move.pile, move);
        break;
      case "amphora_draw":
        offers.amphoraDraws.set(move.pile, move);
        break;
      case "turn":
        offers.turns.push(move);
        break;
      default:
        offers.plain.set(move.verb, move);
    }
  }
  const { ways = [] } = table.overview.yours;
  const rank = ({ move }: Payment) => ways.indexOf(move.cards);
  offers.payments.sort((one, other) => rank(one) - rank(other));
  return offers;
}

function sitesOf(offers: Offers, kind: string): Map<string, Target> {
  const sites = offers.sites.get(kind) ?? new Map<string, Target>();
  offers.sites.set(kind, sites);
  return sites;
}

/** Where buildings and tiles were placed in the last turn. */
export function lastPlaced(table: TableContext): { buildings: string[]; tiles: string[] } {
  const places = (verb: "build" | "lay") => table.done.flatMap((move) => (move.verb === verb ? move.at : []));
  return { buildings: places("build"), tiles: places("lay") };
}

/** Where a move is done, and with what. */
export function spotsOf(move: Move, { view }: TableContext): string[] {
  switch (move.verb) {
    case "build":
      return [move.at, `${move.building} of ${view.you}`];
    case "lay":
      return [move.at];
    case "draw":
    case "amphora_draw":
      return [`pile ${move.pile} of ${view.you}`];
    case "store":
      return ["store"];
    default:
      return ["actions"];
  }
}

// Moves that need not be offered: the server says why not.

export const building = (kind: string, at: string): Move => ({ verb: "build", building: kind, at });
export const drawing = (pile: number): Move => ({ verb: "draw", pile });
export const laying = (at: string): Move => ({ verb: "lay", at });
