// The HTTP side of the server. What goes wrong arrives as a Problem, in words fit to be shown.

import type {
  Credentials,
  Error as Refused,
  GameInfo,
  Me,
  NewPassword,
  NewTable,
  NoticeInfo,
  NoticeWish,
  Odds,
  PlayOn,
  SessionInfo,
  Slips,
} from "../protocol";
import { hasWord, learnWordsOf, say, word } from "./i18n.svelte";
import { keptInvite } from "./invites";
import { newId } from "./requests";

export class Problem extends Error {
  constructor(
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** A failure in words: the server's, for people; whatever else it is as it comes. */
export function whatWentWrong(error: unknown): string {
  return error instanceof Problem ? error.message : String(error);
}

/** What stands between us and the server answers in its own words, which are not for people. */
const IN_BETWEEN = [502, 503, 504];

const ASK_AGAIN = [500, 2_000];

async function ask<Answer>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const request: RequestInit = body
    ? { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) }
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

/** Ask for a new table. Whoever has heard no answer asks again, by the same key, and gets the same table. */
async function create<Answer>(path: string, wanted: object): Promise<Answer> {
  const key = { "idempotency-key": newId() };
  for (const pause of ASK_AGAIN) {
    try {
      return await ask<Answer>(path, wanted, key);
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.status !== 0) throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return ask<Answer>(path, wanted, key);
}

/** Something about a table; a private one asks for the invitation by which one came. */
function about(table: string, what: string): string {
  const invite = keptInvite(table);
  return `/api/tables/${encodeURIComponent(table)}/${what}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`;
}

async function wordsOf(response: Response): Promise<string> {
  try {
    const { error, said } = (await response.json()) as Refused;
    await learnWordsOf(said);
    return hasWord(said.key) ? say(said, []) : error;
  } catch {
    return word(IN_BETWEEN.includes(response.status) ? "problem-offline" : "problem-server");
  }
}

export const askMe = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", { name });
export const claim = (wanted: Credentials) => ask<Me>("/api/claim", wanted);
export const login = (wanted: Credentials) => ask<Me>("/api/login", wanted);
export const logout = () => ask<object>("/api/logout", {});
export const askSessions = () => ask<SessionInfo[]>("/api/sessions");
export const endSession = (session: string | null) => ask<SessionInfo[]>("/api/sessions/end", { session });
export const changePassword = (wanted: NewPassword) => ask<Me>("/api/password", wanted);
export const farewell = (password: string | null) => ask<object>("/api/farewell", { password });
export const keepHabits = (habits: object) => ask<object>("/api/settings", habits);
export const askNotices = () => ask<NoticeInfo>("/api/notices");
export const keepNotices = (wanted: NoticeWish) => ask<NoticeInfo>("/api/notices", wanted);
export const confirmNotices = (code: string) => ask<NoticeInfo>("/api/notices/confirm", { code });
export const testNotices = () => ask<object>("/api/notices/test", {});
export const askTurns = () => ask<string[]>("/api/turns");
export const askGames = () => ask<GameInfo[]>("/api/games");
export const setUpTable = (wanted: NewTable) => create<{ id: string; invite: string }>("/api/tables", wanted);
export const askFacts = (table: string) => ask<Record<string, unknown>>(about(table, "facts"));
export const playOn = (table: string, wanted: PlayOn) => create<{ id: string }>(about(table, "play-on"), wanted);
export const openRecord = (record: object) => create<{ id: string }>("/api/records", record);
export const beginLesson = (game: string) => create<{ id: string }>("/api/lessons", { game });
export const askChances = (table: string) => ask<Odds[]>(about(table, "chances"));
export const askSlips = (table: string) => ask<Slips>(about(table, "slips"));
export const recordAddress = (table: string) => about(table, "record");
