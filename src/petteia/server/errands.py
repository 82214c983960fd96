"""What is done on the side, while nobody waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Coroutine
from typing import Any

logger = logging.getLogger(__name__)


class Errands:
    def __init__(self) -> None:
        self.under_way: set[asyncio.Task[None]] = set()

    def send_for(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done on the side."""
        task = asyncio.create_task(done_or_told(errand))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)


async def done_or_told(errand: Coroutine[Any, Any, None]) -> None:
    """Nobody waits for an errand, so that it tells itself what went wrong."""
    try:
        await errand
    except Exception:
        logger.exception("an errand failed")


async def break_off(tasks: Collection[asyncio.Task[Any]]) -> None:
    """Whatever these were about, they end now."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
