// The parts of the table, and how the focus comes into them.

import { IN_HAND } from "./keys";

export type Part = "board" | "hand" | "prompt" | "players" | "log";
export type Thing = HTMLElement | SVGElement;

const PARTS: Record<Part, string> = {
  board: "main.board",
  hand: ".deeds > .hand",
  prompt: ".prompt",
  players: ".panels",
  log: ".words",
};

/** The place of a map from which keys walk on. */
export const WALKED = '[data-place][tabindex="0"]';
const READY = 'button:enabled:not([aria-disabled="true"], [tabindex="-1"])';
const DOORS: Record<Part, string[]> = {
  board: [WALKED, READY],
  hand: [READY, '[tabindex="0"]'],
  prompt: [],
  players: [],
  log: ["li:last-child button"],
};

export function enter(part: Part): void {
  const whole = document.querySelector<HTMLElement>(PARTS[part]);
  if (whole) stepInto(whole, DOORS[part]);
}

/** To the place where it could be put down, or to what is asked about it. */
export function returnToWhatIsInHand(): void {
  const held = document.querySelector<HTMLElement>(IN_HAND);
  const place = held?.querySelector<Thing>(WALKED);
  if (place) place.focus();
  else if (held && !held.contains(document.activeElement)) stepInto(held, [READY]);
}

function stepInto(whole: HTMLElement, doors: string[]): void {
  const things = doors.flatMap((door) => [...whole.querySelectorAll<Thing>(door)]);
  standOn(things.find(isThere) ?? whole);
}

/** Can it be seen and used? */
export function isThere(thing: Element): boolean {
  return thing.isConnected && thing.checkVisibility() && !thing.matches(":disabled");
}

/** What takes no focus by itself takes it this once: otherwise a click beside its things would give it to it. */
export function standOn(thing: Thing): void {
  if (!thing.hasAttribute("tabindex") && thing.tabIndex < 0) {
    thing.tabIndex = -1;
    thing.addEventListener("blur", () => thing.removeAttribute("tabindex"), { once: true });
  }
  thing.focus();
}
