"""What is wrong with a store or a backup is said in one line, and both are for their owner's eyes."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import io
import json
import os
import random
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from petteia.cli import main
from petteia.core.contract import Impossible
from petteia.server.backup import LONGEST_LINE, backup, restore
from petteia.server.hall import Hall
from petteia.server.layout import metadata
from petteia.server.store import Store
from tests.server.halls import game_in, in_a_hall, run
from tests.server.house import PATIENCE, house_at
from tests.server.postgres import PostgreSQL, open_place


@dataclass
class Answer:
    code: int
    out: str
    err: str


def petteia(*words: object) -> Answer:
    """What the command says, on a machine where by default everybody may read everything."""
    out, err, before = io.StringIO(), io.StringIO(), os.umask(0)
    try:
        # On a thread of its own: where a browser is open, this one has a loop that runs already.
        with redirect_stdout(out), redirect_stderr(err), ThreadPoolExecutor(1) as thread:
            code = thread.submit(main, [str(word) for word in words]).result()
    finally:
        os.umask(before)
    return Answer(code, out.getvalue(), err.getvalue())


def serve(store: str) -> Answer:
    """As a process: should it begin to serve, it is stopped."""
    command = [sys.executable, "-m", "petteia", "serve", "--port", "0", "--store", store]
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,  # nobody is there to be asked
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    return Answer(done.returncode, done.stdout, done.stderr)


def complaint(answer: Answer) -> str:
    """The one line that was said, and nothing else."""
    assert (answer.code, answer.out) == (2, ""), answer
    assert answer.err.startswith("petteia: "), answer.err
    assert answer.err.count("\n") == 1, answer.err
    return answer.err


# --- stores that cannot be opened -------------------------------------------------------------------------


def in_a_missing_folder(folder: Path) -> tuple[Path, str]:
    return folder / "missing" / "x.db", "x.db: No such file or directory"


def a_folder(folder: Path) -> tuple[Path, str]:
    return folder, "unable to open database file"


def something_else(folder: Path) -> tuple[Path, str]:
    (folder / "x.db").write_text("A letter to Anna, which is no database. " * 100)
    return folder / "x.db", "file is not a database"


def of_the_future(folder: Path) -> tuple[Path, str]:
    async def make() -> None:
        store = Store(f"sqlite:///{folder / 'x.db'}")
        await store.open()
        await store.close()

    run(make())
    with contextlib.closing(sqlite3.connect(folder / "x.db")) as store, store:
        store.execute("update alembic_version set version_num = '9999'")
    return folder / "x.db", "was written by a newer Petteia"


def of_somebody_else(folder: Path) -> tuple[Path, str]:
    with contextlib.closing(sqlite3.connect(folder / "x.db")) as store, store:
        store.execute("create table users (shoe_size)")
    return folder / "x.db", "table users already exists"


@pytest.mark.parametrize(
    "kind", [in_a_missing_folder, a_folder, something_else, of_the_future, of_somebody_else]
)
def test_a_store_that_cannot_be_opened_is_told_in_a_line(
    tmp_path: Path, kind: Callable[[Path], tuple[Path, str]]
) -> None:
    file, words = kind(tmp_path)
    assert words in complaint(serve(f"sqlite:///{file}"))
    assert words in complaint(petteia("backup", tmp_path / "copy.gz", "--store", f"sqlite:///{file}"))
    assert not (tmp_path / "copy.gz").exists()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_store_that_cannot_be_written_is_told_in_a_line(tmp_path: Path) -> None:
    closed, file = tmp_path / "closed", tmp_path / "x.db"
    closed.mkdir(mode=0o500)
    assert "y.db: Permission denied" in complaint(serve(f"sqlite:///{closed / 'y.db'}"))
    assert petteia("backup", tmp_path / "copy.gz", "--store", f"sqlite:///{file}").code == 0
    file.chmod(0o400)
    assert "x.db: It may not be written to" in complaint(serve(f"sqlite:///{file}"))


@pytest.mark.parametrize(
    "url",
    [
        *("petteia.db", "mysql://me:s3cret@localhost/petteia", "sqlite:", "sqlite:///", "sqlite:///:memory:"),
        *("sqlite://s3cret/x.db", "postgresql:", "postgresql://me:s3cret@localhost:s3cret/petteia"),
        *("postgresql://[me:s3cret", "postgresql://me:s3cret@127.0.0.1:1/petteia"),
        *("postgresql://me:s3cret@nowhere.invalid/petteia", "postgresql://me:s3cret@127.0.0.1:1/x?ss=no"),
    ],
)
def test_what_is_no_store_is_told_in_a_line_without_its_password(tmp_path: Path, url: str) -> None:
    said = complaint(petteia("backup", tmp_path / "copy.gz", "--store", url))
    assert "A store is sqlite:///FILE" in said or "The store cannot be used: " in said
    assert "s3cret" not in said


def test_a_database_that_lets_nobody_in_is_told_in_a_line(postgres: PostgreSQL) -> None:
    nowhere = serve(postgres.url("nowhere"))
    assert 'database "nowhere" does not exist' in complaint(nowhere)
    away = postgres.url("nowhere").replace(str(postgres.folder), str(postgres.folder / "away"))
    assert "The store cannot be used: " in complaint(serve(away))
    stranger = postgres.url("postgres").replace("petteia@", "stranger:s3cret@")
    said = complaint(serve(stranger))
    assert '"stranger"' in said
    assert "s3cret" not in said


# --- for the eyes of their owner --------------------------------------------------------------------------


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_store_and_its_backup_are_for_their_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    answer = petteia("backup", tmp_path / "copy.gz")
    assert (answer.code, answer.err) == (0, "")
    assert mode_of(tmp_path / "copy.gz") == 0o600
    assert mode_of(tmp_path / "share" / "petteia") == 0o700
    assert mode_of(tmp_path / "share" / "petteia" / "petteia.db") == 0o600


def test_the_files_beside_a_store_are_for_its_owner(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        with house_at(tmp_path):
            files = sorted(tmp_path.glob("tables.db*"))
            assert [file.name for file in files] == ["tables.db", "tables.db-shm", "tables.db-wal"]
            assert {mode_of(file) for file in files} == {0o600}
    finally:
        os.umask(before)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that everybody may enter."""
    folder = Path(tempfile.mkdtemp(prefix="petteia-", dir=open_place()))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_who_has_left_a_store_open_to_others_is_told(open_folder: Path) -> None:
    """And the file stays as its owner has it."""
    file, first, second = open_folder / "x.db", open_folder / "1.gz", open_folder / "2.gz"
    assert petteia("backup", first, "--store", f"sqlite:///{file}").err == ""
    file.chmod(0o644)
    told = (
        f"petteia: others on this machine can read {file}, and it holds secrets; chmod 600 keeps them out.\n"
    )
    assert petteia("backup", second, "--store", f"sqlite:///{file}").err == told
    assert mode_of(file) == 0o644
    first.chmod(0o640)
    again = petteia("restore", first, "--store", f"sqlite:///{open_folder / 'y.db'}")
    assert again.code == 0
    assert f"can read {first}" in again.err


