// Generated from shapes.py and moves.py in src/petteia/games/polis: run `make types`.

export type Source = "inferred" | "published" | "reconstructed" | "rulebook";

export type Colour = "blue" | "green" | "red" | "yellow";

export type Awaited = "bid" | "board" | "destroy" | "develop" | "discard" | "draw" | "erase" | "extra" | "found" | "look" | "nothing" | "offer" | "opening" | "profit" | "protect" | "replace" | "return" | "sacrifice" | "settle" | "strike" | "trade" | "visit" | "war";

export type Deal = "bought" | "none" | "sold";

export type Ending = "end cards" | "last one left" | "none";

export type FaceDown = string | SeenCard;

export type Deck = (number | string | SeenCard)[] | number;

export type CityCard = string | MarkedCard;

export type Total = "coins" | "culture" | "defence" | "discount" | "ends" | "points" | "vase" | "war";

export type Category = "cards" | "coins" | "history" | "tokens";

export type Score = Partial<Record<Category, number>>;

export type SymbolKind = "coins" | "coins_per_building" | "coins_per_colour" | "colour_discount" | "culture" | "discount" | "end_points" | "end_points_per_building" | "end_points_per_colour" | "mercenary" | "points" | "start_coins" | "vase" | "war";

export type Tag = "building" | "person" | "ship";

export type Moment = "anytime" | "before" | "draw" | "placed" | "profit" | "trade" | "war";

export type Uses = "any" | "on_place" | "once_per_game" | "once_per_turn" | "passive";

/** A block or an entry of a components file: where it is from, and where single facts are. */
export interface Sourced {
  source: Source;
  sources?: Record<string, Source>;
}

/** A face-down card of which something unusual is to be told.
 *
 * It may have been seen by others than is usual in its place (-1: those who watch), and its text for once a
 * game may have been used up. */
export interface SeenCard {
  card: string;
  seen?: "all" | number[];
  used?: boolean;
}

export interface Decks {
  red: Deck;
  green: Deck;
  blue: Deck;
  yellow: Deck;
}

/** A card in a city: the symbol under its coin, is it moved forward, whom a Harbour points at. */
export interface MarkedCard {
  card: string;
  coin?: string;
  forward?: boolean;
  target?: number;
}

export interface Seat {
  board: string | null;
  coins: number;
  tokens: number;
  hand: FaceDown[];
  city: CityCard[];
  history: FaceDown[];
  tucked: FaceDown[];
  resigned: boolean;
}

/** A table; as a view, that of one seat, with colours and numbers for cards that it does not know. */
export interface Position {
  game: "polis";
  format: 1;
  components: string;
  options: Record<string, string>;
  turn: number;
  first: number;
  active: number;
  actor: number;
  phase: number;
  awaited: Awaited;
  looks: number;
  looked_at: Colour[];
  draws: number;
  drawn_from: Colour[];
  auctions: number;
  lot: string | SeenCard | null;
  bid: number;
  bidder: number;
  passed: number[];
  developed: number;
  price: number;
  waiting: number[];
  due: number[];
  income_taken: boolean;
  deal: Deal;
  target: number;
  trades: number;
  partners: number[];
  decks: Decks;
  blocked: Colour[];
  removed: FaceDown[];
  out_of_game: FaceDown[];
  lost_track: Record<string, string[]>;
  seats: Seat[];
  ending: Ending;
  reveals: number;
  seed?: string;
  seat?: number;
}

/** On cards of a colour, where there is one. */
export interface Discounts {
  red?: number;
  green?: number;
  blue?: number;
  yellow?: number;
}

/** What the symbols of each city come to, by seat; `discounts` are what more is off cards of a colour. */
export interface Totals {
  culture: number[];
  vase: number[];
  war: number[];
  defence: number[];
  coins: number[];
  points: number[];
  discount: number[];
  discounts: Discounts[];
  ends: number[];
}

/** What of the totals of a city would be more, or less. */
export interface Gains {
  culture?: number;
  vase?: number;
  war?: number;
  defence?: number;
  coins?: number;
  points?: number;
  discount?: number;
  discounts?: Discounts;
  ends?: number;
}

