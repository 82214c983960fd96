// What tells the players' buildings apart: a colour, a pattern and a symbol, so that no one of them must do alone.

import { lookAmong, type SeatLook } from "../../table/looks";

const LIGHT_INK = "#fffaf0";

export const LOOKS: readonly SeatLook[] = [
  {
    colour: "#2456a6",
    ink: LIGHT_INK,
    edge: "#122f61",
    inWords: "light-dark(#2456a6, #8db4f3)",
    symbol: "●",
    mark: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  },
  {
    colour: "#b5382b",
    ink: LIGHT_INK,
    edge: "#661a12",
    inWords: "light-dark(#a8321f, #f3958a)",
    symbol: "▲",
    mark: "M0-4.6l4.8 8.4h-9.6z",
  },
  {
    colour: "#e6b32a",
    ink: "#2b2205",
    edge: "#7d5c06",
    inWords: "light-dark(#7d5a0c, #e6b32a)",
    symbol: "■",
    mark: "M-3.7-3.7h7.4v7.4h-7.4z",
  },
  {
    colour: "#1f7358",
    ink: LIGHT_INK,
    edge: "#0c3b2c",
    inWords: "light-dark(#1f6b50, #74cfab)",
    symbol: "◆",
    mark: "M0-5l4.4 5-4.4 5-4.4-5z",
  },
];

export const lookOf = lookAmong(LOOKS);
