// Where a card goes so that it hides least of what it speaks about.

import { NARROW, type Point } from "./camera.svelte";

export interface Size {
  width: number;
  height: number;
}

const EDGE = 8;

/** The upper left corner of a card, clear of as much as possible around a spot; all in pixels of the board. */
export function besideSpot(spot: Point, clear: Size[], board: Size, card: Size): Point {
  const keepIn = (wanted: number, room: number) => Math.max(EDGE, Math.min(wanted, room - EDGE));
  const keepX = (x: number) => keepIn(x, board.width - card.width);
  const keepY = (y: number) => keepIn(y, board.height - card.height);
  if (board.width < NARROW) return { x: EDGE, y: keepY(board.height) };

  const fits = ({ x, y }: Point) => x === keepX(x) && y === keepY(y);
  const fromMiddle = ({ x, y }: Point) =>
    Math.hypot(x + (card.width - board.width) / 2, y + (card.height - board.height) / 2);

  /** Right, left, below and above, each slid along the spot to stay on the board. */
  function sides(kept: Size): Point[] {
    const [across, down] = [kept.width / 2 + EDGE, kept.height / 2 + EDGE];
    const [x, y] = [keepX(spot.x - card.width / 2), keepY(spot.y - card.height / 2)];
    return [
      { x: spot.x + across, y },
      { x: spot.x - across - card.width, y },
      { x, y: spot.y + down },
      { x, y: spot.y - down - card.height },
    ];
  }

  for (const kept of clear) {
    const [outermost] = sides(kept)
      .filter(fits)
      .sort((one, other) => fromMiddle(other) - fromMiddle(one));
    if (outermost) return outermost;
  }
  return { x: keepX(spot.x), y: keepY(spot.y + clear.at(-1)!.height / 2) };
}
