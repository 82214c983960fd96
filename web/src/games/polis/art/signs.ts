// The signs of Polis: what is printed on cards, what lies on the table, and the emblem of each deck.

import { disc, type Glyph } from "../../../table/glyphs";
import type { CardFacts, Colour } from "../position";

type Tag = CardFacts["tags"][number];

/** A lyre. */
export const CULTURE: Glyph = {
  solid: "M11 24.5h10v4.5H11z",
  line: "M8 3.5c-4.5 6-3 17 6 21M24 3.5c4.500 6 3 17-6 21M6.500 9.5h19M13.300 9.500v10M18.700 9.500v10",
};

/** An amphora. */
export const VASE: Glyph = {
  solid:
    "M11 2.500h10v3.500h-1.500c0 3.500 5.5 5 5.5 11 0 5-3.5 8-5.500 10v2.500h-7V27c-2-2-5.500-5-5.500-10 0-6 5.500-7.500 5.500-11H11zM9.200 16.500v2.500h13.600v-2.500z",
  line: "M11.500 5.500C6 5 4.500 9.500 6.500 13M20.500 5.500c5.500-.5 7 4 5 7.500",
};

/** A helmet with its crest. */
export const WAR: Glyph = {
  solid:
    "M16 6.500c6.500 0 10 4.500 10 11v6.500c0 3.500-2.500 5.500-7.500 5.500l.5-8.500c3 0 4-1.500 4.200-4.200h-6l-1.200 3-1.200-3h-6c.2 2.700 1.200 4.200 4.200 4.200l.5 8.500C8.500 29.500 6 27.500 6 24v-6.500c0-6.500 3.500-11 10-11z",
  line: "M7 8.500C9 3.800 12 2.300 16 2.300s7 1.500 9 6.200",
};

/** A purse. */
export const PURSE: Glyph = {
  solid: "M11 3h10l-2.500 5c6 3 9 8 9 13 0 5.500-4.500 8.500-11.500 8.500S4.500 26.500 4.500 21c0-5 3-10 9-13z",
};

export const TAGS: Record<Tag, Glyph> = {
  person: { solid: `${disc(16, 9, 5.5)}M5 29c0-8 4.500-12.500 11-12.500S27 21 27 29z` },
  building: {
    solid: "M16 3l13 7.500v2.500H3v-2.500zM5 15h4v9.500H5zM14 15h4v9.500h-4zM23 15h4v9.500h-4zM3 26h26v3.500H3z",
  },
  ship: {
    solid: "M3 20.500h26c-1 5-4 8-8 8H10c-4 0-6-3-7-8z",
    line: "M16 3.500V20M16 5.500c6 2 8 6 8 11.500h-8M2.500 20.500V16",
  },
};

/** Each deck has an emblem besides its colour. */
export const EMBLEMS: Record<Colour, Glyph> = {
  /** A spearhead. */
  red: { solid: "M16 .5l5.500 13.500-4 5V22h3v3h-3v6.500h-3V25h-3v-3h3v-3l-4-5z" },
  /** A column. */
  green: { solid: "M6 3h20v5h-3.500v16H26v5H6v-5h3.500V8H6zM13 8v16h1.800V8zM17.200 8v16H19V8z" },
  /** Two waves. */
  blue: {
    line: "M3 12.500c3.500-6 8-6 10.500-2 2 3.500 5 4 8 .5s5-3.500 7.500-.5M3 23c3.500-6 8-6 10.500-2 2 3.500 5 4 8 .5s5-3.500 7.500-.5",
  },
  /** A sun. */
  yellow: {
    solid: disc(16, 16, 6.5),
    line: "M16 2v4M16 26v4M2 16h4M26 16h4M6.100 6.100l2.900 2.900M23 23l2.900 2.900M25.900 6.100L23 9M9 23l-2.900 2.900",
  },
};

/** A scroll: the card has a text. */
export const TEXT: Glyph = {
  line: "M9 4.500h16a3 3 0 0 0-3 3v17a3.500 3.500 0 0 1-3.500 3.500H7a3.500 3.500 0 0 0 3.500-3.500V7.500a3 3 0 0 0-6 0v2h6M14.500 12h4M14.500 17h4",
};

/** Pages of the past. */
export const HISTORY: Glyph = {
  solid: "M4 12h15v17H4z",
  line: "M9.500 9.500V7.500h14.500v16.500h-2M14.500 5V3h14v16.500h-2",
};

export const SHIELD: Glyph = { solid: "M16 3l11 4v8c0 7-4.500 11.500-11 14C9.500 26.500 5 22 5 15V7z" };
