// Everything the client says, in the player's language.
// `say` mirrors src/petteia/locales/__init__.py: the same message gives the same sentence in terminal and browser.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import languages from "../../../src/petteia/locales/languages.json";
import type { Said } from "../protocol";
import { noteFault } from "./faults";
import { keep, settings } from "./settings.svelte";

/** By code, what each calls itself. */
export const LANGUAGES: Record<string, string> = languages;

/** Fluent texts by language, loaded when somebody speaks it. */
export type Texts = Record<string, () => Promise<string>>;

type Spoken = Record<string, FluentVariable>;
type Message = NonNullable<ReturnType<FluentBundle["getMessage"]>>;
type Pattern = NonNullable<Message["value"]>;

const CLIENT = import.meta.glob<string>("../words/*.ftl", { query: "?raw", import: "default" });
const OPTIONS = import.meta.glob<string>("../words/options/*.ftl", { query: "?raw", import: "default" });
const BEFORE = import.meta.glob<string>("../words/before/*.ftl", { query: "?raw", import: "default" });
const ACCOUNT = import.meta.glob<string>("../words/account/*.ftl", { query: "?raw", import: "default" });
// Without what only the terminal says.
const CATALOGUE = import.meta.glob<string>(
  ["../../../src/petteia/locales/*/*.ftl", "!../../../src/petteia/locales/*/{terminal,boards,arena,bench,help}.ftl"],
  { query: "?raw", import: "default" },
);

/** The files of a folder with one for each language: `words/en.ftl`. */
export const textsIn = (folder: Texts): Texts =>
  Object.fromEntries(Object.entries(folder).map(([path, load]) => [/(\w+)\.ftl$/.exec(path)![1]!, load]));

/** The catalogue has a folder for each language; a game from elsewhere is known to the server only. */
const catalogue = (name: string): Texts =>
  Object.fromEntries(
    Object.keys(LANGUAGES).map((language) => {
      const load = CATALOGUE[`../../../src/petteia/locales/${language}/${name}.ftl`];
      return [language, load ?? (() => wordsFromServer(name, language))];
    }),
  );

async function wordsFromServer(game: string, language: string): Promise<string> {
  const response = await fetch(`/api/games/${game}/words/${language}`);
  return response.ok ? ((await response.json()) as string) : "";
}

const known = new Map<string, Texts>([
  ["client", textsIn(CLIENT)],
  ["core", catalogue("core")],
]);

let speech = $state.raw({ language: "en", bundle: new FluentBundle("en") });
let newestWish = 0;
let newest: Promise<void> = Promise.resolve();

export function language(): string {
  return speech.language;
}

