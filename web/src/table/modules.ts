// The drawing of a game, or a plain one for a game without.

import { GAMES } from "../games";
import type { GameModule, Unread } from "./game";

export async function gameModule(name: string): Promise<GameModule<Unread>> {
  const load = GAMES[name];
  return load ? load() : (await import("./plain/index")).plainGame;
}
