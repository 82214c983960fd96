// Light and dark: by the system's wish, or by hand.

import { keep, settings, type Theme } from "./settings.svelte";

export const THEMES: Theme[] = ["auto", "light", "dark"];

export function showTheme(): void {
  document.documentElement.dataset["theme"] = settings.theme;
}

export function chooseTheme(theme: Theme): void {
  keep({ theme });
  showTheme();
}
