"""What lies on the table in Polis, and who must decide.

What the journal tells, with its arguments. Kinds (of card), sides (of city boards) and colours are numbers of
the Box; `symbol` is a number on a card, from 0. What texts of cards tell is in effects.py.

    polis-log-board              seat, side                      has this city board, this side up
    polis-log-turn               seat, turn
    polis-log-extra              seat, colour, coins             buys the extra card
    polis-log-draws              seat, colour
    polis-log-drawn              kind                            told to that seat only
    polis-log-end-card           colour, count                   lies face up, and how many do now
    polis-log-offers             seat, colour                    by auction
    polis-log-offered            kind                            told to that seat only
    polis-log-bids               seat, coins
    polis-log-passes             seat
    polis-log-sells              seat, buyer, kind, coins
    polis-log-keeps              seat, bidder, kind, coins       the seller pays the highest bidder
    polis-log-keeps-unwanted     seat, kind, coins               nobody has bid: pays the bank
    polis-log-drops              seat, colour                    nobody has bid: out of the game
    polis-log-places             seat, kind                      face up into the city by a card's text
    polis-log-develops           seat, kind, coins
    polis-log-protects           seat, kind, symbol
    polis-log-income             seat, coins, tokens
    polis-log-trades             seat, partner, coins, coins     for the seat, for the partner
    polis-log-attacks            seat, defender, war, war, coins strengths of both; paid for mercenaries
    polis-log-spoils             seat, coins
    polis-log-destroys           seat, defender, kind
    polis-log-sacrifices         seat, kind
    polis-log-resigns            seat
    polis-log-end                ending
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from petteia.core.chance import Seed
from petteia.core.contract import NOBODY, State
from petteia.core.numbers import BIT
from petteia.games.polis.box import Box

NONE: Final = -1

# What is awaited of the actor.
CHOOSING_BOARD: Final = 0  # set-up: a city board and its side, or only the side of the one dealt
OPENING: Final = 1  # set-up: a deck for the first card
LOOKING: Final = 2  # Lighthouse: a deck to look at, or none
DRAWING: Final = 3  # a deck for one of the two cards
BUYING_EXTRA: Final = 4  # a deck for the extra card, or none
OFFERING: Final = 5  # a card for an auction, or no further one
BIDDING: Final = 6
SETTLING: Final = 7  # the seller decides about a card for which little or nothing is bid
DEVELOPING: Final = 8  # a card to develop, or no more
FOUNDING: Final = 9  # Colony was placed: pay again for the top red card, or not
VISITING: Final = 10  # a temple was placed: draw or not (an option)
DISCARDING: Final = 11  # Phidias was placed: which card goes into the box?
REPLACING: Final = 12  # a deck for a card in place of one put away
PROTECTING: Final = 13  # a symbol for a coin, or none
PROFITING: Final = 14  # income and activations
ERASING: Final = 15  # Herodotus looks: which card goes out of the game?
RETURNING: Final = 16  # Hippocrates looks: which card comes back?
TRADING: Final = 17
WARRING: Final = 18
DESTROYING: Final = 19  # which card of the defender?
SACRIFICING: Final = 20  # which card of the attacker?
STRIKING: Final = 21  # the turn is about to end: the Assassin's last chance in it, or none
OVER: Final = 22

# The phases of a turn; 0 is before the first, and the set-up.
DRAW_PHASE: Final = 1
AUCTION_PHASE: Final = 2
DEVELOPMENT_PHASE: Final = 3
PROTECTION_PHASE: Final = 4
PROFIT_PHASE: Final = 5
TRADE_PHASE: Final = 6
WAR_PHASE: Final = 7

# How a game ends.
TWO_END_CARDS: Final = 1
LAST_ONE_LEFT: Final = 2

# What Euclid has done last: points are not bought and sold in one breath, so that every turn ends (RP-26).
NO_DEAL: Final = 0
BOUGHT: Final = 1
SOLD: Final = 2

WATCHER: Final = 5  # stands for all who only watch, where seats are numbered


class Rulings:
    """The readings of unclear rules that this table plays by: see docs/rulings.md."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options
        self.boards_dealt: bool = options["city_boards"] == "dealt"
        self.boards_chosen: bool = options["city_boards"] in ("chosen", "first_game_chosen")
        self.boards_of_first_game: bool = options["city_boards"] in ("first_game", "first_game_chosen")
        self.extra_card_first: bool = options["extra_card"] == "before_drawing"
        self.own_discount: bool = options["own_discount"] == "yes"
        self.temple_draw_is_optional: bool = options["temple_draw"] == "optional"
        self.colony_costs_full_price: bool = options["colony_price"] == "full"
        self.phidias_empties_owner: bool = options["phidias"] == "owner"
        self.coin_stops_assassin: bool = options["coin_stops_assassin"] == "yes"
        self.assassin_in_profit_phase: bool = options["assassin"] == "profit_phase"
        self.tucked_cards_to_history: bool = options["tucked_cards"] == "history"
        self.history_refreshes: bool = options["once_per_game"] == "fresh"
        self.comes_back_quietly: bool = options["hippocrates"] == "quietly"
        self.no_empty_attack: bool = options["empty_attack"] == "forbidden"
        self.protected_statue_falls: bool = options["protected_statue"] == "must_fall"
        self.late_end_after_turn: bool = options["late_end"] == "turn_ends"
        self.last_round_completed: bool = options["last_round"] == "completed"
        self.strict_supply: bool = options["supply"] == "strict"


