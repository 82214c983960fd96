// What the map shows: everything that lies on it, the names of its places, and each place in words.

import { wordOr } from "../../../table/words";
import type { TableContext } from "../table";
import { NORTH, TERRITORIES } from "../map/chart";
import type { Lying, Piece } from "../map/lying";
import type { Facts, Position, TerritoryFacts } from "../position";
import type { Moving } from "./moving.svelte";

/** The box of an owner may have territories that our map does not know. */
const isDrawn = ({ id }: { id: string }) => id in TERRITORIES;

export function lyingOn({ territory }: Facts, { settlers, condemned, tribes }: Position): Record<string, Lying> {
  const stackAt = (id: string): Piece[] =>
    tribes.includes(id)
      ? ["tribe"]
      : (settlers[id] ?? []).map((piece) => (piece === "barbarians" ? "barbarian" : piece));
  return Object.fromEntries(
    territory
      .filter(isDrawn)
      .map(({ id, resource, star, zeus, atlantis }) => [
        id,
        { resource, star, zeus, atlantis, condemned: condemned.includes(id), stack: stackAt(id) },
      ]),
  );
}

export function namesOf(table: TableContext): Record<string, string> {
  const { territory, sea } = table.facts;
  const names: Record<string, string> = { [NORTH]: table.word("olympos-table-north") };
  for (const { id, name } of territory) names[id] = wordOr(table, `olympos-territory-${id}`, name);
  for (const { id, name } of sea) names[id] = wordOr(table, `olympos-sea-${id}`, name);
  return names;
}

/** Who is there, from the top. */
export function piecesInWords(table: TableContext, stack: readonly Piece[]): string[] {
  return stack.toReversed().map((piece) => {
    if (piece === "tribe") return table.word("olympos-tribe");
    return piece === "barbarian" ? table.word("olympos-barbarians") : (table.seatNames[piece] ?? "");
  });
}

/** What a territory yields: its resource, a star, Zeus, Atlantis. */
export function yieldInWords(table: TableContext, { resource, star, zeus, atlantis }: TerritoryFacts): string[] {
  const extras = { star, zeus, atlantis };
  return [
    table.word(`olympos-${resource}`),
    ...Object.entries(extras).flatMap(([extra, there]) => (there ? [table.word(`olympos-table-yields-${extra}`)] : [])),
  ];
}

/** Every place in words, for those who hear the map. */
export function describer(
  table: TableContext,
  moving: Moving,
  lying: Record<string, Lying>,
  names: Record<string, string>,
): (place: string) => string {
  const facts = table.facts;

  function whatIsThere(place: string): string[] {
    const territory = facts.territory.find(({ id }) => id === place);
    if (!territory) return [];
    const { condemned, stack } = lying[place]!;
    const there = condemned ? [table.word("olympos-table-condemned")] : piecesInWords(table, stack);
    return [...yieldInWords(table, territory), ...there];
  }

  function whatCanBeDone(place: string): string[] {
    const time = moving.targets.get(place);
    if (time !== undefined) {
      return [time === null ? table.word("olympos-table-can-choose") : table.word("olympos-table-can-go", { time })];
    }
    return moving.sources.has(place) ? [table.word("olympos-table-can-leave")] : [];
  }

  return (place) => [names[place], ...whatIsThere(place), ...whatCanBeDone(place)].join(", ");
}
