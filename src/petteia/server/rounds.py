"""The rounds of the hall: what waits for something nobody does is found, and what nobody needs is let go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from petteia.core.contract import NOBODY
from petteia.server.clock import now
from petteia.server.entries import Event
from petteia.server.hall import DAY, Hall

SECONDS_BETWEEN_SWEEPS = 10.0
# A bot that should have moved so long ago is nobody's: the server at which it sat may be gone.
SECONDS_TO_MOVE = 30.0


async def wake(hall: Hall) -> None:
    """After a restart: bots whose turn it is go on, and so do clocks and calls that are still to come."""
    patience = hall.herald.notices.patience if hall.herald.notices else 0.0
    await wake_all(hall, await hall.store.due(now() + SECONDS_BETWEEN_SWEEPS, now() - patience))


async def sweep(hall: Hall) -> None:
    """Find every table that waits for something nobody does; let go of those that wait for nothing."""
    hall.forget_idle()
    for keeper in list(hall.keepers.values()):
        hall.see_to(keeper)
        await asyncio.sleep(0)
    soon, long_ago = now() + SECONDS_BETWEEN_SWEEPS, now() - SECONDS_TO_MOVE
    asleep = set(await hall.store.overdue(soon, long_ago)) - hall.keepers.keys()
    await wake_all(hall, asleep)
    await close_forgotten(hall)
    await hall.neighbours.keep_in_touch()


async def wake_all(hall: Hall, tables: Iterable[str]) -> None:
    """One after another: whoever is here already comes first."""
    for table in tables:
        await hall.wake_table(table)


async def close_forgotten(hall: Hall) -> None:
    """Games that nobody has come to look at for as long as the operator keeps them are over."""
    if hall.kept_days is None:
        return
    for table in await hall.store.forgotten(now() - hall.kept_days * DAY):
        keeper = await hall.keeper(table)
        if keeper is not None and not keeper.viewers:
            async with keeper.turn:
                if keeper.table.status == "playing":
                    await hall.write(keeper, [Event("abandoned", NOBODY, {"unopened": hall.kept_days})])
