"""What players take from the general reserve, and whether anything is left there.

By our reading the reserve never runs dry; with a strict supply it holds what the box does (RO-23).
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import amount, total, unit
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.state import Player, Table


def hourglasses_to_be_had(table: Table, wanted: i64) -> i64:
    """Of so many hourglasses wanted, how many there are."""
    if not table.rulings.strict_supply:
        return wanted
    left = table.box.hourglasses
    for player in table.players:
        left -= player.hourglasses
    return wanted if wanted < left else left


def gain_hourglasses(table: Table, seat: i64, wanted: i64) -> i64:
    count = hourglasses_to_be_had(table, wanted)
    if count > 0:
        table.players[seat].hourglasses += count
        if table.journal is not None:
            table.note("olympos-log-hourglasses", [seat, count])
    return count


def cubes_to_be_had(table: Table, resource: i64, wanted: i64) -> i64:
    """Of so many cubes wanted, how many there are."""
    if not table.rulings.strict_supply:
        return wanted
    left = table.box.cubes
    for player in table.players:
        left -= amount(player.cubes, resource)
    return wanted if wanted < left else left


def is_cube_left(table: Table, resource: i64) -> bool:
    return cubes_to_be_had(table, resource, 1) > 0


def is_any_cube_left(table: Table) -> bool:
    for resource in range(i64(len(RESOURCES))):
        if is_cube_left(table, resource):
            return True
    return False


def gain_cube(table: Table, seat: i64, resource: i64) -> None:
    if is_cube_left(table, resource):
        table.players[seat].cubes += unit(resource)
        if table.journal is not None:
            table.note("olympos-log-cube", [seat, resource])


def settlers_in_reserve(table: Table, player: Player) -> i64:
    """Settlers of a colour that are neither a player's own yet nor markers on a board."""
    if not table.rulings.strict_supply:
        return table.box.settlers
    return table.box.settlers - 1 - player.stock - player.on_map - total(player.markers)


def gain_settlers(table: Table, seat: i64, wanted: i64) -> None:
    player = table.players[seat]
    left = settlers_in_reserve(table, player)
    count = wanted if wanted < left else left
    if count > 0:
        player.stock += count
        if table.journal is not None:
            table.note("olympos-log-settlers", [seat, count])


def gain_prestige(table: Table, seat: i64, points: i64) -> None:
    """Laid down face down; what it is worth is told to all only where prestige lies open (RO-41)."""
    player = table.players[seat]
    player.prestige += points
    player.laid += 1
    if table.journal is None:
        return
    if table.rulings.hidden_prestige:
        table.note("olympos-log-prestige-face-down", [seat])
        table.note("olympos-log-prestige-own", [points], seat)
    else:
        table.note("olympos-log-prestige", [seat, points])
