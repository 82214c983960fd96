// Generated from src/petteia/server/protocol.py. Do not edit: run `make types`.

/** A move as data: a verb, and arguments by name; the game knows which. */
export interface Move {
  verb: string;
}

/** Agree to end the game without a result; it ends when all people at the table agree. */
export interface Abandon {
  do: "abandon";
  id: string;
  base: number;
}

export interface Ack {
  is: "ack";
  id: string;
  version: number;
}

export interface Act {
  do: "act";
  id: string;
  base: number;
  move: Move;
}

/** A legal action: the move, which is what the client sends back, what it costs, and whether it stands. */
export interface ActionInfo {
  move: Move;
  cost?: number | null;
  final?: boolean;
}

/** The host says what is allowed at this table. */
export interface Allow {
  do: "allow";
  id: string;
  base: number;
  what: "hints" | "substitutes" | "watching";
  allowed: boolean;
}

/** Answer a question of `View.questions` beforehand, or not any more. */
export interface Answer {
  do: "answer";
  id: string;
  key: string;
  about: number;
  value: number | null;
}

/** The host puts the seats in another order before the start; without one the lot decides. */
export interface Arrange {
  do: "arrange";
  id: string;
  base: number;
  order?: number[] | null;
}

/** Words of one's own, or one of PHRASES. */
export interface Chat {
  do: "chat";
  id: string;
  text?: string;
  phrase?: "back-soon" | "good-game" | "good-luck" | "hello" | "nice-move" | "sorry" | "thanks" | "thinking" | null;
}

export interface ChatLine {
  version: number;
  name: string;
  seat: number;
  text: string;
  phrase: string | null;
  person: string;
}

/** Seconds for each seat: a bank, what every wait that has ended adds to it, and the most it can hold. */
export interface Clock {
  bank: number;
  increment: number;
  cap: number;
}

/** What the seats have left, in seconds, when this was sent. */
export interface Clocks {
  left: number[];
  running: number;
}

export interface Credentials {
  login: string;
  password: string;
}

export interface EndSession {
  session: string | null;
}

export interface EndTurn {
  do: "end_turn";
  id: string;
  base: number;
}

/** Why a request was refused: in English for whoever reads it raw, and as a message to be said. */
export interface Error {
  error: string;
  said: Said;
}

/** Go for good; an account says its password once more. */
export interface Farewell {
  password?: string | null;
}

export interface GameInfo {
  name: string;
  players: number[];
  minutes: number;
  options: OptionInfo[];
  bots: string[];
  reconstructed: Said[];
  lesson?: boolean;
}

/** The host makes somebody else at the table its host. */
export interface HandOver {
  do: "hand_over";
  id: string;
  base: number;
  seat: number;
}

/** What would a bot do in the place of whoever asks, and must act? */
export interface Hint {
  do: "hint";
  id: string;
  base: number;
}

export interface Hinted {
  is: "hint";
  id: string;
  moves: HintedMove[];
}

export interface HintedMove {
  move: Move;
  said: Said;
  chance: number;
  why: Said[];
  first?: Move | null;
}

/** The table after a step, as this viewer saw it, or through other eyes once nothing is secret. */
export interface History {
  do: "history";
  id: string;
  step: number;
  eyes?: number | "all" | null;
}

export interface HistoryView {
  is: "history";
  id: string;
  step: number;
  eyes: number | "all";
  position: Record<string, unknown>;
  overview: Record<string, unknown>;
  said: Said[];
  done: Move[];
}

/** Another table to which those at this one are asked. */
export interface Invitation {
  table: string;
  invite: string;
  name: string;
}

/** What a lesson says now, and what it asks of the learner. */
export interface LessonNote {
  said: Said;
  lights: string[];
  asks: "move" | "nothing" | "reading";
  number: number;
  of: number;
}

export interface LogLine {
  step: number;
  said: Said;
  rule: string;
  seat: number;
  opens_turn?: boolean;
  weight?: "consequence" | "deed" | "trifle";
}

/** On a device that people share: the person of this seat has it in their hands now. */
export interface Look {
  do: "look";
  id: string;
  seat: number;
}

export interface Me {
  id: string;
  name: string;
  account: string | null;
  settings: Record<string, unknown> | null;
}

export interface NamedMove {
  move: Move;
  said: Said;
}

