// Every hex in words, for those who hear the map.

import type { TableContext } from "../table";
import type { Building, Space } from "../land";
import { LANDSCAPE_NAMES } from "../position";
import type { Placing } from "./placing.svelte";

/** What is there, which few moves change. */
export function describer(
  table: TableContext,
  spaces: Space[],
  temples: string[],
  standing: Map<string, Building>,
): (place: string) => string {
  const land = new Map(spaces.map((space) => [space.place, space]));

  function whatIsThere(place: string): string {
    const building = standing.get(place);
    if (building) {
      const name = table.word(`attika-building-${building.kind}`);
      return table.word("attika-table-owned", { building: name, player: table.seatNames[building.seat] ?? "" });
    }
    if (temples.includes(place)) return table.word("attika-building-temple");
    const space = land.get(place);
    if (!space) return table.word("attika-table-sea");
    return table.word(space.landscape ? `attika-${LANDSCAPE_NAMES[space.landscape]}` : "attika-table-bare");
  }

  return (place) => `${place}, ${whatIsThere(place)}`;
}

/** What can be done at one of the targets. */
export function deedAt(table: TableContext, placing: Placing, place: string): string {
  if (placing.mode === "lay") return table.word("attika-table-can-lay");
  if (placing.isFree(place)) return table.word("attika-table-can-build-free");
  return table.word("attika-table-can-build", { count: placing.targets.get(place)?.cost ?? 0 });
}
