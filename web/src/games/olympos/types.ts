// Generated from shapes.py and moves.py in src/petteia/games/olympos: run `make types`.

export type Source = "inferred" | "published" | "reconstructed" | "rulebook";

export type Resource = "gold" | "grain" | "stone" | "wood";

export type Awaited = "act" | "answer" | "barbarians" | "before paying" | "bonus" | "condemn" | "ending" | "go" | "keep" | "lose" | "nothing" | "pay" | "spend" | "take" | "tile";

export type Ending = "all finished" | "last one left" | "none";

export type Cubes = Partial<Record<Resource, number>>;

export type Made = string | DiscoveryTile;

export type Settlers = (number | "barbarians")[];

export type Gain = "gold" | "grain" | "hourglasses" | "prestige" | "settler" | "stone" | "wood";

export type Gains = Partial<Record<Gain, number>>;

export type Category = "cards" | "discoveries" | "keres" | "prestige" | "territories" | "tiles" | "track" | "wonders";

export type Score = Partial<Record<Category, number>>;

export type GodEffect = "cubes" | "dearer_action" | "lost_points" | "lost_settler" | "no_cards" | "no_sea" | "prestige" | "settlers" | "star" | "swords";

export type DestinyEffect = "cube" | "hourglasses_for_most" | "hourglasses_per_territory" | "prestige_for_all" | "prestige_per_territory" | "star" | "zeus";

export type TileEffect = "cubes" | "destiny_cards" | "destiny_choice" | "hourglasses" | "land_runs" | "points" | "points_per_discovery" | "points_per_settler" | "points_per_star" | "points_per_sword" | "resource_discount" | "sea_discount" | "settler_discount" | "settlers" | "stars" | "swords" | "wins_ties" | "wonder_discount" | "zeus";

/** A block or an entry of a components file: where it is from, and where single facts are. */
export interface Sourced {
  source: Source;
  sources?: Record<string, Source>;
}

/** An Olympos card beside the track; null where it has not been turned up. */
export interface God {
  space: number;
  card: string | null;
  revealed: boolean;
}

export interface SettingOut {
  from: string;
  settler: number;
}

/** A discovery with the face of its tile, where tiles differ, and the number of its bonus space. */
export interface DiscoveryTile {
  discovery: string;
  face?: Resource;
  bonus?: number;
}

/** A player; cards of others are a number, prestige that lies face down before them is null. */
export interface Seat {
  space: number;
  stock: number;
  cubes: Cubes;
  hourglasses: number;
  prestige: number | null;
  laid: number;
  hand: string[] | number;
  fresh: string[];
  discoveries: Made[];
  wonders: string[];
  ares: number;
  siren: boolean;
  erinyes: number;
  athena: number;
  keres: number;
  prayers: number;
  resigned: boolean;
}

/** A table; as a view, that of one seat, with a number in place of cards that lie face down. */
export interface Position {
  game: "olympos";
  format: 1;
  components: string;
  options: Record<string, string>;
  turn: number;
  actor: number;
  mover: number;
  awaited: Awaited;
  last_turn: boolean;
  line: number[];
  seats: Seat[];
  settlers: Record<string, Settlers>;
  condemned: string[];
  tribes: string[];
  board: Record<string, (string | null)[]>;
  wonders: (string | null)[];
  deck: string[] | number;
  discards: string[];
  shuffled: string[];
  gods: God[];
  setting_out: SettingOut | null;
  buying: string | null;
  building: string | null;
  due: number;
  late: number;
  cubes_due: number;
  draws_due: number;
  drawn: string[] | number;
  gods_due: number[];
  god: number;
  touched: number[];
  ending: Ending;
  reveals: number;
  shuffles: number;
  seed?: string;
  seat?: number;
}

/** Where a settler that sets out could arrive, and for how many action points. */
export interface Reach {
  territory: string;
  time: number;
}

/** Whom one has to beat, by how many swords on each side, and the action points that it costs. */
export interface Battle {
  defender: number | "barbarians" | "tribe";
  own: number;
  theirs: number;
  time: number;
}

