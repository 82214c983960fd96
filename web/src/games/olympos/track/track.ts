// The time track as it lies: what is on each space, and how the spaces run around the map.

import type { Facts, God, Position } from "../position";

export interface TrackSpace {
  number: number;
  /** The pieces there, the lowest first. */
  pieces: number[];
  /** The Olympos cards of a Zeus space. */
  gods: God[];
  isZeus: boolean;
  isCross: boolean;
  /** What it is worth to end there. */
  points: number | null;
}

export function spacesOf({ track }: Facts, { line, seats, gods }: Position): TrackSpace[] {
  const last = track.zeus.at(-1)!;
  return Array.from({ length: track.cross + 1 }, (_, number) => ({
    number,
    pieces: piecesOn(number, line, seats),
    gods: gods.filter(({ space }) => space === number),
    isZeus: track.zeus.includes(number),
    isCross: number === track.cross,
    points: number >= last ? (track.last_points[number - last] ?? null) : null,
  }));
}

/** Whoever is on top plays first; those who have finished lie below. */
function piecesOn(space: number, line: number[], seats: Position["seats"]): number[] {
  const waiting = line.filter((seat) => seats[seat]!.space === space).toReversed();
  const finished = seats.flatMap((seat, number) =>
    !seat.resigned && seat.space === space && !line.includes(number) ? [number] : [],
  );
  return [...finished, ...waiting];
}

interface Ring {
  columns: number;
  rows: number;
}

/** As many spaces along each side as make them about square. */
export function ringFor(spaces: number, width: number, height: number): Ring {
  const half = Math.ceil((spaces + 4) / 2);
  const columns = Math.max(4, Math.min(half - 4, Math.round((half * width) / (width + height))));
  return { columns, rows: half - columns };
}

/** Row and column of a space: clockwise, from the upper left corner. */
export function areaOf(space: number, { columns, rows }: Ring): string {
  const [east, south, west] = [columns - 1, columns + rows - 2, 2 * columns + rows - 3];
  if (space <= east) return `1 / ${space + 1}`;
  if (space <= south) return `${space - east + 1} / ${columns}`;
  if (space <= west) return `${rows} / ${columns - (space - south)}`;
  return `${rows - (space - west)} / 1`;
}
