// The HTTP side of the server. What goes wrong arrives as a Problem, in words fit to be shown.

import type { Credentials, Error as Refused, GameInfo, Me, NewTable, NoticeInfo, NoticeWish, Odds, PlayOn, Slips } from "../protocol";
import { hasWord, say, word } from "./i18n.svelte";

export class Problem extends Error {
  constructor(
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** What stands between us and the server answers in its own words. */
const IN_BETWEEN = [502, 503, 504];

async function ask<Answer>(path: string, body?: object): Promise<Answer> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }
    : {};
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Problem(word("problem-offline"), 0);
  }
  if (response.ok) return (await response.json()) as Answer;
  throw new Problem(await wordsOf(response), response.status);
}

async function wordsOf(response: Response): Promise<string> {
  if (IN_BETWEEN.includes(response.status)) return word("problem-offline");
  try {
    const { error, said } = (await response.json()) as Refused;
    return hasWord(said.key) ? say(said, []) : error;
  } catch {
    return word("problem-server");
  }
}

export const askMe = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", { name });
export const claim = (wanted: Credentials) => ask<Me>("/api/claim", wanted);
export const login = (wanted: Credentials) => ask<Me>("/api/login", wanted);
export const logout = () => ask<object>("/api/logout", {});
export const keepHabits = (habits: object) => ask<object>("/api/settings", habits);
export const askNotices = () => ask<NoticeInfo>("/api/notices");
export const keepNotices = (wanted: NoticeWish) => ask<NoticeInfo>("/api/notices", wanted);
export const confirmNotices = (code: string) => ask<NoticeInfo>("/api/notices/confirm", { code });
export const testNotices = () => ask<object>("/api/notices/test", {});
export const askTurns = () => ask<string[]>("/api/turns");
export const askGames = () => ask<GameInfo[]>("/api/games");
export const setUpTable = (wanted: NewTable) => ask<{ id: string; invite: string }>("/api/tables", wanted);
export const askFacts = (table: string) => ask<Record<string, unknown>>(`/api/tables/${table}/facts`);
export const playOn = (table: string, wanted: PlayOn) => ask<{ id: string }>(`/api/tables/${table}/play-on`, wanted);
export const openRecord = (record: object) => ask<{ id: string }>("/api/records", record);
export const beginLesson = (game: string) => ask<{ id: string }>("/api/lessons", { game });
export const askChances = (table: string) => ask<Odds[]>(`/api/tables/${table}/chances`);
export const askSlips = (table: string) => ask<Slips>(`/api/tables/${table}/slips`);
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
