// Who plays in this browser: a guest from the first visit on, an account when they like.

import type { Credentials, Me, NewPassword } from "../protocol";
import * as api from "./api";
import { adopt } from "./habits.svelte";

let me = $state.raw<Me | null>(null);

export function myself(): Me | null {
  return me;
}

let shownOut = $state(false);

/** Has a session that was open here been ended from elsewhere? */
export function wasShownOut(): boolean {
  return shownOut;
}

function known(now: Me): void {
  shownOut = !now.account && (shownOut || Boolean(me?.account));
  me = now;
  adopt(now);
}

// While the cookie changes, lines that closed with the old one wait: with it they would be taken for a new guest.
let changing: Promise<unknown> = Promise.resolve();

function changed<Answer>(change: Promise<Answer>): Promise<Answer> {
  changing = change.catch(() => undefined);
  return change;
}

/** Every page and socket needs a cookie first. */
export async function arrive(): Promise<void> {
  await changing;
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
  known(await changed(api.claim(wanted)));
}

export async function login(wanted: Credentials): Promise<void> {
  known(await changed(api.login(wanted)));
}

export async function changePassword(wanted: NewPassword): Promise<void> {
  known(await changed(api.changePassword(wanted)));
}

export async function logout(): Promise<void> {
  await changed(api.logout());
  await arriveAnew();
}

/** Nothing of what is known of this person stays, and a new guest begins. */
export async function farewell(password: string | null): Promise<void> {
  await changed(api.farewell(password));
  await arriveAnew();
}

async function arriveAnew(): Promise<void> {
  me = null;
  await arrive();
}
