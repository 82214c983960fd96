// A moment of a game as an address: /t/ID?step=12&seat=2. Seats are counted from 1 there, as people count.

import type { HistoryView } from "../protocol";

/** A seat, -1 for a spectator, or everything open. */
export type Eyes = HistoryView["eyes"];

export interface Moment {
  step: number;
  eyes: Eyes | null;
}

export function momentIn(query: string): Moment | null {
  const wanted = new URLSearchParams(query);
  const step = Number(wanted.get("step") ?? NaN);
  return Number.isInteger(step) && step >= 0 ? { step, eyes: eyesIn(wanted.get("seat")) } : null;
}

function eyesIn(seat: string | null): Eyes | null {
  if (seat === "all") return "all";
  return seat && Number.isInteger(Number(seat)) ? Number(seat) - 1 : null;
}

export function addressOf(table: string, { step, eyes }: Moment): string {
  const seat = eyes === null ? "" : `&seat=${eyes === "all" ? "all" : eyes + 1}`;
  return `${location.origin}/t/${table}?step=${step}${seat}`;
}
