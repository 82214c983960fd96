// What the server tells of a table and of a move beyond what lies there: totals, tiles, prices, where it leads.

import type { Previewed } from "../../protocol";
import type { TableContext } from "../../table/game";
import type { Belongings, Outlook, Overview } from "./types";

const UNTOLD: Overview = { seats: [], tiles: {}, stars: {}, next: null, touches: [] };
const NOTHING: Belongings = { tokens: {}, swords: 0, zeus: 0, stars: 0, points: {}, left: 0 };

/** A table that can only be looked at any more comes without one. */
export function overviewOf({ overview }: TableContext): Overview {
  return "seats" in overview ? overview : UNTOLD;
}

export function belongingsOf(table: TableContext, seat: number): Belongings {
  return overviewOf(table).seats[seat] ?? NOTHING;
}

/** An answer that came too late has none. */
export function outlookOf({ outlook }: Previewed): Partial<Outlook> {
  return outlook ?? {};
}
