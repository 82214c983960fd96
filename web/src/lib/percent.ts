/** A chance or a part, as people say it: 0.256 is 26 %. */
export const percent = (part: number): number => Math.round(100 * part);
