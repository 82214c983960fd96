// A sign for every building and counter.

import { disc, type Glyph } from "../../table/glyphs";

export const BUILDINGS: Record<string, Glyph> = {
  // an acropolis: a small temple and a flag above the city wall
  capital: {
    solid:
      "M3 29v-9h26v9h-9v-3a4 4 0 0 0-8 0v3zM7 16.500h18v2H7zM9 12.500h2.500v4H9zM14.7 12.500h2.600v4h-2.600zM20.5 12.500h2.500v4h-2.500zM6.5 11.500L16 6l9.5 5.500zM17 1.500l5 1.7-5 1.700z",
    line: "M16 7V1.8",
  },
  // a tripod with its smoke
  oracle: {
    solid: "M7 14h18c0 4-4 6-9 6s-9-2-9-6z",
    line: "M11 19L8 29M21 19l3 10M16 20v9M10 25h12M13 11c-2.5-2.5 2.5-4 0-7.500M19 11c-2.5-2.5 2.5-4 0-7.5",
  },
  // rows of seats round an orchestra
  theatre: {
    solid: "M12 22a4 4 0 0 1 8 0zM5 25.500h22v3.500H5z",
    line: "M4 22a12 12 0 0 1 24 0M8.2 22a7.8 7.8 0 0 1 15.6 0",
  },
  // a drinking cup
  tavern: {
    solid: "M7 7h18c0 8-3.5 11.5-7.3 12.300V25h4.800v3.500h-13V25h4.800v-5.700C10.5 18.5 7 15 7 7z",
    line: "M7.5 10.500H3.500c0 4 2 5.5 5.5 5.500M24.5 10.500h4c0 4-2 5.5-5.5 5.5",
  },
  // a paved square
  plaza: {
    solid: "M9.5 8.7l6.5 3.8-6.5 3.7L3 12.500zM22.5 8.700l6.5 3.8-6.5 3.7-6.5-3.700z",
    line: "M16 5l13 7.5L16 20 3 12.500zM3 12.500v5.500l13 7.500L29 18v-5.5",
  },
  // a runner who carries a discus
  gymnasium: {
    solid: `${disc(20, 5.5, 3)}${disc(6, 9.5, 3.2)}`,
    line: "M19 10.500l-4 8.5 5.5 3.5-2 7M15 19l-3.5 5-7 .5M18.5 11.500l-6-1-4.5 3M19.2 11.500l3 4.5 5.5-1",
  },
  // a spearman on his plinth
  statue: {
    solid: `${disc(15, 5.2, 3.2)}M12.5 9.500h5.500l2 12.500h-9.500zM7.5 22h15v3h-15zM5.5 26h19v4h-19z`,
    line: "M13 11.500L9.5 17M17.5 11l6-2.500M24 3v18",
  },
  // a stall with its awning
  market: {
    solid:
      "M7 4h18l3.5 8.500a3.1 3.1 0 0 1-6.2 0 3.1 3.1 0 0 1-6.3 0 3.1 3.1 0 0 1-6.3 0 3.1 3.1 0 0 1-6.2 0zM4 20.500h24v3.500H4zM12 6l-1.5 5.500h1.200L13 6zM19 6l1.3 5.500h1.200L20 6z",
    line: "M6.5 16v13M25.5 16v13",
  },
  // the running track
  stadium: {
    line: "M11.5 6h9a10 10 0 0 1 0 20h-9a10 10 0 0 1 0-20zM12 12.500h8a3.5 3.5 0 0 1 0 7h-8a3.5 3.5 0 0 1 0-7zM16 6.500v5.5",
  },
  temple: {
    solid:
      "M2.5 11.500L16 3.500l13.5 8V14h-27zM5 16h3.500v8.500H5zM11.2 16h3.500v8.500h-3.500zM17.3 16h3.500v8.500h-3.500zM23.5 16H27v8.500h-3.500zM3 26.500h26V29H3z",
  },
  // a pick and cut stone
  quarry: {
    solid: "M6 8.500C13 2.5 22 4.5 27.5 13 20.5 8 13 6.8 6 8.500zM17.5 20.500h12V29h-12z",
    line: "M17.5 7.500L6 28",
  },
  fortress: {
    solid:
      "M3 5h2v2.500h1V5h2v2.500h1V5h2v8.500h2v-2h2v2h2v-2h2v2h2V5h2v2.500h1V5h2v2.500h1V5h2v24h-9v-5a4 4 0 0 0-8 0v5H3zM6.2 12v4h1.600v-4zM24.2 12v4h1.600v-4z",
  },
  tower: {
    solid:
      "M8.5 3h3.700v3.200h2V3h3.600v3.200h2V3h3.700v8l-2.3 2.500V27h2V30H8.800v-3h2V13.500L8.5 11zM14.6 15v5h2.800v-5z",
  },
  // an anchor
  harbour: {
    solid: "M2.5 22.500l2-6 5 4zM29.5 22.500l-2-6-5 4z",
    line: `${disc(16, 5.6, 2.8)}M16 8.500V28M10.5 12.500h11M5 20c1.5 5.5 5.5 8.3 11 8.300S25.5 25.5 27 20`,
  },
  ship: {
    solid:
      "M2.5 20.500h4l1.5 2h16l1.5-3h4c-.5 6-4 9.5-8.5 9.500H11c-4.5 0-7.5-3-8.5-8.500zM7.5 5.500c5.5-1.2 11.5-1.2 17 0-1.6 4-1.6 7.5 0 11.5-5.5-1.2-11.5-1.2-17 0 1.6-4 1.6-7.5 0-11.500z",
    line: "M16 22V2.5",
  },
  // a well-head under its roof
  well: {
    solid:
      "M3 11.500L16 3l13 8.500zM12.5 15h7l-1.2 5h-4.600zM4.5 21.500h23V29h-23zM7 24.500v1.800h5v-1.800zM14 24.500v1.800h4v-1.800zM20 24.500v1.800h5v-1.800z",
    line: "M7.5 11.500V21M24.5 11.500V21M16 11v4",
  },
  // an ear of grain
  grain_field: {
    solid:
      "M16 2c2.3 2.7 2.3 5 0 7.7-2.3-2.7-2.3-5 0-7.700zM15 14.500c-4-.2-6-2.2-6-6 3.8.1 6 2.2 6 6zM17 14.500c4-.2 6-2.2 6-6-3.8.1-6 2.2-6 6zM15 20.500c-4-.2-6-2.2-6-6 3.8.1 6 2.2 6 6zM17 20.500c4-.2 6-2.2 6-6-3.8.1-6 2.2-6 6z",
    line: "M16 10v20M16 29c-1-4-4-6.5-8.5-7M16 29c1-4 4-6.5 8.5-7",
  },
  mill: {
    solid:
      "M10 30.500l1.5-8 4.5-2.7 4.5 2.7 1.5 8zM13.5 10.600L5.8 4l2.7-2.8 7.2 6.600zM18.4 10.500L25 2.800l2.8 2.7-6.6 7.200zM18.5 15.400l7.7 6.6-2.7 2.8-7.2-6.600zM13.6 15.500L7 23.200l-2.8-2.7 6.6-7.200zM13.5 13a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0z",
  },
  // three roofs
  village: {
    solid:
      "M16 3.500l8 6.500v3.200l-1.2-.9-7 5.500V17h.4L9.2 12.3 8 13.200V10zM8 15l7 5.500V29h-5v-4.500H6.500V29H1.500v-8.600zM24 15l6.5 5.400V29h-4.800v-4.500h-3.500V29H17v-8.500z",
  },
  // the mouth of a mine, and a gleam
  silver_mine: {
    solid:
      "M1.5 29L10 12l4 4 4.5-8 12 21h-9v-4.500a5.5 5.5 0 0 0-11 0V29zM14 29v-4a2 2 0 0 1 4 0v4zM26 2l1.3 3.700L31 7l-3.7 1.300L26 12l-1.3-3.700L21 7l3.7-1.300z",
  },
  // two coins
  mint: {
    solid: "M12 14.200l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z",
    line: `${disc(12, 19.5, 9)}M13.5 7.200a8.5 8.5 0 1 1 10.2 13.200M18.5 8.500l2.5-1.500M26.8 11.500l-2.6 1`,
  },
  // grapes
  vineyard: {
    solid: `${disc(9, 15.5, 3.2)}${disc(16, 15.5, 3.2)}${disc(23, 15.5, 3.2)}${disc(12.5, 21.3, 3.2)}${disc(19.5, 21.3, 3.2)}${disc(16, 27.1, 3.2)}M15.5 9.500C11 11 7 9.5 5.5 5.500c4.5-2 8.5-.5 10 4z`,
    line: "M16 12V8.500c1-3.5 4-5 7.5-5",
  },
  // a wine jug
  vintner: {
    solid:
      "M8 4.500L11 3h8v4l-1.3 4.200c4 2 6.3 5.6 5.6 10-.5 3-2 5-3.3 6.300h2V30H9v-2.500h2c-1.3-1.3-2.8-3.3-3.3-6.3-.7-4.4 1.6-8 5.6-10L12 7.500z",
    line: "M19.5 5c6.5-2.5 9.5 5.5 3.5 10.5",
  },
  // flagstones that lead away
  road: {
    solid:
      "M13.3 3h2v4.500h-2.600zM16.7 3h2l.6 4.500h-2.600zM12.4 9h5v5.500h-6zM18.9 9h.7l.9 5.500h-1.600zM10.9 16h3.800v6H9.700zM16.2 16h4.500l1.2 6h-5.700zM9.4 23.500h9V30H7.800zM19.9 23.500h2.500L24 30h-4.100z",
    line: "M10 3L4.5 30M22 3l5.5 27",
  },
};

