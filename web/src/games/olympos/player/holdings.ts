// What a player has by what lies on the map and in front of them: tokens are not counted anywhere else.

import { RESOURCES, nameOf, type DiscoveryFacts, type Facts, type Position, type Resource } from "../position";
import type { TileEffect } from "../types";

interface Holdings {
  /** Territory tokens. */
  tokens: Record<Resource, number>;
  starTokens: number;
  /** Stars of discoveries. */
  tileStars: number;
  /** Those of Ares too. */
  swords: number;
  zeus: number;
}

export function holdingsOf(facts: Facts, position: Position, seat: number): Holdings {
  const owner = position.seats[seat]!;
  const held = facts.territory.filter(({ id }) => position.settlers[id]?.at(-1) === seat);
  const made = discoveriesOf(facts, position, seat);
  const onTiles = (effect: TileEffect) => made.reduce((sum, discovery) => sum + (discovery.effect[effect] ?? 0), 0);
  const tokens = Object.fromEntries(
    RESOURCES.map((resource) => [resource, held.filter((territory) => territory.resource === resource).length]),
  );
  return {
    tokens: tokens as Record<Resource, number>,
    starTokens: held.filter(({ star }) => star).length,
    tileStars: onTiles("stars"),
    swords: onTiles("swords") + owner.ares,
    zeus: onTiles("zeus") + held.filter(({ zeus }) => zeus).length + owner.prayers,
  };
}

export function discoveriesOf(facts: Facts, position: Position, seat: number): DiscoveryFacts[] {
  const made = position.seats[seat]!.discoveries.map(nameOf);
  return facts.discovery.filter(({ id }) => made.includes(id));
}

/** The resource on a player's tile, where tiles differ. */
export function faceOf(position: Position, seat: number, discovery: string): Resource | undefined {
  const made = position.seats[seat]!.discoveries.find((one) => nameOf(one) === discovery);
  return typeof made === "object" ? made.face : undefined;
}

/** Stars for a wonder of this column that are not used up: also one's own pieces on bonuses there. */
export function lastingStars(facts: Facts, position: Position, seat: number, column: number): number {
  const { starTokens, tileStars } = holdingsOf(facts, position, seat);
  const here = Object.values(position.board).map((row) => row[column]);
  const markers = position.seats[seat]!.discoveries.filter(
    (made) => typeof made === "object" && made.bonus !== undefined && here.includes(made.discovery),
  );
  return starTokens + tileStars + markers.length;
}
