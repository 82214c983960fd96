"""Before the first turn: city boards, which players choose by some options, and first cards (P-2, P-6)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT, unit
from petteia.games.polis.actions import BOARD
from petteia.games.polis.city import take_board
from petteia.games.polis.placing import go_on_replacing
from petteia.games.polis.state import CHOOSING_BOARD, NONE, Table
from petteia.games.polis.turn import Turn


def begin_choosing_boards(table: Turn) -> None:
    table.waiting = BIT[len(table.players)] - 1
    table.awaited = CHOOSING_BOARD
    go_on_choosing_boards(table)


def add_boards(table: Table, actions: list[int]) -> None:
    """Both sides of the board dealt, or all that may be chosen of boards that nobody has taken yet (P-2)."""
    taken: i64 = 0
    for player in table.players:
        if player.side != NONE:
            taken |= BIT[player.side // 2]
    own = table.players[table.actor].side
    for side in range(table.box.sides):
        if side // 2 == own // 2 if own != NONE else is_offered(table, side) and not taken & BIT[side // 2]:
            actions.append(BOARD + side)


def is_offered(table: Table, side: i64) -> bool:
    """Any side, but in a first game side A of the boards for it."""
    if not table.rulings.boards_of_first_game:
        return True
    for listed in table.box.setups[len(table.players)].sides:
        if listed == side:
            return True
    return False


def choose_board(table: Turn, side: i64) -> None:
    take_board(table, table.actor, side)
    table.waiting &= ~BIT[table.actor]
    go_on_choosing_boards(table)


def go_on_choosing_boards(table: Turn) -> None:
    """Clockwise from the first player; boards of free choice the other way round, the first one last."""
    if table.waiting == 0:
        begin_opening(table)
    elif table.rulings.boards_chosen:
        table.actor = last_of(table, table.waiting)
    else:
        table.actor = table.first_of(table.waiting)


def last_of(table: Table, seats: i64) -> i64:
    """The last of some seats, clockwise from the mover."""
    seat = (table.mover - 1) % len(table.players)
    while not seats & BIT[seat]:
        seat = (seat - 1) % len(table.players)
    return seat


def begin_opening(table: Turn) -> None:
    for seat in range(i64(len(table.players))):
        if not table.players[seat].resigned:
            table.due += table.box.opening_cards * unit(seat)
    go_on_replacing(table)
