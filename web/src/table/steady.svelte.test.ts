import { expect, test } from "vitest";
import { kept, steady } from "./steady.svelte";

test("what is equal is the same thing as before", () => {
  const before = { seats: [{ name: "Ada" }, { name: "Béla" }], step: 3 };
  expect(kept(before, structuredClone(before))).toBe(before);
});

test("of what has changed, the parts that are equal are those of before", () => {
  const before = { seats: [{ name: "Ada" }, { name: "Béla" }], step: 3 };
  const now = kept(before, { seats: [{ name: "Ada" }, { name: "Cleo" }], step: 3 });
  expect(now).toEqual({ seats: [{ name: "Ada" }, { name: "Cleo" }], step: 3 });
  expect(now).not.toBe(before);
  expect(now.seats[0]).toBe(before.seats[0]);
  expect(now.seats[1]).not.toBe(before.seats[1]);
});

test("what is longer, shorter or of another kind is new", () => {
  const before: unknown = { list: [1, 2] };
  for (const now of [
    { list: [1, 2, 3] },
    { list: [1] },
    { list: { 0: 1, 1: 2 } },
    { list: [1, 2], more: null },
    null,
  ]) {
    const copy = structuredClone(now);
    expect(kept(before, now)).toEqual(copy);
    expect(kept(before, now)).not.toBe(before);
  }
});

test("what is worked out from views changes only when its value does", () => {
  let view = $state.raw({ names: ["Ada"], step: 1 });
  const names = steady(() => view.names);
  const first = names();
  view = { names: ["Ada"], step: 2 };
  expect(names()).toBe(first);
  view = { names: ["Ada", "Béla"], step: 3 };
  expect(names()).toEqual(["Ada", "Béla"]);
});
