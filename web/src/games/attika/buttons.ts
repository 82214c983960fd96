import type { SimpleAction, TableContext } from "../../table/game";
import { offersAt } from "./moves";
import type { Facts, Position } from "./position";

/** What is done neither on the map nor with what lies in the hand. */
export function buttons(table: TableContext): SimpleAction[] {
  const offers = offersAt(table);
  const simple = [...offers.plain]
    .filter(([text]) => text !== "store")
    .map(([text, action]) => ({ action, label: label(table, text) }));
  const amphoraDraws = [...offers.amphoraDraws].map(([pile, action]) => {
    const name = pile === 0 ? table.word("attika-pile-main") : table.word("attika-pile", { number: pile });
    return { action, label: table.word("attika-table-do-amphora-draw", { pile: name }) };
  });
  return [...amphoraDraws, ...simple];
}

const KEYS: Record<string, string> = {
  end: "attika-table-do-end",
  "take card": "attika-table-do-take",
  "amphora card": "attika-table-do-amphora-card",
};

function label(table: TableContext, text: string): string {
  return text === "cards" ? stopping(table) : table.word(KEYS[text] ?? text);
}

function stopping(table: TableContext): string {
  const { turn_kind, actions_left, options }: Position = table.position;
  const { renounce_cards, cards_per_unused_action } = (table.facts as Facts).turn;
  // Under this option the number hangs on how the amphoras were used: the server knows.
  const simple = options["full_renounce_needs_zero_actions"] !== "no";
  if (turn_kind === "undecided") return table.word("attika-table-do-stop", { count: renounce_cards });
  if (!simple) return table.word("attika-table-do-stop-some");
  return table.word("attika-table-do-stop", { count: actions_left * cards_per_unused_action });
}
