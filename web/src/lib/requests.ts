// Requests over a table's socket. Each has an id of its own, so the server does it once however often it arrives.

import type {
  Ack,
  ClientMessage,
  Hinted,
  HistoryView,
  Pong,
  Previewed,
  Refusal,
  Reported,
  UnseenTold,
} from "../protocol";

export type Answer = Ack | Refusal | Previewed | UnseenTold | Hinted | HistoryView | Reported | Pong;

type WithoutId<Message> = Message extends ClientMessage ? Omit<Message, "id"> : never;
export type Request = WithoutId<ClientMessage>;

interface Waiting {
  message: ClientMessage;
  sends: number;
  answer(answer: Answer): void;
}

const MOST_SENDS = 2;
/** Hovering over a board asks much; the server closes a line that says more than 60 things a second. */
const MILLISECONDS_APART = 25;

export class Requests {
  private readonly waiting = new Map<string, Waiting>();
  private readonly queue: Waiting[] = [];
  private clock: number | undefined;

  constructor(private readonly send: (text: string) => void) {}

  ask(request: Request): Promise<Answer> {
    return new Promise((answer) => {
      const waiting = { message: { ...request, id: newId() }, sends: 0, answer };
      this.waiting.set(waiting.message.id, waiting);
      if (request.do === "preview" || request.do === "history") this.sayInTurn(waiting);
      else this.say(waiting);
    });
  }

  answered(answer: Answer): void {
    this.waiting.get(answer.id)?.answer(answer);
    this.waiting.delete(answer.id);
  }

  /** The line is back: what was not answered is said once more, with the same id. */
  sayAgain(): void {
    for (const waiting of this.waiting.values()) {
      if (waiting.sends >= MOST_SENDS) this.answered(lost(waiting.message.id));
      else if (waiting.sends > 0) this.say(waiting);
    }
  }

  /** Mere questions keep their distance from each other; a move never waits behind them. */
  private sayInTurn(waiting: Waiting): void {
    this.queue.push(waiting);
    if (this.clock === undefined) this.sayNext();
  }

  private sayNext(): void {
    const next = this.queue.shift();
    this.clock = next ? window.setTimeout(() => this.sayNext(), MILLISECONDS_APART) : undefined;
    if (next) this.say(next);
  }

  private say(waiting: Waiting): void {
    waiting.sends += 1;
    this.send(JSON.stringify(waiting.message));
  }
}

const lost = (id: string): Refusal => ({
  is: "refused",
  id,
  reason: { rule: "", said: { key: "problem-line-lost" } },
  version: -1,
});

/** `crypto.randomUUID` exists on secure pages only, and a server in the living room is none. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
