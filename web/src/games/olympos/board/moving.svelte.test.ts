import { expect, it } from "vitest";
import type { SetOut } from "../moves";
import type { Foreseen } from "../table";
import { reachOf } from "./moving.svelte";

const reaching = (...reaches: [territory: string, time: number][]) =>
  ({ outlook: { reaches: reaches.map(([territory, time]) => ({ territory, time })) } }) as unknown as Foreseen;

it("a new settler begins where the way is shortest, on the map that we know", () => {
  const ways: SetOut[] = [
    { verb: "new_settler", start: "north" },
    { verb: "new_settler", start: "attica" },
  ];
  const told = [reaching(["thrace", 3], ["crete", 9]), reaching(["crete", 5], ["hyperborea", 1], ["thrace", 3])];
  const reach = reachOf(ways, told);
  expect([...reach.keys()]).toEqual(["thrace", "crete"]);
  expect(reach.get("thrace")).toEqual({ time: 3, setOut: ways[0] });
  expect(reach.get("crete")).toEqual({ time: 5, setOut: ways[1] });
});

it("an answer that came too late reaches nothing", () => {
  expect(reachOf([{ verb: "settler", territory: "attica", depth: 0 }], [{} as Foreseen]).size).toBe(0);
});
