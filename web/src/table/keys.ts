// The keys of the table. A game's components take what they need first, and say so by preventDefault.

const TYPING = "input, textarea, select, [contenteditable]";
/** Wherever the focus is, Escape closes these first. */
const OVER_THE_TABLE = "dialog[open], [popover='']:popover-open";

export interface KeyDeeds {
  first(): void;
  previousTurn(): void;
  previous(): void;
  next(): void;
  nextTurn(): void;
  now(): void;
  undo(): void;
  redo(): void;
  endTurn(): void;
  hint(): void;
  log(): void;
  chat(): void;
  rules(): void;
  since(): void;
  help(): void;
  escape(): void;
}

const KEYS: Record<string, keyof KeyDeeds> = {
  Home: "first",
  "Shift+ArrowLeft": "previousTurn",
  ArrowLeft: "previous",
  ArrowRight: "next",
  "Shift+ArrowRight": "nextTurn",
  End: "now",
  u: "undo",
  "Shift+U": "redo",
  e: "endTurn",
  a: "hint",
  l: "log",
  c: "chat",
  s: "since",
  "/": "rules",
  "?": "help",
  Escape: "escape",
};

/** What people know from everywhere else. */
const WITH_CONTROL: Record<string, keyof KeyDeeds> = { z: "undo", "Shift+Z": "redo", y: "redo" };

export function onKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  const target = event.target as Element;
  const elsewhere = target.matches(TYPING) || target.closest("[popover]") || document.querySelector(OVER_THE_TABLE);
  if (event.defaultPrevented || event.altKey || elsewhere) return;
  const keys = event.ctrlKey || event.metaKey ? WITH_CONTROL : KEYS;
  const deed = (event.shiftKey && keys[`Shift+${event.key}`]) || keys[event.key];
  if (!deed) return;
  event.preventDefault();
  deeds[deed]();
}
