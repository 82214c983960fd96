import { expect, test } from "vitest";
import type { Odds } from "../../protocol";
import { Course, apart, ticks } from "./course";

const odds = (step: number, turn: number, ...chances: number[]): Odds => ({ step, turn, chances });
const GAME = new Course([odds(0, 1, 0.5, 0.5), odds(10, 2, 0.75, 0.25), odds(12, 3, 1, 0)]);

test("turns are equally long, whatever happened in them", () => {
  expect([0, 5, 10, 11, 12].map((step) => GAME.turnsBefore(step))).toEqual([0, 0.5, 1, 1.5, 2]);
});

test("a point on the line is the nearest step", () => {
  expect([-1, 0.5, 1.5, 9].map((turns) => GAME.stepAt(turns))).toEqual([0, 5, 11, 12]);
});

test("chances change evenly from turn to turn", () => {
  expect(GAME.chance(0, 5)).toBe(0.625);
  expect(GAME.chance(1, 12)).toBe(0);
});

test("ticks are round, and no more than there is room for", () => {
  expect(ticks(1, 20, 4)).toEqual([5, 10, 15, 20]);
  expect(ticks(0, 3, 10)).toEqual([1, 2]);
});

test("labels are moved apart, and those that are clear stay", () => {
  expect(apart([100, 98, 20], 10, 100)).toEqual([100, 90, 20]);
});
