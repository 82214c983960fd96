// Walking from territory to territory with the arrow keys.

import { middleOf, NORTH, TERRITORIES, type Point } from "./chart";

const STEPS: Record<string, Point> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A place that lies more aside than ahead is the last choice. */
const DETOUR = 2000;
const PLACES = [NORTH, ...Object.keys(TERRITORIES)];

/** The nearest place in the direction of the key, or the same at the edge; undefined for other keys. */
export function next(from: string, key: string): string | undefined {
  const step = STEPS[key];
  if (!step) return undefined;
  const [x, y] = middleOf(from);
  let [best, least] = [from, Infinity];
  for (const place of PLACES) {
    const [dx, dy] = [middleOf(place)[0] - x, middleOf(place)[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1] - dy * step[0]);
    if (ahead <= 0) continue;
    const effort = ahead + 1.5 * aside + (aside > 1.5 * ahead ? DETOUR : 0);
    if (effort < least) [best, least] = [place, effort];
  }
  return best;
}
