"""Giving up: the game goes on without a seat, or ends when only one is left (P-71, RP-46)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.auction import clear, go_on_bidding
from petteia.games.polis.placing import go_on_discarding, go_on_replacing, resume
from petteia.games.polis.preparation import go_on_choosing_boards
from petteia.games.polis.state import (
    CHOOSING_BOARD,
    DISCARDING,
    LAST_ONE_LEFT,
    NONE,
    OPENING,
    REPLACING,
    Table,
    sorted_in,
)
from petteia.games.polis.trade import turn_harbours_back
from petteia.games.polis.turn import Turn


def resign(table: Turn, seat: i64) -> None:
    """The hand leaves the game, coins and tokens go to the bank; nobody deals with the city any more."""
    player = table.players[seat]
    player.resigned = True
    for card in player.hand:
        table.boxed = sorted_in(table.boxed, card | BIT[seat])
    player.hand = player.hand[:0]
    player.coins = 0
    player.tokens = 0
    table.waiting &= ~BIT[seat]
    table.due -= amount(table.due, seat) * unit(seat)
    table.reveals += 1
    turn_harbours_back(table, seat)
    if table.journal is not None:
        table.note("polis-log-resigns", [seat])
    if players_left(table) == 1:
        clear_the_table(table)
        table.finish(LAST_ONE_LEFT)
    elif table.lot != NONE:
        go_on_with_auction_without(table, seat)
    elif seat == table.actor:
        go_on_without(table, seat)


def go_on_with_auction_without(table: Turn, seat: i64) -> None:
    """Without its seller the card leaves the game; without its highest bidder the bidding begins anew."""
    if seat == table.mover:
        clear_the_table(table)
        table.begin_next_turn()
    elif seat == table.bidder:
        table.bid = 0
        table.bidder = NOBODY
        table.passed = 0
        go_on_bidding(table, table.mover)
    elif seat == table.actor:
        go_on_bidding(table, seat)


def go_on_without(table: Turn, seat: i64) -> None:
    """The actor has given up, and something else than a bid was awaited."""
    awaited = table.awaited
    if awaited == CHOOSING_BOARD:
        go_on_choosing_boards(table)
    elif awaited == DISCARDING:
        go_on_discarding(table)
    elif awaited in (OPENING, REPLACING):
        go_on_replacing(table)
    elif seat == table.mover:
        clear_the_table(table)
        table.begin_next_turn()
    else:
        resume(table)


def clear_the_table(table: Table) -> None:
    """What is half done is dropped; a card in an auction leaves the game."""
    if table.lot != NONE:
        table.boxed = sorted_in(table.boxed, table.lot)
    clear(table)
    table.waiting = 0
    table.due = 0
    table.target = NONE


def players_left(table: Table) -> i64:
    left: i64 = 0
    for player in table.players:
        if not player.resigned:
            left += 1
    return left
