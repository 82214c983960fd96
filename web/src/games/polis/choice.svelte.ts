// What a player has pointed at and not yet done: first a card, a deck or a city, and for some deeds a second thing.

import { settings } from "../../lib/settings.svelte";
import type { TableContext } from "./table";
import { keyOf } from "../../table/moves";
import { offersAt, type Deed } from "./moves";
import type { Move } from "./position";
import type { Thing } from "./spots";
import { impossibleMove } from "./why";

interface Pointing {
  /** What is picked counts for one decision of one seat only. */
  decision: string;
  spots: string[];
  /** One of several deeds that can be done with these spots, by the key of its move. */
  move: string | null;
}

let pointing = $state.raw<Pointing | null>(null);

/** The deeds that what was pointed at allows; none as long as nothing is picked. */
export function candidates(table: TableContext): Deed[] {
  if (pointing?.decision !== decisionAt(table)) return [];
  const { spots } = pointing;
  return deedsOf(table).filter((deed) => spots.every((spot, n) => deed.things[n]?.spot === spot));
}

/** The deed that waits for its confirmation. */
export function chosen(table: TableContext): Deed | null {
  const deeds = candidates(table);
  if (deeds.length === 1) return deeds[0]!;
  return deeds.find((deed) => keyOf(deed.move) === pointing?.move) ?? null;
}

export function isPicked(table: TableContext, spot: string): boolean {
  return candidates(table).length > 0 && pointing!.spots.includes(spot);
}

/** Does it light up? While a deed lacks its second thing, only what may be that does. */
export function isOffered(table: TableContext, spot: string): boolean {
  const seconds = candidates(table).flatMap((deed) => deed.things.slice(1));
  if (seconds.length > 0) return seconds.some((thing) => thing.spot === spot);
  return deedsOf(table).some((deed) => deed.things[0]?.spot === spot);
}

// One click draws, as at a real table; everything else shows its price first.
const AT_ONCE = ["draw", "look"];

/** Point at something; the same thing again puts it back. What may not be is explained. */
export function pick(table: TableContext, thing: Thing): void {
  const { spot } = thing;
  table.remark(null);
  const isSecond = candidates(table).some((deed) => deed.things[1]?.spot === spot);
  if (isPicked(table, spot)) return putBack(spot);
  if (isSecond) return point(table, [pointing!.spots[0]!, spot]);
  if (deedsOf(table).some((deed) => deed.things[0]?.spot === spot)) return point(table, [spot]);
  putBack();
  void explain(table, thing);
}

/** Choose one of the candidates. */
export function choose(table: TableContext, { move, things }: Deed): void {
  pointing = { decision: decisionAt(table), spots: things.map(({ spot }) => spot), move: keyOf(move) };
}

/** As if a hand had chosen this move, but for the last click; what one click does is only pointed at. */
export function propose(table: TableContext, move: Move): void {
  const deed = deedsOf(table).find((offered) => keyOf(offered.move) === keyOf(move));
  if (deed && !AT_ONCE.includes(move.verb)) choose(table, deed);
}

export function confirm(table: TableContext, how: "act" | "play" = "play"): void {
  const deed = chosen(table);
  putBack();
  if (deed) table[how](deed.move);
}

/** Everything, or a second thing and what follows from it. */
export function putBack(spot?: string): void {
  const kept = spot && pointing ? pointing.spots.slice(0, pointing.spots.indexOf(spot)) : [];
  pointing = pointing && kept.length > 0 ? { ...pointing, spots: kept, move: null } : null;
}

export function isMine({ view, live }: TableContext): boolean {
  return live && view.you >= 0 && view.awaiting === view.you && !view.confirm;
}

function decisionAt({ view, position }: TableContext): string {
  const { turn, awaited, developed } = position;
  return [view.table.id, view.you, turn, awaited, developed].join(" ");
}

function deedsOf(table: TableContext): Deed[] {
  return isMine(table) ? offersAt(table).deeds : [];
}

function point(table: TableContext, spots: string[]): void {
  pointing = { decision: decisionAt(table), spots, move: null };
  const [deed, another] = candidates(table);
  if (!deed || another) return;
  if (AT_ONCE.includes(deed.move.verb) || settings.placing === "at-once") confirm(table, "act");
}

async function explain(table: TableContext, thing: Thing): Promise<void> {
  const move = isMine(table) ? impossibleMove(table.position, thing) : null;
  if (move === null) return;
  const { said, reason } = await table.preview(move);
  if (reason) table.remark(said, reason);
}
