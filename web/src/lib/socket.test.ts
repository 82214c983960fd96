import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveSocket } from "./socket.svelte";

const arrive = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock("./me.svelte", () => ({ arrive }));

class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];

  readyState = FakeSocket.CONNECTING;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  static get newest(): FakeSocket {
    return this.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code = 1000): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(data: string): void {
    this.onmessage?.({ data });
  }
}

const LONGEST_WAIT = 15_000;
const TWO_CHECKS = 10_000;

let heard: string[];
let checks: number;
let line: LiveSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  [heard, checks] = [[], 0];
  line = new LiveSocket("/ws/tables/abc", { heard: (text) => heard.push(text), check: () => (checks += 1) });
});

afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it calls the server that the page came from", () => {
  expect(FakeSocket.newest.address).toBe(`${location.origin.replace("http", "ws")}/ws/tables/abc`);
  expect(line.line).toBe("connecting");
});

test("a frame may hold several messages, each on a line of its own", () => {
  FakeSocket.newest.open();
  FakeSocket.newest.say('{"is":"view"}\n{"is":"ack"}');
  FakeSocket.newest.say('{"is":"pong"}');
  expect(heard).toEqual(['{"is":"view"}', '{"is":"ack"}', '{"is":"pong"}']);
});

test("nothing is said before the line is open", () => {
  line.send("too early");
  FakeSocket.newest.open();
  line.send("in time");
  expect(FakeSocket.newest.sent).toEqual(["in time"]);
});

test("a broken line mends itself", async () => {
  FakeSocket.newest.open();
  FakeSocket.newest.close(1006);
  expect(line.line).toBe("broken");
  await vi.advanceTimersByTimeAsync(450);
  FakeSocket.newest.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(line.line).toBe("open");
});

test("each failure is followed by a longer wait", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  for (const wait of [300, 600, 1200]) {
    const before = FakeSocket.all.length;
    FakeSocket.newest.close(1006);
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(FakeSocket.all).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.all).toHaveLength(before + 1);
  }
});

test.each([
  [4404, "missing"],
  [4403, "private"],
])("a line that was closed with %i has ended for good: %s", async (code, why) => {
  FakeSocket.newest.close(code);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect([line.line, line.why]).toEqual(["ended", why]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a server that does not know us is greeted before it is called again", async () => {
  FakeSocket.newest.close(4401);
  await vi.advanceTimersByTimeAsync(450);
  expect(arrive).toHaveBeenCalledOnce();
  expect(FakeSocket.all).toHaveLength(2);
});

test("a crowded line stays crowded until something is heard", async () => {
  FakeSocket.newest.close(4429);
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  FakeSocket.newest.open();
  expect(line.line).toBe("crowded");
  FakeSocket.newest.say("{}");
  expect(line.line).toBe("open");
});

test("who is back online does not wait any longer", () => {
  FakeSocket.newest.close(1006);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("a silent line is asked once and then given up; one that answers is kept", async () => {
  FakeSocket.newest.open();
  await vi.advanceTimersByTimeAsync(5_000);
  FakeSocket.newest.say("pong");
  expect([checks, line.line]).toEqual([1, "open"]);
  await vi.advanceTimersByTimeAsync(TWO_CHECKS);
  expect([checks, FakeSocket.all[0]!.readyState]).toEqual([2, FakeSocket.CLOSED]);
});

test("a line that was closed here is not opened again", async () => {
  FakeSocket.newest.open();
  line.close();
  await vi.advanceTimersByTimeAsync(LONGEST_WAIT);
  expect(FakeSocket.all).toHaveLength(1);
});
