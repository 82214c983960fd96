"""The web application: what is opened when it starts, and closed when it ends."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware

from petteia.server.guard import Guard
from petteia.server.hall import Hall
from petteia.server.limits import Limits, Rate
from petteia.server.notices import PATIENCE, Notices, PostOffice
from petteia.server.opponents import PAUSE
from petteia.server.routes import games, pages, people, sockets, tables
from petteia.server.store import Store
from petteia.server.workers import Workers

# Pages come last: they answer to any address.
ROUTES = [*people.ROUTES, *games.ROUTES, *tables.ROUTES, *sockets.ROUTES, *pages.ROUTES]
SECONDS_BETWEEN_SWEEPS = 60


def application(
    store_url: str,
    components: str | None = None,
    bot_pause: float = PAUSE,
    rates: dict[str, Rate] | None = None,
    bug_reports: str | None = None,
    office: PostOffice | None = None,
    private_webhooks: bool = False,
    patience: float = PATIENCE,
) -> Starlette:
    """The application; tables that bring no components of their own are played with these."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, workers = Store(store_url), Workers()
        await store.open()
        limits = Limits(rates)
        notices = Notices(store, limits, office, private_webhooks, patience)
        hall = Hall(store, workers, components, bot_pause, bug_reports, notices)
        app.state.hall, app.state.limits, app.state.notices = hall, limits, notices
        await hall.wake()
        chores = [asyncio.create_task(sweep(hall))]
        chores.append(asyncio.create_task(store.listen(hall.heard)))
        set_apart_what_stays()
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await hall.close()
            notices.close()
            workers.close()
            await store.close()

    return Starlette(routes=ROUTES, lifespan=lifespan, middleware=[Middleware(Guard)])


def set_apart_what_stays() -> None:
    """What a server starts with stays to its end: looking through it for garbage, while people wait, takes
    longer than a move."""
    gc.collect()
    gc.freeze()


async def sweep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        hall.forget_idle()
        await hall.wake_overdue()
