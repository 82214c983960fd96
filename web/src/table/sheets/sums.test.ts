import { expect, test } from "vitest";
import { addedUp } from "./sums";

const tally = (...amounts: number[]) => ({ amounts });

test("a sum stands below its parts, and what decides between equals below the sum", () => {
  const [points, tokens, cards, city] = [tally(5, 7), tally(2, 7), tally(3, 0), tally(4, 6)];
  expect(addedUp([points, tokens, cards, city])).toEqual({ parts: [tokens, cards], sum: points, others: [city] });
});

test("where nothing adds up there is no sum", () => {
  const [built, amphoras, settlements] = [tally(30, 12), tally(1, 0), tally(2, 3)];
  expect(addedUp([built, amphoras, settlements])).toEqual({
    parts: [],
    sum: null,
    others: [built, amphoras, settlements],
  });
});
