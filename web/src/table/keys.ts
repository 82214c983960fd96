// The keys of the table. A game's components take what they need first, and say so by preventDefault.

const TYPING = "input, textarea, select, [contenteditable]";

export interface KeyDeeds {
  first(): void;
  previousTurn(): void;
  previous(): void;
  next(): void;
  nextTurn(): void;
  now(): void;
  undo(): void;
  endTurn(): void;
  log(): void;
  chat(): void;
  rules(): void;
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
  e: "endTurn",
  l: "log",
  c: "chat",
  "/": "rules",
  "?": "help",
  Escape: "escape",
};

export function onKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  const target = event.target as Element;
  const elsewhere = target.matches(TYPING) || target.closest("dialog[open], [popover]:popover-open");
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || elsewhere) return;
  const deed = (event.shiftKey && KEYS[`Shift+${event.key}`]) || KEYS[event.key];
  if (!deed) return;
  event.preventDefault();
  deeds[deed]();
}
