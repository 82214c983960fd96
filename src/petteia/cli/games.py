"""From what was typed to a game, its options and a state."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from petteia.cli.files import is_record, read_object, read_text
from petteia.core.contract import NOBODY, State
from petteia.core.fault import Fault
from petteia.core.game import Game, Position
from petteia.games import REGISTER, game_named


def game_called(name: object) -> Game:
    if not isinstance(name, str) or name.lower() not in REGISTER:
        raise Fault("terminal-no-game", name=repr(name), games=", ".join(REGISTER))
    return game_named(name.lower())


def read_seed(asked: str | None) -> str:
    """The one asked for, or a secret one."""
    return secrets.token_hex(32) if asked is None else asked


def read_options(texts: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Fault("terminal-bad-option", example="reshuffle=when_empty", text=repr(text))
        options[key.strip()] = value.strip()
    return options


def read_components(name: str | None) -> str | None:
    return None if name is None else read_text(name)


# --- positions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Opened:
    """A position from a file, with all that is needed to speak of it."""

    game: Game
    state: State
    names: list[str]
    components: str | None
    seat: int | None  # whose view the file holds, NOBODY's too; None where it holds everything

    def whole(self) -> State:
        """The state, where nothing is hidden in the file; a view is not enough to play on from."""
        if self.seat is not None:
            raise Fault("terminal-only-a-view")
        return self.state

    def of_actor(self) -> State:
        """The state, if the file knows the hand of whoever must decide."""
        if self.seat is not None and self.seat != self.state.actor:
            raise Fault("terminal-other-to-move")
        return self.state


def open_position(name: str, components_file: str | None) -> Opened:
    data = read_object(name)
    if is_record(data):
        raise Fault("terminal-is-a-record", command=f"petteia replay {name} --step 0 --json")
    game = game_called(data["game"]) if "game" in data else no_position()
    components = read_components(components_file)
    state = game.load(data, components)
    check_components(game, state, data)
    return Opened(game, state, game.seat_names(state.seats()), components, seat_of_view(data, state))


def no_position() -> Game:
    raise Fault("terminal-no-position")


def check_components(game: Game, state: State, position: Position) -> None:
    _, ours = game.settings(state)
    if position.get("components", ours) != ours:
        raise Fault("terminal-made-with-other-components")


def seat_of_view(data: dict[str, Any], state: State) -> int | None:
    if "seat" not in data:
        return None
    seat = data["seat"]
    if type(seat) is not int or not NOBODY <= seat < state.seats():
        raise Fault("terminal-seat-of-view")
    return seat
