// The course of a game as a line along which it can be drawn: turns are equally long, whatever happened in them.

import type { Odds } from "../../protocol";

export class Course {
  readonly turns: number;
  readonly last: number;

  /** How the seats stood as each turn began, and at the end. */
  constructor(private readonly odds: Odds[]) {
    this.turns = Math.max(1, odds.length - 1);
    this.last = odds.at(-1)!.step;
  }

  /** How many turns were over after a step, and how much of the next one. */
  turnsBefore(step: number): number {
    const turn = Math.min(
      this.odds.findLastIndex((at) => at.step <= step),
      this.turns - 1,
    );
    const [from, to] = this.span(turn);
    return turn + (step - from) / Math.max(1, to - from);
  }

  /** The step that is nearest to where so many turns were over. */
  stepAt(turns: number): number {
    const along = Math.max(0, Math.min(turns, this.turns));
    const turn = Math.min(Math.floor(along), this.turns - 1);
    const [from, to] = this.span(turn);
    return Math.round(from + (along - turn) * (to - from));
  }

  /** A seat's chance on the line from the beginning of a turn to that of the next. */
  chance(seat: number, step: number): number {
    const along = this.turnsBefore(step);
    const turn = Math.floor(along);
    const from = this.odds[turn]!.chances[seat]!;
    const to = this.odds[turn + 1]?.chances[seat] ?? from;
    return from + (along - turn) * (to - from);
  }

  private span(turn: number): [number, number] {
    return [this.odds[turn]!.step, this.odds[turn + 1]?.step ?? this.last];
  }
}

const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** The turns to be written below the line: round numbers, no more than there is room for. */
export function ticks(first: number, turns: number, room: number): number[] {
  const apart = ROUND.find((apart) => turns / apart <= room) ?? turns;
  const all = Array.from({ length: turns }, (_, turn) => first + turn);
  return all.filter((turn) => turn > 0 && turn % apart === 0);
}

/** Heights at which labels stand clear of each other, as near as can be to where they belong. */
export function apart(heights: number[], distance: number, lowest: number): number[] {
  const order = heights.map((_, label) => label).sort((one, other) => heights[other]! - heights[one]!);
  const placed = [...heights];
  let limit = lowest;
  for (const label of order) {
    const height = Math.min(heights[label]!, limit);
    placed[label] = height;
    limit = height - distance;
  }
  return placed;
}
