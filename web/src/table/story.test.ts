import { expect, test } from "vitest";
import type { LogLine } from "../protocol";
import { chaptersSince, entriesOf, lastTurnOf } from "./story";

type More = Partial<LogLine> & { about?: number };

/** Who did it, after which step, and what it is called here. */
function line(step: number, seat: number, key: string, { about, ...more }: More = {}): LogLine {
  const seats = about === undefined ? [seat] : [seat, about];
  return { step, seat, rule: "", said: { key, seats }, ...more };
}
const turn = (step: number, seat: number) => line(step, seat, "turn", { opens_turn: true });
const consequence = { weight: "consequence" } as const;
const trifle = { weight: "trifle" } as const;

// Two rounds of three: seat 0 began, and it is its turn again.
const GAME = [
  turn(0, 0),
  line(1, 0, "builds"),
  turn(1, 1),
  line(2, 1, "draws", trifle),
  line(3, 1, "attacks"),
  line(3, 1, "beats", { ...consequence, about: 0 }),
  line(3, 1, "pays", consequence),
  turn(3, 2),
  line(4, 2, "draws", trifle),
  turn(4, 0),
];
const keys = (lines: LogLine[]) => lines.map(({ said }) => said.key);

test("what follows from a move is told below it", () => {
  const entries = entriesOf(GAME).map(({ line, details }) => [line.said.key, ...keys(details)]);
  expect(entries.slice(2, 6)).toEqual([["turn"], ["draws"], ["attacks", "beats", "pays"], ["turn"]]);
});

test("what follows from nothing in its turn stands alone", () => {
  const entries = entriesOf([turn(0, 0), line(1, 0, "pays", consequence)]);
  expect(entries.map(({ line }) => line.said.key)).toEqual(["turn", "pays"]);
});

test("somebody's last turn ended where the next one began", () => {
  expect(lastTurnOf(0, GAME)).toBe(1);
  expect(lastTurnOf(1, GAME)).toBe(3);
  expect(lastTurnOf(2, GAME)).toBe(4);
});

test("before one's first turn everything is new", () => {
  expect(lastTurnOf(2, GAME.slice(0, 8))).toBe(0);
  expect(lastTurnOf(0, [])).toBe(0);
});

test("between two turns in a row nothing happened", () => {
  const lines = [turn(0, 0), line(1, 0, "builds"), turn(1, 0)];
  expect(lastTurnOf(0, lines)).toBe(1);
  expect(chaptersSince(1, 0, lines)).toEqual([]);
});

test("whoever only watches is told of the last round", () => {
  expect(lastTurnOf(-1, GAME)).toBe(1);
  expect(chaptersSince(1, -1, GAME).map(({ seat }) => seat)).toEqual([1, 2]);
});

test("everybody's deeds are told, trifles only where there is nothing else, and what concerns the reader", () => {
  const chapters = chaptersSince(1, 0, GAME).map(({ seat, lines }) => [seat, ...keys(lines)]);
  expect(chapters).toEqual([
    [1, "attacks", "beats"],
    [2, "draws"],
  ]);
});

test("what the reader did in somebody else's turn is not told again", () => {
  const lines = [turn(0, 1), line(1, 1, "offers"), line(2, 0, "bids", consequence), line(3, 1, "sells")];
  expect(chaptersSince(0, 0, lines).map(({ lines }) => keys(lines))).toEqual([["offers", "sells"]]);
});

test("what was prepared before the first turn is told of whoever did it", () => {
  const lines = [line(1, 2, "prepares"), line(2, 0, "prepares"), turn(2, 0)];
  expect(chaptersSince(0, 0, lines).map(({ seat }) => seat)).toEqual([2]);
});
