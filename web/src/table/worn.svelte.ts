// Which of a game's colours each seat at the open table wears.

let colours = $state.raw<number[]>([]);

/** Told with every view; nothing is drawn anew where nobody has changed. */
export function wear(now: number[]): void {
  if (now.length !== colours.length || now.some((colour, seat) => colour !== colours[seat])) colours = now;
}

/** The number of a seat's colour. */
export const worn = (seat: number): number => colours[seat] ?? seat;
