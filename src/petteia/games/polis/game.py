"""Polis as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.chance import seed_of
from petteia.core.contract import Event, InformationSet, State
from petteia.core.game import Game, Plain, Position, StandingAnswer, Tally, Traits
from petteia.core.message import Message, Refusal
from petteia.core.move import Move
from petteia.core.numbers import BIT
from petteia.core.starting import start_seat
from petteia.games.polis import chronicle, notation, outlook, prices, reasons, words
from petteia.games.polis.box import load_box
from petteia.games.polis.information import Knowledge
from petteia.games.polis.moves import VERBS, Bid, Pass, action_of, move_for, move_of
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.position import write_position
from petteia.games.polis.position_reader import read_position
from petteia.games.polis.rules import Polis
from petteia.games.polis.setup import new_table
from petteia.games.polis.state import BIDDING, Rulings
from petteia.games.polis.traits import traits_of
from petteia.games.polis.view import read_view, write_view

AUCTIONS_IN_A_TURN = 100  # more than there can be


def polis(state: State) -> Polis:
    assert isinstance(state, Polis)
    return state


def is_bidding(table: Polis, seat: int) -> bool:
    """Is a seat still in the auction that is on?"""
    out = table.players[seat].resigned or table.passed & BIT[seat]
    return table.awaited == BIDDING and seat != table.mover and not out


def auction_number(table: Polis) -> int:
    """Every auction of a game has its own."""
    return int(table.turn) * AUCTIONS_IN_A_TURN + int(table.auctions)


class PolisGame(Game):
    name = "polis"
    players = range(3, 6)
    rules_version = 1
    options = OPTIONS
    verbs = VERBS

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> State:
        box = load_box(components)
        return new_table(box, Rulings(dict(options)), players, seed_of(seed), start_seat(options, players))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["rulers"]["names"][:players])

    def settings(self, state: State) -> tuple[dict[str, str], str]:
        return polis(state).rulings.options, polis(state).box.digest

    def facts(self, components: str | None = None) -> Plain:
        return load_box(components).data

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    def position(self, state: State) -> Position:
        return write_position(polis(state))

    def load(self, position: Position, components: str | None = None) -> State:
        return read_position(position, load_box(components))

    def shown(self, information: InformationSet) -> Position:
        assert isinstance(information, Knowledge)
        return write_view(information)

    def information(self, view: Position, components: str | None = None) -> InformationSet:
        return read_view(view, load_box(components))

    def move(self, state: State, action: int) -> Move:
        return move_of(polis(state), action)

    def action(self, state: State, move: Move) -> int:
        return action_of(polis(state), move)

    def move_for(self, state: State, move: Move, seat: int) -> Move:
        return move_for(polis(state), move, seat)

    def write_move(self, state: State, move: Move) -> str:
        return notation.write_move(polis(state), move)

    def read_moves(self, state: State, text: str) -> list[Move]:
        return notation.read_moves(polis(state), text)

    def read_actions(self, state: State, text: str) -> list[int]:
        return notation.read_actions(polis(state), text)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return reasons.why_not(polis(state), move)

    def price(self, state: State, move: Move) -> list[Message]:
        return prices.price(polis(state), move)

    def outlook(self, state: State, move: Move) -> Plain:
        return outlook.outlook(polis(state), move)

    def overview(self, known: InformationSet) -> Plain:
        assert isinstance(known, Knowledge)
        return outlook.overview(known)

    def describe(self, state: State, move: Move) -> Message:
        return words.describe(polis(state), move)

    def prompt(self, state: State) -> Message:
        return words.prompt(polis(state))

    def standing_answers(self, state: State, seat: int) -> list[StandingAnswer]:
        """The most that a seat bids in the auction that is on; 0 is a pass."""
        table = polis(state)
        if not is_bidding(table, seat):
            return []
        return [
            StandingAnswer("bid", about=auction_number(table), least=0, most=int(table.players[seat].coins))
        ]

    def answered(self, state: State, key: str, value: int) -> int | None:
        """As at any auction with a highest bid: one more than the others, as long as that is not too much."""
        table = polis(state)
        if key != "bid" or table.awaited != BIDDING:
            return None
        raised = int(table.bid) + 1
        return action_of(table, Bid(raised) if raised <= value else Pass())

    def tell(self, state: State, event: Event) -> tuple[Message, str]:
        return chronicle.tell(polis(state), event)

    def outcome(self, state: State) -> list[Message]:
        return words.outcome(polis(state))

    def tallies(self, state: State) -> list[Tally]:
        return words.tallies(polis(state))

    def order(self, state: State) -> tuple[Message, str] | None:
        return words.order(polis(state))

    def traits(self, state: State, _order: Sequence[int]) -> list[Traits]:
        return traits_of(polis(state))


GAME = PolisGame()
