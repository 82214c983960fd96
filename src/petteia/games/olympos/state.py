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
    olympos-log-own-discount       seat, count                     what that tile saves on its own price
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
from mypy_extensions import i64, mypyc_attr

from petteia.core.chance import Seed
from petteia.core.contract import NOBODY, State
from petteia.core.numbers import BIT
from petteia.games.olympos.box import NONE, Box

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
        self.prices_on_tiles: bool = options["prices"] == "tiles"
        self.late_discounts: bool = options["own_discount"] == "next_action"
        self.cross_stops_last_only: bool = options["cross"] == "last_action"
        self.gods_wait_for_all_cards: bool = options["two_zeus_spaces"] == "all_cards_first"
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


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    __slots__ = (
        "space", "stock", "on_map", "held", "tokens", "cubes", "hourglasses", "prestige", "laid", "hand",
        "fresh", "discoveries", "wonders", "markers", "swords", "zeus", "stars", "settler_discount",
        "sea_discount", "land_runs", "destiny_choice", "wins_ties", "wonder_discount", "discounts", "ares",
        "siren", "erinyes", "athena", "keres", "prayers", "resigned",
    )  # fmt: skip

    def __init__(self) -> None:
        self.space: i64 = 0  # on the time track
        self.stock: i64 = 0  # settlers in the personal stock
        self.on_map: i64 = 0  # settlers on the map, covered ones too
        self.held: i64 = 0  # the set of territories this player controls
        self.tokens: i64 = 0  # territory tokens by resource, a bundle: one for each territory held
        self.cubes: i64 = 0  # a bundle
        self.hourglasses: i64 = 0
        self.prestige: i64 = 0  # points on prestige tokens, or UNKNOWN
        self.laid: i64 = 0  # how often such tokens were laid down: all that others see of them
        self.hand: i64 = 0  # destiny cards, a set
        self.fresh: i64 = 0  # drawn since the deck was last shuffled, so not in the deck; a set
        self.discoveries: i64 = 0  # the set of kinds
        self.wonders: i64 = 0  # the set of wonders
        self.markers: i64 = 0  # on bonus spaces by column, a bundle
        # What the discoveries add up to, kept by `learn` in development.py:
        self.swords: i64 = 0
        self.zeus: i64 = 0
        self.stars: i64 = 0
        self.settler_discount: i64 = 0
        self.sea_discount: i64 = 0
        self.land_runs: bool = False  # does a run of land cost as one territory?
        self.destiny_choice: i64 = 1  # of how many destiny cards one is kept
        self.wins_ties: bool = False
        self.wonder_discount: i64 = 0
        self.discounts: i64 = 0  # on prices that name a resource, a bundle by resource
        # What the gods have sent:
        self.ares: i64 = 0  # swords until the next Olympos card
        self.siren: bool = False  # no sea until the next Olympos card
        self.erinyes: i64 = 0  # what the next action costs more
        self.athena: i64 = 0  # stars for one wonder
        self.keres: i64 = 0  # points lost at the end
        self.prayers: i64 = 0  # signs of Zeus played for the Olympos card just revealed
        self.resigned: bool = False

    def clone(self) -> Player:
        copy = Player()
        copy.space = self.space
        copy.stock = self.stock
        copy.on_map = self.on_map
        copy.held = self.held
        copy.tokens = self.tokens
        copy.cubes = self.cubes
        copy.hourglasses = self.hourglasses
        copy.prestige = self.prestige
        copy.laid = self.laid
        copy.hand = self.hand
        copy.fresh = self.fresh
        copy.discoveries = self.discoveries
        copy.wonders = self.wonders
        copy.markers = self.markers
        copy.swords = self.swords
        copy.zeus = self.zeus
        copy.stars = self.stars
        copy.settler_discount = self.settler_discount
        copy.sea_discount = self.sea_discount
        copy.land_runs = self.land_runs
        copy.destiny_choice = self.destiny_choice
        copy.wins_ties = self.wins_ties
        copy.wonder_discount = self.wonder_discount
        copy.discounts = self.discounts
        copy.ares = self.ares
        copy.siren = self.siren
        copy.erinyes = self.erinyes
        copy.athena = self.athena
        copy.keres = self.keres
        copy.prayers = self.prayers
        copy.resigned = self.resigned
        return copy


