// Who is ahead in Polis, whose turn comes next, and how near the end is: as the engine counts it.

import type { TableContext } from "./table";

export function isAhead({ overview, position }: TableContext, seat: number): boolean {
  const { points } = overview.scores;
  const playing = points.filter((_, number) => !position.seats[number]!.resigned);
  return !position.seats[seat]!.resigned && points[seat] === Math.max(...playing);
}

export const next = ({ overview }: TableContext): number => overview.turn.next;

export function ending(table: TableContext): string {
  const { up, of: all, closing } = table.overview.end;
  return closing ? table.word("polis-table-last-turn") : table.word("polis-table-end-cards", { up, all });
}
