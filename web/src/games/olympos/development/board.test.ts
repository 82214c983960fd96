import { expect, it } from "vitest";
import type { TableContext } from "../table";
import { placeOf, placesIn } from "./board";

const settler = { gain: "settler", count: 1 };
const wood = { gain: "wood", count: 1 };
const twoWood = { count: 2, resource: "wood" };
const facts = {
  discovery: [
    { id: "money", row: "red", cost: [], effect: {} },
    { id: "religion", row: "red", cost: [], effect: {} },
  ],
  space: [{ row: "red", column: 2, cost: [], bonuses: [settler, wood, { gain: "prestige", count: 2 }], grey: 1 }],
};
const position = {
  board: { red: ["religion", "money", null] },
  seats: [
    { discoveries: [{ discovery: "money", face: "gold", bonus: 2 }], wonders: [] },
    { discoveries: ["religion"], wonders: [] },
  ],
};
const told = { money: { left: 1, cost: [twoWood], faces: ["stone"], bonuses: [-1, 0] }, religion: { left: 2 } };

const table = (overview: object) => ({ facts, position, overview }) as unknown as TableContext;

it("what is left and what it costs is as the engine says, what a bonus gives as it is printed", () => {
  const { left, cost, faces, bonuses, owners } = placeOf(table({ seats: [], tiles: told }), "money");
  expect([left, cost, faces, owners]).toEqual([1, [twoWood], ["stone"], [0]]);
  expect(bonuses).toEqual([
    { gives: settler, taken: undefined },
    { gives: wood, taken: 0 },
  ]);
});

it("a row has its discoveries column by column", () => {
  const places = placesIn(table({ seats: [], tiles: told }), "red");
  expect(places.map((place) => place?.discovery.id)).toEqual(["religion", "money", undefined]);
  expect(places[0]?.bonuses).toEqual([]);
});
