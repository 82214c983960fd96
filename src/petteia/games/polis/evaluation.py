"""How good a table of Polis looks for a seat."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.polis.scoring import points
from petteia.games.polis.state import Table


def outlook(table: Table, seat: i64) -> float:
    return float(int(points(table, table.players[seat])))
