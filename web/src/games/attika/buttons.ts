import type { SimpleAction } from "../../table/game";
import type { TableContext } from "./table";
import type { Move } from "./types";
import { offersAt } from "./moves";

/** What is done neither on the map nor with what lies in the hand. */
export function buttons(table: TableContext): SimpleAction[] {
  const offers = offersAt(table);
  const simple = [...offers.plain.values()].filter((move) => move.verb !== "store");
  const amphoraDraws = [...offers.amphoraDraws].map(([pile, move]) => {
    const name = pile === 0 ? table.word("attika-pile-main") : table.word("attika-pile", { number: pile });
    return { move, label: table.word("attika-table-do-amphora-draw", { pile: name }) };
  });
  return [...amphoraDraws, ...simple.map((move) => ({ move, label: label(table, move) }))];
}

const KEYS: Record<string, string> = {
  end: "attika-table-do-end",
  stop: "attika-table-do-stop",
  take_card: "attika-table-do-take",
  amphora_card: "attika-table-do-amphora-card",
};

function label(table: TableContext, move: Move): string {
  const { stop = 0 } = table.overview.yours;
  return table.word(KEYS[move.verb] ?? move.verb, { count: stop });
}
