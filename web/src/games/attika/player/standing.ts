// How far a player's buildings have come: built, in store, just drawn, or still in the piles.

import type { Arrow, Post } from "./arrangement";
import type { Facts, Position, Seat } from "../position";

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

function onTheMap(seat: Seat, kind: string): boolean {
  return Object.values(seat.buildings).includes(kind);
}

/** Does an arrow lead to this kind from a building that stands on the map? */
export function hasFreeChain(facts: Facts, seat: Seat, kind: string): boolean {
  return facts.building.some(({ id, arrows }) => arrows.includes(kind) && onTheMap(seat, id));
}

export function isLive(seat: Seat, arrow: Arrow): boolean {
  return onTheMap(seat, arrow.from.kind);
}

export function builtOf(seat: Seat): number {
  return Object.keys(seat.buildings).length;
}

export function allBuildings(facts: Facts): number {
  return facts.building.reduce((sum, building) => sum + building.count, 0);
}
