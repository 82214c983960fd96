// Where one's piece on the time track would go for what is being considered, on the map or on the development board.

import type { Foreseen } from "../table";

let considered = $state.raw<number | null>(null);

/** What the server foresees for what is being considered; null when nothing is. */
export function consider(foreseen: Foreseen | null): void {
  const space = foreseen?.outlook?.space ?? null;
  // A button that goes away loses the focus in the middle of an update, when nothing may be changed.
  queueMicrotask(() => (considered = space));
}

/** The space it leads to, at most. */
export function landing(): number | null {
  return considered;
}
