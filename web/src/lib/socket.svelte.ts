// A line to the server that mends itself.

import { arrive } from "./me.svelte";

type Ending = "missing" | "private" | "unwatched";
export type Line = "connecting" | "open" | "broken" | "crowded" | "ended";

const SOONEST = 300;
const LATEST = 10_000;
const CHECK_EVERY = 5_000;

/** The server's reasons to close that end the matter. */
const ENDED: Record<number, Ending> = {
  4403: "private",
  4404: "missing",
  4405: "unwatched",
};
/** And those that do not. */
const WHO_ARE_YOU = 4401;
const TOO_MUCH = 4429;

/** What is said of a line that is not open. */
export const trouble = (line: Line): string => (line === "crowded" ? "crowded" : "reconnecting");

/** What is said of a line that has ended for good. */
export const ending: Record<Ending, string> = {
  missing: "problem-no-table",
  private: "table-private",
  unwatched: "not-to-be-watched",
};

interface Ears {
  heard(text: string): void;
  opened?(): void;
  /** Called when nothing was heard for a while; what it sends must be answered. */
  check?(): void;
}

export class LiveSocket {
  line = $state<Line>("connecting");
  /** Why the line has ended for good. */
  why = $state<Ending | null>(null);

  private socket: WebSocket | null = null;
  private failures = 0;
  private heardSinceCheck = true;
  private retry: number | undefined;
  private readonly checking: number;

  constructor(
    private readonly path: string,
    private readonly ears: Ears,
  ) {
    this.connect();
    this.checking = window.setInterval(() => this.check(), CHECK_EVERY);
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** Start again from a fresh view. */
  renew(): void {
    this.socket?.close();
  }

  close(): void {
    this.line = "ended";
    clearTimeout(this.retry);
    clearInterval(this.checking);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    const socket = this.socket;
    // Browsers complain about a line that is closed before it was open.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(location.origin.replace(/^http/, "ws") + this.path);
    this.socket = socket;
    socket.onopen = () => {
      // One too many is let in only to be told so.
      if (this.line !== "crowded") this.line = "open";
      this.heardSinceCheck = true;
      this.ears.opened?.();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.line = "open";
      this.failures = 0;
      this.heardSinceCheck = true;
      for (const message of event.data.split("\n")) this.ears.heard(message);
    };
    socket.onclose = (event) => this.lost(event.code);
  }

  private lost(code: number): void {
    if (this.line === "ended") return;
    const why = ENDED[code];
    if (why) {
      this.why = why;
      this.close();
      return;
    }
    this.line = code === TOO_MUCH ? "crowded" : "broken";
    const wait = code === TOO_MUCH ? LATEST : Math.min(LATEST, SOONEST * 2 ** this.failures);
    this.failures += 1;
    // Jitter, so that a restarted server does not meet everybody at once.
    this.retry = window.setTimeout(() => void this.again(code), wait * (0.5 + Math.random()));
  }

  private async again(code: number): Promise<void> {
    // A server that forgot us must greet us again before it lets us in.
    if (code === WHO_ARE_YOU) await arrive().catch(() => undefined);
    if (this.line !== "ended") this.connect();
  }

  /** Back online or in sight: do not wait any longer. */
  private readonly hurry = (): void => {
    if ((this.line !== "broken" && this.line !== "crowded") || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** A silent line is asked; one that stays silent until the next check is given up. */
  private check(): void {
    if (this.line !== "open" || !this.ears.check) return;
    if (!this.heardSinceCheck) {
      this.giveUp();
      return;
    }
    this.heardSinceCheck = false;
    this.ears.check();
  }

  /** A dead line may take minutes to close; this does not wait for it. */
  private giveUp(): void {
    const dead = this.socket;
    if (!dead) return;
    dead.onclose = dead.onmessage = dead.onopen = null;
    dead.close();
    this.lost(1006);
  }
}
