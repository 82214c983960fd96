"""A database that runs plain functions over a connection: SQLite in threads, PostgreSQL through asyncpg.

A function may do several things; it does them in one transaction and, where there are threads, in one hop.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn, TypeVar
from weakref import WeakSet

import asyncpg
import msgspec
from sqlalchemy import create_engine, event, text
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.exc import TimeoutError as NoLineFree
from sqlalchemy.ext.asyncio import create_async_engine

from petteia.core.fault import Fault

logger = logging.getLogger(__name__)
# What goes wrong with a connection is told here, in a line; the pool would tell it again, in fifty.
logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)

Result = TypeVar("Result")
Work = Callable[[Connection], Result]

READERS = 4
PATIENCE = 30  # seconds, at a lock
SECONDS_TO_CLOSE = 2.0
TAKEN = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_PROTOCOL)  # by somebody else, for a moment
SQLITE_PRAGMAS = ("synchronous=FULL", "foreign_keys=ON", f"busy_timeout={1000 * PATIENCE}")


class Unreachable(Exception):
    """The database does not answer. What it was asked to write may be written all the same: look again."""


class Unwritten(Unreachable):
    """The database is full, locked or broken, and it is certain that nothing was written."""


class Database(ABC):
    # Taken first by whoever changes the schema: two servers may start at once.
    schema_lock: str
    # Makes all that a connection reads of one moment.
    begin_snapshot: str
    # Tells `news` to all servers if the transaction in which it is said succeeds, where they can hear it.
    notice: str | None
    # Where it is kept, if in a file of this machine.
    file: Path | None = None
    # Has it done what it was asked the last time? Of one that never has, whoever opens it tells.
    answers: bool | None = None

    def give_up(self, error: Exception, kind: type[Unreachable] = Unreachable) -> NoReturn:
        if self.answers:
            logger.warning("the database does not answer (%s); trying again", reason_of(error))
            self.answers = False
        raise kind from error

    def hear_from(self) -> None:
        if self.answers is False:
            logger.warning("the database answers again")
        self.answers = True

    @abstractmethod
    async def read(self, work: Work[Result]) -> Result: ...

    @abstractmethod
    async def write(self, work: Work[Result]) -> Result: ...

    @abstractmethod
    def take_time(self, connection: Connection) -> None: ...

    @abstractmethod
    async def announce(self, news: str) -> None: ...

    @abstractmethod
    async def listen(self, heard: Callable[[str], None]) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...


def open_database(url: str) -> Database:
    """`sqlite:///file` or `postgresql://…`, as people write them; raises Fault for anything else."""
    kind = url.partition(":")[0].partition("+")[0]
    try:
        return KINDS[kind](url)
    except (KeyError, ValueError, ArgumentError):  # whose words may hold a password
        raise Fault("terminal-store-address") from None


def reason_of(error: Exception) -> str:
    """What a database says is wrong, without the statements and addresses that others would add."""
    return str(getattr(getattr(error, "orig", None), "sqlite_errorname", type(error).__name__))


def to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Sqlite(Database):
    """SQLite has one writer: waiting for its thread is cheaper and fairer than retrying at its lock."""

    schema_lock = "begin immediate"
    begin_snapshot = "begin"
    notice = None

    def __init__(self, url: str) -> None:
        address = make_url(url).set(drivername="sqlite")
        if address.host or address.database in (None, "", ":memory:"):
            raise ValueError("no file")
        self.file = Path(str(address.database))
        make_ready(self.file)
        self.engine = create_engine(
            address,
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
            result = await asyncio.shield(begun)
        except asyncio.CancelledError:
            await asyncio.wait([begun])
            raise
        except OperationalError as error:
            self.give_up(error, Unwritten)
        self.hear_from()
        return result

    def take_time(self, connection: Connection) -> None:
        """Work here takes as long as it takes."""

    async def announce(self, news: str) -> None:
        """Servers that share a file do not hear of each other."""

    async def listen(self, heard: Callable[[str], None]) -> None:
        """There is nothing to hear; each finds out when it writes."""

    async def close(self) -> None:
        """What was begun is finished, unless a lock of somebody else's keeps it for too long."""
        end = asyncio.get_running_loop().run_in_executor(None, self.end_threads)
        await asyncio.wait([end], timeout=SECONDS_TO_CLOSE)

    def end_threads(self) -> None:
        self.writer.shutdown(cancel_futures=True)
        self.readers.shutdown(cancel_futures=True)
        if self.pen is not None:
            self.pen.close()
        self.engine.dispose()


