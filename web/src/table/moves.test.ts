import { expect, test } from "vitest";
import { keyOf } from "./moves";

test("a move is the same in whatever order its arguments stand", () => {
  const build = { verb: "build", building: "tower", at: "2,-1" };
  const same = { at: "2,-1", verb: "build", building: "tower" };
  const elsewhere = { ...build, at: "2,1" };
  expect(keyOf(build)).toBe(keyOf(same));
  expect(keyOf(build)).not.toBe(keyOf(elsewhere));
});

test("so it is with amounts within a move", () => {
  const pay = { verb: "pay", amounts: { wood: 1, stone: 2 } };
  const same = { verb: "pay", amounts: { stone: 2, wood: 1 } };
  const other = { verb: "pay", amounts: { stone: 1, wood: 2 } };
  expect(keyOf(pay)).toBe(keyOf(same));
  expect(keyOf(pay)).not.toBe(keyOf(other));
});
