"""Tables: which there are, how new ones come to be, and what can be had of one besides its view."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from petteia.core.fault import Fault
from petteia.core.game import Plain
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.problem import Problem
from petteia.server.routes.reception import body_of, get, hall_of, known_user, limited, post
from petteia.server.table import LiveTable

LONGEST_KEY = 64
LARGEST_WISH = 256_000  # there may be a components file in it
LARGEST_RECORD = 512_000


async def list_tables(request: Request) -> p.Tables:
    return await hall_of(request).lobby.tables_for(await known_user(request))


async def turns(request: Request) -> list[str]:
    """The tables that wait for me, the longest first."""
    return await hall_of(request).store.turns_of(await known_user(request))


# --- new ones -------------------------------------------------------------------------------------------


async def create_table(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewTable, LARGEST_WISH)
    limited(request, "create", user.id)
    table = await hall_of(request).create(user, wanted, name_of(request))
    return {"id": table.row.id, "invite": table.row.invite}


async def open_record(request: Request) -> dict[str, str]:
    user = await known_user(request)
    limited(request, "create", user.id)
    record = await body_of(request, p.Record, LARGEST_RECORD)
    table = await hall_of(request).open_record(user, record, name_of(request))
    return {"id": table.row.id}


async def begin_lesson(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.NewLesson)
    limited(request, "create", user.id)
    table = await hall_of(request).teach(user, wanted.game, name_of(request))
    return {"id": table.row.id}


async def play_on(request: Request) -> dict[str, str]:
    user, wanted = await known_user(request), await body_of(request, p.PlayOn)
    limited(request, "create", user.id)
    table = await hall_of(request).play_on(user, await table_of(request, user), wanted, name_of(request))
    return {"id": table.row.id}


def name_of(request: Request) -> str:
    """By what a request for a new table is known when it comes again: its answer may have got lost."""
    key = request.headers.get("idempotency-key", "")
    if len(key) > LONGEST_KEY:
        raise Problem(400, "core-bad-request")
    return key


# --- one of them ----------------------------------------------------------------------------------------


async def table_of(request: Request, user: User) -> LiveTable:
    """The table, for whoever may look at it; what is not written yet is shown to nobody."""
    keeper = await hall_of(request).keeper(request.path_params["table"])
    if keeper is None:
        raise Problem(404, "core-no-such-table")
    async with keeper.turn:
        if not keeper.table.may_look(user, request.query_params.get("invite")):
            raise Problem(403, "core-not-invited")
        if keeper.table.closed_to(user):
            raise Problem(403, "core-no-watching")
        return keeper.table


async def facts(request: Request) -> Plain:
    """What is in the box this table plays with: costs, arrows, tile faces, and where each is from."""
    table = await table_of(request, await known_user(request))
    try:
        return table.game.facts(table.row.facts)
    except Fault:  # a file of a former kind: its table only says why it is closed
        return table.game.facts()


async def record(request: Request) -> dict[str, Any]:
    """The record of a game whose secrets are out; before that nobody gets the seed."""
    table = await table_of(request, await known_user(request))
    if not table.revealed:
        raise Problem(403, "core-no-record-yet")
    salt = table.row.salt
    return {**table.record(), **({"salt": salt} if salt else {})}


async def chances(request: Request) -> list[p.Odds]:
    table, user = await analysed(request)
    return await hall_of(request).analyses.chances(table, user)


async def slips(request: Request) -> p.Slips:
    table, user = await analysed(request)
    return await hall_of(request).analyses.slips(table, user)


async def analysed(request: Request) -> tuple[LiveTable, User]:
    user = await known_user(request)
    limited(request, "analysis", user.id)
    return await table_of(request, user), user


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
