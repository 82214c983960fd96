"""Names at all tables at once: somebody's new one, and none for whoever goes for good."""

from __future__ import annotations

import contextlib
from dataclasses import replace
from functools import partial

from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper
from petteia.server.store import Conflict

UNFINISHED = ("open", "playing")


async def rename(hall: Hall, user: User, name: str) -> User:
    """Somebody has a new name, at all tables that are not over and in all open tabs."""
    renamed = await hall.store.rename(user, name)
    for keeper in hall.keepers.values():
        for viewer in keeper.viewers:
            if viewer.user.id == user.id:
                viewer.user = replace(viewer.user, name=name)
    hall.errands.send_for(partial(write_names, hall, user, name))
    return renamed


async def write_names(hall: Hall, user: User, name: str) -> None:
    async with hall.naming:
        for row in await hall.store.tables_of(user):
            if row.status in UNFINISHED and (keeper := await hall.keeper(row.id)):
                await write_name(hall, keeper, user, name)


async def write_name(hall: Hall, keeper: Keeper, user: User, name: str) -> None:
    async with keeper.turn:
        if changes := keeper.table.renamed(user, name):
            await hall.write(keeper, changes)


async def part_from(hall: Hall, user: User) -> None:
    """Somebody goes for good: bots take their seats, and their name and words leave every log."""
    async with hall.naming:
        for table, status in await hall.store.places_of(user):
            if status in UNFINISHED and (keeper := await hall.keeper(table)):
                await leave_for_good(hall, keeper, user)
            await erase(hall, table, user)
            await hall.catch_up(table)


async def leave_for_good(hall: Hall, keeper: Keeper, user: User) -> None:
    async with keeper.turn:
        while decided := keeper.table.departed(user):
            with contextlib.suppress(Conflict):
                await hall.write(keeper, decided)


async def erase(hall: Hall, table: str, user: User) -> None:
    """Again, if somebody writes to the table at this moment."""
    while True:
        with contextlib.suppress(Conflict):
            await hall.store.erase(table, user)
            return
