"""From what was typed to a game, its options and a state."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from petteia.cli.files import is_record, read_object, read_text
from petteia.cli.speech import said
from petteia.cli.terminal import Terminal
from petteia.core.contract import NOBODY, State
from petteia.core.fault import Fault
from petteia.core.game import Game, Position
from petteia.core.message import Listing, Message
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
    state, told = load_as_written(game, data, components)
    check_components(game, state, data)
    for remark in told:
        Terminal(sys.stderr).say(said(remark))
    return Opened(game, state, game.seat_names(state.seats()), components, seat_of_view(data, state))


def load_as_written(game: Game, data: Position, components: str | None) -> tuple[State, list[Message]]:
    """The state of a position, and how it was understood where it does not say everything in our words."""
    if is_ours(game, data):
        state = game.load(data, components)
        return state, for_study(game, state)
    from petteia.cli.reading import taken_for_granted, with_known_names

    named, read = with_known_names(game, data, components)
    state = game.load(named, components)
    return state, [*read, *taken_for_granted(named, game.position(state)), *for_study(game, state)]


def for_study(game: Game, state: State) -> list[Message]:
    """What no game comes to: whoever wrote it down may have meant it, or not."""
    oddities = game.oddities(state)
    return [Message("terminal-for-study", {"facts": Listing(tuple(oddities))})] if oddities else []


def is_ours(game: Game, data: Position) -> bool:
    """Was it written by a program, which leaves nothing out and calls everything by its id?"""
    return data.get("game") == game.name and "components" in data and "awaited" in data


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
