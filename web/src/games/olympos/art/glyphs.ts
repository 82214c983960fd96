// A drawing for every discovery, wonder and god, in a box of 32 by 32: `solid` is filled, `line` is stroked.

import { disc, type Glyph } from "../../../table/glyphs";
import { SIGNS } from "../map/signs";

const AMPHORA =
  "M11.5 2h9v3h-2v4.500c4.5 2 6.5 6 5.5 11-.8 3.8-3 6.5-5.2 8.200L20 31h-8l1.2-2.300C11 27 8.8 24.3 8 20.500c-1-5 1-9 5.5-11V5h-2z";

/** Rays around the middle, as on the shields of Macedonia. */
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]
  .map((degrees) => {
    const at = (angle: number, away: number) => {
      const radians = ((degrees + angle) * Math.PI) / 180;
      return `${(16 + away * Math.sin(radians)).toFixed(1)} ${(16 - away * Math.cos(radians)).toFixed(1)}`;
    };
    return `M${at(-13, 7.5)}L${at(0, 15)}L${at(13, 7.5)}z`;
  })
  .join("");

export const DISCOVERIES: Record<string, Glyph> = {
  // the staff of Asclepius
  medicine: {
    solid: disc(21.5, 6, 2.2),
    line: "M16 2.500v27M21 7.500c-1 3.500-10 2.500-10 7 0 4.500 10 3 10 7.5 0 3.500-6 3.500-8 5.500",
  },
  // the head of a horse
  cavalry: {
    solid: `M9.500 29.500c0-6 2-9.500 5.500-12-3 1.500-5.500 3-8 3-2.200 0-3.700-1.700-3-3.700L8.500 8.500 10.500 2.500l4 3.500C22 6.500 28 12.500 28 22v7.500z${disc(12.5, 11, 1.4)}`,
    line: "M19 9c3 2.500 5 6.500 5.500 11",
  },
  // a tripod with its smoke
  oracle: {
    solid: "M7 14h18c0 4-4 6-9 6s-9-2-9-6z",
    line: "M11 19L8 29M21 19l3 10M16 20v9M10 25h12M13 11c-2.5-2.5 2.5-4 0-7.500M19 11c-2.5-2.5 2.5-4 0-7.5",
  },
  // an anvil and a hammer
  metallurgy: {
    solid:
      "M3 16.500h26v3c-5 .5-7.5 2.500-7.500 5.500h3.500v4.500H7.500V25H11c0-3-2.500-5-8-5.500zM9.500 3.500h8.500v7.500H9.500z",
    line: "M18.500 7.200H29",
  },
  // a fire on an altar
  religion: {
    solid:
      "M6.500 17h19v3.500h-2.500V26h3v3.500H6V26h3v-5.500H6.500zM16 2c4.500 4 5.500 6.500 5.500 8.500a5.500 5.500 0 0 1-11 0C10.500 8 14 6.500 16 2z",
  },
  // moon and stars
  astronomy: {
    solid:
      "M17 4.500a12.500 12.500 0 1 0 11 17A11 11 0 0 1 17 4.500zM24.500 4l1.300 3.700 3.700 1.300-3.700 1.300-1.300 3.700-1.300-3.700-3.700-1.300 3.700-1.300z",
  },
  // a crested helmet
  hoplite: {
    solid: "M8 29.500V17c0-6 3.800-9.500 8.500-9.500S25 11 25 17v7l-4.500-1.500V17H14v3.500l3.500 1.500v7.500z",
    line: "M5 19C4 9 8.500 3 16.500 3 23.500 3 28 7 28.500 13.500",
  },
  // three statues
  polytheism: {
    solid: `${disc(7, 11.5, 2.8)}M3.500 15.500h7V27h-7z${disc(16, 6.5, 3.2)}M12.2 11h7.600v16h-7.600z${disc(25, 11.5, 2.8)}M21.500 15.500h7V27h-7zM2 28.500h28V31H2z`,
  },
  // two coins
  money: {
    solid: "M12 14.200l1.6 3.4 3.7.5-2.7 2.6.7 3.7-3.3-1.8-3.3 1.8.7-3.7-2.7-2.6 3.7-.5z",
    line: `${disc(12, 19.5, 9)}M13.5 7.200a8.5 8.5 0 1 1 10.2 13.200M18.5 8.500l2.5-1.500M26.8 11.500l-2.6 1`,
  },
  // a sickle and an ear
  agriculture: {
    solid:
      "M4 20.500C1.500 10.500 8 2.500 17.500 3c5 .3 8.500 2.500 10.500 6-4.500-2.500-9-3-12.500-.5C11.500 11.500 10 15.500 10.500 20.500zM4 21.500h6.500V30H4zM20 18c3 .2 4.500 1.700 4.500 4.500-3-.2-4.500-1.700-4.500-4.500zM29 18c-3 .2-4.500 1.700-4.500 4.500 3-.2 4.500-1.700 4.500-4.500zM20 23.500c3 .2 4.500 1.700 4.500 4.500-3-.2-4.500-1.700-4.500-4.500zM29 23.500c-3 .2-4.500 1.700-4.500 4.500 3-.2 4.500-1.700 4.500-4.500zM24.500 12.500c1.700 2 1.700 4 0 6-1.700-2-1.700-4 0-6z",
    line: "M24.500 19v11.500",
  },
  // a map with a way
  map_making: {
    solid: "M22.700 9.700l3 3 1-1-3-3 3-3-1-1-3 3-3-3-1 1 3 3-3 3 1 1z",
    line: "M3 9l8.500-3.500 3.500 1.500M29 14v11l-8.500 3.500-9-3.500L3 28.500V9M11.500 5.500V25M20.500 17v11.500M6.500 23c1.500-3 2-5 4-5.500M14.500 18c3 .5 4.500-.5 5.500-3.500",
  },
  // shields and spears
  phalanx: {
    solid: `${disc(6.5, 19, 4.6)}${disc(16, 19, 4.6)}${disc(25.5, 19, 4.6)}M6.500 1.500l1.800 4h-3.600zM16 .5l1.800 4h-3.600zM25.500 1.500l1.800 4h-3.600z`,
    line: "M6.500 5v8M6.500 25v5M16 4v9M16 25v5M25.500 5v8M25.500 25v5",
  },
  // the sun of Macedonia
  hellenism: { solid: `${disc(16, 16, 5)}${RAYS}` },
  // a pair of scales
  commerce: {
    solid: `M1 19h9a4.500 4.500 0 0 1-9 0zM22 19h9a4.500 4.500 0 0 1-9 0z${disc(16, 4.5, 2.3)}`,
    line: "M16 6v22.500M10 29h12M5.500 9h21M5.500 9L2 18.500M5.500 9L9 18.500M26.500 9L23 18.500M26.500 9l3.500 9.5",
  },
  // pebbles for the urn
  democracy: {
    solid: `${disc(12, 6.5, 2.5)}${disc(19.5, 3.5, 2.5)}M4.500 11.500h23V15H25c1.500 6-1 9.500-5 11.500V28h3v3H9v-3h3v-1.500C8 24.500 5.500 21 7 15H4.500z`,
  },
  // crossed swords
  strategy: {
    solid: "M3 2.500l5 1 14 15-2.500 2.500-15.500-14zM29 2.500l-5 1L10 18.500l2.500 2.500 15.500-14z",
    line: "M17.500 23.500l7-7M14.500 23.500l-7-7M22 21l6 7M10 21l-6 7",
  },
  // a painted vase
  art: {
    solid: `${AMPHORA}M10.300 16.500l2.800 2.500 2.900-2.500 2.900 2.500 2.800-2.500v3l-2.800 2.500-2.900-2.500-2.900 2.500-2.800-2.500z`,
    line: "M13.5 6c-5.5-1-8 3.5-5.5 8.500M18.5 6c5.5-1 8 3.5 5.5 8.5",
  },
  // a scalpel
  surgery: {
    solid: "M18.500 13.500L26.500 2c4 4.500 3.500 10.500-1.500 16.500l-3 .5zM17 15.500l4 4L7.500 30 3 25.500z",
  },
  // an Ionic column
  architecture: {
    solid: `M5 2.500h22v3H5z${disc(7.5, 9.5, 3.4)}${disc(7.5, 9.5, 1.3)}${disc(24.5, 9.5, 3.4)}${disc(24.5, 9.5, 1.3)}M11.500 6.500h9v4h-9zM10 12h3v14h-3zM14.500 12h3v14h-3zM19 12h3v14h-3zM6 27h20v3.500H6z`,
  },
  // a lyre
  poetry: {
    solid: "M10.500 25.500h11l2 5h-15z",
    line: "M9 4C1.500 12 4 22 11.500 25M23 4c7.500 8 5 18-2.500 21M7 9.500h18M12.500 9.500v15M16 9.500v15M19.500 9.500v15",
  },
  // a pair of compasses
  science: {
    solid: disc(16, 5.5, 3),
    line: "M14.800 8L7.500 29M17.200 8l7.300 21M10 20.500c4 3.500 8 3.500 12 0M16 2.500V1",
  },
  // houses behind a wall
  city: {
    solid:
      "M2 30V18.500h3V21h3v-2.500h3V21h3v-2.500h4V21h3v-2.500h3V21h3v-2.500h3V30H19.500v-3a3.500 3.500 0 0 0-7 0v3zM5 16.500V11l5-4.500 3.500 3v7zM15 16.500V7.500L21 2l6 5.500v9zM20 9v3.500h2V9z",
  },
  // a crane
  engineering: {
    solid: `M19.500 17.500h11v8h-11z${disc(14, 5, 2.6)}M3 28h22v2.500H3z`,
    line: "M13 7.500L6 28M15 7.500L20 16M9 20h8M16.500 4.500L25 6v11",
  },
  // a diadem
  absolutism: { solid: `M3 9.500l6.500 6L16 4.500l6.500 11 6.500-6-2 14H5zM5 25.500h22v4H5z${disc(16, 19.5, 2)}` },
  // a scroll
  philosophy: {
    solid:
      "M6 2.500h22a3.500 3.500 0 0 1 0 7h-3v13h-3v-13H9V26h-.200A3.500 3.500 0 0 1 2 26h3V6a3.500 3.500 0 0 1 1-3.500zM11 24h17.500a3.500 3.500 0 0 1-3.500 5.500H9.500c1-1.200 1.500-3 1.500-5.500z",
    line: "M12.500 13.500h6M12.500 17h6M12.500 20.500h4",
  },
};

