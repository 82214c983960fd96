// Settlers on their way: pick one, choose where it goes, confirm. Nothing is final before the second click.
// A settler sets out when its aim is chosen, since only then the server can tell all of the journey's price.

import { settings } from "../../../lib/settings.svelte";
import type { Previewed, Said } from "../../../protocol";
import type { TableContext } from "../../../table/game";
import { NORTH } from "../map/chart";
import {
  barbariansAction,
  condemnAction,
  goAction,
  loseAction,
  newSettlerAction,
  offersAt,
  settlerAction,
} from "../moves";
import type { Facts, Position } from "../position";

export type Mode = "condemn" | "barbarians" | "act" | "go" | "lose" | "look";

/** A new settler, or one on the map: its territory, and how many of one's own stand above it there. */
export type Picked = { sort: "new" } | { sort: "settler"; place: string; depth: number };

/** What it costs to arrive, and how the settler sets out for that. */
interface Reached {
  time: number;
  setOut: number;
}

// Always the same nothing, so that nothing is drawn anew for it.
const NOWHERE = new Map<string, number>();
const UNKNOWN = new Map<string, Reached>();

export class Moving {
  /** Where pointer or keyboard are, and where a ghost has been put down. */
  #pointed = $state<string | null>(null);
  #pinned = $state<string | null>(null);
  #picked = $state.raw<Picked | null>(null);
  #reach = $state.raw(UNKNOWN);
  /** Which of one's settlers in the territory of the ghost Hades takes, from the top. */
  #lost = $state(0);
  /** Where a settler shall go as soon as it has set out. */
  #aim: string | null = null;

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
  readonly picked = $derived.by(() => (this.mode === "act" || this.mode === "go" ? this.#picked : null));
  /** What may be chosen now, with the price of getting there where that is known. */
  readonly targets: Map<string, number | null> = $derived.by(() => {
    const { condemn, barbarians, go, lose } = this.offers;
    if (this.mode === "go") return this.withPrices(go);
    if (this.mode === "act") return new Map([...this.#reach].map(([place, { time }]) => [place, time]));
    const places = { condemn, barbarians, lose, look: NOWHERE }[this.mode];
    return new Map([...places.keys()].map((place) => [place, null]));
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
  /** Where the settler that is being moved stands. */
  readonly start = $derived.by(() => {
    if (this.mode === "go") return (this.#table().position as Position).setting_out?.from ?? null;
    return this.picked?.sort === "settler" ? this.picked.place : null;
  });
  /** Of one's own settlers in a territory any can be picked, or lost: how many of one's own stand above each. */
  readonly depths: number[] = $derived.by(() => {
    const { settlers, lose } = this.offers;
    if (this.mode === "lose" && this.pinned) return [...lose.get(this.ghost!)!.keys()];
    if (this.mode !== "act" || this.picked?.sort !== "settler") return [];
    return [...(settlers.get(this.picked.place)?.keys() ?? [])];
  });
  readonly depth = $derived.by(() => {
    if (this.mode === "lose") return this.#lost;
    return this.picked?.sort === "settler" ? this.picked.depth : 0;
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
    else void this.explain(newSettlerAction(this.#table().facts, NORTH));
  }

  pickAt(place: string, depth = 0): void {
    const action = this.offers.settlers.get(place)?.get(depth);
    if (action === undefined) void this.explain(settlerAction(this.#table().facts, place, depth));
    else void this.pick({ sort: "settler", place, depth }, [action]);
  }

  /** Another of one's settlers in the same territory. */
  chooseDepth(depth: number): void {
    if (this.mode === "lose") this.#lost = depth;
    else if (this.picked?.sort === "settler") this.pickAt(this.picked.place, depth);
  }

  private async pick(picked: Picked, waysOut: number[]): Promise<void> {
    const table = this.#table();
    table.hint(null);
    this.#picked = picked;
    this.#pinned = null;
    this.#reach = UNKNOWN;
    const told = await Promise.all(waysOut.map((action) => table.preview(action)));
    if (this.#picked === picked) this.#reach = reachOf(waysOut, told);
  }

  putBack(): void {
    this.#picked = null;
    this.#reach = UNKNOWN;
  }

  // --- choosing where it goes ---

  choose(place: string): void {
    if (this.targets.has(place)) return this.aimAt(place);
    if (this.mode === "act" && this.startAt(place)) return;
    const action = this.asked(place);
    if (action !== null) void this.explain(action);
    else if (this.mode === "act") this.#table().hint({ key: "olympos-table-choose-first" });
  }

  /** A settler to start with was pointed at. */
  private startAt(place: string): boolean {
    if (place === NORTH) this.pickNew();
    else if (this.picked?.sort === "settler" && this.picked.place === place) this.putBack();
    else if (this.offers.settlers.has(place)) this.pickAt(place);
    else return false;
    return true;
  }

  private aimAt(place: string): void {
    const table = this.#table();
    if (this.pinned && this.ghost === place) return this.confirm();
    table.hint(null);
    // There is nothing to compare and nothing to pay: the step can be taken back.
    if (this.mode === "condemn") return table.act(this.offers.condemn.get(place)!);
    if (this.mode === "barbarians") return table.act(this.offers.barbarians.get(place)!);
    this.#pinned = this.#pointed = place;
    this.#lost = 0;
    if (this.mode === "act") this.setOut(place);
    else if (this.mode === "go" && this.isCheaperFromElsewhere(place)) this.turnBack(place);
  }

  private setOut(aim: string): void {
    this.#aim = aim;
    this.#table().act(this.#reach.get(aim)!.setOut);
  }

  /** A new settler may begin anywhere; it goes back to begin where the journey is shortest. */
  private isCheaperFromElsewhere(place: string): boolean {
    const known = this.#reach.get(place);
    return this.picked?.sort === "new" && known !== undefined && known.time < (this.costOf(place) ?? 0);
  }

  private turnBack(aim: string | null): void {
    this.#aim = aim;
    this.#table().undo();
  }

  /** The view has followed: go on with what was begun. */
  goOn(): void {
    const aim = this.#aim;
    if (aim === null) return this.forgetWhatIsPast();
    if (this.mode === "act" && this.#reach.has(aim)) return this.setOut(aim);
    this.#aim = null;
    if (this.mode === "go" && settings.placing === "at-once") this.confirm();
  }

  private forgetWhatIsPast(): void {
    if (this.mode === "act" || this.mode === "go") return;
    this.putBack();
    this.#pinned = null;
  }

  confirm(): void {
    const place = this.ghost;
    if (!this.pinned || place === null) return;
    const { go, lose } = this.offers;
    const action = this.mode === "lose" ? lose.get(place)?.get(this.#lost) : go.get(place);
    if (action === undefined) return;
    this.#pinned = this.#pointed = null;
    this.putBack();
    this.#table().act(action);
  }

  /** Lift a ghost that has been put down, and call a settler back that has set out; then put it back. */
  cancel(): void {
    this.#table().hint(null);
    this.#pointed = null;
    if (this.mode === "go" && this.#table().view.undo_to.length > 0) this.turnBack(null);
    else if (this.#pinned === null) this.putBack();
    this.#pinned = null;
  }

  // --- what is known of it ---

  /** Of a settler that has set out, what the server offers; of a new one, also what another start would save. */
  private withPrices(go: Map<string, number>): Map<string, number | null> {
    const prices = new Map<string, number | null>([...go.keys()].map((place) => [place, this.costOf(place)]));
    if (this.#picked?.sort !== "new") return prices;
    for (const [place, { time }] of this.#reach) prices.set(place, Math.min(time, prices.get(place) ?? time));
    return prices;
  }

  private costOf(place: string): number | null {
    const action = this.offers.go.get(place);
    return this.#table().view.actions.find((offered) => offered.action === action)?.cost ?? null;
  }

  /** The action that a click on a place stands for, though it is not offered. */
  private asked(place: string): number | null {
    const facts: Facts = this.#table().facts;
    if (place === NORTH || !facts.territory.some(({ id }) => id === place)) return null;
    if (this.mode === "condemn") return condemnAction(facts, place);
    if (this.mode === "barbarians") return barbariansAction(facts, place);
    if (this.mode === "lose") return loseAction(facts, place);
    return this.mode === "go" || this.picked !== null ? goAction(facts, place) : null;
  }

  private async explain(action: number): Promise<void> {
    const table = this.#table();
    const { said, reason } = await table.preview(action);
    if (reason?.said.key === "olympos-no-settler-on-the-way") table.hint({ key: "olympos-table-out-of-reach" });
    else if (reason) table.hint(said, reason);
  }
}

/** From several ways to set out, the shortest to each territory. */
function reachOf(waysOut: number[], told: Previewed[]): Map<string, Reached> {
  const reach = new Map<string, Reached>();
  told.forEach(({ price }, n) => {
    for (const { territory, time } of reachedIn(price)) {
      if (time < (reach.get(territory)?.time ?? Infinity)) reach.set(territory, { time, setOut: waysOut[n]! });
    }
  });
  return reach;
}

interface Arrival {
  message: string;
  arguments: { territory: { term: string }; time: number };
}

/** `olympos-price-reaches` lists where a settler could arrive. */
function reachedIn(price: Said[]): { territory: string; time: number }[] {
  const told = price.find(({ key }) => key === "olympos-price-reaches")?.arguments?.["places"];
  const arrivals = (told as { list: Arrival[] } | undefined)?.list ?? [];
  return arrivals.map((arrival) => ({
    territory: arrival.arguments.territory.term.replace("olympos-territory-", ""),
    time: arrival.arguments.time,
  }));
}
