"""The register of games: each by its name, with the package that it lives in.

Others can be added, such as your own: PETTEIA_MORE_GAMES names their packages, with commas between them, to
the program and all processes that it starts. A game has the name of its package. See docs/extending.md.
"""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from petteia.core.game import Game

OURS = ("attika", "olympos", "polis")
REGISTER = {name: f"petteia.games.{name}" for name in OURS}
for package in filter(None, os.environ.get("PETTEIA_MORE_GAMES", "").split(",")):
    REGISTER[package.rpartition(".")[2]] = package


@cache
def game_named(name: str) -> Game:
    """The game of that name; KeyError if there is none. Only this game's modules are loaded."""
    game: Game = import_module(f"{REGISTER[name]}.game").GAME
    return game
