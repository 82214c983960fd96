// The signs of Olympos, drawn in a box of 32 by 32. Inner shapes are holes. Each is told by its outline alone.

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const KERNELS = [9, 15.5, 22]
  .map((y) => `M14.8 ${y + 7}c-5.5 0-8-3-8.3-8 5.5 0 8 3 8.3 8zM17.2 ${y + 7}c5.5 0 8-3 8.3-8-5.5 0-8 3-8.3 8z`)
  .join("");

export const SIGNS = {
  /** An ear. */
  grain: `M16 1c3 3 3 6.5 0 9.5-3-3-3-6.5 0-9.5z${KERNELS}M15 27h2v4.5h-2z`,
  /** A tree. */
  wood: "M13.5 21.5h5V31h-5zM16 2c4.2 0 7 2.5 7 5.8 3.5.8 5.5 3.2 5.5 6.7 0 4.3-3.3 7-7.5 7H11c-4.2 0-7.5-2.7-7.5-7 0-3.5 2-5.9 5.5-6.7C9 4.5 11.8 2 16 2z",
  /** Hewn blocks. */
  stone: "M2.5 17.5h12.5V28H2.5zM17 17.5h12.5V28H17zM9.7 5h12.6v10.5H9.7z",
  /** A coin. */
  gold: `${disc(16, 16, 14)}${disc(16, 16, 11.4)}${disc(16, 16, 9.6)}M16 9.8l5.8 10H10.2z`,
  star: "M16 1.5l4.2 9.8 10.6 1-8 7 2.4 10.4L16 24.2l-9.2 5.5 2.4-10.4-8-7 10.6-1z",
  /** A thunderbolt. */
  zeus: "M19 1L6.5 17.5h7L10 31l15.5-18.5h-8z",
  /** A hut with its door. */
  tribe:
    "M12 1.5l4 4.5 4-4.5 2 1.5-4.2 5C24 10 28.5 18 29 29h-8.5v-6.5a4.5 4.5 0 0 0-9 0V29H3c.5-11 5-19 11.2-21L10 3z",
  /** A double axe. */
  barbarian:
    "M14.7 2h2.6v28h-2.6zM13.2 9C9.5 5 6 3.8 3 4.5c2.2 5 2.2 9.5 0 14.5 3 .7 6.5-.5 10.2-4.5zM18.8 9c3.7-4 7.2-5.2 10.2-4.5-2.2 5-2.2 9.5 0 14.5-3 .7-6.5-.5-10.2-4.5z",
  condemned: "M7 3l9 9 9-9 4 4-9 9 9 9-4 4-9-9-9 9-4-4 9-9-9-9z",
  hourglass:
    "M6 1.5h20v4h-2.5c0 5-2.5 7.5-5 10.5 2.5 3 5 5.5 5 10.5H26v4H6v-4h2.5c0-5 2.5-7.5 5-10.5-2.5-3-5-5.5-5-10.5H6z",
};

export type SignName = keyof typeof SIGNS;
