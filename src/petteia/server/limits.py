"""How often somebody may do something, so that one cannot spoil the evening of all."""

from __future__ import annotations

import time
from collections import OrderedDict, deque

MINUTE, HOUR = 60, 3600

Rate = tuple[int, int]  # so often, in so many seconds

LIMITS: dict[str, Rate] = {
    "login": (10, 5 * MINUTE),
    "guest": (60, HOUR),
    "create": (60, HOUR),
    "chat": (20, MINUTE),
    "analysis": (120, HOUR),
    "message": (60, 1),
    "settings": (60, MINUTE),
    "notice": (60, HOUR),
    "notice settings": (20, HOUR),
}


class Limits:
    """Counts per person or address. Addresses are kept in memory only and never written anywhere."""

    def __init__(self, rates: dict[str, Rate] | None = None) -> None:
        self.windows = {what: Window(*rate) for what, rate in {**LIMITS, **(rates or {})}.items()}

    def allow(self, what: str, who: str) -> bool:
        return self.windows[what].allows(who, time.monotonic())


class Window:
    """When each person did one thing of late."""

    def __init__(self, most: int, seconds: int) -> None:
        self.most = most
        self.seconds = seconds
        self.moments: OrderedDict[str, deque[float]] = OrderedDict()  # who did it last comes last

    def allows(self, who: str, now: float) -> bool:
        self.forget(now - self.seconds)
        mine = self.moments.setdefault(who, deque())
        while mine and mine[0] <= now - self.seconds:
            mine.popleft()
        if len(mine) >= self.most:
            return False
        mine.append(now)
        self.moments.move_to_end(who)
        return True

    def forget(self, before: float) -> None:
        """People who have done nothing since."""
        while self.moments and next(iter(self.moments.values()))[-1] <= before:
            self.moments.popitem(last=False)
