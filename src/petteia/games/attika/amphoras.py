"""Amphoras in Attika: complete groups earn them, and they buy further actions (A-27 to A-30)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.games.attika.state import Table, kind_at, seat_at


def reward_groups(table: Table) -> None:
    """An amphora for each group the actor has completed; a card when the supply is empty (A-27, A-28)."""
    player = table.players[table.actor]
    completed = completed_groups(table, table.actor)
    player.rewarded |= completed
    for group in range(table.box.groups):
        if not completed & BIT[group]:
            continue
        if table.amphoras > 0:
            table.amphoras -= 1
            player.amphoras += 1
            if table.journal is not None:
                table.note("attika-log-amphora-won", [table.actor, group])
        else:
            give_substitute_card(table, group)


def give_substitute_card(table: Table, group: i64) -> None:
    if table.journal is not None:
        table.note("attika-log-substitute-card", [table.actor, group])
    reveals = table.reveals
    table.take_cards(table.actor, 1)
    if table.rulings.substitute_card_ends_actions and table.reveals != reveals:
        table.cards_only = True


def completed_groups(table: Table, seat: i64) -> i64:
    """A-27: the set of groups that are all on the map, connected, and not yet rewarded."""
    player = table.players[seat]
    completed: i64 = 0
    for group in range(table.box.groups):
        if player.rewarded & BIT[group]:
            continue
        if amount(player.group_built, group) == table.box.group_sizes[group] and is_connected(
            table, seat, group
        ):
            completed |= BIT[group]
    return completed


def is_connected(table: Table, seat: i64, group: i64) -> bool:
    cells = group_cells(table, seat, group)
    if table.rulings.groups_join_through_settlement:
        for cell in cells:
            if table.settlement[cell] != table.settlement[cells[0]]:
                return False
        return True
    return len(cluster(table, cells)) == len(cells)


def group_cells(table: Table, seat: i64, group: i64) -> vec[i64]:
    """Where a player's buildings of a group stand."""
    cells = vec[i64]()
    for cell in range(i64(len(table.occupant))):
        occupant = table.occupant[cell]
        if seat_at(occupant) == seat and table.box.group_of[kind_at(occupant)] == group:
            cells = append(cells, cell)
    return cells


def cluster(table: Table, cells: vec[i64]) -> vec[i64]:
    """Those of the cells that hang together with the first of them."""
    found = vec[i64]([cells[0]])
    frontier = vec[i64]([cells[0]])
    while len(frontier) > 0:
        frontier, cell = pop(frontier)
        for other in table.land.adjacent[cell]:
            if other in cells and other not in found:
                found = append(found, other)
                frontier = append(frontier, other)
    return found


def return_amphora(table: Table) -> None:
    """The actor pays with one for an action or a card (A-29)."""
    table.players[table.actor].amphoras -= 1
    table.amphoras += 1
    table.changed = True
    if table.journal is not None:
        table.note("attika-log-amphora-returned", [table.actor])
