"""Polis as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.chance import seed_of
from petteia.core.game import GameOf, Plain, Position, Question, Traits
from petteia.core.message import Message
from petteia.core.numbers import BIT
from petteia.core.starting import start_seat
from petteia.games.polis import chronicle, notation, outlook, overview, prices, reasons, words
from petteia.games.polis.box import load_box
from petteia.games.polis.grounds import GROUNDS
from petteia.games.polis.information import Knowledge
from petteia.games.polis.moves import VERBS, Bid, Pass, action_of, move_for, move_of
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.position import write_position
from petteia.games.polis.position_reader import read_position
from petteia.games.polis.possible import oddities
from petteia.games.polis.rules import Polis
from petteia.games.polis.setup import new_table
from petteia.games.polis.state import BIDDING, Rulings
from petteia.games.polis.traits import traits_of
from petteia.games.polis.view import read_view, write_view

AUCTIONS_IN_A_TURN = 100  # more than there can be


def is_bidding(table: Polis, seat: int) -> bool:
    """Is a seat still in the auction that is on?"""
    out = table.players[seat].resigned or table.passed & BIT[seat]
    return table.awaited == BIDDING and seat != table.mover and not out


def auction_number(table: Polis) -> int:
    """Every auction of a game has its own."""
    return int(table.turn) * AUCTIONS_IN_A_TURN + int(table.auctions)


class PolisGame(GameOf[Polis, Knowledge]):
    name = "polis"
    players = range(3, 6)
    rules_version = 2
    options = OPTIONS
    verbs = VERBS
    grounds = GROUNDS
    weights = chronicle.WEIGHTS

    # --- beginning ---

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> Polis:
        box = load_box(components)
        return new_table(box, Rulings(dict(options)), players, seed_of(seed), start_seat(options, players))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["rulers"]["names"][:players])

    def order_of_play(self, state: Polis) -> list[int]:
        return [(int(state.first) + place) % state.seats() for place in range(state.seats())]

    def settings(self, state: Polis) -> tuple[dict[str, str], str]:
        return state.rulings.options, state.box.digest

    def facts(self, components: str | None = None) -> Plain:
        return outlook.facts(load_box(components))

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    # --- positions and views ---

    oddities = staticmethod(oddities)
    shown = staticmethod(write_view)
    unseen = staticmethod(overview.unseen)
    overview = staticmethod(overview.overview)

    def position(self, state: Polis) -> Position:
        return write_position(state)

    def load(self, position: Position, components: str | None = None) -> Polis:
        return read_position(position, load_box(components))

    def information(self, view: Position, components: str | None = None) -> Knowledge:
        return read_view(view, load_box(components))

    # --- moves ---

    move = staticmethod(move_of)
    action = staticmethod(action_of)
    move_for = staticmethod(move_for)
    write_move = staticmethod(notation.write_move)
    read_moves = staticmethod(notation.read_moves)
    read_actions = staticmethod(notation.read_actions)
    why_not = staticmethod(reasons.why_not)
    price = staticmethod(prices.price)
    brings = staticmethod(outlook.brings)
    speaks_for = staticmethod(outlook.speaks_for)
    outlook = staticmethod(outlook.outlook)
    describe = staticmethod(words.describe)
    prompt = staticmethod(words.prompt)

    def questions(self, state: Polis, seat: int) -> list[Question]:
        """The most that a seat bids in the auction that is on, 0 being a pass; failing that, a pass in all
        auctions of somebody's turn, or in all there will ever be."""
        bid = Question("bid", about=auction_number(state), least=0, most=int(state.players[seat].coins))
        this_turn = Question("pass_turn", about=int(state.turn), least=0, most=0)
        always = Question("pass_always", about=0, least=0, most=0)
        return [
            *([bid] if is_bidding(state, seat) else []),
            *([this_turn] if seat != state.mover else []),
            always,
        ]

    def answered(self, state: Polis, key: str, value: int) -> int | None:
        """As at any auction with a highest bid: one more than the others, as long as that is not too much."""
        if state.awaited != BIDDING:
            return None
        raised = int(state.bid) + 1
        bids = key == "bid" and raised <= value
        return action_of(state, Bid(int(state.actor), raised) if bids else Pass())

    # --- what happened, and what counts ---

    tell = staticmethod(chronicle.tell)
    outcome = staticmethod(words.outcome)
    tallies = staticmethod(words.tallies)
    order = staticmethod(words.order)

    def traits(self, state: Polis, _order: Sequence[int]) -> list[Traits]:
        return traits_of(state)


GAME = PolisGame()
