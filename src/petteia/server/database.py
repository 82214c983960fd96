"""A database that runs plain functions over a connection: SQLite in threads, PostgreSQL through asyncpg.

A function may do several things; it does them in one transaction and, where there are threads, in one hop.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import asyncpg
import msgspec
from sqlalchemy import create_engine, event
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from petteia.core.contract import Impossible

logger = logging.getLogger(__name__)

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

READERS = 4
PATIENCE = 30  # seconds, at a lock
SQLITE_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={1000 * PATIENCE}")


class Database(ABC):
    # Taken first by whoever changes the schema: two servers may start at once.
    schema_lock: str
    # Makes all that a connection reads of one moment.
    begin_snapshot: str
    # Said in the transaction that writes to a table, where other servers can hear it.
    notice: str | None

    @abstractmethod
    async def read(self, work: Work[Result]) -> Result: ...

    @abstractmethod
    async def write(self, work: Work[Result]) -> Result: ...

    @abstractmethod
    async def listen(self, heard: Callable[[str], None]) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """`sqlite:///file` or `postgresql://…`, as people write them; raises Impossible for anything else."""
    kind = url.partition(":")[0].partition("+")[0]
    if kind not in KINDS:
        raise Impossible("A store is sqlite:///FILE or postgresql://NAME@HOST/DATABASE.")
    return KINDS[kind](url)


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Sqlite(Database):
    """SQLite has one writer: waiting for its thread is cheaper and fairer than retrying at its lock."""

    schema_lock = "begin immediate"
    begin_snapshot = "begin"
    notice = None

    def __init__(self, url: str) -> None:
        self.engine = create_engine(
            make_url(url).set(drivername="sqlite"),
            connect_args={"timeout": PATIENCE},
            json_serializer=to_json,
            json_deserializer=msgspec.json.decode,
        )
        event.listen(self.engine, "connect", set_up_connection)
        self.pen: Connection | None = None
        self.writer = ThreadPoolExecutor(1, "petteia-writer")
        self.readers = ThreadPoolExecutor(READERS, "petteia-reader")

    async def read(self, work: Work[Result]) -> Result:
        return await self.in_thread(self.readers, lambda: self.reading(work))

    async def write(self, work: Work[Result]) -> Result:
        return await self.in_thread(self.writer, lambda: self.writing(work))

    def reading(self, work: Work[Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    def writing(self, work: Work[Result]) -> Result:
        self.pen = self.pen or self.engine.connect()
        with self.pen.begin():
            return work(self.pen)

    async def in_thread(self, threads: ThreadPoolExecutor, task: Callable[[], Result]) -> Result:
        """A thread finishes what it has begun, so whoever is cancelled meanwhile waits for it."""
        begun = asyncio.get_running_loop().run_in_executor(threads, task)
        try:
            return await asyncio.shield(begun)
        except asyncio.CancelledError:
            await asyncio.wait([begun])
            raise

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Servers that share a file do not hear of each other; each finds out when it writes."""

    async def close(self) -> None:
        self.writer.shutdown()
        self.readers.shutdown()
        if self.pen is not None:
            self.pen.close()
        self.engine.dispose()


def set_up_connection(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    use_wal(cursor)
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def use_wal(cursor: sqlite3.Cursor) -> None:
    """Of servers that open a new file at once, SQLite lets one change its mode and refuses the others.

    At other locks it lets them wait, but not at this one.
    """
    give_up = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if time.monotonic() > give_up:
                raise
            time.sleep(0.05)
        else:
            return


class Postgres(Database):
    schema_lock = "select pg_advisory_xact_lock(7377834)"
    begin_snapshot = "set transaction isolation level repeatable read"
    notice = "select pg_notify('petteia', :table)"

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"),
            pool_size=READERS + 1,
            json_serializer=to_json,
            json_deserializer=msgspec.json.decode,
        )

    async def read(self, work: Work[Result]) -> Result:
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Work[Result]) -> Result:
        async with self.engine.begin() as connection:
            return await connection.run_sync(work)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Tell of every table that a server on this database writes to; never returns.

        When the line is open, and open again, news of any table may have been missed: that is told as "".
        """
        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                await connection.add_listener("petteia", lambda *news: heard(str(news[-1])))
                heard("")
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError):
                logger.warning("lost the line to the database; trying again")
            await asyncio.sleep(1)

    async def close(self) -> None:
        await self.engine.dispose()


KINDS: dict[str, Callable[[str], Database]] = {
    "sqlite": Sqlite,
    "postgresql": Postgres,
    "postgres": Postgres,
}
