"""How good a table of Attika looks for each seat: a pure function, in points of about a tenth of a building."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, total
from petteia.games.attika.land import Land
from petteia.games.attika.state import NONE, OVER, Player, Table, seat_at

WON: Final = 10_000.0
BUILT: Final = 10.0
STORED: Final = 3.0
AMPHORA: Final = 5.0
FREE_NEIGHBOUR: Final = 2.5
SETTLEMENT: Final = -2.0
# What the first card of a hand is worth, the second, and so on: a full hand wants to be spent.
CARDS: Final = [2.0, 2.0, 2.0, 2.0, 1.8, 1.6, 1.4, 1.2, 1.0, 0.8, 0.6, 0.4, 0.3, 0.2, 0.1]
# How much a link of two temples is worth when it lacks 0, 1, 2 ... buildings.
LINK: Final = [200.0, 40.0, 20.0, 11.0, 6.0, 3.0, 1.0]
OUT_OF_REACH: Final = 99
# How much the best opponent's standing weighs against one's own.
RIVALRY: Final = 0.6


def outlook(table: Table, seat: i64) -> float:
    if table.awaited == OVER and table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    rival = -WON
    for other in range(i64(len(table.players))):
        if other != seat and not table.players[other].resigned:
            rival = max(rival, standing(table, other))
    return standing(table, seat) - RIVALRY * rival


def standing(table: Table, seat: i64) -> float:
    player = table.players[seat]
    value = BUILT * real(player.placed) + AMPHORA * real(player.amphoras) + worth_of_cards(player.cards)
    value += STORED * real(stored_buildings(player)) + SETTLEMENT * real(player.settlements)
    value += FREE_NEIGHBOUR * real(free_kinds(table, player))
    if seat == table.actor:
        value += worth_in_hand(table)
    lacking = link_lacks(table, seat)
    return value + (LINK[lacking] if lacking < len(LINK) else 0.0)


def real(number: i64) -> float:
    """i64 and float do not mix under mypyc."""
    return float(int(number))


def worth_of_cards(cards: i64) -> float:
    worth = 0.0
    for card in range(min(int(total(cards)), len(CARDS))):
        worth += CARDS[card]
    return worth


def worth_in_hand(table: Table) -> float:
    """A building half-way to its place counts as if it were there."""
    if table.site_kind != NONE:
        return BUILT
    return STORED if table.drawn != NONE else 0.0


def stored_buildings(player: Player) -> i64:
    count: i64 = 0
    for copies in player.stored:
        count += copies
    return count


def free_kinds(table: Table, player: Player) -> i64:
    """How many of the stored buildings could be built free of charge somewhere now."""
    beside_empty: i64 = 0
    for cell in range(i64(len(table.occupant))):
        if table.occupant[cell] == NOBODY:
            beside_empty |= player.around[cell]
    count: i64 = 0
    for kind in range(table.box.kinds):
        if table.box.pointers[kind] & beside_empty:
            count += player.stored[kind]
    return count


def link_lacks(table: Table, seat: i64) -> i64:
    """How many buildings at least are missing to link two temples."""
    best: i64 = OUT_OF_REACH
    for temple in range(i64(len(table.land.temples)) - 1):
        lacking = steps_from(table, seat, temple)
        for cell in range(i64(len(lacking))):
            if table.land.temples_beside[cell] >> (temple + 1) and lacking[cell] < best:
                best = lacking[cell]
    return best


def steps_from(table: Table, seat: i64, temple: i64) -> vec[i64]:
    """For every cell, how many buildings a settlement from the temple to that cell lacks."""
    land = table.land
    lacking = vec[i64]()
    frontier = vec[i64]()
    for cell in range(i64(len(land.spots))):
        lacking = append(lacking, OUT_OF_REACH)
        if land.temples_beside[cell] & BIT[temple] and is_open(table, seat, cell):
            lacking[cell] = missing(table, cell)
            frontier = append(frontier, cell)
    while len(frontier) > 0:
        frontier = spread(table, seat, land, frontier, lacking)
    return lacking


def spread(table: Table, seat: i64, land: Land, frontier: vec[i64], lacking: vec[i64]) -> vec[i64]:
    """Improve the neighbours of the frontier; those that improved are the next frontier."""
    improved = vec[i64]()
    for cell in frontier:
        for other in land.adjacent[cell]:
            if is_open(table, seat, other) and lacking[cell] + missing(table, other) < lacking[other]:
                lacking[other] = lacking[cell] + missing(table, other)
                improved = append(improved, other)
    return improved


def is_open(table: Table, seat: i64, cell: i64) -> bool:
    return table.occupant[cell] == NOBODY or seat_at(table.occupant[cell]) == seat


def missing(table: Table, cell: i64) -> i64:
    return 1 if table.occupant[cell] == NOBODY else 0
