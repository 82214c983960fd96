// The cubes for a discovery are chosen with it, and sent when they are asked for.

import { keyOf } from "../../table/moves";
import { offersAt } from "./moves";
import type { Bundle } from "./position";
import type { TableContext } from "./table";

let chosen: { table: string; step: number; cubes: Bundle | null } | null = null;

/** Null is the cheapest way. */
export function payWith(table: TableContext, cubes: Bundle | null): void {
  chosen = { table: table.view.table.id, step: table.view.step, cubes };
}

/** The view has changed. */
export function payIfChosen(table: TableContext): void {
  if (chosen === null || (chosen.table === table.view.table.id && chosen.step === table.view.step)) return;
  const [{ payments }, { cubes }] = [offersAt(table), chosen];
  chosen = null;
  const wanted = payments.find((move) => cubes !== null && keyOf(move) === keyOf({ ...move, cubes } as typeof move));
  const payment = wanted ?? payments[0];
  if (payment !== undefined) table.play(payment);
}
