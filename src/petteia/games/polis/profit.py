"""Phase 5: income, and the texts of cards that a player activates (P-22, P-23, P-48 to P-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.actions import SELLING, kill_action, use_action
from petteia.games.polis.bank import gain_coins, gain_tokens, tokens_to_be_had
from petteia.games.polis.box import (
    ALEXANDER,
    ASSASSIN,
    CAPTAIN,
    COINS,
    EUCLID,
    EXCHANGE,
    HARBOUR,
    HERODOTUS,
    HIPPOCRATES,
    HOMER,
    PERSON,
    PLATO,
    POINTS,
    SHIP,
    times,
)
from petteia.games.polis.city import send_to_history
from petteia.games.polis.decks import open_decks
from petteia.games.polis.memory import blurred, leave_hand_unseen, looked_through, slot_of
from petteia.games.polis.state import (
    BOUGHT,
    FORWARD,
    NO_DEAL,
    NONE,
    SOLD,
    Player,
    Table,
    coin_on,
    is_forward,
    kind_of,
    pointed_at,
    replaced,
    sorted_in,
    without_slot,
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


def take_income(table: Table) -> None:
    player = table.players[table.mover]
    coins = gain_coins(table, table.mover, coin_income(table, player))
    tokens = gain_tokens(table, table.mover, amount(player.shown, POINTS))
    table.income_taken = True
    table.deal = NO_DEAL
    if table.journal is not None:
        table.note("polis-log-income", [table.mover, coins, tokens])


# --- what can be activated ------------------------------------------------------------------------


def add_activations(table: Table, actions: list[int]) -> None:
    """The texts that the mover can use now, each card that has not moved forward by itself."""
    player = table.players[table.mover]
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        effect = table.box.effects[kind_of(card)]
        if is_forward(card) or player.tokens < table.box.tokens[kind_of(card)]:
            continue
        if effect in (ALEXANDER, HOMER) or (effect == EXCHANGE and open_decks(table) != 0):
            add_hand(player, slot, actions)
        elif effect == EUCLID:
            add_deals(table, player, slot, actions)
        elif effect in (HARBOUR, PLATO):
            add_others(table, slot, False, actions)
        elif effect == HERODOTUS:
            add_others(table, slot, True, actions)
        elif effect == HIPPOCRATES and len(player.history) > 0:
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
    """Euclid: points bought or sold, but not the one right after the other (P-52, RP-26)."""
    if table.deal != SOLD:
        price = table.box.coins[kind_of(player.city[slot])]
        most = tokens_to_be_had(table, player.coins // price)
        for tokens in range(1, (most if most < MOST_AT_ONCE else i64(MOST_AT_ONCE)) + 1):
            actions.append(use_action(slot, tokens))
    if table.deal != BOUGHT:
        most = player.tokens
        for tokens in range(1, (most if most < MOST_AT_ONCE else i64(MOST_AT_ONCE)) + 1):
            actions.append(use_action(slot, SELLING + tokens))


# --- what activations do --------------------------------------------------------------------------


def move_forward(table: Table, slot: i64) -> i64:
    """The mover's card moves forward, and what its text costs is paid; returns its kind."""
    player = table.players[table.mover]
    card = player.city[slot]
    player.city = replaced(player.city, slot, card | FORWARD)
    player.tokens -= table.box.tokens[kind_of(card)]
    table.deal = NO_DEAL
    return kind_of(card)


def tuck(table: Table, slot: i64, kind: i64) -> None:
    """Alexander: a card of the hand under him (P-48)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.tucked = sorted_in(player.tucked, leave_hand_unseen(table, table.mover, kind))
    if table.journal is not None:
        table.note("polis-log-tucks", [table.mover, table.box.colours[kind]])


def write_history(table: Table, slot: i64, kind: i64) -> None:
    """Homer: a card of the hand onto the own history (P-56)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.history = sorted_in(player.history, leave_hand_unseen(table, table.mover, kind))
    if table.journal is not None:
        table.note("polis-log-homer", [table.mover, table.box.colours[kind]])


def give_away(table: Table, slot: i64, kind: i64) -> None:
    """Archimedes, Priestess: a card of the hand into the box, another one is due (P-49, P-64)."""
    text = move_forward(table, slot)
    table.boxed = sorted_in(table.boxed, leave_hand_unseen(table, table.mover, kind))
    table.due = unit(table.mover)
    if table.journal is not None:
        table.note("polis-log-exchanges", [table.mover, text, table.box.colours[kind]])


def deal(table: Table, slot: i64, argument: i64) -> None:
    """Euclid: victory points for coins, or coins for victory points (P-52)."""
    player = table.players[table.mover]
    price = table.box.coins[kind_of(player.city[slot])]
    if argument < SELLING:
        table.deal = BOUGHT
        player.tokens += argument
        player.coins -= price * argument
        if table.journal is not None:
            table.note("polis-log-buys-points", [table.mover, argument, price * argument])
    else:
        table.deal = SOLD
        player.tokens -= argument - SELLING
        coins = gain_coins(table, table.mover, price * (argument - SELLING))
        if table.journal is not None:
            table.note("polis-log-sells-points", [table.mover, argument - SELLING, coins])


def point_harbour(table: Table, slot: i64, target: i64) -> None:
    """Harbour: the target must trade with its owner (P-53)."""
    player = table.players[table.mover]
    move_forward(table, slot)
    player.city = replaced(player.city, slot, pointed_at(player.city[slot], target))
    if table.journal is not None:
        table.note("polis-log-harbour", [table.mover, target])


def philosophize(table: Table, slot: i64, other: i64) -> None:
    """Plato: coins from the bank, some of them for another player (P-63)."""
    kind = move_forward(table, slot)
    coins = gain_coins(table, table.mover, table.box.coins[kind])
    gift = gain_coins(table, other, table.box.gifts[kind])
    if table.journal is not None:
        table.note("polis-log-plato", [table.mover, other, coins, gift])


def look_through_history(table: Table, seat: i64) -> None:
    """Herodotus and Hippocrates look at all cards of a pile (P-54, P-55)."""
    player = table.players[seat]
    player.history = looked_through(table, player.history, table.mover)
    table.reveals += 1


def erase(table: Table, kind: i64) -> None:
    """Herodotus: a card of the target's history out of the game, with its colour shown (P-54)."""
    victim = table.players[table.target]
    colour = table.box.colours[kind]
    pile = blurred(table, victim.history, colour, table.mover)
    slot = slot_of(pile, kind)
    victim.history = without_slot(pile, slot)
    table.boxed = sorted_in(table.boxed, pile[slot])
    if table.journal is not None:
        table.note("polis-log-erases", [table.mover, table.target, colour])
        table.note("polis-log-erased", [kind], table.mover)


# --- the Assassin (P-58) --------------------------------------------------------------------------


def add_kills(table: Table, actions: list[int]) -> None:
    """Every Assassin of the mover that has not struck yet, and every person within reach."""
    player = table.players[table.mover]
    if not player.has(ASSASSIN):
        return
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        if table.box.effects[kind_of(card)] != ASSASSIN or is_forward(card):
            continue
        if player.tokens >= table.box.tokens[kind_of(card)]:
            for seat in range(i64(len(table.players))):
                add_victims(table, slot, seat, actions)


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
