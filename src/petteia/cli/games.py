"""From what was typed to a game, its options and a state."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from petteia.cli.failure import Failure
from petteia.cli.files import is_record, read_object, read_text
from petteia.core.contract import State
from petteia.core.game import Game, Position
from petteia.games import REGISTER, game_named

SPECTATOR = -1


def game_called(name: object) -> Game:
    if not isinstance(name, str) or name.lower() not in REGISTER:
        raise Failure(f"There is no game {name!r}. The games are: {', '.join(REGISTER)}.")
    return game_named(name.lower())


def read_seed(asked: str | None) -> str:
    """The one asked for, or a secret one."""
    return secrets.token_hex(32) if asked is None else asked


def read_options(texts: Sequence[str]) -> dict[str, str]:
    options = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise Failure(f"An option looks like reshuffle=when_empty, not {text!r}.")
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
    seat: int | None  # whose view the file holds, SPECTATOR's too; None where it holds everything

    def whole(self) -> State:
        """The state, where nothing is hidden in the file; a view is not enough to play on from."""
        if self.seat is not None:
            raise Failure("This is what one seat sees, not a whole position, so nobody can play on from it.")
        return self.state

    def of_actor(self) -> State:
        """The state, if the file knows the hand of whoever must decide."""
        if self.seat is not None and self.seat != self.state.actor:
            raise Failure(
                "This is what one seat sees, and another one is to move, so its moves are not known."
            )
        return self.state


def open_position(name: str, components_file: str | None) -> Opened:
    data = read_object(name)
    if is_record(data):
        raise Failure(
            f"This is the record of a game, not a position: `petteia replay {name} --step 0 --json`"
            " prints one of its positions."
        )
    game = game_called(data["game"]) if "game" in data else no_position()
    components = read_components(components_file)
    state = game.load(data, components)
    check_components(game, state, data)
    return Opened(game, state, game.seat_names(state.seats()), components, seat_of_view(data, state))


def no_position() -> Game:
    raise Failure("This is not a position: it does not say of which `game`.")


def check_components(game: Game, state: State, position: Position) -> None:
    _, ours = game.settings(state)
    if position.get("components", ours) != ours:
        raise Failure("This position was made with other components: give their file with --components.")


def seat_of_view(data: dict[str, Any], state: State) -> int | None:
    if "seat" not in data:
        return None
    seat = data["seat"]
    if type(seat) is not int or not SPECTATOR <= seat < state.seats():
        raise Failure("`seat` must be a seat of this table, counted from 0, or -1 for a spectator.")
    return seat
