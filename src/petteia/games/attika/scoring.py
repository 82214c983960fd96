"""Who has won Attika and how the others follow (A-35 to A-39)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.attika.state import Table


def merit(table: Table, seat: i64) -> i64:
    """A number that orders the seats: the winner, then buildings, then amphoras; resigned last."""
    player = table.players[seat]
    if player.resigned:
        return -1
    return (player.placed + (1000 if seat == table.winner else 0)) * 100 + player.amphoras


def places_of(table: Table) -> list[int]:
    """The place of each seat: one more than the number of seats before it."""
    merits = [int(merit(table, seat)) for seat in range(len(table.players))]
    return [1 + sum([other > own for other in merits]) for own in merits]
