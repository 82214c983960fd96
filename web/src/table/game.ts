// What the frame of the table and the drawing of a game promise each other.
// The frame owns connection, log, history and undo; a game owns its board, its hand and its player boards.

import type { Component } from "svelte";
import type { Texts } from "../lib/i18n.svelte";
import type { ActionInfo, Move, Previewed, Reason, Said, TableInfo, View } from "../protocol";
import type { Moved } from "./moved";
import type { Picture } from "./picture";

/** Arguments for a message: numbers and texts. */
export type Words = Record<string, string | number>;

/** A view, with what the server says of the table only when it has changed. */
export type Shown = View & { table: TableInfo };

/** What a game tells of its tables: `types.ts` in its folder says it, made from its engine. */
export interface Told {
  Position: unknown;
  Overview: unknown;
  Facts: unknown;
  Move: Move;
  Outlook: unknown;
}

/** The same as the frame has it from the server: it hands on what it cannot read. */
export interface Unread extends Told {
  Position: Record<string, unknown>;
  Overview: Record<string, unknown>;
  Facts: Record<string, unknown>;
  Outlook: Record<string, unknown>;
}

/** A move of `view.actions`. */
export type Offered<T extends Told> = Omit<ActionInfo, "move"> & { move: T["Move"] };

export type GameView<T extends Told> = Omit<Shown, "position" | "overview" | "actions" | "done"> & {
  actions: Offered<T>[];
};

export type Foreseen<T extends Told> = Omit<Previewed, "outlook"> & { outlook?: T["Outlook"] };

/** `first` only begins the move, and would be done before it. */
export interface Proposed<T extends Told> {
  move: T["Move"];
  first?: T["Move"] | null;
}

/** The table as a game's components see it. All fields are reactive: read them where they are used. */
export interface TableContext<T extends Told> {
  /** The latest view from the server. */
  readonly view: GameView<T>;
  /** That of the latest view, or of the history step being looked at. */
  readonly position: T["Position"];
  /** The moves of the turn that led here, newest last: of the present or of that history step. */
  readonly done: T["Move"][];
  /** What the position comes to, as the engine counts it for whoever looks. */
  readonly overview: T["Overview"];
  /** False while looking at history: nothing can be done then. */
  readonly live: boolean;
  /** What is in the box: costs, arrows, tile faces, and where each is from. */
  readonly facts: T["Facts"];
  readonly seatNames: string[];
  /** What the log line under the pointer speaks of: places in the game's notation, things by their keys. */
  readonly lit: string[];
  /** A hint that asks to be seen: lay its move out as if it had been chosen by hand, but do not play it. */
  readonly proposed: Proposed<T> | null;
  /** A message of the catalogue, in the player's language. */
  say(said: Said): string;
  /** What a message lights up on the board. */
  placesOf(said: Said): string[];
  /** A word of the client, the game's own words or the catalogue, by key. */
  word(key: string, words?: Words): string;
  /** A click on a move of `view.actions` plays it; what cannot be taken back may first be asked about. */
  act(move: T["Move"]): void;
  /** The same for a move that was confirmed where it was chosen, or that goes along with one. */
  play(move: T["Move"]): void;
  /** Take back the last step of `view.undo_to`. */
  undo(): void;
  /** Answer a question of `view.questions` before it is asked; null: be asked after all. */
  answer(key: string, value: number | null): void;
  /** What a move costs and brings, or why it may not be done; it need not be offered. Asked once per version.
   *  `first` only begins it, as a settler that sets out, and would be done before. */
  preview(move: T["Move"], first?: T["Move"]): Promise<Foreseen<T>>;
  /** What each pile may still hold, as far as the player can tell: by pile and thing, how often. */
  unseen(): Promise<Record<string, Record<string, number>>>;
  /** Put a sentence under the prompt; null clears it. A reason shows why not, with its rule. */
  remark(said: Said | null, reason?: Reason): void;
  /** Show the rules beside the board, at one of them. */
  openRules(rule?: string): void;
}

export interface SimpleAction {
  move: Move;
  label: string;
}

/** Components that use arrow keys, Home or End themselves call preventDefault; the rest moves through history, unless
 *  something is in hand: whatever asks where it goes or how it is paid for has `data-held`, and they lead there. */
export interface GameModule<T extends Told> {
  /** The hero: the map, with legal targets, and a ghost to confirm before anything is played. */
  Board: Component<{ table: TableContext<T> }>;
  /** The viewer's own cards and payment: a strip below the board. */
  Hand?: Component<{ table: TableContext<T> }>;
  /** What the viewer can pay with, in a line: for small screens, while the hand is not in sight. */
  Means?: Component<{ table: TableContext<T> }>;
  /** What a player panel shows of a seat. */
  PlayerBoard?: Component<{ table: TableContext<T>; seat: number }>;
  /** How a seat stands, in a few signs and as far as all can know it; where it comes from is in a tooltip. */
  Standing?: Component<{ table: TableContext<T>; seat: number }>;
  /** Whose turn follows as things stand; -1: nobody's. */
  next?(table: TableContext<T>): number;
  /** How near the end is, in a few words. */
  ending?(table: TableContext<T>): string;
  /** What has moved between two positions, from one `data-spot` to another, and how it looks under way. */
  moved?(before: T["Position"], after: T["Position"], table: TableContext<T>): Moved[];
  picture?(what: string, table: TableContext<T>): Picture;
  /** What a message speaks of on the board, where that is more than the places it names. */
  places?(said: Said, table: TableContext<T>): string[];
  /** With what a move is done: places of the board and spots beside it, the one that tells it best first. */
  spots?(move: T["Move"], table: TableContext<T>): string[];
  /** The board needs the width: panels and log share one column beside it. */
  wide?: boolean;
  /** Simple actions for the action bar. */
  buttons(table: TableContext<T>): SimpleAction[];
  /** Keys of its own for the sheet of keys: what is pressed, and the message that says what it does. */
  keys?: [string, string][];
  /** The game's own client words: Fluent texts by language. */
  words: Texts;
  /** CSS colours and symbols of the seats: colour never stands alone. */
  colours: string[];
  symbols: string[];
}

/** A game as the frame has it. A table is drawn by the module of its own game, whose types are made from the engine
 *  that tells of it: here, and nowhere else, that is taken on trust. */
export function drawn<T extends Told>(game: GameModule<T>): GameModule<Unread> {
  return game as unknown as GameModule<Unread>;
}
