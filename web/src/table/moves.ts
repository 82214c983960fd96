// Moves as the frame sees them: it knows their verbs and arguments only as data.

import type { Move } from "../protocol";

/** The same for two moves that mean the same, in whatever order their arguments stand. */
export function keyOf(move: Move): string {
  return JSON.stringify(sorted(move));
}

function sorted(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, argument]) => [name, sorted(argument)]);
}
