// One open table: what the server last said of it, what the player looks at, and what they ask for.

import { askFacts } from "../lib/api";
import { learn, placesIn, say, word } from "../lib/i18n.svelte";
import { type Answer, type Request, Requests } from "../lib/requests";
import { LiveSocket } from "../lib/socket.svelte";
import type { HistoryView, LogLine, Previewed, Reason, Said, ServerMessage, View } from "../protocol";
import { rememberCommitment } from "./commitment";
import type { GameModule, TableContext, Words } from "./game";
import { gameModule } from "./modules";

export interface Hint {
  said: Said | null;
  reason: Reason | null;
}

const LOOK_EVERY = 40;
const LOAD_AGAIN = 2_000;
const READING_TIME = 4_000;

export class TableSession implements TableContext {
  latest = $state.raw<View | null>(null);
  game = $state.raw<GameModule | null>(null);
  facts = $state.raw<Record<string, unknown>>({});
  log = $state.raw<LogLine[]>([]);
  online = $state.raw<boolean[]>([]);
  watching = $state(0);
  /** What the game says about a thing under the pointer. */
  hinted = $state.raw<Hint | null>(null);
  /** Why the last request was refused. */
  refused = $state.raw<Reason | null>(null);
  past = $state.raw<HistoryView | null>(null);
  lit = $state.raw<string[]>([]);

  private readonly socket: LiveSocket;
  private readonly requests: Requests;
  private readonly previews = new Map<number, Promise<Previewed>>();
  private loading = false;
  private refusedAt = 0;
  private actedOn = -1;
  private wantedStep: number | null = null;
  private looking = false;

  constructor(
    readonly id: string,
    invite: string | null = null,
  ) {
    const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
    this.requests = new Requests((text) => this.socket.send(text));
    this.socket = new LiveSocket(`/ws/tables/${encodeURIComponent(id)}${query}`, {
      heard: (text) => this.heard(JSON.parse(text) as ServerMessage),
      opened: () => this.requests.sayAgain(),
      check: () => void this.requests.ask({ do: "ping" }),
    });
  }

  // --- what there is to see ---

  get view(): View {
    if (!this.latest) throw new Error("The table has not arrived yet.");
    return this.latest;
  }

  get position() {
    return this.past ? this.past.position : this.view.position;
  }

  get last(): string[] {
    return this.past ? this.past.last : this.view.last;
  }

  get live(): boolean {
    return this.past === null;
  }

  get line() {
    return this.socket.line;
  }

  get why() {
    return this.socket.why;
  }

  get seatNames(): string[] {
    return this.view.table.seats.map((seat) => seat.name || word("seat-open"));
  }

  get myTurn(): boolean {
    const view = this.latest;
    return view !== null && view.you >= 0 && view.awaiting === view.you && !view.table.seats[view.you].left;
  }

  say(said: Said): string {
    return say(said, this.seatNames);
  }

  word(key: string, words?: Words): string {
    return word(key, words);
  }

  colour(seat: number): string {
    return this.game?.colours[seat] ?? "var(--ink-soft)";
  }

  symbol(seat: number): string {
    return this.game?.symbols[seat] ?? "";
  }

  // --- what the player asks for ---

  act(action: number): void {
    void this.actOnce(action);
  }

  /** A double click is one wish: nothing more is asked of a version until the server has answered. */
  private async actOnce(action: number): Promise<void> {
    const base = this.view.version;
    if (this.actedOn === base) return;
    this.actedOn = base;
    const answer = await this.ask({ do: "act", base, action });
    if (answer.is === "refused") this.actedOn = -1;
  }

  /** Take back the last step; where that is not possible the server says why. */
  undo(): void {
    const to = this.view.undo_to[0] ?? this.view.step - 1;
    void this.ask({ do: "undo", base: this.view.version, to });
  }

  restartTurn(): void {
    const to = this.view.undo_to.at(-1);
    if (to !== undefined) void this.ask({ do: "undo", base: this.view.version, to });
  }

