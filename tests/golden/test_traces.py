"""Golden traces: the rules are the recorded ones, compiled or not.

A trace is a hash over all legal actions of a random game. When one differs, a rule, the order of actions or
the chance has changed. If that was meant, raise the game's `rules_version` and run tools/record_golden.py.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import trace
from petteia.games.attika import rules
from petteia.games.attika.game import GAME

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"
GOLDEN: dict[str, Any] = json.loads((HERE / "traces.json").read_text("utf-8"))
COMPILED = not rules.__file__.endswith(".py")


def name_of(game: dict[str, Any]) -> str:
    options = "-".join(*game["options"].items()) if len(game["options"]) == 1 else f"{len(game['options'])}"
    return f"{game['players']}-{'own' if game['own_box'] else 'ours'}-{options}"


def test_traces_are_of_this_version_of_the_rules() -> None:
    assert GOLDEN["rules_version"] == GAME.rules_version, "Run tools/record_golden.py."


def test_traces_tell_games_apart() -> None:
    """Every option makes a difference in one game at least, or its trace would prove nothing."""
    default = {
        game["players"]: game for game in GOLDEN["games"] if not game["options"] and not game["own_box"]
    }
    changed = set()
    for game in GOLDEN["games"]:
        assert len(set(game["traces"])) == len(game["traces"])
        if game["traces"] != default[game["players"]]["traces"]:
            changed |= set(game["options"])
    assert changed == {option.key for option in GAME.options} - {"start_player"}


@pytest.mark.parametrize("game", GOLDEN["games"], ids=name_of)
def test_trace(game: dict[str, Any]) -> None:
    components = (HERE / "own_box.toml").read_text("utf-8") if game["own_box"] else None
    for seed, expected in enumerate(game["traces"]):
        state = GAME.new(game["players"], str(seed), game["options"], components)
        assert f"{trace(state, dice_of(str(seed))):08x}" == expected, f"seed {seed}"


UNCOMPILED = """
import json, sys
from petteia.core import chance, contract, numbers
from petteia.core.chance import dice_of
from petteia.games.attika import box, building, evaluation, information, land, rules, setup, state
from petteia.games.attika.game import GAME

for module in (chance, contract, numbers, box, building, evaluation, information, land, rules, setup, state):
    assert module.__file__.startswith(sys.argv[1]) and module.__file__.endswith(".py"), module.__file__
for game in json.load(sys.stdin):
    state = GAME.new(game["players"], "1", game["options"])
    print(f"{contract.trace(state, dice_of('1')):08x}")
"""


@pytest.mark.skipif(not COMPILED, reason="this is the uncompiled engine already")
def test_the_sources_play_what_the_compiled_engine_plays(tmp_path: Path) -> None:
    """In a copy without compiled files, which would otherwise win over the sources beside them."""
    copy = tmp_path / "src"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    games = [game for game in GOLDEN["games"] if not game["own_box"] and len(game["options"]) != 1]
    told = subprocess.run(
        [sys.executable, "-c", UNCOMPILED, str(copy)],
        env={**os.environ, "PYTHONPATH": str(copy)},
        input=json.dumps(games),
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    compiled = [
        f"{trace(GAME.new(game['players'], '1', game['options']), dice_of('1')):08x}" for game in games
    ]
    assert told.split() == compiled
