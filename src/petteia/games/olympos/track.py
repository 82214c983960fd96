"""The time track: whose turn it is, and how actions are paid for (O-17 to O-23, O-74, O-84, O-85)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import BIT
from petteia.games.olympos.box import NONE
from petteia.games.olympos.state import Player, Table, height, inserted, seat_at, without, without_top

ENDLESS: Final = 1000


def time_left(table: Table, player: Player) -> i64:
    """How dear an action may be, hourglasses included: it may not end beyond the Cross (RO-26)."""
    if table.rulings.cross_stops_last_only and not table.last_turn:
        return ENDLESS
    return table.box.cross - player.space + player.hourglasses - player.erinyes


def is_payable(table: Table, hourglasses: i64) -> bool:
    """Can the mover pay what is due within the Cross, with so many hourglasses more?"""
    return table.due <= time_left(table, table.players[table.mover]) - table.late + hourglasses


def is_near_the_end(table: Table, player: Player) -> bool:
    """Has the player come to the last Zeus space, so that the next turn is the last one? (O-100)"""
    if table.rulings.last_turn_when_passed:
        return player.space > table.box.last_zeus
    return player.space >= table.box.last_zeus


def owe(table: Table, player: Player, points: i64) -> None:
    """The action will cost so much, and what the Erinyes add to it (O-95)."""
    table.due = points + player.erinyes
    player.erinyes = 0


def pay(table: Table) -> None:
    """Hourglasses first, then spaces on the track; those alone leave the token where it is (O-22, O-23)."""
    player = table.players[table.mover]
    hourglasses = player.hourglasses - table.late
    if hourglasses > table.due:
        hourglasses = table.due
    spaces = table.due - hourglasses
    if player.space + spaces > table.box.cross:  # by the other reading of RO-26; the track ends there
        spaces = table.box.cross - player.space
    player.hourglasses -= hourglasses
    table.due = 0
    table.late = 0
    if spaces > 0:
        advance(table, spaces)
    if table.journal is not None:
        table.note("olympos-log-pays", [table.mover, hourglasses, spaces, player.space])


def advance(table: Table, spaces: i64) -> None:
    """The mover's token goes on, on top of those it meets; it may bring cards (O-18, O-74)."""
    player = table.players[table.mover]
    before = player.space
    player.space += spaces
    table.line = lined_up(table, without_top(table.line), table.mover)
    for space in table.box.zeus_spaces:
        if before < space <= player.space:
            table.draws_due += 1
    note_due_gods(table, before, player.space)


def lined_up(table: Table, line: i64, seat: i64) -> i64:
    """The line with a seat before all that are as far on the track, or further."""
    space = table.players[seat].space
    position: i64 = 0
    while seat_at(line, position) >= 0 and table.players[seat_at(line, position)].space < space:
        position += 1
    return inserted(line, position, seat)


def without_seat(line: i64, seat: i64) -> i64:
    for position in range(height(line)):
        if seat_at(line, position) == seat:
            return without(line, position)
    return line


def note_due_gods(table: Table, before: i64, after: i64) -> None:
    """The first to come to a Zeus space reveals a card, and at a double one the last too (O-84, O-85)."""
    spaces = table.box.place_spaces
    for place in range(i64(len(spaces))):
        if not before < spaces[place] <= after or table.revealed & BIT[place]:
            continue
        is_second = place > 0 and spaces[place - 1] == spaces[place]
        if not is_second or all_have_reached(table, spaces[place]):
            table.gods_due |= BIT[place]


def next_god(table: Table) -> i64:
    """The place of the next Olympos card that is due, if the destiny card of its space is drawn; or NONE.

    The last spaces that the mover has come to are those whose destiny cards are still to be drawn.
    """
    place: i64 = 0
    while place < len(table.gods) and not table.gods_due & BIT[place]:
        place += 1
    if place == len(table.gods):
        return NONE
    from_here_on: i64 = 0
    for space in table.box.zeus_spaces:
        if table.box.place_spaces[place] <= space <= table.players[table.mover].space:
            from_here_on += 1
    return place if from_here_on > table.draws_due else i64(NONE)


def all_have_reached(table: Table, space: i64) -> bool:
    for player in table.players:
        if not player.resigned and player.space < space:
            return False
    return True


def has_been_reached(table: Table, place: i64) -> bool:
    """Has the first player come to an Olympos card, or, where it is the second of its space, the last?"""
    space = table.box.place_spaces[place]
    if place > 0 and table.box.place_spaces[place - 1] == space:
        return all_have_reached(table, space)
    for player in table.players:
        if not player.resigned and player.space >= space:
            return True
    return False


def waiting_spaces(table: Table) -> i64:
    """Where nothing can be done: to just behind the next player, a space at least (RO-27)."""
    own = table.players[table.mover].space
    following = seat_at(table.line, 1)
    if following < 0:
        return 1
    spaces = table.players[following].space - 1 - own
    return spaces if spaces > 1 else 1
