// Olympos cards as they fall: which one, who is concerned, and who prayed to Zeus before.

import type { LogLine, Said } from "../../../protocol";
import type { TableContext } from "../../../table/game";
import type { Facts, GodFacts, Position } from "../position";

export interface Reveal {
  god: GodFacts;
  /** What the log says of it. */
  told: Said[];
  touched: number[];
  /** For each seat the Zeus cards that were played for it. */
  prayers: Map<number, number>;
}

const seatIn = ({ arguments: named }: Said) => (named?.["player"] as { seat: number } | undefined)?.seat ?? -1;
const keyIn = ({ arguments: named }: Said, name: string) =>
  (named?.[name] as { term?: string } | undefined)?.term ?? "";

/** The last card that these lines of the log tell of. */
export function revealIn(lines: LogLine[], facts: Facts): Reveal | null {
  const from = lines.findLastIndex(({ said }) => said.key === "olympos-log-reveals");
  const god = facts.olympos_card.find(({ id }) => from >= 0 && keyIn(lines[from]!.said, "god") === `olympos-god-${id}`);
  if (!god) return null;
  const reveal: Reveal = { god, told: [], touched: [], prayers: new Map() };
  for (const { said } of lines.slice(from + 1)) note(reveal, said);
  return reveal;
}

function note(reveal: Reveal, said: Said): void {
  const seat = seatIn(said);
  if (said.key.startsWith("olympos-log-touches")) {
    reveal.told.push(said);
    if (seat >= 0) reveal.touched.push(seat);
  } else if (said.key === "olympos-log-plays" && keyIn(said, "card") === "olympos-destiny-zeus") {
    reveal.prayers.set(seat, (reveal.prayers.get(seat) ?? 0) + 1);
  }
}

/** The card that players are asked about just now. */
export function pendingReveal({ position, facts }: TableContext): Reveal | null {
  const { awaited, touched, gods, god: place }: Position = position;
  if (awaited !== "answer" && touched.length === 0) return null;
  const god = (facts as Facts).olympos_card.find(({ id }) => id === gods[place]?.card);
  return god ? { god, told: [], touched, prayers: new Map() } : null;
}
