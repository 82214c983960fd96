// Who bid what in the auction that is on. The position tells the highest bid only; the moves of the turn tell the rest.

import type { Move, Position, Verb } from "../position";

/** Without its highest bidder the bidding begins anew. */
const BEGINS: Verb[] = ["auction", "resign"];

/** The bids so far, by seat, from the moves since the card was put up. */
export function bidsIn({ bid, bidder }: Position, moves: Move[]): Map<number, number> {
  if (bid === 0) return new Map();
  const since = moves.slice(moves.findLastIndex(({ verb }) => BEGINS.includes(verb)) + 1);
  const bids = since.flatMap((move): [number, number][] => (move.verb === "bid" ? [[move.seat, move.coins]] : []));
  return new Map([...bids, [bidder, bid]]);
}
