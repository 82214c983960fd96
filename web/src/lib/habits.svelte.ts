// Habits take effect wherever they were changed: here, in another tab, or on another device of the same account.

import { untrack } from "svelte";
import type { Me } from "../protocol";
import { keepHabits } from "./api";
import { speak } from "./i18n.svelte";
import { followOtherTabs, onKept, remember, settings } from "./settings.svelte";
import { showTheme } from "./theme";

const REST = 500;

let account = false;
let telling: number | undefined;

/** Whoever comes with an account brings its habits along; a fresh account takes those of this device. */
export function adopt(me: Me): void {
  account = me.account !== null;
  if (me.settings) remember(me.settings);
  else if (account) tell();
}

/** A slider that is dragged is told of once, when it rests. */
function tell(): void {
  clearTimeout(telling);
  telling = window.setTimeout(() => void (account && keepHabits({ ...settings }).catch(() => undefined)), REST);
}

export function followHabits(): void {
  followOtherTabs();
  onKept(tell);
  $effect.root(() => {
    $effect(() => showTheme());
    $effect(() => {
      void settings.language;
      untrack(() => void speak());
    });
  });
}
