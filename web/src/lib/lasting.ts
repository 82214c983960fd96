// How long something takes, in words: "20 minutes", "3 days".

import { word } from "./i18n.svelte";

const UNITS: [string, number][] = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
  ["seconds", 1],
];

/** In the largest unit of which it is a whole number. */
export function lasting(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["seconds", 1];
  return word(`lasting-${unit}`, { count: seconds / length });
}
