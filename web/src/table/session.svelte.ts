// One open table: what the server last said of it, what the player looks at, and what they ask for.

import { askFacts } from "../lib/api";
import { noteFault } from "../lib/faults";
import { learn, placesIn, say, word } from "../lib/i18n.svelte";
import { type Answer, type Request, Requests } from "../lib/requests";
import { settings } from "../lib/settings.svelte";
import { LiveSocket } from "../lib/socket.svelte";
import type { ChatLine, HistoryView, LogLine, Move, Previewed, Reason, Said, ServerMessage, View } from "../protocol";
import { rememberCommitment } from "./commitment";
import type { GameModule, Shown, TableContext, Unread, Words } from "./game";
import { gameModule } from "./modules";
import { keyOf } from "./moves";
import type { Sheet } from "./sheets";
import { kept, steady } from "./steady.svelte";
import type { Eyes, Moment } from "./moment";
import { wear, worn } from "./worn.svelte";

export interface Remark {
  said: Said | null;
  reason: Reason | null;
}

const LOOK_EVERY = 40;
const CHAT_KEPT = 200;
const LOAD_AGAIN = 2_000;
const READING_TIME = 4_000;

export class TableSession implements TableContext<Unread> {
  latest = $state.raw<Shown | null>(null);
  game = $state.raw<GameModule<Unread> | null>(null);
  facts = $state.raw<Record<string, unknown>>({});
  log = $state.raw<LogLine[]>([]);
  online = $state.raw<boolean[]>([]);
  watchers = $state.raw<string[]>([]);
  /** What the game says about a thing under the pointer. */
  remarked = $state.raw<Remark | null>(null);
  /** Why the last request was refused. */
  refused = $state.raw<Reason | null>(null);
  past = $state.raw<HistoryView | null>(null);
  /** Through whose eyes the past is seen; null: one's own. */
  eyes = $state<Eyes | null>(null);
  lit = $state.raw<string[]>([]);
  /** What this player did in this tab, step by step, what was taken back included. */
  private acted = $state.raw<Move[]>([]);
  /** The rule that is looked up beside the board; an empty one is the beginning. */
  rule = $state<string | null>(null);
  /** The sheet that lies over the table. */
  sheet = $state<Sheet | null>(null);
  /** Is the analysis of a finished game open beside the board? */
  analysing = $state(false);

  /** Has a bot just left this player's seat, at which it played while they were away? */
  returned = $state(false);

  /** When the latest view came: clocks run from then on. */
  heardAt = 0;

  private readonly names = steady(() => this.view.table.seats.map((seat) => seat.name || word("seat-open")));
  private readonly socket: LiveSocket;
  private readonly requests: Requests;
  private readonly previews = new Map<string, Promise<Previewed>>();
  private loading = false;
  private refusedAt = 0;
  private actedOn = -1;
  private endedAt = -1;
  private marked: string[] = [];
  private wantedStep: number | null = null;
  private looking = false;

