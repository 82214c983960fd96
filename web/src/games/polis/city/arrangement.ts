// How large the cards of a city can be so that all of them are seen.

import { stretch } from "../cards/printed";
import type { Printed } from "../position";

export type CardSize = "large" | "row" | "small" | "chip" | "tiny";

interface Shape {
  size: CardSize;
  height: number;
  widthOf: (symbols: Printed[]) => number;
}

/** How large the symbols on a card are. */
export const SYMBOLS = { tiny: 14, chip: 18, small: 19, row: 22, large: 34 };

const GAP = 3;
const HEAD_AND_EDGES = 21;

/** Flat cards are as wide as their symbols. */
const flat = (size: "chip" | "tiny") => (symbols: Printed[]) =>
  symbols.reduce((width, symbol) => width + SYMBOLS[size] * stretch(symbol) + 1, HEAD_AND_EDGES);

const SHAPES: Shape[] = [
  { size: "large", height: 290, widthOf: () => 160 },
  { size: "row", height: 84, widthOf: () => 78 },
  { size: "small", height: 58, widthOf: () => 46 },
  { size: "chip", height: 25, widthOf: flat("chip") },
  { size: "tiny", height: 18, widthOf: flat("tiny") },
];

/** Large cards, with picture and text, are for whoever looks at a city from near. */
export function sizeFor(cards: Printed[][], width: number, height: number, near: boolean): CardSize {
  const fitting = SHAPES.slice(near ? 0 : 1).find((shape) => {
    const lines = linesOf(cards.map(shape.widthOf), width);
    return lines * (shape.height + GAP) - GAP <= height;
  });
  return fitting?.size ?? "tiny";
}

function linesOf(widths: number[], room: number): number {
  let [lines, end] = [1, 0];
  for (const width of widths) {
    if (end > 0 && end + width > room) [lines, end] = [lines + 1, 0];
    end += width + GAP;
  }
  return lines;
}
