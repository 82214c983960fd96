// Keys of the map, for the sheet of keys.

import { SIGHT_KEYS } from "../../../table/sight/keys";

export const KEYS: [string, string][] = [
  ["← → ↑ ↓", "olympos-key-walk"],
  ["Enter", "olympos-key-choose"],
  ["N", "olympos-key-new"],
  ["D", "olympos-key-development"],
  ...SIGHT_KEYS,
];