/** What would count if the game were over now, by seat: all points, and where they come from. */
export interface Scores {
  points: number[];
  tokens: number[];
  cards: number[];
  coins: number[];
  history: number[];
}

/** What it would cost to develop a card, how many coins are lacking for it, and what it would add. */
export interface Prospect {
  price: number;
  lacks: number;
  gains: Gains;
}

/** How many cards lie there, and how many of them can be drawn before the End card could come. */
export interface DeckState {
  left: number;
  safe: number;
}

export interface DeckStates {
  red: DeckState;
  green: DeckState;
  blue: DeckState;
  yellow: DeckState;
}

/** How many End cards lie face up, of how many with which the game comes to its end, and does it? */
export interface EndState {
  up: number;
  of: number;
  closing: boolean;
}

/** The phase after which this turn ends as things stand, and whose turn it is then; -1: nobody's. */
export interface TurnState {
  last_phase: number;
  next: number;
}

/** Who bids in which order, and what whoever looks may bid.
 *
 * `sure` is the bid that the seller must accept, 0 where it cannot be made. */
export interface AuctionState {
  bidders: number[];
  least: number;
  most: number;
  sure: number;
}

/** What the table comes to for whoever looks.
 *
 * `covered` tells by seat and slot on which symbol of a card a coin lies; `cards` are those that one may
 * bring into one's own city. */
export interface Overview {
  totals: Totals;
  scores: Scores;
  covered: Record<string, number>[];
  decks: DeckStates;
  end: EndState;
  turn: TurnState;
  auction: AuctionState | null;
  cards: Record<string, Prospect>;
}

/** Coins for another player. */
export interface Gift {
  seat: number;
  coins: number;
}

/** War on both sides, that of mercenaries included, and how many of them are hired. */
export interface Fight {
  war: number;
  defence: number;
  mercenaries: number;
}

/** What the actor of a move gives, coins and tokens, and gets at once: coins, and points on tokens.
 *
 * Coins are null where it is not about them. Then what it gives to somebody else, what it changes in the
 * totals of the mover's city and in the mover's points, and the strength of both sides in a war. */
export interface Outlook {
  coins: number | null;
  tokens: number;
  brings: number | null;
  points: number;
  gift: Gift | null;
  gains: Gains;
  score: Score;
  fight: Fight | null;
}

export interface RulerFacts {
  source: Source;
  sources?: Record<string, Source>;
  names: string[];
  colours: string[];
}

export interface PieceFacts {
  source: Source;
  sources?: Record<string, Source>;
  coins: number;
  tokens: number;
}

export interface StartFacts {
  source: Source;
  sources?: Record<string, Source>;
  coins: number;
  coins_step: number;
  end_card_among_last: number;
  opening_cards: number;
}

export interface TurnFacts {
  source: Source;
  sources?: Record<string, Source>;
  draws: number;
  extra_card: number;
  auctions: number;
  developments: number;
  development: number;
  protection: number;
  mercenary: number;
  end_cards: number;
}

export interface AuctionFacts {
  source: Source;
  sources?: Record<string, Source>;
  must_sell: number;
  premium: number;
  unwanted: number;
}

export interface ScoringFacts {
  source: Source;
  sources?: Record<string, Source>;
  coins_per_point: number;
}

export interface SetupFacts {
  source: Source;
  sources?: Record<string, Source>;
  players: number;
  removed: number;
  cities: string[];
}

/** A printed symbol; a War symbol may count for whoever is attacked only. */
export interface Printed {
  kind: SymbolKind;
  value?: number;
  colour?: Colour;
  ring?: boolean;
  defence_only?: boolean;
  source: Source;
}

/** A card, with the rule to read about it and when its text works; these the file does not tell. */
export interface CardFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  colour: Colour;
  copies: number;
  tags: Tag[];
  symbols: Printed[];
  effect?: string;
  uses?: Uses;
  tokens?: number;
  coins?: number;
  gift?: number;
  deck?: Colour;
  looks?: number;
  trades?: number;
  note?: string;
  rule?: string;
  moment?: Moment;
}

/** One side of a city board. */
export interface SideFacts {
  source: Source;
  sources?: Record<string, Source>;
  city: string;
  name: string;
  side: "A" | "B";
  symbols: Printed[];
}

