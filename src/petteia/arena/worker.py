"""A process that plays games, one at a time.

The referee within it deals with bots that raise, cheat or are slow. It cannot deal with one that hears no
alarm or takes the process down with it, so the process is watched too. Such a bot loses the right to think
for the rest of that game: a fresh process plays the game again, and from that decision on any legal move
stands in for the bot's. A process that somebody kills from outside is replaced, and nobody is blamed.
"""

from __future__ import annotations

import signal
from collections import Counter
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any

from petteia.arena.playing import FOREVER, Played, play
from petteia.arena.tournament import Tournament
from petteia.bots.spawned import CONTEXT, Spawned
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.message import Argument, Term

GLANCE = 0.25  # seconds between looks at those who think
LENIENCE = 5.0  # seconds that the referee has to interrupt a bot, before its process is killed
DEATHS = 2  # of processes at the same decision, before the bot is to blame

# What a process tells of itself in shared memory: who thinks, at which decision, and until when at most.
SEAT, DECISION, UNTIL = range(3)


class Unplayable(Fault):
    """A game that cannot be played to its end, and why."""

    def __init__(self, number: int, why: Argument) -> None:
        super().__init__("arena-unplayable", number=number, why=why)
        self.args = (number, why)


class PlayingProcess:
    """Plays the games it is given."""

    def __init__(self, tournament: Tournament, lenience: float = LENIENCE) -> None:
        self.thinking = CONTEXT.RawArray("d", 3)
        self.process = Spawned(work, tournament, self.thinking, lenience)
        self.number = 0  # of the game in hand
        self.silenced: dict[int, int] = {}
        self.deaths: Counter[tuple[int, int]] = Counter()

    def played(self, number: int) -> Played:
        """A whole game, for those who have nothing else to do meanwhile; raises Unplayable."""
        self.begin(number)
        while True:
            wait([self.pipe], GLANCE)
            game = self.look()
            if game is not None:
                return game

    def begin(self, number: int) -> None:
        self.number = number
        self.silenced.clear()
        self.deaths.clear()
        self.play()

    def play(self) -> None:
        """The game in hand, from its start."""
        self.thinking[:] = NOBODY, 0, FOREVER
        try:
            self.process.connected().send((self.number, self.silenced))
        except OSError:  # it died this very moment
            self.process.start().send((self.number, self.silenced))

    @property
    def pipe(self) -> Connection:
        """Something can be read from it when it is time to look."""
        assert self.process.pipe is not None
        return self.process.pipe

    def look(self) -> Played | None:
        """The game in hand if it is over, None while it goes on; raises Unplayable."""
        try:
            if self.pipe.poll():
                return self.over(self.pipe.recv())
        except (EOFError, OSError):
            self.bury()
            return None
        if monotonic() > self.thinking[UNTIL]:
            self.silence()
        return None

    def over(self, answer: object) -> Played:
        if isinstance(answer, Played):
            return answer
        raise Unplayable(self.number, str(answer))

    def bury(self) -> None:
        """The process has died: another one plays the game again."""
        at = self.decision()
        self.deaths[at] += 1
        if self.deaths[at] < DEATHS:
            self.process.kill()
            self.play()
        elif at[0] != NOBODY:
            self.silence()
        else:
            raise Unplayable(self.number, Term("arena-worker-dies"))

    def silence(self) -> None:
        """The game is played again without the thoughts of the bot that cannot be interrupted."""
        self.process.kill()
        seat, decision = self.decision()
        if seat != NOBODY:  # or it has come to an end just now
            self.silenced[seat] = decision
        self.play()

    def decision(self) -> tuple[int, int]:
        """The one at hand: whose, and its number."""
        return int(self.thinking[SEAT]), int(self.thinking[DECISION])

    def kill(self) -> None:
        self.process.kill()


def work(pipe: Connection, tournament: Tournament, thinking: Any, lenience: float) -> None:
    """The life of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the main one obeys

    def watch(seat: int, decision: int, seconds: float) -> None:
        thinking[UNTIL] = FOREVER
        thinking[SEAT], thinking[DECISION] = seat, decision
        thinking[UNTIL] = monotonic() + seconds + lenience

    while True:
        try:
            number, silenced = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Played | str
        try:
            answer = play(tournament, number, silenced, watch)
        except Exception as error:  # a fault of ours, not of a bot
            answer = f"{type(error).__name__}: {error}"
        try:
            pipe.send(answer)
        except OSError:  # nobody listens any more
            return
