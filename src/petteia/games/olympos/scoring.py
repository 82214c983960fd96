"""What each player has achieved, category by category, and who has won (O-102 to O-111)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import BIT, count_bits
from petteia.games.olympos.development import star_tokens
from petteia.games.olympos.shapes import Category
from petteia.games.olympos.state import Player, Table, count_cards

# The categories, in the order of the rulebook's list.
CATEGORIES: Final[list[Category]] = [
    "track", "prestige", "territories", "discoveries", "wonders", "tiles", "keres", "cards",
]  # fmt: skip

TIE_BREAK: Final = 100  # more tiles than anybody can have
RESIGNED: Final = -1_000_000


def points(table: Table, player: Player) -> i64:
    """All of a player's points."""
    return (
        track_points(table, player.space)
        + player.prestige
        + territory_points(table, player)
        + table.box.discovery_points * count_bits(player.discoveries)
        + wonder_points(table, player)
        + tile_points(table, player)
        - player.keres
        + table.box.card_in_hand_points * count_cards(player.hand)
    )


def by_category(table: Table, player: Player) -> list[int]:
    """The same, for each of the CATEGORIES."""
    return [
        track_points(table, player.space),
        player.prestige,
        territory_points(table, player),
        table.box.discovery_points * count_bits(player.discoveries),
        wonder_points(table, player),
        tile_points(table, player),
        -player.keres,
        table.box.card_in_hand_points * count_cards(player.hand),
    ]


def track_points(table: Table, space: i64) -> i64:
    """What a space of the time track is worth; nothing before the last Zeus space (O-102)."""
    beyond = space - table.box.last_zeus
    return table.box.last_points[beyond] if beyond >= 0 else i64(0)


def territory_points(table: Table, player: Player) -> i64:
    box = table.box
    in_atlantis = count_bits(player.held & box.atlantis)
    return box.territory_points * (count_bits(player.held) - in_atlantis) + box.atlantis_points * in_atlantis


def wonder_points(table: Table, player: Player) -> i64:
    found: i64 = 0
    for wonder in range(table.box.wonders):
        if player.wonders & BIT[wonder]:
            found += table.box.wonder_points[wonder]
    return found


def tile_points(table: Table, player: Player) -> i64:
    """What discoveries are worth beyond the points that each of them has (O-69 to O-73)."""
    box = table.box
    scoring = player.discoveries & box.scoring_kinds
    if scoring == 0:
        return 0
    found: i64 = 0
    for kind in range(box.kinds):
        if scoring & BIT[kind]:
            found += (
                box.tile_points[kind]
                + box.points_per_discovery[kind] * count_bits(player.discoveries)
                + box.points_per_settler[kind] * player.on_map
                + box.points_per_sword[kind] * player.swords
                + box.points_per_star[kind] * star_tokens(table, player)
            )
    return found


def merit(table: Table, seat: i64) -> i64:
    """A number that orders the seats: points, then discovery and wonder tiles; the resigned last (O-111)."""
    player = table.players[seat]
    tiles = count_bits(player.discoveries) + count_bits(player.wonders)
    merit = points(table, player) * TIE_BREAK + tiles
    return merit + RESIGNED if player.resigned else merit


def places_of(table: Table) -> list[int]:
    """The place of each seat: one more than the number of seats before it."""
    merits = [int(merit(table, seat)) for seat in range(len(table.players))]
    return [1 + sum([other > own for other in merits]) for own in merits]
