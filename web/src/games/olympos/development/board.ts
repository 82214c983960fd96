// The development board as it lies: each discovery with its tiles, its bonus spaces and those who have made it.

import type { TableContext } from "../table";
import {
  nameOf,
  type Gift,
  type DiscoveryFacts,
  type Facts,
  type Group,
  type Position,
  type Resource,
  type WonderFacts,
} from "../position";

interface BonusSpace {
  gives: Gift;
  /** The seat whose piece lies there. */
  taken?: number;
}

export interface Place {
  discovery: DiscoveryFacts;
  /** What is asked for it where it lies. */
  cost: Group[];
  /** How many tiles are left. */
  left: number;
  /** Where tiles differ, the resources of those that are left. */
  faces: Resource[];
  bonuses: BonusSpace[];
  owners: number[];
}

export function placesIn(table: TableContext, row: string): (Place | null)[] {
  return (table.position.board[row] ?? []).map((id) => (id === null ? null : placeOf(table, id)));
}

export function wondersIn(facts: Facts, position: Position): (WonderFacts | null)[] {
  return position.wonders.map((id) => facts.wonder.find((wonder) => wonder.id === id) ?? null);
}

/** Who has made a discovery or built a wonder. */
export function ownersOf(position: Position, id: string): number[] {
  return position.seats.flatMap(({ discoveries, wonders }, seat) =>
    wonders.includes(id) || discoveries.some((made) => nameOf(made) === id) ? [seat] : [],
  );
}

export function placeOf(table: TableContext, id: string): Place {
  const facts = table.facts;
  const position = table.position;
  const discovery = facts.discovery.find((one) => one.id === id)!;
  const { left = 0, cost = [], faces = [], bonuses = [] } = table.overview.tiles[id] ?? {};
  const printed = bonusesAt(facts, discovery.row, position.board[discovery.row]?.indexOf(id) ?? -1);
  return {
    discovery,
    cost,
    left,
    faces,
    bonuses: bonuses.map((seat, slot) => ({ gives: printed[slot]!, taken: seat < 0 ? undefined : seat })),
    owners: ownersOf(position, id),
  };
}

/** What is printed on the bonus spaces below a tile. */
function bonusesAt({ space }: Facts, row: string, column: number): Gift[] {
  return space.find((one) => one.row === row && one.column === column + 1)?.bonuses ?? [];
}