  constructor(
    readonly id: string,
    invite: string | null = null,
    private opening: Moment | null = null,
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

  get view(): Shown {
    if (!this.seen) throw new Error("The table has not arrived yet.");
    return this.seen;
  }

  /** Whoever looks through the eyes of a seat sees the table from there. */
  private readonly seen = $derived(
    this.latest && this.past && typeof this.past.eyes === "number"
      ? { ...this.latest, you: this.past.eyes }
      : this.latest,
  );

  /** Before the game begins there are seats, and no table to look at. */
  get begun(): boolean {
    return this.view.position !== null;
  }

  get position(): Record<string, unknown> {
    const position = this.past?.position ?? this.view.position;
    if (!position) throw new Error("The game has not begun yet.");
    return position;
  }

  get done(): Move[] {
    return this.past ? this.past.done : this.view.done;
  }

  get overview() {
    return this.past ? this.past.overview : this.view.overview;
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
    return this.names();
  }

  get myTurn(): boolean {
    const view = this.latest;
    return view !== null && view.you >= 0 && view.awaiting === view.you && !view.table.seats[view.you]?.left;
  }

  /** Whose turn follows as things stand; -1: nobody's, or nobody can tell. */
  get next(): number {
    return this.begun && !this.view.result ? (this.game?.next?.(this) ?? -1) : -1;
  }

  say(said: Said): string {
    return say(said, this.seatNames);
  }

  word(key: string, words?: Words): string {
    return word(key, words);
  }

  colour(seat: number): string {
    return this.game?.colours[worn(seat)] ?? "var(--ink-soft)";
  }

  symbol(seat: number): string {
    return this.game?.symbols[worn(seat)] ?? "";
  }

  // --- what the player asks for ---

  act(move: Move): void {
    void this.actOnce(move);
  }

  /** A double click is one wish: nothing more is asked of a version until the server has answered. */
  private async actOnce(move: Move): Promise<void> {
    const { version: base, step } = this.view;
    if (this.actedOn === base) return;
    this.actedOn = base;
    const answer = await this.change({ do: "act", base, move });
    const before = this.acted[step];
    if (answer.is === "refused") this.actedOn = -1;
    else if (before === undefined || keyOf(before) !== keyOf(move)) this.acted = [...this.acted.slice(0, step), move];
  }

  /** The move that was taken back here, as long as nothing else has been done instead. */
  get toRedo(): Move | undefined {
    const done = this.acted[this.view.step];
    if (done === undefined) return undefined;
    const key = keyOf(done);
    return this.view.actions.find(({ move }) => keyOf(move) === key)?.move;
  }

  redo(): void {
    if (this.toRedo !== undefined) this.act(this.toRedo);
  }

  /** Take back the last step; where that is not possible the server says why. */
  undo(): void {
    const to = this.view.undo_to[0] ?? this.view.step - 1;
    void this.change({ do: "undo", base: this.view.version, to });
  }

  restartTurn(): void {
    const to = this.view.undo_to.at(-1);
    if (to !== undefined) void this.change({ do: "undo", base: this.view.version, to });
  }

  endTurn(): void {
    if (!this.view.confirm) return;
    this.endedAt = this.view.version;
    void this.change({ do: "end_turn", base: this.view.version });
  }

  /** The next of the people who share this device has it in their hands. */
  lift(): void {
    void this.ask({ do: "look", seat: this.view.curtain });
  }

  /** The other people who play here themselves: they are asked where consent is needed. */
  get others(): number {
    return this.view.table.seats.filter((seat) => seat.kind === "person" && !seat.you && !seat.left).length;
  }

  /** Ask the others to let me take back my last move, or the whole turn; nobody is asked where there are only bots. */
  askBack(whole = false): void {
    const to = whole ? this.view.ask_back.at(-1) : this.view.ask_back[0];
    if (to !== undefined) void this.change({ do: "propose", base: this.view.version, what: "take_back", to });
  }

  askPause(): void {
    void this.change({ do: "propose", base: this.view.version, what: "pause" });
  }

  askSubstitute(seat: number): void {
    void this.change({ do: "propose", base: this.view.version, what: "substitute", seat });
  }

  reply(agreed: boolean): void {
    void this.change({ do: "reply", base: this.view.version, agreed });
  }

  resume(): void {
    void this.change({ do: "resume", base: this.view.version });
  }

  /** Take the seat back that a bot has kept warm. */
  comeBack(seat = this.view.you): void {
    void this.ask({ do: "sit", base: this.view.version, seat });
  }

  /** Ask for a move: the button that was pressed for it may be gone by the next picture. */
  private change(request: Request): Promise<Answer> {
    letGo();
    return this.ask(request);
  }

  /** Ask for something that changes the table; a refusal is shown. */
  async ask(request: Request): Promise<Answer> {
    this.refused = null;
    const answer = await this.requests.ask(request);
    if (answer.is === "refused") {
      this.refused = answer.reason;
      noteFault(`${request.do} was refused: ${answer.reason.said.key}`);
      this.refusedAt = Date.now();
    }
    return answer;
  }

  answer(key: string, value: number | null): void {
    const asked = this.view.questions.find((question) => question.key === key);
    if (asked) void this.ask({ do: "answer", key, about: asked.about, value });
  }

  preview(move: Move, first: Move | null = null): Promise<Previewed> {
    const question = `${first === null ? "" : keyOf(first)} ${keyOf(move)}`;
    const asked = this.previews.get(question);
    if (asked) return asked;
    const request = { do: "preview", base: this.view.version, move, first } as const;
    const answer = this.requests.ask(request).then(asPreview);
    this.previews.set(question, answer);
    return answer;
  }

  remark(said: Said | null, reason?: Reason): void {
    this.remarked = said || reason ? { said, reason: reason ?? null } : null;
    if (this.remarked) this.refused = null;
  }

  lightUp(said: Said | null): void {
    this.lit = said ? this.placesOf(said) : this.marked;
  }

  /** What a message speaks of on the board. */
  placesOf(said: Said): string[] {
    return this.game?.places?.(said, this) ?? placesIn(said);
  }

  /** Places that stay lit until something else is marked. */
  mark(places: string[]): void {
    this.lit = this.marked = places;
  }

  openRules(rule = ""): void {
    this.rule = rule;
  }

  closeRules(): void {
    this.rule = null;
  }

  openSheet(sheet: Sheet): void {
    this.sheet = sheet;
  }

  closeSheet(): void {
    this.sheet = null;
  }

  openAnalysis(): void {
    this.analysing = true;
  }

  closeAnalysis(): void {
    this.analysing = false;
  }

  /** Look at the table after a step; the last step, with one's own eyes, is the present. */
  lookAt(step: number): void {
    this.refused = null;
    this.wantedStep = Math.max(0, Math.min(step, this.view.step));
    if (!this.looking) void this.look();
  }

  lookThrough(eyes: Eyes | null): void {
    this.eyes = eyes;
    this.lookAt(this.step);
  }

  backToNow(): void {
    this.wantedStep = null;
    this.past = null;
    this.eyes = null;
  }

  /** The turn of the moment that is looked at, as the game counts it: what comes before the first is turn 0. */
  get turn(): number {
    return this.begun ? Number(this.position["turn"]) : 0;
  }

  /** The step at which the turn before this moment began, and the one at which the next one begins. */
  get previousTurn(): number {
    return this.view.turns.findLast((turn) => turn < this.step) ?? 0;
  }

  get nextTurn(): number {
    return this.view.turns.find((turn) => turn > this.step) ?? this.view.step;
  }

  get step(): number {
    return this.past?.step ?? this.view.step;
  }

  close(): void {
    this.socket.close();
  }

  /** One question at a time, always for the newest wish: a slider is dragged faster than tables are drawn. */
  private async look(): Promise<void> {
    this.looking = true;
    while (this.wantedStep !== null) {
      const step = this.wantedStep;
      if (step >= this.view.step && this.eyes === null) {
        this.backToNow();
        break;
      }
      const answer = await this.requests.ask({ do: "history", step, eyes: this.eyes });
      if (this.wantedStep !== null && answer.is === "history") this.past = kept(this.past, answer);
      if (this.wantedStep === step) this.wantedStep = null;
      else await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    this.looking = false;
  }

  // --- what the server says ---

  private heard(message: ServerMessage): void {
    if (message.is === "view") this.hearView(message);
    else if (message.is === "presence") {
      this.online = message.online;
      this.watchers = message.watchers;
    } else this.requests.answered(message);
  }

  /** A view is no use without what came before it and is not sent again. */
  private hearView(view: View): void {
    const table = view.table ?? this.latest?.table;
    if (!table || view.log_from > this.log.length) {
      this.socket.renew();
      return;
    }
    if (view.table) this.online = table.seats.map((seat) => seat.online ?? false);
    this.show({ ...view, table });
  }

  private show(view: Shown): void {
    if (this.latest && view.you !== this.latest.you) this.changeHands();
    if (this.latest && isAway(this.latest) && !isAway(view)) this.returned = true;
    this.heardAt = performance.now();
    if (view.log.length > 0 || view.log_from < this.log.length) {
      this.log = [...this.log.slice(0, view.log_from), ...view.log];
    }
    view.chat = [...this.heardChat(view.chat_after), ...view.chat].slice(-CHAT_KEPT);
    this.previews.clear();
    this.remarked = null;
    // Bots are quick; a refusal stays long enough to be read.
    if (Date.now() - this.refusedAt > READING_TIME) this.refused = null;
    wear(view.table.seats.map((seat, number) => seat.colour ?? number));
    this.latest = kept(this.latest, view);
    if (settings.endTurn === "auto" && this.endedAt !== view.version) this.endTurn();
    // A step that was taken back is no longer there to be looked at.
    if (this.past && this.past.step >= view.step + (this.eyes === null ? 0 : 1)) this.backToNow();
    if (this.opening && view.position) this.openAt(this.opening);
    if (!this.loading) void this.load(view);
  }

  /** What was said up to a version: a view brings only what came after it. */
  private heardChat(until: number): ChatLine[] {
    return this.latest?.chat.filter((line) => line.version <= until) ?? [];
  }

  /** Whoever followed a link to a move looks there first; foreign eyes are lent after the end only. */
  private openAt({ step, eyes }: Moment): void {
    this.opening = null;
    if (this.latest?.table.revealed) this.eyes = eyes;
    this.lookAt(step);
  }

  /** Another person looks at this screen: nothing said to the one before stays. */
  private changeHands(): void {
    this.backToNow();
    this.lightUp(null);
    this.refused = null;
  }

  private async load(view: Shown): Promise<void> {
    this.loading = true;
    rememberCommitment(view.table.id, view.table.commitment);
    const name = view.table.game;
    try {
      if (view.lesson) await learn(`${name}-lesson`);
      const [game, facts] = await Promise.all([gameModule(name), askFacts(this.id), learn(name)]);
      await learn(`${name} drawing`, game.words);
      this.facts = facts;
      this.game = game;
    } catch {
      setTimeout(() => this.line !== "ended" && void this.load(view), LOAD_AGAIN);
    }
  }
}

/** Does a bot play for this viewer because they were not here? */
const isAway = ({ table, you }: Shown): boolean => table.seats[you]?.away ?? false;

/** A preview that came too late for its version is answered with a refusal. */
function asPreview(answer: Answer): Previewed {
  if (answer.is === "preview") return answer;
  const reason = answer.is === "refused" ? answer.reason : null;
  return { is: "preview", id: answer.id, said: { key: "core-nothing" }, price: [], reason };
}

/**
 * A focused button that vanishes makes browsers lay out the page at once, in the middle of its drawing. Whoever
 * points does not need the focus; whoever uses keys keeps it.
 */
function letGo(): void {
  const pressed = document.activeElement as HTMLElement | SVGElement | null;
  if (pressed && !pressed.matches(":focus-visible")) pressed.blur();
}
