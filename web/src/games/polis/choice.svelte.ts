// What a player has pointed at and not yet done: a card, a deck or a city, by the name of its spot.

import { settings } from "../../lib/settings.svelte";
import type { TableContext } from "../../table/game";
import { offersAt, type Deed } from "./moves";

let pointedAt = $state.raw<{ table: string; spot: string } | null>(null);

/** The spot that is picked, if there is still something to be done with it. */
export function picked(table: TableContext): string | null {
  if (pointedAt?.table !== table.view.table.id) return null;
  return isOffered(table, pointedAt.spot) ? pointedAt.spot : null;
}

/** Can something be done with it now? */
export function isOffered(table: TableContext, spot: string): boolean {
  return isMine(table) && offersAt(table).at.has(spot);
}

export function deedsAt(table: TableContext, spot: string): Deed[] {
  return isMine(table) ? (offersAt(table).at.get(spot) ?? []) : [];
}

// One click draws, as at a real table; everything else shows its price first.
const AT_ONCE = ["draw", "look"];

/** Point at something. What is plain and cheap is done at once; picking the same thing again puts it back. */
export function pick(table: TableContext, spot: string): void {
  const deeds = deedsAt(table, spot);
  const [only] = deeds;
  if (!only) return;
  table.hint(null);
  const plain = deeds.length === 1 && (AT_ONCE.includes(only.verb) || settings.placing === "at-once");
  if (plain) table.act(only.action);
  pointedAt = plain || picked(table) === spot ? null : { table: table.view.table.id, spot };
}

export function putBack(): void {
  pointedAt = null;
}

function isMine({ view, live }: TableContext): boolean {
  return live && view.you >= 0 && view.awaiting === view.you && !view.confirm;
}
