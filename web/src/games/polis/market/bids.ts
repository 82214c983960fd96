// Who bid what in the auction that is on. The position tells the highest bid only; the moves of the turn tell the rest.

import type { Position } from "../position";

/** The bids so far, by seat, from the moves since the card was put up. */
export function bidsIn({ active, seats, bid, bidder }: Position, moves: string[]): Map<number, number> {
  const bids = new Map<number, number>();
  const out = new Set([active]);
  let [seat, highest] = [active, 0];
  for (const move of moves.slice(moves.findLastIndex((move) => move.startsWith("auction ")) + 1)) {
    seat = nextBidder(
      seat,
      (other) => out.has(other) || seats[other]!.resigned || seats[other]!.coins <= highest,
      seats.length,
    );
    if (move === "pass") out.add(seat);
    else bids.set(seat, (highest = Number(move.replace("bid ", ""))));
  }
  // Whoever left the table in the middle of it has upset the round.
  const fits = bid === highest && (bid === 0 || bids.get(bidder) === bid);
  return fits ? bids : new Map(bid > 0 ? [[bidder, bid]] : []);
}

function nextBidder(after: number, isOut: (seat: number) => boolean, seats: number): number {
  const round = Array.from({ length: seats }, (_, n) => (after + 1 + n) % seats);
  return round.find((seat) => !isOut(seat)) ?? after;
}
