// The clocks a table can be set up with, from a quick game to a move a day.

import type { Clock } from "../protocol";
import { word } from "./i18n.svelte";
import { lasting } from "./lasting";

const MINUTE = 60;
const HOUR = 3_600;

export const CLOCKS: Record<string, Clock | null> = {
  none: null,
  quick: { bank: 10 * MINUTE, increment: 15, cap: 10 * MINUTE },
  live: { bank: 20 * MINUTE, increment: 30, cap: 20 * MINUTE },
  days: { bank: 72 * HOUR, increment: 12 * HOUR, cap: 120 * HOUR },
  weeks: { bank: 168 * HOUR, increment: 24 * HOUR, cap: 240 * HOUR },
};

const LONGEST = 720 * HOUR;

/** One that nobody has thought of here, as far as it makes sense. */
export function ownClock(minutes: number, seconds: number): Clock {
  const bank = Math.min(Math.max(Math.round(minutes), 1) * MINUTE, LONGEST);
  const increment = Math.min(Math.max(Math.round(seconds), 5), LONGEST);
  return { bank, increment, cap: Math.max(bank, increment) };
}

/** Whether people are expected to stay, or to come by now and then. */
export const isLive = (clock: Clock): boolean => clock.bank < 12 * HOUR;

export function inWords(clock: Clock): string {
  const { bank, increment, cap } = clock;
  return word("clock-words", { bank: lasting(bank), increment: lasting(increment), cap: lasting(cap) });
}
