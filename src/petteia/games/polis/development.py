"""Phase 3: cards are developed (P-18, P-19), and what happens when a card is placed (P-61, P-62, P-66)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.actions import DEVELOP
from petteia.games.polis.city import put_into_city
from petteia.games.polis.decks import is_open
from petteia.games.polis.memory import leave_hand_openly, leave_hand_unseen
from petteia.games.polis.state import NONE, Player, Table, face_up, kind_of, sorted_in


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


# --- Colony (P-61) --------------------------------------------------------------------------------


def can_found(table: Table, seat: i64, colony: i64, price: i64) -> bool:
    return is_open(table, table.box.decks[colony]) and table.players[seat].coins >= price


# --- Phidias (P-62) -------------------------------------------------------------------------------


def empty_hand(table: Table, seat: i64) -> None:
    """The whole hand into the box; as many cards are due to its owner."""
    player = table.players[seat]
    if table.journal is not None:
        table.note("polis-log-phidias", [seat, len(player.hand)])
    table.due += len(player.hand) * unit(seat)
    for card in player.hand:
        table.boxed = sorted_in(table.boxed, card | BIT[seat])
    player.hand = vec[i64]()


def discard(table: Table, seat: i64, kind: i64) -> None:
    """One card of a hand into the box, with its colour shown; another one is due to its owner."""
    card = leave_hand_unseen(table, seat, kind)
    table.boxed = sorted_in(table.boxed, card)
    table.due += unit(seat)
    if table.journal is not None:
        table.note("polis-log-discards", [seat, table.box.colours[kind]])


def others_with_cards(table: Table, seat: i64) -> i64:
    """The set of seats besides this one that have a card in hand."""
    found: i64 = 0
    for other in range(i64(len(table.players))):
        if other != seat and len(table.players[other].hand) > 0:
            found |= BIT[other]
    return found
