"""The register of games: one line each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from petteia.core.game import Game

REGISTER = {
    "attika": "petteia.games.attika.game",
    "olympos": "petteia.games.olympos.game",
    "polis": "petteia.games.polis.game",
}


@cache
def game_named(name: str) -> Game:
    """The game of that name; KeyError if there is none. Only this game's modules are loaded."""
    game: Game = import_module(REGISTER[name]).GAME
    return game
