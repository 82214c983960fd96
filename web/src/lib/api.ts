// The HTTP side of the server. What goes wrong arrives as a Problem, in words fit to be shown.

import type { Credentials, GameInfo, Me, NewTable } from "../protocol";
import { word } from "./i18n.svelte";

export class Problem extends Error {
  constructor(
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** Words for the answers that mean the same everywhere. */
const USUAL: Record<number, string> = {
  404: "problem-no-table",
  429: "core-too-often",
  500: "problem-server",
  502: "problem-offline",
  503: "problem-offline",
};

async function ask<Answer>(path: string, body?: object, words: Record<number, string> = {}): Promise<Answer> {
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
  const key = words[response.status] ?? USUAL[response.status];
  throw new Problem(key ? word(key) : await wordsOf(response), response.status);
}

async function wordsOf(response: Response): Promise<string> {
  try {
    return ((await response.json()) as { error: string }).error;
  } catch {
    return word("problem-server");
  }
}

export const askMe = () => ask<Me>("/api/me");
export const rename = (name: string) => ask<Me>("/api/me", { name }, { 400: "problem-name" });
export const claim = (wanted: Credentials) => ask<Me>("/api/claim", wanted, { 409: "problem-login-taken" });
export const login = (wanted: Credentials) => ask<Me>("/api/login", wanted, { 403: "problem-login" });
export const logout = () => ask<object>("/api/logout", {});
export const askGames = () => ask<GameInfo[]>("/api/games");
export const setUpTable = (wanted: NewTable) => ask<{ id: string; invite: string }>("/api/tables", wanted);
export const askFacts = (table: string) => ask<Record<string, unknown>>(`/api/tables/${table}/facts`);
export const recordAddress = (table: string) => `/api/tables/${table}/record`;
