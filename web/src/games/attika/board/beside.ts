// Where a card goes so that it hides least of what it speaks about.

import { HALF_WIDTH, RADIUS, type Point } from "../hexes";

interface Size {
  width: number;
  height: number;
}

const EDGE = 8;
const NARROW = 560;

/** The upper left corner of a card for a spot, all in pixels of the board. */
export function besidePlace(spot: Point, board: Size & { zoom: number }, card: Size): Point {
  const keepIn = (wanted: number, room: number) => Math.max(EDGE, Math.min(wanted, room - EDGE));
  const keepX = (x: number) => keepIn(x, board.width - card.width);
  const keepY = (y: number) => keepIn(y, board.height - card.height);
  if (board.width < NARROW) return { x: EDGE, y: keepY(board.height) };

  const fits = ({ x, y }: Point) => x === keepX(x) && y === keepY(y);
  const fromMiddle = ({ x, y }: Point) =>
    Math.hypot(x + (card.width - board.width) / 2, y + (card.height - board.height) / 2);

  /** Right, left, below and above, each slid along the spot to stay on the board. */
  function sides(ring: number): Point[] {
    const across = (2 * ring + 1) * HALF_WIDTH * board.zoom + EDGE;
    const down = (1.5 * ring + 1) * RADIUS * board.zoom + EDGE;
    const [x, y] = [keepX(spot.x - card.width / 2), keepY(spot.y - card.height / 2)];
    return [
      { x: spot.x + across, y },
      { x: spot.x - across - card.width, y },
      { x, y: spot.y + down },
      { x, y: spot.y - down - card.height },
    ];
  }

  // Clear of the hexes around the spot, towards the open sea; if there is no room, clear of the spot alone.
  for (const ring of [1, 0]) {
    const [outermost] = sides(ring)
      .filter(fits)
      .sort((one, other) => fromMiddle(other) - fromMiddle(one));
    if (outermost) return outermost;
  }
  return { x: keepX(spot.x), y: keepY(spot.y + RADIUS * board.zoom) };
}
