// The games this server plays and this client can draw, their options and bots. They do not change while the
// page is open.

import { GAMES } from "../games";
import type { GameInfo } from "../protocol";
import { askGames } from "./api";
import { hasWord, learn, learnOptions, word } from "./i18n.svelte";
import { settings } from "./settings.svelte";

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= askGames().then(async (played) => {
    const found = played.filter((game) => game.name in GAMES);
    await Promise.all([learnOptions(), ...found.map((game) => learn(game.name))]);
    return found;
  });
  // A failure is not kept: the next one asks again.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The game that this player chose last, or else the first. */
export const lastChosen = (found: GameInfo[]): GameInfo =>
  found.find((game) => game.name === settings.game) ?? (found[0] as GameInfo);

/** A name with words in the catalogue, or the bare name of what is too new to have any. */
const named = (kind: string, name: string): string => (hasWord(`${kind}-${name}`) ? word(`${kind}-${name}`) : name);

export const gameName = (name: string): string => named("game", name);
export const botName = (name: string): string => named("bot", name);
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${rule.toLowerCase()}`;
export const rulingAddress = (ruling: string): string => `/rulings#${ruling.toLowerCase()}`;