@mypyc_attr(acyclic=True)
class Table(State):
    """The table; rules.py adds what may be done at it."""

    def __init__(self, box: Box, rulings: Rulings, seed: Seed, players: list[Player]) -> None:
        self.box = box
        self.rulings = rulings
        self.seed = seed
        self.shuffles: i64 = 1  # how many shuffles there have been
        self.players = players
        self.line: i64 = 0  # those who still play, a stack: whoever is on top is next (O-17)
        self.stacks = vec[i64]()  # for every territory, its settlers: the top one controls it
        self.condemned: i64 = 0  # a set of territories
        self.tribes: i64 = 0  # the set of territories whose tribe is not beaten yet
        # The development board. The first four are settled at the start and shared by all clones.
        self.columns = vec[i64]()  # for every kind its column from 0, or NONE when it is not in play
        self.prices = vec[i64]()  # for every kind the number of its price (see Box.costs), or NONE
        self.payments = vec[vec[i64]]()  # for every kind what pays for it, as in Box.payments
        self.wonder_columns = vec[i64]()  # the columns of wonders
        self.tiles = vec[i64]()  # for every kind the tiles left: how many, or where they differ, the faces
        self.markers = vec[i64]()  # for every kind the seats on its bonus spaces, by `seat_at`
        self.wonders: i64 = 0  # the set of those not built yet
        self.deck = vec[i64]()  # destiny cards, the next one last
        self.discards: i64 = 0  # destiny cards, a set
        self.shuffled: i64 = 0  # the cards of which the deck was last made, a set that everybody knows
        self.gods = vec[i64]()  # the Olympos card at each place along the track (see Box.place_spaces)
        self.revealed: i64 = 0  # the set of places whose card is turned up
        self.awaited: i64 = CONDEMNING  # CONDEMNING ... OVER
        self.mover: i64 = NOBODY  # the seat whose turn it is; others may be the actor meanwhile
        self.last_turn: bool = False  # is it the mover's last one? (O-100)
        self.start: i64 = NONE  # whence a settler has set out: a territory or NORTH; NONE without one
        self.depth: i64 = NONE  # which of the mover's settlers there it is, from the top; NONE for a new one
        self.buying: i64 = NONE  # the kind that is being discovered, or NONE
        self.building: i64 = NONE  # the wonder that waits for one-use stars, or NONE
        self.due: i64 = 0  # points of time to pay for the action that was taken
        self.late: i64 = 0  # hourglasses of the mover that cannot pay for this action (an option)
        self.cubes_due: i64 = 0  # cubes of choice still to be taken by the actor
        self.draws_due: i64 = 0  # destiny cards still to be drawn by the mover
        self.drawn: i64 = 0  # destiny cards that the Oracle shows the mover, a set
        self.gods_due: i64 = 0  # the set of places whose card will be revealed this turn
        self.god: i64 = NONE  # the place whose card is being resolved, or NONE
        self.touched: i64 = 0  # the set of seats that have yet to choose what that card asks of them
        self.ending: i64 = 0  # how the game ended, or 0
        self.actor = NOBODY
        self.turn = 0
        self.reveals = 0
        self.journal = None

    @abstractmethod
    def clone(self) -> Table: ...

    def copy_onto(self, copy: Table) -> None:
        """All that the constructor does not ask for, and no journal."""
        copy.shuffles = self.shuffles
        copy.line = self.line
        copy.stacks = self.stacks[:]
        copy.condemned = self.condemned
        copy.tribes = self.tribes
        copy.columns = self.columns
        copy.prices = self.prices
        copy.payments = self.payments
        copy.wonder_columns = self.wonder_columns
        copy.tiles = self.tiles[:]
        copy.markers = self.markers[:]
        copy.wonders = self.wonders
        copy.deck = self.deck[:]
        copy.discards = self.discards
        copy.shuffled = self.shuffled
        copy.gods = self.gods
        copy.revealed = self.revealed
        copy.awaited = self.awaited
        copy.mover = self.mover
        copy.last_turn = self.last_turn
        copy.start = self.start
        copy.depth = self.depth
        copy.buying = self.buying
        copy.building = self.building
        copy.due = self.due
        copy.late = self.late
        copy.cubes_due = self.cubes_due
        copy.draws_due = self.draws_due
        copy.drawn = self.drawn
        copy.gods_due = self.gods_due
        copy.god = self.god
        copy.touched = self.touched
        copy.ending = self.ending
        copy.actor = self.actor
        copy.turn = self.turn
        copy.reveals = self.reveals

    def seats(self) -> int:
        return len(self.players)
