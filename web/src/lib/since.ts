// When something was, in words: "5 min. ago", "yesterday".

import { language } from "./i18n.svelte";

const speakers = new Map<string, Intl.RelativeTimeFormat>();

function speaker(tag: string): Intl.RelativeTimeFormat {
  let ago = speakers.get(tag);
  if (!ago) speakers.set(tag, (ago = new Intl.RelativeTimeFormat(tag, { numeric: "auto", style: "short" })));
  return ago;
}

/** Of a moment in seconds, as the server tells it. */
export function since(seconds: number): string {
  const ago = speaker(language());
  const minutes = Math.round((seconds - Date.now() / 1000) / 60);
  if (minutes > -60) return ago.format(minutes, "minute");
  if (minutes > -60 * 24) return ago.format(Math.round(minutes / 60), "hour");
  return ago.format(Math.round(minutes / 60 / 24), "day");
}
