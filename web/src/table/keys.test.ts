import { afterEach, expect, test, vi } from "vitest";
import { onKey, type KeyDeeds } from "./keys";

afterEach(() => (document.body.innerHTML = ""));

/** What a key does, pressed on something. */
function deedOf(key: string, wishes: KeyboardEventInit = {}, on: Element = document.body): string | null {
  const done: string[] = [];
  const deeds = new Proxy({} as KeyDeeds, { get: (_, deed) => () => done.push(String(deed)) });
  const heard = vi.fn((event: Event) => onKey(event as KeyboardEvent, deeds));
  on.addEventListener("keydown", heard, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...wishes }));
  return done[0] ?? null;
}

function laid<Kind extends Element = HTMLElement>(html: string): Kind {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Kind;
}

test("digits lead to the parts of the table", () => {
  expect(["1", "2", "3", "4", "5"].map((key) => deedOf(key))).toEqual(["board", "hand", "prompt", "players", "log"]);
});

test("a French keyboard leads there, too", () => {
  expect(deedOf("é", { code: "Digit2" })).toBe("hand");
  expect(deedOf("2", { code: "Digit2", shiftKey: true })).toBe("hand");
});

test("whoever writes is not led away", () => {
  expect(deedOf("1", {}, laid("<input>"))).toBeNull();
  expect(deedOf("ArrowLeft", {}, laid("<input type='range'>"))).toBeNull();
});

test("arrows go through history", () => {
  expect(deedOf("ArrowLeft")).toBe("previous");
  expect(deedOf("ArrowRight", { shiftKey: true })).toBe("nextTurn");
});

test("with something in hand they lead to it, and not into the past", () => {
  laid("<div data-held></div>");
  for (const key of ["ArrowLeft", "ArrowRight", "Home", "End"]) expect(deedOf(key)).toBe("inHand");
  expect(deedOf("ArrowLeft", { shiftKey: true })).toBe("inHand");
  expect(deedOf("u")).toBe("undo");
});

test("what is known from everywhere else does not depend on what is in hand", () => {
  expect(deedOf("z", { ctrlKey: true })).toBe("undo");
  expect(deedOf("1", { ctrlKey: true })).toBeNull();
});
