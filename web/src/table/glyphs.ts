// A sign drawn in a box of 32 by 32: `solid` is filled, `line` is stroked.
// Solid parts use the even-odd rule, so that an inner shape is a hole.

export interface Glyph {
  solid?: string;
  line?: string;
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
