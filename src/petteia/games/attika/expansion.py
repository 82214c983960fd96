"""A larger map in Attika: a tile is turned up, laid, and its cells can be built on at once (A-31 to A-34)."""

from __future__ import annotations

from librt.vecs import append, pop
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT
from petteia.games.attika.state import NONE, Table, kind_at, seat_at


def turn_up_tile(table: Table) -> None:
    table.tile_stack, table.tile = pop(table.tile_stack)
    table.reveals += 1
    if table.journal is not None:
        table.note("attika-log-turns-up-tile", [table.actor, table.tile])


def lay_tile(table: Table, rotation: i64) -> None:
    table.land = table.land.with_tile(table.box, table.tile, rotation, table.tile_place)
    survey_new_cells(table)
    if table.journal is not None:
        table.note("attika-log-lays-tile", [table.actor, table.tile_place])
    table.tile = NONE
    table.tile_place = NONE


def survey_new_cells(table: Table) -> None:
    """Give the cells of a tile just laid their entries in all tables by cell."""
    land = table.land
    known: i64 = len(table.occupant)
    for _ in range(known, i64(len(land.spots))):
        table.occupant = append(table.occupant, NOBODY)
        table.settlement = append(table.settlement, NOBODY)
        table.supply = append(table.supply, 0)
        for player in table.players:
            player.around = append(player.around, 0)
    for cell in range(known, i64(len(land.spots))):
        table.supply[cell] = land.symbols[cell]
        for other in land.adjacent[cell]:
            see_neighbour(table, cell, other, known)


def see_neighbour(table: Table, cell: i64, other: i64, known: i64) -> None:
    occupant = table.occupant[other]
    if occupant == NOBODY:
        table.supply[cell] += table.land.symbols[other]
    else:
        table.players[seat_at(occupant)].around[cell] |= BIT[kind_at(occupant)]
    if other < known:
        table.supply[other] += table.land.symbols[cell]