export const WONDERS: Record<string, Glyph> = {
  // a lintel, and the lions beside their column
  lion_gate: {
    solid:
      "M2 30V16.500h7.500V30zM22.500 30V16.500H30V30zM1 12h30v3H1zM15 4.500h2V11h-2zM13.500 11H5.500l6-7.500 1 1c1 .5 1.500 1.500 1 2.500zM18.500 11h8l-6-7.500-1 1c-1 .5-1.500 1.500-1 2.500zM14 1.500h4v2h-4z",
  },
  // the running track
  stadium: {
    line: "M11.5 6h9a10 10 0 0 1 0 20h-9a10 10 0 0 1 0-20zM12 12.500h8a3.5 3.5 0 0 1 0 7h-8a3.5 3.5 0 0 1 0-7zM16 6.500v5.5",
  },
  parthenon: {
    solid:
      "M1.500 11.500L16 3l14.500 8.500V14h-29zM3.500 16H7v9H3.500zM10.700 16h3.500v9h-3.500zM17.800 16h3.500v9h-3.500zM25 16h3.500v9H25zM1.500 27h29v3h-29z",
  },
  // the god on his throne
  statue_of_zeus: {
    solid: `${disc(15, 5.5, 3.4)}M11 10h8l1.500 8H27v3.500h-2V28h-3.500v-6.500H11zM6 8h3v20H6zM3.500 29h25v2.500h-25z`,
    line: "M19 12l6 .5M25.500 3v13",
  },
  // a giant above the harbour, with a torch
  colossus: {
    solid: `${disc(15, 7, 3)}M11 11.500h8l-1 8 4 9h-3.500L15 21.500 11.500 28.500H8l4-9zM5 29.500h8V32H5zM17 29.500h8V32h-8zM24.500.5c2.500 2.500 2.500 5 0 6-2.500-1-2.500-3.500 0-6z`,
    line: "M18.500 12.500l6-2V8M11.500 12.500L8 18M15 2V.5M11 3.500L10 2.200M19 3.500l1-1.300",
  },
};

