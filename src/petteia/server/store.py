"""Where tables live: an append-only log of events for each, in SQLite or PostgreSQL by the same SQL.

An event is committed before anybody is told of it. `(table, seq)` is unique, so of two servers that
append at once one wins and the other learns of it; `(table, request)` is unique, so a request that
comes twice is written once.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.resources import as_file, files
from typing import Any

import asyncpg
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.engine import Connection, Row, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

logger = logging.getLogger(__name__)

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False),
    Column("created", Float, nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text),
    Column("components_hash", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("invite", String(43), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("status", String(12), nullable=False, index=True),
    Column("summary", JSON, nullable=False),
    Column("position", JSON),
)
events = Table(
    "events",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(32)),
    Column("request", String(64)),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "request", name="one_event_per_request"),
)
seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), primary_key=True, index=True),
)

LOBBY_LENGTH = 100


class Conflict(Exception):
    """Somebody else wrote that event first: reload and look again."""


@dataclass(frozen=True)
class User:
    id: str
    name: str
    login: str | None


@dataclass
class TableRow:
    id: str
    game: str
    rules_version: int
    components: str | None
    components_hash: str
    options: dict[str, str]
    seed: str
    salt: str
    practice: bool
    private: bool
    host: str
    invite: str
    created: float
    updated: float
    status: str
    summary: dict[str, Any]
    position: dict[str, Any] | None = None  # as of the last turn, for when the log no longer replays


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table. A seat of -1 is nobody's in particular."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    user: str | None = None
    request: str | None = None
    seq: int = -1


def token() -> str:
    """256 unguessable bits, fit for a cookie or a link."""
    return secrets.token_urlsafe(32)


def digest_of(secret: str) -> str:
    """What is stored of a secret: enough to know it again, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Store:
    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.engine = open_engine(self.url)
        # SQLite has one writer: waiting here is cheaper and fairer than retrying there.
        self.writing = asyncio.Lock()

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            # Two servers may start at once: the second waits here and finds the work done.
            lock = "begin immediate" if self.is_sqlite else "select pg_advisory_xact_lock(7377834)"
            await connection.execute(text(lock))
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    # --- people ---

    async def new_guest(self, name: str) -> tuple[User, str]:
        """A guest and the token of their session."""
        user, secret = User(secrets.token_hex(16), name, None), token()
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(users).values(id=user.id, name=name, created=time.time()))
            await connection.execute(
                insert(sessions).values(token_hash=digest_of(secret), user=user.id, created=time.time())
            )
        return user, secret

    async def new_session(self, user: User) -> str:
        secret = token()
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(
                insert(sessions).values(token_hash=digest_of(secret), user=user.id, created=time.time())
            )
        return secret

    async def end_session(self, secret: str) -> None:
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.token_hash == digest_of(secret)))

    async def user_of(self, secret: str) -> User | None:
        query = select(users).join(sessions).where(sessions.c.token_hash == digest_of(secret))
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return user_from(row) if row else None

    async def rename(self, user: User, name: str) -> User:
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(update(users).where(users.c.id == user.id).values(name=name))
        return User(user.id, name, user.login)

    async def claim(self, user: User, login: str, password_hash: str) -> User | None:
        """Make a guest an account; None when the login is taken."""
        change = update(users).where(users.c.id == user.id, users.c.login.is_(None))
        try:
            async with self.writing, self.engine.begin() as connection:
                result = await connection.execute(change.values(login=login, password=password_hash))
        except IntegrityError:
            return None
        return User(user.id, user.name, login) if result.rowcount else None

    async def account(self, login: str) -> tuple[User, str] | None:
        """An account and the hash of its password."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(users).where(users.c.login == login))).first()
        return (user_from(row), row.password) if row and row.password else None

    # --- tables ---

    async def create(self, row: TableRow, first: Event, people: list[str]) -> None:
        async with self.writing, self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**vars(row)))
            await insert_event(connection, row.id, 0, first)
            for person in people:
                await connection.execute(insert(seats).values(table=row.id, user=person))

    async def table(self, table: str) -> TableRow | None:
        if not table.isprintable():  # PostgreSQL would not even look for some letters
            return None
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
        return TableRow(**row._asdict()) if row else None

    async def events_since(self, table: str, seq: int) -> list[Event]:
        """All events after number `seq`, in order."""
        query = select(events).where(events.c.table == table, events.c.seq > seq).order_by(events.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Event(row.kind, row.seat, row.data, row.user, row.request, row.seq) for row in rows]

    async def append(
        self,
        table: str,
        seq: int,
        new: list[Event],
        status: str,
        summary: dict[str, Any],
        people: list[str],
        invite: str,
        position: dict[str, Any] | None,
    ) -> None:
        """Write events from number `seq` on, all or none; raises Conflict when that number is taken."""
        change: dict[str, Any] = {
            "updated": time.time(),
            "status": status,
            "summary": summary,
            "invite": invite,
        }
        if position is not None:
            change["position"] = position
        last = select(func.max(events.c.seq)).where(events.c.table == table)
        try:
            async with self.writing, self.engine.begin() as connection:
                if (await connection.execute(last)).scalar() != seq - 1:
                    raise Conflict  # there must be no gap in the log
                for offset, entry in enumerate(new):
                    await insert_event(connection, table, seq + offset, entry)
                await connection.execute(update(tables).where(tables.c.id == table).values(**change))
                if any(entry.kind == "seat" for entry in new):
                    await self.seat_people(connection, table, people)
                if not self.is_sqlite:
                    await connection.execute(text("select pg_notify('petteia', :table)"), {"table": table})
        except IntegrityError as error:
            raise Conflict from error

    async def seat_people(self, connection: Any, table: str, people: list[str]) -> None:
        """Keep the index of who sits where in step with the log."""
        query = select(seats.c.user).where(seats.c.table == table)
        seated = {row.user for row in (await connection.execute(query)).all()}
        for person in set(people) - seated:
            await connection.execute(insert(seats).values(table=table, user=person))

    async def lobby(self) -> list[TableRow]:
        """Open tables that anybody may join, the newest first."""
        query = select(tables).where(tables.c.status == "open", tables.c.private.is_(False))
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def tables_of(self, user: User) -> list[TableRow]:
        query = select(tables).join(seats).where(seats.c.user == user.id)
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def playing(self) -> list[str]:
        """Tables on which a game is going on: their bots may have to move after a restart."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(tables.c.id).where(tables.c.status == "playing"))
            return [row.id for row in rows]

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Tell of every table that another server on the same PostgreSQL writes to; never returns.

        When the line is open, and open again, news of any table may have been missed: that is told as "".
        """
        dsn = make_url(self.url).set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(dsn)
                await connection.add_listener("petteia", lambda *news: heard(str(news[-1])))
                heard("")
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError):
                logger.warning("lost the line to the database; trying again")
            await asyncio.sleep(1)

    async def rows(self, query: Any) -> list[TableRow]:
        async with self.engine.connect() as connection:
            return [TableRow(**row._asdict()) for row in (await connection.execute(query)).all()]


async def insert_event(connection: Any, table: str, seq: int, entry: Event) -> None:
    await connection.execute(
        insert(events).values(
            table=table,
            seq=seq,
            kind=entry.kind,
            seat=entry.seat,
            user=entry.user,
            request=entry.request,
            data=entry.data,
            at=time.time(),
        )
    )


def user_from(row: Row[Any]) -> User:
    return User(row.id, row.name, row.login)


# --- opening ------------------------------------------------------------------------------------------

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


def async_url(url: str) -> str:
    """`sqlite:///file` and `postgresql://…` as people write them, with the drivers we use."""
    scheme, separator, rest = url.partition("://")
    return f"{DRIVERS.get(scheme, scheme)}{separator}{rest}"


def open_engine(url: str) -> AsyncEngine:
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=5)
    engine = create_async_engine(url, connect_args={"timeout": 30})

    @event.listens_for(engine.sync_engine, "connect")
    def use_wal(connection: Any, _record: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; doing it twice does nothing."""
    with as_file(files("petteia.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
