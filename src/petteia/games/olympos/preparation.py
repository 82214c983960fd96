"""Preparing the map: a player condemns territories and, in games for two, lets barbarians live in some.

Ids in brackets are those of docs/rules/olympos.md and docs/rulings.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT, count_bits
from petteia.games.olympos.actions import CONDEMN, PLACE
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.state import (
    BARBARIANS,
    PLACING_BARBARIANS,
    Rulings,
    Table,
    height,
    pushed,
    seat_at,
    top_of,
)
from petteia.games.olympos.turn import Turn


def condemner(table: Table) -> i64:
    """Who decides about the map, by the start stack."""
    if does_top_condemn(table.rulings, len(table.players)):
        return top_of(table.line)
    return seat_at(table.line, height(table.line) - 1)


def does_top_condemn(rulings: Rulings, players: int) -> bool:
    """With two players the one on top, with more the one at the bottom; or as one text has it (RO-1)."""
    return players == 2 or (rulings.top_condemns and players != 4)


def add_territories_to_condemn(table: Table, actions: list[int]) -> None:
    """So many of each resource, but at most one of them with a star (O-6, O-7)."""
    box = table.box
    wanted = box.setups[len(table.players)].condemned
    for territory in range(box.territories):
        alike = box.of_resource[box.resource_of[territory]] & table.condemned
        second_star = box.starred & BIT[territory] and alike & box.starred
        if not table.condemned & BIT[territory] and count_bits(alike) < wanted and not second_star:
            actions.append(CONDEMN + territory)


def condemn(table: Turn, territory: i64) -> None:
    table.condemned |= BIT[territory]
    if table.journal is not None:
        table.note("olympos-log-condemns", [table.actor, territory])
    setup = table.box.setups[len(table.players)]
    if count_bits(table.condemned) == setup.condemned * len(RESOURCES):
        table.tribes = table.box.starred & ~table.condemned
        begin_placing_barbarians(table)


def begin_placing_barbarians(table: Turn) -> None:
    if table.box.setups[len(table.players)].barbarians > 0:
        table.awaited = PLACING_BARBARIANS
    else:
        table.begin_turn()


def add_territories_for_barbarians(table: Table, actions: list[int]) -> None:
    """Empty ones, so many of each resource (O-15, RO-33)."""
    box = table.box
    wanted = box.setups[len(table.players)].barbarians
    settled = settled_territories(table)
    for territory in range(box.territories):
        alike = box.of_resource[box.resource_of[territory]] & settled
        taken = table.condemned | table.tribes | settled
        if not taken & BIT[territory] and count_bits(alike) < wanted:
            actions.append(PLACE + territory)


def place_barbarians(table: Turn, territory: i64) -> None:
    table.stacks[territory] = pushed(0, BARBARIANS)
    if table.journal is not None:
        table.note("olympos-log-barbarians", [table.actor, territory])
    setup = table.box.setups[len(table.players)]
    if count_bits(settled_territories(table)) == setup.barbarians * len(RESOURCES):
        table.begin_turn()


def settled_territories(table: Table) -> i64:
    """The set of territories on which anybody stands."""
    found: i64 = 0
    for territory in range(table.box.territories):
        if table.stacks[territory]:
            found |= BIT[territory]
    return found