export const GODS: Record<string, Glyph> = {
  zeus: { solid: SIGNS.zeus },
  // two torches
  hecate: {
    solid:
      "M8.500 1c4 3.500 4.500 6 3.500 8.500-1.500 2.500-5 2.500-6.500 0C4 7 6.500 5 8.500 1zM23.500 1c-4 3.500-4.500 6-3.500 8.500 1.500 2.500 5 2.500 6.500 0C28 7 25.500 5 23.500 1zM6.500 13l4.500-1.500 1.500 3-3.500 2zM25.500 13L21 11.500l-1.500 3 3.500 2z",
    line: "M10 15l12.500 15M22 15L9.500 30",
  },
  // a bow and its arrow
  artemis: {
    solid: "M31 16l-6.500-3.700v7.400zM2 12.500h3.500l3 3.500-3 3.500H2L5 16z",
    line: "M11 2.500C23.500 7 23.500 25 11 29.500M11 2.500v27M5 16h20",
  },
  // the owl
  athena: {
    solid: `M6 3c3.500 2.500 6.500 2.500 10 2.500S22.500 5.500 26 3c2.500 7 2.500 12 .5 17.500C24.500 26 20.500 29 16 29S7.500 26 5.500 20.500C3.500 15 3.500 10 6 3z${disc(11, 12.5, 4)}${disc(11, 12.5, 1.9)}${disc(21, 12.5, 4)}${disc(21, 12.5, 1.9)}M14.300 17.500h3.400L16 21z`,
  },
  // a sword
  ares: { solid: `M16 .5l3.500 5V19h-7V5.500zM7 19.500h18v3.500H7zM14.500 23.500h3V28h-3z${disc(16, 29.5, 2.2)}` },
  // a scourge of snakes
  erinyes: {
    solid: `${disc(28, 7, 2)}${disc(28.5, 15.5, 2)}${disc(15, 3.5, 2)}M3 27l8.500-9.500 3 3L6 30z`,
    line: "M13 18.500c5-2 0-7 5-8.500 4-1.500 4 1 8-2M14 19c4-3 5 1.500 8-.5 2.500-1.500 2.500-3 5-3M13 18c-4-4 4-5.500 1.500-9-1-1.500-1-2.500 0-4",
  },
  // the wheel of fate
  nemesis: {
    solid: disc(16, 16, 3.4),
    line: `${disc(16, 16, 12.5)}M16 3.500v9M16 19.500v9M3.500 16h9M19.500 16h9M7.200 7.200l6.300 6.300M18.500 18.500l6.300 6.300M24.800 7.200l-6.300 6.300M13.500 18.500l-6.300 6.300`,
  },
  // the bident
  hades: {
    solid: "M6.500 1.500l3 6.500h-6zM25.500 1.500l3 6.500h-6z",
    line: "M6.500 8v3.500a9.500 9.500 0 0 0 19 0V8M16 21v9.500M12 25.500h8",
  },
  // a skull
  keres: {
    solid: `M16 2.500c7.500 0 12 4.800 12 11 0 4.200-2 6.500-4.500 8V28h-15v-6.500C6 20 4 17.700 4 13.500c0-6.200 4.500-11 12-11z${disc(11, 14, 3.2)}${disc(21, 14, 3.2)}M16 17.500l1.800 3.500h-3.600zM12.300 24h1.600v4h-1.600zM18.100 24h1.600v4h-1.600z`,
  },
  // a tail among the waves
  siren: {
    solid:
      "M16 20.500c-.5-7-5-10.500-12.500-11C6.500 5 12.500 5.500 16 11c3.500-5.500 9.500-6 12.500-1.500-7.500.5-12 4-12.500 11z",
    line: "M2.500 24.500q3.400-4 6.750 0t6.750 0 6.750 0 6.750 0M2.500 30q3.400-4 6.750 0t6.750 0 6.750 0 6.750 0",
  },
};

