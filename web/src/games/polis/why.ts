// Moves that are not offered, to ask the server why.

import { nameOf, type Awaited, type Move, type Position } from "./position";
import type { Thing } from "./spots";

const OF_A_DECK: Partial<Record<Awaited, "look" | "buy">> = { look: "look", extra: "buy" };
const OF_A_HAND: Partial<Record<Awaited, "auction" | "develop" | "discard">> = {
  offer: "auction",
  develop: "develop",
  discard: "discard",
};
/** Also for every other player, whether it may be or not. */
export const OF_A_CITY: Partial<Record<Awaited, "trade" | "attack">> = { trade: "trade", war: "attack" };
const OF_AN_OWN_CARD: Partial<Record<Awaited, "use" | "sacrifice">> = { profit: "use", sacrifice: "sacrifice" };

/** What would have been done with a thing now, had it been possible. */
export function impossibleMove(position: Position, { colour, card, seat, slot }: Thing): Move | null {
  const { awaited } = position;
  if (colour) return { verb: OF_A_DECK[awaited] ?? "draw", colour };
  if (seat !== undefined && slot !== undefined) return ofACard(position, seat, slot);
  if (card) return named(OF_A_HAND[awaited], { card: nameOf(card) });
  return seat === undefined ? null : named(OF_A_CITY[awaited], { seat });
}

function ofACard({ awaited, active, target }: Position, seat: number, slot: number): Move | null {
  if (awaited === "destroy") return seat === target ? { verb: "destroy", slot } : null;
  if (seat !== active) return null;
  if (awaited === "protect") return { verb: "protect", slot, symbol: 0 };
  return named(OF_AN_OWN_CARD[awaited], { slot });
}

function named<V extends string, A>(verb: V | undefined, arguments_: A): ({ verb: V } & A) | null {
  return verb === undefined ? null : { verb, ...arguments_ };
}
