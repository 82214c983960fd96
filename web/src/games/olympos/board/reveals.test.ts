import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../protocol";
import type { TableContext } from "../table";
import type { Facts, GodFacts, Position } from "../position";
import { fallenBetween, pendingReveal, revealOf, withLines } from "./reveals";

const printed = { source: "rulebook", name: "" } as const;
const ares: GodFacts = { ...printed, id: "ares", good: true, effect: "swords", amount: 3 };
const hades: GodFacts = { ...printed, id: "hades", good: false, effect: "lost_settler", amount: 1 };
const facts = { olympos_card: [ares, hades] } as unknown as Facts;

const at = (...open: (string | null)[]) =>
  ({ gods: open.map((card) => ({ space: 12, card, revealed: card !== null })) }) as unknown as Position;

const line = (god: string, seat?: number) =>
  ({
    said: { key: god, seats: seat === undefined ? undefined : [seat] },
  }) as unknown as LogLine;

// A line is called after its god here.
const lights = { placesOf: ({ key }: { key: string }) => [`olympos-god-${key}`] } as unknown as TableContext;

describe("a card that falls", () => {
  it("is the one that was not open before, the last of several", () => {
    expect(fallenBetween(at(null, null), at("ares", null), facts)).toBe(ares);
    expect(fallenBetween(at(null, null), at("ares", "hades"), facts)).toBe(hades);
    expect(fallenBetween(at("ares", null), at("ares", null), facts)).toBeNull();
  });

  it("touches those of whom the log speaks after it has fallen", () => {
    const fallen = withLines({ god: ares, lines: [] }, [line("ares", 2), line("hades", 0)], lights);
    const later = withLines(fallen, [line("ares", 1), line("ares", 0)], lights);
    expect(revealOf(fallen).touched).toEqual([]);
    expect(revealOf(later).touched).toEqual([1, 0]);
    expect(revealOf(later).told).toHaveLength(2);
  });

  it("is pending while players are asked about it, with whom it would touch", () => {
    const position = { ...at("ares"), awaited: "answer", touched: [], god: 0 };
    const table = { position, facts, overview: { seats: [], touches: [1] } } as unknown as TableContext;
    expect(pendingReveal(table)).toEqual({ god: ares, told: [], touched: [1] });
    expect(pendingReveal({ ...table, position: { ...position, awaited: "act" } })).toBeNull();
  });
});
