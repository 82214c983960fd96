"""What is done on the side, while nobody waits for it: again and again, until it is done."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import Future
from itertools import chain, repeat
from typing import Any, TypeVar

from petteia.server.database import Unreachable
from petteia.server.store import Conflict

logger = logging.getLogger(__name__)

# Seconds before another attempt; the last of them again and again.
PAUSES = (0.2, 0.5, 1.0, 2.0, 4.0)

Deed = Callable[[], Awaitable[None]]
Result = TypeVar("Result")


class Errands:
    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    def send_for(self, deed: Deed) -> None:
        """Have something done on the side; doing it again must do no harm."""
        task = asyncio.create_task(insist(deed))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def insist(deed: Deed) -> None:
    """Do something as often as it takes while the store cannot be had; of other failures it is told, once."""
    try:
        await persist(deed)
    except Exception:
        logger.exception("something that goes on by itself failed")


async def persist(deed: Deed) -> None:
    """Do something as often as it takes while the store cannot be had; other failures are the caller's."""
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            await deed()
        except (Conflict, Unreachable):
            await asyncio.sleep(pause)  # somebody was quicker, or the store is away: look what is left to do
        else:
            return


async def break_off(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Whatever these were about, they end now."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def in_a_thread_of_its_own(work: Callable[[], Result]) -> Result:
    """For what may hang and cannot be broken off: it keeps nobody else waiting, not even the end."""
    told: Future[Result] = Future()
    told.set_running_or_notify_cancel()

    def run() -> None:
        try:
            told.set_result(work())
        except Exception as error:
            told.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return await asyncio.wrap_future(told)
