// Settlers on their way: pick one, choose where it goes, confirm. Nothing is played before the second click.

import { settings } from "../../../lib/settings.svelte";
import type { Foreseen, TableContext } from "../table";
import { NORTH, TERRITORIES } from "../map/chart";
import { offersAt, type Go, type SetOut } from "../moves";
import type { Move } from "../types";

export type Mode = "condemn" | "barbarians" | "act" | "go" | "lose" | "look";

/** A new settler, or one on the map: its territory, and how many of one's own stand above it there. */
type Picked = { sort: "new" } | { sort: "settler"; place: string; depth: number };

/** What it costs to arrive, and how the settler sets out for that. */
interface Reached {
  time: number;
  setOut: SetOut;
}

/** A journey as the server is asked about it. */
export interface Journey {
  setOut?: SetOut;
  go: Go;
}

// Always the same nothing, so that nothing is drawn anew for it.
const NOWHERE = new Map<string, Go>();
const UNKNOWN = new Map<string, Reached>();

export class Moving {
  /** Where pointer or keyboard are, and where a ghost has been put down. */
  #pointed = $state<string | null>(null);
  #pinned = $state<string | null>(null);
  #picked = $state.raw<Picked | null>(null);
  /** How the settler that is picked can set out: a new one in several ways. */
  #waysOut: SetOut[] = [];
  #reach = $state.raw(UNKNOWN);
  /** Which of one's settlers in the territory of the ghost Hades takes, from the top. */
  #lost = $state(0);
  /** Where a settler goes as soon as it has set out. */
  #aim: string | null = null;
  /** The step of the game for which all this holds. */
  #step = -1;

  readonly #table: () => TableContext;

