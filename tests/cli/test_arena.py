"""`arena` and `balance`."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from petteia.arena.ledger import NAME
from tests.cli.conftest import Answer, Call, complains
from tests.cli.ctrl_c import hear_ctrl_c

DUEL = ("arena", "--game", "attika", "--bots", "greedy,random", "--seed", "s", "--jobs", 1)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def data_of(answer: Answer) -> dict[str, Any]:
    assert answer.code == 0, answer.err
    data: dict[str, Any] = json.loads(answer.out)
    return data


def test_who_is_how_strong(petteia: Call, folder: Path) -> None:
    answer = petteia(*DUEL, "--games", 2, "--out", folder, "--lang", "en")
    assert answer.code == 0, answer.err
    for words in ("2 games of 2 players on 1 deal", "95 % interval", "Rating", "ms each", "Amphoras"):
        assert words in answer.out
    assert answer.out.index("greedy") < answer.out.index("random")
    assert str(folder / "report.html") in answer.out
    assert "Ways of winning" in (folder / "report.html").read_text("utf-8")


def test_what_wins(petteia: Call, folder: Path) -> None:
    words = ("balance", "polis", "--level", "random", "--option", "city_boards=dealt", "--games", 4)
    answer = petteia(*words, "--out", folder, "--jobs", 1)
    assert answer.code == 0, answer.err
    for word in ("Order of play", "City boards", "Cards", "Opening", "Seats"):
        assert word in answer.out
    data = data_of(petteia(*words, "--out", folder, "--json"))
    assert sum(share["wins"] for share in data["order of play"]) == pytest.approx(4, abs=0.01)
    assert all(share["games"] == 4 for share in data["order of play"])


def test_more_games_are_added_to_those_that_are_there(petteia: Call, folder: Path) -> None:
    petteia(*DUEL, "--games", 2, "--out", folder)
    before = (folder / NAME).read_text()
    answer = petteia(*DUEL, "--games", 4, "--out", folder, "--json")
    assert data_of(answer)["games"] == 4
    assert "2 of 4 games are there already" in answer.err
    assert (folder / NAME).read_text().startswith(before)
    assert data_of(petteia(*DUEL, "--games", 2, "--out", folder, "--json"))["games"] == 2


def test_games_come_in_whole_rounds(petteia: Call, folder: Path) -> None:
    answer = petteia(*DUEL, "--games", 3, "--out", folder, "--json")
    assert "4 games, so that everybody sits everywhere equally often" in answer.err
    assert data_of(answer)["games"] == 4


def test_a_secret_seed_is_the_folders(petteia: Call, folder: Path) -> None:
    words = ("balance", "attika", "--level", "random", "--jobs", 1, "--json", "--out", folder)
    first = data_of(petteia(*words, "--games", 1))
    assert len(first["seed"]) == 64
    assert data_of(petteia(*words, "--games", 2))["seed"] == first["seed"]


def test_ctrl_c_leaves_a_run_that_goes_on(petteia: Call, folder: Path) -> None:
    words = [
        "arena",
        "--game",
        "polis",
        "--bots",
        "random,greedy",
        "--seed",
        "s",
        "--games",
        "999",
        "--jobs",
        "1",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "petteia", *words, "--out", str(folder)],
        stderr=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        process_group=0,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - there are no threads here
    )
    while not (folder / NAME).exists() or len((folder / NAME).read_bytes().splitlines()) < 3:
        assert process.poll() is None
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "stopped after" in err
    assert "report.html" in out
    before = (folder / NAME).read_bytes()
    assert before.endswith(b"\n")
    again = shlex.split(err.splitlines()[-1])
    assert again[0] == "petteia"
    played = len(before.splitlines()) - 1
    again[again.index("--games") + 1] = str(played + 1)
    answer = petteia(*again[1:], "--json")
    assert data_of(answer)["games"] > played
    assert (folder / NAME).read_bytes().startswith(before)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (["--games", "0"], ["--games can be 1 to", "not 0"]),
        (["--bots", "greedy,socrates"], ["There is no bot 'socrates'", "oracle"]),
        (["--bots", "nowhere:Bot"], ["nowhere:Bot cannot be imported"]),
        (["--players", "5"], ["Attika is for 2 to 4 players, not 5"]),
        (["--players", "0"], ["not 0"]),
        (["--game", "chess"], ["There is no game 'chess'"]),
        (["--jobs", "0"], ["--jobs can be 1 to"]),
        (["--option", "reshuffle=never"], ["reshuffle", "never"]),
        (["--ray", "auto", "--jobs", "2"], ["not allowed with argument"]),
    ],
)
def test_what_cannot_be_is_said_in_words(
    petteia: Call, folder: Path, change: list[str], words: list[str]
) -> None:
    answer = petteia("arena", "--game", "attika", "--bots", "greedy,random", "--out", folder, *change)
    assert complains(answer, *words)
    assert not (folder / "report.html").exists()


def test_another_tournament_in_the_same_folder_is_refused(petteia: Call, folder: Path) -> None:
    petteia(*DUEL, "--games", 2, "--out", folder)
    answer = petteia(*DUEL, "--games", 2, "--out", folder, "--players", 3)
    assert complains(answer, "Something else is kept in", "players 2 → 3", "another folder")


def test_faults_of_bots_are_told_by_name(
    petteia: Call, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sulking.py").write_text(
        "from petteia.bots import Bot\n\n\nclass Sulks(Bot):\n"
        "    def choose(self, information, dice):\n        raise RuntimeError('no')\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    answer = petteia(
        "arena",
        "--game",
        "polis",
        "--bots",
        "sulking:Sulks,random",
        "--games",
        3,
        "--out",
        folder,
        "--jobs",
        1,
    )
    assert answer.code == 0
    assert "sulking:Sulks: RuntimeError: no (" in answer.err
    assert "sulking:Sulks" in (folder / "report.html").read_text("utf-8")
