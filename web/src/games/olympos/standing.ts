// Who is ahead in Olympos, whose turn comes next, and how near the end is: as the engine counts it.

import type { TableContext } from "./table";
import type { Overview } from "./types";

export function pointsOf({ seats }: Overview, seat: number): number {
  return Object.values(seats[seat]!.points).reduce((sum, points) => sum + points, 0);
}

/** Of what all can see. */
export function isAhead({ overview, position }: TableContext, seat: number): boolean {
  const playing = position.seats.flatMap(({ resigned }, number) => (resigned ? [] : [pointsOf(overview, number)]));
  return !position.seats[seat]!.resigned && pointsOf(overview, seat) === Math.max(...playing);
}

export function next({ overview }: TableContext): number {
  return overview.next?.seat ?? -1;
}

/** How far the foremost is from the last turn. */
export function ending(table: TableContext): string {
  const { line } = table.position;
  if (line.length === 0) return "";
  const [foremost, left] = line
    .map((seat) => [seat, table.overview.seats[seat]!.left] as const)
    .reduce((first, other) => (other[1] < first[1] ? other : first));
  return table.word("olympos-table-ending", { player: table.seatNames[foremost] ?? "", count: left });
}
