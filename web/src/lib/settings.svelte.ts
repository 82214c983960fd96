// What this browser remembers of its player's habits. Other tabs hear of a change at once, and so does the
// account, if there is one: see habits.svelte.ts.

export type Theme = "auto" | "light" | "dark";
/** How fast things move on the board. */
export type Speed = "none" | "fast" | "normal" | "slow";

export interface Settings {
  /** null: whatever the browser asks for. */
  language: string | null;
  theme: Theme;
  animation: Speed;
  /** A short sound when it is my turn. */
  sound: boolean;
  /** 0 to 100. */
  volume: number;
  /** When a turn only waits for its end to be confirmed: ask, or end it at once. */
  endTurn: "ask" | "auto";
  /** What is put on the board lies there as a ghost until it is confirmed, or is played at once. */
  placing: "ghost" | "at-once";
  /** What cannot be taken back and is done with one click: asked about once for every kind, always, or never. */
  final: "once" | "always" | "never";
  /** The kinds of moves, by game and verb, that this player knows to be final. */
  finalKnown: string[];
  /** People whose chat is not shown: the tag by which the server knows them, and a name. */
  muted: Record<string, string>;
  /** The last game: which, how many seats, and who sat on the others. */
  game: string;
  players: number;
  bot: string;
}

const SHELF = "petteia";

const defaults: Settings = {
  language: null,
  theme: "auto",
  animation: "normal",
  sound: true,
  volume: 50,
  endTurn: "ask",
  placing: "ghost",
  final: "once",
  finalKnown: [],
  muted: {},
  game: "attika",
  players: 2,
  bot: "citizen",
};

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults, ...remembered() });

let hear = (): void => undefined;

/** Called after every change that was made in this tab. */
export function onKept(listener: () => void): void {
  hear = listener;
}

export function keep(changes: Partial<Settings>): void {
  remember(changes);
  hear();
}

/** Like `keep`, for what is known elsewhere already. */
export function remember(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(SHELF, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the choice then holds until the page is closed.
  }
}

/** Changes made in another tab arrive here. */
export function followOtherTabs(): void {
  addEventListener("storage", (event) => {
    if (event.key === SHELF) Object.assign(settings, { ...defaults, ...remembered() });
  });
}