/** The action points of a move and how they are paid, null where it costs none; and what it leads to.
 *
 * The hourglasses are null as long as a bonus may still bring some. The space is where the piece goes at
 * most, null where it stays or would have to leave the track; destiny and Olympos cards are those on its
 * way. Is the mover still furthest back, and next? The route of a settler has its start and its end in it.
 * Gains are those of a card or a bonus; the score is what is certain to change in one's points. Ways are
 * the cubes with which a discovery could be paid for, the cheapest first. */
export interface Outlook {
  time: number | null;
  hourglasses: number | null;
  space: number | null;
  again: boolean;
  destiny: number;
  olympos: number;
  reaches: Reach[];
  route: string[];
  fight: Battle | null;
  gains: Gains;
  score: Score;
  ways: Cubes[];
}

/** What a player has by what lies on the map and in front of them: territory tokens, swords with those of
 * Ares, signs of Zeus, stars; points so far, as far as they do not lie face down; and how many spaces it is
 * to the last turn. */
export interface Belongings {
  tokens: Cubes;
  swords: number;
  zeus: number;
  stars: number;
  points: Score;
  left: number;
}

/** Equal resources that a price asks for; null where any will do that is not that of another group. */
export interface Group {
  count: number;
  resource: Resource | null;
}

/** How many tiles of a discovery are left, and their price; where they differ, the resources on them; and
 * for each bonus space below it the seat that has taken it, or -1. */
export interface TileLeft {
  left: number;
  cost: Group[];
  faces?: Resource[];
  bonuses?: number[];
}

/** Whose turn follows once the mover's piece is beyond a space, for until then it is the mover's; null
 * where it does not hang on that any more. */
export interface NextTurn {
  seat: number;
  beyond: number | null;
}

/** What everybody has, the discoveries in play, the own stars that wonders do not use up, whose turn
 * follows, and whom the Olympos card that has fallen touches, as things stand. */
export interface Overview {
  seats: Belongings[];
  tiles: Record<string, TileLeft>;
  stars: Record<string, number>;
  next: NextTurn | null;
  touches: number[];
}

export interface TribeFacts {
  source: Source;
  sources?: Record<string, Source>;
  names: string[];
  colours: string[];
}

export interface PieceFacts {
  source: Source;
  sources?: Record<string, Source>;
  settlers: number;
  hourglasses: number;
  cubes: number;
}

export interface CostFacts {
  source: Source;
  sources?: Record<string, Source>;
  new_settler: number;
  land: number;
  sea: number;
  stronger: number;
  equal: number;
  weaker: number;
  discovery: number;
  wonder: number;
}

export interface FightFacts {
  source: Source;
  sources?: Record<string, Source>;
  tribe_swords: number;
  barbarian_swords: number;
  compensation: number;
}

export interface ScoringFacts {
  source: Source;
  sources?: Record<string, Source>;
  territory: number;
  atlantis: number;
  discovery: number;
  card_in_hand: number;
}

export interface TrackFacts {
  source: Source;
  sources?: Record<string, Source>;
  cross: number;
  zeus: number[];
  olympos_cards: number[];
  last_points: number[];
}

export interface SetupFacts {
  source: Source;
  sources?: Record<string, Source>;
  players: number;
  condemned: number;
  barbarians: number;
  columns: number;
  single_tiles: boolean;
  grey_bonus: boolean;
  settlers: number;
}

export interface NorthFacts {
  source: Source;
  sources?: Record<string, Source>;
  land: string[];
  x: number;
  y: number;
}

export interface TerritoryFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  resource: Resource;
  star?: boolean;
  zeus?: boolean;
  atlantis?: boolean;
  land: string[];
  sea: string[];
  x: number;
  y: number;
}

export interface SeaFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  sea: string[];
  x: number;
  y: number;
}

/** A row of the development board, with the numbers of players on the backs of the tiles of each kind. */
export interface RowFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  backs: number[];
}

