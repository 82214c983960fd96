"""What lies on the table in Olympos, and who must decide.

What the journal tells, with its arguments. Territories, kinds (of discovery), wonders, gods (Olympos cards)
and cards (destiny cards) are numbers of the Box; `start` is a territory or NORTH; a seat may be BARBARIANS.

    olympos-log-condemns           seat, territory
    olympos-log-barbarians         seat, territory                 where they are set up
    olympos-log-turn               seat, turn
    olympos-log-new-settler        seat, start, territory, time    time: of the whole action
    olympos-log-settler            seat, start, territory, time
    olympos-log-abandons           seat, territory                 nobody is left there
    olympos-log-control            seat, territory                 falls to the seat now on top
    olympos-log-fights-tribe       seat, territory, time           time: of the fight
    olympos-log-fights             seat, territory, defender, time defender: a seat or BARBARIANS
    olympos-log-territory          seat, territory                 takes control and the territory token
    olympos-log-star               seat, territory                 and its star
    olympos-log-zeus-token         seat                            and the Zeus token
    olympos-log-discovers          seat, kind, cubes, time         cubes: the bundle paid
    olympos-log-face               seat, kind, resource            which of the tiles
    olympos-log-bonus              seat, kind, slot
    olympos-log-wonder             seat, wonder, cards, stars, time    one-use stars: cards, Athena's
    olympos-log-hourglasses        seat, count                     gains, for whatever was told just before
    olympos-log-settlers           seat, count
    olympos-log-cube               seat, resource
    olympos-log-prestige           seat, points                    where it lies open (an option)
    olympos-log-prestige-face-down seat
    olympos-log-prestige-own       points                          told to that seat only
    olympos-log-pays               seat, hourglasses, spaces, space    space: where the token is now
    olympos-log-draws              seat, count                     destiny cards
    olympos-log-drawn              card                            told to that seat only
    olympos-log-oracle             cards                           told to that seat only
    olympos-log-oracle-discards    seat, cards
    olympos-log-no-card            seat                            deck and discards are both empty
    olympos-log-reshuffle          count
    olympos-log-plays              seat, card
    olympos-log-reveals            seat, god, space
    olympos-log-touches            seat, god                       the card's effect falls on this seat
    olympos-log-touches-nobody     god
    olympos-log-discards-hand      seat, cards                     Nemesis
    olympos-log-loses-settler      seat, territory                 Hades
    olympos-log-waits              seat, space
    olympos-log-passes             seat
    olympos-log-finishes           seat                            has taken the last action
    olympos-log-resigns            seat
    olympos-log-end                ending

`cards` is a set of destiny cards by `copies_of`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import Seed
from petteia.core.contract import EVERYBODY, Event, State
from petteia.core.numbers import BIT
from petteia.games.olympos.box import Box

# What is awaited of the actor.
CONDEMNING: Final = 0  # set-up: condemn a territory
PLACING_BARBARIANS: Final = 1  # set-up for two: a territory for the barbarians
ACTING: Final = 2  # play a destiny card, let a settler set out, discover, build a wonder, pass
MOVING: Final = 3  # where does the settler that has set out arrive?
PAYING: Final = 4  # which cubes for a discovery?
CHOOSING_FACE: Final = 5  # which of the tiles of a discovery, where they differ?
CHOOSING_BONUS: Final = 6  # which bonus space below a discovery?
SPENDING_STARS: Final = 7  # which one-use stars for a wonder?
TAKING_CUBE: Final = 8  # a cube of choice, for Trade or from Artemis
KEEPING: Final = 9  # which of the destiny cards that the Oracle shows?
BEFORE_PAYING: Final = 10  # the action is done: play a destiny card, or pay for it
ENDING: Final = 11  # destiny cards were drawn: play one, or end the turn
ANSWERING: Final = 12  # an Olympos card is revealed: play a sign of Zeus, or not
LOSING_SETTLER: Final = 13  # which settler does Hades take?
OVER: Final = 14

# How a game ends.
ALL_FINISHED: Final = 1
LAST_ONE_LEFT: Final = 2

BARBARIANS: Final = 6  # stand on the map like a seat
HIDDEN: Final = 63  # stands for a card that a seat does not know
UNKNOWN: Final = -1  # stands for prestige that a seat does not know


class Rulings:
    """The readings of unclear rules that this table plays by: see docs/rulings.md."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options
        self.top_condemns: bool = options["condemner"] == "top"
        self.exact_stars: bool = options["wonder_stars"] == "exactly"
        self.last_turn_when_passed: bool = options["last_turn"] == "passed"
        self.free_escape: bool = options["escape"] == "free"
        self.late_hourglasses: bool = options["bought_hourglasses"] == "next_action"
        self.strict_supply: bool = options["supply"] == "strict"
        self.hidden_prestige: bool = options["prestige"] == "hidden"


