"""What each player has achieved, category by category, and who has won (P-46, P-47)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import amount
from petteia.games.polis.box import CULTURE, END_POINTS, times
from petteia.games.polis.shapes import Category
from petteia.games.polis.state import Player, Table

# The categories, in the order of the rulebook's list.
CATEGORIES: Final[list[Category]] = ["tokens", "cards", "coins", "history"]

TIE_BREAK: Final = 100  # more cards than a city can have
RESIGNED: Final = -1_000_000


def points(table: Table, player: Player) -> i64:
    """All of a player's points."""
    return (
        player.tokens
        + card_points(player)
        + player.coins // table.box.coins_per_point
        + history_points(player)
    )


def by_category(table: Table, player: Player) -> list[int]:
    """The same, for each of the CATEGORIES."""
    return [
        player.tokens,
        card_points(player),
        player.coins // table.box.coins_per_point,
        history_points(player),
    ]


def card_points(player: Player) -> i64:
    """Points at the end on face-up cards, where no coin covers them (P-42 to P-44)."""
    return amount(player.shown, END_POINTS) + times(player.prizes, player.counts)


def history_points(player: Player) -> i64:
    """Culture in the city times cards in the history (P-31)."""
    return amount(player.shown, CULTURE) * len(player.history)


def merit(table: Table, seat: i64) -> i64:
    """A number that orders the seats: points, then cards in the city; the resigned last (P-47)."""
    player = table.players[seat]
    merit = points(table, player) * TIE_BREAK + len(player.city)
    return merit + RESIGNED if player.resigned else merit


def places_of(table: Table) -> list[int]:
    """The place of each seat: one more than the number of seats before it."""
    merits = [int(merit(table, seat)) for seat in range(len(table.players))]
    return [1 + sum([other > own for other in merits]) for own in merits]
