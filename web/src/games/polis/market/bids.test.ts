import { expect, test } from "vitest";
import type { Move, Position } from "../position";
import { bidsIn } from "./bids";

const auction: Move = { verb: "auction", card: "red" };
const bid = (seat: number, coins: number): Move => ({ verb: "bid", seat, coins });
const bids = (highest: number, bidder: number, ...moves: Move[]) => [
  ...bidsIn({ bid: highest, bidder } as Position, moves),
];

test("everybody's latest bid since the card was put up", () => {
  const earlier: Move[] = [auction, bid(2, 4), { verb: "sell" }];
  expect(bids(0, -1, ...earlier, auction)).toEqual([]);
  expect(bids(5, 1, ...earlier, auction, bid(1, 1), bid(2, 3), { verb: "pass" }, bid(1, 5))).toEqual([
    [1, 5],
    [2, 3],
  ]);
});

test("without its highest bidder the bidding begins anew", () => {
  const left: Move[] = [auction, bid(1, 1), bid(2, 3), { verb: "resign", seat: 2 }];
  expect(bids(0, -1, ...left)).toEqual([]);
  expect(bids(1, 3, ...left, bid(3, 1))).toEqual([[3, 1]]);
});

test("at a table that was set up in the middle of an auction the highest bid is known", () => {
  expect(bids(3, 2)).toEqual([[2, 3]]);
});
