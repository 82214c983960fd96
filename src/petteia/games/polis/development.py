"""Phase 3: cards are developed (P-18, P-19)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import amount
from petteia.games.polis.actions import DEVELOP
from petteia.games.polis.city import put_into_city
from petteia.games.polis.memory import leave_hand_openly
from petteia.games.polis.state import NONE, Player, Table, face_up, kind_of


def price_of(table: Table, player: Player, kind: i64) -> i64:
    """What it costs a player to develop a card: never less than nothing (P-19)."""
    colour = table.box.colours[kind]
    discount = amount(player.discounts, colour)
    if table.rulings.own_discount:
        discount += amount(table.box.discounts[kind], colour)
    price = table.box.development - discount
    return price if price > 0 else i64(0)


def add_developments(table: Table, actions: list[int]) -> None:
    player = table.players[table.actor]
    last: i64 = NONE
    for card in player.hand:
        kind = kind_of(card)
        if kind != last and price_of(table, player, kind) <= player.coins:
            actions.append(DEVELOP + kind)
        last = kind


def develop(table: Table, kind: i64) -> i64:
    """From the mover's hand into the city; returns the price paid to the bank."""
    player = table.players[table.mover]
    price = price_of(table, player, kind)
    player.coins -= price
    table.developed += 1
    leave_hand_openly(table, table.mover, kind)
    put_into_city(table, table.mover, face_up(kind))
    table.reveals += 1
    if table.journal is not None:
        table.note("polis-log-develops", [table.mover, kind, price])
    return price
