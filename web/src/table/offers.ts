// What a game reads out of the legal actions: which of them is done with which thing.

import type { Offered, TableContext, Told } from "./game";

/** Many parts of a board ask for the offers, so they are read once for each view. The past offers nothing. */
export function readOnce<Offers, T extends Told>(
  nothing: Offers,
  read: (actions: Offered<T>[], table: TableContext<T>) => Offers,
): (table: TableContext<T>) => Offers {
  const known = new WeakMap<Offered<T>[], Offers>();
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
