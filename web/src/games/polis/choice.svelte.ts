// What a player has pointed at and not yet done: first a card, a deck or a city, and for some deeds a second thing.

import { settings } from "../../lib/settings.svelte";
import type { TableContext } from "../../table/game";
import { offersAt, type Deed } from "./moves";
import type { Position } from "./position";
import { impossibleAction } from "./why";

interface Pointing {
  /** What is picked counts for one decision of one seat only. */
  decision: string;
  spots: string[];
  /** One of several deeds that can be done with these spots. */
  action: number | null;
}

let pointing = $state.raw<Pointing | null>(null);

/** The deeds that what was pointed at allows; none as long as nothing is picked. */
export function candidates(table: TableContext): Deed[] {
  if (pointing?.decision !== decisionAt(table)) return [];
  const { spots } = pointing;
  return deedsOf(table).filter((deed) => spots.every((spot, n) => deed.spots[n] === spot));
}

/** The deed that waits for its confirmation. */
export function chosen(table: TableContext): Deed | null {
  const deeds = candidates(table);
  if (deeds.length === 1) return deeds[0]!;
  return deeds.find((deed) => deed.action === pointing?.action) ?? null;
}

export function isPicked(table: TableContext, spot: string): boolean {
  return candidates(table).length > 0 && pointing!.spots.includes(spot);
}

/** Does it light up? While a deed lacks its second thing, only what may be that does. */
export function isOffered(table: TableContext, spot: string): boolean {
  const seconds = candidates(table).flatMap((deed) => deed.spots.slice(1));
  if (seconds.length > 0) return seconds.includes(spot);
  return deedsOf(table).some((deed) => deed.spots[0] === spot);
}

// One click draws, as at a real table; everything else shows its price first.
const AT_ONCE = ["draw", "look"];

/** Point at something; the same thing again puts it back. What may not be is explained. */
export function pick(table: TableContext, spot: string): void {
  table.hint(null);
  const isSecond = candidates(table).some((deed) => deed.spots[1] === spot);
  if (isPicked(table, spot)) return putBack(spot);
  if (isSecond) return point(table, [pointing!.spots[0]!, spot]);
  if (deedsOf(table).some((deed) => deed.spots[0] === spot)) return point(table, [spot]);
  putBack();
  void explain(table, spot);
}

/** Choose one of the candidates. */
export function choose(table: TableContext, { action, spots }: Deed): void {
  pointing = { decision: decisionAt(table), spots, action };
}

export function confirm(table: TableContext): void {
  const deed = chosen(table);
  putBack();
  if (deed) table.act(deed.action);
}

/** Everything, or a second thing and what follows from it. */
export function putBack(spot?: string): void {
  const kept = spot && pointing ? pointing.spots.slice(0, pointing.spots.indexOf(spot)) : [];
  pointing = pointing && kept.length > 0 ? { ...pointing, spots: kept, action: null } : null;
}

export function isMine({ view, live }: TableContext): boolean {
  return live && view.you >= 0 && view.awaiting === view.you && !view.confirm;
}

function decisionAt({ view, position }: TableContext): string {
  const { turn, awaited, developed }: Position = position;
  return [view.table.id, view.you, turn, awaited, developed].join(" ");
}

function deedsOf(table: TableContext): Deed[] {
  return isMine(table) ? offersAt(table).deeds : [];
}

function point(table: TableContext, spots: string[]): void {
  pointing = { decision: decisionAt(table), spots, action: null };
  const [deed, another] = candidates(table);
  if (!deed || another) return;
  if (AT_ONCE.includes(deed.verb) || settings.placing === "at-once") confirm(table);
}

async function explain(table: TableContext, spot: string): Promise<void> {
  const action = isMine(table) ? impossibleAction(table, spot) : null;
  if (action === null) return;
  const { said, reason } = await table.preview(action);
  if (reason) table.hint(said, reason);
}
