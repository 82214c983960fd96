// The development board as it lies: each discovery with its tiles, its bonus spaces and those who have made it.

import {
  nameOf,
  type DiscoveryFacts,
  type Facts,
  type Position,
  type Resource,
  type SetupFacts,
  type WonderFacts,
} from "../position";

interface BonusSpace {
  /** `settler`, `hourglasses:2`, `prestige:2` or `cube:wood`. */
  gives: string;
  /** The seat whose piece lies there. */
  taken?: number;
}

export interface Place {
  discovery: DiscoveryFacts;
  /** How many tiles are left. */
  left: number;
  /** Where tiles differ, the resources of those that are left. */
  faces: Resource[];
  bonuses: BonusSpace[];
  owners: number[];
}

export function placesIn(facts: Facts, position: Position, row: string): (Place | null)[] {
  return (position.board[row] ?? []).map((id) => (id === null ? null : placeOf(facts, position, id)));
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

export function placeOf(facts: Facts, position: Position, id: string): Place {
  const discovery = facts.discovery.find((one) => one.id === id)!;
  const setup = facts.setup.find(({ players }) => players === position.seats.length)!;
  const column = position.board[discovery.row]?.indexOf(id) ?? -1;
  const owners = ownersOf(position, id);
  return {
    discovery,
    left: tilesOf(facts, setup, discovery) - owners.length,
    faces: facesLeft(setup, position, discovery),
    bonuses: bonusesAt(facts, setup, position, discovery, column),
    owners,
  };
}

function tilesOf(facts: Facts, setup: SetupFacts, { row }: DiscoveryFacts): number {
  if (setup.single_tiles) return 1;
  return facts.row.find(({ id }) => id === row)!.backs.filter((back) => back <= setup.players).length;
}

function facesLeft(setup: SetupFacts, position: Position, { id, faces = [] }: DiscoveryFacts): Resource[] {
  const taken = madeOf(position, id).map(({ face }) => face);
  if (setup.single_tiles && taken.length > 0) return [];
  return faces.filter((face) => !taken.includes(face));
}

function bonusesAt(
  facts: Facts,
  setup: SetupFacts,
  position: Position,
  { id, row }: DiscoveryFacts,
  column: number,
): BonusSpace[] {
  const here = facts.bonus.find((bonus) => bonus.row === row && bonus.column === column + 1);
  if (!here) return [];
  const open = here.slots.length - (setup.grey_bonus ? 0 : here.grey);
  const markers = madeOf(position, id);
  return here.slots
    .slice(0, open)
    .map((gives, slot) => ({ gives, taken: markers.find(({ bonus }) => bonus === slot + 1)?.seat }));
}

function madeOf(position: Position, id: string): { seat: number; face?: Resource; bonus?: number }[] {
  return position.seats.flatMap(({ discoveries }, seat) =>
    discoveries.flatMap((made) =>
      nameOf(made) !== id ? [] : [typeof made === "string" ? { seat } : { seat, ...made }],
    ),
  );
}
