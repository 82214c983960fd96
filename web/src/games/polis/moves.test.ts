import { expect, test } from "vitest";
import { thingsOf } from "./moves";
import type { Move, Position, Seat } from "./position";
import { aCity, aDeck, inCity, inHand } from "./spots";
import { impossibleMove } from "./why";

const seat = (...city: Seat["city"]): Seat => ({
  board: null,
  coins: 0,
  tokens: 0,
  hand: [],
  city,
  history: [],
  tucked: [],
  resigned: false,
});

/** The active player, 0, has a Theatre between two Homers; the others have an Assassin's victims. */
function table(awaited: Position["awaited"], target = -1): Position {
  const seats = [seat("homer", "theatre", "homer"), seat("potter"), seat("potter", { card: "potter", coin: "vase" })];
  return { awaited, active: 0, actor: 0, target, seats } as Position;
}

const spots = (move: Move, position = table("profit")) => thingsOf(move, position).map(({ spot }) => spot);

test("a move is pointed at by what it is about, some by two things one after the other", () => {
  expect(spots({ verb: "draw", colour: "red" })).toEqual(["deck red"]);
  expect(spots({ verb: "buy_with_tokens", colour: "blue" })).toEqual(["deck blue"]);
  expect(spots({ verb: "develop", card: "temple_athena" })).toEqual(["hand temple athena"]);
  expect(spots({ verb: "return", card: "potter" })).toEqual(["past potter"]);
  expect(spots({ verb: "board", side: "athina A" })).toEqual(["board athina a"]);
  expect(spots({ verb: "use_with", slot: 2, card: "potter" })).toEqual(["homer 2 of 0", "hand potter"]);
  expect(spots({ verb: "use_on", slot: 0, seat: 1 })).toEqual(["homer of 0", "city of 1"]);
  expect(spots({ verb: "kill", assassin: 0, seat: 2, slot: 1 })).toEqual(["homer of 0", "potter 2 of 2"]);
  expect(spots({ verb: "income" })).toEqual([]);
});

test("slots are those of the own city, but for what is destroyed", () => {
  expect(spots({ verb: "sacrifice", slot: 1 }, table("sacrifice", 2))).toEqual(["theatre of 0"]);
  expect(spots({ verb: "destroy", slot: 1 }, table("destroy", 2))).toEqual(["potter 2 of 2"]);
});

test.each([
  ["look", aDeck("red"), { verb: "look", colour: "red" }],
  ["extra", aDeck("red"), { verb: "buy", colour: "red" }],
  ["war", aDeck("red"), { verb: "draw", colour: "red" }],
  ["develop", inHand("potter"), { verb: "develop", card: "potter" }],
  ["offer", inHand("potter"), { verb: "auction", card: "potter" }],
  ["trade", inHand("potter"), null],
  ["trade", aCity(1), { verb: "trade", seat: 1 }],
  ["war", aCity(1), { verb: "attack", seat: 1 }],
  ["draw", aCity(1), null],
] as const)(
  "while a %s is awaited, pointing at a thing asks for what would be done with it",
  (awaited, thing, move) => {
    expect(impossibleMove(table(awaited), thing)).toEqual(move);
  },
);

test("a card in a city is asked about where something can be done with such cards", () => {
  const asked = (position: Position, seat: number, slot: number) =>
    impossibleMove(position, inCity(position.seats, seat, slot));
  expect(asked(table("profit"), 0, 1)).toEqual({ verb: "use", slot: 1 });
  expect(asked(table("profit"), 1, 0)).toBeNull();
  expect(asked(table("protect"), 0, 1)).toEqual({ verb: "protect", slot: 1, symbol: 0 });
  expect(asked(table("sacrifice", 1), 0, 2)).toEqual({ verb: "sacrifice", slot: 2 });
  expect(asked(table("destroy", 2), 2, 1)).toEqual({ verb: "destroy", slot: 1 });
  expect(asked(table("destroy", 2), 1, 0)).toBeNull();
});
