// Generated from src/petteia/server/protocol.py. Do not edit: run `make types`.

/** A move as data: a verb, and arguments by name; the game knows which. */
export interface Move {
  verb: string;
  [argument: string]: unknown;
}

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
  action?: number | null;
  move?: Move | null;
}

export interface ActionInfo {
  action: number;
  text: string;
  move: Move;
  cost?: number | null;
}

export interface AllowHints {
  do: "allow_hints";
  id: string;
  base: number;
  allowed: boolean;
}

export interface Answer {
  do: "answer";
  id: string;
  key: string;
  about: number;
  value: number | null;
}

export interface Arrange {
  do: "arrange";
  id: string;
  base: number;
  order?: (number)[] | null;
}

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

export interface Clock {
  bank: number;
  increment: number;
  cap: number;
}

export interface Clocks {
  left: (number)[];
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

export interface Error {
  error: string;
  said: Said;
}

export interface Farewell {
  password?: string | null;
}

export interface GameInfo {
  name: string;
  players: (number)[];
  minutes: number;
  options: (OptionInfo)[];
  bots: (string)[];
  reconstructed: (Said)[];
  lesson?: boolean;
}

export interface Hint {
  do: "hint";
  id: string;
  base: number;
}

export interface Hinted {
  is: "hint";
  id: string;
  moves: (HintedMove)[];
}

export interface HintedMove {
  move: Move;
  said: Said;
  chance: number;
}

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
  said: (Said)[];
  last: (string)[];
  done: (Move)[];
}

export interface Invitation {
  table: string;
  invite: string;
  name: string;
}

export interface LessonNote {
  said: Said;
  lights: (string)[];
  asks: "move" | "nothing" | "reading";
  number: number;
  of: number;
}

export interface LogLine {
  step: number;
  said: Said;
  rule: string;
  seat: number;
}

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
  seats: (string)[];
  names?: (string)[];
  options?: Record<string, string>;
  private?: boolean;
  seed?: string | null;
  components?: string | null;
  clock?: Clock | null;
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

export interface NoticeWish {
  webhook: string | null;
  email: string | null;
  language: "en" | "fr" | "hu" | "it";
}

export interface Odds {
  step: number;
  turn: number;
  chances: (number)[];
}

export interface OptionInfo {
  key: string;
  values: (string)[];
  rule: string;
  ruling: string;
  not_for: Record<string, (number)[]>;
}

export interface Ping {
  do: "ping";
  id: string;
}

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
  online: (boolean)[];
  watchers: (string)[];
}

export interface Preview {
  do: "preview";
  id: string;
  base: number;
  action?: number | null;
  move?: Move | null;
  first?: number | Move | null;
}

export interface Previewed {
  is: "preview";
  id: string;
  said: Said;
  price: (Said)[];
  reason: Reason | null;
  brings?: (Said)[];
  outlook?: Record<string, unknown>;
}

export interface Read {
  do: "read";
  id: string;
  base: number;
}

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

export interface Rematch {
  do: "rematch";
  id: string;
  base: number;
}

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
  ranking: (number)[];
  scores: (number)[];
  lines: (Said)[];
  tallies: (Tally)[];
  order: Reason | null;
  seed: string;
  salt: string;
}

export interface Said {
  key: string;
  arguments?: Record<string, unknown>;
}

export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string;
  bot?: string | null;
  online?: boolean;
  you?: boolean;
  left?: boolean;
}

export interface SessionInfo {
  id: string;
  browser: string | null;
  system: string | null;
  created: number;
  used: number;
  this: boolean;
}

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

export interface Slip {
  step: number;
  turn: number;
  seat: number;
  played: NamedMove;
  better: NamedMove;
  cost: number;
}

export interface Slips {
  slips: (Slip)[];
  least: number;
}

export interface Stand {
  do: "stand";
  id: string;
  base: number;
  seat?: number | null;
}

export interface Standing {
  key: string;
  about: number;
  least: number;
  most: number;
  value: number | null;
}

export interface Start {
  do: "start";
  id: string;
  base: number;
}

export interface TableInfo {
  id: string;
  game: string;
  status: "abandoned" | "open" | "over" | "playing" | "readonly";
  options: Record<string, string>;
  seats: (SeatInfo)[];
  host: boolean;
  private: boolean;
  practice: boolean;
  commitment: string;
  invite: string | null;
  reconstructed: (Said)[];
  clock: Clock | null;
  rematch: Invitation | null;
  why_readonly?: Said | null;
  imported?: boolean;
  hints?: boolean;
  revealed?: boolean;
  kept_days?: number | null;
}

export interface TableSummary {
  id: string;
  game: string;
  status: string;
  seats: (SeatInfo)[];
  mine: boolean;
  my_turn: boolean;
  practice: boolean;
  updated: number;
  clock: Clock | null;
  imported?: boolean;
  lesson?: (number)[] | null;
}

export interface Tables {
  open: (TableSummary)[];
  mine: (TableSummary)[];
}

export interface Tally {
  said: Said;
  amounts: (number)[];
}

export interface Undo {
  do: "undo";
  id: string;
  base: number;
  to: number;
}

export interface View {
  is: "view";
  version: number;
  table: TableInfo;
  you: number;
  curtain: number;
  step: number;
  turns: (number)[];
  position: Record<string, unknown> | null;
  overview: Record<string, unknown>;
  prompt: Said | null;
  awaiting: number;
  actions: (ActionInfo)[];
  undo_to: (number)[];
  standing: (Standing)[];
  confirm: boolean;
  log: (LogLine)[];
  log_from: number;
  chat: (ChatLine)[];
  chat_after: number;
  abandon: (number)[];
  clocks: Clocks | null;
  last: (string)[];
  done: (Move)[];
  result: Result | null;
  lesson?: LessonNote | null;
}

export type ClientMessage = Act | Undo | EndTurn | Resign | Abandon | Chat | Answer | Preview | History | Hint | AllowHints | Read | Report | Sit | Stand | SetSeat | Arrange | Start | Look | Rematch | NewInvite | Ping;

export type ServerMessage = View | Ack | Refusal | Previewed | Hinted | HistoryView | Reported | Presence | Pong;
