import type { SimpleAction } from "../../table/game";
import type { TableContext } from "./table";
import { NORTH, TERRITORIES } from "./map/chart";
import { offersAt } from "./moves";
import type { Move } from "./types";

/** What is done neither on the map nor on the development board nor with what lies in the hand. */
export function buttons(table: TableContext): SimpleAction[] {
  const simple = offersAt(table).plain.map((move) => ({ move, label: label(table, move) }));
  return [...simple, ...offTheMap(table)];
}

/** In territories that only an owner's box has, and our map does not. */
function offTheMap(table: TableContext): SimpleAction[] {
  if (!table.live) return [];
  const { territory } = table.facts;
  return table.view.actions.flatMap(({ move }) => {
    const place = placeOf(move);
    if (place === undefined || place === NORTH || place in TERRITORIES) return [];
    const name = territory.find(({ id }) => id === place)?.name ?? place;
    const number = "depth" in move ? move.depth + 1 : 1;
    const key = `olympos-do-${move.verb.replace("_", "-")}`;
    return [{ move, label: table.word(key, { territory: name, start: name, number }) }];
  });
}

function placeOf(move: Move): string | undefined {
  if ("territory" in move) return move.territory;
  return "start" in move ? move.start : undefined;
}

const DONE: Record<string, string> = {
  ending: "olympos-table-do-end",
  answer: "olympos-table-do-no-zeus",
  "before paying": "olympos-table-do-pay-time",
};

function label(table: TableContext, { verb }: Move): string {
  if (verb !== "done") return table.word(`olympos-table-do-${verb}`);
  return table.word(DONE[table.position.awaited]!, { time: table.position.due });
}
