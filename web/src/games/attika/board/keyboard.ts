// The map by keys: arrows, Home, End, Page Up and Page Down walk over the hexes; the rest acts.

import type { Camera } from "../../../table/sight/camera.svelte";
import { SIGHT_KEYS, isForBoard, panned, sighted, withModifier } from "../../../table/sight/keys";
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
  ["H", "attika-key-hide"],
  ...SIGHT_KEYS,
];

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
      r: () => placing.rotate(1),
      R: () => placing.rotate(-1),
      h: () => walker.toggleBuildings(),
    };
  }

  /** With a hex in focus. */
  pressed(event: KeyboardEvent): void {
    if (withModifier(event) || !this.acted(event)) return;
    // Otherwise the frame would step through history.
    event.preventDefault();
    event.stopPropagation();
  }

  /** Wherever the focus is, one can look closer; what is in hand can be turned, put back and put down. */
  pressedAnywhere(event: KeyboardEvent): void {
    if (!isForBoard(event)) return;
    if (sighted(event, this.camera, () => this.walker.toggleCoordinates())) return;
    if (event.key === "h") this.walker.toggleBuildings();
    else if (this.placing.mode === "look") return;
    else if (event.key === "Enter" && event.target === document.body) this.placing.confirm();
    else if (["r", "R"].includes(event.key)) this.#deeds[event.key]?.();
  }

  /** Before the frame, which has an Escape of its own. */
  left(event: KeyboardEvent): void {
    const begun = this.placing.mode !== "look" || this.placing.offers.payments.length > 0;
    if (event.key !== "Escape" || !begun || !isForBoard(event)) return;
    event.preventDefault();
    event.stopPropagation();
    this.placing.cancel();
  }

  /** True if it was a key of the map. */
  private acted(event: KeyboardEvent): boolean {
    if (panned(event, this.camera) || sighted(event, this.camera, () => this.walker.toggleCoordinates())) return true;
    const next = this.#walk.next(this.walker.places(), this.walker.current(), event.key);
    if (next !== undefined) this.walker.goTo(next);
    else this.#deeds[event.key]?.();
    return next !== undefined || event.key in this.#deeds;
  }

  private choose(): void {
    if (this.placing.mode === "turn") this.placing.confirm();
    else this.placing.choose(this.walker.current());
  }
}
