"""What lies on the table in Attika, and who must decide."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from petteia.core.chance import Chance, Seed
from petteia.core.contract import NOBODY, State
from petteia.core.numbers import amount, total, unit
from petteia.games.attika.box import LANDSCAPES, Box
from petteia.games.attika.land import Land

NONE: Final = -1

# What is awaited of the actor.
ACTING: Final = 0  # draw, build, or stop and take cards
DRAWN: Final = 1  # build the building just drawn, or store it
PAYING: Final = 2  # choose the cards for a building
LAYING: Final = 3  # choose the place of a map tile
TURNING: Final = 4  # choose the rotation of that tile
TAKING: Final = 5  # cards only: for unused actions and for amphoras
OVER: Final = 6

# What kind of turn it is: it is chosen with the first action.
UNDECIDED: Final = 0
DRAW_TURN: Final = 1
BUILD_TURN: Final = 2

# How a game ends.
ALL_BUILT: Final = 1
TEMPLES_LINKED: Final = 2
STALEMATE: Final = 3
LAST_ONE_LEFT: Final = 4


class Rulings:
    """The readings of unclear rules that this table plays by: see docs/rulings.md."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options: dict[str, str] = options
        self.groups_join_through_settlement: bool = options["group_connection"] == "settlement"
        self.substitute_card_ends_actions: bool = options["amphora_substitute_card_blocks_actions"] == "yes"
        self.reshuffle_when_empty: bool = options["reshuffle"] == "when_empty"
        self.cards_are_optional: bool = options["unused_actions_give_cards"] == "optional"
        self.map_symbols_convert: bool = options["map_symbols_substitute_two_for_one"] == "yes"
        self.amphora_draws_leave_renouncing: bool = options["full_renounce_needs_zero_actions"] == "no"


# --- piles: up to twelve face-down buildings in one number, five bits each, the top one lowest ---

HIDDEN: Final = 30  # stands for a building, card or tile that a seat does not know


def pushed(pile: i64, kind: i64) -> i64:
    return pile << 5 | kind + 1


def top_of(pile: i64) -> i64:
    return (pile & 31) - 1


def without_top(pile: i64) -> i64:
    return pile >> 5


def height(pile: i64) -> i64:
    count: i64 = 0
    while pile:
        pile >>= 5
        count += 1
    return count


# --- buildings on the map: seat and kind in one number -----------------------------------------

KIND_BITS: Final = 5


def occupant_of(seat: i64, kind: i64) -> i64:
    return (seat << KIND_BITS) + kind


def seat_at(occupant: i64) -> i64:
    """The seat of a building, or NOBODY for an empty cell."""
    return occupant >> KIND_BITS


def kind_at(occupant: i64) -> i64:
    return occupant & 31


@mypyc_attr(acyclic=True, free_list_len=1)
class Player:
    __slots__ = (
        "cards", "fresh", "piles", "stored", "around", "group_built", "rewarded", "placed", "settlements",
        "amphoras", "resigned",
    )  # fmt: skip

    def __init__(self) -> None:
        self.cards: i64 = 0  # the hand, a bundle
        self.fresh: i64 = 0  # drawn since the deck was last shuffled, so not in the deck; a bundle
        self.piles = vec[i64]()
        self.stored = vec[i64]()  # how many of each kind wait on the player board
        self.around = vec[i64]()  # for every cell, the set of kinds this player has built next to it
        self.group_built: i64 = 0  # how many buildings of each group are on the map, a bundle
        self.rewarded: i64 = 0  # the set of groups that have brought their amphora
        self.placed: i64 = 0
        self.settlements: i64 = 0
        self.amphoras: i64 = 0
        self.resigned: bool = False

    def clone(self) -> Player:
        copy = Player()
        copy.cards = self.cards
        copy.fresh = self.fresh
        copy.piles = self.piles[:]
        copy.stored = self.stored[:]
        copy.around = self.around[:]
        copy.group_built = self.group_built
        copy.rewarded = self.rewarded
        copy.placed = self.placed
        copy.settlements = self.settlements
        copy.amphoras = self.amphoras
        copy.resigned = self.resigned
        return copy


