"""Workers on this machine, each with a game in hand until there are no more."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from multiprocessing.connection import wait

from petteia.arena.playing import Played
from petteia.arena.tournament import Tournament
from petteia.arena.worker import GLANCE, PlayingProcess


def play_here(tournament: Tournament, numbers: Iterable[int], jobs: int) -> Generator[Played, None, None]:
    """The games of these numbers, as they end; raises Unplayable."""
    left = iter(numbers)
    crew = [PlayingProcess(tournament) for _ in range(jobs)]
    try:
        busy = [worker for worker in crew if begun(worker, left)]
        while busy:
            wait([worker.pipe for worker in busy], GLANCE)
            for worker in list(busy):
                played = worker.look()
                if played is not None:
                    yield played
                    if not begun(worker, left):
                        busy.remove(worker)
    finally:
        for worker in crew:
            worker.kill()


def begun(worker: PlayingProcess, numbers: Iterator[int]) -> bool:
    """Whether there was another game to begin."""
    number = next(numbers, None)
    if number is not None:
        worker.begin(number)
    return number is not None
