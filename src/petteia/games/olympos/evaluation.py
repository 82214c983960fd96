"""How good a table of Olympos looks for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.olympos.scoring import points
from petteia.games.olympos.state import Table


def outlook(table: Table, seat: i64) -> float:
    return float(int(points(table, table.players[seat])))
