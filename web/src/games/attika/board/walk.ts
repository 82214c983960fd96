// Walking from hex to hex with the keys.

import { centreOf, hexAt, type Point } from "../hexes";

const STEPS: Record<string, Point> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  PageUp: { x: 0.5, y: -Math.sqrt(3) / 2 },
  Home: { x: -0.5, y: -Math.sqrt(3) / 2 },
  End: { x: -0.5, y: Math.sqrt(3) / 2 },
  PageDown: { x: 0.5, y: Math.sqrt(3) / 2 },
};

/** Up and down run between two rows of hexes, so the column where the walk began is kept in mind. */
export class Walk {
  #column: number | null = null;

  /** The nearest place in the direction of the key, also across a gap; undefined for other keys. */
  next(places: string[], from: string, key: string): string | undefined {
    const step = STEPS[key];
    if (!step) return undefined;
    const here = centreOf(hexAt(from));
    const upright = step.x === 0;
    if (!upright) this.#column = null;
    else this.#column ??= here.x;
    let [best, least] = [from, Infinity];
    for (const place of places) {
      const there = centreOf(hexAt(place));
      const [dx, dy] = [there.x - here.x, there.y - here.y];
      const ahead = dx * step.x + dy * step.y;
      if (ahead < 1) continue;
      const aside = Math.abs(dx * step.y - dy * step.x);
      const astray = upright ? Math.abs(there.x - this.#column!) * 0.01 : 0;
      const effort = ahead + 2.5 * Math.max(0, aside - 0.6 * ahead) + 0.1 * aside + astray;
      if (effort < least) [best, least] = [place, effort];
    }
    return best;
  }
}
