// Placing something on the map: point, choose, confirm. Nothing is played before the second click.

import { untrack } from "svelte";
import { settings } from "../../../lib/settings.svelte";
import type { TableContext } from "../table";
import { keyOf } from "../../../table/moves";
import { pick, putBack, selected } from "../choice.svelte";
import { centreOf, distance, hexAt, type Point } from "../hexes";
import { building, laying, offersAt, type Target } from "../moves";
import type { Move } from "../types";

// Always the same nothing, so that nothing is drawn anew for it.
const NOWHERE = new Map<string, Target>();
const CHEAPEST = "";

export type Mode = "build" | "lay" | "turn" | "look";

export class Placing {
  /** Where pointer or keyboard are, and where a ghost has been put down. */
  #pointed = $state<string | null>(null);
  #pinned = $state<string | null>(null);
  /** Steps of 60 degrees anticlockwise. They are sent after the place of the tile, when they are asked for. */
  turned = $state(0);
  #turnToSend: number | null = null;
  /** The cards that the building at the ghost is paid with, where others than the cheapest were chosen. */
  #way = $state<{ at: string; cards: string } | null>(null);
  /** They are sent after the building, when they are asked for; none in particular is the cheapest way. */
  #wayToSend: string | null = null;

  readonly #table: () => TableContext;

  readonly offers = $derived.by(() => offersAt(this.#table()));
  readonly kind = $derived.by(() => selected(this.#table()));
  readonly mode: Mode = $derived.by(() => {
    if (this.offers.turns.length > 0) return "turn";
    if (this.offers.tilePlaces.size > 0) return "lay";
    return this.kind === null ? "look" : "build";
  });
  /** The legal places for what is being placed. */
  readonly targets: Map<string, Target> = $derived.by(() => {
    if (this.mode === "lay") return this.offers.tilePlaces;
    return (this.mode === "build" && this.offers.sites.get(this.kind!)) || NOWHERE;
  });
  /** Where the ghost is, if anywhere. */
  readonly ghost: string | null = $derived.by(() => {
    if (this.mode === "turn") return this.#table().position.tile?.at ?? null;
    if (this.#pinned !== null && this.targets.has(this.#pinned)) return this.#pinned;
    return this.#pointed !== null && this.targets.has(this.#pointed) ? this.#pointed : null;
  });
  readonly #range = $derived.by(() => {
    const costs = [...this.targets.values()].map(({ cost }) => cost);
    return [Math.min(...costs), Math.max(...costs)] as const;
  });
  readonly pinned = $derived.by(() => this.mode === "turn" || (this.ghost !== null && this.ghost === this.#pinned));
  readonly pointed = $derived.by(() => this.#pointed);

  constructor(table: () => TableContext) {
    this.#table = table;
  }

  /** Can it be built here without a card? */
  isFree(place: string): boolean {
    return this.mode === "build" && this.targets.get(place)?.cost === 0;
  }

  /** How dear a target is among all of them, from 0 to 1. */
  dearness(place: string): number {
    const [least, most] = this.#range;
    return most > least ? ((this.targets.get(place)?.cost ?? 0) - least) / (most - least) : 0;
  }

  point(place: string | null): void {
    this.#pointed = place;
  }

  /** A tile snaps to the nearest place where it may lie. */
  nearestTarget(point: Point): string | null {
    let [nearest, least] = [null as string | null, Infinity];
    for (const place of this.targets.keys()) {
      const away = distance(point, centreOf(hexAt(place)));
      if (away < least) [nearest, least] = [place, away];
    }
    return nearest;
  }

  choose(place: string): void {
    if (this.mode === "turn") return;
    if (!this.targets.has(place)) return void this.explain(place);
    if (this.pinned && this.ghost === place) return this.confirm();
    this.#table().remark(null);
    this.#pointed = this.#pinned = place;
    if (settings.placing === "at-once" && this.mode === "build") this.place("act");
  }

  /** As if a hand had chosen this move, but for the last click. */
  propose(move: Move): void {
    if (move.verb === "turn")
      this.turned = Math.max(
        0,
        this.offers.turns.findIndex((turn) => keyOf(turn) === keyOf(move)),
      );
    if (move.verb === "build" && this.kind !== move.building) pick(this.#table(), move.building);
    if (move.verb === "build" || move.verb === "lay") this.#pointed = this.#pinned = move.at;
  }

  /** The way to pay that has been chosen for the ghost, if any has. */
  get way(): string | null {
    return this.#way !== null && this.#way.at === this.ghost ? this.#way.cards : null;
  }

  payWith(cards: string): void {
    if (this.ghost !== null) this.#way = { at: this.ghost, cards };
  }

  /** A building is paid for as its box says; whoever has seen none is asked. */
  confirm(): void {
    if (this.mode === "turn") return this.sendTurn(this.turned);
    if (this.mode === "build" && this.pinned) this.#wayToSend = this.way ?? CHEAPEST;
    this.place("play");
  }

  private place(how: "act" | "play"): void {
    if (!this.pinned || this.ghost === null) return;
    const { move } = this.targets.get(this.ghost)!;
    if (this.mode === "lay") this.#turnToSend = this.turned;
    // The ghost stands until the building does: what is seen goes from one to the other.
    this.#pointed = null;
    this.#table()[how](move);
  }

  /** With every step, whatever was in hand has been placed or is back in the store. */
  stepped(): void {
    // A finger points at nothing any more.
    if (untrack(() => this.#pinned) !== null) this.#pointed = null;
    this.#pinned = this.#way = null;
    putBack();
    untrack(() => this.payIfChosen());
  }

  private payIfChosen(): void {
    const { payments } = this.offers;
    const chosen = payments.find(({ move }) => move.cards === this.#wayToSend) ?? payments[0];
    if (this.#wayToSend !== null && chosen !== undefined) this.#table().play(chosen.move);
    this.#wayToSend = null;
  }

  /** Leave whatever was begun: nothing is in hand any more but what was drawn, and what is not yet paid is not built. */
  cancel(): void {
    const table = this.#table();
    table.remark(null);
    putBack();
    this.#pinned = this.#pointed = this.#way = null;
    const begun = this.mode === "turn" || this.offers.payments.length > 0;
    if (begun && table.view.undo_to.length > 0) table.undo();
  }

  rotate(steps: number): void {
    this.turned = (this.turned + steps + 6) % 6;
  }

  /** The view now asks for the rotation: if it has been chosen with the place, send it along. */
  turnIfChosen(): void {
    if (this.mode === "turn" && this.#turnToSend !== null) this.sendTurn(this.#turnToSend);
    if (this.mode !== "turn" && this.mode !== "lay") this.turned = 0;
  }

  /** Rotations that look alike are offered once, the smallest of them. */
  private sendTurn(turned: number): void {
    const turn = this.offers.turns[turned % this.offers.turns.length];
    this.#turnToSend = null;
    if (turn) this.#table().play(turn);
  }

  private async explain(place: string): Promise<void> {
    const table = this.#table();
    if (this.mode === "look") {
      const { you, awaiting } = table.view;
      const mayBuild = you >= 0 && awaiting === you && this.offers.sites.size > 0;
      return table.remark(mayBuild ? { key: "attika-table-choose-first" } : null);
    }
    const { said, reason } = await table.preview(this.moveTo(place));
    if (reason) table.remark(said, reason);
  }

  /** What is in hand, at a place where it need not be allowed. */
  moveTo(place: string): Move {
    return this.mode === "lay" ? laying(place) : building(this.kind!, place);
  }
}
