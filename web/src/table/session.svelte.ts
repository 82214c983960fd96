// One open table: what the server last said of it, what the player looks at, and what they ask for.

import { askFacts } from "../lib/api";
import { noteFault } from "../lib/faults";
import { learn, placesIn, say, sayWatched, word } from "../lib/i18n.svelte";
import { type Answer, type Request, Requests } from "../lib/requests";
import { keep, settings } from "../lib/settings.svelte";
import { LiveSocket } from "../lib/socket.svelte";
import type {
  ChatLine,
  HintedMove,
  HistoryView,
  LogLine,
  Move,
  Previewed,
  Reason,
  Said,
  ServerMessage,
  View,
} from "../protocol";
import { rememberCommitment } from "./commitment";
import { Film } from "./film.svelte";
import type { GameModule, Shown, TableContext, Unread, Words } from "./game";
import { gameModule } from "./modules";
import { keyOf } from "./moves";
import type { Sheet } from "./sheets";
import { kept, steady } from "./steady.svelte";
import { chaptersSince, lastTurnOf } from "./story";
import type { Eyes, Moment } from "./moment";
import { wear, worn } from "./worn.svelte";

export interface Remark {
  said: Said | null;
  reason: Reason | null;
}

/** A bot's advice for the decision at one step; no moves as long as it thinks. */
export interface Hints {
  step: number;
  moves: HintedMove[] | null;
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
  /** What was chosen with one click and cannot be taken back: it waits for a second one. */
  asked = $state.raw<Move | null>(null);
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
  hints = $state.raw<Hints | null>(null);
  /** The hint that is laid out on the board as if its move had been chosen there. */
  proposed = $state.raw<HintedMove | null>(null);
  /** What is done as soon as the move that only begins it has been. */
  private following: { step: number; move: Move } | null = null;
  /** Is the analysis of a finished game open beside the board? */
  analysing = $state(false);
  /** Is it told what happened since the player's last turn? */
  recalling = $state(false);
  readonly film = new Film(this);

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
    if (!this.begun || this.view.result || !this.game?.next) return -1;
    const [actor, { awaiting }] = [Number(this.position["actor"]), this.view];
    // A turn that is over but for its confirmation is still its player's, and what follows is yet to come.
    const unconfirmed = this.live && awaiting >= 0 && awaiting !== actor;
    return unconfirmed ? actor : this.game.next(this);
  }

  say(said: Said): string {
    return say(said, this.seatNames);
  }

  /** What is awaited, said to whoever must do it and told of them to everybody else. */
  get prompt(): string {
    const { prompt } = this.view;
    if (!prompt) return "";
    return this.myTurn ? this.say(prompt) : sayWatched(prompt, this.seatNames);
  }

  // --- what happened ---

  /** The step at which the player's last turn ended. */
  readonly since = $derived(lastTurnOf(this.latest?.you ?? -1, this.log));

  /** What the others did since then. */
  get chapters() {
    return this.told();
  }

  private readonly told = steady(() => chaptersSince(this.since, this.latest?.you ?? -1, this.log));

  /** The step at which the player's turn began, as long as nothing has been done in it; -1: it has not begun. */
  readonly turnBegins = $derived.by(() => {
    const opening = this.log.findLast((line) => line.opens_turn)?.step ?? -1;
    return this.myTurn && this.latest?.step === opening && this.since < opening ? opening : -1;
  });

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
    if (this.asksAbout(move)) {
      this.remarked = this.refused = null;
      this.asked = move;
    } else this.play(move);
  }

  play(move: Move): void {
    this.asked = null;
    void this.actOnce(move);
  }

  /** Who has once been asked about moves of a kind knows them; a lesson leads its learner by the hand. */
  private asksAbout(move: Move): boolean {
    const key = keyOf(move);
    const final = this.view.actions.some((action) => action.final && keyOf(action.move) === key);
    if (!final || this.view.lesson || settings.final === "never") return false;
    return settings.final === "always" || !settings.finalKnown.includes(this.kindOf(move));
  }

  private kindOf({ verb }: Move): string {
    return `${this.view.table.game} ${verb}`;
  }

  /** Yes, although it cannot be taken back. */
  doAsked(): void {
    const move = this.asked;
    if (move === null) return;
    const known = settings.finalKnown.filter((kind) => kind !== this.kindOf(move));
    keep({ finalKnown: [...known, this.kindOf(move)] });
    this.play(move);
  }

  leaveAsked(): void {
    this.asked = null;
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
    this.recalling = false; // whoever goes on playing has seen it
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

  async unseen(): Promise<Record<string, Record<string, number>>> {
    const answer = await this.requests.ask({ do: "unseen" });
    return answer.is === "unseen" ? answer.unseen : {};
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

  /** Ask a bot what it would do; asking again puts its advice away. */
  async askHints(): Promise<void> {
    if (this.hints) return this.closeHints();
    const { version, step } = this.view;
    const asked = { step, moves: null };
    this.hints = asked;
    const answer = await this.ask({ do: "hint", base: version });
    if (this.hints !== asked) return;
    if (answer.is === "hint") this.hints = { step, moves: answer.moves };
    else this.closeHints();
  }

  closeHints(): void {
    this.hints = this.proposed = null;
  }

  /** Where on the screen a hint is about: the place that tells it best first. */
  spotsOf({ move, first, said }: HintedMove): string[] {
    if (!this.game?.spots) return this.placesOf(said);
    return [...this.game.spots(move, this), ...(first ? this.game.spots(first, this) : [])];
  }

  /** Lay a hint out as if its move had been chosen by hand: its price is shown, and the next click confirms it. */
  propose(hint: HintedMove): void {
    this.proposed = hint;
  }

  /** Do what a hint says, and with a move that only begins it what it begins. */
  heed({ move, first }: HintedMove): void {
    this.following = first ? { step: this.view.step, move } : null;
    this.act(first ?? move);
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

  /** Tell what happened since the player's last turn, or no more of it. */
  recall(): void {
    this.recalling = !this.recalling && this.chapters.length > 0;
  }

  openAnalysis(): void {
    this.analysing = true;
  }

  closeAnalysis(): void {
    this.analysing = false;
  }

  /** Look at the table after a step; the last step, with one's own eyes, is the present. */
  lookAt(step: number): void {
    this.film.stop();
    this.show(step);
  }

  /** The same, for a film that goes on. */
  show(step: number): void {
    this.refused = null;
    this.wantedStep = Math.max(0, Math.min(step, this.view.step));
    if (!this.looking) void this.look();
  }

  lookThrough(eyes: Eyes | null): void {
    this.eyes = eyes;
    this.lookAt(this.step);
  }

  backToNow(): void {
    this.film.stop();
    this.toNow();
  }

  private toNow(): void {
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
        this.toNow();
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
    this.take({ ...view, table });
  }

  private take(view: Shown): void {
    if (this.latest && view.you !== this.latest.you) this.changeHands();
    if (this.latest && isAway(this.latest) && !isAway(view)) this.returned = true;
    this.heardAt = performance.now();
    if (view.log.length > 0 || view.log_from < this.log.length) {
      this.log = [...this.log.slice(0, view.log_from), ...view.log];
    }
    view.chat = [...this.heardChat(view.chat_after), ...view.chat].slice(-CHAT_KEPT);
    this.previews.clear();
    this.remarked = this.asked = null;
    // Bots are quick; a refusal stays long enough to be read.
    if (Date.now() - this.refusedAt > READING_TIME) this.refused = null;
    wear(view.table.seats.map((seat, number) => seat.colour ?? number));
    this.latest = kept(this.latest, view);
    if (this.hints && (this.hints.step !== view.step || view.awaiting !== view.you)) this.closeHints();
    if (settings.endTurn === "auto" && this.endedAt !== view.version) this.endTurn();
    // A step that was taken back is no longer there to be looked at.
    if (this.past && this.past.step >= view.step + (this.eyes === null ? 0 : 1)) this.backToNow();
    if (this.opening && view.position) this.openAt(this.opening);
    if (this.following && view.step > this.following.step) this.goOn(this.following.move);
    if (!this.loading) void this.load(view);
  }

  private goOn(move: Move): void {
    this.following = null;
    const key = keyOf(move);
    if (this.view.actions.some((offered) => keyOf(offered.move) === key)) this.play(move);
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
    this.recalling = false;
    this.closeHints();
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
