import type { SimpleAction, TableContext } from "../../table/game";
import { NORTH, TERRITORIES } from "./map/chart";
import { offersAt } from "./moves";

/** What is done neither on the map nor on the development board nor with what lies in the hand. */
export function buttons(table: TableContext): SimpleAction[] {
  const simple = [...offersAt(table).plain].map(([text, action]) => ({ action, label: label(table, text) }));
  return [...simple, ...offTheMap(table)];
}

/** In territories that only an owner's box has, and our map does not. */
function offTheMap({ view, live }: TableContext): SimpleAction[] {
  if (!live) return [];
  return view.actions.flatMap(({ action, text }) => {
    const place = / (?:@|from) (.+)$/.exec(text)?.[1]?.replaceAll(" ", "_");
    return place === undefined || place === NORTH || place in TERRITORIES ? [] : [{ action, label: text }];
  });
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
