"""Tables leave memory and come back; what is not written has not happened."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from petteia.server import protocol as p
from petteia.server.database import Unwritten
from petteia.server.entries import User
from petteia.server.hall import IDLE_SECONDS, Hall
from petteia.server.keeper import Keeper, Viewer
from tests.server.halls import game_in, in_a_hall
from tests.server.house import (
    PATIENCE,
)


def all_that_is_shown(keeper: Keeper, people: list[User]) -> list[bytes]:
    table = keeper.table
    steps = range(len(table.playing().steps) + 1)
    watcher = User("watcher", "Dora", None)
    return [
        *(p.encode(table.view(user, table.info(user, set()))) for user in (*people, watcher)),
        *(p.encode(table.history(user, p.History("h", step))) for user in people for step in steps),
    ]


@pytest.mark.parametrize("requests", [0, 40, 1000])
def test_an_idle_table_leaves_memory_and_comes_back_equal(tmp_path: Path, requests: int) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, requests)
        shown = all_that_is_shown(keeper, people)
        done = dict(keeper.table.requests)
        hall.forget_idle()
        assert keeper.table.row.id in hall.keepers, "somebody was here a moment ago"
        keeper.table.touched -= 2 * IDLE_SECONDS
        hall.forget_idle()
        assert not hall.keepers
        again = await hall.keeper(keeper.table.row.id)
        assert again is not None
        assert again is not keeper
        assert all_that_is_shown(again, people) == shown
        assert again.table.requests == done

    in_a_hall(tmp_path, story)


def test_a_table_in_use_stays_in_memory(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 5)
        table = keeper.table.row.id

        def grow_old() -> None:
            keeper.table.touched -= 2 * IDLE_SECONDS

        viewer = Viewer(people[0])
        keeper.viewers.add(viewer)
        grow_old()
        hall.forget_idle()
        assert table in hall.keepers, "somebody looks at it"
        keeper.viewers.remove(viewer)
        async with keeper.turn:
            hall.forget_idle()
            assert table in hall.keepers, "something is being written"
        assert await hall.keeper(table) is keeper
        hall.forget_idle()
        assert table in hall.keepers, "somebody is about to sit down"
        grow_old()
        hall.forget_idle()
        assert not hall.keepers

    in_a_hall(tmp_path, story)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    """If the store fails, the table is as before, in memory too."""

    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 10)
        before = all_that_is_shown(keeper, people)
        append, hall.store.append = hall.store.append, broken  # type: ignore[method-assign, assignment]
        user = people[keeper.table.awaiting()]
        request = p.Resign("resign", keeper.table.version)
        refused = await hall.handle(keeper, None, user, request)
        assert isinstance(refused, p.Refusal)
        assert refused.reason.said.key == "core-not-written"
        assert all_that_is_shown(keeper, people) == before
        hall.store.append = append  # type: ignore[method-assign]
        assert isinstance(await hall.handle(keeper, None, user, request), p.Ack)

    async def broken(*_: object) -> None:
        raise Unwritten

    in_a_hall(tmp_path, story)


def test_the_lobby_hears_of_what_changed_while_a_list_was_on_its_way(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        user, _ = await hall.store.new_guest("Anna")
        known = hall.lobby.changes
        assert (await hall.lobby.tables_for(user)).open == []
        await hall.create(user, p.NewTable("attika", ["me", "open"]))
        async with asyncio.timeout(PATIENCE):
            await hall.lobby.news(known)
        assert len((await hall.lobby.tables_for(user)).open) == 1

    in_a_hall(tmp_path, story)


def test_no_table_is_opened_for_a_name_that_is_none(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for number in range(50):
            assert await hall.keeper(f"nowhere {number}") is None
        assert not hall.keepers
        assert not hall.loading, "nothing is kept for tables that are not there"

    in_a_hall(tmp_path, story)
