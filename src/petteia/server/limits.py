"""How often somebody may do something, so that one cannot spoil the evening of all."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address, ip_address, ip_network

MINUTE, HOUR = 60, 3600
STRANGERS_WAIT = 15  # minutes between guesses from one address, at an account that many guess at

Rate = tuple[int, int]  # so often, in so many seconds

LIMITS: dict[str, Rate] = {
    "login": (10, 5 * MINUTE),
    "account": (10, HOUR),
    "stranger": (1, STRANGERS_WAIT * MINUTE),
    "guest": (60, HOUR),
    "create": (60, HOUR),
    "chat": (20, MINUTE),
    "analysis": (120, HOUR),
    "message": (60, 1),
    "stale": (30, 10),
    "hint": (30, MINUTE),
    "propose": (6, MINUTE),
    "settings": (60, MINUTE),
    "notice": (60, HOUR),
    "notice settings": (20, HOUR),
}
SOCKETS_PER_ADDRESS = 200  # a school behind one address; the tabs of one person are a fifth of it
PEOPLE_PER_ADDRESS = 5
NETWORK_BITS = 64  # what one household gets of the newer addresses


class Limits:
    """Counts per person or address. Addresses are kept in memory only and never written anywhere."""

    def __init__(
        self, rates: dict[str, Rate] | None = None, sockets_per_address: int = SOCKETS_PER_ADDRESS
    ) -> None:
        self.windows = {what: Window(*rate) for what, rate in {**LIMITS, **(rates or {})}.items()}
        self.sockets_of_address = Places(sockets_per_address)
        self.sockets_of_person = Places(max(1, sockets_per_address // PEOPLE_PER_ADDRESS))

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


class Places:
    """How many of something each person has at the same time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    @contextmanager
    def one_for(self, who: str) -> Iterator[bool]:
        """A place for as long as it is needed; False when somebody has all of theirs already."""
        if self.taken[who] >= self.most:
            yield False
            return
        self.taken[who] += 1
        try:
            yield True
        finally:
            self.taken[who] -= 1
            if not self.taken[who]:
                del self.taken[who]


def household(host: str) -> str:
    """By what an address is counted: of the newer ones everybody has more than can be counted."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv4Address) or address.is_loopback:
        return host
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(ip_network((address, NETWORK_BITS), strict=False))
