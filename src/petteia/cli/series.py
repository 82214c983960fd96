"""A series of games between bots, in this process or in several.

Game number i is decided by the seed `SEED/i` alone, so the result is the same however many processes
share the work.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.synchronize import Event as Signal
from typing import NamedTuple

from petteia.bots.referee import decide
from petteia.cli.games import game_called
from petteia.cli.seating import make_bot
from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State, playout
from petteia.core.message import Message

PATIENCE = 0.1  # seconds between looks at whether to stop
LARGEST_CHUNK = 200  # games handed to a process at once


@dataclass(frozen=True)
class Series:
    """What is to be played; plain data, so that other processes can be told."""

    game: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: str
    options: dict[str, str]
    components: str | None


class Played(NamedTuple):
    """How one game went."""

    order: tuple[int, ...]  # the seats, the one that began first
    ranking: tuple[int, ...]  # by seat
    turns: int
    decisions: int  # those with a choice
    ending: str  # the key of the sentence that tells how it ended
    told: Message  # that sentence
    faults: tuple[str, ...]  # of bots


Report = Callable[[Sequence[Played]], None]  # is told of games as they end


# --- playing ------------------------------------------------------------------------------------------


def play_game(series: Series, number: int) -> Played | None:
    """One game; None when it was interrupted."""
    game = game_called(series.game)
    seed = f"{series.seed}/{number}"
    state = game.new(series.players, seed, series.options, series.components)
    order = tuple(game.order_of_play(state))
    faults: list[str] = []
    decisions = decide_all(state, series.bots, dice_of(f"{seed}/dice"), faults)
    if decisions is None:
        return None
    ending = game.outcome(state)[0]
    ranking = tuple(state.ranking())
    return Played(order, ranking, int(state.turn), decisions, ending.key, ending, tuple(faults))


def decide_all(state: State, bots: Sequence[str], dice: Dice, faults: list[str]) -> int | None:
    """Play to the end; how many decisions there were, or None when interrupted."""
    if is_random(bots):
        return int(playout(state, dice))
    players = [make_bot(name) for name in bots]
    decisions = 0
    while state.actor != NOBODY:
        if told_to_stop():
            return None
        actions = state.legal()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        decisions += 1
        decision = decide(players[state.actor], state.information(state.actor), dice)
        if decision.fault is not None:
            faults.append(decision.fault)
        state.apply(decision.action)
    return decisions


def is_random(bots: Sequence[str]) -> bool:
    return set(bots) == {"random"}


def play_chunk(series: Series, numbers: range) -> list[Played]:
    played = []
    for number in numbers:
        one = None if told_to_stop() else play_game(series, number)
        if one is None:
            break
        played.append(one)
    return played


# --- one process or several ---------------------------------------------------------------------------

_stop: Signal | None = None  # set in a worker: the main process asks it to give up


def told_to_stop() -> bool:
    return _stop is not None and _stop.is_set()


def become_worker(stop: Signal) -> None:
    global _stop  # noqa: PLW0603 - a process pool hands its workers nothing but globals
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the main one obeys


def chunks(series: Series, games: int, jobs: int) -> Iterator[range]:
    """Games by the handful; one by one where bots think."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 10))) if is_random(series.bots) else 1
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def play_here(series: Series, games: int, report: Report) -> None:
    for number in range(games):
        one = play_game(series, number)
        if one is not None:
            report([one])


def play_in_processes(series: Series, games: int, jobs: int, report: Report) -> None:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    context = get_context("spawn")
    stop = context.Event()
    work = chunks(series, games, jobs)
    running: set[Future[list[Played]]] = set()
    with interrupts_noted() as interrupts, ProcessPoolExecutor(jobs, context, become_worker, (stop,)) as pool:
        while not interrupts:
            for numbers in islice(work, 2 * jobs - len(running)):
                running.add(pool.submit(play_chunk, series, numbers))
            if not running:
                return
            done, running = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                report(future.result())
        stop.set()
    for future in running:  # what was played until the workers looked up
        report(future.result())
    raise KeyboardInterrupt


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Ctrl-C, even pressed twice, is noted in a list and raises nothing in the midst of things."""
    noted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)
