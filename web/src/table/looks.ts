// How a seat looks in a game that draws pieces for it.

import { worn } from "./worn.svelte";

export interface SeatLook {
  colour: string;
  /** Signs drawn on the colour. */
  ink: string;
  edge: string;
  /** The colour among words, by day and by night. */
  inWords: string;
  symbol: string;
  /** The symbol as a path around the origin, about eight units high and wide. */
  mark: string;
}

export const lookAmong =
  <Look>(looks: readonly Look[]) =>
  (seat: number): Look =>
    looks[worn(seat) % looks.length]!;
