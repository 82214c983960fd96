"""Stores as files and as databases: opened by many, closed, copied, and brought up to date."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection

from petteia.core.game import Impossible
from petteia.server import protocol as p
from petteia.server import store as stores
from petteia.server.backup import backup, restore
from petteia.server.entries import Event, Gist, User
from petteia.server.hall import Hall
from petteia.server.layout import metadata
from petteia.server.store import Store
from petteia.server.table import LiveTable, rebuilt
from tests.server.halls import game_in, in_a_hall, run
from tests.server.postgres import PostgreSQL


def test_a_store_that_was_closed_is_one_file(tmp_path: Path) -> None:
    """No connection is left open that would keep the last events out of it."""

    async def story(hall: Hall) -> None:
        await game_in(hall, 5)

    in_a_hall(tmp_path, story)
    assert [file.name for file in tmp_path.iterdir()] == ["hall.db"]


def test_a_backup_taken_while_people_come_and_go_is_whole(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        async def come_and_go() -> None:
            while True:
                user, _ = await hall.store.new_guest("Guest")
                await hall.create(user, p.NewTable("attika", ["me", "open"]))

        crowd = [asyncio.create_task(come_and_go()) for _ in range(3)]
        for number in range(8):
            await asyncio.sleep(0.1)
            file = tmp_path / f"{number}.backup"
            written = await backup(hall.store, file)
            copy = Store(f"sqlite:///{tmp_path / f'{number}.db'}")
            await copy.open()
            assert await restore(copy, file) == written
            with pytest.raises(Impossible):
                await restore(copy, file)
            await copy.close()
        for visitor in crowd:
            visitor.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    in_a_hall(tmp_path, story)


# --- schemas ----------------------------------------------------------------------------------------

OPEN = """
import asyncio, sys
from petteia.server.store import Store
async def main():
    store = Store(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await store.open()
    print(len(await store.lobby()))
    await store.close()
asyncio.run(main())
"""


def open_many_at_once(url: str, count: int) -> list[str]:
    """As many servers as told open a store in the same moment; returns what went wrong."""
    command_line = [sys.executable, "-c", OPEN, url]
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    openers = [subprocess.Popen(command_line, text=True, **pipes) for _ in range(count)]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == "ready\n"
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write("go\n")
        opener.stdin.flush()
    return [error for opener in openers for _, error in [opener.communicate()] if opener.returncode]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_that_open_a_new_store_at_once(kind: str, postgres: PostgreSQL, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else postgres.new_database()
    assert open_many_at_once(url, 4) == []


def test_a_file_that_another_server_is_setting_up_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    opener = subprocess.Popen(
        [sys.executable, "-c", OPEN, f"sqlite:///{file}"],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert opener.stdin is not None
    opener.stdin.write("go\n")
    opener.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        opener.wait(3)
    other.execute("commit")
    other.close()
    _, error = opener.communicate()
    assert opener.returncode == 0, error


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection, revision: str) -> None:
    config = alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


REVISIONS = [script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()][::-1]

# A store as the first version left it, with a game begun: never to be changed, whatever comes later.
FIRST_VERSION = """
insert into users (id, name, created) values ('u1', 'Anna', 1.0);
insert into sessions (token_hash, "user", created) values ('t1', 'u1', 1.0);
insert into tables (id, game, rules_version, components_hash, options, seed, salt, practice, private, host,
    invite, created, updated, status, summary)
values ('first', 'attika', 1, '', '{"start_player": "1"}', 'seed', 'salt', true, false, 'u1',
    'invite', 1.0, 2.0, 'playing', '{"seats": [], "awaiting": 0}');
insert into seats ("table", "user") values ('first', 'u1');
insert into events ("table", seq, kind, seat, "user", request, data, at) values
    ('first', 0, 'created', -1, 'u1', null,
     '{"seats": [{"user": "u1", "name": "Anna", "bot": null}, {"user": null, "name": "Bot", "bot": "random"}]}', 1.0),
    ('first', 1, 'start', -1, 'u1', 'r1', '{}', 1.5),
    ('first', 2, 'act', 0, 'u1', 'r2', '{"move": "draw main"}', 2.0);
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_store_is_brought_up_to_date(
    kind: str, revision: str, postgres: PostgreSQL, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else postgres.new_database()
    run(make_old_store(url, revision))
    run(check_store(url))


async def make_old_store(url: str, revision: str) -> None:
    """A store of the first version with a game in it, brought up to a revision."""
    store = Store(url)

    def make(connection: Connection) -> None:
        upgrade(connection, REVISIONS[0])
        for statement in FIRST_VERSION.strip().removesuffix(";").split(";\n"):
            connection.exec_driver_sql(statement)
        upgrade(connection, revision)

    await store.database.write(make)
    await store.close()


async def check_store(url: str) -> None:
    store = Store(url)
    for _ in range(2):  # the second time there is nothing to do
        await store.open()
    row = await store.table("first")
    assert row is not None
    table = await rebuilt(LiveTable(row), await store.events_since("first", -1))
    assert (table.status, table.version, len(table.playing().steps)) == ("playing", 2, 1)
    user = User("u1", "Anna", None)
    assert [mine.id for mine in await store.tables_of(user)] == ["first"]
    act = Event("act", 0, {"move": "store"}, "u1", "r3", seq=3)
    gist = Gist("playing", {"seats": [], "awaiting": 0}, ["u1"], "u1", "invite", 1)
    await store.append("first", [act], gist)
    for taken_or_too_far in (3, 2, 5):
        again = Event("act", 0, {"move": "store"}, "u1", f"again {taken_or_too_far}", taken_or_too_far)
        with pytest.raises(stores.Conflict):
            await store.append("first", [again], gist)
    differences = await store.database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == [], "the migrations lead to the tables that the code has in mind"
    await store.close()
