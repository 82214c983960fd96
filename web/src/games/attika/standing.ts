// How near everybody in Attika is to one of the two ends, and whose turn comes next: as the engine counts it.

import type { TableContext } from "./table";

/** The fewest buildings to go, and the fewest sites that a line of temples lacks, of those who still play. */
export function nearest({ overview, position }: TableContext): { left: number; lacks: number | null } {
  const playing = overview.seats.filter((_, seat) => !position.seats[seat]!.resigned);
  const lacks = playing.flatMap((seat) => (seat.lacks === null ? [] : [seat.lacks]));
  return {
    left: Math.min(...playing.map(({ built }) => overview.buildings - built)),
    lacks: lacks.length > 0 ? Math.min(...lacks) : null,
  };
}

export const next = ({ overview }: TableContext): number => overview.next;

export function ending(table: TableContext): string {
  const { left, lacks } = nearest(table);
  return lacks === null
    ? table.word("attika-table-ending-built", { left })
    : table.word("attika-table-ending", { left, lacks });
}
