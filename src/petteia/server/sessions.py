"""Sessions: how long they last, on which device they are, and the sockets that end with them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from petteia.server.errands import Errands
from petteia.server.news import News, SessionEnded
from petteia.server.store import Store

# What a browser calls itself by, the more particular first: most claim to be several others as well.
BROWSERS = {
    "Edge": ("Edg/", "EdgA/", "EdgiOS/"),
    "Opera": ("OPR/",),
    "Samsung Internet": ("SamsungBrowser/",),
    "Firefox": ("Firefox/", "FxiOS/"),
    "Chrome": ("Chrome/", "CriOS/"),
    "Safari": ("Safari/",),
}
SYSTEMS = {
    "iOS": ("iPhone", "iPad"),
    "Android": ("Android",),
    "ChromeOS": ("CrOS",),
    "Windows": ("Windows",),
    "macOS": ("Macintosh",),
    "Linux": ("Linux",),
}


def device_named(agent: str) -> tuple[str | None, str | None]:
    """Browser and system, by what a browser says of itself; no more of that is kept."""
    return first_of(BROWSERS, agent), first_of(SYSTEMS, agent)


def first_of(kinds: dict[str, tuple[str, ...]], agent: str) -> str | None:
    return next((kind for kind, marks in kinds.items() if any(mark in agent for mark in marks)), None)


class Doors:
    """The sockets that are open in each session. Whoever's session ends is shown out at once."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.open: dict[str, set[asyncio.Event]] = {}
        self.errands = Errands()

    @contextmanager
    def through(self, session: str) -> Iterator[asyncio.Event]:
        """One socket of a session, and what is set when the session ends."""
        ended = asyncio.Event()
        sockets = self.open.setdefault(session, set())
        sockets.add(ended)
        try:
            yield ended
        finally:
            sockets.discard(ended)
            if not sockets:
                self.open.pop(session, None)

    def shut(self, sessions: Iterable[str]) -> None:
        for session in sessions:
            for ended in self.open.get(session, ()):
                ended.set()

    def heard(self, news: News | None) -> None:
        """Another server may have ended a session."""
        if news is None:
            self.errands.send_for(self.look_round)
        elif isinstance(news, SessionEnded):
            self.shut([news.session])

    async def look_round(self) -> None:
        """What is open counts as used; what ended unheard is shut."""
        present = list(self.open)
        self.shut(set(present) - await self.store.still_going(present))
