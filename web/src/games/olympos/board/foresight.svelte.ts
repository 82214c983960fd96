// What the journey to the ghost would cost and bring, as the server foresees it.

import type { Foreseen, TableContext } from "../table";
import { isWay } from "../map/chart";
import type { Journey, Moving } from "./moving.svelte";

// A pointer that only passes by asks nothing.
const PATIENCE = 60;

export class Foresight {
  #told = $state.raw<{ journey: Journey; previewed: Foreseen } | null>(null);

  /** Null until the server has answered. */
  readonly foreseen: Foreseen | null = $derived.by(() => {
    const told = this.#told;
    return told !== null && told.journey === this.moving.journey ? told.previewed : null;
  });
  /** The way, place by place; an escape has none. */
  readonly route: string[] | undefined = $derived.by(() => {
    const route = this.foreseen?.outlook?.route;
    return route && route.length > 0 && isWay(route) ? route : undefined;
  });

  constructor(
    private readonly table: () => TableContext,
    private readonly moving: Moving,
  ) {}

  /** Asks about the journey that is being considered; returns how to leave it. */
  ask(): (() => void) | undefined {
    const { journey } = this.moving;
    if (journey === null) return undefined;
    const timer = setTimeout(() => void this.preview(journey), PATIENCE);
    return () => clearTimeout(timer);
  }

  private async preview(journey: Journey): Promise<void> {
    const previewed = await this.table().preview(journey.go, journey.setOut);
    this.#told = { journey, previewed };
  }
}
