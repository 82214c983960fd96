import { bundleOf, type Bundle } from "./position";
import type { BuildingFacts } from "./types";

/** What is printed on a building. */
export function costOf(building: BuildingFacts): Bundle {
  return bundleOf(building.cost ?? "");
}
