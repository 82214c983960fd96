"""The servers that are measured: where they are, and what they have taken of the machine."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.server.postgres import PostgreSQL, database_server

SERVE = Path(__file__).with_name("serve.py")
ADDRESS = re.compile(r"http://\S+?:\d+")


@dataclass(frozen=True)
class Side:
    """What is measured: a checkout's `petteia`, and how many of its servers share a store."""

    name: str
    command: Path
    servers: int = 1
    meet: bool = True  # are those who look at one table at one server?

    @property
    def python(self) -> str:
        return str(self.command.with_name("python"))


@dataclass(frozen=True)
class Taken:
    """What servers have taken so far: seconds of the processor, and bytes of memory."""

    seconds: float
    seconds_of_bots: float  # which think in processes of their own
    memory: int


class Server:
    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        found = ADDRESS.search(process.stdout.readline())
        assert found, "the server did not start"
        self.url = found[0]

    def taken(self) -> Taken:
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return Taken(
            processor_seconds(pid),
            sum(processor_seconds(int(child)) for child in children),
            resident_bytes(pid),
        )


def processor_seconds(pid: int) -> float:
    """User and system time of all threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_bytes(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def all_taken(servers: list[Server]) -> Taken:
    parts = [server.taken() for server in servers]
    return Taken(
        sum(part.seconds for part in parts),
        sum(part.seconds_of_bots for part in parts),
        sum(part.memory for part in parts),
    )


class Stores:
    """A new store for every run: a file, or a database of one PostgreSQL."""

    def __init__(self, folder: Path, postgres: PostgreSQL | None) -> None:
        self.folder = folder
        self.postgres = postgres
        self.opened = 0

    def new(self) -> str:
        self.opened += 1
        if self.postgres is not None:
            return self.postgres.new_database()
        return f"sqlite:///{self.folder / f'{self.opened}.db'}"


@contextmanager
def stores(kind: str) -> Iterator[Stores]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="petteia-load-")))
        postgres = stack.enter_context(database_server()) if kind == "postgresql" else None
        yield Stores(folder, postgres)


def stored_bytes(store: str) -> int | None:
    """How large a file has grown; a database does not tell."""
    kind, _, name = store.partition(":///")
    if kind != "sqlite":
        return None
    with closing(sqlite3.connect(name)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
    return Path(name).stat().st_size


@contextmanager
def served(side: Side, store: str) -> Iterator[list[Server]]:
    """The servers of a side, all on one store."""
    with ExitStack() as stack:
        yield [stack.enter_context(one_served(side, store)) for _ in range(side.servers)]


@contextmanager
def one_served(side: Side, store: str) -> Iterator[Server]:
    command = [side.python, str(SERVE), "--port", "0", "--store", store]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Server(process)
        finally:
            process.terminate()
