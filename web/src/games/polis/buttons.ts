import type { SimpleAction } from "../../table/game";
import type { TableContext } from "./table";
import { offersAt } from "./moves";

/** Nothing more, on to the next phase: the rest is done with what lies on the table. */
export function buttons(table: TableContext): SimpleAction[] {
  const done = offersAt(table).plain.get("done");
  return done === undefined ? [] : [{ move: done, label: table.word(`polis-table-done-${table.position.awaited}`) }];
}
