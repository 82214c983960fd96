// How large the cards of a city can be so that all of them are seen.

export type CardSize = "large" | "row" | "small" | "chip";

const GAP = 3;
/** Width and height; chips are as wide as their symbols, this is what they come to. */
const SIZES: [CardSize, number, number][] = [
  ["large", 160, 290],
  ["row", 78, 84],
  ["small", 46, 58],
  ["chip", 60, 25],
];

/** Large cards, with picture and text, are for whoever looks at a city from near. */
export function sizeFor(cards: number, width: number, height: number, near: boolean): CardSize {
  const fitting = SIZES.slice(near ? 0 : 1).find(([, wide, high]) => {
    const inALine = Math.max(1, Math.floor((width + GAP) / (wide + GAP)));
    return Math.ceil(cards / inALine) * (high + GAP) - GAP <= height;
  });
  return fitting?.[0] ?? "chip";
}
