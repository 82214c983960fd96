// A picture for each card: what one would draw on it in a moment, in a box of 32 by 32.

import type { Glyph } from "../../../table/glyphs";
import type { CardFacts } from "../position";
import { TAGS } from "./signs";

const PICTURES: Record<string, Glyph> = {};

/** A card that only an owner's file knows shows its icon. */
export function signOf(card: CardFacts): Glyph {
  return PICTURES[card.id] ?? TAGS[card.tags[0] ?? "building"];
}
