import { expect, test } from "vitest";
import type { TableContext } from "../table";
import { spaceInWords, trackInWords } from "./tips";
import type { TrackSpace } from "./track";

const ZEUS = [3, 6];
const spaces: TrackSpace[] = Array.from({ length: 9 }, (_, number) => ({
  number,
  pieces: number === 2 ? [1] : number === 4 ? [0] : [],
  gods: [],
  isZeus: ZEUS.includes(number),
  isCross: number === 8,
  points: null,
}));

/** Somebody who looks from a seat and hears keys with their arguments. */
const heardBy = (you: number) =>
  ({
    view: { you },
    position: { mover: 1, seats: [{ space: 4 }, { space: 2 }] },
    seatNames: ["Anna", "Béla"],
    word: (key: string, words: Record<string, number | string> = {}) => [key, ...Object.values(words)].join(" "),
  }) as unknown as TableContext;

test("the track tells who stands where, and where Zeus is next", () => {
  const standing = "Béla: olympos-table-space 2, Anna: olympos-table-space 4.";
  expect(trackInWords(heardBy(0), spaces)).toBe(`${standing} olympos-table-next-zeus 6`);
  expect(trackInWords(heardBy(-1), spaces)).toBe(`${standing} olympos-table-next-zeus 3`);
});

test("a space where nothing is says its number alone", () => {
  expect(spaceInWords(heardBy(0), spaces[1]!)).toBe("olympos-table-space 1.");
  expect(spaceInWords(heardBy(0), spaces[4]!)).toBe("olympos-table-space 4. olympos-table-pieces Anna");
});
