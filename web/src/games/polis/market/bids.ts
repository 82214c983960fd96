// What everybody bid in the auction that goes on. The position knows the highest bid only; the others are
// remembered as they come.

import type { TableContext } from "../../../table/game";
import type { Position } from "../position";

let auction = "";
let bids = new Map<number, number>();

export function bidsSoFar(table: TableContext): Map<number, number> {
  const { turn, auctions, bid, bidder }: Position = table.position;
  const now = `${table.view.table.id} ${turn} ${auctions} ${table.live}`;
  if (now !== auction || bid === 0) bids = new Map();
  auction = now;
  if (bid > 0) bids = new Map(bids).set(bidder, bid);
  return bids;
}
