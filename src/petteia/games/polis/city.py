"""A city: what its board and cards add up to, how cards come into it and how they leave it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.games.polis.actions import protect_action
from petteia.games.polis.box import WAR
from petteia.games.polis.effects import ALEXANDER
from petteia.games.polis.memory import slot_of, without_one
from petteia.games.polis.state import (
    EVERYONE,
    FORWARD,
    NONE,
    SPENT,
    Player,
    Table,
    coin_on,
    face_down,
    face_up,
    is_forward,
    is_spent,
    kind_of,
    replaced,
    sorted_in,
    with_card,
    with_coin,
    without_slot,
)


def take_board(table: Table, seat: i64, side: i64) -> None:
    """A city board with this side up, and the starting money it shows (P-2, P-38)."""
    box, player = table.box, table.players[seat]
    player.side = side
    player.shown = box.side_shown[side]
    player.discounts = box.side_discounts[side]
    player.yields = box.side_yields[side]
    player.coins += box.side_coins[side]
    if table.journal is not None:
        table.note("polis-log-board", [seat, side])


# --- cards come -----------------------------------------------------------------------------------


def put_into_city(table: Table, seat: i64, card: i64) -> None:
    """A face-up card at the end of the row; its symbols count from now on."""
    box, player = table.box, table.players[seat]
    kind = kind_of(card)
    player.city = with_card(player.city, card)
    player.shown += box.shown[kind]
    player.discounts += box.discounts[kind]
    player.yields += box.yields[kind]
    player.prizes += box.prizes[kind]
    player.counts += box.counts[kind]
    player.powers |= BIT[box.effects[kind]]


def just_placed(player: Player) -> i64:
    """The kind of the last card in a city."""
    return kind_of(player.city[len(player.city) - 1])


def come_back(table: Table, seat: i64, kind: i64) -> i64:
    """A card out of a history to be placed face up (P-55); a text for once a game stays used (RP-24)."""
    player = table.players[seat]
    spent = is_spent(player.history[slot_of(player.history, kind)])
    player.history = without_one(table, player.history, kind, 0)
    table.reveals += 1
    return face_up(kind) | (FORWARD if spent else 0)


# --- a coin to protect a card (P-21) --------------------------------------------------------------


def add_protections(table: Table, player: Player, actions: list[int]) -> None:
    """The ringed symbols of all cards on which no coin lies yet."""
    if player.coins < table.box.protection:
        return
    for slot in range(i64(len(player.city))):
        card = player.city[slot]
        rings = table.box.rings[kind_of(card)]
        if rings and coin_on(card) == NONE:
            for symbol in range(i64(len(table.box.symbol_shown[kind_of(card)]))):
                if rings & BIT[symbol]:
                    actions.append(protect_action(slot, symbol))


def protect(table: Table, slot: i64, symbol: i64) -> None:
    """The mover's coin onto a symbol of a card."""
    player = table.players[table.mover]
    player.coins -= table.box.protection
    if table.journal is not None:
        table.note("polis-log-protects", [table.mover, kind_of(player.city[slot]), symbol])
    cover(table, player, slot, symbol)


def cover(table: Table, player: Player, slot: i64, symbol: i64) -> None:
    """A coin lies on a symbol, which counts no more."""
    box = table.box
    card = player.city[slot]
    kind = kind_of(card)
    player.city = replaced(player.city, slot, with_coin(card, symbol))
    player.shown -= box.symbol_shown[kind][symbol]
    player.discounts -= box.symbol_discounts[kind][symbol]
    player.yields -= box.symbol_yields[kind][symbol]
    player.prizes -= box.symbol_prizes[kind][symbol]


# --- cards leave ----------------------------------------------------------------------------------


def send_to_history(table: Table, seat: i64, slot: i64) -> i64:
    """A card of a city face down onto its board (P-29); returns its kind. Everybody has seen it."""
    player = table.players[seat]
    card = player.city[slot]
    kind = kind_of(card)
    leave_city(table, player, slot)
    past = face_down(kind, EVERYONE)
    if is_forward(card) and table.box.once_a_game & BIT[kind] and not table.rulings.history_refreshes:
        past |= SPENT
    player.history = sorted_in(player.history, past)
    if len(player.tucked) > 0 and not player.has(ALEXANDER):
        leave_with_alexander(table, seat)
    return kind


def leave_city(table: Table, player: Player, slot: i64) -> None:
    box = table.box
    card = player.city[slot]
    kind, symbol = kind_of(card), coin_on(card)
    player.city = without_slot(player.city, slot)
    player.shown -= box.shown[kind]
    player.discounts -= box.discounts[kind]
    player.yields -= box.yields[kind]
    player.prizes -= box.prizes[kind]
    player.counts -= box.counts[kind]
    if symbol != NONE:
        player.shown += box.symbol_shown[kind][symbol]
        player.discounts += box.symbol_discounts[kind][symbol]
        player.yields += box.symbol_yields[kind][symbol]
        player.prizes += box.symbol_prizes[kind][symbol]
    player.powers = powers_of(table, player.city)


def powers_of(table: Table, city: vec[i64]) -> i64:
    powers: i64 = 0
    for card in city:
        powers |= BIT[table.box.effects[kind_of(card)]]
    return powers


def leave_with_alexander(table: Table, seat: i64) -> None:
    """The cards under Alexander, when he is gone (RP-22)."""
    player = table.players[seat]
    if table.journal is not None:
        table.note("polis-log-tucked-cards", [seat, len(player.tucked)])
    for card in player.tucked:
        if table.rulings.tucked_cards_to_history:
            player.history = sorted_in(player.history, card)
        else:
            table.boxed = sorted_in(table.boxed, card)
    player.tucked = vec[i64]()


# --- what can be seen of one card -----------------------------------------------------------------


def visible_war(table: Table, card: i64) -> i64:
    """War symbols for attack on a card of a city, without one under a coin."""
    kind, symbol = kind_of(card), coin_on(card)
    war = amount(table.box.shown[kind], WAR)
    return war if symbol == NONE else war - amount(table.box.symbol_shown[kind][symbol], WAR)
