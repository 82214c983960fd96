// The course of a game as a line along which it can be drawn: turns are equally long, whatever happened in them.

export class Course {
  private readonly starts: number[];

  /** The steps at which turns began, and the last step of all. */
  constructor(
    turns: number[],
    readonly last: number,
  ) {
    this.starts = turns.filter((start) => start < last || start === 0);
  }

  get turns(): number {
    return this.starts.length;
  }

  /** The turn to which a step belongs, from 1. */
  turnOf(step: number): number {
    return this.starts.findLastIndex((start) => start <= step) + 1;
  }

  /** How much of the game is over after a step: from 0 to 1. */
  partOf(step: number): number {
    const turn = this.turnOf(step) - 1;
    const [from, to] = this.span(turn);
    return (turn + (step - from) / Math.max(1, to - from)) / this.turns;
  }

  /** The step after which about so much of the game is over. */
  stepAt(part: number): number {
    const along = Math.max(0, Math.min(part, 1)) * this.turns;
    const turn = Math.min(Math.floor(along), this.turns - 1);
    const [from, to] = this.span(turn);
    return Math.round(from + (along - turn) * (to - from));
  }

  private span(turn: number): [number, number] {
    return [this.starts[turn], this.starts[turn + 1] ?? this.last];
  }
}

const FEW_TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/** Turns to be written below the line: round numbers, no more than there is room for. */
export function ticks(turns: number, room: number): number[] {
  const apart = FEW_TICKS.find((apart) => turns / apart <= room) ?? turns;
  return Array.from({ length: Math.floor(turns / apart) }, (_, tick) => (tick + 1) * apart);
}

/** Heights at which labels stand clear of each other, as near as can be to where they belong. */
export function apart(heights: number[], distance: number, lowest: number): number[] {
  const order = heights.map((_, label) => label).sort((one, other) => heights[other] - heights[one]);
  const placed = [...heights];
  let limit = lowest;
  for (const label of order) {
    placed[label] = Math.min(placed[label], limit);
    limit = placed[label] - distance;
  }
  return placed;
}