@mypyc_attr(acyclic=True)
class Table(State):
    """The table; rules.py adds what may be done at it."""

    def __init__(self, box: Box, rulings: Rulings, seed: Seed, land: Land, players: list[Player]) -> None:
        self.box = box
        self.rulings = rulings
        self.seed = seed
        self.shuffles: i64 = 1  # how many shuffles there have been
        self.land = land
        self.occupant = vec[i64]()  # for every cell, its building by `occupant_of`, or NOBODY
        self.supply = vec[i64]()  # for every cell, the symbols on it and on its empty neighbours, a bundle
        self.settlement = vec[i64]()  # for every built cell, a number common to its settlement
        self.players = players
        self.first: i64 = 0  # the seat that began
        self.deck = vec[i64]()  # landscapes, the next card last
        self.discards: i64 = 0  # a bundle
        self.shuffled: i64 = 0  # the cards of which the deck was last made, a bundle that everybody knows
        self.amphoras: i64 = 0  # in the supply
        self.tile_stack = vec[i64]()  # the next map tile last
        self.awaited: i64 = ACTING  # ACTING ... OVER
        self.turn_kind: i64 = UNDECIDED
        self.actions_left: i64 = 0  # of the base actions of this turn
        self.cards_only: bool = False  # nothing but cards may be taken any more this turn
        self.cards_due: i64 = 0  # for unused actions, when taking them is optional
        self.drawn: i64 = NONE  # the kind just drawn, or NONE
        self.drawn_pile: i64 = NONE  # the pile it came from, or NONE
        self.site: i64 = NONE  # the cell where a building waits for its payment, or NONE
        self.site_kind: i64 = NONE  # that building's kind, or NONE
        self.tile: i64 = NONE  # the map tile to lay, or NONE
        self.tile_place: i64 = NONE  # the spot chosen for it, or NONE
        self.quiet_turns: i64 = 0  # how many turns in a row have changed nothing
        self.changed: bool = False  # has this turn changed anything?
        self.ending: i64 = 0  # how the game ended, or 0
        self.winner: i64 = NOBODY
        self.actor = NOBODY
        self.turn = 0
        self.reveals = 0
        self.journal = None

    @abstractmethod
    def clone(self) -> Table: ...

    def copy_onto(self, copy: Table) -> None:
        """All that the constructor does not ask for, and no journal."""
        copy.shuffles = self.shuffles
        copy.occupant = self.occupant[:]
        copy.supply = self.supply[:]
        copy.settlement = self.settlement[:]
        copy.first = self.first
        copy.deck = self.deck[:]
        copy.discards = self.discards
        copy.shuffled = self.shuffled
        copy.amphoras = self.amphoras
        copy.tile_stack = self.tile_stack[:]
        copy.awaited = self.awaited
        copy.turn_kind = self.turn_kind
        copy.actions_left = self.actions_left
        copy.cards_only = self.cards_only
        copy.cards_due = self.cards_due
        copy.drawn = self.drawn
        copy.drawn_pile = self.drawn_pile
        copy.site = self.site
        copy.site_kind = self.site_kind
        copy.tile = self.tile
        copy.tile_place = self.tile_place
        copy.quiet_turns = self.quiet_turns
        copy.changed = self.changed
        copy.ending = self.ending
        copy.winner = self.winner
        copy.actor = self.actor
        copy.turn = self.turn
        copy.reveals = self.reveals

    def seats(self) -> int:
        return len(self.players)

    # --- cards --------------------------------------------------------------------------------

    def cards_remain(self) -> bool:
        return len(self.deck) > 0 or self.discards > 0

    def take_cards(self, seat: i64, wanted: i64) -> None:
        """Up to so many cards into a hand: fewer when deck and discards are both empty."""
        player = self.players[seat]
        before = player.cards
        for _ in range(wanted):
            if len(self.deck) == 0:
                self.reshuffle()
            if len(self.deck) == 0:
                break
            self.deck, landscape = pop(self.deck)
            player.cards += unit(landscape)
            player.fresh += unit(landscape)
        if player.cards != before:
            self.reveals += 1
            self.changed = True
            if self.journal is not None:
                self.note("attika-log-cards", [seat, total(player.cards - before)])
                self.note("attika-log-cards-seen", [player.cards - before], seat)
        if self.rulings.reshuffle_when_empty and len(self.deck) == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The discards become the deck."""
        if self.discards == 0:
            return
        self.deck = shuffled_deck(self.discards, Chance(self.seed, self.shuffles))
        self.shuffles += 1
        self.shuffled = self.discards
        self.discards = 0
        for player in self.players:
            player.fresh = 0
        if self.journal is not None:
            self.note("attika-log-reshuffle", [len(self.deck)])


def shuffled_deck(cards: i64, chance: Chance) -> vec[i64]:
    deck = laid_out(cards)
    chance.shuffle(deck)
    return deck


def laid_out(cards: i64) -> vec[i64]:
    """The cards of a bundle one by one, always in the same order."""
    row = vec[i64]()
    for landscape in range(i64(len(LANDSCAPES))):
        for _ in range(amount(cards, landscape)):
            row = append(row, landscape)
    return row


def at_the_bottom(stack: vec[i64], thing: i64) -> vec[i64]:
    grown = vec[i64]([thing])
    for other in stack:
        grown = append(grown, other)
    return grown
