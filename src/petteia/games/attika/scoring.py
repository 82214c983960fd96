"""Who has won Attika and how the others follow (A-35 to A-39)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.games.attika.state import Table

WINNER: Final = 100_000
RESIGNED: Final = -100_000


def merit(table: Table, seat: i64) -> i64:
    """A number that orders the seats: the winner, then buildings, then amphoras; the resigned last."""
    player = table.players[seat]
    merit = player.placed * 100 + player.amphoras
    if seat == table.winner:
        merit += WINNER
    if player.resigned:
        merit += RESIGNED
    return merit


def places_of(table: Table) -> list[int]:
    """The place of each seat: one more than the number of seats before it."""
    merits = [int(merit(table, seat)) for seat in range(len(table.players))]
    return [1 + sum([other > own for other in merits]) for own in merits]
