import { expect, test } from "vitest";
import type { Payment } from "../moves";
import { bundleOf } from "../position";
import { completions, exact, withOneLess, withOneMore } from "./payment";

const bundle = (W: number, F: number, H: number, M: number) => ({ W, F, H, M });
const pay = (cards: string): Payment => ({ move: { verb: "pay", cards }, cards: bundleOf(cards) });
const NOTHING = bundle(0, 0, 0, 0);

test("payments without the cards that were chosen are no longer offered", () => {
  const [water, forests, both] = [pay("W"), pay("FF"), pay("WF")];
  expect(completions([water, forests, both], bundle(0, 1, 0, 0))).toEqual([forests, both]);
});

test("a payment is exact when neither a card is missing nor one too many", () => {
  const offered = [pay("W"), pay("WF")];
  expect(exact(offered, bundle(1, 1, 0, 0))).toBe(offered[1]);
  expect(exact(offered, bundle(0, 1, 0, 0))).toBeUndefined();
  expect(exact(offered, bundle(1, 1, 1, 0))).toBeUndefined();
});

test("choosing a card leaves what was chosen before as it was", () => {
  const chosen = bundle(1, 0, 0, 0);
  expect(withOneMore(chosen, "M")).toEqual(bundle(1, 0, 0, 1));
  expect(withOneLess(chosen, "W")).toEqual(NOTHING);
  expect(chosen).toEqual(bundle(1, 0, 0, 0));
});
