// The building a player has picked up but not yet placed. Board, hand and player board share it.

import type { TableContext } from "./table";

let picked = $state.raw<{ table: string; kind: string } | null>(null);

/** The building that would be placed now: the one just drawn, or the one picked from the store. */
export function selected(table: TableContext): string | null {
  const { awaited, drawn, seats } = table.position;
  if (!isMine(table)) return null;
  if (awaited === "drawn") return drawn?.building ?? null;
  if (awaited !== "act" || picked?.table !== table.view.table.id) return null;
  return seats[table.view.you]?.stored.includes(picked.kind) ? picked.kind : null;
}

/** May a building of the store be picked up now? */
export function mayPick(table: TableContext): boolean {
  return isMine(table) && table.position.awaited === "act";
}

/** Picking up the same building again puts it back. */
export function pick(table: TableContext, kind: string): void {
  picked = selected(table) === kind ? null : { table: table.view.table.id, kind };
}

export function putBack(): void {
  picked = null;
}

// --- dragging: the same choice in one movement ---

const SLIP = 6;
let carrying = false;

/** A press on something in hand; once it moves, the board sees it coming and takes it where it is let go. */
export function carry({ pointerType, button, clientX, clientY }: PointerEvent, lift = () => {}): void {
  if (pointerType === "touch" || button > 0) return;
  const ended = new AbortController();
  const moved = (event: PointerEvent) => {
    if (carrying || Math.hypot(event.clientX - clientX, event.clientY - clientY) <= SLIP) return;
    carrying = true;
    lift();
  };
  const letGo = () => {
    ended.abort();
    carrying = false;
  };
  addEventListener("pointermove", moved, { signal: ended.signal });
  addEventListener("pointerup", letGo, { signal: ended.signal });
  addEventListener("pointercancel", letGo, { signal: ended.signal });
}

export function isCarrying(): boolean {
  return carrying;
}

function isMine({ view, live }: TableContext): boolean {
  return live && view.you >= 0 && view.awaiting === view.you && !view.confirm;
}