# --- backups that are none --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """The lines of a backup of some people and a game between two of them."""
    folder = tmp_path_factory.mktemp("whole")

    async def story(hall: Hall) -> None:
        _, people = await game_in(hall, 10)
        await hall.store.claim(people[0], "anna", "a hash", (None, None))
        await hall.store.keep_notices(people[0].id, {"webhook": None, "email": "anna@example.org"})
        await backup(hall.store, folder / "copy.gz")

    in_a_hall(folder, story)
    return gzip.decompress((folder / "copy.gz").read_bytes()).splitlines(keepends=True)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        pytest.param(lambda whole: b"", "is not a backup of Petteia", id="empty"),
        pytest.param(lambda whole: b"no gzip", "Not a gzipped file", id="not packed"),
        pytest.param(lambda whole: packed(whole)[:-20], "ended before", id="cut short"),
        pytest.param(lambda whole: packed([b"\n"]), "is not a backup of Petteia", id="no head"),
        pytest.param(lambda whole: packed([b'"head"']), "is not a backup of Petteia", id="another head"),
        pytest.param(lambda whole: packed([b"[" * 100_000]), "is not a backup", id="a nested head"),
        pytest.param(lambda whole: packed([*whole, b"\n"]), "is not a row of ours", id="an empty line"),
        pytest.param(lambda whole: packed([*whole, b"{"]), "is not a row of ours", id="not JSON"),
        pytest.param(lambda whole: packed([*whole, b"\xff\xfe"]), "is not a row of ours", id="not text"),
        pytest.param(lambda whole: packed([*whole, b"[" * 100_000]), "is not a row", id="nested"),
        pytest.param(
            lambda whole: packed([*whole, b'["users", {"settings": ' + b'{"a": ' * 100_000]),
            "is not a row of ours: maximum recursion",
            id="a nested row",
        ),
        pytest.param(lambda whole: packed([*whole, b'["gods", {}]']), "there is no table gods", id="a table"),
        pytest.param(lambda whole: packed([*whole, whole[1]]), "UNIQUE constraint", id="a row twice"),
        pytest.param(lambda whole: packed([whole[0], whole[-1]]), "FOREIGN KEY", id="a seat at no table"),
        pytest.param(
            lambda whole: packed([*whole, b"x" * (LONGEST_LINE + 1)]), "is too long", id="a line without end"
        ),
    ],
)
def test_what_is_no_backup_is_told_in_a_line(
    tmp_path: Path, whole: list[bytes], content: Callable[[list[bytes]], bytes], words: str
) -> None:
    (tmp_path / "copy.gz").write_bytes(content(whole))
    store = f"sqlite:///{tmp_path / 'x.db'}"
    assert words in complaint(petteia("restore", tmp_path / "copy.gz", "--store", store))
    with contextlib.closing(sqlite3.connect(tmp_path / "x.db")) as connection:
        assert connection.execute("select count(*) from users").fetchone() == (0,)


