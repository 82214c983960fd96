import { expect, test } from "vitest";
import { moved } from "./moved";

const card = (spot: string) => ({ what: "card", spot });
const cube = (spot: string) => ({ what: "cube", spot });

test("what lies where it lay makes no move", () => {
  expect(moved([card("deck"), cube("seat 0")], [cube("seat 0"), card("deck")])).toEqual([]);
});

test("what has left one spot has come to another", () => {
  expect(moved([card("deck")], [card("hand")])).toEqual([{ what: "card", from: "deck", to: "hand" }]);
});

test("of several alike only those that moved count", () => {
  const news = moved([card("deck"), card("deck"), card("deck")], [card("deck"), card("hand"), card("hand")]);
  expect(news).toEqual([
    { what: "card", from: "deck", to: "hand" },
    { what: "card", from: "deck", to: "hand" },
  ]);
});

test("a thing comes from where one like it was, not from where something else was", () => {
  const news = moved([cube("stock"), card("deck")], [card("hand"), cube("seat 1")]);
  expect(news).toContainEqual({ what: "card", from: "deck", to: "hand" });
  expect(news).toContainEqual({ what: "cube", from: "stock", to: "seat 1" });
});

test("a card that is turned over on its way is still the one that left", () => {
  expect(moved([{ what: "back", spot: "deck" }], [{ what: "hill", spot: "hand" }])).toEqual([
    { what: "hill", from: "deck", to: "hand" },
  ]);
});

test("what comes out of nowhere has no beginning", () => {
  expect(moved([], [card("hand")])).toEqual([{ what: "card", from: undefined, to: "hand" }]);
});
