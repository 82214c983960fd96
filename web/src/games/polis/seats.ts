// What tells the players apart: a colour that no deck has, and a symbol, so that neither must do alone.

export interface SeatLook {
  colour: string;
  symbol: string;
}

export const LOOKS: readonly SeatLook[] = [
  { colour: "light-dark(#6a3f94, #c3a2ea)", symbol: "●" },
  { colour: "light-dark(#a4500b, #f0a15c)", symbol: "▲" },
  { colour: "light-dark(#0e6670, #6fc9d2)", symbol: "■" },
  { colour: "light-dark(#a3336b, #f09cc4)", symbol: "◆" },
  { colour: "light-dark(#555c66, #b4bcc7)", symbol: "✚" },
];

export function lookOf(seat: number): SeatLook {
  return LOOKS[seat % LOOKS.length]!;
}