def make_ready(file: Path) -> None:
    """A new file is for its owner, and so are those that SQLite puts beside it; one that may not be written
    to would be found out only by the first visitor. Raises OSError."""
    with suppress(FileExistsError), open(file, "xb", opener=for_its_owner):
        pass
    if not os.access(file, os.W_OK):
        raise PermissionError(errno.EACCES, "It may not be written to", str(file))


def for_its_owner(path: str, flags: int) -> int:
    """Opens a file so that, if it is new, nobody else on this machine can read it."""
    return os.open(path, flags, 0o600)


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
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in TAKEN or time.monotonic() > give_up:
                raise
            time.sleep(0.05)
        else:
            return


# --- PostgreSQL -----------------------------------------------------------------------------------------

CHANNEL = "petteia"
SECONDS_TO_CONNECT = 5.0
SECONDS_TO_ANSWER = 10.0  # for all of a transaction
SECONDS_BETWEEN_PINGS = 3.0
SECONDS_BETWEEN_CALLS = 1.0
LONGEST_NEWS = 7999  # bytes
# A server that is gone without a word must not hold its locks for long, nor an idle line be forgotten.
SESSION = f"""
set idle_in_transaction_session_timeout = '{SECONDS_TO_ANSWER:.0f}s';
set tcp_keepalives_idle = 10;
set tcp_keepalives_interval = 5;
set tcp_keepalives_count = 3;
"""
UNHURRIED = "set local idle_in_transaction_session_timeout = 0"
# What asyncpg says when it is not the question that was wrong.
SILENCE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.IdleInTransactionSessionTimeoutError,
)


class Line(asyncpg.Connection):  # type: ignore[misc]
    """A connection that is cut if it is not put aside in time: all who wait for it learn so at once.

    asyncpg's own way to give up asks the database to cancel first, and waits for that.
    """

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.idle = False
        self.late: asyncio.TimerHandle | None = None

    def hurry(self, cut: Callable[[Line], None]) -> None:
        self.take_time()
        self.idle = False
        self.late = asyncio.get_running_loop().call_later(SECONDS_TO_ANSWER, cut, self)

    def take_time(self) -> None:
        if self.late is not None:
            self.late.cancel()

    def rest(self) -> None:
        self.take_time()
        self.idle = True

    async def close(self, **_: Any) -> None:
        """Without waiting for a goodbye."""
        self.terminate()


