// A picture for each card: what one would scratch into a potsherd for it, in a box of 32 by 32.

import { disc, type Glyph } from "../../../table/glyphs";
import type { CardFacts } from "../position";
import { CULTURE, TAGS, VASE, WAR } from "./signs";

const FACADE = "M16 2l14 8v2.500H2V10zM4 14h3.500v11H4zM24.500 14H28v11h-3.500zM2 26.500h28V30H2z";

/** A temple with the sign of its god between the columns. */
const temple = (sign: Glyph): Glyph => ({ solid: FACADE + (sign.solid ?? ""), line: sign.line });

const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    const at = (radius: number) =>
      `${(16 + radius * Math.sin(angle)).toFixed(1)} ${(16 - radius * Math.cos(angle)).toFixed(1)}`;
    return `M${at(from)}L${at(to)}`;
  }).join("");

const PICTURES: Record<string, Glyph> = {
  // red
  hoplite: {
    solid: `${disc(14, 18, 11)}${disc(14, 18, 8.5)}${disc(14, 18, 4)}`,
    line: "M28 2v28M25.500 6L28 1.500l2.500 4.500",
  },
  phalanx: {
    solid: `${disc(7, 22, 6)}${disc(7, 22, 3)}${disc(16, 22, 6)}${disc(16, 22, 3)}${disc(25, 22, 6)}${disc(25, 22, 3)}`,
    line: "M4 14L9 2M13 14l5-12M22 14l5-12",
  },
  trireme: {
    solid: "M2 17h22c2 0 4-2 4.500-6l2 .5c0 7-3 11.500-7 11.500H7c-3 0-4.500-2.500-5-6z",
    line: "M8 23l-3 6M13 23l-3 6M18 23l-3 6M23 23l-3 6M14 16V3M14 4h9v8h-9",
  },
  leader: { solid: "M8 3h18l-4.500 6 4.500 6H8z", line: "M8 2v28M4 30h8" },
  mercenary: {
    solid: `M10 1l4 6-2 12.500H8L6 7zM3 20.500h14v3H3zM8 24.500h4V31H8z${disc(24, 22, 7)}${disc(24, 22, 4)}`,
  },
  assassin: { solid: "M16 1l4 6-2.500 14h-3L12 7zM9 20.500h14v3H9zM14 24.500h4V31h-4z" },
  colony: { solid: "M2 30c3-9 8-13 14-13s11 4 14 13zM17 2l10 4-10 4z", line: "M16 18V2" },
  troy: {
    solid: "M6 12h13l3-7 5 1.500-1 4-3 1.500v8.500h-3.500V16h-7v4.500H9V16c-2.500 0-4-1.500-4-4z",
    line: "M4 23.500h24M22 5l-1.500-2.500M5 12c-2 1-2.500 4-1.500 6",
  },
  // green
  temple_apollo: temple({ solid: disc(16, 19.5, 4), line: "M16 13.500v1M16 24.500v1M10 19.500h1M21 19.500h1" }),
  temple_athena: temple({
    solid: `${disc(12.6, 18, 3.2)}${disc(12.6, 18, 1.3)}${disc(19.4, 18, 3.2)}${disc(19.4, 18, 1.3)}M16 20.500l2 2.500-2 2.500-2-2.500z`,
  }),
  temple_ares: temple({ line: "M11 14l10 10.500M21 14L11 24.500" }),
  temple_zeus: temple({ solid: "M17.500 13l-6 7h4l-1.500 5.500 7-7.500h-4z" }),
  theatre: {
    solid: "M12 24a4 4 0 0 1 8 0zM5 27h22v3H5z",
    line: "M2.500 24a13.500 13.500 0 0 1 27 0M7.200 24a8.800 8.800 0 0 1 17.600 0",
  },
  harbour: {
    solid: `${disc(16, 5.5, 3.5)}${disc(16, 5.5, 1.4)}`,
    line: "M16 9v20M10 13.500h12M4 19c0 6 5 10 12 10s12-4 12-10M2 22l2-3.500 3.500 2M30 22l-2-3.500-3.500 2",
  },
  corinth_canal: {
    solid: "M2 3h8l2 26H2zM22 3h8v26H20zM13.500 16h5l-1 4h-3z",
    line: "M16 15.500v-6M13.500 24c1.500-1.500 3.500-1.500 5 0",
  },
  agora: { solid: "M3 5h26l-2 5H5zM4 27h24v3H4z", line: "M6.500 10v17M12.800 10v17M19.200 10v17M25.500 10v17" },
  quarry: { solid: "M2 21h11v9H2zM14.500 21h11v9h-11zM8 10.500h11v9H8z", line: "M20 17l9-12M23 4c3-1 6 1 7 4" },
  barracks: { solid: "M16 4l13 25H3zM16 16l-4.500 10h9z", line: "M16 4V1" },
  academy: {
    solid: "M5 4h5v24H5zM3 2h9v3H3zM3 27h9v3H3z",
    line: "M16 7h11a2.500 2.500 0 0 1 0 5H17M17 12v12h9a2.500 2.500 0 0 0 1-4.500V12",
  },
  workshop: { solid: "M4 3h14v8H4zM9.500 11h3v9h-3zM3 22h26l-3 3.500h-6l2 4.500H10l2-4.500H6z" },
  treasury: { solid: "M3 14a13 9 0 0 1 26 0zM3 15.500h10.500v4h5v-4H29V29H3z" },
  // blue
  potter: VASE,
  tragedian: {
    solid:
      "M5 3c7 2.500 15 2.500 22 0 1.500 12-2 22-11 27C7 25 3.500 15 5 3zM9 11.500c2-2 4-2 5.500 0-1.500 2-4 2-5.500 0zM17.500 11.500c2-2 4-2 5.500 0-1.500 2-4 2-5.500 0zM11 23c1-4 9-4 10 0-3-1.500-7-1.500-10 0z",
  },
  captain: { solid: `${disc(16, 16, 10)}${disc(16, 16, 7.5)}${disc(16, 16, 3)}`, line: rays(8, 3, 15) },
  priestess: {
    solid: "M6 14h20c0 4-4.500 6-10 6S6 18 6 14z",
    line: "M10 19L7 30M22 19l3 11M16 20v10M9.500 25.500h13M13 11c-2.500-2.500 2.500-4.500 0-8M19 11c-2.500-2.500 2.500-4.500 0-8",
  },
  merchant: {
    solid: "M2 18h11c0 4-2.500 6-5.500 6S2 22 2 18zM19 18h11c0 4-2.500 6-5.500 6S19 22 19 18z",
    line: "M16 3v26M10 29.500h12M7.500 7h17M7.500 7L3 18M7.500 7L12 18M24.500 7L20 18M24.500 7L29 18",
  },
  farmer: {
    solid:
      "M16 1c3 3 3 6.500 0 9.500-3-3-3-6.500 0-9.500zM14.500 17c-5 0-7.500-3-8-7.500 5.500 0 8 2.500 8 7.500zM17.500 17c5 0 7.500-3 8-7.500-5.500 0-8 2.500-8 7.500zM14.500 24.500c-5 0-7.500-3-8-7.500 5.500 0 8 2.500 8 7.500zM17.500 24.500c5 0 7.500-3 8-7.500-5.500 0-8 2.500-8 7.500z",
    line: "M16 11v20",
  },
  merchant_ship: {
    solid: "M3 20h26c0 6-4 9.500-8 9.500H11c-4 0-8-3.500-8-9.500zM7 5h18c2 4 2 8 0 12H7c2-4 2-8 0-12z",
    line: "M16 2v18",
  },
  architect: { line: "M16 3.500v4M15 7L6 29M17 7l9 22M9.500 20c4 3 9 3 13 0M13 4.500h6" },
  // yellow
  alexander: { solid: disc(16, 16, 4.5), line: rays(16, 6.5, 14.5) },
  archimedes: {
    line: "M3 25L27 4M8 29L30 9M7 20c4 0 5 3 4.500 6M12 15.500c4 0 5 3 4.500 6M17 11c4 0 5 3 4.500 6M22 7c4 0 5 3 4.500 6",
  },
  aristotle: {
    solid:
      "M6 4l5 3c3-1 7-1 10 0l5-3c1 6 1 10 0 15-1 6-5 10-10 10S7 25 6 19C5 14 5 10 6 4zM11.500 10a3.500 3.500 0 1 0 .1 0zM20.500 10a3.500 3.500 0 1 0 .1 0zM16 16l-2 3 2 2.500 2-2.500z",
  },
  diogenes: {
    solid: "M9 10h14l3 16H6zM12.500 13l-1.500 10h10l-1.500-10zM6 27h20v3H6zM12 6.500h8V10h-8z",
    line: "M12 6.500c0-5.500 8-5.500 8 0",
  },
  euclid: { line: "M16 3l13 23H3zM16 3v23M9.500 14.500L29 26M22.500 14.500L3 26" },
  herodotus: { solid: "M3 4h6v24H3zM23 4h6v24h-6z", line: "M9 7h14M9 25h14M12 12h8M12 16h8M12 20h5" },
  hippocrates: {
    line: "M16 2v28M16 7c6 0 8 4 4 6.500l-8 3c-4 2-3 6.500 2 6.500h4c4 0 5 4 1 5.500M16 7c-3 0-5 1-6 2.500",
  },
  homer: CULTURE,
  phidias: {
    solid: "M17 3l8 8-4 4-8-8zM15 11l3 3L6 27l-3-3z",
    line: "M26 17v13M26 17l-2.500-3M26 17l2.500-3M20 30h12",
  },
  plato: {
    line: "M16 2l13 9.500L24 27H8L3 11.500zM16 9l6.500 4.800L20 22h-8l-2.500-8.200zM16 2v7M29 11.500l-6.500 2.300M24 27l-4-5M8 27l4-5M3 11.500l6.500 2.300",
  },
  socrates: {
    solid: "M6 6h20c0 7-4 11-8.500 11.500V25H22v3.500H10V25h4.500v-7.500C10 17 6 13 6 6z",
    line: "M6.500 8.500h-4c0 4 2 6 6 6M25.500 8.500h4c0 4-2 6-6 6",
  },
  pericles: WAR,
  leonidas: { solid: disc(16, 16, 14) + disc(16, 16, 12), line: "M9 24l7-16 7 16" },
  statue_of_zeus: {
    solid: `${disc(16, 6, 3.5)}M11 11h10l1 9H10zM8 21h16v4H8zM5 26.500h22V30H5z`,
    line: "M22 12l5-2M27 3v16M10 12l-4 5",
  },
  lighthouse: {
    solid: "M11.500 12h9l2.500 15H9zM6 28h20v2.500H6zM12 7h8v3.500h-8zM16 2l4 3.500h-8z",
    line: "M24 8l6-2.500M24 10l6 1.500M8 8L2 5.500M8 10l-6 1.500",
  },
  acropolis: {
    solid:
      "M16 2l10 5.500V9H6V7.500zM8 10.500h2.500V16H8zM12.500 10.500H15V16h-2.500zM17 10.500h2.500V16H17zM21.500 10.500H24V16h-2.500zM6 17.500h20L31 30H1z",
  },
};

/** A card that only an owner's file knows shows its icon. */
export function signOf(card: CardFacts): Glyph {
  return PICTURES[card.id] ?? TAGS[card.tags[0] ?? "building"];
}
