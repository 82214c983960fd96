// A pass that was said for more than one auction.

import type { TableContext } from "../table";

/** For the rest of somebody's turn, or until it is taken back. */
export const PASSES = ["pass_turn", "pass_always"] as const;
export type Passing = (typeof PASSES)[number];

export function mayPass(table: TableContext): Passing[] {
  return PASSES.filter((pass) => table.live && table.view.questions.some(({ key }) => key === pass));
}

/** The one that stands. */
export function passing(table: TableContext): Passing | undefined {
  const stands = (pass: Passing) => table.view.questions.some(({ key, value }) => key === pass && value !== null);
  return mayPass(table).findLast(stands);
}
