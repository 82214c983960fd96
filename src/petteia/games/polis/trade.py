"""Phase 6: trade (P-24), with Harbours that force it (P-53) and the Canal that doubles it (P-59)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT, amount, count_bits
from petteia.games.polis.actions import DONE, TRADE
from petteia.games.polis.bank import gain_coins
from petteia.games.polis.box import VASE
from petteia.games.polis.effects import HARBOUR
from petteia.games.polis.state import Player, Table, moved_back, replaced, target_of


def orders(table: Table) -> i64:
    """The set of seats whose Harbour the mover has yet to obey."""
    found: i64 = 0
    for seat in range(i64(len(table.players))):
        owner = table.players[seat]
        if owner.has(HARBOUR) and not owner.resigned and points_at(owner, table.mover):
            found |= BIT[seat]
    return found & ~table.partners


def points_at(owner: Player, seat: i64) -> bool:
    for card in owner.city:
        if target_of(card) == seat:
            return True
    return False


def add_partners(table: Table, actions: list[int]) -> None:
    """Anybody or nobody, as long as trades enough are left for the owners of Harbours (RP-31)."""
    ordered = orders(table)
    bound = ordered != 0 and count_bits(ordered) >= table.trades
    for seat in range(i64(len(table.players))):
        if seat == table.mover or table.players[seat].resigned:
            continue
        if not bound or ordered & BIT[seat]:
            actions.append(TRADE + seat)
    if not ordered:
        actions.append(DONE)


def trade(table: Table, partner: i64) -> None:
    """Each receives the other's Vases in coins."""
    mine = amount(table.players[table.mover].shown, VASE)
    theirs = amount(table.players[partner].shown, VASE)
    received = gain_coins(table, table.mover, theirs)
    given = gain_coins(table, partner, mine)
    table.trades -= 1
    table.partners |= BIT[partner]
    if table.journal is not None:
        table.note("polis-log-trades", [table.mover, partner, received, given])


def turn_harbours_back(table: Table, target: i64) -> None:
    """All that point at a player, when that player's trade phase is over (P-53)."""
    for player in table.players:
        if player.has(HARBOUR):
            for slot in range(i64(len(player.city))):
                if target_of(player.city[slot]) == target:
                    player.city = replaced(player.city, slot, moved_back(player.city[slot]))
