"""Phase 5: income, and which texts of cards can be activated (P-22, P-23). What they do is in texts.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.games.polis.actions import SELLING, kill_action, use_action
from petteia.games.polis.bank import coins_to_be_had, tokens_to_be_had
from petteia.games.polis.box import COINS, PERSON, POINTS, SHIP, times
from petteia.games.polis.city import send_to_history
from petteia.games.polis.decks import open_decks
from petteia.games.polis.effects import (
    ASSASSIN,
    CAPTAIN,
    DEALING,
    HARBOUR,
    HISTORY,
    ON_PLAYER,
    OPEN_DECK,
    UNUSED,
    WITH_CARD,
)
from petteia.games.polis.state import (
    BOUGHT,
    FORWARD,
    NO_DEAL,
    NONE,
    PROFIT_PHASE,
    SOLD,
    Player,
    Table,
    coin_on,
    is_forward,
    kind_of,
    replaced,
)

MOST_AT_ONCE: Final = SELLING - 1  # victory points in one deal with Euclid; there may be another


# --- income (P-34 to P-37, P-60) ------------------------------------------------------------------


def coin_income(table: Table, player: Player) -> i64:
    coins = amount(player.shown, COINS) + times(player.yields, player.counts)
    if player.has(CAPTAIN) and amount(player.counts, SHIP) > 0:
        for card in player.city:
            if table.box.effects[kind_of(card)] == CAPTAIN:
                coins += table.box.coins[kind_of(card)]
    return coins


def income(table: Table) -> tuple[i64, i64]:
    """What the mover's city brings, in coins and in victory points, as far as the bank has it."""
    player = table.players[table.mover]
    coins = coins_to_be_had(table, coin_income(table, player))
    return coins, tokens_to_be_had(table, amount(player.shown, POINTS))


def take_income(table: Table) -> None:
    player = table.players[table.mover]
    coins, tokens = income(table)
    player.coins += coins
    player.tokens += tokens
    table.income_taken = True
    table.deal = NO_DEAL
    if table.journal is not None:
        table.note("polis-log-income", [table.mover, coins, tokens])


# --- what can be activated ------------------------------------------------------------------------


def add_activations(table: Table, actions: list[int]) -> None:
    """The texts that the mover can use now, each card that has not moved forward by itself."""
    box, player = table.box, table.players[table.mover]
    if not player.powers & box.activated:
        return
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        kind = kind_of(card)
        if box.hows[kind] != UNUSED and not is_forward(card) and player.tokens >= box.tokens[kind]:
            add_uses(table, player, slot, box.hows[kind], box.needs[kind], actions)


def add_uses(table: Table, player: Player, slot: i64, how: i64, needs: i64, actions: list[int]) -> None:
    if needs == OPEN_DECK and not open_decks(table):
        return
    if how == WITH_CARD:
        add_hand(player, slot, actions)
    elif how == DEALING:
        add_deals(table, player, slot, actions)
    elif how == ON_PLAYER:
        add_others(table, slot, needs == HISTORY, actions)
    elif needs != HISTORY or len(player.history) > 0:
        actions.append(use_action(slot, 0))


def add_hand(player: Player, slot: i64, actions: list[int]) -> None:
    last: i64 = NONE
    for card in player.hand:
        if kind_of(card) != last:
            last = kind_of(card)
            actions.append(use_action(slot, last))


def add_others(table: Table, slot: i64, with_history: bool, actions: list[int]) -> None:
    for seat in range(i64(len(table.players))):
        other = table.players[seat]
        if seat != table.mover and not other.resigned and (len(other.history) > 0 or not with_history):
            actions.append(use_action(slot, seat))


def add_deals(table: Table, player: Player, slot: i64, actions: list[int]) -> None:
    """Points bought or sold, but not the one right after the other (P-52, RP-26)."""
    if table.deal != SOLD:
        price = table.box.coins[kind_of(player.city[slot])]
        most = tokens_to_be_had(table, player.coins // price)
        for tokens in range(1, (most if most < MOST_AT_ONCE else i64(MOST_AT_ONCE)) + 1):
            actions.append(use_action(slot, tokens))
    if table.deal != BOUGHT:
        most = player.tokens
        for tokens in range(1, (most if most < MOST_AT_ONCE else i64(MOST_AT_ONCE)) + 1):
            actions.append(use_action(slot, SELLING + tokens))


# --- activation -------------------------------------------------------------------------------------


def move_forward(table: Table, slot: i64) -> i64:
    """The mover's card moves forward, and what its text costs is paid; returns its kind."""
    player = table.players[table.mover]
    card = player.city[slot]
    player.city = replaced(player.city, slot, card | FORWARD)
    player.tokens -= table.box.tokens[kind_of(card)]
    table.deal = NO_DEAL
    return kind_of(card)


# --- the Assassin (P-58) --------------------------------------------------------------------------


def add_kills(table: Table, actions: list[int]) -> None:
    """Every Assassin of the mover that has not struck yet, and every person within reach."""
    player = table.players[table.mover]
    if not player.has(ASSASSIN) or not may_strike(table):
        return
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        if table.box.effects[kind_of(card)] != ASSASSIN or is_forward(card):
            continue
        if player.tokens >= table.box.tokens[kind_of(card)]:
            for seat in range(i64(len(table.players))):
                add_victims(table, slot, seat, actions)


def may_strike(table: Table) -> bool:
    """Whatever the mover is to decide; not while others do (RP-27)."""
    return table.actor == table.mover and (
        table.phase == PROFIT_PHASE or not table.rulings.assassin_in_profit_phase
    )


def add_victims(table: Table, assassin: i64, seat: i64, actions: list[int]) -> None:
    player = table.players[seat]
    if player.resigned:
        return
    own = seat == table.mover
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        if amount(table.box.counts[kind_of(card)], PERSON) == 0 or (own and slot == assassin):
            continue
        if own or coin_on(card) == NONE or not table.rulings.coin_stops_assassin:
            actions.append(kill_action(assassin, seat, slot))


def kill(table: Table, assassin: i64, seat: i64, slot: i64) -> None:
    move_forward(table, assassin)
    kind = send_to_history(table, seat, slot)
    if table.journal is not None:
        table.note("polis-log-assassin", [table.mover, seat, kind])


# --- back into the row (P-23, P-53) ---------------------------------------------------------------


def move_cards_back(table: Table, player: Player) -> None:
    """At the end of a turn: all but those used once a game, and Harbours that wait for their target."""
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        kind = kind_of(card)
        if is_forward(card) and not table.box.once_a_game & BIT[kind] and table.box.effects[kind] != HARBOUR:
            player.city = replaced(player.city, slot, card & ~FORWARD)
