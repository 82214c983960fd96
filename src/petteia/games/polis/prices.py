"""What an action of Polis costs and brings, item by item."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from petteia.core.message import Argument, Message, SeatName, Term
from petteia.core.move import Move
from petteia.core.numbers import amount
from petteia.games.polis import names
from petteia.games.polis.box import COLOURS, NO_KIND, SHIP, VASE, Box
from petteia.games.polis.development import price_of
from petteia.games.polis.effects import CAPTAIN, UNUSED
from petteia.games.polis.moves import (
    Attack,
    Buy,
    BuyWithTokens,
    Develop,
    Found,
    Income,
    KeepLot,
    Kill,
    Protect,
    Sell,
    Trade,
    Use,
    UseBuying,
    UseOn,
    UseSelling,
    UseWithCard,
    kind_named,
    own_kind,
)
from petteia.games.polis.state import NONE, Player, Table, coin_on, kind_of
from petteia.games.polis.war import mercenaries_needed
from petteia.games.polis.words import aristotles_price, price_of_keeping, tokens_for


def price(table: Table, move: Move) -> list[Message]:
    """What a move costs and brings the actor now, item by item."""
    match move:
        case Develop(card):
            return development_items(table, kind_named(table.box, card))
        case Found():
            return [costs(int(table.price)) if table.price else Message("polis-price-nothing")]
        case BuyWithTokens():
            return tokens_item(aristotles_price(table))
        case Sell():
            return [brings(int(table.bid))]
        case Income():
            return income_items(table)
        case Trade(seat):
            return trade_items(table, seat)
        case Attack(seat):
            return attack_items(table, seat)
        case Kill(assassin):
            return tokens_item(tokens_for(table, assassin))
        case Use(slot) | UseWithCard(slot) | UseOn(slot) | UseBuying(slot) | UseSelling(slot):
            return price_of_use(table, own_kind(table, slot), move)
    coins = coins_asked(table, move)
    return [] if coins is None else [costs(coins)]


def coins_asked(table: Table, move: Move) -> int | None:
    """What the actor would pay for a move now, 0 after discounts; None where it is not paid in coins."""
    box = table.box
    match move:
        case Develop(card):
            return int(price_of(table, table.players[table.mover], kind_named(box, card)))
        case Buy():
            return int(box.extra_card)
        case KeepLot():
            return price_of_keeping(table)
        case Found():
            return int(table.price)
        case Protect():
            return int(box.protection)
        case Attack(seat):
            return mercenaries_for(table, seat) * int(box.mercenary) or None
        case UseBuying(slot, tokens):
            return tokens * int(box.coins[own_kind(table, slot)])
    return None


def costs(coins: int) -> Message:
    return Message("polis-price-costs", {"coins": coins})


def brings(coins: int) -> Message:
    return Message("polis-price-brings", {"coins": coins})


def tokens_item(tokens: int) -> list[Message]:
    return [Message("polis-price-tokens", {"tokens": tokens})] if tokens else []


def development_items(table: Table, kind: int) -> list[Message]:
    player = table.players[table.mover]
    box, colour = table.box, int(table.box.colours[kind])
    items = [costs(int(box.development))]
    sources = list(symbols_in_sight(table, player))
    if table.rulings.own_discount:
        sources += [(kind, symbol) for symbol in box.symbols[kind]]
    for source, symbol in sources:
        if symbol["kind"] == "discount" or (
            symbol["kind"] == "colour_discount" and symbol["colour"] == COLOURS[colour]
        ):
            less: dict[str, Argument] = {"coins": symbol["value"], "source": source_name(box, source)}
            items.append(Message("polis-price-discount", less))
    left = int(price_of(table, player, kind))
    return [
        *items,
        Message("polis-price-to-pay", {"coins": left}) if left else Message("polis-price-nothing"),
    ]


def symbols_in_sight(table: Table, player: Player) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every symbol that counts, and the kind of card it is printed on: NO_KIND for the city board."""
    board = [] if player.side == NONE else table.box.data["city_side"][player.side]["symbols"]
    for symbol in board:
        yield NO_KIND, symbol
    for card in player.city:
        kind, covered = int(kind_of(card)), int(coin_on(card))
        for number, symbol in enumerate(table.box.symbols[kind]):
            if number != covered:
                yield kind, symbol


def source_name(box: Box, kind: int) -> Argument:
    return Term("polis-source-board") if kind == NO_KIND else names.card(box, kind)


def income_items(table: Table) -> list[Message]:
    player, box = table.players[table.mover], table.box
    items = []
    for kind, symbol in symbols_in_sight(table, player):
        coins = coins_of(player, symbol)
        source: dict[str, Argument] = {"source": source_name(box, kind)}
        if coins:
            items.append(Message("polis-price-brings-from", {"coins": coins, **source}))
        if symbol["kind"] == "points":
            items.append(Message("polis-price-points-from", {"tokens": symbol["value"], **source}))
    if amount(player.counts, SHIP):
        items += [
            Message(
                "polis-price-brings-from",
                {"coins": int(box.coins[kind_of(card)]), "source": names.card(box, int(kind_of(card)))},
            )
            for card in player.city
            if box.effects[kind_of(card)] == CAPTAIN
        ]
    return items


def coins_of(player: Player, symbol: dict[str, Any]) -> int:
    """What a symbol brings in the profit phase."""
    if symbol["kind"] == "coins":
        return int(symbol["value"])
    if symbol["kind"] == "coins_per_colour":
        return int(amount(player.counts, COLOURS.index(symbol["colour"])))
    return int(amount(player.counts, len(COLOURS))) if symbol["kind"] == "coins_per_building" else 0


def trade_items(table: Table, seat: int) -> list[Message]:
    mine, theirs = table.players[table.mover], table.players[seat]
    gift: dict[str, Argument] = {"player": SeatName(seat), "coins": int(amount(mine.shown, VASE))}
    return [brings(int(amount(theirs.shown, VASE))), Message("polis-price-brings-player", gift)]


def attack_items(table: Table, seat: int) -> list[Message]:
    hired = mercenaries_for(table, seat)
    items = [Message("polis-price-sacrifice"), brings(len(table.players[seat].city))]
    if hired:
        pay: dict[str, Argument] = {"war": hired, "coins": hired * int(table.box.mercenary)}
        items.insert(0, Message("polis-price-mercenaries", pay))
    return items


def mercenaries_for(table: Table, seat: int) -> int:
    return int(mercenaries_needed(table.players[table.mover], table.players[seat]))


def price_of_use(table: Table, kind: int, use: Move) -> list[Message]:
    """What a text costs and brings by the facts of its card; nothing where it is not activated."""
    coins, gift = int(table.box.coins[kind]), int(table.box.gifts[kind])
    match use:
        case UseBuying(_, tokens):
            return [costs(tokens * coins), Message("polis-price-points", {"tokens": tokens})]
        case UseSelling(_, tokens):
            return [*tokens_item(tokens), brings(tokens * coins)]
    if table.box.hows[kind] == UNUSED:
        return []
    items = tokens_item(int(table.box.tokens[kind])) + ([brings(coins)] if coins else [])
    match use:
        case UseOn(_, seat) if gift:
            items.append(Message("polis-price-brings-player", {"player": SeatName(seat), "coins": gift}))
    return items
