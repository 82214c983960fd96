"""A hall without a network, for what is easier to see from inside."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from petteia.core.contract import Impossible
from petteia.core.move import plain_move
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper
from petteia.server.store import Store
from petteia.server.table import LiveTable
from petteia.server.workers import Workers
from tests.server.house import Json

Told = Callable[[Hall], Coroutine[Any, Any, None]]


def in_a_hall(folder: Path, story: Told) -> None:
    """Tell a story in a hall without a network."""
    in_a_hall_at(f"sqlite:///{folder / 'hall.db'}", story)


def in_a_hall_at(address: str, story: Told) -> None:
    """The same, with a store of somebody's choice."""

    async def tell() -> None:
        store, workers = Store(address), Workers()
        await store.open()
        hall = Hall(store, workers, bot_pause=0.0)
        try:
            await story(hall)
        finally:
            await hall.close()
            workers.close()
            await store.close()

    run(tell())


def run(story: Coroutine[Any, Any, None]) -> None:
    """To its end, on a thread of its own: where a browser is open, this one has a loop that runs already."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, story).result()


async def game_in(hall: Hall, requests: int) -> tuple[Keeper, list[User]]:
    """A game of two people, some way on."""
    people = [(await hall.store.new_guest(name))[0] for name in ("Anna", "Bela")]
    live = await hall.create(people[0], p.NewTable("attika", ["me", "open"]))
    keeper = await hall.keeper(live.row.id)
    assert keeper is not None
    dice = random.Random("hall")

    async def do(user: User, kind: Callable[..., p.Request], **fields: Any) -> None:
        request = kind(id=f"{dice.getrandbits(64):x}", base=keeper.table.version, **fields)
        assert isinstance(await hall.handle(keeper, None, user, request), p.Ack)

    await do(people[1], p.Sit, seat=1)
    await do(people[0], p.Start)
    for _ in range(requests):
        table = keeper.table
        if table.status != "playing":
            break
        user, back = people[table.awaiting()], table.undo_steps(table.awaiting())
        if back and dice.random() < 0.3:
            await do(user, p.Undo, to=dice.choice(back))
        elif table.unconfirmed is not None:
            await do(user, p.EndTurn)
        else:
            await do(user, p.Act, move=told(table, dice.choice(table.playing().state.legal())))
    return keeper, people


def told(table: LiveTable, action: int) -> Json:
    """What a number means at this table, as it travels; raises Impossible where it means nothing."""
    return plain_move(table.game.move(table.playing().state, action))


def some_move(table: LiveTable, number: int) -> Json | None:
    """The same; None where it means nothing."""
    try:
        return told(table, number)
    except Impossible:
        return None
