// The register of drawn games; a game that is not here is played with plain buttons.

import type { GameModule, Unread } from "../table/game";

export const GAMES: Record<string, () => Promise<GameModule<Unread>>> = {
  attika: () => import("./attika").then((module) => module.default),
  olympos: () => import("./olympos").then((module) => module.default),
  polis: () => import("./polis").then((module) => module.default),
};
