"""Everything in a store as one file, and back: from SQLite to PostgreSQL too."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from sqlalchemy import JSON, Column, Integer, Table, func, insert, select, text
from sqlalchemy.engine import Connection
from sqlalchemy.exc import SQLAlchemyError

from petteia.core.fault import Fault
from petteia.server.database import for_its_owner
from petteia.server.layout import metadata
from petteia.server.store import Store

FORMAT = "petteia backup 1"
ROWS_AT_ONCE = 500
LONGEST_LINE = 16_000_000  # bytes; nobody may send as much as one row

Row = dict[str, Any]


async def backup(store: Store, file: Path) -> int:
    """Write all rows of one moment into a new file; returns how many."""
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.part")

    def write_all(connection: Connection) -> int:
        count = 0
        connection.execute(text(store.database.begin_snapshot))
        store.database.take_time(connection)
        with (
            open(unfinished, "xb", opener=for_its_owner) as raw,
            gzip.open(raw, "wt", encoding="utf-8") as out,
        ):
            print(json.dumps({"format": FORMAT}), file=out)
            for table in metadata.sorted_tables:
                for row in connection.execute(select(table)):
                    print(json.dumps([table.name, row._asdict()]), file=out)
                    count += 1
        unfinished.replace(file)
        return count

    try:
        return await store.database.read(write_all)
    except OSError as error:
        raise Fault("terminal-not-written", name=str(file), why=error.strerror or str(error)) from None
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink()


async def restore(store: Store, file: Path) -> int:
    """Fill an empty store from a backup; all of it or nothing. Raises Fault with what is wrong."""

    def read_all(connection: Connection) -> int:
        count = 0
        store.database.take_time(connection)
        for table in metadata.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise Fault("terminal-not-empty")
        for table, rows in batches(file):
            connection.execute(insert(table), rows)
            count += len(rows)
        return count

    try:
        return await store.database.write(read_all)
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", error)).partition("\n")[0]  # further lines may show whole rows
        raise Fault("terminal-unfit-rows", file=str(file), why=reason) from None


def batches(file: Path) -> Iterator[tuple[Table, list[Row]]]:
    """The rows of a backup in groups of the same table, none of them larger than need be."""
    now: Table | None = None
    rows: list[Row] = []
    size = 0
    for number, line in lines_of(file):
        table, row = row_of(line, f"{file}:{number}")
        if rows and (table is not now or len(rows) == ROWS_AT_ONCE or size > LONGEST_LINE):
            assert now is not None
            yield now, rows
            rows, size = [], 0
        now = table
        rows.append(row)
        size += len(line)
    if now is not None:
        yield now, rows


def lines_of(file: Path) -> Iterator[tuple[int, bytes]]:
    """The lines of a backup after its head, with their numbers; never more than one of them is in memory."""
    try:
        with gzip.open(file, "rb") as lines:
            if not is_head(lines.readline(LONGEST_LINE)):
                raise Fault("terminal-no-backup", file=str(file))
            number = 1
            while line := lines.readline(LONGEST_LINE + 1):
                number += 1
                if len(line) > LONGEST_LINE:
                    raise Fault("terminal-long-line", line=number, file=str(file))
                yield number, line
    except (OSError, EOFError, zlib.error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Fault("terminal-unreadable-backup", file=str(file), why=reason) from None


def is_head(line: bytes) -> bool:
    try:
        return msgspec.json.decode(line, type=dict[str, str]).get("format") == FORMAT
    except (ValueError, RecursionError):
        return False


def row_of(line: bytes, where: str) -> tuple[Table, Row]:
    try:
        name, row = ENTRY.decode(line)
        if name not in SHAPES:
            raise ValueError(f"there is no table {name}")
        return metadata.tables[name], msgspec.structs.asdict(SHAPES[name].decode(row))
    except (ValueError, RecursionError) as error:
        raise Fault("terminal-no-row", where=where, why=str(error)) from None


# --- what a row looks like ------------------------------------------------------------------------------


def shape_of(table: Table) -> type[msgspec.Struct]:
    """SQLite would take anything anywhere, and the server trusts what it reads there."""
    fields = [
        (str(column.name), kind_of(column) | None, None)
        if column.nullable
        else (str(column.name), kind_of(column))
        for column in table.c
    ]
    return msgspec.defstruct(table.name, fields, kw_only=True, forbid_unknown_fields=True)


def kind_of(column: Column[Any]) -> Any:
    if isinstance(column.type, JSON):
        return dict[str, Any]
    if isinstance(column.type, Integer):
        return Annotated[int, msgspec.Meta(ge=-(2**31), lt=2**31)]
    return column.type.python_type


ENTRY = msgspec.json.Decoder(tuple[str, msgspec.Raw])
SHAPES = {table.name: msgspec.json.Decoder(shape_of(table)) for table in metadata.sorted_tables}
