// The fallback for games that nobody has drawn yet.

import type { GameModule } from "./game";
import PlainGame from "./PlainGame.svelte";

export const plainGame: GameModule = {
  Board: PlainGame,
  buttons: () => [],
  words: {},
  colours: [1, 2, 3, 4, 5].map((seat) => `var(--seat-${seat})`),
  symbols: ["▲", "●", "■", "◆", "✚"],
};
