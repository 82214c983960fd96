"""Kleros among the games, as a game of one's own would be: in this process, and in those that it starts."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from petteia.games import REGISTER

PACKAGE = "tests.toy.kleros"
ROOT = Path(__file__).parents[2]


@contextmanager
def kleros_in_the_register() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(REGISTER, "kleros", PACKAGE)
        patch.setenv("PETTEIA_MORE_GAMES", PACKAGE)
        patch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
        yield