class Postgres(Database):
    schema_lock = "select pg_advisory_xact_lock(7377834)"
    begin_snapshot = "set transaction isolation level repeatable read"
    notice = f"select pg_notify('{CHANNEL}', :news)"

    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(
            make_url(url).set(drivername="postgresql+asyncpg"),
            async_creator=self.new_line,
            pool_size=READERS + 1,
            pool_timeout=SECONDS_TO_ANSWER,
            json_serializer=to_json,
            json_deserializer=msgspec.json.decode,
        )
        event.listen(self.engine.sync_engine, "checkout", self.take)
        event.listen(self.engine.sync_engine, "checkin", self.put_aside)
        self.address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.lines = WeakSet[Line]()
        self.ear: Line | None = None
        self.speaking = asyncio.Lock()
        self.at_work = set[asyncio.Task[Any]]()
        self.closed = False

    # --- work ---

    async def read(self, work: Work[Result]) -> Result:
        return await self.write(work)

    async def write(self, work: Work[Result]) -> Result:
        worker = asyncio.current_task()
        assert worker is not None
        self.at_work.add(worker)
        try:
            async with self.engine.begin() as connection:
                result = await connection.run_sync(work)
        except (DBAPIError, NoLineFree) as error:
            if isinstance(error, DBAPIError) and not is_silence(error):
                raise
            self.give_up(error)
        finally:
            self.at_work.discard(worker)
        self.hear_from()
        return result

    def take_time(self, connection: Connection) -> None:
        """Asked for by work that may take long: a backup, a new schema."""
        line: Any = connection.connection.driver_connection
        line.take_time()
        connection.execute(text(UNHURRIED))

    # --- lines ---

    async def new_line(self) -> Line:
        if self.closed:
            raise Unreachable
        try:
            line: Line = await asyncpg.connect(
                self.address, timeout=SECONDS_TO_CONNECT, connection_class=Line
            )
        except (*SILENCE, asyncpg.PostgresError) as error:
            self.give_up(error)
        self.lines.add(line)
        with self.in_time(line):
            await line.execute(SESSION)
        line.hurry(self.cut)  # whoever asked for it has questions of their own before it is taken
        self.hear_from()
        return line

    def take(self, connection: Any, *_: Any) -> None:
        line: Line = connection.driver_connection
        if line.is_closed():
            raise DisconnectionError  # another one is taken instead
        line.hurry(self.cut)

    def put_aside(self, connection: Any, *_: Any) -> None:
        if connection is not None:
            connection.driver_connection.rest()

    def cut(self, line: Line) -> None:
        """One that hangs, and with it all that are idle: they lead the same way."""
        line.rest()
        for other in [other for other in self.lines if other.idle]:
            other.terminate()

    @contextmanager
    def in_time(self, line: Line) -> Iterator[None]:
        line.hurry(self.cut)
        try:
            yield
        except SILENCE as error:
            self.give_up(error)
        finally:
            line.rest()

    # --- news ---

    async def announce(self, news: str) -> None:
        """Tell news to all servers on this database; lost if it does not answer.

        It is said on the line that listens, so that it does not compete with moves.
        """
        assert len(news.encode()) <= LONGEST_NEWS
        if self.ear is not None:
            with suppress(Unreachable):
                await self.say(self.ear, f"select pg_notify('{CHANNEL}', $1)", news)

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Pass on the news that servers on this database tell, also our own; never returns.

        When the line is open, and open again, any news may have been missed: that is told as "".
        """
        while True:
            with suppress(Unreachable):
                await self.attend(await self.new_line(), heard)
            self.ear = None
            await asyncio.sleep(SECONDS_BETWEEN_CALLS)

    async def attend(self, line: Line, heard: Callable[[str], None]) -> None:
        """Until the line is lost, which may show only when something is said."""
        with self.in_time(line):
            await line.add_listener(CHANNEL, lambda *news: heard(str(news[-1])))
        self.ear = line
        heard("")
        while True:
            await self.say(line, "select 1")
            await asyncio.sleep(SECONDS_BETWEEN_PINGS)

    async def say(self, line: Line, words: str, *given: str) -> None:
        async with self.speaking:
            with self.in_time(line):
                await line.execute(words, *given)

    async def close(self) -> None:
        """At once; whoever still waits for an answer learns that none will come."""
        self.closed = True
        for line in list(self.lines):
            line.terminate()
        if self.at_work:
            await asyncio.wait(self.at_work, timeout=SECONDS_TO_CLOSE)
        await self.engine.dispose()


def is_silence(error: DBAPIError) -> bool:
    return error.connection_invalidated or isinstance(getattr(error.orig, "__cause__", None), SILENCE)


KINDS: dict[str, Callable[[str], Database]] = {
    "sqlite": Sqlite,
    "postgresql": Postgres,
    "postgres": Postgres,
}