export interface Facts {
  schema: 1;
  rulers: RulerFacts;
  pieces: PieceFacts;
  start: StartFacts;
  turn: TurnFacts;
  auction: AuctionFacts;
  scoring: ScoringFacts;
  setup: SetupFacts[];
  card: CardFacts[];
  city_side: SideFacts[];
}

/** Nothing, or nothing more: on to what comes next. */
export interface Done {
  verb: "done";
}

/** In an auction. */
export interface Pass {
  verb: "pass";
}

/** To the highest bidder, who offers less than must be accepted. */
export interface Sell {
  verb: "sell";
}

/** The seller buys the card. */
export interface KeepLot {
  verb: "keep";
}

/** The card that nobody wants leaves the game. */
export interface Drop {
  verb: "drop";
}

/** The profit of board and cards. */
export interface Income {
  verb: "income";
}

/** The Colony's second card. */
export interface Found {
  verb: "found";
}

export interface Draw {
  verb: "draw";
  colour: Colour;
}

/** The extra card, for coins. */
export interface Buy {
  verb: "buy";
  colour: Colour;
}

/** The extra card, by Aristotle. */
export interface BuyWithTokens {
  verb: "buy_with_tokens";
  colour: Colour;
}

/** At the top card of a deck, by the Lighthouse. */
export interface Look {
  verb: "look";
  colour: Colour;
}

/** A side of a city board, such as `athina A`. */
export interface Board {
  verb: "board";
  side: string;
}

/** A card of the hand is put up, face down. */
export interface Auction {
  verb: "auction";
  card: string;
}

export interface Develop {
  verb: "develop";
  card: string;
}

/** For Phidias, face down. */
export interface Discard {
  verb: "discard";
  card: string;
}

/** What Herodotus erases, face down. */
export interface Remove {
  verb: "remove";
  card: string;
}

/** What Hippocrates brings back. */
export interface Return {
  verb: "return";
  card: string;
}

export interface Trade {
  verb: "trade";
  seat: number;
}

/** With as many mercenaries as it takes. */
export interface Attack {
  verb: "attack";
  seat: number;
}

/** A card in the defender's city. */
export interface Destroy {
  verb: "destroy";
  slot: number;
}

/** A card in the attacker's own city. */
export interface Sacrifice {
  verb: "sacrifice";
  slot: number;
}

/** A coin onto a symbol of a card, both counted from 0. */
export interface Protect {
  verb: "protect";
  slot: number;
  symbol: number;
}

/** A text that needs nothing else, as that of Hippocrates. Any other is used so in vain; why, is told. */
export interface Use {
  verb: "use";
  slot: number;
}

/** With a card of the hand, which stays face down; so is Homer used. */
export interface UseWithCard {
  verb: "use_with";
  slot: number;
  card: string;
}

/** On another player, as Plato is. */
export interface UseOn {
  verb: "use_on";
  slot: number;
  seat: number;
}

/** Points from Euclid. */
export interface UseBuying {
  verb: "use_buying";
  slot: number;
  tokens: number;
}

/** Points to Euclid. */
export interface UseSelling {
  verb: "use_selling";
  slot: number;
  tokens: number;
}

/** In an auction, in which others than the mover have their say: so it tells whose bid it is. */
export interface Bid {
  verb: "bid";
  seat: number;
  coins: number;
}

/** By the Assassin in one slot of the own city, a card in a slot of a seat's city. */
export interface Kill {
  verb: "kill";
  assassin: number;
  seat: number;
  slot: number;
}

/** Give up, in turn or not. */
export interface Resign {
  verb: "resign";
  seat: number;
}

export type Move =
  | Done
  | Pass
  | Sell
  | KeepLot
  | Drop
  | Income
  | Found
  | Draw
  | Buy
  | BuyWithTokens
  | Look
  | Board
  | Auction
  | Develop
  | Discard
  | Remove
  | Return
  | Trade
  | Attack
  | Destroy
  | Sacrifice
  | Protect
  | Use
  | UseWithCard
  | UseOn
  | UseBuying
  | UseSelling
  | Bid
  | Kill
  | Resign;

/** What is told of a table. */
export interface Told {
  Position: Position;
  Overview: Overview;
  Facts: Facts;
  Move: Move;
  Outlook: Outlook;
}
