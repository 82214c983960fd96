"""What is loaded when, and who knows what: the plan of the house, where no linter sees to it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.games import REGISTER
from petteia.server import protocol as p

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


# --- what the client knows ------------------------------------------------------------------------------

CLIENT = ROOT / "web" / "src"
SPEAKS = CLIENT / "lib"  # where sentences are made of messages
READS_MESSAGES = re.compile(
    r"\.arguments\b|arguments: \w+ = |\.key\.(starts|ends)With|said\.key (===|!==)|said\.key\]"
)
READS_NOTATION = re.compile(r"""["'`/] @ |["'`]pay ["'`]|split\(" @ "\)""")


def client_files() -> list[Path]:
    """All that is drawn and clicked: neither tests nor what is generated."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return [file for file in sorted(files) if ".test." not in file.name and SPEAKS not in file.parents]


@pytest.mark.parametrize("reading", [READS_MESSAGES, READS_NOTATION], ids=["messages", "notation"])
def test_the_client_reads_facts_as_data(reading: re.Pattern[str]) -> None:
    """A sentence is for people: its key and arguments may change with its words, and notation with it."""
    assert [
        str(file.relative_to(ROOT)) for file in client_files() if reading.search(file.read_text("utf-8"))
    ] == []


def test_no_number_of_an_action_and_no_notation_is_sent_or_taken() -> None:
    """So there is none that a client could build or take apart."""
    fields = {kind: set(kind.__struct_fields__) for kind in (p.ActionInfo, p.Act, p.Preview)}
    assert fields == {
        p.ActionInfo: {"move", "cost"},
        p.Act: {"id", "base", "move"},
        p.Preview: {"id", "base", "move", "first"},
    }
