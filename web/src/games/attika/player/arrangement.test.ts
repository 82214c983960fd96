import { expect, test } from "vitest";
import type { BuildingFacts, Facts } from "../types";
import { arrangements } from "./arrangement";

const building = (id: string, count: number, arrows: string[]): BuildingFacts => ({
  id,
  name: id,
  count,
  arrows,
  group: "some",
  main: false,
  source: "rulebook",
});

const arranged = (...buildings: BuildingFacts[]) =>
  arrangements({ group: [{ id: "some", size: buildings.length }], building: buildings } as Facts)[0]!;

test("a chain stands in one row, with an arrow from each to the next", () => {
  const { posts, arrows, height, width } = arranged(building("mine", 1, ["mint"]), building("mint", 1, []));
  expect(posts.map(({ kind, y }) => [kind, y])).toEqual([
    ["mine", 0],
    ["mint", 0],
  ]);
  expect(arrows.map(({ from, to }) => [from.kind, to.kind])).toEqual([["mine", "mint"]]);
  expect(height).toBe(1);
  expect(width).toBeGreaterThan(2);
});

test("an arrow from a kind to itself stands between those alike", () => {
  const { arrows } = arranged(building("road", 3, ["road"]));
  expect(arrows.map(({ from, to }) => [from.copy, to.copy])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test("where arrows branch, what they lead to stands below, and their source above its middle", () => {
  const { posts, height } = arranged(
    building("capital", 1, ["oracle", "plaza"]),
    building("oracle", 1, []),
    building("plaza", 1, []),
  );
  const [capital, oracle, plaza] = ["capital", "oracle", "plaza"].map((id) => posts.find(({ kind }) => kind === id)!);
  expect(oracle!.y).toBe(plaza!.y);
  expect(oracle!.y).toBeGreaterThan(capital!.y);
  expect(capital!.x).toBe((oracle!.x + plaza!.x) / 2);
  expect(height).toBe(1 + oracle!.y);
});
