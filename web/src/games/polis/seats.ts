// What tells the players apart: a colour that no deck has, and a symbol, so that neither must do alone.

import { lookAmong, type SeatLook } from "../../table/looks";

export const LOOKS: readonly Pick<SeatLook, "colour" | "symbol">[] = [
  { colour: "light-dark(#6a3f94, #c3a2ea)", symbol: "●" },
  { colour: "light-dark(#a4500b, #f0a15c)", symbol: "▲" },
  { colour: "light-dark(#0e6670, #6fc9d2)", symbol: "■" },
  { colour: "light-dark(#a3336b, #f09cc4)", symbol: "◆" },
  { colour: "light-dark(#555c66, #b4bcc7)", symbol: "✚" },
];

export const lookOf = lookAmong(LOOKS);
