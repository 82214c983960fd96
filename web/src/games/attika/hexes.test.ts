import { expect, test } from "vitest";
import {
  HALF_WIDTH,
  RADIUS,
  around,
  beside,
  border,
  boundsOf,
  centreOf,
  distance,
  hexAt,
  hexUnder,
  placeOf,
} from "./hexes";

test("a place is written and read the same way", () => {
  expect(hexAt("2,-1")).toEqual({ q: 2, r: -1 });
  expect(placeOf(hexAt("-3,0"))).toBe("-3,0");
});

test("all six neighbours are equally far away", () => {
  const middle = { q: 2, r: -1 };
  const far = around(middle).map((hex) => distance(centreOf(middle), centreOf(hex)));
  expect(new Set(around(middle).map(placeOf)).size).toBe(6);
  for (const one of far) expect(one).toBeCloseTo(2 * HALF_WIDTH);
});

test("directions go round, also backwards", () => {
  expect(beside({ q: 0, r: 0 }, 7)).toEqual(beside({ q: 0, r: 0 }, 1));
  expect(beside({ q: 0, r: 0 }, -1)).toEqual(beside({ q: 0, r: 0 }, 5));
});

test("a step and the opposite one lead back", () => {
  expect(beside(beside({ q: 4, r: -2 }, 1), 4)).toEqual({ q: 4, r: -2 });
});

test.each(["0,0", "3,-2", "-4,1", "-1,-5"])("%s is found from its middle to near its corners", (place) => {
  const { x, y } = centreOf(hexAt(place));
  expect(placeOf(hexUnder({ x, y }))).toBe(place);
  expect(placeOf(hexUnder({ x, y: y - 0.95 * RADIUS }))).toBe(place);
  expect(placeOf(hexUnder({ x: x + 0.95 * HALF_WIDTH, y }))).toBe(place);
});

test("just across a side lies the neighbour", () => {
  expect(placeOf(hexUnder({ x: 1.05 * HALF_WIDTH, y: 0 }))).toBe("1,0");
});

test("bounds hold whole hexes and their margin", () => {
  const bounds = boundsOf(
    [
      { q: 0, r: 0 },
      { q: 2, r: 0 },
    ],
    10,
  );
  expect(bounds.right - bounds.left).toBeCloseTo(6 * HALF_WIDTH + 20);
  expect(bounds.bottom - bounds.top).toBeCloseTo(2 * RADIUS + 20);
});

test("a border runs along all sides but the shared ones", () => {
  const sides = (path: string) => path.split("M").length - 1;
  expect(sides(border([{ q: 0, r: 0 }]))).toBe(6);
  expect(
    sides(
      border([
        { q: 0, r: 0 },
        { q: 1, r: 0 },
      ]),
    ),
  ).toBe(10);
});
