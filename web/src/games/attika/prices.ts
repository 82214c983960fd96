// The cards a price speaks of, so that it can show them as signs beside the words.

import type { Said } from "../../protocol";
import { LANDSCAPES, LANDSCAPE_NAMES, noCards, type Bundle, type BuildingFacts, bundleOf } from "./position";

interface SomeCards {
  message?: string;
  arguments?: { count?: number };
}

/** `attika-price-cost` and its like name their cards as a list of `attika-some-water { count }`. */
export function cardsIn(said: Said): Bundle {
  const cards = noCards();
  const named = said.arguments?.["cards"] as { list?: SomeCards[] } | undefined;
  for (const some of named?.list ?? []) {
    const landscape = LANDSCAPES.find((letter) => some.message === `attika-some-${LANDSCAPE_NAMES[letter]}`);
    if (landscape) cards[landscape] += some.arguments?.count ?? 0;
  }
  return cards;
}

export function costOf(building: BuildingFacts): Bundle {
  return bundleOf(building.cost ?? "");
}
