import { expect, test } from "vitest";
import { besideSpot } from "./beside";

const BOARD = { width: 1000, height: 600 };
const CARD = { width: 200, height: 100 };
const CLEAR = [
  { width: 300, height: 300 },
  { width: 40, height: 40 },
];

test("a card stands clear of its spot, and on the board", () => {
  const { x, y } = besideSpot({ x: 300, y: 300 }, CLEAR, BOARD, CARD);
  const aside = x >= 450 || x + CARD.width <= 150 || y >= 450 || y + CARD.height <= 150;
  expect(aside).toBe(true);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + CARD.width).toBeLessThanOrEqual(BOARD.width);
  expect(y + CARD.height).toBeLessThanOrEqual(BOARD.height);
});

test("where there is little room it hides what is farther from the spot", () => {
  const board = { width: 600, height: 200 };
  const { x } = besideSpot({ x: 300, y: 100 }, CLEAR, board, CARD);
  expect(x >= 328 || x + CARD.width <= 272).toBe(true);
});

test("on a narrow board it lies along the lower edge", () => {
  expect(besideSpot({ x: 10, y: 10 }, CLEAR, { width: 400, height: 700 }, CARD)).toEqual({ x: 8, y: 592 });
});
