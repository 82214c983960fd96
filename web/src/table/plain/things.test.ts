import { expect, test } from "vitest";
import { inTheMiddle, shown, told } from "./things";

test("what a position is does not lie on the table", () => {
  const position = { game: "kleros", format: 1, turn: 3, actor: 0, seats: [{}], seat: 0, pile: [4, 17], helmet: 12 };
  expect(inTheMiddle(position)).toEqual({ pile: [4, 17], helmet: 12 });
});

test("what is not so is not said", () => {
  expect(told({ resigned: false, pebbles: 0 })).toEqual([["pebbles", 0]]);
});

test.each([
  [null, { text: "–" }],
  [[], { text: "–" }],
  [12, { text: "12" }],
  [true, { text: "✓" }],
  ["grain_field", { text: "grain field" }],
  [[4, 17], { row: ["4", "17"] }],
  [{ red: 3 }, { things: { red: 3 } }],
  [[{ at: "2,-1" }, [1]], { things: { 1: { at: "2,-1" }, 2: [1] } }],
])("%j is shown", (thing, as) => {
  expect(shown(thing)).toEqual(as);
});
