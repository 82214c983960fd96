// The moves of Olympos, and those of a view by what they are done to, as a hand would look for them.

import type { Offered, TableContext } from "./table";
import { readOnce } from "../../table/offers";
import type { Move, Told } from "./types";

type MoveBy<Verb> = Extract<Move, { verb: Verb }>;

export type Go = MoveBy<"go">;
/** A settler sets out: a new one, or one on the map. */
export type SetOut = MoveBy<"new_settler" | "settler">;
export type Develop = MoveBy<"discover" | "build">;

/** For each territory one's settlers there, by how many of one's own stand above each. */
type BySettler<M> = Map<string, Map<number, M>>;

export interface Offers {
  condemn: Map<string, MoveBy<"condemn">>;
  barbarians: Map<string, MoveBy<"barbarians">>;
  /** By where new settlers may begin. */
  starts: Map<string, SetOut>;
  settlers: BySettler<SetOut>;
  go: Map<string, Go>;
  /** What it costs to arrive in a territory. */
  times: Map<string, number>;
  lose: BySettler<MoveBy<"lose">>;
  /** By what is discovered or built. */
  develop: Map<string, Develop>;
  play: Map<string, MoveBy<"play">>;
  keep: MoveBy<"keep">[];
  take: MoveBy<"take">[];
  tile: MoveBy<"tile">[];
  bonus: MoveBy<"bonus">[];
  /** The cheapest first. */
  payments: MoveBy<"pay">[];
  spend: MoveBy<"spend">[];
  plain: MoveBy<"done" | "pass" | "wait" | "resign">[];
}

export const offersAt = readOnce<Offers, Told>(readOffers([]), readOffers);

function readOffers(actions: Offered[]): Offers {
  const offers: Offers = {
    condemn: new Map(),
    barbarians: new Map(),
    starts: new Map(),
    settlers: new Map(),
    go: new Map(),
    times: new Map(),
    lose: new Map(),
    develop: new Map(),
    play: new Map(),
    keep: [],
    take: [],
    tile: [],
    bonus: [],
    payments: [],
    spend: [],
    plain: [],
  };
  for (const { move, cost } of cheapestFirst(actions)) sort(offers, move, cost ?? 0);
  return offers;
}

function cheapestFirst(actions: Offered[]): Offered[] {
  return actions.toSorted((one, other) => (one.cost ?? 0) - (other.cost ?? 0));
}

function sort(offers: Offers, move: Move, cost: number): void {
  switch (move.verb) {
    case "condemn":
      offers.condemn.set(move.territory, move);
      break;
    case "barbarians":
      offers.barbarians.set(move.territory, move);
      break;
    case "go":
      offers.go.set(move.territory, move);
      offers.times.set(move.territory, cost);
      break;
    case "new_settler":
      offers.starts.set(move.start, move);
      break;
    case "settler":
      settlersIn(offers.settlers, move.territory).set(move.depth, move);
      break;
    case "lose":
      settlersIn(offers.lose, move.territory).set(move.depth, move);
      break;
    case "discover":
      offers.develop.set(move.discovery, move);
      break;
    case "build":
      offers.develop.set(move.wonder, move);
      break;
    case "play":
      offers.play.set(move.card, move);
      break;
    case "keep":
      offers.keep.push(move);
      break;
    case "take":
      offers.take.push(move);
      break;
    case "tile":
      offers.tile.push(move);
      break;
    case "bonus":
      offers.bonus.push(move);
      break;
    case "pay":
      offers.payments.push(move);
      break;
    case "spend":
      offers.spend.push(move);
      break;
    default:
      offers.plain.push(move);
  }
}

function settlersIn<M>(settlers: BySettler<M>, territory: string): Map<number, M> {
  const here = settlers.get(territory) ?? new Map<number, M>();
  settlers.set(territory, here);
  return here;
}

/** Where a move is done, and with what. */
export function spotsOf(move: Move): string[] {
  switch (move.verb) {
    case "new_settler":
      return ["stock"];
    case "discover":
      return [`mini ${move.discovery}`, `discovery ${move.discovery}`];
    case "build":
      return [`mini ${move.wonder}`, `wonder ${move.wonder}`];
    case "play":
      return [`destiny ${move.card}`];
    case "done":
    case "pass":
    case "wait":
    case "resign":
      return ["actions"];
    default:
      return ["territory" in move ? move.territory : "choice"];
  }
}

/** Where settlers have come to in the last turn. */
export function lastPlaces(table: TableContext): Set<string> {
  return new Set(table.done.flatMap((move) => (move.verb === "go" ? [move.territory] : [])));
}
