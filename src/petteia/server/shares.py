"""Whose turn it is to have a worker: everybody gets the same share of thought, however much they ask for.

What a person's tasks took is written down. Of those who wait, whoever has had least comes first; whoever
comes anew begins where the others are, so that nobody saves up or pays back for ever. Within one person's
share the most urgent task comes first, then the table that has had least.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Generic, TypeVar

Tool = TypeVar("Tool")

# Seconds after which bots among themselves have waited long enough to stand in line with everybody.
LONG_ENOUGH = 5.0


class Urgency(IntEnum):
    OWN_TURN = 0  # somebody must act, and has asked
    WATCHED = 1  # somebody at the table looks, and waits for a bot
    ALONE = 2  # bots among themselves


@dataclass(frozen=True)
class Claim:
    """For whom something is done, at which table, and how much it presses."""

    person: str
    table: str
    urgency: Urgency = Urgency.OWN_TURN


@dataclass(eq=False)
class Waiting(Generic[Tool]):
    claim: Claim
    came: float
    got: asyncio.Future[Tool]


@dataclass
class Account:
    """How many seconds each has had."""

    had: dict[str, float] = field(default_factory=dict)
    everybody: float = 0.0  # who has had less than this counts as having had so much

    def of(self, who: str) -> float:
        return max(self.had.get(who, 0.0), self.everybody)

    def serve(self, who: str) -> None:
        self.everybody = self.of(who)
        self.had = {name: had for name, had in self.had.items() if had > self.everybody}

    def charge(self, who: str, seconds: float) -> None:
        self.had[who] = self.of(who) + seconds


class Shares(Generic[Tool]):
    """A few tools that many want."""

    def __init__(self, tools: list[Tool]) -> None:
        self.idle = list(tools)
        self.waiting: list[Waiting[Tool]] = []
        self.holding: dict[str, int] = {}  # how many each person has now
        # As long as there are several, nobody has them all: somebody else may come any moment.
        self.most = max(1, len(tools) - 1)
        self.people, self.tables = Account(), Account()

    async def take(self, claim: Claim) -> Tool:
        """Wait for a tool; whoever has taken one gives it back."""
        mine = Waiting[Tool](claim, time.monotonic(), asyncio.get_running_loop().create_future())
        self.waiting.append(mine)
        self.hand_out()
        try:
            return await mine.got
        except asyncio.CancelledError:
            if mine in self.waiting:
                self.waiting.remove(mine)
            elif not mine.got.cancelled():
                self.give_back(mine.got.result(), claim, 0.0)
            raise

    def give_back(self, tool: Tool, claim: Claim, seconds: float) -> None:
        self.people.charge(claim.person, seconds)
        self.tables.charge(claim.table, seconds)
        self.holding[claim.person] -= 1
        if not self.holding[claim.person]:
            del self.holding[claim.person]
        self.idle.append(tool)
        self.hand_out()

    def hand_out(self) -> None:
        while self.idle and (nearest := self.next_in_line()):
            self.waiting.remove(nearest)
            claim = nearest.claim
            self.holding[claim.person] = self.holding.get(claim.person, 0) + 1
            self.people.serve(claim.person)
            self.tables.serve(claim.table)
            nearest.got.set_result(self.idle.pop())

    def next_in_line(self) -> Waiting[Tool] | None:
        fit = [one for one in self.waiting if self.holding.get(one.claim.person, 0) < self.most]
        now = time.monotonic()
        return min(fit, key=lambda one: self.rank(one, now), default=None)

    def rank(self, one: Waiting[Tool], now: float) -> tuple[bool, float, int, float, float]:
        claim = one.claim
        can_wait = claim.urgency == Urgency.ALONE and now - one.came < LONG_ENOUGH
        had = self.people.of(claim.person), self.tables.of(claim.table)
        return can_wait, had[0], claim.urgency, had[1], one.came
