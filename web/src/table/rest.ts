// What nobody sees in the first picture of a table comes after it, and before anybody asks for it.

import { SHEETS } from "./sheets";

const SOON = 1_000;

const REST: (() => Promise<unknown>)[] = [
  () => import("./RulesPanel.svelte"),
  () => import("./Chat.svelte"),
  () => import("./Hints.svelte"),
  ...Object.values(SHEETS),
];

/** What cannot be had now is fetched when it is asked for. */
const whenAskedFor = (): void => undefined;

/** One after the other, so that a move is never behind them; returns how to leave it. */
export function fetchTheRest(): () => void {
  let wanted = true;
  const timer = setTimeout(() => void fetchAll(), SOON);

  async function fetchAll(): Promise<void> {
    for (const load of REST) if (wanted) await load().catch(whenAskedFor);
  }

  return () => {
    wanted = false;
    clearTimeout(timer);
  };
}
