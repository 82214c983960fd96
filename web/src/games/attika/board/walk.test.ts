import { expect, test } from "vitest";
import { Walk } from "./walk";

const LAND = ["0,0", "1,0", "0,1", "-1,1", "0,2", "-1,2", "4,0"];

test("arrows lead to the nearest hex in their direction, also across a gap", () => {
  expect(new Walk().next(LAND, "0,0", "ArrowRight")).toBe("1,0");
  expect(new Walk().next(LAND, "1,0", "ArrowRight")).toBe("4,0");
});

test("who walks down twice is in the column where the walk began", () => {
  const walk = new Walk();
  const first = walk.next(LAND, "0,0", "ArrowDown")!;
  expect(walk.next(LAND, first, "ArrowDown")).toBe("-1,2");
});

test("at the edge of the land one stays, and other keys do not walk", () => {
  expect(new Walk().next(LAND, "0,0", "ArrowUp")).toBe("0,0");
  expect(new Walk().next(LAND, "0,0", "Enter")).toBeUndefined();
});
