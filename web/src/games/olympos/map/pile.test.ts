import { expect, test } from "vitest";
import type { Point } from "./chart";
import { coveredAt } from "./pile";

const MIDDLE: Point = [100, 100];
const [ANNA, BELA] = [0, 1];
/** Of two pieces, the edge of the lower one that shows. */
const EDGE: Point = [100, 140];

test("one's own settler under another one is found by the edge that shows", () => {
  expect(coveredAt([ANNA, BELA], MIDDLE, EDGE, ANNA)).toBe(0);
  expect(coveredAt([ANNA, ANNA], MIDDLE, EDGE, ANNA)).toBe(1);
});

test("the piece on top, another's and the land around are no settler to pick up from below", () => {
  expect(coveredAt([ANNA, BELA], MIDDLE, [100, 85], ANNA)).toBeNull();
  expect(coveredAt([BELA, ANNA], MIDDLE, [100, 85], ANNA)).toBeNull();
  expect(coveredAt([BELA, ANNA], MIDDLE, EDGE, ANNA)).toBeNull();
  expect(coveredAt([ANNA, BELA], MIDDLE, [180, 140], ANNA)).toBeNull();
  expect(coveredAt([], MIDDLE, MIDDLE, ANNA)).toBeNull();
});