# --- stacks: settlers on a territory, or seats in turn order, in one number; the top is lowest -------

SEAT_BITS: Final = 3
MOST_SETTLERS: Final = 20  # on one territory


def pushed(stack: i64, seat: i64) -> i64:
    return stack << SEAT_BITS | seat + 1


def top_of(stack: i64) -> i64:
    """The seat on top, or NOBODY."""
    return (stack & 7) - 1


def seat_at(stack: i64, position: i64) -> i64:
    return (stack >> SEAT_BITS * position & 7) - 1


def without_top(stack: i64) -> i64:
    return stack >> SEAT_BITS


def below(stack: i64, position: i64) -> i64:
    """What is left of a stack below a position, counted from 0 at the top."""
    return stack >> SEAT_BITS * (position + 1)


def without(stack: i64, position: i64) -> i64:
    """The stack without what stands at a position."""
    above = stack & BIT[SEAT_BITS * position] - 1
    return above | below(stack, position) << SEAT_BITS * position


def inserted(stack: i64, position: i64, seat: i64) -> i64:
    """The stack with a seat at a position, and those from there on further down."""
    above = stack & BIT[SEAT_BITS * position] - 1
    return above | pushed(stack >> SEAT_BITS * position, seat) << SEAT_BITS * position


def height(stack: i64) -> i64:
    count: i64 = 0
    while stack:
        stack >>= SEAT_BITS
        count += 1
    return count


def is_full(stack: i64) -> bool:
    return stack >> SEAT_BITS * (MOST_SETTLERS - 1) != 0


# --- sets of destiny cards: two bits a card, so three copies at most ---------------------------------


def copies_of(cards: i64, card: i64) -> i64:
    return cards >> 2 * card & 3


def one(card: i64) -> i64:
    """A set of one card."""
    return BIT[2 * card]


def count_cards(cards: i64) -> i64:
    count: i64 = 0
    while cards:
        count += cards & 3
        cards >>= 2
    return count


def laid_out(cards: i64) -> vec[i64]:
    """The cards of a set one by one, always in the same order."""
    row = vec[i64]()
    card: i64 = 0
    while cards:
        for _ in range(cards & 3):
            row = append(row, card)
        cards >>= 2
        card += 1
    return row


