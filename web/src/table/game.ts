// What the frame of the table and the drawing of a game promise each other.
// The frame owns connection, log, history and undo; a game owns its board, its hand and its player boards.

import type { Component } from "svelte";
import type { Texts } from "../lib/i18n.svelte";
import type { Move, Previewed, Reason, Said, TableInfo, View } from "../protocol";
import type { Journey, Picture } from "./journeys";

/** Arguments for a message: numbers and texts. */
export type Words = Record<string, string | number>;

/** A view, with what the server says of the table only when it has changed. */
export type Shown = View & { table: TableInfo };

/** The table as a game's components see it. All fields are reactive: read them where they are used. */
export interface TableContext {
  /** The latest view from the server. */
  readonly view: Shown;
  /** `view.position`, or that of the history step being looked at. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- only the game knows its shape
  readonly position: any;
  /** The moves of the turn that led here, in notation, newest last: of the present or of that history step. */
  readonly last: string[];
  /** The moves of the turn that led here, newest last: of the present or of that history step. */
  readonly done: Move[];
  /** What the position comes to, as the engine counts it for whoever looks. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  readonly overview: any;
  /** False while looking at history: nothing can be done then. */
  readonly live: boolean;
  /** What is in the box: costs, arrows, tile faces, and where each is from. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  readonly facts: any;
  readonly seatNames: string[];
  /** What the log line under the pointer speaks of: places in the game's notation, things by their keys. */
  readonly lit: string[];
  /** A message of the catalogue, in the player's language. */
  say(said: Said): string;
  /** A word of the client, the game's own words or the catalogue, by key. */
  word(key: string, words?: Words): string;
  /** Play a move of `view.actions`. */
  act(move: Move | number): void;
  /** Take back the last step of `view.undo_to`. */
  undo(): void;
  /** Answer a question of `view.standing` before it is asked; null: be asked after all. */
  answer(key: string, value: number | null): void;
  /** What a move costs and brings, or why it may not be done; it need not be offered. Asked once per version.
   *  `first` only begins it, as a settler that sets out, and would be done before. */
  preview(move: Move | number, first?: Move | number): Promise<Previewed>;
  /** Put a sentence under the prompt; null clears it. A reason shows why not, with its rule. */
  hint(said: Said | null, reason?: Reason): void;
  /** Show the rules beside the board, at one of them. */
  openRules(rule?: string): void;
}

export interface SimpleAction {
  action: Move | number;
  label: string;
}

/** Components that use arrow keys, Home or End themselves call preventDefault; the rest moves through history. */
export interface GameModule {
  /** The hero: the map, with legal targets, and a ghost to confirm before anything is played. */
  Board: Component<{ table: TableContext }>;
  /** The viewer's own cards and payment: a strip below the board. */
  Hand?: Component<{ table: TableContext }>;
  /** What a player panel shows of a seat. */
  PlayerBoard?: Component<{ table: TableContext; seat: number }>;
  /** What has moved between two positions, from one `data-spot` to another, and how it looks under way. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as above
  journeys?(before: any, after: any, table: TableContext): Journey[];
  picture?(what: string, table: TableContext): Picture;
  /** What a message speaks of on the board, where that is more than the places it names. */
  places?(said: Said, table: TableContext): string[];
  /** The board needs the width: panels and log share one column beside it. */
  wide?: boolean;
  /** Simple actions for the action bar. */
  buttons(table: TableContext): SimpleAction[];
  /** Keys of its own for the sheet of keys: what is pressed, and the message that says what it does. */
  keys?: [string, string][];
  /** The game's own client words: Fluent texts by language. */
  words: Texts;
  /** CSS colours and symbols of the seats: colour never stands alone. */
  colours: string[];
  symbols: string[];
}
