"""What befalls a house from outside: a fault begins, lasts for a while, and is over when its function is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

from tests.siege.stronghold import Stronghold

Fault = Callable[[Stronghold, random.Random, float], Awaitable[str | None]]


async def kill(house: Stronghold, dice: random.Random, longest: float) -> str:
    """As if the power failed; it is back a moment later."""
    await asyncio.to_thread(house.kill)
    await asyncio.sleep(dice.uniform(0, longest / 4))
    await asyncio.to_thread(house.start_until_it_stays)
    return "kill"


async def fail_line(house: Stronghold, dice: random.Random, longest: float) -> str | None:
    """The line to the database is cut, or silent, or slow."""
    if house.line is None:
        return None
    trouble = dice.choice(["cut", "freeze", "delay"])
    if trouble == "delay":
        house.line.delay(dice.uniform(0.01, 0.2))
    else:
        await asyncio.to_thread(getattr(house.line, trouble))
    await asyncio.sleep(dice.uniform(0.2, longest))
    await asyncio.to_thread(house.line.mend)
    return trouble


async def fill_disk(house: Stronghold, dice: random.Random, longest: float) -> str | None:
    """Nothing can be written; a database has a disk of its own."""
    if house.line is not None:
        return None
    house.allow_writing(False)
    await asyncio.sleep(dice.uniform(0.2, longest))
    house.allow_writing(True)
    return "full disk"


FAULT_NAMED: dict[str, Fault] = {"kill": kill, "line": fail_line, "disk": fill_disk}
