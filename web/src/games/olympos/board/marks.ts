// What is marked on the map: where something can be done, what has been chosen, and what is being spoken of.

import { TERRITORIES } from "../map/chart";
import type { Mark } from "../map/lying";
import type { Moving } from "./moving.svelte";

/** `fresh` are places of the last turn; `lit` are things that the log or a lesson speaks of. */
export function marksOn(moving: Moving, fresh: Set<string>, lit: string[]): Record<string, Mark> {
  const marks: Record<string, Mark> = {};
  const mark = (place: string, what: Mark) => (marks[place] = { ...marks[place], ...what });

  for (const place of fresh) mark(place, { fresh: true });
  for (const place of moving.sources) mark(place, { source: true });
  if (moving.picked) for (const place of Object.keys(TERRITORIES)) mark(place, { dimmed: true });
  const times = [...moving.targets.values()].filter((time) => time !== null);
  const [least, most] = [Math.min(...times), Math.max(...times)];
  for (const [place, time] of moving.targets) {
    const dear = time === null || most === least ? 0 : (time - least) / (most - least);
    mark(place, { target: true, dimmed: false, price: time === null ? undefined : String(time), dear });
  }
  if (moving.start) mark(moving.start, { source: true, dimmed: false });
  if (moving.pinned) mark(moving.ghost!, { chosen: true });
  for (const thing of lit) {
    const place = thing.replace("olympos-territory-", "");
    if (place in TERRITORIES) mark(place, { lit: true });
  }
  return marks;
}
