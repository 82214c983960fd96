// Where one's piece on the time track would go for what is being considered, on the map or on the development board.

import type { Said } from "../../../protocol";

let considered = $state.raw<Said[] | null>(null);

/** The price of what is being considered, as the server told it; null when nothing is. */
export function consider(price: Said[] | null): void {
  // A button that goes away loses the focus in the middle of an update, when nothing may be changed.
  queueMicrotask(() => (considered = price));
}

/** The space it leads to, at most. */
export function landing(): number | null {
  const told = considered?.find(({ key }) => key === "olympos-price-space" || key === "olympos-price-space-at-most");
  return (told?.arguments?.["space"] as number | undefined) ?? null;
}
