// What tells the players' settlers apart: a colour, a pattern and a symbol, so that no one of them must do alone.

import { lookAmong, type SeatLook } from "../../../table/looks";

interface TribeLook extends SeatLook {
  /** Strokes of the pattern in a square of ten units. */
  pattern: string;
}

export const LOOKS: readonly TribeLook[] = [
  {
    colour: "#b8322a",
    ink: "#fff6ea",
    edge: "#5d120d",
    inWords: "light-dark(#a52a20, #f59a8f)",
    symbol: "▲",
    mark: "M0-4.8l4.9 8.6h-9.8z",
    pattern: "M-2 8L8-2M3 13L13 3",
  },
  {
    colour: "#2c7a4b",
    ink: "#f6ffee",
    edge: "#0d3a20",
    inWords: "light-dark(#1f6b40, #7fd3a0)",
    symbol: "◆",
    mark: "M0-5.2L4.5 0 0 5.2-4.5 0z",
    pattern: "M0 0l10 10M10 0L0 10",
  },
  {
    colour: "#2458ad",
    ink: "#f3f9ff",
    edge: "#0f2b5e",
    inWords: "light-dark(#2456a6, #93b9f7)",
    symbol: "●",
    mark: "M-4.2 0a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0-8.4 0z",
    pattern: "M0 3q2.5-3 5 0t5 0M0 8q2.5-3 5 0t5 0",
  },
  {
    colour: "#f7f3e8",
    ink: "#3b3226",
    edge: "#5d5140",
    inWords: "light-dark(#655646, #f1ead9)",
    symbol: "■",
    mark: "M-3.8-3.8h7.6v7.6h-7.6z",
    pattern: "M5 0v10",
  },
  {
    colour: "#2b2730",
    ink: "#f4eedd",
    edge: "#000",
    inWords: "light-dark(#2b2730, #c9c2d3)",
    symbol: "✚",
    mark: "M-1.7-4.7h3.4v3h3v3.4h-3v3h-3.4v-3h-3v-3.4h3z",
    pattern: "M0 5h10",
  },
];

export const lookOf = lookAmong(LOOKS);
