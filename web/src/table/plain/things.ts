// What lies on the table of any game, from its position alone.

/** Things by name. */
export type Things = Record<string, unknown>;

/** What a position is, not what lies on the table. */
const FRAME = [
  "game",
  "format",
  "components",
  "options",
  "turn",
  "actor",
  "reveals",
  "shuffles",
  "seats",
  "seat",
  "seed",
];

export const inTheMiddle = (position: Things): Things =>
  Object.fromEntries(Object.entries(position).filter(([name]) => !FRAME.includes(name)));

/** What is not so need not be said. */
export const told = (things: Things): [string, unknown][] =>
  Object.entries(things).filter(([, thing]) => thing !== false);

/** An id as people write it. */
export const spoken = (name: string): string => name.replaceAll("_", " ");

export type Shown = { text: string } | { row: string[] } | { things: Things };

/** How a thing is shown: as a text, as a row of small ones, or as a list of its own. */
export function shown(thing: unknown): Shown {
  if (thing === null || thing === undefined) return { text: "–" };
  if (thing === true) return { text: "✓" };
  if (typeof thing !== "object") return { text: spoken(`${thing as string | number}`) };
  if (!Array.isArray(thing)) return { things: thing as Things };
  if (thing.length === 0) return { text: "–" };
  if (thing.every((part) => typeof part !== "object" || part === null))
    return { row: thing.map((part) => spoken(String(part))) };
  return { things: Object.fromEntries(thing.map((part, place) => [String(place + 1), part as unknown])) };
}