# --- cards: a kind, and in the bits below it what is known or has happened to this card -----------

KIND_SHIFT: Final = 12


def kind_of(card: i64) -> i64:
    return card >> KIND_SHIFT


# A card that lies face down or in a hand: who has seen its face (the owner of a hand always has), and whether
# its text, one for once a game, was used before the card went to history.
SPENT: Final = 64
EVERYONE: Final = 63  # all seats and the watcher have seen it


def face_down(kind: i64, seen: i64) -> i64:
    return kind << KIND_SHIFT | seen


def seen_by(card: i64) -> i64:
    """The set of seats, WATCHER included, that know a face-down card."""
    return card & EVERYONE


def is_spent(card: i64) -> bool:
    return card & SPENT != 0


# A card in a city: the Harbour's target, whether it has moved forward, and where its coin lies.
FORWARD: Final = 8
COIN_SHIFT: Final = 4


def face_up(kind: i64) -> i64:
    return kind << KIND_SHIFT


def is_forward(card: i64) -> bool:
    return card & FORWARD != 0


def target_of(card: i64) -> i64:
    """The seat that a Harbour points at, or NONE."""
    return (card & 7) - 1


def pointed_at(card: i64, seat: i64) -> i64:
    return card & ~7 | FORWARD | seat + 1


def moved_back(card: i64) -> i64:
    return card & ~15


def coin_on(card: i64) -> i64:
    """The symbol on which a coin lies, or NONE."""
    return (card >> COIN_SHIFT & 15) - 1


def with_coin(card: i64, symbol: i64) -> i64:
    return card | (symbol + 1) << COIN_SHIFT


# --- rows of cards are never changed but replaced, so that clones can share them ------------------


def with_card(row: vec[i64], card: i64) -> vec[i64]:
    """The row with one more card at its end."""
    return append(row[:], card)


def sorted_in(row: vec[i64], card: i64) -> vec[i64]:
    """The row, which is in order, with one more card at its place."""
    grown = append(row[:], card)
    place: i64 = len(row)
    while place > 0 and grown[place - 1] > card:
        grown[place] = grown[place - 1]
        place -= 1
    grown[place] = card
    return grown


def without_slot(row: vec[i64], slot: i64) -> vec[i64]:
    shrunk = row[:slot]
    for place in range(slot + 1, i64(len(row))):
        shrunk = append(shrunk, row[place])
    return shrunk


def replaced(row: vec[i64], slot: i64, card: i64) -> vec[i64]:
    changed = row[:]
    changed[slot] = card
    return changed


# --- what seats have seen and lost track of -------------------------------------------------------

LOST_STEP: Final = 64


def lost_track(seat: i64, kind: i64) -> i64:
    """An entry of Table.lost: the seat, or WATCHER, knows that a card of this kind has left its deck."""
    return seat * LOST_STEP + kind


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    __slots__ = (
        "side", "coins", "tokens", "city", "hand", "history", "tucked", "shown", "discounts", "yields",
        "prizes", "counts", "powers", "resigned",
    )  # fmt: skip

    def __init__(self) -> None:
        self.side: i64 = NONE  # of the city board; until it is chosen, side A of the board dealt, or NONE
        self.coins: i64 = 0
        self.tokens: i64 = 0  # victory points on tokens
        self.city = vec[i64]()  # face-up cards, in the order in which they were placed
        # Face-down cards, sorted: the order in which they came must not tell what they are.
        self.hand = vec[i64]()  # the bits say who else has seen a card
        self.history = vec[i64]()
        self.tucked = vec[i64]()  # under Alexander
        # What board and city add up to, see box.py; a coin takes its symbol away.
        self.shown: i64 = 0
        self.discounts: i64 = 0
        self.yields: i64 = 0
        self.prizes: i64 = 0
        self.counts: i64 = 0
        self.powers: i64 = 0  # the set of effects that texts in the city have
        self.resigned: bool = False

    def clone(self) -> Player:
        copy = Player()
        copy.side = self.side
        copy.coins = self.coins
        copy.tokens = self.tokens
        copy.city = self.city
        copy.hand = self.hand
        copy.history = self.history
        copy.tucked = self.tucked
        copy.shown = self.shown
        copy.discounts = self.discounts
        copy.yields = self.yields
        copy.prizes = self.prizes
        copy.counts = self.counts
        copy.powers = self.powers
        copy.resigned = self.resigned
        return copy

    def has(self, effect: i64) -> bool:
        return self.powers & BIT[effect] != 0


