// The log as a story: each move with what it brought, and what happened since somebody's last turn.

import type { LogLine } from "../protocol";

/** A line of the log, and what followed from it. */
export interface Entry {
  line: LogLine;
  details: LogLine[];
}

export function entriesOf(lines: LogLine[]): Entry[] {
  const entries: Entry[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (line.weight === "consequence" && last && !last.line.opens_turn) last.details.push(line);
    else entries.push({ line, details: [] });
  }
  return entries;
}

/** What somebody did in their turns. */
export interface Chapter {
  seat: number;
  lines: LogLine[];
}

const whose = (opening: LogLine) => opening.said.seats?.[0] ?? opening.seat;

/** The step at which a seat's last turn ended; whoever only watches is told of a whole round. */
export function lastTurnOf(you: number, lines: LogLine[]): number {
  const turns = lines.filter((line) => line.opens_turn);
  const now = turns.at(-1);
  if (!now) return 0;
  const seat = you < 0 ? whose(now) : you;
  const before = whose(now) === seat ? turns.slice(0, -1) : turns;
  const last = before.findLastIndex((turn) => whose(turn) === seat);
  return last < 0 ? 0 : turns[last + 1]!.step;
}

/** What the others did since a step, in a few words. */
export function chaptersSince(step: number, you: number, lines: LogLine[]): Chapter[] {
  const bySeat = new Map<number, LogLine[]>();
  let mover: number | undefined;
  for (const line of lines) {
    if (line.opens_turn) mover = whose(line);
    else if (line.step > step) {
      const seat = mover ?? line.seat;
      bySeat.set(seat, [...(bySeat.get(seat) ?? []), line]);
    }
  }
  bySeat.delete(you);
  return [...bySeat]
    .map(([seat, lines]) => ({ seat, lines: gist(lines, you) }))
    .filter(({ lines }) => lines.length > 0);
}

/** Deeds, or trifles where there is nothing else; and of what followed from them, what concerns the reader. */
function gist(lines: LogLine[], you: number): LogLine[] {
  const weight = lines.some((line) => !line.weight) ? undefined : "trifle";
  const concerns = (line: LogLine) => line.seat !== you && (line.said.seats ?? []).includes(you);
  return lines.filter((line) => line.weight === weight || (line.weight === "consequence" && concerns(line)));
}
