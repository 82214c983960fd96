import { describe, expect, it } from "vitest";
import type { ActionInfo } from "../../protocol";
import type { TableContext } from "./table";
import { buttons } from "./buttons";
import { lastPlaces, offersAt } from "./moves";
import type { Move } from "./types";

function tableOf(moves: Move[], costs: number[] = []): TableContext {
  const actions = moves.map((move, n) => ({ move, cost: costs[n] ?? null })) as unknown as ActionInfo[];
  return {
    live: true,
    view: { actions },
    done: moves,
    position: { awaited: "before paying", due: 3 },
    facts: { territory: [{ id: "hyperborea", name: "Hyperborea" }] },
    word: (key: string, words = {}) => `${key} ${JSON.stringify(words)}`,
  } as unknown as TableContext;
}

describe("offers", () => {
  it("are sorted by what they are done to", () => {
    const go: Move = { verb: "go", territory: "attica" };
    const second: Move = { verb: "settler", territory: "crete", depth: 1 };
    const build: Move = { verb: "build", wonder: "stadium" };
    const offers = offersAt(tableOf([go, second, build, { verb: "pass" }], [4]));
    expect(offers.go.get("attica")).toBe(go);
    expect(offers.times.get("attica")).toBe(4);
    expect(offers.settlers.get("crete")?.get(1)).toBe(second);
    expect(offers.develop.get("stadium")).toBe(build);
    expect(offers.plain).toEqual([{ verb: "pass" }]);
    expect(offers.lose.size + offers.condemn.size + offers.payments.length).toBe(0);
  });

  it("have the cheapest payment first", () => {
    const dear: Move = { verb: "pay", cubes: { wood: 2 } };
    const cheap: Move = { verb: "pay", cubes: { gold: 1 } };
    expect(offersAt(tableOf([dear, cheap], [2, 1])).payments).toEqual([cheap, dear]);
  });

  it("are none in the past", () => {
    expect(offersAt({ ...tableOf([{ verb: "pass" }]), live: false }).plain).toEqual([]);
  });
});

it("the last turn has brought settlers to places", () => {
  const done: Move[] = [{ verb: "new_settler", start: "north" }, { verb: "go", territory: "thrace" }, { verb: "done" }];
  expect([...lastPlaces(tableOf(done))]).toEqual(["thrace"]);
});

describe("buttons", () => {
  it("say what is done by what is awaited", () => {
    expect(buttons(tableOf([{ verb: "done" }]))).toEqual([
      { move: { verb: "done" }, label: 'olympos-table-do-pay-time {"time":3}' },
    ]);
  });

  it("are there for territories that the map does not know", () => {
    const off: Move = { verb: "go", territory: "hyperborea" };
    const [button, ...others] = buttons(tableOf([off, { verb: "go", territory: "attica" }]));
    expect(others).toEqual([]);
    expect(button?.move).toBe(off);
    expect(button?.label).toContain("olympos-do-go");
    expect(button?.label).toContain("Hyperborea");
  });
});
