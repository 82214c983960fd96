"""What an action of Polis costs and brings, item by item."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from petteia.core.message import Argument, Message, SeatName, Term
from petteia.core.move import Move
from petteia.core.numbers import amount
from petteia.games.polis import moves, names
from petteia.games.polis.bank import coins_in_bank
from petteia.games.polis.box import COLOURS, NO_KIND, POINTS, SHIP, VASE, Box
from petteia.games.polis.development import price_of
from petteia.games.polis.effects import CAPTAIN, UNUSED
from petteia.games.polis.moves import kind_named, own_kind
from petteia.games.polis.profit import coin_income, income
from petteia.games.polis.state import NONE, PROFITING, Player, Table, coin_on, kind_of
from petteia.games.polis.war import mercenaries_needed
from petteia.games.polis.words import aristotles_price, price_of_keeping, tokens_for


@dataclass(frozen=True)
class Deal:
    """What the actor would give for a move now, and get at once."""

    coins: int | None = None  # 0 after discounts; None where it is not paid in coins
    tokens: int = 0
    brings: int | None = None  # coins; None where it is not about them
    points: int = 0  # on tokens
    gift: tuple[int, int] | None = None  # to which seat, and how many coins


NO_DEAL = Deal()


def deal(table: Table, move: Move) -> Deal:
    box, mover = table.box, table.players[table.mover]
    match move:
        case moves.Develop(card):
            return Deal(coins=int(price_of(table, mover, kind_named(box, card))))
        case moves.Buy():
            return Deal(coins=int(box.extra_card))
        case moves.BuyWithTokens():
            return Deal(tokens=aristotles_price(table))
        case moves.KeepLot():
            return Deal(coins=price_of_keeping(table))
        case moves.Sell():
            return Deal(brings=int(table.bid))
        case moves.Done() if table.awaited != PROFITING or table.income_taken:
            return NO_DEAL
        case moves.Found():
            return Deal(coins=int(table.price))
        case moves.Protect():
            return Deal(coins=int(box.protection))
        case moves.Income() | moves.Done():
            coins, points = income(table)
            return Deal(brings=int(coins), points=int(points))
        case moves.Trade(seat):
            theirs, mine = amount(table.players[seat].shown, VASE), amount(mover.shown, VASE)
            received, given = from_the_bank(table, int(theirs), int(mine))
            return Deal(brings=received, gift=(seat, given))
        case moves.Attack(seat):
            hired = mercenaries_for(table, seat) * int(box.mercenary)
            spoils, _ = from_the_bank(table, len(table.players[seat].city), paid=hired)
            return Deal(coins=hired or None, brings=spoils)
        case moves.Kill(assassin):
            return Deal(tokens=tokens_for(table, assassin))
        case (
            moves.Use(slot)
            | moves.UseWithCard(slot)
            | moves.UseOn(slot)
            | moves.UseBuying(slot)
            | moves.UseSelling(slot)
        ):
            return deal_of_use(table, own_kind(table, slot), move)
    return NO_DEAL


def from_the_bank(table: Table, wanted: int, then: int = 0, *, paid: int = 0) -> tuple[int, int]:
    """Coins for one player and then for another, as far as there are any after something was paid to it."""
    if not table.rulings.strict_supply:
        return wanted, then
    left = int(coins_in_bank(table)) + paid
    first = min(wanted, left)
    return first, min(then, left - first)


def deal_of_use(table: Table, kind: int, use: Move) -> Deal:
    """By the facts of a card; nothing where its text is not activated."""
    box = table.box
    coins, tokens, gift = int(box.coins[kind]), int(box.tokens[kind]), int(box.gifts[kind])
    match use:
        case moves.UseBuying(_, points):
            return Deal(coins=points * coins, points=points)
        case moves.UseSelling(_, points):
            return Deal(tokens=points, brings=from_the_bank(table, points * coins)[0])
    if box.hows[kind] == UNUSED:
        return NO_DEAL
    received, given = from_the_bank(table, coins, gift)
    return Deal(
        tokens=tokens,
        brings=received if coins else None,
        gift=(use.seat, given) if isinstance(use, moves.UseOn) and gift else None,
    )


def price(table: Table, move: Move) -> list[Message]:
    """The same in words, item by item."""
    match move:
        case moves.Develop(card):
            return development_items(table, kind_named(table.box, card))
        case moves.Income():
            return income_items(table)
        case moves.Done() if table.awaited == PROFITING and not table.income_taken:
            return income_items(table)
        case moves.Attack(seat):
            return attack_items(table, seat)
    return items_of(deal(table, move))


def items_of(agreed: Deal) -> list[Message]:
    items = []
    if agreed.coins is not None:
        items.append(costs(agreed.coins) if agreed.coins else Message("polis-price-nothing"))
    if agreed.tokens:
        items.append(Message("polis-price-tokens", {"tokens": agreed.tokens}))
    if agreed.brings is not None:
        items.append(brings(agreed.brings))
    if agreed.points:
        items.append(Message("polis-price-points", {"tokens": agreed.points}))
    if agreed.gift is not None:
        seat, coins = agreed.gift
        items.append(Message("polis-price-brings-player", {"player": SeatName(seat), "coins": coins}))
    return items


def costs(coins: int) -> Message:
    return Message("polis-price-costs", {"coins": coins})


def brings(coins: int) -> Message:
    return Message("polis-price-brings", {"coins": coins})


def development_items(table: Table, kind: int) -> list[Message]:
    player = table.players[table.mover]
    box, colour = table.box, int(table.box.colours[kind])
    discounts = []
    sources = list(symbols_in_sight(table, player))
    if table.rulings.own_discount:
        sources += [(kind, symbol) for symbol in box.symbols[kind]]
    for source, symbol in sources:
        if symbol["kind"] == "discount" or (
            symbol["kind"] == "colour_discount" and symbol["colour"] == COLOURS[colour]
        ):
            less: dict[str, Argument] = {"coins": symbol["value"], "source": source_name(box, source)}
            discounts.append(Message("polis-price-discount", less))
    left = int(price_of(table, player, kind))
    to_pay = Message("polis-price-to-pay", {"coins": left}) if left else Message("polis-price-nothing")
    return [costs(int(box.development)), *discounts, *([to_pay] if discounts else [])]


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
    """Where it comes from; but what it comes to, if the bank has less than that."""
    player, box = table.players[table.mover], table.box
    wanted = (coin_income(table, player), amount(player.shown, POINTS))
    if income(table) != wanted:
        return items_of(deal(table, moves.Income()))
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


def attack_items(table: Table, seat: int) -> list[Message]:
    hired = mercenaries_for(table, seat)
    items = [Message("polis-price-sacrifice"), brings(deal(table, moves.Attack(seat)).brings or 0)]
    if hired:
        pay: dict[str, Argument] = {"war": hired, "coins": hired * int(table.box.mercenary)}
        items.insert(0, Message("polis-price-mercenaries", pay))
    return items


def mercenaries_for(table: Table, seat: int) -> int:
    return int(mercenaries_needed(table.players[table.mover], table.players[seat]))
