// The games this server plays, their options and bots. They do not change while the page is open.

import type { GameInfo } from "../protocol";
import { askGames } from "./api";
import { hasWord, learn, learnBefore, word } from "./i18n.svelte";
import { settings } from "./settings.svelte";

let asked: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  asked ??= askGames().then(async (found) => {
    await Promise.all([learnBefore(), ...found.map((game) => learn(game.name))]);
    return found;
  });
  // A failure is not kept: the next one asks again.
  asked.catch(() => (asked = undefined));
  return asked;
}

/** The game that this player chose last, or else the first. */
export const lastChosen = (found: GameInfo[]): GameInfo =>
  found.find((game) => game.name === settings.game) ?? (found[0] as GameInfo);

/** A game from elsewhere has no words here: it is called by its own name. */
export const gameName = (name: string): string =>
  hasWord(`game-${name}`) ? word(`game-${name}`) : name.charAt(0).toUpperCase() + name.slice(1);
export const gameAbout = (name: string): string => (hasWord(`game-${name}-about`) ? word(`game-${name}-about`) : "");
/** The bare name of what is too new to have words. */
export const botName = (name: string): string => (hasWord(`bot-${name}`) ? word(`bot-${name}`) : name);
/** How well it plays, in a word. */
export const levelOf = (name: string): string => (hasWord(`level-${name}`) ? word(`level-${name}`) : name);
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${rule.toLowerCase()}`;
export const rulingAddress = (ruling: string): string => `/rulings#${ruling.toLowerCase()}`;
