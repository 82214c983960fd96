import { expect, test } from "vitest";
import { completions, exact, withOneLess, withOneMore } from "./payment";

const bundle = (W: number, F: number, H: number, M: number) => ({ W, F, H, M });
const pay = (action: number, ...cards: [number, number, number, number]) => ({ action, cards: bundle(...cards) });
const NOTHING = bundle(0, 0, 0, 0);

test("the smallest payment comes first", () => {
  const offered = [pay(1, 2, 1, 0, 0), pay(2, 0, 0, 1, 0), pay(3, 1, 1, 0, 0)];
  expect(completions(offered, NOTHING, bundle(2, 2, 2, 2)).map(({ action }) => action)).toEqual([2, 3, 1]);
});

test("of equal payments that comes first which leaves something of every landscape", () => {
  const [last, plenty] = [pay(1, 0, 0, 0, 1), pay(2, 1, 0, 0, 0)];
  expect(completions([last, plenty], NOTHING, bundle(4, 0, 0, 1))[0]).toBe(plenty);
});

test("payments without the cards that were chosen are no longer offered", () => {
  const offered = [pay(1, 1, 0, 0, 0), pay(2, 0, 2, 0, 0), pay(3, 1, 1, 0, 0)];
  const left = completions(offered, bundle(0, 1, 0, 0), bundle(3, 3, 3, 3));
  expect(left.map(({ action }) => action).sort()).toEqual([2, 3]);
});

test("a payment is exact when neither a card is missing nor one too many", () => {
  const offered = [pay(1, 1, 0, 0, 0), pay(2, 1, 1, 0, 0)];
  expect(exact(offered, bundle(1, 1, 0, 0))?.action).toBe(2);
  expect(exact(offered, bundle(0, 1, 0, 0))).toBeUndefined();
  expect(exact(offered, bundle(1, 1, 1, 0))).toBeUndefined();
});

test("choosing a card leaves what was chosen before as it was", () => {
  const chosen = bundle(1, 0, 0, 0);
  expect(withOneMore(chosen, "M")).toEqual(bundle(1, 0, 0, 1));
  expect(withOneLess(chosen, "W")).toEqual(NOTHING);
  expect(chosen).toEqual(bundle(1, 0, 0, 0));
});