class Player:
    __slots__ = (
        "space", "stock", "on_map", "held", "tokens", "cubes", "hourglasses", "prestige", "laid", "hand",
        "fresh", "discoveries", "wonders", "markers", "swords", "zeus", "stars", "settler_discount",
        "sea_discount", "land_runs", "destiny_choice", "wins_ties", "wonder_discount", "discounts", "ares",
        "siren", "erinyes", "athena", "keres", "prayers", "resigned",
    )  # fmt: skip

    space: i64  # on the time track
    stock: i64  # settlers in the personal stock
    on_map: i64  # settlers on the map, covered ones too
    held: i64  # the set of territories this player controls
    tokens: i64  # territory tokens by resource, a bundle: one for each territory held
    cubes: i64  # a bundle
    hourglasses: i64
    prestige: i64  # points on prestige tokens, or UNKNOWN
    laid: i64  # how often such tokens were laid down: all that others see of them
    hand: i64  # destiny cards, a set
    fresh: i64  # what was drawn since the deck was last shuffled, a set: it is not in the deck
    discoveries: i64  # the set of kinds
    wonders: i64  # the set of wonders
    markers: i64  # on bonus spaces by column, a bundle
    # What the discoveries add up to, kept by `learn` in development.py:
    swords: i64
    zeus: i64
    stars: i64
    settler_discount: i64
    sea_discount: i64
    land_runs: bool  # does a run of land cost as one territory?
    destiny_choice: i64  # of how many destiny cards one is kept
    wins_ties: bool
    wonder_discount: i64
    discounts: i64  # on prices that name a resource, a bundle by resource
    # What the gods have sent:
    ares: i64  # swords until the next Olympos card
    siren: bool  # no sea until the next Olympos card
    erinyes: i64  # what the next action costs more
    athena: i64  # stars for one wonder
    keres: i64  # points lost at the end
    prayers: i64  # signs of Zeus played for the Olympos card just revealed
    resigned: bool

    def __init__(
        self,
        space: i64,
        stock: i64,
        on_map: i64,
        held: i64,
        tokens: i64,
        cubes: i64,
        hourglasses: i64,
        prestige: i64,
        laid: i64,
        hand: i64,
        fresh: i64,
        discoveries: i64,
        wonders: i64,
        markers: i64,
        swords: i64,
        zeus: i64,
        stars: i64,
        settler_discount: i64,
        sea_discount: i64,
        land_runs: bool,
        destiny_choice: i64,
        wins_ties: bool,
        wonder_discount: i64,
        discounts: i64,
        ares: i64,
        siren: bool,
        erinyes: i64,
        athena: i64,
        keres: i64,
        prayers: i64,
        resigned: bool,
    ) -> None:
        self.space = space
        self.stock = stock
        self.on_map = on_map
        self.held = held
        self.tokens = tokens
        self.cubes = cubes
        self.hourglasses = hourglasses
        self.prestige = prestige
        self.laid = laid
        self.hand = hand
        self.fresh = fresh
        self.discoveries = discoveries
        self.wonders = wonders
        self.markers = markers
        self.swords = swords
        self.zeus = zeus
        self.stars = stars
        self.settler_discount = settler_discount
        self.sea_discount = sea_discount
        self.land_runs = land_runs
        self.destiny_choice = destiny_choice
        self.wins_ties = wins_ties
        self.wonder_discount = wonder_discount
        self.discounts = discounts
        self.ares = ares
        self.siren = siren
        self.erinyes = erinyes
        self.athena = athena
        self.keres = keres
        self.prayers = prayers
        self.resigned = resigned

    def clone(self) -> Player:
        return Player(
            self.space,
            self.stock,
            self.on_map,
            self.held,
            self.tokens,
            self.cubes,
            self.hourglasses,
            self.prestige,
            self.laid,
            self.hand,
            self.fresh,
            self.discoveries,
            self.wonders,
            self.markers,
            self.swords,
            self.zeus,
            self.stars,
            self.settler_discount,
            self.sea_discount,
            self.land_runs,
            self.destiny_choice,
            self.wins_ties,
            self.wonder_discount,
            self.discounts,
            self.ares,
            self.siren,
            self.erinyes,
            self.athena,
            self.keres,
            self.prayers,
            self.resigned,
        )


def new_player(stock: i64) -> Player:
    return Player(
        0, stock, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, 1, False, 0, 0, 0, False, 0, 0, 0,
        0, False,
    )  # fmt: skip


