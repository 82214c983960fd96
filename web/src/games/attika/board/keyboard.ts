// The map by keys: arrows, Home, End, Page Up and Page Down walk over the hexes; the rest acts.

import type { Camera } from "./camera.svelte";
import type { Placing } from "./placing.svelte";
import { Walk } from "./walk";

export interface Walker {
  places(): string[];
  current(): string;
  goTo(place: string): void;
  toggleCoordinates(): void;
  toggleBuildings(): void;
}

/** For the sheet of keys. */
export const KEYS: [string, string][] = [
  ["← → ↑ ↓", "attika-key-walk"],
  ["Home PgUp End PgDn", "attika-key-slant"],
  ["Enter", "attika-key-choose"],
  ["R Shift+R", "attika-key-turn"],
  ["+ - 0", "attika-key-zoom"],
  ["Shift+← Shift+↑", "attika-key-pan"],
  ["G", "attika-key-names"],
  ["H", "attika-key-hide"],
];

const TYPING = "input, textarea, select, [contenteditable], dialog";
const CLOSER = 1.35;
const STRIDE = 80;
const PAN: Record<string, [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

export class Keyboard {
  readonly #walk = new Walk();
  readonly #deeds: Record<string, () => void>;

  constructor(
    private readonly camera: Camera,
    private readonly placing: Placing,
    private readonly walker: Walker,
  ) {
    this.#deeds = {
      Enter: () => this.choose(),
      " ": () => this.choose(),
      Escape: () => placing.cancel(),
      r: () => placing.rotate(1),
      R: () => placing.rotate(-1),
      "+": () => camera.zoomBy(CLOSER),
      "-": () => camera.zoomBy(1 / CLOSER),
      "0": () => (camera.fitted = true),
      g: () => walker.toggleCoordinates(),
      h: () => walker.toggleBuildings(),
    };
  }

  /** With a hex in focus. */
  pressed(event: KeyboardEvent): void {
    if (withModifier(event)) return;
    const deed = this.deed(event);
    if (!deed) return;
    deed();
    // Otherwise the frame would step through history.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Wherever the focus is, one can look closer; what is in hand can be turned, put back and put down. */
  pressedAnywhere(event: KeyboardEvent): void {
    const target = event.target as Element;
    if (withModifier(event) || target.closest(TYPING) || event.defaultPrevented) return;
    if (["+", "-", "0", "g", "h"].includes(event.key)) return this.#deeds[event.key]?.();
    if (this.placing.mode === "look") return;
    if (event.key === "Enter" && target === document.body) this.placing.confirm();
    else if (["Escape", "r", "R"].includes(event.key)) this.#deeds[event.key]?.();
  }

  private deed({ key, shiftKey }: KeyboardEvent): (() => void) | undefined {
    const pan = PAN[key];
    if (shiftKey && pan) return () => this.camera.panBy(...pan, true);
    const next = this.#walk.next(this.walker.places(), this.walker.current(), key);
    return next === undefined ? this.#deeds[key] : () => this.walker.goTo(next);
  }

  private choose(): void {
    if (this.placing.mode === "turn") this.placing.confirm();
    else this.placing.choose(this.walker.current());
  }
}

function withModifier(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey;
}