function wanted(): string {
  const asked = [settings.language ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return asked.find((tag) => tag in LANGUAGES) ?? "en";
}

/** Load what has been learnt so far in the wanted language, then speak it; whoever is overtaken waits, too. */
export function speak(): Promise<void> {
  return (newest = speakAsOf(++newestWish));
}

async function speakAsOf(wish: number): Promise<void> {
  const now = wanted();
  const loads = [...known.values()].flatMap((texts) => texts[now] ?? texts["en"] ?? []);
  const texts = await Promise.all(loads.map((load) => load()));
  if (wish !== newestWish) return newest;
  const bundle = new FluentBundle(now, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  speech = { language: now, bundle };
  document.documentElement.lang = now;
}

export async function chooseLanguage(language: string): Promise<void> {
  keep({ language });
  await speak();
}

/** Learn a game's catalogue, and later the words of its drawing. */
export async function learn(name: string, texts: Texts = catalogue(name)): Promise<void> {
  if (known.has(name)) return newest;
  known.set(name, texts);
  await speak();
}

/** Learn what is said before a game, and what its options are called: nobody needs that at a table in play. */
export async function learnBefore(): Promise<void> {
  await Promise.all([learn("before", textsIn(BEFORE)), learn("options", textsIn(OPTIONS))]);
}

/** Learn what only the account page says. */
export const learnAccount = (): Promise<void> => learn("account", textsIn(ACCOUNT));

/** Learn the files of which a message has words, such as what can be wrong with components: few ever need that. */
export async function learnWordsOf(said: Said): Promise<void> {
  for (const key of keysIn(said)) {
    const [subject = "", part] = key.split("-");
    await learn(subject);
    if (part === "wrong") await learn(`${subject}-wrong`);
  }
}

// --- saying it ---

/** A word of the client or of the catalogue; a missing one shows its key. */
export function word(key: string, spoken: Spoken = {}): string {
  const value = speech.bundle.getMessage(key)?.value;
  if (value) return format(value, spoken);
  complain(`There is no word for ${key} in ${speech.language}.`);
  return key;
}

export function hasWord(key: string): boolean {
  return speech.bundle.hasMessage(key);
}

/** A sentence with a gap is better than none. */
function format(pattern: Pattern, spoken: Spoken): string {
  const errors: Error[] = [];
  const text = speech.bundle.formatPattern(pattern, spoken, errors);
  for (const error of errors) complain(`${text}: ${error.message}`);
  return text;
}

const complaints = new Set<string>();

/** Whoever plays can go on; whoever develops, tests or reads a report is told once. */
function complain(what: string): void {
  if (complaints.has(what)) return;
  complaints.add(what);
  console.error(what);
  noteFault(what);
}

export function say(said: Said, seatNames: string[]): string {
  return word(said.key, spokenIn(said, seatNames));
}

/** What is asked of somebody, in words for those who only watch. */
export function sayWatched(said: Said, seatNames: string[]): string {
  const watched = speech.bundle.getMessage(said.key)?.attributes["watched"];
  return watched ? format(watched, spokenIn(said, seatNames)) : say(said, seatNames);
}

function spokenIn(said: Said, seatNames: string[]): Spoken {
  const spoken: Spoken = {};
  for (const [name, argument] of Object.entries(said.arguments ?? {})) {
    if (argument === null || argument === undefined) continue;
    const plain = typeof argument === "number" ? figures(argument) : inWords(argument, seatNames);
    spoken[name] = plain;
    Object.assign(spoken, forms(name, argument, plain));
  }
  return spoken;
}

/** Browsers do not agree from which number on an Italian or a Hungarian groups its digits; the terminal always does. */
const figures = (number: number) => new FluentNumber(number, { useGrouping: "always" });

/** What an argument can be besides a number or a text; see src/petteia/core/message.py. */
interface Thing {
  seat?: number;
  term?: string;
  place?: string;
  list?: unknown[];
  message?: string;
  arguments?: Record<string, unknown>;
}

function inWords(argument: unknown, seatNames: string[]): string | number {
  if (typeof argument === "number" || typeof argument === "string") return argument;
  const thing = argument as Thing;
  if (thing.seat !== undefined) return seatNames[thing.seat] ?? "";
  if (thing.term !== undefined) return word(thing.term);
  if (thing.place !== undefined) return thing.place;
  if (thing.list !== undefined) return enumerated(thing.list.map((item) => String(inWords(item, seatNames))));
  return say({ key: thing.message ?? "", arguments: thing.arguments }, seatNames);
}

/** A thing with an article: `$building-one` is "an oracle", `$building-the` is "the oracle". */
function forms(name: string, argument: unknown, plain: FluentVariable): Spoken {
  const thing = argument as Thing;
  if (typeof argument === "object" && thing.term !== undefined) {
    const attributes = speech.bundle.getMessage(thing.term)?.attributes ?? {};
    return Object.fromEntries(
      Object.entries(attributes).map(([form, pattern]) => [`${name}-${form}`, format(pattern, {})]),
    );
  }
  if (typeof argument === "string" || (typeof argument === "object" && thing.message !== undefined)) {
    return { [`${name}-one`]: plain, [`${name}-the`]: plain };
  }
  return {};
}

/** `a, b and c`. */
export function enumerated(words: string[]): string {
  if (words.length < 2) return words[0] ?? word("core-nothing");
  return word("core-and", { all: words.slice(0, -1).join(", "), last: words.at(-1) ?? "" });
}

/** The keys of all that a message says. */
function keysIn(said: Said): Set<string> {
  const keys = (argument: unknown): string[] => {
    if (typeof argument !== "object" || argument === null) return [];
    const { term, message, list, arguments: others } = argument as Thing;
    const own = [term, message].filter((key) => key !== undefined);
    return [...own, ...[...(list ?? []), ...Object.values(others ?? {})].flatMap(keys)];
  };
  return new Set([said.key, ...Object.values(said.arguments ?? {}).flatMap(keys)]);
}

/** The places a message speaks of, and the things by their keys, so that the board can light them up. */
export function placesIn(said: Said): string[] {
  return Object.values(said.arguments ?? {}).flatMap(placesOf);
}

function placesOf(argument: unknown): string[] {
  if (typeof argument !== "object" || argument === null) return [];
  const thing = argument as Thing;
  const named = thing.place ?? thing.term;
  if (named !== undefined) return [named];
  return [...(thing.list ?? []), ...Object.values(thing.arguments ?? {})].flatMap(placesOf);
}
