"""The same games on a Ray cluster: a real one, started on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from petteia.arena.playing import Played, play
from petteia.arena.tournament import Tournament
from petteia.cli import main
from petteia.core.contract import Impossible

pytest.importorskip("ray", reason="Ray is not installed; `make test-ray` installs it and runs these tests")

from petteia.arena.cluster import play_on_ray

pytestmark = pytest.mark.filterwarnings("default")

ASSASSIN = """
import os, signal
from pathlib import Path

from petteia.bots.random import RandomBot

MARK = Path(__file__).with_name("mark")


class Assassin(RandomBot):
    def choose(self, information, dice):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(information, dice)
"""


def results(games: list[Played]) -> list[tuple[int, list[int]]]:
    return [(game.number, [seat.score for seat in game.seats]) for game in games]


def test_a_cluster_plays_the_same_games() -> None:
    contest = Tournament("polis", 3, ("greedy", "random"), "seed")
    games = sorted(play_on_ray(contest, range(6), "local"), key=lambda game: game.number)
    assert results(games) == results([play(contest, number) for number in range(6)])


def test_a_hand_that_is_lost_is_replaced_and_its_game_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assassin.py").write_text(ASSASSIN)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{os.environ.get('PYTHONPATH', '')}")
    contest = Tournament("polis", 3, ("assassin:Assassin", "random"), "seed")
    games = list(play_on_ray(contest, range(3), "local"))
    assert (tmp_path / "mark").exists()
    assert sorted(game.number for game in games) == [0, 1, 2]
    assert not any(seat.faults for game in games for seat in game.seats)


def test_the_command_takes_an_address(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "polis", "--bots", "random", "--games", "2", "--ray", "local"]
    assert main([*words, "--out", str(tmp_path / "games")]) == 0
    assert "2 games of 3 players" in capsys.readouterr().out


@pytest.mark.parametrize("address", ["auto", "127.0.0.1:9", "ray://127.0.0.1:9", "nonsense"])
def test_where_nobody_is_that_is_said(address: str) -> None:
    contest = Tournament("polis", 3, ("random",), "seed")
    with pytest.raises(Impossible, match=f"There is no Ray cluster at {address}"):
        next(play_on_ray(contest, range(1), address))
