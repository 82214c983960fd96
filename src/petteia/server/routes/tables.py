"""Tables: which there are, how new ones come to be, and what can be had of one besides its view."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.problem import Problem
from petteia.server.routes.reception import body_of, get, hall_of, known_user, limited, post
from petteia.server.table import LiveTable


async def list_tables(request: Request) -> p.Tables:
    return await hall_of(request).lobby.tables_for(await known_user(request))


async def turns(request: Request) -> list[str]:
    """The tables that wait for me, the longest first."""
    return await hall_of(request).store.turns_of(await known_user(request))


# --- new ones -------------------------------------------------------------------------------------------


async def create_table(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewTable)
    limited(request, "create", user.id)
    table = await hall_of(request).create(user, wanted)
    return {"id": table.row.id, "invite": table.row.invite}


async def open_record(request: Request) -> dict[str, str]:
    user = await known_user(request)
    limited(request, "create", user.id)
    table = await hall_of(request).open_record(user, await body_of(request, Any))
    return {"id": table.row.id}


async def begin_lesson(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewLesson)
    limited(request, "create", user.id)
    table = await hall_of(request).teach(user, wanted.game)
    return {"id": table.row.id}


async def play_on(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.PlayOn)
    limited(request, "create", user.id)
    table = await hall_of(request).play_on(user, await table_of(request), wanted)
    return {"id": table.row.id}


# --- one of them ----------------------------------------------------------------------------------------


async def table_of(request: Request) -> LiveTable:
    keeper = await hall_of(request).keeper(request.path_params["table"])
    if keeper is None:
        raise Problem(404, "core-no-such-table")
    return keeper.table


async def facts(request: Request) -> dict[str, Any]:
    """What is in the box this table plays with: costs, arrows, tile faces, and where each is from."""
    row = await hall_of(request).store.table(request.path_params["table"])
    if row is None:
        raise Problem(404, "core-no-such-table")
    return game_named(row.game).facts(row.components)


async def record(request: Request) -> dict[str, Any]:
    """The record of a game whose secrets are out; before that nobody gets the seed."""
    table = await table_of(request)
    if not table.revealed:
        raise Problem(403, "core-no-record-yet")
    salt = table.row.salt
    return {**table.playing().record(), **({"salt": salt} if salt else {})}


async def chances(request: Request) -> list[p.Odds]:
    return await hall_of(request).oracle.chances(await analysed(request))


async def slips(request: Request) -> p.Slips:
    return await hall_of(request).oracle.slips(await analysed(request))


async def analysed(request: Request) -> LiveTable:
    limited(request, "analysis", (await known_user(request)).id)
    return await table_of(request)


ROUTES = [
    get("/api/tables", list_tables),
    get("/api/turns", turns),
    post("/api/tables", create_table),
    post("/api/records", open_record),
    post("/api/lessons", begin_lesson),
    post("/api/tables/{table}/play-on", play_on),
    get("/api/tables/{table}/facts", facts),
    get("/api/tables/{table}/record", record),
    get("/api/tables/{table}/chances", chances),
    get("/api/tables/{table}/slips", slips),
]
