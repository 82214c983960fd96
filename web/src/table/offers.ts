// What a game reads out of the legal actions: which of them is done with which thing.

import type { ActionInfo } from "../protocol";
import type { TableContext } from "./game";

/** Many parts of a board ask for the offers, so they are read once for each view. The past offers nothing. */
export function readOnce<Offers>(
  nothing: Offers,
  read: (actions: ActionInfo[], table: TableContext) => Offers,
): (table: TableContext) => Offers {
  const known = new WeakMap<ActionInfo[], Offers>();
  return (table) => {
    const { actions } = table.view;
    if (!table.live) return nothing;
    let offers = known.get(actions);
    if (!offers) {
      offers = read(actions, table);
      known.set(actions, offers);
    }
    return offers;
  };
}
