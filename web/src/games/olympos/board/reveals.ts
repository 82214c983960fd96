// Olympos cards as they fall: which one, who is concerned, and what is told of it.

import type { LogLine, Said } from "../../../protocol";
import type { TableContext } from "../table";
import type { Facts, GodFacts, Position } from "../position";

export interface Reveal {
  god: GodFacts;
  /** What the log says of it. */
  told: Said[];
  touched: number[];
}

/** A card that has fallen, and the lines of the log that speak of it: how it fell, then whom it touched. */
export interface Fallen {
  god: GodFacts;
  lines: Said[];
}

/** The card that was turned up between two views, the last one if there are several. */
export function fallenBetween(before: Position, after: Position, { olympos_card }: Facts): GodFacts | null {
  const place = after.gods.findLastIndex(({ revealed }, place) => revealed && !before.gods[place]?.revealed);
  return olympos_card.find(({ id }) => place >= 0 && id === after.gods[place]!.card) ?? null;
}

/** With the lines that light it up. */
export function withLines({ god, lines }: Fallen, log: LogLine[], table: TableContext): Fallen {
  const more = log.map(({ said }) => said).filter((said) => table.placesOf(said).includes(`olympos-god-${god.id}`));
  return more.length === 0 ? { god, lines } : { god, lines: [...lines, ...more] };
}

export function revealOf({ god, lines }: Fallen): Reveal {
  const told = lines.slice(1);
  return { god, told, touched: told.flatMap((said) => said.seats ?? []) };
}

/** The card that players are asked about just now. */
export function pendingReveal(table: TableContext): Reveal | null {
  const { awaited, touched, gods, god: place } = table.position;
  if (awaited !== "answer" && touched.length === 0) return null;
  const god = table.facts.olympos_card.find(({ id }) => id === gods[place]?.card);
  return god ? { god, told: [], touched: table.overview.touches } : null;
}
