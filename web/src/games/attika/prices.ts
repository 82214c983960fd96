import { bundleOf, type Bundle, type BuildingFacts } from "./position";

/** What is printed on a building. */
export function costOf(building: BuildingFacts): Bundle {
  return bundleOf(building.cost ?? "");
}
