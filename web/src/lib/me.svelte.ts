// Who plays in this browser: a guest from the first visit on, an account when they like.

import type { Credentials, Me } from "../protocol";
import * as api from "./api";
import { adopt } from "./habits.svelte";

let me = $state.raw<Me | null>(null);

export function myself(): Me | null {
  return me;
}

function known(now: Me): void {
  me = now;
  adopt(now);
}

/** Every page and socket needs a cookie first. */
export async function arrive(): Promise<void> {
  known(await api.askMe());
}

let renaming: Promise<void> = Promise.resolve();

export function rename(name: string): Promise<void> {
  renaming = api.rename(name).then((now) => void (me = now));
  return renaming;
}

/** A name just typed is on its way to the server while the player already sits down. */
export function named(): Promise<void> {
  return renaming.catch(() => undefined);
}

export async function claim(wanted: Credentials): Promise<void> {
  known(await api.claim(wanted));
}

export async function login(wanted: Credentials): Promise<void> {
  known(await api.login(wanted));
}

export async function logout(): Promise<void> {
  await api.logout();
  await arrive();
}