/** The host makes a new invitation; the old link no longer works. */
export interface NewInvite {
  do: "new_invite";
  id: string;
}

export interface NewLesson {
  game: string;
}

export interface NewName {
  name: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface NewTable {
  game: string;
  seats: string[];
  names?: string[];
  options?: Record<string, string>;
  private?: boolean;
  seed?: string | null;
  components?: string | null;
  clock?: Clock | null;
  hints?: boolean;
  watching?: boolean;
  substitutes?: boolean;
  absence?: number | null;
  start?: boolean;
}

export interface NoticeCode {
  code: string;
}

export interface NoticeInfo {
  webhook: string | null;
  email: string | null;
  confirmed: boolean;
  mail: boolean;
}

/** Where an account wants to be told that it is waited for. */
export interface NoticeWish {
  webhook: string | null;
  email: string | null;
  language: string;
}

/** Each seat's chance to win after a step, by an estimate that knows all that was on the table. */
export interface Odds {
  step: number;
  turn: number;
  chances: number[];
}

export interface OptionInfo {
  key: string;
  values: string[];
  rule: string;
  ruling: string;
  not_for: Record<string, number[]>;
}

/** Before the start: the colour of one's seat. */
export interface PickColour {
  do: "pick_colour";
  id: string;
  base: number;
  colour: number;
  seat?: number | null;
}

export interface Ping {
  do: "ping";
  id: string;
}

/** A new practice table that goes on from a step of a game whose secrets are out. */
export interface PlayOn {
  step: number;
  seat: number;
  bot: string;
}

export interface Pong {
  is: "pong";
  id: string;
}

export interface Presence {
  is: "presence";
  online: boolean[];
  watchers: string[];
}

/** What would this move cost and bring, or why may it not be done? It need not be an offered one. */
export interface Preview {
  do: "preview";
  id: string;
  base: number;
  move: Move;
  first?: Move | null;
}

export interface Previewed {
  is: "preview";
  id: string;
  said: Said;
  price: Said[];
  reason: Reason | null;
  brings?: Said[];
  outlook?: Record<string, unknown>;
}

/** A question to the others at the table. It is forgotten when the game goes on. */
export interface Proposal {
  what: "pause" | "substitute" | "take_back";
  by: number;
  seat: number;
  asked: number[];
  steps?: number;
  reveals?: boolean;
}

/** Ask the others at the table for something; who agrees to everything, like a bot, is not asked. */
export interface Propose {
  do: "propose";
  id: string;
  base: number;
  what: "pause" | "substitute" | "take_back";
  to?: number | null;
  seat?: number | null;
}

/** A question that your seat may answer before it is asked, and what you have answered. */
export interface Question {
  key: string;
  about: number;
  least: number;
  most: number;
  value: number | null;
}

/** The learner has read what a lesson says. */
export interface Read {
  do: "read";
  id: string;
  base: number;
}

/** Before the start: tell the others that one is ready, or not any more. */
export interface Ready {
  do: "ready";
  id: string;
  base: number;
  ready: boolean;
}

/** Why something was refused: the rule that forbids it, if it is one of the game's, and the words. */
export interface Reason {
  rule: string;
  said: Said;
}

export interface Refusal {
  is: "refused";
  id: string;
  reason: Reason;
  version: number;
}

/** Set up the same table again, and invite those who sat here to it. */
export interface Rematch {
  do: "rematch";
  id: string;
  base: number;
}

/** Agree to what is proposed, or not; whoever has proposed it may think better of it. */
export interface Reply {
  do: "reply";
  id: string;
  base: number;
  agreed: boolean;
}

/** What somebody who reports a fault may send along. */
export interface Report {
  do: "report";
  id: string;
}

export interface Reported {
  is: "report";
  id: string;
  report: Record<string, unknown>;
  send_to: string | null;
}

export interface Resign {
  do: "resign";
  id: string;
  base: number;
}

export interface Result {
  ranking: number[];
  scores: number[];
  lines: Said[];
  tallies: Tally[];
  order: Reason | null;
  seed: string;
  salt: string;
}

/** The pause is over. */
export interface Resume {
  do: "resume";
  id: string;
  base: number;
}

/** A message of the catalogue, for the client to say in its language, and the players it speaks of. */
export interface Said {
  key: string;
  arguments?: Record<string, unknown>;
  seats?: number[];
}

/** Who sits on a seat: a person, a bot, or nobody yet. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot?: string | null;
  online?: boolean;
  you?: boolean;
  left?: boolean;
  away?: boolean;
  host?: boolean;
  ready?: boolean;
  colour?: number;
}

/** One browser in which I am known. */
export interface SessionInfo {
  id: string;
  browser: string | null;
  system: string | null;
  created: number;
  used: number;
  this: boolean;
}

/** The host opens a seat or gives it to a bot, before the start or when its player has left. */
export interface SetSeat {
  do: "set_seat";
  id: string;
  base: number;
  seat: number;
  bot: string | null;
}

export interface Sit {
  do: "sit";
  id: string;
  base: number;
  seat: number;
}

/** A decision of a game that is over, and what would have been better by what its player could know. */
export interface Slip {
  step: number;
  turn: number;
  seat: number;
  played: NamedMove;
  better: NamedMove;
  cost: number;
}

/** The decisions that cost most, the costliest first, as far as they cost this much. */
export interface Slips {
  slips: Slip[];
  least: number;
}

/** Leave one's seat: before the start it opens, later a bot keeps it warm. */
export interface Stand {
  do: "stand";
  id: string;
  base: number;
  seat?: number | null;
}

export interface Start {
  do: "start";
  id: string;
  base: number;
}

/** What does not change from move to move, and is sent when it has changed. */
export interface TableInfo {
  id: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing" | "readonly";
  options: Record<string, string>;
  seats: SeatInfo[];
  host: boolean;
  private: boolean;
  practice: boolean;
  commitment: string;
  invite: string | null;
  reconstructed: Said[];
  clock: Clock | null;
  rematch: Invitation | null;
  why_readonly?: Said | null;
  imported?: boolean;
  hints?: boolean;
  watching?: boolean;
  substitutes?: boolean;
  absence?: number | null;
  revealed?: boolean;
  kept_days?: number | null;
}

export interface TableSummary {
  id: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  mine: boolean;
  my_turn: boolean;
  practice: boolean;
  updated: number;
  clock: Clock | null;
  imported?: boolean;
  lesson?: number[] | null;
  host_here?: boolean;
  ranking?: number[] | null;
  scores?: number[] | null;
}

export interface Tables {
  open: TableSummary[];
  running: TableSummary[];
  mine: TableSummary[];
}

/** One thing that counts at the end, and how much of it each seat has. */
export interface Tally {
  said: Said;
  amounts: number[];
}

/** Take back one's own actions down to a step, as far as nothing came to light. */
export interface Undo {
  do: "undo";
  id: string;
  base: number;
  to: number;
}

/** What may the piles still hold, as far as whoever asks can tell? */
export interface Unseen {
  do: "unseen";
  id: string;
}

export interface UnseenTold {
  is: "unseen";
  id: string;
  unseen: Record<string, Record<string, number>>;
}

/** The whole table as this viewer may see it, sent after every event. */
export interface View {
  is: "view";
  version: number;
  table: TableInfo | null;
  you: number;
  curtain: number;
  step: number;
  turns: number[];
  position: Record<string, unknown> | null;
  overview: Record<string, unknown>;
  prompt: Said | null;
  awaiting: number;
  actions: ActionInfo[];
  undo_to: number[];
  ask_back: number[];
  questions: Question[];
  confirm: boolean;
  log: LogLine[];
  log_from: number;
  chat: ChatLine[];
  chat_after: number;
  abandon: number[];
  proposal: Proposal | null;
  paused: boolean;
  clocks: Clocks | null;
  done: Move[];
  result: Result | null;
  lesson?: LessonNote | null;
}

export type ClientMessage =
  | Act
  | Undo
  | EndTurn
  | Resign
  | Abandon
  | Chat
  | Answer
  | Preview
  | Unseen
  | History
  | Hint
  | Allow
  | Propose
  | Reply
  | Resume
  | Read
  | Report
  | Sit
  | Stand
  | SetSeat
  | Arrange
  | HandOver
  | PickColour
  | Ready
  | Start
  | Look
  | Rematch
  | NewInvite
  | Ping;

export type ServerMessage =
  | View
  | Ack
  | Refusal
  | Previewed
  | UnseenTold
  | Hinted
  | HistoryView
  | Reported
  | Presence
  | Pong;
