// The moves that are offered, each with the things by which a hand can point at it.

import type { Offered, TableContext } from "./table";
import { readOnce } from "../../table/offers";
import type { Move, Position, Verb } from "./position";
import { LOT, aBoard, aCity, aDeck, inCity, inHand, inPile, type Thing } from "./spots";

export interface Deed {
  move: Move;
  /** What a hand points at first, and for some deeds what it points at next. */
  things: Thing[];
}

export interface Offers {
  deeds: Deed[];
  /** The amounts that may be bid. */
  bids: Map<number, Move>;
  /** What is done with nothing on the table: `done`, `pass`, `income` and the like. */
  plain: Map<Verb, Move>;
}

export const offersAt = readOnce(noOffers(), readOffers);

function noOffers(): Offers {
  return { deeds: [], bids: new Map(), plain: new Map() };
}

function readOffers(actions: Offered[], { position }: TableContext): Offers {
  const offers = noOffers();
  for (const { move } of actions) {
    const things = thingsOf(move, position);
    if (move.verb === "bid") offers.bids.set(move.coins, move);
    else if (things.length === 0) offers.plain.set(move.verb, move);
    else offers.deeds.push({ move, things });
  }
  return offers;
}

/** Where a move is done: what it is about, the card that is sold, or a button. */
export function spotsOf(move: Move, { position }: TableContext): string[] {
  const things = thingsOf(move, position).map(({ spot }) => spot);
  if (things.length > 0) return things;
  return [position.lot === null ? "actions" : LOT];
}

/** What a move is about. Slots are those of the active player's city, or of the one that is attacked. */
export function thingsOf(move: Move, { active, target, seats }: Position): Thing[] {
  switch (move.verb) {
    case "draw":
    case "look":
    case "buy":
    case "buy_with_tokens":
      return [aDeck(move.colour)];
    case "auction":
    case "develop":
    case "discard":
      return [inHand(move.card)];
    case "remove":
    case "return":
      return [inPile(move.card)];
    case "trade":
    case "attack":
      return [aCity(move.seat)];
    case "board":
      return [aBoard(move.side)];
    case "destroy":
      return [inCity(seats, target, move.slot)];
    case "sacrifice":
    case "protect":
    case "use":
    case "use_buying":
    case "use_selling":
      return [inCity(seats, active, move.slot)];
    case "use_with":
      return [inCity(seats, active, move.slot), inHand(move.card)];
    case "use_on":
      return [inCity(seats, active, move.slot), aCity(move.seat)];
    case "kill":
      return [inCity(seats, active, move.assassin), inCity(seats, move.seat, move.slot)];
    default:
      return [];
  }
}
