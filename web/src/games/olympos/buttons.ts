import type { SimpleAction, TableContext } from "../../table/game";
import { offersAt } from "./moves";

/** What is done neither on the map nor on the development board nor with what lies in the hand. */
export function buttons(table: TableContext): SimpleAction[] {
  return [...offersAt(table).plain].map(([text, action]) => ({ action, label: label(table, text) }));
}

const DONE: Record<string, string> = {
  ending: "olympos-table-do-end",
  answer: "olympos-table-do-no-zeus",
  "before paying": "olympos-table-do-pay-time",
};

function label(table: TableContext, text: string): string {
  if (text !== "done") return table.word(`olympos-table-do-${text}`);
  return table.word(DONE[table.position.awaited]!, { time: table.position.due });
}
