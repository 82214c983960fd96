"""What is loaded when, and who knows what: the plan of the house, where no linter sees to it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.games import REGISTER

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


# --- who knows the numbers of actions -------------------------------------------------------------------

ROOT = Path(__file__).parent.parent
KNOWS_NUMBERS = re.compile(r"petteia\.games\.\w+\.actions\b|petteia\.games\.\w+ import .*\bactions\b")


def compiled() -> set[str]:
    """The modules that setup.py has compiled: the rules."""
    return set(re.findall(r'"(src/petteia/[\w/]+\.py)"', (ROOT / "setup.py").read_text("utf-8")))


def test_only_the_rules_and_moves_know_the_numbers_of_actions() -> None:
    """All others read verbs: a move is data, whichever number the rules have for it."""
    sources = sorted((ROOT / "src" / "petteia").rglob("*.py"))
    knowing = {
        str(path.relative_to(ROOT)) for path in sources if KNOWS_NUMBERS.search(path.read_text("utf-8"))
    }
    moves = {f"src/petteia/games/{game}/moves.py" for game in REGISTER}
    assert moves <= knowing
    assert knowing - compiled() == moves
