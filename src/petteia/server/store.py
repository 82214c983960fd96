"""Where tables live: an append-only log of events for each, in SQLite or PostgreSQL by the same SQL.

An event is committed before anybody is told of it. `(table, seq)` is unique, so of two servers that
append at once one wins and the other learns of it; `(table, request)` is unique, so a request that
comes twice is written once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Column, Executable, Select, bindparam, func, insert, select, text, update
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from petteia.server.database import open_database
from petteia.server.entries import Event, Standing, TableRow, User, is_awaited, token
from petteia.server.layout import events, migrate, seats, sessions, tables, users

LOBBY_LENGTH = 100


class Conflict(Exception):
    """Somebody else wrote that event first: reload and look again."""


class Store:
    def __init__(self, url: str) -> None:
        self.database = open_database(url)

    async def open(self) -> None:
        def bring_up_to_date(connection: Connection) -> None:
            connection.execute(text(self.database.schema_lock))
            migrate(connection)

        await self.database.write(bring_up_to_date)

    async def close(self) -> None:
        await self.database.close()

    async def listen(self, heard: Callable[[str], None]) -> None:
        await self.database.listen(heard)

    # --- people ---

    async def new_guest(self, name: str) -> tuple[User, str]:
        """A guest and the token of their session."""
        user, secret = User(secrets.token_hex(16), name, None), token()

        def welcome(connection: Connection) -> None:
            connection.execute(insert(users), {"id": user.id, "name": name, "created": time.time()})
            begin_session(connection, user, secret)

        await self.database.write(welcome)
        return user, secret

    async def new_session(self, user: User) -> str:
        secret = token()
        await self.database.write(lambda connection: begin_session(connection, user, secret))
        return secret

    async def end_session(self, secret: str) -> None:
        leave = sessions.delete().where(sessions.c.token_hash == digest_of(secret))
        await self.change(leave)

    async def user_of(self, secret: str) -> User | None:
        query = select(users).join(sessions).where(sessions.c.token_hash == digest_of(secret))
        row = await self.first(query)
        return user_from(row) if row else None

    async def rename(self, user: User, name: str) -> User:
        change = update(users).where(users.c.id == user.id).values(name=name)
        await self.change(change)
        return User(user.id, name, user.login)

    async def claim(self, user: User, login: str, password_hash: str) -> User | None:
        """Make a guest an account; None when the login is taken."""
        change = update(users).where(users.c.id == user.id, users.c.login.is_(None))
        change = change.values(login=login, password=password_hash)
        try:
            claimed = await self.database.write(lambda connection: connection.execute(change).rowcount)
        except IntegrityError:
            return None
        return User(user.id, user.name, login) if claimed else None

    async def settings_of(self, user: User) -> dict[str, Any] | None:
        return await self.person(users.c.settings, user.id)

    async def keep_settings(self, user: User, settings: dict[str, Any]) -> None:
        change = update(users).where(users.c.id == user.id).values(settings=settings)
        await self.change(change)

    async def notices_of(self, user: str) -> dict[str, Any] | None:
        return await self.person(users.c.notices, user)

    async def keep_notices(self, user: str, notices: dict[str, Any]) -> None:
        change = update(users).where(users.c.id == user).values(notices=notices)
        await self.change(change)

    async def person(self, column: Column[Any], user: str) -> dict[str, Any] | None:
        query = select(column).where(users.c.id == user)
        found: dict[str, Any] | None = await self.database.read(lambda line: line.execute(query).scalar())
        return found

    async def account(self, login: str) -> tuple[User, str] | None:
        """An account and the hash of its password."""
        query = select(users).where(users.c.login == login)
        row = await self.first(query)
        return (user_from(row), row.password) if row and row.password else None

    # --- tables ---

    async def create(self, row: TableRow, beginning: list[Event], people: list[str]) -> None:
        """A table with its first events, in the lists of these people."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), vars(row))
            insert_events(connection, row.id, beginning)
            for person in set(people):
                connection.execute(insert(seats), {"table": row.id, "user": person})

        await self.database.write(work)

    async def table(self, table: str) -> TableRow | None:
        if not table.isprintable():  # PostgreSQL would not even look for some letters
            return None
        rows = await self.rows(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def events_since(self, table: str, seq: int) -> list[Event]:
        """All events after number `seq`, in order."""
        query = select(events).where(events.c.table == table, events.c.seq > seq).order_by(events.c.seq)
        rows = await self.found(query)
        return [Event(row.kind, row.seat, row.data, row.user, row.request, row.seq, row.at) for row in rows]

    async def append(self, table: str, new: list[Event], standing: Standing | None) -> None:
        """Write events, all or none; raises Conflict when one does not follow the last that is written.

        A standing of None is as before.
        """

        def work(connection: Connection) -> None:
            insert_events(connection, table, new)
            if standing is not None:
                change_standing(connection, table, standing)
                if any(entry.kind == "seat" for entry in new):
                    seat_people(connection, table, standing.people)
            if self.database.notice:
                connection.execute(text(self.database.notice), {"table": table})

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def lobby(self) -> list[TableRow]:
        """Open tables that anybody may join, the newest first."""
        query = select(*LISTED).where(tables.c.status == "open", tables.c.private.is_(False))
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def tables_of(self, user: User) -> list[TableRow]:
        query = select(*LISTED).join(seats).where(seats.c.user == user.id)
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def playing(self) -> list[str]:
        """Tables on which a game is going on: their bots may have to move after a restart."""
        query = select(tables.c.id).where(tables.c.status == "playing")
        return [row.id for row in await self.found(query)]

    async def turns_of(self, user: User) -> list[str]:
        """Tables that wait for a person, the longest first."""
        mine = select(tables.c.id, tables.c.summary).join(seats).where(seats.c.user == user.id)
        query = mine.where(tables.c.status == "playing").order_by(tables.c.updated).limit(LOBBY_LENGTH)
        return [row.id for row in await self.found(query) if is_awaited(row.summary, user)]

    async def overdue(self, now: float) -> list[str]:
        """Tables on which somebody's time is out."""
        query = select(tables.c.id).where(tables.c.status == "playing", tables.c.deadline < now)
        return [row.id for row in await self.found(query)]

    async def rows(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(**row._asdict()) for row in await self.found(query)]

    # --- asking and changing ---

    async def found(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    async def change(self, statement: Executable) -> None:
        await self.database.write(lambda connection: connection.execute(statement))


# --- parts of the work ----------------------------------------------------------------------------------

# There must be no gap in the log: an event is written right after the one before it, or not at all.
LAST_EVENT = select(func.coalesce(func.max(events.c.seq), -1)).where(events.c.table == bindparam("table"))
INSERT_EVENT = insert(events).from_select(
    list(events.c),
    select(*(bindparam(column.name, type_=column.type) for column in events.c)).where(
        LAST_EVENT.scalar_subquery() == bindparam("before")
    ),
)
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("which"))
# A list of tables is asked for often, and a whole box or position is much to read for a line of it.
LISTED = [column for column in tables.c if column.name not in ("components", "position")]


def digest_of(secret: str) -> str:
    """What is stored of a secret: enough to know it again, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def begin_session(connection: Connection, user: User, secret: str) -> None:
    session = {"token_hash": digest_of(secret), "user": user.id, "created": time.time()}
    connection.execute(insert(sessions), session)


def insert_events(connection: Connection, table: str, new: list[Event]) -> None:
    for entry in new:
        row = {**vars(entry), "table": table, "before": entry.seq - 1}
        if connection.execute(INSERT_EVENT, row).rowcount != 1:
            raise Conflict


def change_standing(connection: Connection, table: str, standing: Standing) -> None:
    change: dict[str, Any] = {
        "which": table,
        "updated": time.time(),
        "status": standing.status,
        "summary": standing.summary,
        "invite": standing.invite,
        "deadline": standing.deadline,
    }
    if standing.position is not None:
        change["position"] = standing.position
    connection.execute(CHANGE_TABLE, change)


def seat_people(connection: Connection, table: str, people: list[str]) -> None:
    """Keep the index of who sits where in step with the log."""
    query = select(seats.c.user).where(seats.c.table == table)
    seated = {row.user for row in connection.execute(query)}
    for person in set(people) - seated:
        connection.execute(insert(seats), {"table": table, "user": person})


def user_from(row: Row[Any]) -> User:
    return User(row.id, row.name, row.login)
