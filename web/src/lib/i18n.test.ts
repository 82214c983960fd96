import { beforeAll, expect, test, vi } from "vitest";
import vectors from "../../../tests/vectors/messages.json";
import type { Said } from "../protocol";
import {
  LANGUAGES,
  chooseLanguage,
  enumerated,
  language,
  learn,
  learnWordsOf,
  placesIn,
  say,
  word,
} from "./i18n.svelte";

// tests/core/test_message_vectors.py reads the same file.
const { seats, messages } = vectors;

beforeAll(async () => {
  for (const game of ["attika", "olympos", "polis"]) await learn(game);
});

test.each(messages)("$language: $about", async ({ language, key, arguments: spoken, says }) => {
  await chooseLanguage(language);
  expect(say({ key, arguments: spoken }, seats)).toBe(says);
});

test.each(Object.keys(LANGUAGES))("%s is spoken, and told to the browser", async (wanted) => {
  await chooseLanguage(wanted);
  expect(language()).toBe(wanted);
  expect(document.documentElement.lang).toBe(wanted);
});

test("of two languages wanted at once, the later one is spoken", async () => {
  await Promise.all([chooseLanguage("fr"), chooseLanguage("en")]);
  expect(language()).toBe("en");
  expect(enumerated(["a", "b", "c"])).toBe("a, b and c");
});

test("what is wrong with a file is said once its words are learnt, in any language", async () => {
  const why = { message: "core-wrong-no-block", arguments: { block: "[cards]" } };
  const said = { key: "core-bad-components", arguments: { why } } as unknown as Said;
  await learnWordsOf(said);
  await chooseLanguage("it");
  expect(say(said, [])).toContain("Manca il blocco [cards]");
  await chooseLanguage("en");
  expect(say(said, [])).toContain("The block [cards] is missing");
});

test("a word that is missing shows its key, and is complained of once", () => {
  const complained = vi.spyOn(console, "error").mockReturnValue();
  expect(word("no-such-word")).toBe("no-such-word");
  word("no-such-word");
  expect(complained).toHaveBeenCalledOnce();
});

test("a message tells of whom and of which places it speaks, also within lists and messages", () => {
  const said = {
    key: "any",
    arguments: {
      count: 3,
      player: { seat: 1 },
      way: { list: [{ place: "2,-1" }, { term: "attika-building-mint" }] },
      move: { message: "other", arguments: { site: { place: "0,0" } } },
    },
  } as unknown as Said;
  expect(placesIn(said)).toEqual(["2,-1", "attika-building-mint", "0,0"]);
});
