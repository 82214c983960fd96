"""The lobby: which tables there are, and word that the list has changed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

from petteia.server import protocol as p
from petteia.server.entries import TableRow, User, is_awaited
from petteia.server.seats import seat_info
from petteia.server.store import Store

FRESH = 0.5  # seconds
STRANGER = User("", "", None)


@dataclass
class Listing:
    """Open tables, as those see them who sit at none; one for all who ask at about the same time."""

    change: int
    since: float
    tables: asyncio.Future[list[tuple[TableRow, p.TableSummary]]]

    def is_fresh(self, change: int) -> bool:
        return self.change == change and time.monotonic() - self.since < FRESH


class Lobby:
    def __init__(self, store: Store, online_at: Callable[[str], set[str]]) -> None:
        self.store = store
        self.online_at = online_at  # who looks at a table
        self.changes = 0
        self.changed = asyncio.Condition()
        self.listing: Listing | None = None

    async def tables_for(self, user: User) -> p.Tables:
        return p.Tables(
            open=[
                self.summary(row, user) if sits_at(row, user) else summary
                for row, summary in await self.open_tables()
            ],
            mine=[self.summary(row, user) for row in await self.store.tables_of(user)],
        )

    async def open_tables(self) -> list[tuple[TableRow, p.TableSummary]]:
        if self.listing is None or not self.listing.is_fresh(self.changes):
            tables = asyncio.ensure_future(self.list_tables())
            self.listing = Listing(self.changes, time.monotonic(), tables)
        return await asyncio.shield(self.listing.tables)  # others wait for it as well

    async def list_tables(self) -> list[tuple[TableRow, p.TableSummary]]:
        return [(row, self.summary(row, STRANGER)) for row in await self.store.lobby()]

    def summary(self, row: TableRow, user: User) -> p.TableSummary:
        online = self.online_at(row.id)
        seats = [seat_info(seat, user, online) for seat in row.summary["seats"]]
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
