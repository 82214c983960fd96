// A part of the game shown again on the board, step by step, as a film.

import { pace } from "./motion";
import type { TableSession } from "./session.svelte";

/** Long enough to read what happened at a step. */
const READING = 700;

export class Film {
  playing = $state(false);
  private timer: number | undefined;

  constructor(private readonly session: TableSession) {}

  /** From a step to the present, or to the end. */
  play(from: number, atTheEnd: () => void = () => {}): void {
    this.stop();
    this.session.show(from);
    this.playing = true;
    this.timer = window.setInterval(() => this.next(atTheEnd), READING + pace());
  }

  private next(atTheEnd: () => void): void {
    const { session } = this;
    if (session.step < session.view.step) session.show(session.step + 1);
    else {
      this.stop();
      atTheEnd();
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.playing = false;
  }
}
