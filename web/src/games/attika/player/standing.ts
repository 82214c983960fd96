// How far a player's buildings have come: built, in store, just drawn, or still in the piles.

import type { Arrow, Post } from "./arrangement";
import type { Position, Seat } from "../types";

export type State = "built" | "stored" | "drawn" | "hidden";

/** The building that a player has just drawn. */
export function drawnBy({ actor, drawn }: Position, seat: number): string | null {
  return actor === seat ? (drawn?.building ?? null) : null;
}

/** Of several alike, those that have come farthest stand first. */
export function stateOf({ buildings, stored }: Seat, drawn: string | null, post: Post): State {
  const built = Object.values(buildings).filter((kind) => kind === post.kind).length;
  if (post.copy < built) return "built";
  const waiting = stored.filter((kind) => kind === post.kind).length;
  if (post.copy < built + waiting) return "stored";
  return post.copy === built + waiting && drawn === post.kind ? "drawn" : "hidden";
}

/** An arrow from a building that stands on the map. */
export function isLive(seat: Seat, arrow: Arrow): boolean {
  return Object.values(seat.buildings).includes(arrow.from.kind);
}
