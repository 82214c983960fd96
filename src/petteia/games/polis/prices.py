"""What an action of Polis costs and brings, item by item."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from petteia.core.message import Argument, Message, SeatName, Term
from petteia.core.numbers import amount
from petteia.games.polis import names
from petteia.games.polis.actions import (
    ARISTOTLE,
    ATTACK,
    BID,
    DEVELOP,
    EXTRA,
    FOUND,
    INCOME,
    KEEP,
    KILL,
    OFFER,
    PEEK,
    PROTECT,
    SELL,
    SELLING,
    STEP,
    TRADE,
    USE,
)
from petteia.games.polis.box import CAPTAIN, COLOURS, EUCLID, PLATO, SHIP, VASE
from petteia.games.polis.development import price_of
from petteia.games.polis.meaning import names_something
from petteia.games.polis.notation import killing
from petteia.games.polis.state import Player, Table, coin_on, kind_of
from petteia.games.polis.war import mercenaries_needed
from petteia.games.polis.words import aristotles_price, price_of_keeping, tokens_for


def price(table: Table, action: int) -> list[Message]:
    """What an action costs and brings the actor now, item by item."""
    if not names_something(table, action):
        return []
    if action < 0 or action >= KILL:
        return tokens_item(tokens_for(table, killing(action)[0])) if action >= KILL else []
    if action >= BID:
        return []
    if action >= USE:
        return price_of_use(table, *divmod(action - USE, STEP))
    if action >= PROTECT:
        return [costs(int(table.box.protection))]
    if action >= OFFER:
        family, number = divmod(action, STEP)
        return PRICES[family * STEP](table, number) if family * STEP in PRICES else []
    if ARISTOTLE <= action < PEEK:
        return tokens_item(aristotles_price(table))
    if EXTRA <= action < ARISTOTLE:
        return [costs(int(table.box.extra_card))]
    return SIMPLE_PRICES[action](table) if action in SIMPLE_PRICES else []


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
    sources = list(visible_symbols(table, player))
    if table.rulings.own_discount:
        sources += [(names.card(box, kind), symbol) for symbol in box.symbols[kind]]
    for source, symbol in sources:
        if symbol["kind"] == "discount" or (
            symbol["kind"] == "colour_discount" and symbol["colour"] == COLOURS[colour]
        ):
            items.append(Message("polis-price-discount", {"coins": symbol["value"], "source": source}))
    left = int(price_of(table, player, kind))
    return [
        *items,
        Message("polis-price-to-pay", {"coins": left}) if left else Message("polis-price-nothing"),
    ]


def visible_symbols(table: Table, player: Player) -> Iterator[tuple[Argument, dict[str, Any]]]:
    """Every symbol that counts, and what it is printed on: the city board, then the cards."""
    for symbol in table.box.data["city_side"][player.side]["symbols"]:
        yield Term("polis-source-board"), symbol
    for card in player.city:
        kind, covered = int(kind_of(card)), int(coin_on(card))
        for number, symbol in enumerate(table.box.symbols[kind]):
            if number != covered:
                yield names.card(table.box, kind), symbol


def income_items(table: Table) -> list[Message]:
    player = table.players[table.mover]
    items = []
    for source, symbol in visible_symbols(table, player):
        coins = coins_of(player, symbol)
        if coins:
            items.append(Message("polis-price-brings-from", {"coins": coins, "source": source}))
        if symbol["kind"] == "points":
            items.append(Message("polis-price-points-from", {"tokens": symbol["value"], "source": source}))
    if amount(player.counts, SHIP):
        for card in player.city:
            kind = int(kind_of(card))
            if table.box.effects[kind] == CAPTAIN:
                coins, source = int(table.box.coins[kind]), names.card(table.box, kind)
                items.append(Message("polis-price-brings-from", {"coins": coins, "source": source}))
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
    attacker, defender = table.players[table.mover], table.players[seat]
    hired = int(mercenaries_needed(attacker, defender))
    items = [Message("polis-price-sacrifice"), brings(len(defender.city))]
    if hired:
        pay: dict[str, Argument] = {"war": hired, "coins": hired * int(table.box.mercenary)}
        items.insert(0, Message("polis-price-mercenaries", pay))
    return items


def price_of_use(table: Table, slot: int, argument: int) -> list[Message]:
    kind = int(kind_of(table.players[table.mover].city[slot]))
    items = tokens_item(int(table.box.tokens[kind]))
    effect, coins = table.box.effects[kind], int(table.box.coins[kind])
    if effect == PLATO:
        gift: dict[str, Argument] = {"player": SeatName(argument), "coins": int(table.box.gifts[kind])}
        items += [brings(coins), Message("polis-price-brings-player", gift)]
    if effect == EUCLID:
        selling, tokens = divmod(argument, SELLING)
        if selling:
            return [*tokens_item(tokens), brings(tokens * coins)]
        return [costs(tokens * coins), Message("polis-price-points", {"tokens": tokens})]
    return items


PRICES: dict[int, Callable[[Table, int], list[Message]]] = {
    DEVELOP: development_items,
    TRADE: trade_items,
    ATTACK: attack_items,
}
SIMPLE_PRICES: dict[int, Callable[[Table], list[Message]]] = {
    SELL: lambda table: [brings(int(table.bid))],
    KEEP: lambda table: [costs(price_of_keeping(table))],
    FOUND: lambda table: [costs(int(table.price))] if table.price else [Message("polis-price-nothing")],
    INCOME: income_items,
}
