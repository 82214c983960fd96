"""How often somebody may do something, so that one cannot spoil the evening of all."""

from __future__ import annotations

from limits import RateLimitItem, parse
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import MovingWindowRateLimiter

LIMITS = {
    "login": "10 per 5 minutes",
    "guest": "60 per hour",
    "create": "60 per hour",
    "chat": "20 per minute",
    "analysis": "120 per hour",
    "message": "60 per second",
    "settings": "60 per minute",
    "notice": "60 per hour",
    "notice settings": "20 per hour",
}


class Limits:
    """Counts per person or address. Addresses are kept in memory only and never written anywhere."""

    def __init__(self, rates: dict[str, str] | None = None) -> None:
        self.rates: dict[str, RateLimitItem] = {
            name: parse(rate) for name, rate in {**LIMITS, **(rates or {})}.items()
        }
        self.limiter = MovingWindowRateLimiter(MemoryStorage())

    async def allow(self, what: str, who: str) -> bool:
        return await self.limiter.hit(self.rates[what], what, who)
