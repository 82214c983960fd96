"""Attika as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.chance import seed_of
from petteia.core.contract import Event, InformationSet, State
from petteia.core.game import Game, Plain, Position, Tally, Traits
from petteia.core.message import Message, Refusal
from petteia.core.move import Move
from petteia.core.starting import start_seat
from petteia.games.attika import notation, prospects, reasons, words
from petteia.games.attika.box import load_box
from petteia.games.attika.information import Knowledge
from petteia.games.attika.moves import VERBS, action_of, move_of
from petteia.games.attika.options import OPTIONS
from petteia.games.attika.outlook import cost, outlook, overview
from petteia.games.attika.position import write_position
from petteia.games.attika.position_reader import read_position
from petteia.games.attika.rules import Attika
from petteia.games.attika.setup import new_table
from petteia.games.attika.state import Rulings
from petteia.games.attika.traits import traits_of
from petteia.games.attika.view import read_view, write_view


def attika(state: State) -> Attika:
    assert isinstance(state, Attika)
    return state


class AttikaGame(Game):
    name = "attika"
    players = range(2, 5)
    rules_version = 1
    options = OPTIONS
    verbs = VERBS
    minutes = 15

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> State:
        box = load_box(components)
        return new_table(box, Rulings(dict(options)), players, seed_of(seed), start_seat(options, players))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["cities"]["names"][:players])

    def settings(self, state: State) -> tuple[dict[str, str], str]:
        return attika(state).rulings.options, attika(state).box.digest

    def facts(self, components: str | None = None) -> Plain:
        return load_box(components).data

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    def position(self, state: State) -> Position:
        return write_position(attika(state))

    def load(self, position: Position, components: str | None = None) -> State:
        return read_position(position, load_box(components))

    def shown(self, information: InformationSet) -> Position:
        assert isinstance(information, Knowledge)
        return write_view(information)

    def information(self, view: Position, components: str | None = None) -> InformationSet:
        return read_view(view, load_box(components))

    def overview(self, known: InformationSet) -> Plain:
        assert isinstance(known, Knowledge)
        return overview(known)

    def move(self, state: State, action: int) -> Move:
        return move_of(attika(state).box, action)

    def action(self, state: State, move: Move) -> int:
        return action_of(attika(state).box, move)

    def write_move(self, _state: State, move: Move) -> str:
        return notation.write_move(move)

    def read_moves(self, state: State, text: str) -> list[Move]:
        return notation.read_moves(attika(state), text)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return reasons.why_not(attika(state), move)

    def price(self, state: State, move: Move) -> list[Message]:
        return [item.said for item in words.items(attika(state), move)]

    def cost(self, state: State, move: Move) -> int | None:
        return cost(attika(state), move)

    def brings(self, state: State, move: Move) -> list[Message]:
        return prospects.brings(attika(state), move)

    def outlook(self, state: State, move: Move) -> Plain:
        return outlook(attika(state), move)

    def describe(self, state: State, move: Move) -> Message:
        return words.describe(attika(state), move)

    def prompt(self, state: State) -> Message:
        return words.prompt(attika(state))

    def tell(self, state: State, event: Event) -> tuple[Message, str]:
        return words.tell(attika(state), event)

    def outcome(self, state: State) -> list[Message]:
        return words.outcome(attika(state))

    def tallies(self, state: State) -> list[Tally]:
        return words.tallies(attika(state))

    def traits(self, state: State, _order: Sequence[int]) -> list[Traits]:
        return traits_of(attika(state))

    def order(self, state: State) -> tuple[Message, str] | None:
        return words.order(attika(state))


GAME = AttikaGame()
