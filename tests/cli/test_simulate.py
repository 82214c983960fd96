"""`simulate`."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.cli import series, simulate
from petteia.games import game_named
from tests.cli.conftest import Answer, Call, complains


def figures(answer: Answer) -> dict[str, Any]:
    """What must not depend on the machine."""
    assert answer.code == 0, answer.err
    data: dict[str, Any] = json.loads(answer.out)
    return {key: value for key, value in data.items() if key not in ("jobs", "seconds", "games_per_second")}


def test_the_seed_decides_however_many_processes_share_the_work(petteia: Call) -> None:
    words = ("simulate", "attika", "--players", 2, "--games", 6, "--seed", "s", "--json")
    one = figures(petteia(*words, "--jobs", 1))
    assert one == figures(petteia(*words, "--jobs", 2))
    assert one["games"] == 6
    assert sum(one["endings"].values()) == 6
    assert round(sum(one["wins_by_order_of_play"]), 6) == 6
    other = figures(
        petteia("simulate", "attika", "--players", 2, "--games", 6, "--seed", "t", "--json", "--jobs", 1)
    )
    assert other["turns"] != one["turns"]


def test_more_games_begin_with_the_same_ones() -> None:
    two = series.Series("attika", 2, ("random", "random"), "s", {}, None)
    few, many = series.play_chunk(two, range(2)), series.play_chunk(two, range(3))
    assert few == many[:2]


def test_bots_that_think(petteia: Call) -> None:
    data = figures(
        petteia("simulate", "attika", "--bots", "greedy,random", "--games", 1, "--seed", "s", "--json")
    )
    assert data["bots"] == ["greedy", "random"]
    assert data["decisions"]["mean"] > 10


def test_the_report_reads_well(petteia: Call) -> None:
    out = petteia("simulate", "attika", "--players", 3, "--games", 3, "--seed", "s", "--jobs", 1).out
    for words in (
        "3 games",
        "turns",
        "decisions",
        "wins in order of play",
        "first",
        "third",
        "ways to win",
        "games/s",
    ):
        assert words in out
    assert "wins by bot" not in out


def test_no_progress_bar_in_a_pipe(petteia: Call) -> None:
    assert petteia("simulate", "attika", "--players", 2, "--games", 2, "--jobs", 1).err == ""


def test_ctrl_c_prints_what_there_is(petteia: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    play_game = series.play_game

    def interrupted(games: series.Series, number: int) -> series.Played | None:
        if number == 2:
            raise KeyboardInterrupt
        return play_game(games, number)

    monkeypatch.setattr(series, "play_game", interrupted)
    answer = petteia("simulate", "attika", "--players", 2, "--games", 50, "--jobs", 1)
    assert answer.code == 130
    assert answer.err == "petteia: stopped after 2 of 50 games.\n"
    assert "2 games" in answer.out


def test_what_cannot_be_simulated(petteia: Call) -> None:
    assert complains(petteia("simulate", "attika"), "--players 3")
    assert complains(petteia("simulate", "attika", "--bots", "hal,random"), "no bot 'hal'")
    assert complains(petteia("simulate", "attika", "--bots", "random,random", "--players", 3), "names 2")
    assert complains(petteia("simulate", "attika", "--players", 2, "--games", 0), "--games")
    assert complains(petteia("simulate", "attika", "--players", 2, "--jobs", 0), "--jobs")


def test_a_shared_win_is_shared_out() -> None:
    from petteia.core.message import Message

    tally = simulate.Sums(3)
    tally.add([series.Played((1, 2, 0), (1, 2, 1), 10, 5, "end", Message("end"), ())])
    assert tally.wins_by_seat == [0.5, 0, 0.5]
    assert tally.wins_by_order == [0, 0.5, 0.5]
    assert tally.wins_by_bot(["a", "b", "a"]) == {"a": 1, "b": 0}


def test_spread() -> None:
    from collections import Counter

    assert simulate.spread(Counter([1, 2, 2, 9])) == {"mean": 3.5, "median": 2, "shortest": 1, "longest": 9}


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("attika", {}),
        ("attika", {"start_player": "3"}),
        ("olympos", {}),
        ("polis", {}),
        ("polis", {"start_player": "2"}),
        ("polis", {"city_boards": "chosen"}),
    ],
)
def test_the_order_of_play_is_that_of_the_first_turns(name: str, options: dict[str, str]) -> None:
    """In Olympos by the stack at the start of the time track, elsewhere clockwise, whoever prepares."""
    game = game_named(name)
    for seed in range(5):
        state = game.new(4, f"order {seed}", options)
        order, began, turn = game.order_of_play(state), list[int](), 0
        while len(began) < 4:
            if state.turn > turn and state.actor not in began:
                began.append(int(state.actor))
            turn = int(state.turn)
            state.apply(state.legal()[0])
        assert order == began
