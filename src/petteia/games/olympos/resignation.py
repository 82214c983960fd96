"""Giving up: the game goes on without a seat, or ends when only one is left (O-112)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT
from petteia.games.olympos.box import NONE
from petteia.games.olympos.preparation import condemner
from petteia.games.olympos.state import ANSWERING, CONDEMNING, LAST_ONE_LEFT, PLACING_BARBARIANS, Table
from petteia.games.olympos.track import without_seat
from petteia.games.olympos.turn import Turn


def resign(table: Turn, seat: i64) -> None:
    """The seat leaves the line and the gods forget it; its settlers stay where they are."""
    player = table.players[seat]
    player.resigned = True
    table.discards += player.hand
    player.hand = 0
    player.fresh = 0
    player.cubes = 0
    player.hourglasses = 0
    table.line = without_seat(table.line, seat)
    table.touched &= ~BIT[seat]
    table.reveals += 1
    if table.journal is not None:
        table.note("olympos-log-resigns", [seat])
    if players_left(table) == 1:
        clear_the_table(table)
        table.finish(LAST_ONE_LEFT)
    elif table.awaited == CONDEMNING or table.awaited == PLACING_BARBARIANS:
        table.actor = condemner(table)
        table.mover = table.actor
    elif table.god != NONE:
        if seat == table.mover:
            table.draws_due = 0
        if seat == table.actor:
            go_on_without(table, seat)
    elif seat == table.mover:
        clear_the_table(table)
        table.begin_turn()


def go_on_without(table: Turn, seat: i64) -> None:
    """The actor has given up in the middle of what a god asks."""
    if table.awaited == ANSWERING:
        table.ask_after(seat)
    else:
        table.cubes_due = 0
        table.let_touched_choose()


def clear_the_table(table: Turn) -> None:
    """What is half done is dropped; cards that the Oracle showed are discarded."""
    table.discards += table.drawn
    table.drawn = 0
    table.start = NONE
    table.depth = NONE
    table.buying = NONE
    table.building = NONE
    table.god = NONE
    table.due = 0
    table.late = 0
    table.cubes_due = 0
    table.draws_due = 0
    table.gods_due = 0
    table.touched = 0
    table.forget_prayers()


def players_left(table: Table) -> i64:
    left: i64 = 0
    for player in table.players:
        if not player.resigned:
            left += 1
    return left
