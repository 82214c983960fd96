"""Phase 7: war (P-25 to P-29), with mercenaries (P-57), Troy (P-67), the Statue of Zeus (P-65) and Diogenes,
whom Alexander spares (P-51)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.games.polis.actions import ATTACK, DESTROY, SACRIFICE
from petteia.games.polis.bank import gain_coins
from petteia.games.polis.box import DEFENCE, MERCENARY, WAR
from petteia.games.polis.city import send_to_history, visible_war
from petteia.games.polis.effects import ALEXANDER, DIOGENES, STATUE
from petteia.games.polis.state import NONE, Player, Table, coin_on, kind_of


def attack_strength(player: Player) -> i64:
    """War symbols of city and board, and a card under Alexander for one each (P-48)."""
    return amount(player.shown, WAR) + len(player.tucked)


def defence_strength(player: Player) -> i64:
    """The same, and those of Troy (P-67)."""
    return attack_strength(player) + amount(player.shown, DEFENCE)


def mercenaries_needed(attacker: Player, defender: Player) -> i64:
    """How many War symbols the attacker lacks to have more than the defender (P-57)."""
    lacking = defence_strength(defender) - attack_strength(attacker) + 1
    return lacking if lacking > 0 else i64(0)


# --- whom one may attack (P-25) -------------------------------------------------------------------


def add_attacks(table: Table, actions: list[int]) -> None:
    attacker = table.players[table.mover]
    if not can_sacrifice(table, attacker):
        return
    for seat in range(i64(len(table.players))):
        if seat != table.mover and not table.partners & BIT[seat] and can_attack(table, attacker, seat):
            actions.append(ATTACK + seat)


def can_attack(table: Table, attacker: Player, seat: i64) -> bool:
    """Is the attacker stronger than this player, or can the difference be hired?"""
    defender = table.players[seat]
    if defender.resigned or (table.rulings.no_empty_attack and not can_destroy(table, attacker, defender)):
        return False
    needed = mercenaries_needed(attacker, defender)
    return needed == 0 or (
        amount(attacker.discounts, MERCENARY) > 0 and needed * table.box.mercenary <= attacker.coins
    )


def attack(table: Table, seat: i64) -> None:
    """The mercenaries are paid, and the spoils are taken: a coin for each card of the city (P-26)."""
    attacker, defender = table.players[table.mover], table.players[seat]
    hired = mercenaries_needed(attacker, defender)
    attacker.coins -= hired * table.box.mercenary
    table.target = seat
    if table.journal is not None:
        strengths: list[int] = [attack_strength(attacker) + hired, defence_strength(defender)]
        table.note("polis-log-attacks", [table.mover, seat, *strengths, hired * table.box.mercenary])
    coins = gain_coins(table, table.mover, len(defender.city))
    if table.journal is not None:
        table.note("polis-log-spoils", [table.mover, coins])


# --- which card falls (P-27) ----------------------------------------------------------------------


def add_destructions(table: Table, actions: list[int]) -> None:
    attacker, defender = table.players[table.mover], table.players[table.target]
    statue = must_take_statue(table, defender)
    for slot in range(i64(len(defender.city))):
        card = defender.city[slot]
        if falls(table, attacker, card) and (not statue or table.box.effects[kind_of(card)] == STATUE):
            actions.append(DESTROY + slot)


def can_destroy(table: Table, attacker: Player, defender: Player) -> bool:
    for card in defender.city:
        if falls(table, attacker, card):
            return True
    return False


def falls(table: Table, attacker: Player, card: i64) -> bool:
    """Can the attacker destroy this card? Not under a coin, and not Diogenes with Alexander's help (P-51)."""
    effect = table.box.effects[kind_of(card)]
    if effect == DIOGENES and attacker.has(ALEXANDER):
        return False
    if effect == STATUE and table.rulings.protected_statue_falls:
        return True
    return coin_on(card) == NONE


def must_take_statue(table: Table, defender: Player) -> bool:
    """The Statue of Zeus is the card that falls, if it can (P-65)."""
    if defender.has(STATUE):
        for card in defender.city:
            can_fall = coin_on(card) == NONE or table.rulings.protected_statue_falls
            if can_fall and table.box.effects[kind_of(card)] == STATUE:
                return True
    return False


def destroy(table: Table, slot: i64) -> None:
    kind = send_to_history(table, table.target, slot)
    if table.journal is not None:
        table.note("polis-log-destroys", [table.mover, table.target, kind])


# --- the price of war (P-28) ----------------------------------------------------------------------


def can_sacrifice(table: Table, player: Player) -> bool:
    for card in player.city:
        if is_warlike(table, player, card):
            return True
    return False


def is_warlike(table: Table, player: Player, card: i64) -> bool:
    """Has the card a War symbol to attack with? Alexander also by the cards under him (RP-22)."""
    if visible_war(table, card) > 0:
        return True
    return len(player.tucked) > 0 and table.box.effects[kind_of(card)] == ALEXANDER


def add_sacrifices(table: Table, actions: list[int]) -> None:
    player = table.players[table.mover]
    for slot in range(i64(len(player.city))):
        if is_warlike(table, player, player.city[slot]):
            actions.append(SACRIFICE + slot)


def sacrifice(table: Table, slot: i64) -> None:
    kind = send_to_history(table, table.mover, slot)
    if table.journal is not None:
        table.note("polis-log-sacrifices", [table.mover, kind])
