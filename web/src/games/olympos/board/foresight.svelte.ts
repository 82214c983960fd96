// What the journey to the ghost would cost and bring, as the server foresees it.

import type { Previewed, Said } from "../../../protocol";
import type { TableContext } from "../../../table/game";
import { isWay } from "../map/chart";
import type { Journey, Moving } from "./moving.svelte";

// A pointer that only passes by asks nothing.
const PATIENCE = 60;

export class Foresight {
  #told = $state.raw<{ journey: Journey; previewed: Previewed } | null>(null);

  /** Item by item; null until the server has answered. */
  readonly price: Said[] | null = $derived.by(() => {
    const told = this.#told;
    return told !== null && told.journey === this.moving.journey ? told.previewed.price : null;
  });
  /** The way, place by place; an escape has none. */
  readonly route: string[] | undefined = $derived.by(() => {
    const { start, ghost } = this.moving;
    return this.price && start && ghost ? routeIn(this.price, start, ghost) : undefined;
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

function routeIn(price: Said[], start: string, end: string): string[] | undefined {
  if (price.some(({ key }) => key === "olympos-price-escape")) return undefined;
  const told = price.find(({ key }) => key === "olympos-price-way")?.arguments?.["places"];
  const between = (told as { list: { term?: string }[] } | undefined)?.list ?? [];
  const way = [start, ...between.map(({ term = "" }) => term.replace(/^olympos-(territory|sea)-/, "")), end];
  return isWay(way) ? way : undefined;
}