  readonly offers = $derived.by(() => offersAt(this.#table()));
  readonly mode: Mode = $derived.by(() => {
    const { condemn, barbarians, go, lose, starts, settlers } = this.offers;
    if (condemn.size > 0) return "condemn";
    if (barbarians.size > 0) return "barbarians";
    if (go.size > 0) return "go";
    if (lose.size > 0) return "lose";
    return starts.size + settlers.size > 0 ? "act" : "look";
  });
  readonly picked = $derived.by(() => (this.mode === "act" ? this.#picked : null));
  /** What may be chosen now, with the price of getting there if that has one. */
  readonly targets: Map<string, number | null> = $derived.by(() => {
    const { condemn, barbarians, go, lose } = this.offers;
    if (this.mode === "act") return new Map([...this.#reach].map(([place, { time }]) => [place, time]));
    const places: Map<string, unknown> = { condemn, barbarians, go, lose, look: NOWHERE }[this.mode];
    return new Map([...places.keys()].map((place) => [place, this.offers.times.get(place) ?? null]));
  });
  /** Territories that a settler of one's own can leave, while none is picked. */
  readonly sources = $derived.by(() =>
    this.mode === "act" && this.picked === null
      ? new Set([...this.offers.settlers.keys(), ...(this.offers.starts.size > 0 ? [NORTH] : [])])
      : new Set<string>(),
  );
  readonly pointed = $derived.by(() => this.#pointed);
  /** Where the ghost is, if anywhere. */
  readonly ghost: string | null = $derived.by(() => {
    if (this.#pinned !== null && this.targets.has(this.#pinned)) return this.#pinned;
    return this.#pointed !== null && this.targets.has(this.#pointed) ? this.#pointed : null;
  });
  readonly pinned = $derived.by(() => this.ghost !== null && this.ghost === this.#pinned);
  /** Of one's own settlers in a territory any can be picked, or lost: how many of one's own stand above each. */
  readonly depths: number[] = $derived.by(() => {
    const { settlers, lose } = this.offers;
    if (this.mode === "lose" && this.pinned) return [...lose.get(this.ghost!)!.keys()];
    if (this.picked?.sort !== "settler") return [];
    return [...(settlers.get(this.picked.place)?.keys() ?? [])];
  });
  readonly depth = $derived.by(() => {
    if (this.mode === "lose") return this.#lost;
    return this.picked?.sort === "settler" ? this.picked.depth : 0;
  });
  /** The journey to the ghost. */
  readonly journey: Journey | null = $derived.by(() => {
    const go = this.ghost === null ? undefined : this.offers.go.get(this.ghost);
    if (go !== undefined) return { go };
    const reached = this.ghost === null ? undefined : this.#reach.get(this.ghost);
    if (this.mode !== "act" || !reached) return null;
    return { setOut: reached.setOut, go: { verb: "go", territory: this.ghost! } };
  });
  /** Where it begins. */
  readonly start: string | null = $derived.by(() => {
    if (this.mode === "go") return this.#table().position.setting_out?.from ?? null;
    if (this.picked?.sort === "settler") return this.picked.place;
    const setOut = this.journey?.setOut;
    return setOut?.verb === "new_settler" ? setOut.start : null;
  });

  constructor(table: () => TableContext) {
    this.#table = table;
  }

  point(place: string | null): void {
    this.#pointed = place;
  }

  // --- picking a settler ---

  pickNew(): void {
    const { starts } = this.offers;
    if (this.picked?.sort === "new") this.putBack();
    else if (starts.size > 0) void this.pick({ sort: "new" }, [...starts.values()]);
    else if (this.mode === "act") void this.explain({ verb: "new_settler", start: NORTH });
  }

  pickAt(place: string, depth = 0): void {
    const setOut = this.offers.settlers.get(place)?.get(depth);
    if (setOut === undefined) void this.explain({ verb: "settler", territory: place, depth });
    else void this.pick({ sort: "settler", place, depth }, [setOut]);
  }

  /** The settler that was touched; the one that is picked goes back. */
  pickOrPutBack(place: string, depth: number): void {
    if (this.picked?.sort === "settler" && this.picked.place === place && this.picked.depth === depth) this.putBack();
    else this.pickAt(place, depth);
  }

  /** Another of one's settlers in the same territory. */
  chooseDepth(depth: number): void {
    if (this.mode === "lose") this.#lost = depth;
    else if (this.picked?.sort === "settler") this.pickAt(this.picked.place, depth);
  }

  private async pick(picked: Picked, waysOut: SetOut[]): Promise<void> {
    const table = this.#table();
    this.putBack();
    table.remark(null);
    [this.#picked, this.#waysOut] = [picked, waysOut];
    const told = await Promise.all(waysOut.map((setOut) => table.preview(setOut)));
    if (this.#picked === picked) this.#reach = reachOf(waysOut, told);
  }

  private putBack(): void {
    this.#picked = this.#pinned = null;
    this.#reach = UNKNOWN;
  }

  // --- choosing where it goes ---

  choose(place: string): void {
    if (this.targets.has(place)) this.aimAt(place);
    else if (this.mode !== "act") this.explainAt(place);
    else if (place === NORTH) this.pickNew();
    else if (this.picked?.sort === "settler" && this.picked.place === place) this.putBack();
    else if (this.offers.settlers.has(place)) this.pickAt(place);
    else this.explainAt(place);
  }

  private aimAt(place: string): void {
    const table = this.#table();
    if (this.pinned && this.ghost === place) return this.confirm();
    table.remark(null);
    // There is nothing to compare and nothing to pay, and the step can be taken back.
    const atOnce = this.offers.condemn.get(place) ?? this.offers.barbarians.get(place);
    if (atOnce !== undefined) return table.act(atOnce);
    this.#pinned = this.#pointed = place;
    this.#lost = 0;
    if (settings.placing === "at-once" && this.mode !== "lose") this.confirm();
  }

  /** As if a hand had chosen this move, but for the last click. */
  async propose(move: Move, first?: Move | null): Promise<void> {
    if (!("territory" in move)) return;
    if (first?.verb === "new_settler") await this.pick({ sort: "new" }, [first]);
    else if (first?.verb === "settler")
      await this.pick({ sort: "settler", place: first.territory, depth: first.depth }, [first]);
    this.#pinned = this.#pointed = move.territory;
  }

  confirm(): void {
    const [place, journey] = [this.ghost, this.journey];
    if (!this.pinned || place === null) return;
    if (journey?.setOut !== undefined) this.#aim = place;
    const move = journey?.setOut ?? journey?.go ?? this.offers.lose.get(place)?.get(this.#lost);
    this.#pointed = null;
    this.putBack();
    if (move !== undefined) this.#table().play(move);
  }

  /** The view has changed: a settler that has set out goes where it was sent. */
  follow(): void {
    const table = this.#table();
    if (table.view.step !== this.#step) {
      // A finger points at nothing any more.
      if (this.#pinned !== null) this.#pointed = null;
      this.putBack();
    }
    this.#step = table.view.step;
    const go = this.#aim === null ? undefined : this.offers.go.get(this.#aim);
    if (this.mode !== "act") this.#aim = null;
    if (go !== undefined) table.play(go);
  }

  /** Leave whatever was begun: nobody is on the way any more. */
  cancel(): void {
    const table = this.#table();
    table.remark(null);
    this.#pointed = null;
    this.putBack();
    if (this.mode === "go" && table.view.undo_to.length > 0) table.undo();
  }

  // --- reasons ---

  private explainAt(territory: string): void {
    const facts = this.#table().facts;
    const { mode } = this;
    if (!facts.territory.some(({ id }) => id === territory)) return;
    if (mode === "condemn" || mode === "barbarians" || mode === "go") void this.explain({ verb: mode, territory });
    else if (mode === "lose") void this.explain({ verb: mode, territory, depth: 0 });
    else if (this.picked) void this.explain(goTo(territory), this.#waysOut[0]);
    else if (mode === "act") this.#table().remark({ key: "olympos-table-choose-first" });
  }

  /** What it would cost to send whoever is picked somewhere, or why that may not be. */
  foresee(territory: string): Promise<Foreseen> {
    return this.#table().preview(goTo(territory), this.#waysOut[0]);
  }

  private async explain(move: Move, setOut?: SetOut): Promise<void> {
    const table = this.#table();
    const { said, reason } = await table.preview(move, setOut);
    if (reason) table.remark(said, reason);
  }
}

const goTo = (territory: string): Go => ({ verb: "go", territory });

/** From several ways to set out, the shortest to each territory that our map knows. */
export function reachOf(waysOut: SetOut[], told: Foreseen[]): Map<string, Reached> {
  const reach = new Map<string, Reached>();
  told.forEach((previewed, n) => {
    for (const { territory, time } of previewed.outlook?.reaches ?? []) {
      const best = reach.get(territory)?.time ?? Infinity;
      if (territory in TERRITORIES && time < best) reach.set(territory, { time, setOut: waysOut[n]! });
    }
  });
  return reach;
}