export const AMPHORA: Glyph = {
  solid:
    "M11.5 2h9v3h-2v4.500c4.5 2 6.5 6 5.5 11-.8 3.8-3 6.5-5.2 8.200L20 31h-8l1.2-2.300C11 27 8.8 24.3 8 20.500c-1-5 1-9 5.5-11V5h-2z",
  line: "M13.5 6c-5.5-1-8 3.5-5.5 8.500M18.5 6c5.5-1 8 3.5 5.5 8.5",
};

export const CARD: Glyph = {
  solid: "M8 5h11a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  line: "M24 9.500l3 .8-4 16.5",
};

export const SETTLEMENT: Glyph = {
  solid: "M3 17.500l8-7 8 7V28h-5.500v-5h-5v5H3z",
  line: "M17 12.500l5.5-5 7 6.500v13H22",
};

/** The seven spaces of a map tile. */
export const TILE: Glyph = {
  line: "M16 11.500l4 2.300v4.400l-4 2.3-4-2.300v-4.400zM12 13.800l-4-2.3-4 2.300v4.400l4 2.300M20 13.800l4-2.3 4 2.300v4.400l-4 2.300M12 13.800V9.400l-4 2.100M12 18.200l-4 2.300v4.400l4 2.3 4-2.3 4 2.3 4-2.300v-4.400l-4-2.300M16 20.500v4.400M8 11.500V7.100l4-2.3 4 2.3 4-2.3 4 2.300v4.400M16 7.100v4.4",
};

export const PILE: Glyph = {
  solid: "M16 4l11 6.3-11 6.400L5 10.300z",
  line: "M5 15.500l11 6.3 11-6.300M5 21l11 6.300L27 21",
};

/** A building the box has and we have not drawn: owners may change the components. */
const UNKNOWN: Glyph = { line: "M6 28V12l10-8 10 8v16z" };

export function glyphOf(kind: string): Glyph {
  return BUILDINGS[kind] ?? UNKNOWN;
}

/** An unbroken line between two temples. */
export const LINE: Glyph = {
  solid: "M2 15l5-4 5 4v7H2zM20 15l5-4 5 4v7H20z",
  line: "M12 19h8",
};
