import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ClientMessage } from "../protocol";
import { Requests, newId } from "./requests";

let said: ClientMessage[];
let requests: Requests;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  requests = new Requests((text) => said.push(JSON.parse(text) as ClientMessage));
});

afterEach(() => vi.useRealTimers());

test("an answer finds the question that it was given to", async () => {
  const [first, second] = [
    requests.ask({ do: "ping" }),
    requests.ask({ do: "act", base: 3, move: { verb: "move 7" } }),
  ];
  requests.answered({ is: "ack", id: said[1]!.id, version: 4 });
  requests.answered({ is: "pong", id: said[0]!.id });
  expect((await first).is).toBe("pong");
  expect((await second).is).toBe("ack");
});

test("what was not answered is said once more with the same id, then it is lost", async () => {
  const asked = requests.ask({ do: "act", base: 3, move: { verb: "move 7" } });
  requests.sayAgain();
  expect(said).toHaveLength(2);
  expect(said[1]).toEqual(said[0]);
  requests.sayAgain();
  expect(said).toHaveLength(2);
  expect(await asked).toMatchObject({ is: "refused", reason: { said: { key: "problem-line-lost" } } });
});

test("what was answered is not said again", () => {
  void requests.ask({ do: "ping" });
  requests.answered({ is: "pong", id: said[0]!.id });
  requests.sayAgain();
  expect(said).toHaveLength(1);
});

test("questions keep their distance, and a move does not wait behind them", () => {
  for (const number of [1, 2, 3]) void requests.ask({ do: "preview", base: 0, move: { verb: `move ${number}` } });
  void requests.ask({ do: "act", base: 0, move: { verb: "move 9" } });
  expect(said.map((message) => message.do)).toEqual(["preview", "act"]);
  vi.advanceTimersByTime(50);
  expect(said.map((message) => message.do)).toEqual(["preview", "act", "preview", "preview"]);
});

test("ids are long, and no two are alike", () => {
  const ids = Array.from({ length: 100 }, newId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
});