class Table(State):
    """The table; rules.py adds what may be done at it."""

    box: Box
    rulings: Rulings
    seed: Seed
    shuffles: i64  # how many shuffles there have been
    players: list[Player]
    line: i64  # those who still play, a stack: whoever is on top is next (O-17)
    stacks: vec[i64]  # for every territory, its settlers: the top one controls it
    condemned: i64  # a set of territories
    tribes: i64  # the set of territories whose tribe is not beaten yet
    # The development board. The first two are settled at the start and shared by all clones.
    columns: vec[i64]  # for every kind its column from 0, or NONE when it is not in play
    wonder_columns: vec[i64]  # the same for wonders
    tiles: vec[i64]  # for every kind the number of tiles left, or the set of faces left where tiles differ
    markers: vec[i64]  # for every kind the seats on its bonus spaces, by `seat_at`
    wonders: i64  # the set of those not built yet
    deck: vec[i64]  # destiny cards, the next one last
    discards: i64  # destiny cards, a set
    shuffled: i64  # the cards of which the deck was last made, a set that everybody knows
    gods: vec[i64]  # the Olympos card at each place along the track (see Box.place_spaces)
    revealed: i64  # the set of places whose card is turned up
    awaited: i64  # CONDEMNING ... OVER
    mover: i64  # the seat whose turn it is; others may be the actor meanwhile
    last_turn: bool  # is it the mover's last one? (O-100)
    start: i64  # where the settler that has set out came from: a territory or NORTH; NONE without one
    depth: i64  # which of the mover's settlers there it is, from the top; NONE for a new one
    buying: i64  # the kind that is being discovered, or NONE
    building: i64  # the wonder that waits for one-use stars, or NONE
    due: i64  # points of time to pay for the action that was taken
    late: i64  # hourglasses of the mover that cannot pay for this action (an option)
    cubes_due: i64  # cubes of choice still to be taken by the actor
    draws_due: i64  # destiny cards still to be drawn by the mover
    drawn: i64  # destiny cards that the Oracle shows the mover, a set
    gods_due: i64  # the set of places whose card will be revealed this turn
    god: i64  # the place whose card is being resolved, or NONE
    touched: i64  # the set of seats that have yet to choose what that card asks of them
    ending: i64  # how the game ended, or 0

    def __init__(
        self,
        box: Box,
        rulings: Rulings,
        seed: Seed,
        shuffles: i64,
        players: list[Player],
        line: i64,
        stacks: vec[i64],
        condemned: i64,
        tribes: i64,
        columns: vec[i64],
        wonder_columns: vec[i64],
        tiles: vec[i64],
        markers: vec[i64],
        wonders: i64,
        deck: vec[i64],
        discards: i64,
        shuffled: i64,
        gods: vec[i64],
        revealed: i64,
        awaited: i64,
        mover: i64,
        last_turn: bool,
        start: i64,
        depth: i64,
        buying: i64,
        building: i64,
        due: i64,
        late: i64,
        cubes_due: i64,
        draws_due: i64,
        drawn: i64,
        gods_due: i64,
        god: i64,
        touched: i64,
        ending: i64,
        actor: i64,
        turn: i64,
        reveals: i64,
    ) -> None:
        self.box = box
        self.rulings = rulings
        self.seed = seed
        self.shuffles = shuffles
        self.players = players
        self.line = line
        self.stacks = stacks
        self.condemned = condemned
        self.tribes = tribes
        self.columns = columns
        self.wonder_columns = wonder_columns
        self.tiles = tiles
        self.markers = markers
        self.wonders = wonders
        self.deck = deck
        self.discards = discards
        self.shuffled = shuffled
        self.gods = gods
        self.revealed = revealed
        self.awaited = awaited
        self.mover = mover
        self.last_turn = last_turn
        self.start = start
        self.depth = depth
        self.buying = buying
        self.building = building
        self.due = due
        self.late = late
        self.cubes_due = cubes_due
        self.draws_due = draws_due
        self.drawn = drawn
        self.gods_due = gods_due
        self.god = god
        self.touched = touched
        self.ending = ending
        self.actor = actor
        self.turn = turn
        self.reveals = reveals
        self.journal = None

    @abstractmethod
    def clone(self) -> Table: ...

    def seats(self) -> int:
        return len(self.players)

    def note(self, key: str, arguments: list[int], audience: int = EVERYBODY) -> None:
        if self.journal is not None:
            self.journal.append(Event(key, arguments, audience))
