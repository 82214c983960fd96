// Parts of the map, for the camera and for the cards that stand beside a place.

import type { Size } from "../../../table/sight/beside";
import type { Bounds, Camera, Point } from "../../../table/sight/camera.svelte";
import { boxOf, middleOf, TERRITORIES, WHOLE } from "../map/chart";
import type { Moving } from "./moving.svelte";

const EVERYTHING: Bounds = { left: 0, top: 0, right: WHOLE.width, bottom: WHOLE.height };
/** From this zoom on a finger finds every territory. */
const FINGER = 0.34;
const LIKELY = 6;

export function pointAt(place: string): Point {
  const [x, y] = middleOf(place);
  return { x, y };
}

/** Everything, unless that makes what can be chosen too small for a finger, or a card lies upon it. */
export function look(camera: Camera, moving: Moving): void {
  if (moving.pinned && camera.narrow) return camera.bringUp(pointAt(moving.ghost!));
  if (!camera.fitted) return;
  const choosable = camera.narrow ? mostLikely(moving) : [];
  if (choosable.length === 0) camera.fit(EVERYTHING);
  else camera.fit(around(choosable.map(pointAt)), FINGER, FINGER);
}

/** Of many places that can be chosen those that cost least. */
function mostLikely({ targets, sources }: Moving): string[] {
  const byPrice = [...targets].sort(([, one], [, other]) => (one ?? 0) - (other ?? 0)).map(([place]) => place);
  return [...byPrice.slice(0, LIKELY), ...sources].filter((place) => place in TERRITORIES);
}

function around(points: Point[]): Bounds {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** A card leaves the place and some land around it open; of a sea only its name. */
export function beside(place: string): { spot: Point; clear: Size[] } {
  const [, , width, height] = boxOf(place);
  const near = { width: 120, height: 120 };
  const clear = place in TERRITORIES ? [{ width: width + 60, height: height + 60 }, near] : [near];
  return { spot: pointAt(place), clear };
}