export interface Gift {
  gain: Gain;
  count: number;
}

/** A space of the development board: the price of what lies there, and the bonuses below it. */
export interface SpaceFacts {
  source: Source;
  sources?: Record<string, Source>;
  row: string;
  column: number;
  cost: Group[];
  bonuses: Gift[];
  grey: number;
}

export interface DiscoveryFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  row: string;
  cost: Group[];
  effect: Partial<Record<TileEffect, number>>;
  faces?: Resource[];
}

export interface WonderFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  stars: number;
  points: number;
}

/** An Olympos card. */
export interface GodFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  name: string;
  good: boolean;
  effect: GodEffect;
  amount: number;
}

export interface DestinyFacts {
  source: Source;
  sources?: Record<string, Source>;
  id: string;
  effect: DestinyEffect;
  resource?: Resource;
  amount: number;
  copies: number;
}

export interface Facts {
  schema: 2;
  tribes: TribeFacts;
  pieces: PieceFacts;
  costs: CostFacts;
  fights: FightFacts;
  scoring: ScoringFacts;
  track: TrackFacts;
  setup: SetupFacts[];
  north: NorthFacts;
  territory: TerritoryFacts[];
  sea: SeaFacts[];
  row: RowFacts[];
  space: SpaceFacts[];
  discovery: DiscoveryFacts[];
  wonder: WonderFacts[];
  olympos_card: GodFacts[];
  destiny_card: DestinyFacts[];
}

export interface Condemn {
  verb: "condemn";
  territory: string;
}

/** Where they are set up. */
export interface Barbarians {
  verb: "barbarians";
  territory: string;
}

/** A settler from the stock sets out, from a territory or from `north`. */
export interface NewSettler {
  verb: "new_settler";
  start: string;
}

/** A settler on the map sets out; so many of its own stand above it there. */
export interface Settler {
  verb: "settler";
  territory: string;
  depth: number;
}

/** Where the settler that has set out arrives. */
export interface Go {
  verb: "go";
  territory: string;
}

export interface Discover {
  verb: "discover";
  discovery: string;
}

/** Cubes by resource; those of which none is paid are left out. */
export interface Pay {
  verb: "pay";
  cubes: Cubes;
}

/** Which of the tiles of a discovery, where they differ. */
export interface Tile {
  verb: "tile";
  resource: Resource;
}

/** The number of the bonus space below the discovery, from 0. */
export interface Bonus {
  verb: "bonus";
  slot: number;
}

export interface BuildWonder {
  verb: "build";
  wonder: string;
}

/** How many of the one-use stars are destiny cards; the others are Athena's. */
export interface Spend {
  verb: "spend";
  cards: number;
}

/** A cube of choice. */
export interface Take {
  verb: "take";
  resource: Resource;
}

/** A destiny card from the hand. */
export interface Play {
  verb: "play";
  card: string;
}

/** One of the destiny cards that the Oracle shows; None for those who may not know which. */
export interface Keep {
  verb: "keep";
  card: string | null;
}

/** Hades takes this settler; so many of its own stand above it there. */
export interface Lose {
  verb: "lose";
  territory: string;
  depth: number;
}

/** No destiny card, or no further one. */
export interface Done {
  verb: "done";
}

/** The game is over for this player. */
export interface Pass {
  verb: "pass";
}

/** Some spaces on the track for nothing, where no action is possible. */
export interface Wait {
  verb: "wait";
}

/** Give up, in turn or not. */
export interface Resign {
  verb: "resign";
  seat: number;
}

export type Move =
  | Condemn
  | Barbarians
  | NewSettler
  | Settler
  | Go
  | Discover
  | Pay
  | Tile
  | Bonus
  | BuildWonder
  | Spend
  | Take
  | Play
  | Keep
  | Lose
  | Done
  | Pass
  | Wait
  | Resign;

/** What is told of a table. */
export interface Told {
  Position: Position;
  Overview: Overview;
  Facts: Facts;
  Move: Move;
  Outlook: Outlook;
}
