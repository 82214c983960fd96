"""The servers under siege, and their store as it can be read past them."""

from __future__ import annotations

import os
import re
import resource
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import httpx

from tests.server.house import House, children_of
from tests.server.line import Line, line_to
from tests.server.postgres import PostgreSQL
from tests.siege.plan import Place

SERVE = Path(__file__).with_name("serve.py")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class Away(Exception):
    """A server that ended as soon as it was started."""


class Stronghold(House):
    """`petteia serve`, which is started again whenever it has died, as a supervisor would."""

    def __init__(self, store: str, log: Path, line: Line | None) -> None:
        self.line = line
        super().__init__(store, log)

    def start(self) -> None:
        command = [sys.executable, str(SERVE), "--port", str(self.port), "--store", self.store]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.scribe = threading.Thread(target=self.keep_log, args=[self.process.stderr])
        self.scribe.start()
        told = ADDRESS.search(self.process.stdout.readline())
        if told is None:
            raise Away
        self.port = int(told[1])
        self.wait_until_it_answers()

    def answers(self, client: httpx.Client) -> bool:
        if self.process is not None and self.process.poll() is not None:
            raise Away
        return super().answers(client)

    def keep_log(self, errors: IO[str]) -> None:
        """The server's own hands are tied while the disk is full."""
        with errors, self.log_file.open("a") as log:
            for line in errors:
                log.write(line)

    def log(self) -> str:
        """All that was written until the server ended."""
        self.scribe.join()
        return super().log()

    def start_until_it_stays(self) -> None:
        """It does not stay while its database is away."""
        while True:
            try:
                self.start()
            except Away:
                self.kill()
            else:
                return

    def allow_writing(self, allowed: bool) -> None:
        """Whether it may write to files at all; if not, to SQLite the disk takes no more."""
        most = resource.RLIM_INFINITY if allowed else 0
        if self.process is not None:
            resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def memory(self) -> dict[str, int]:
        """Bytes held by the server, and by the greediest of the processes in which its bots think."""
        process = self.process
        if process is None:
            return {}
        workers = [resident_bytes(child) for child in children_of(process.pid) or []]
        return {"server": resident_bytes(process.pid), "worker": max(workers, default=0)}


def resident_bytes(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (FileNotFoundError, ProcessLookupError):
        return 0


# --- the store ----------------------------------------------------------------------------------------


Key = tuple[str, str, str]  # who asked, at which table, under which name


@dataclass(frozen=True)
class Entry:
    table: str
    seq: int
    kind: str
    user: str
    request: str

    @property
    def key(self) -> Key:
        return self.user, self.table, self.request


class Store:
    """What is written, read past all servers."""

    def __init__(self, folder: Path, postgres: PostgreSQL | None) -> None:
        self.file = folder / "tables.db"
        self.postgres = postgres
        self.database = postgres.new_database().partition("?")[0].rpartition("/")[2] if postgres else ""

    def url(self, line: Line | None) -> str:
        if line is None:
            return f"sqlite:///{self.file}"
        return f"postgresql://petteia@127.0.0.1:{line.port}/{self.database}"

    def log(self) -> list[Entry]:
        """Every event, in the order of its table."""
        who = "coalesce(\"user\", ''), coalesce(request, '')"
        rows = self.rows(f'select "table", seq, kind, {who} from events order by 1, 2')
        return [Entry(table, int(seq), kind, user, request) for table, seq, kind, user, request in rows]

    def secrets_of(self, table: str) -> list[str]:
        """What nobody may be sent before the end."""
        [(seed, salt)] = self.rows(f"select seed, salt from tables where id = '{table}'")
        return [seed, salt]

    def rows(self, query: str) -> list[tuple[str, ...]]:
        if self.postgres is not None:
            told = self.postgres.run(self.database, query)
            return [tuple(line.split("|")) for line in told.splitlines()]
        with closing(sqlite3.connect(self.file, timeout=60)) as connection:
            return connection.execute(query).fetchall()


@contextmanager
def strongholds(
    place: Place, folder: Path, postgres: PostgreSQL | None
) -> Iterator[tuple[list[Stronghold], Store]]:
    with ExitStack() as stack:
        store, houses = Store(folder, postgres), []
        for number in range(place.servers):
            line = None
            if postgres is not None:
                line = stack.enter_context(line_to(postgres.folder / ".s.PGSQL.5432"))
            house = Stronghold(store.url(line), folder / f"server {number}.log", line)
            houses.append(stack.enter_context(house))
        yield houses, store
