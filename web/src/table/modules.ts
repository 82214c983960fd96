// The drawing of a game, or plain buttons for a game without one.

import { GAMES } from "../games";
import type { GameModule } from "./game";

export async function gameModule(name: string): Promise<GameModule> {
  const load = GAMES[name];
  return load ? load() : (await import("./plain")).plainGame;
}
