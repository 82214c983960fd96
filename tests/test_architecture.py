"""What is loaded when: a program that only plays should not wait for what it does not need."""

from __future__ import annotations

import subprocess
import sys

import pytest

FIRST_POSITION = """
import sys
import petteia
from petteia.games import game_named

game = game_named("attika")
game.position(game.new(3, "42"))
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""

IMPORT_ONLY = """
import sys
import petteia
print(*sorted(name for name in sys.modules if name.startswith("petteia.")))
"""


def told_by(program: str) -> list[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()


def test_the_first_position_needs_no_language_and_no_terminal() -> None:
    loaded = told_by(FIRST_POSITION)
    assert "petteia" in loaded
    for heavy in ("rich", "fluent", "babel", "asyncio"):
        assert heavy not in loaded


@pytest.mark.parametrize("game", ["attika", "olympos"])
def test_importing_the_package_loads_no_game(game: str) -> None:
    assert not [name for name in told_by(IMPORT_ONLY) if game in name]