@mypyc_attr(acyclic=True)
class Table(State):
    """The table; rules.py adds what may be done at it."""

    def __init__(self, box: Box, rulings: Rulings, seed: Seed, players: list[Player]) -> None:
        self.box = box
        self.rulings = rulings
        self.seed = seed
        self.players = players
        self.first: i64 = 0  # the seat that began
        self.decks = vec[vec[i64]]()  # by colour: face-down cards, the End card too; the next one last
        self.blocked: i64 = 0  # the set of colours whose End card lies face up, on top
        self.removed = vec[i64]()  # face-down cards that left the decks before the game, unseen
        self.boxed = vec[i64]()  # face-down cards that left the game later
        self.lost = vec[i64]()  # by `lost_track`: cards seen face down by a seat that cannot place them now
        self.awaited: i64 = OPENING  # CHOOSING_BOARD ... OVER
        self.phase: i64 = 0  # of the turn, 1 to 7
        self.mover: i64 = 0  # the active player; others may be the actor meanwhile
        self.looks: i64 = 0  # decks that the mover may still look at
        self.looked_at: i64 = 0  # the set of colours looked at in this turn
        self.draws: i64 = 0  # cards that the mover has still to draw in phase 1
        self.drawn_from: i64 = 0  # the set of colours they have come from so far
        self.auctions: i64 = 0  # cards put up in this turn
        self.lot: i64 = NONE  # the face-down card in the auction, or NONE
        self.bid: i64 = 0  # the highest
        self.bidder: i64 = NOBODY  # whose bid it is, or NOBODY
        self.passed: i64 = 0  # the set of seats out of the auction
        self.developed: i64 = 0  # cards in this turn
        self.price: i64 = 0  # what the Colony just placed has cost
        self.waiting: i64 = 0  # the set of seats that have yet to choose a board, or a card for Phidias
        self.due: i64 = 0  # cards that each seat may draw: the opening card, or for those put away; a bundle
        self.income_taken: bool = False
        self.deal: i64 = NO_DEAL  # what Euclid has done last
        self.target: i64 = NONE  # the seat whose history Herodotus looks through, or that was attacked
        self.trades: i64 = 0  # that the mover may still make
        self.partners: i64 = 0  # the set of seats with whom the mover has traded in this turn
        self.idle: bool = False  # the mover has just let something be, by the action that is being applied
        self.closing: bool = False  # enough End cards are up: the game ends with this turn or round
        self.ending: i64 = 0  # how the game ended, or 0
        self.actor = NOBODY
        self.turn = 0
        self.reveals = 0
        self.journal = None

    @abstractmethod
    def clone(self) -> Table: ...

    def copy_onto(self, copy: Table) -> None:
        """All that the constructor does not ask for, and no journal."""
        copy.first = self.first
        copy.decks = self.decks
        copy.blocked = self.blocked
        copy.removed = self.removed
        copy.boxed = self.boxed
        copy.lost = self.lost
        copy.awaited = self.awaited
        copy.phase = self.phase
        copy.mover = self.mover
        copy.looks = self.looks
        copy.looked_at = self.looked_at
        copy.draws = self.draws
        copy.drawn_from = self.drawn_from
        copy.auctions = self.auctions
        copy.lot = self.lot
        copy.bid = self.bid
        copy.bidder = self.bidder
        copy.passed = self.passed
        copy.developed = self.developed
        copy.price = self.price
        copy.waiting = self.waiting
        copy.due = self.due
        copy.income_taken = self.income_taken
        copy.deal = self.deal
        copy.target = self.target
        copy.trades = self.trades
        copy.partners = self.partners
        copy.idle = self.idle
        copy.closing = self.closing
        copy.ending = self.ending
        copy.actor = self.actor
        copy.turn = self.turn
        copy.reveals = self.reveals

    def seats(self) -> int:
        return len(self.players)
