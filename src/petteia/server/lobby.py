"""The lobby: which tables there are, and word that the list has changed.

A table whose host has gone is marked, and after a while it is no longer listed: nobody would start the game.
It is there again when its host is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from petteia.server import protocol as p
from petteia.server.clock import now
from petteia.server.entries import TableRow, User, is_awaited
from petteia.server.seats import seat_infos
from petteia.server.store import Store

FRESH = 0.5  # seconds
HOST_GONE = 600.0  # seconds for which a table stays in the list without its host
STRANGER = User("", "", None)


Listed = list[tuple[TableRow, p.TableSummary]]
Lists = tuple[Listed, Listed]  # open tables, and running games


@dataclass
class Listing:
    """Tables, as those see them who sit at none; one for all who ask at about the same time."""

    change: int
    since: float
    tables: asyncio.Future[Lists]

    def is_fresh(self, change: int) -> bool:
        return self.change == change and time.monotonic() - self.since < FRESH


class Lobby:
    def __init__(
        self,
        store: Store,
        online_at: Callable[[str], set[str]],
        away_since: Callable[[str, str], float],
    ) -> None:
        self.store = store
        self.online_at = online_at  # who looks at a table
        self.away_since = away_since  # when somebody who does not look at a table last did
        self.changes = 0
        self.changed = asyncio.Condition()
        self.listing: Listing | None = None

    async def tables_for(self, user: User) -> p.Tables:
        waiting, running = await self.lists()
        return p.Tables(
            open=self.seen_by(user, waiting),
            running=self.seen_by(user, running),
            mine=[self.summary(row, user) for row in await self.store.tables_of(user)],
        )

    def seen_by(self, user: User, listed: Listed) -> list[p.TableSummary]:
        return [self.summary(row, user) if sits_at(row, user) else summary for row, summary in listed]

    async def lists(self) -> Lists:
        if self.listing is None or not self.listing.is_fresh(self.changes):
            tables = asyncio.ensure_future(self.list_tables())
            self.listing = Listing(self.changes, time.monotonic(), tables)
        return await asyncio.shield(self.listing.tables)  # others wait for it as well

    async def list_tables(self) -> Lists:
        waiting = [row for row in await self.store.lobby() if self.has_host(row)]
        running = [row for row in await self.store.running() if row.summary.get("watching", True)]
        return self.summaries(waiting), self.summaries(running)

    def summaries(self, rows: list[TableRow]) -> Listed:
        return [(row, self.summary(row, STRANGER)) for row in rows]

    def has_host(self, row: TableRow) -> bool:
        """Is its host there, or was a moment ago?"""
        here = row.host in self.online_at(row.id)
        return here or now() - max(row.updated, self.away_since(row.id, row.host)) < HOST_GONE

    def summary(self, row: TableRow, user: User) -> p.TableSummary:
        online = self.online_at(row.id)
        seats = seat_infos(row.summary["seats"], user, online, row.host)
        return p.TableSummary(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=seats,
            mine=any(seat.you for seat in seats),
            my_turn=row.status == "playing" and is_awaited(row.summary, user),
            practice=row.practice,
            updated=row.updated,
            clock=p.Clock(**row.clock) if row.clock else None,
            imported=row.summary.get("imported", False),
            lesson=row.summary.get("lesson"),
            host_here=row.host in online,
            ranking=row.summary.get("ranking"),
            scores=row.summary.get("scores"),
        )

    async def tell(self) -> None:
        """The list is no longer what it was."""
        async with self.changed:
            self.changes += 1
            self.changed.notify_all()

    async def news(self, known: int) -> None:
        """Wait until more has changed than is known; what changed while a list was on its way counts."""
        async with self.changed:
            await self.changed.wait_for(lambda: self.changes != known)


def sits_at(row: TableRow, user: User) -> bool:
    return any(seat["user"] == user.id for seat in row.summary["seats"])
