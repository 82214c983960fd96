// Every hex in words, for those who hear the map.

import type { TableContext } from "../../../table/game";
import type { Building, Space } from "../land";
import { LANDSCAPE_NAMES } from "../position";
import type { Placing } from "./placing.svelte";

export function describer(
  table: TableContext,
  placing: Placing,
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

  function whatCanBeDone(place: string): string[] {
    if (!placing.targets.has(place)) return [];
    if (placing.mode === "lay") return [table.word("attika-table-can-lay")];
    if (placing.freeSites.has(place)) return [table.word("attika-table-can-build-free")];
    return [table.word("attika-table-can-build")];
  }

  return (place) => [place, whatIsThere(place), ...whatCanBeDone(place)].join(", ");
}
