"""Workers on a Ray cluster, one for each of its processors; each is watched where it works, as here."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Generator, Iterable, Iterator
from typing import Any

import ray
from ray.exceptions import RayActorError

from petteia.arena.playing import Played
from petteia.arena.tournament import Tournament
from petteia.arena.worker import PlayingProcess, Unplayable
from petteia.core.fault import Fault
from petteia.core.message import Term

SECONDS_TO_ANSWER = 10.0
LOSSES = 3  # of workers in a row, before the cluster is given up


class Hand:
    """Somewhere on the cluster: plays games, each in the process of its worker."""

    def __init__(self, tournament: Tournament) -> None:
        self.worker = PlayingProcess(tournament)

    def play(self, number: int) -> Played:
        return self.worker.played(number)


def play_on_ray(
    tournament: Tournament, numbers: Iterable[int], address: str
) -> Generator[Played, None, None]:
    """The games of these numbers, as they end. Petteia and all the bots must be on all its machines."""
    connect(address)
    try:
        yield from Hands(tournament, iter(numbers)).played()
    finally:
        ray.shutdown()


def connect(address: str) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        knock(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        reason = str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
        raise Fault("arena-no-cluster", address=address, why=reason) from None


def knock(address: str) -> None:
    """Raises OSError where nobody listens: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), SECONDS_TO_ANSWER).close()


class Hands:
    def __init__(self, tournament: Tournament, numbers: Iterator[int]) -> None:
        self.tournament = tournament
        self.numbers = numbers
        self.busy: dict[Any, tuple[Any, int]] = {}  # what is awaited, and from whom: a hand, and its game
        self.losses = 0

    def played(self) -> Generator[Played, None, None]:
        for _ in range(int(ray.cluster_resources().get("CPU", 1))):
            self.go_on(None)
        while self.busy:
            (done, *_), _ = ray.wait(list(self.busy), num_returns=1)
            hand, number = self.busy.pop(done)
            try:
                played = ray.get(done)
            except RayActorError:  # its machine is gone
                self.replace(number)
            else:
                self.losses = 0
                yield played
                self.go_on(hand)

    def go_on(self, hand: Any) -> None:
        """With the next game, if there is one."""
        number = next(self.numbers, None)
        if number is not None:
            self.begin(hand or self.hire(), number)

    def begin(self, hand: Any, number: int) -> None:
        self.busy[hand.play.remote(number)] = hand, number

    def hire(self) -> Any:
        return ray.remote(num_cpus=1)(Hand).remote(self.tournament)

    def replace(self, number: int) -> None:
        """A hand that was lost; its game is played again by another."""
        self.losses += 1
        if self.losses == LOSSES:
            raise Unplayable(number, Term("arena-workers-lost"))
        self.begin(self.hire(), number)
