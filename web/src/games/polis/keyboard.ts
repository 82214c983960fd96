/** For the sheet of keys. */
export const KEYS: [string, string][] = [
  ["+ -", "polis-key-amount"],
  ["B", "polis-key-bid"],
  ["P", "polis-key-pass"],
  ["N", "polis-key-done"],
  ["Enter", "polis-key-confirm"],
  ["Esc", "polis-key-back"],
];