/** What players count, besides resources. */
export const SWORD: Glyph = GODS["ares"]!;
export const SETTLER: Glyph = {
  solid:
    "M16 3a5.500 5.500 0 0 1 3.500 9.700C25 14.500 28 20 28.500 29h-25c.5-9 3.500-14.500 9-16.300A5.500 5.500 0 0 1 16 3z",
};
export const HOURGLASS: Glyph = { solid: SIGNS.hourglass };
export const CARD: Glyph = {
  solid: "M8 5h11a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
  line: "M24 9.500l3 .8-4 16.5",
};
/** A wreath. */
export const PRESTIGE: Glyph = {
  solid:
    "M13 27.500c-3 .5-5-.5-6-3 3-.5 5 .5 6 3zM9 22.500c-3-.5-4.500-2-4.500-4.500 3 .5 4.500 2 4.500 4.500zM7.500 16.500C5 15 4.300 13 5.200 10.700 7.700 12.500 8.500 14.500 7.500 16.500zM9 11C7.500 8.500 8 6.300 10 5c1.200 2.500.8 4.500-1 6zM19 27.500c3 .5 5-.5 6-3-3-.5-5 .5-6 3zM23 22.500c3-.5 4.500-2 4.500-4.500-3 .5-4.500 2-4.500 4.500zM24.500 16.500c2.500-1.500 3.200-3.500 2.300-5.800-2.500 1.800-3.300 3.800-2.300 5.800zM23 11c1.500-2.500 1-4.700-1-6-1.200 2.500-.8 4.500 1 6z",
  line: "M16 29.500C9.500 26 6.500 18 10.500 9M16 29.500c6.500-3.500 9.500-11.500 5.500-20.5",
};

export const BLOCK: Glyph = { line: "M16 3l12 6v14l-12 6-12-6V9zM4 9l12 6 12-6M16 15v14" };
export const WAVES: Glyph = {
  line: "M2 10q3.500-5 7 0t7 0 7 0 7 0M2 17q3.500-5 7 0t7 0 7 0 7 0M2 24q3.500-5 7 0t7 0 7 0 7 0",
};
/** A way over land. */
export const WAY: Glyph = { solid: "M31 16l-9-7v14z", line: "M2 16h3M9 16h3M16 16h6" };
/** A tie that is won. */
export const EQUAL: Glyph = { solid: "M4 9h15v4.500H4zM4 18.500h15V23H4zM26 6l4.500 8H28v12h-4V14h-2.500z" };

/** Something that only an owner's box has, and that we have not drawn. */
const UNKNOWN: Glyph = { line: "M5 5h22v22H5z" };

export function glyphOf(drawings: Record<string, Glyph>, id: string): Glyph {
  return drawings[id] ?? UNKNOWN;
}
