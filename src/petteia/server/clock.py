"""What time it is, and the clocks of a table: a bank of time for each seat, an increment when it has acted.

Clocks never look at the time themselves: each event of the log says when it happened, so that a table built
anew from its log shows the same clocks.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

from petteia.core.contract import NOBODY
from petteia.server import protocol as p


def steady() -> float:
    """Seconds that go on whatever the time of day is set to, and where possible while the machine sleeps."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


STARTED_AT, STARTED = time.time(), steady()


def now() -> float:
    """The time of day, going on from what it was when this process started.

    Whoever sets the clock of the machine, forward or back, takes no time from a player: not before a restart.
    """
    return STARTED_AT + steady() - STARTED


@dataclass
class Clocks:
    rate: p.Clock
    left: list[float]  # seconds of each seat, as of `since`
    running: int = NOBODY
    since: float = 0.0

    def wait_for(self, seat: int, at: float) -> None:
        """From this moment on a seat is waited for; NOBODY stops the clocks."""
        if self.running != NOBODY:
            self.left[self.running] = self.left_at(at)[self.running]
        if self.running not in (seat, NOBODY):
            fuller = self.left[self.running] + self.rate.increment
            self.left[self.running] = min(fuller, self.rate.cap)
        self.running, self.since = seat, at

    def stop(self, at: float) -> None:
        """Nobody's time runs any more, and no wait has ended by it."""
        self.left = self.left_at(at)
        self.running = NOBODY

    def left_at(self, at: float) -> list[float]:
        """What each seat has left at a moment; a clock that was set back costs nobody anything."""
        spent = max(0.0, at - self.since)
        return [
            max(0.0, left - spent) if seat == self.running else left for seat, left in enumerate(self.left)
        ]

    def deadline(self) -> float | None:
        """When the running clock will have run out."""
        return None if self.running == NOBODY else self.since + self.left[self.running]
