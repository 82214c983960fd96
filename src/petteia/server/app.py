"""The web application: what is opened when it starts, and closed when it ends."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.websockets import WebSocket, WebSocketState

from petteia.core.components import as_json
from petteia.server.database import Unreachable
from petteia.server.entries import Components
from petteia.server.errands import break_off, insist, persist
from petteia.server.garbage import Attic
from petteia.server.guard import Guard
from petteia.server.hall import Hall
from petteia.server.limits import SOCKETS_PER_ADDRESS, Limits, Rate
from petteia.server.mail import PostOffice
from petteia.server.news import News
from petteia.server.notices import PATIENCE, Notices
from petteia.server.opponents import PAUSE
from petteia.server.problem import Problem
from petteia.server.rounds import SECONDS_BETWEEN_SWEEPS, sweep, wake
from petteia.server.routes import games, pages, people, sockets, tables
from petteia.server.routes.reception import error, not_served
from petteia.server.sessions import Doors
from petteia.server.store import Store
from petteia.server.workers import Workers

# Pages come last: they answer to any address.
ROUTES = [*people.ROUTES, *games.ROUTES, *tables.ROUTES, *sockets.ROUTES, *pages.ROUTES]
SWEEPS_BETWEEN_ROUNDS = 6
SECONDS_BETWEEN_CLEARINGS = 24 * 3600
SECONDS_TO_CLOSE = 2.0


def application(
    store_url: str,
    components: str | None = None,
    bot_pause: float = PAUSE,
    rates: dict[str, Rate] | None = None,
    bug_reports: str | None = None,
    office: PostOffice | None = None,
    public_url: str | None = None,
    private_webhooks: bool = False,
    patience: float = PATIENCE,
    kept_days: int | None = None,
    sockets_per_address: int = SOCKETS_PER_ADDRESS,
) -> Starlette:
    """The application; tables that bring no components of their own are played with these.

    Raises BadComponents.
    """
    own = Components(components, as_json(components)) if components else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store, workers = Store(store_url), Workers()
        await persist(store.open)  # it was there before we were asked to serve, and will be again
        limits = Limits(rates, sockets_per_address)
        notices = Notices(store, limits, office, public_url, private_webhooks, patience)
        hall = Hall(store, workers, own, bot_pause, bug_reports, notices, limits, kept_days)
        doors = Doors(store)
        app.state.hall, app.state.limits, app.state.notices = hall, limits, notices
        app.state.doors = doors

        def heard(news: News | None) -> None:
            doors.heard(news)
            hall.heard(news)

        attic = Attic()
        chores = [asyncio.create_task(chore) for chore in (store.listen(heard), go_on(hall, doors, attic))]
        chores.append(asyncio.create_task(clear_out(store)))
        attic.set_apart()  # what a server starts with stays to its end
        try:
            yield
        finally:
            await in_time(break_off([*chores, *doors.errands.under_way]))
            await in_time(hall.close())
            workers.close()
            await store.close()

    return Starlette(
        routes=ROUTES,
        lifespan=lifespan,
        middleware=[Middleware(Guard)],
        exception_handlers={HTTPException: not_served, Unreachable: ask_to_come_back},
    )


async def ask_to_come_back(visitor: Request | WebSocket, _: Exception) -> Any:
    """Whether a thing was written is not known now. Asked for again by the same name, it is done once."""
    if isinstance(visitor, Request):
        return error(Problem(503, "core-no-answer"))
    if visitor.application_state == WebSocketState.CONNECTING:
        await visitor.accept()
    await sockets.hang_up(visitor, 1013)
    return None


async def in_time(end: Coroutine[Any, Any, None]) -> None:
    """What does not end in time is left behind: others have things to close as well."""
    done, _ = await asyncio.wait([asyncio.create_task(end)], timeout=SECONDS_TO_CLOSE)
    for task in done:
        await task


async def go_on(hall: Hall, doors: Doors, attic: Attic) -> None:
    """Whatever goes on by itself does so while people are served: after a start, and ever again."""
    await insist(partial(wake, hall))
    for number in count(1):
        await asyncio.sleep(SECONDS_BETWEEN_SWEEPS)
        await insist(partial(sweep, hall))
        attic.set_apart()
        if number % SWEEPS_BETWEEN_ROUNDS == 0:
            await insist(doors.look_round)


async def clear_out(store: Store) -> None:
    while True:
        await insist(store.clear_out)
        await asyncio.sleep(SECONDS_BETWEEN_CLEARINGS)