  endTurn(): void {
    if (this.view.confirm) void this.ask({ do: "end_turn", base: this.view.version });
  }

  /** Take the seat back that a bot has kept warm. */
  comeBack(): void {
    void this.ask({ do: "sit", base: this.view.version, seat: this.view.you });
  }

  /** Ask for something that changes the table; a refusal is shown. */
  async ask(request: Request): Promise<Answer> {
    this.refused = null;
    const answer = await this.requests.ask(request);
    if (answer.is === "refused") {
      this.refused = answer.reason;
      this.refusedAt = Date.now();
    }
    return answer;
  }

  preview(action: number): Promise<Previewed> {
    const asked = this.previews.get(action);
    if (asked) return asked;
    const answer = this.requests.ask({ do: "preview", base: this.view.version, action }).then(asPreview);
    this.previews.set(action, answer);
    return answer;
  }

  hint(said: Said | null, reason?: Reason): void {
    this.hinted = said || reason ? { said, reason: reason ?? null } : null;
    if (this.hinted) this.refused = null;
  }

  lightUp(said: Said | null): void {
    this.lit = said ? placesIn(said) : [];
  }

  /** Look at the table after a step; the last step is the present. */
  lookAt(step: number): void {
    this.refused = null;
    this.wantedStep = Math.max(0, Math.min(step, this.view.step));
    if (!this.looking) void this.look();
  }

  backToNow(): void {
    this.wantedStep = null;
    this.past = null;
  }

  get step(): number {
    return this.past?.step ?? this.view.step;
  }

  /** The server knows a visitor by the name they came with: come again with the new one. */
  renew(): void {
    this.socket.renew();
  }

  close(): void {
    this.socket.close();
  }

  /** One question at a time, always for the newest wish: a slider is dragged faster than tables are drawn. */
  private async look(): Promise<void> {
    this.looking = true;
    while (this.wantedStep !== null) {
      const step = this.wantedStep;
      if (step >= this.view.step) {
        this.backToNow();
        break;
      }
      const answer = await this.requests.ask({ do: "history", step });
      if (this.wantedStep !== null && answer.is === "history") this.past = answer;
      if (this.wantedStep === step) this.wantedStep = null;
      else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    this.looking = false;
  }

  // --- what the server says ---

  private heard(message: ServerMessage): void {
    if (message.is === "view") this.show(message);
    else if (message.is === "presence") {
      this.online = message.online;
      this.watching = message.watching;
    } else this.requests.answered(message);
  }

  private show(view: View): void {
    if (view.log_from > this.log.length) {
      this.renew();
      return;
    }
    this.log = [...this.log.slice(0, view.log_from), ...view.log];
    this.online = view.table.seats.map((seat) => seat.online ?? false);
    this.previews.clear();
    this.hinted = null;
    // Bots are quick; a refusal stays long enough to be read.
    if (Date.now() - this.refusedAt > READING_TIME) this.refused = null;
    this.latest = view;
    // A step that was taken back is no longer there to be looked at.
    if (this.past && this.past.step >= view.step) this.backToNow();
    if (!this.loading) void this.load(view);
  }

  private async load(view: View): Promise<void> {
    this.loading = true;
    rememberCommitment(view.table.id, view.table.commitment);
    const name = view.table.game;
    try {
      const [game, facts] = await Promise.all([gameModule(name), askFacts(this.id), learn(name)]);
      await learn(`${name} drawing`, game.words);
      this.facts = facts;
      this.game = game;
    } catch {
      setTimeout(() => this.line !== "ended" && void this.load(view), LOAD_AGAIN);
    }
  }
}

/** A preview that came too late for its version is answered with a refusal. */
function asPreview(answer: Answer): Previewed {
  if (answer.is === "preview") return answer;
  const reason = answer.is === "refused" ? answer.reason : null;
  return { is: "preview", id: answer.id, said: { key: "core-nothing" }, price: [], reason };
}
