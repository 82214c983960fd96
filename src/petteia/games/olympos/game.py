"""Olympos as one of the games of the house."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.core.chance import seed_of
from petteia.core.contract import Event, InformationSet, State
from petteia.core.game import Game, Position, StandingAnswer, Tally, Traits
from petteia.core.message import Message, Refusal
from petteia.games.olympos import chronicle, notation, prices, reasons, words
from petteia.games.olympos.actions import DONE, GO, LOSE, MOVE, NEW
from petteia.games.olympos.box import load_box
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.position import write_position
from petteia.games.olympos.position_reader import read_position
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.setup import new_table
from petteia.games.olympos.state import ANSWERING, Rulings, seat_at
from petteia.games.olympos.traits import traits_of
from petteia.games.olympos.view import read_view, view_of


def olympos(state: State) -> Olympos:
    assert isinstance(state, Olympos)
    return state


class OlymposGame(Game):
    name = "olympos"
    players = range(2, 6)
    rules_version = 2
    options = OPTIONS

    def start(self, players: int, seed: str, options: Mapping[str, str], components: str | None) -> State:
        return new_table(load_box(components), Rulings(dict(options)), players, seed_of(seed))

    def seat_names(self, players: int, components: str | None = None) -> list[str]:
        return list(load_box(components).data["tribes"]["names"][:players])

    def order_of_play(self, state: State) -> list[int]:
        line = olympos(state).line
        return [int(seat_at(line, place)) for place in range(state.seats())]

    def settings(self, state: State) -> tuple[dict[str, str], str]:
        return olympos(state).rulings.options, olympos(state).box.digest

    def facts(self, components: str | None = None) -> dict[str, Any]:
        return load_box(components).data

    def reconstructed(self, components: str | None = None) -> list[Message]:
        return words.reconstructed(load_box(components))

    def position(self, state: State) -> Position:
        return write_position(olympos(state))

    def load(self, position: Position, components: str | None = None) -> State:
        return read_position(position, load_box(components))

    def view(self, state: State, seat: int) -> Position:
        return view_of(olympos(state), seat)

    def information(self, view: Position, components: str | None = None) -> InformationSet:
        return read_view(view, load_box(components))

    def write_action(self, state: State, action: int) -> str:
        return notation.write_action(olympos(state), action)

    def write_action_for(self, state: State, action: int, seat: int) -> str:
        """An action in notation as a seat may read it, or a spectator (seat -1)."""
        return notation.write_action_for(olympos(state), action, seat)

    def read_actions(self, state: State, text: str) -> list[int]:
        return notation.read_actions(olympos(state), text)

    def why_not(self, state: State, action: int) -> Refusal | None:
        return reasons.why_not(olympos(state), action)

    def price(self, state: State, action: int) -> list[Message]:
        return prices.price(olympos(state), action)

    def cost(self, state: State, action: int) -> int | None:
        return prices.time_of(olympos(state), action)

    def only_begins(self, _state: State, action: int) -> bool:
        """A settler sets out: where it goes is all that counts."""
        return NEW <= action < GO or MOVE <= action < LOSE

    def describe(self, state: State, action: int) -> Message:
        return words.describe(olympos(state), action)

    def prompt(self, state: State) -> Message:
        return words.prompt(olympos(state))

    def standing_answers(self, _state: State, _seat: int) -> list[StandingAnswer]:
        """Whoever has destiny cards is asked at every Olympos card (O-83), and may say no to all of them."""
        return [StandingAnswer("zeus", about=0, least=0, most=0)]

    def answered(self, state: State, key: str, _value: int) -> int | None:
        return DONE if key == "zeus" and olympos(state).awaited == ANSWERING else None

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
