"""Olympos as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from petteia.core.chance import seed_of
from petteia.core.contract import Event, InformationSet, State
from petteia.core.game import Game, Plain, Position, StandingAnswer, Tally, Traits
from petteia.core.message import Message, Refusal
from petteia.core.move import Move
from petteia.games.olympos import chronicle, notation, outlook, prices, reasons, words
from petteia.games.olympos.box import load_box
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.moves import VERBS, Done, Keep, NewSettler, Settler, action_of, move_of
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.position import write_position
from petteia.games.olympos.position_reader import read_position
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.setup import new_table
from petteia.games.olympos.state import ANSWERING, Rulings, seat_at
from petteia.games.olympos.traits import traits_of
from petteia.games.olympos.view import read_view, write_view


def olympos(state: State) -> Olympos:
    assert isinstance(state, Olympos)
    return state


class OlymposGame(Game):
    name = "olympos"
    players = range(2, 6)
    rules_version = 2
    options = OPTIONS
    verbs = VERBS

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> State:
        return new_table(load_box(components), Rulings(dict(options)), players, seed_of(seed))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["tribes"]["names"][:players])

    def order_of_play(self, state: State) -> list[int]:
        line = olympos(state).line
        return [int(seat_at(line, place)) for place in range(state.seats())]

    def settings(self, state: State) -> tuple[dict[str, str], str]:
        return olympos(state).rulings.options, olympos(state).box.digest

    def facts(self, components: str | None = None) -> Plain:
        return load_box(components).data

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    def position(self, state: State) -> Position:
        return write_position(olympos(state))

    def load(self, position: Position, components: str | None = None) -> State:
        return read_position(position, load_box(components))

    def shown(self, information: InformationSet) -> Position:
        assert isinstance(information, Knowledge)
        return write_view(information)

    def information(self, view: Position, components: str | None = None) -> InformationSet:
        return read_view(view, load_box(components))

    def move(self, state: State, action: int) -> Move:
        return move_of(olympos(state).box, action)

    def action(self, state: State, move: Move) -> int:
        return action_of(olympos(state).box, move)

    def move_for(self, state: State, move: Move, seat: int) -> Move:
        """Which of the Oracle's cards is kept is known to one player alone."""
        return Keep(None) if isinstance(move, Keep) and seat != olympos(state).mover else move

    def write_move(self, state: State, move: Move) -> str:
        return notation.write_move(olympos(state), move)

    def read_moves(self, state: State, text: str) -> list[Move]:
        return notation.read_moves(olympos(state), text)

    def why_not(self, state: State, move: Move) -> Refusal | None:
        return reasons.why_not(olympos(state), move)

    def price(self, state: State, move: Move) -> list[Message]:
        return prices.price(olympos(state), move)

    def cost(self, state: State, move: Move) -> int | None:
        return outlook.time_of(olympos(state), move)

    def outlook(self, state: State, move: Move) -> Plain:
        return outlook.outlook(olympos(state), move)

    def only_begins(self, move: Move) -> bool:
        """A settler sets out: where it goes is all that counts."""
        return isinstance(move, NewSettler | Settler)

    def describe(self, state: State, move: Move) -> Message:
        return words.describe(olympos(state), move)

    def prompt(self, state: State) -> Message:
        return words.prompt(olympos(state))

    def standing_answers(self, _state: State, _seat: int) -> list[StandingAnswer]:
        """Whoever has destiny cards is asked at every Olympos card (O-83), and may say no to all of them."""
        return [StandingAnswer("zeus", about=0, least=0, most=0)]

    def answered(self, state: State, key: str, _value: int) -> int | None:
        is_asked = key == "zeus" and olympos(state).awaited == ANSWERING
        return self.action(state, Done()) if is_asked else None

    def tell(self, state: State, event: Event) -> tuple[Message, str]:
        return chronicle.tell(olympos(state), event)

    def outcome(self, state: State) -> list[Message]:
        return words.outcome(olympos(state))

    def tallies(self, state: State) -> list[Tally]:
        return words.tallies(olympos(state))

    def order(self, state: State) -> tuple[Message, str] | None:
        return words.order(olympos(state))

    def traits(self, state: State, order: Sequence[int]) -> list[Traits]:
        return traits_of(olympos(state), order)


GAME = OlymposGame()
