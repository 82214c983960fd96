// The drawing of a game that has none of its own: the table as lists, and a button for every move.

import type { GameModule, Unread } from "../game";
import Board from "./Board.svelte";
import Seat from "./Seat.svelte";

export const plainGame: GameModule<Unread> = {
  Board,
  PlayerBoard: Seat,
  buttons: () => [],
  words: {},
  colours: [1, 2, 3, 4, 5].map((seat) => `var(--seat-${seat})`),
  symbols: ["▲", "●", "■", "◆", "✚"],
};
