// What is said at a table as this reader hears it: without those they have muted, and with an ear for their name.

import { keep, settings } from "../lib/settings.svelte";
import type { Chat, ChatLine } from "../protocol";
import type { TableSession } from "./session.svelte";

export type Phrase = NonNullable<Chat["phrase"]>;

export const PHRASES: Phrase[] = [
  "hello",
  "good-luck",
  "nice-move",
  "thinking",
  "back-soon",
  "sorry",
  "thanks",
  "good-game",
];

export function heardBy(session: TableSession): ChatLine[] {
  return session.view.chat.filter((line) => !(line.person in settings.muted));
}

export function isMine(session: TableSession, line: ChatLine): boolean {
  return session.view.table.seats[line.seat]?.you ?? false;
}

/** Does somebody else call one of my names: "@Anna, your turn"? */
export function callsMe(session: TableSession, line: ChatLine): boolean {
  const names = session.view.table.seats.filter((seat) => seat.you).map((seat) => `@${seat.name.toLowerCase()}`);
  return !isMine(session, line) && names.some((name) => line.text.toLowerCase().includes(name));
}

export function mute(line: ChatLine): void {
  keep({ muted: { ...settings.muted, [line.person]: line.name } });
}

export function unmute(person: string): void {
  const { [person]: _, ...others } = settings.muted;
  keep({ muted: others });
}
