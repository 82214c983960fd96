// What this browser remembers of its player's habits.

export type Theme = "auto" | "light" | "dark";

interface Settings {
  /** null: whatever the browser asks for. */
  language: string | null;
  theme: Theme;
  /** The last quick game: how many seats, and who sat on the others. */
  players: number;
  bot: string;
}

const SHELF = "petteia";

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}");
  } catch {
    return {};
  }
}

const defaults: Settings = { language: null, theme: "auto", players: 2, bot: "greedy" };

export const settings: Settings = $state({ ...defaults, ...remembered() });

export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}
