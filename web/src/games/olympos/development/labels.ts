// What a screen reader says of a tile of the development board.

import type { TableContext } from "../table";
import { costInWords } from "../costs";
import { placeOf } from "./board";
import type { Subject } from "./subject";

export function nameOf(table: TableContext, { kind, id }: Subject): string {
  return table.word(`olympos-${kind}-${id}`);
}

/** How a tile stands for the player. */
interface Availability {
  offered: boolean;
  mine: boolean;
  /** How many are left. */
  left: number;
}

export function labelOf(table: TableContext, subject: Subject, standing: Availability): string {
  return [nameOf(table, subject), priceInWords(table, subject), inWords(table, standing)].filter(Boolean).join(", ");
}

function priceInWords(table: TableContext, { kind, id }: Subject): string {
  const facts = table.facts;
  if (kind === "discovery") return costInWords(table, placeOf(table, id).cost);
  return table.word("olympos-table-needs-stars", { count: facts.wonder.find((one) => one.id === id)!.stars });
}

function inWords(table: TableContext, { offered, mine, left }: Availability): string {
  if (offered) return table.word("olympos-table-payable");
  if (mine) return table.word("olympos-table-yours");
  return left <= 0 ? table.word("olympos-table-none-left") : "";
}
