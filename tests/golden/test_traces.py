"""Golden traces: the rules are the recorded ones, compiled or not.

A trace is a hash over all actors and legal actions of a random game. When one differs, a rule, the order of
actions or the chance has changed. If that was meant, raise the game's `rules_version` and run
tools/record_golden.py.
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
from petteia.games import REGISTER, game_named
from petteia.games.attika import rules

HERE = Path(__file__).parent
SOURCES = HERE.parents[1] / "src"
GOLDEN: dict[str, Any] = json.loads((HERE / "traces.json").read_text("utf-8"))
# Who begins is drawn by lot in all of them; whether prestige lies open is no matter of moves. The others
# decide something in few games only, when they are alone.
NOT_SEEN_IN_A_TRACE = {
    "attika": {"start_player", "amphora_substitute_card_blocks_actions"},
    "olympos": {"prestige", "supply", "wonder_stars"},
    "polis": {
        *("start_player", "supply", "tucked_cards", "protected_statue"),
        *("once_per_game", "hippocrates", "late_end"),
    },
}
COMPILED = not rules.__file__.endswith(".py")


def name_of(game: dict[str, Any]) -> str:
    options = "-".join(*game["options"].items()) if len(game["options"]) == 1 else f"{len(game['options'])}"
    return f"{game['game']}-{game['players']}-{'own' if game['own_box'] else 'ours'}-{options}"


def traced(game: dict[str, Any], seed: int) -> str:
    own_box = HERE / f"own_box_{game['game']}.toml"
    components = own_box.read_text("utf-8") if game["own_box"] else None
    state = game_named(game["game"]).new(game["players"], str(seed), game["options"], components)
    return f"{trace(state, dice_of(str(seed))):08x}"


def test_traces_are_of_this_version_of_the_rules() -> None:
    versions = {name: game_named(name).rules_version for name in REGISTER}
    assert GOLDEN["rules_versions"] == versions, "Run tools/record_golden.py."


@pytest.mark.parametrize("name", REGISTER)
def test_traces_tell_games_apart(name: str) -> None:
    """An option alone makes a difference in one game at least, or its trace proves nothing."""
    games = [game for game in GOLDEN["games"] if game["game"] == name]
    default = {game["players"]: game for game in games if not game["options"] and not game["own_box"]}
    changed = set()
    for game in games:
        assert len(set(game["traces"])) == len(game["traces"])
        if len(game["options"]) == 1 and game["traces"] != default[game["players"]]["traces"]:
            changed |= set(game["options"])
    assert changed == {option.key for option in game_named(name).options} - NOT_SEEN_IN_A_TRACE[name]


@pytest.mark.parametrize("game", GOLDEN["games"], ids=name_of)
def test_trace(game: dict[str, Any]) -> None:
    for seed, expected in enumerate(game["traces"]):
        assert traced(game, seed) == expected, f"seed {seed}"


UNCOMPILED = """
import json, sys
from petteia.core.chance import dice_of
from petteia.core.contract import trace
from petteia.games import game_named

for game in json.load(sys.stdin):
    state = game_named(game["game"]).new(game["players"], "1", game["options"])
    print(f"{trace(state, dice_of('1')):08x}")
for name, module in sys.modules.items():
    if name.startswith("petteia."):
        assert module.__file__.startswith(sys.argv[1]) and module.__file__.endswith(".py"), module.__file__
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
    assert told.split() == [traced(game, 1) for game in games]
