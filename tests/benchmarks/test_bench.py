"""`petteia bench` measures everything and tells it; how fast it is, is never asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest

import petteia
from petteia.cli import bench
from petteia.cli.bench.contestants import COMPILED, GAMES, NAMES, OURS, PEER_SCRIPT, PLAIN
from petteia.cli.bench.machine import machine
from petteia.cli.bench.measuring import Report, Settings, at_least, at_most, budgets
from petteia.cli.bench.telling import told
from petteia.cli.speech import VOICE, said
from petteia.core.message import Message

TINY = Settings(rounds=1, seconds=0.05, starts=1, fetch=False)
OPERATIONS = ("clone", "legal", "hide", "sample", "evaluate", "write", "search", "playout", "late")
PEER_FILE = Path(__file__).parents[2] / PEER_SCRIPT

STAND_IN = """
Color = ["red", "blue", "white", "orange"]

class RandomPlayer:
    def __init__(self, colour): pass
    def decide(self, game, playable_actions): return playable_actions[0]

class Game:
    def __init__(self, players, seed): self.players = players
    def play(self):
        for player in self.players:
            player.decide(self, ["roll"])
            player.decide(self, ["build", "trade", "end"])
"""


def test_a_run_outside_the_repository_leaves_out_only_the_peer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(petteia.__file__).parents[1]))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(bench, "QUICK", TINY)

    assert bench.main(Namespace(quick=True, json="speed.json")) == 0

    printed = capsys.readouterr().out
    data = json.loads(Path("speed.json").read_text("utf-8"))
    for name in OURS.values():
        assert said(NAMES[name]) in printed
        assert data["random_play"][name]["decisions_per_second"] > 0
        assert data["random_play"][name]["branching"] >= 2
    assert all((name in data["random_play"]) == petteia.is_compiled() for name in PLAIN.values())
    assert set(data["operations"]) == set(GAMES)
    assert all(time > 0 for operations in data["operations"].values() for time in operations.values())
    assert "Left out: catanatron 3.2.0, 4 players: " in printed


def some_report() -> Report:
    report = Report(machine(), TINY)
    report.operations = {"attika": dict.fromkeys(OPERATIONS, 5000000.0)}
    report.start = 20.0
    report.budgets = budgets(report)
    report.left_out = {COMPILED: Message("bench-not-compiled")}
    return report


def test_a_missed_budget_is_said_aloud() -> None:
    report = some_report()
    what = Message("bench-a-start")
    report.budgets = [at_least(15, "times", what, 3), at_most(3, "microseconds", what, 2)]

    assert [budget.met for budget in report.budgets] == [False, True]
    assert "BUDGETS MISSED: import and first position" in told(report)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("it", ["a metà di una partita a tre", "copiare uno stato", "LIMITI MANCATI: una copia di Attika"]),
        ("fr", ["au milieu d'une partie à trois", "copier un état", "LIMITES MANQUÉES : une copie d'Attika"]),
        (
            "hu",
            ["egy háromszemélyes játszma közepén", "állás másolása", "NEM TELJESÜLT: Attika egy másolata"],
        ),
    ],
)
def test_figures_are_told_in_the_readers_language(
    language: str, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    english = told(some_report())
    monkeypatch.setattr(VOICE, "asked", language)
    report = told(some_report())
    assert all(word in report for word in words)
    sentences = [line for line in english.splitlines() if line and not line.startswith("| ---")]
    assert [line for line in sentences if line in report.splitlines()] == []


def test_the_peer_counts_only_decisions_with_a_choice(tmp_path: Path) -> None:
    (tmp_path / "catanatron.py").write_text(STAND_IN, "utf-8")

    done = subprocess.run(
        [sys.executable, PEER_FILE],
        input="0.01\n",
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    hello, answer = map(json.loads, done.stdout.splitlines())
    assert hello["branching"] == 3
    assert answer["decisions"] == 4 * answer["games"]
