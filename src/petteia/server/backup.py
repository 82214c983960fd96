"""Everything in a store as one file, and back: from SQLite to PostgreSQL too."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, text
from sqlalchemy.engine import Connection

from petteia.core.game import Impossible
from petteia.server.layout import metadata
from petteia.server.store import Store

FORMAT = "petteia backup 1"
ROWS_AT_ONCE = 500


async def backup(store: Store, file: Path) -> int:
    """Write all rows of one moment into a new file; returns how many."""
    unfinished = file.with_name(file.name + ".unfinished")

    def write_all(connection: Connection) -> int:
        count = 0
        connection.execute(text(store.database.begin_snapshot))
        with gzip.open(unfinished, "wt", encoding="utf-8") as out:
            print(json.dumps({"format": FORMAT}), file=out)
            for table in metadata.sorted_tables:
                for row in connection.execute(select(table)):
                    print(json.dumps([table.name, row._asdict()]), file=out)
                    count += 1
        return count

    count = await store.database.read(write_all)
    unfinished.replace(file)
    return count


async def restore(store: Store, file: Path) -> int:
    """Fill an empty store from a backup; all of it or nothing."""

    def read_all(connection: Connection) -> int:
        count = 0
        for table in metadata.sorted_tables:
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise Impossible("The store is not empty: a backup is restored into a new one only.")
        for name, rows in batches(file):
            connection.execute(insert(metadata.tables[name]), rows)
            count += len(rows)
        return count

    return await store.database.write(read_all)


def batches(file: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The rows of a backup in groups of the same table."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            if json.loads(next(lines, "{}")).get("format") != FORMAT:
                raise Impossible(f"{file} is not a backup of Petteia.")
            name = ""
            rows: list[dict[str, Any]] = []
            for line in lines:
                table, row = json.loads(line)
                if rows and (table != name or len(rows) == ROWS_AT_ONCE):
                    yield name, rows
                    rows = []
                name = table
                rows.append(row)
            if rows:
                yield name, rows
    except (OSError, EOFError, ValueError) as error:
        if isinstance(error, Impossible):
            raise
        raise Impossible(f"{file} cannot be read as a backup: {error}.") from None
