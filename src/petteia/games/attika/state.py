"""What lies on the table in Attika, and who must decide."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Seed
from petteia.core.contract import EVERYBODY, Event, State
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


class Player:
    __slots__ = (
        "cards", "fresh", "piles", "stored", "around", "group_built", "rewarded", "placed", "settlements",
        "amphoras", "resigned",
    )  # fmt: skip

    cards: i64  # the hand, a bundle
    fresh: i64  # what was drawn since the deck was last shuffled, a bundle: it is not in the deck
    piles: vec[i64]
    stored: vec[i64]  # how many of each kind wait on the player board
    around: vec[i64]  # for every cell, the set of kinds this player has built next to it
    group_built: i64  # how many buildings of each group are on the map, a bundle
    rewarded: i64  # the set of groups that have brought their amphora
    placed: i64
    settlements: i64
    amphoras: i64
    resigned: bool

    def __init__(
        self,
        cards: i64,
        fresh: i64,
        piles: vec[i64],
        stored: vec[i64],
        around: vec[i64],
        group_built: i64,
        rewarded: i64,
        placed: i64,
        settlements: i64,
        amphoras: i64,
        resigned: bool,
    ) -> None:
        self.cards = cards
        self.fresh = fresh
        self.piles = piles
        self.stored = stored
        self.around = around
        self.group_built = group_built
        self.rewarded = rewarded
        self.placed = placed
        self.settlements = settlements
        self.amphoras = amphoras
        self.resigned = resigned

    def clone(self) -> Player:
        return Player(
            self.cards,
            self.fresh,
            self.piles[:],
            self.stored[:],
            self.around[:],
            self.group_built,
            self.rewarded,
            self.placed,
            self.settlements,
            self.amphoras,
            self.resigned,
        )


class Table(State):
    """The table; rules.py adds what may be done at it."""

    box: Box
    rulings: Rulings
    seed: Seed
    shuffles: i64  # how many shuffles there have been
    land: Land
    occupant: vec[i64]  # for every cell, its building by `occupant_of`, or NOBODY
    supply: vec[i64]  # for every cell, the symbols on it and on its empty neighbours, a bundle
    settlement: vec[i64]  # for every built cell, a number common to its settlement
    players: list[Player]
    first: i64  # the seat that began
    deck: vec[i64]  # landscapes, the next card last
    discards: i64  # a bundle
    shuffled: i64  # the cards of which the deck was last made, a bundle that everybody knows
    amphoras: i64  # in the supply
    tile_stack: vec[i64]  # the next map tile last
    awaited: i64  # ACTING ... OVER
    turn_kind: i64
    actions_left: i64  # of the base actions of this turn
    cards_only: bool  # nothing but cards may be taken any more this turn
    cards_due: i64  # for unused actions, when taking them is optional
    drawn: i64  # the kind just drawn, or NONE
    drawn_pile: i64  # the pile it came from, or NONE
    site: i64  # the cell where a building waits for its payment, or NONE
    site_kind: i64  # that building's kind, or NONE
    tile: i64  # the map tile to lay, or NONE
    tile_place: i64  # the spot chosen for it, or NONE
    quiet_turns: i64  # how many turns in a row have changed nothing
    changed: bool  # has this turn changed anything?
    ending: i64  # how the game ended, or 0
    winner: i64

    def __init__(
        self,
        box: Box,
        rulings: Rulings,
        seed: Seed,
        shuffles: i64,
        land: Land,
        occupant: vec[i64],
        supply: vec[i64],
        settlement: vec[i64],
        players: list[Player],
        first: i64,
        deck: vec[i64],
        discards: i64,
        shuffled: i64,
        amphoras: i64,
        tile_stack: vec[i64],
        awaited: i64,
        turn_kind: i64,
        actions_left: i64,
        cards_only: bool,
        cards_due: i64,
        drawn: i64,
        drawn_pile: i64,
        site: i64,
        site_kind: i64,
        tile: i64,
        tile_place: i64,
        quiet_turns: i64,
        changed: bool,
        ending: i64,
        winner: i64,
        actor: i64,
        turn: i64,
        reveals: i64,
    ) -> None:
        self.box = box
        self.rulings = rulings
        self.seed = seed
        self.shuffles = shuffles
        self.land = land
        self.occupant = occupant
        self.supply = supply
        self.settlement = settlement
        self.players = players
        self.first = first
        self.deck = deck
        self.discards = discards
        self.shuffled = shuffled
        self.amphoras = amphoras
        self.tile_stack = tile_stack
        self.awaited = awaited
        self.turn_kind = turn_kind
        self.actions_left = actions_left
        self.cards_only = cards_only
        self.cards_due = cards_due
        self.drawn = drawn
        self.drawn_pile = drawn_pile
        self.site = site
        self.site_kind = site_kind
        self.tile = tile
        self.tile_place = tile_place
        self.quiet_turns = quiet_turns
        self.changed = changed
        self.ending = ending
        self.winner = winner
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