def test_a_backup_that_is_not_there_or_cannot_be_written(tmp_path: Path) -> None:
    store = ("--store", f"sqlite:///{tmp_path / 'x.db'}")
    assert "No such file" in complaint(petteia("restore", tmp_path / "none.gz", *store))
    assert "Is a directory" in complaint(petteia("restore", tmp_path, *store))
    nowhere = tmp_path / "none" / "copy.gz"
    assert "copy.gz cannot be written: No such file" in complaint(petteia("backup", nowhere, *store))
    nowhere = tmp_path / "x.db" / "copy.gz"
    assert "copy.gz cannot be written: Not a directory" in complaint(petteia("backup", nowhere, *store))


def test_a_backup_goes_from_one_database_to_another(
    tmp_path: Path, whole: list[bytes], postgres: PostgreSQL
) -> None:
    (tmp_path / "copy.gz").write_bytes(packed(whole))
    url = postgres.new_database()
    back = petteia("restore", tmp_path / "copy.gz", "--store", url)
    assert (back.code, back.err) == (0, "")
    twice = postgres.new_database()
    (tmp_path / "twice.gz").write_bytes(packed([*whole, whole[1]]))
    said = complaint(petteia("restore", tmp_path / "twice.gz", "--store", twice))
    assert "duplicate key value" in said
    assert json.loads(whole[1])[1]["id"] not in said, "what is in the rows is nobody's business"
    assert petteia("backup", tmp_path / "again.gz", "--store", url).code == 0
    again = gzip.decompress((tmp_path / "again.gz").read_bytes()).splitlines(keepends=True)
    assert sorted(map(decoded, again)) == sorted(map(decoded, whole))


def decoded(line: bytes) -> str:
    return json.dumps(json.loads(line), sort_keys=True)


def test_of_a_damaged_backup_all_is_restored_or_nothing(tmp_path: Path, whole: list[bytes]) -> None:
    """Whatever happened to it: the reason is told in words, and the store is as empty as before."""
    dice = random.Random("damage")
    fates = {True: 0, False: 0}

    async def story() -> None:
        file, number = tmp_path / "copy.gz", 0
        store = await empty_store(tmp_path, number)
        for _ in range(400):
            file.write_bytes(damaged(whole, dice))
            restored = 0
            with contextlib.suppress(Impossible):
                restored = await restore(store, file)
            assert restored == await rows_in(store)
            fates[restored > 0] += 1
            if restored:
                await store.close()
                number += 1
                store = await empty_store(tmp_path, number)
        assert await restore_whole(store, file, whole) == len(whole) - 1
        await store.close()

    run(story())
    assert fates[False] > 200, fates
    assert fates[True] > 5, fates


async def empty_store(folder: Path, number: int) -> Store:
    store = Store(f"sqlite:///{folder / f'{number}.db'}")
    await store.open()
    return store


async def restore_whole(store: Store, file: Path, whole: list[bytes]) -> int:
    """After all that was refused, what is right is taken."""
    file.write_bytes(packed(whole))
    return await restore(store, file)


async def rows_in(store: Store) -> int:
    counts = [select(func.count()).select_from(table) for table in metadata.sorted_tables]
    found = await asyncio.gather(*map(store.first, counts))
    return sum(row[0] for row in found if row is not None)


STRANGE: list[Any] = [
    None,
    True,
    -1,
    2**31,
    10**30,
    1.5,
    "",
    "x" * 1000,
    "\0",
    "Ünï",
    [],
    {},
    [[1]],
    {"a": {}},
]


def packed(lines: list[bytes]) -> bytes:
    return gzip.compress(b"".join(lines), compresslevel=1)


def damaged(whole: list[bytes], dice: random.Random) -> bytes:
    lines = list(whole)
    where = dice.randrange(len(lines))
    match dice.choice(["bytes", "end", "lost", "twice", "swapped", "letter", "value", "name", "table"]):
        case "bytes":
            content = bytearray(packed(lines))
            for _ in range(dice.randint(1, 5)):
                content[dice.randrange(len(content))] = dice.randrange(256)
            return bytes(content)
        case "end":
            content = bytearray(packed(lines))
            return bytes(content[: dice.randrange(len(content))])
        case "lost":
            del lines[where]
        case "twice":
            lines.insert(dice.randrange(len(lines)), lines[where])
        case "swapped":
            other = dice.randrange(len(lines))
            lines[where], lines[other] = lines[other], lines[where]
        case "letter":
            line = bytearray(lines[where])
            line[dice.randrange(len(line))] = dice.randrange(256)
            lines[where] = bytes(line)
        case kind:
            lines[where] = with_something_strange(lines[where], kind, dice)
    return packed(lines)


def with_something_strange(line: bytes, kind: str, dice: random.Random) -> bytes:
    entry = json.loads(line)
    if not isinstance(entry, list):
        return json.dumps({"format": dice.choice(STRANGE)}).encode() + b"\n"
    column = dice.choice(list(entry[1]))
    if kind == "value":
        entry[1][column] = dice.choice(STRANGE)
    elif kind == "name":
        entry[1][dice.choice(["shoe_size", "", "Id"])] = entry[1].pop(column)
    else:
        entry[dice.randrange(2)] = dice.choice([*STRANGE, *metadata.tables])
    return json.dumps(entry).encode() + b"\n"
