"""Whatever bots do, games come to an end, and those who misbehave are named."""

from __future__ import annotations

import os
import signal
import time

import pytest

from petteia.arena.crew import play_here
from petteia.arena.playing import SILENCED, Played, play
from petteia.arena.tournament import Tournament
from petteia.arena.worker import PlayingProcess, Unplayable


def played_with(bot: str) -> Played:
    worker = PlayingProcess(Tournament("attika", 2, (bot, "random"), "seed"), lenience=0.2)
    try:
        return worker.played(0)
    finally:
        worker.kill()


@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("Raises", "ValueError: no idea"),
        ("Cheats", "answered 123456789, which is not legal"),
        ("Dawdles", "took more than 2.05 seconds"),
    ],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(bad_bots: str, bot: str, fault: str) -> None:
    game = played_with(f"{bad_bots}:{bot}")
    assert [(seat.bot, seat.faults) for seat in game.seats] == [
        (f"{bad_bots}:{bot}", {fault: 1}),
        ("random", {}),
    ]
    assert sorted(seat.place for seat in game.seats) == [1, 2]


@pytest.mark.parametrize("bot", ["Deaf", "Dies"])
def test_a_bot_that_nobody_can_stop_is_silenced_for_the_rest_of_the_game(bad_bots: str, bot: str) -> None:
    bad, other = played_with(f"{bad_bots}:{bot}").seats
    assert bad.decisions == 2  # it failed at the third
    assert list(bad.faults) == [SILENCED]
    assert bad.faults[SILENCED] > 0
    assert not other.faults


def test_nobody_is_blamed_for_a_process_that_died_once(bad_bots: str) -> None:
    game = played_with(f"{bad_bots}:DiesOnce")
    assert [seat.faults for seat in game.seats] == [{}, {}]


def test_a_game_whose_process_is_killed_is_played_again() -> None:
    contest = Tournament("olympos", 2, ("greedy", "random"), "seed")
    worker = PlayingProcess(contest)
    try:
        worker.begin(0)
        process = worker.process.process
        assert process is not None
        assert process.pid is not None
        while worker.decision()[1] < 2:  # it is in the midst of the game
            time.sleep(0.01)
        os.kill(process.pid, signal.SIGKILL)
        game = None
        while game is None:
            game = worker.look()
    finally:
        worker.kill()
    assert [seat.place for seat in game.seats] == [seat.place for seat in play(contest, 0).seats]


def test_a_game_that_cannot_begin_is_no_endless_loop() -> None:
    worker = PlayingProcess(Tournament("attika", 9, ("random",), "seed"))
    try:
        with pytest.raises(Unplayable, match=r"Game 7: .*: Attika is for 2 to 4 players, not 9"):
            worker.played(7)
    finally:
        worker.kill()


def test_all_games_are_played_once_however_many_processes_share_them() -> None:
    contest = Tournament("polis", 3, ("random",), "seed")
    numbers = {count: sorted(game.number for game in play_here(contest, range(5), count)) for count in (1, 2)}
    assert numbers == {1: [0, 1, 2, 3, 4], 2: [0, 1, 2, 3, 4]}


def test_no_process_is_left_when_somebody_stops_listening() -> None:
    import multiprocessing

    before = set(multiprocessing.active_children())
    games = play_here(Tournament("polis", 3, ("random",), "seed"), range(100), 2)
    next(games)
    games.close()
    assert set(multiprocessing.active_children()) <= before
