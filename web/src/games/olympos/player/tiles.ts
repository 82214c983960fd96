// The tiles that lie in front of a player.

import { nameOf, type DiscoveryFacts, type Facts, type Position, type Resource } from "../position";

export function discoveriesOf(facts: Facts, position: Position, seat: number): DiscoveryFacts[] {
  const made = position.seats[seat]!.discoveries.map(nameOf);
  return facts.discovery.filter(({ id }) => made.includes(id));
}

/** The resource on a player's tile, where tiles differ. */
export function faceOf(position: Position, seat: number, discovery: string): Resource | undefined {
  const made = position.seats[seat]!.discoveries.find((one) => nameOf(one) === discovery);
  return typeof made === "object" ? (made.face ?? undefined) : undefined;
}
