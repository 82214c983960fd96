// The keys of the table. A game's components take what they need first, and say so by preventDefault.

const TYPING = "input, textarea, select, [contenteditable]";
/** Wherever the focus is, keys are for these first. A tooltip lies over nothing. */
const OVER_THE_TABLE = "dialog[open], [popover]:not([role='tooltip']):popover-open";
/** What a player has in hand and has not yet put down or paid for. */
export const IN_HAND = "[data-held]";

export interface KeyDeeds {
  first(): void;
  previousTurn(): void;
  previous(): void;
  next(): void;
  nextTurn(): void;
  now(): void;
  inHand(): void;
  board(): void;
  hand(): void;
  prompt(): void;
  players(): void;
  log(): void;
  chat(): void;
  undo(): void;
  redo(): void;
  endTurn(): void;
  hint(): void;
  rules(): void;
  since(): void;
  help(): void;
  escape(): void;
}

type Deed = keyof KeyDeeds;

const THROUGH_HISTORY: Record<string, Deed> = {
  Home: "first",
  "Shift+ArrowLeft": "previousTurn",
  ArrowLeft: "previous",
  ArrowRight: "next",
  "Shift+ArrowRight": "nextTurn",
  End: "now",
};

const KEYS: Record<string, Deed> = {
  1: "board",
  2: "hand",
  3: "prompt",
  4: "players",
  5: "log",
  l: "log",
  c: "chat",
  u: "undo",
  "Shift+U": "redo",
  e: "endTurn",
  a: "hint",
  s: "since",
  "/": "rules",
  "?": "help",
  Escape: "escape",
};

/** What people know from everywhere else. */
const WITH_CONTROL: Record<string, Deed> = { z: "undo", "Shift+Z": "redo", y: "redo" };

export function onKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  const target = event.target as Element;
  const elsewhere = target.matches(TYPING) || target.closest("[popover]") || document.querySelector(OVER_THE_TABLE);
  if (event.defaultPrevented || event.altKey || elsewhere) return;
  const deed = event.ctrlKey || event.metaKey ? deedOf(event, WITH_CONTROL) : (throughHistory(event) ?? deedOf(event));
  if (!deed) return;
  event.preventDefault();
  deeds[deed]();
}

/** Whoever has something in hand is looking for its place, and would not know where they are in the past. */
function throughHistory(event: KeyboardEvent): Deed | undefined {
  const deed = deedOf(event, THROUGH_HISTORY);
  return deed && document.querySelector(IN_HAND) ? "inHand" : deed;
}

/** French keyboards have other signs where digits are: the key counts as well as what it writes. */
function deedOf({ key, code, shiftKey }: KeyboardEvent, keys = KEYS): Deed | undefined {
  return (shiftKey ? keys[`Shift+${key}`] : undefined) ?? keys[key] ?? keys[code.replace("Digit", "")];
}
