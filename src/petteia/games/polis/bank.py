"""What the bank pays. By our reading it never runs dry; a strict supply is that of the box (RP-42)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.polis.state import NONE, Table, coin_on


def gain_coins(table: Table, seat: i64, wanted: i64) -> i64:
    """Coins from the bank; returns how many there were."""
    count = coins_to_be_had(table, wanted)
    table.players[seat].coins += count
    return count


def coins_to_be_had(table: Table, wanted: i64) -> i64:
    """Of so many coins wanted, how many there are."""
    if not table.rulings.strict_supply:
        return wanted
    left = coins_in_bank(table)
    return left if left < wanted else wanted


def tokens_to_be_had(table: Table, wanted: i64) -> i64:
    """Of so many points wanted, how many there are."""
    if not table.rulings.strict_supply:
        return wanted
    left = table.box.all_tokens
    for player in table.players:
        left -= player.tokens
    return left if left < wanted else wanted


def coins_in_bank(table: Table) -> i64:
    left = table.box.all_coins
    for player in table.players:
        left -= player.coins
        for card in player.city:
            if coin_on(card) != NONE:
                left -= table.box.protection
    return left
