"""Polis told to people: what an action is and costs, what is awaited, what happened, who won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from petteia.core.contract import NOBODY, Event
from petteia.core.game import Tally
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.core.numbers import amount
from petteia.games.polis import names
from petteia.games.polis.actions import (
    ARISTOTLE,
    ATTACK,
    BID,
    BOARD,
    DESTROY,
    DEVELOP,
    DISCARD,
    DONE,
    DRAW,
    DROP,
    EXTRA,
    FOUND,
    INCOME,
    KEEP,
    KILL,
    OFFER,
    PASS,
    PEEK,
    PROTECT,
    REMOVE,
    RETURN,
    SACRIFICE,
    SELL,
    SELLING,
    STEP,
    SYMBOLS,
    TRADE,
    USE,
)
from petteia.games.polis.box import (
    ALEXANDER,
    ARISTOTLES,
    CAPTAIN,
    COLOURS,
    CULTURE,
    EUCLID,
    EXCHANGE,
    HARBOUR,
    HERODOTUS,
    HIPPOCRATES,
    HOMER,
    PLATO,
    POINTS,
    SHIP,
    VASE,
    Box,
)
from petteia.games.polis.development import price_of
from petteia.games.polis.notation import killing
from petteia.games.polis.profit import coin_income
from petteia.games.polis.scoring import CATEGORIES, by_category
from petteia.games.polis.state import (
    BIDDING,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DISCARDING,
    DRAWING,
    ERASING,
    FOUNDING,
    LAST_ONE_LEFT,
    LOOKING,
    OFFERING,
    OPENING,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    TRADING,
    VISITING,
    WARRING,
    Player,
    Table,
    coin_on,
    kind_of,
)
from petteia.games.polis.trade import orders
from petteia.games.polis.war import mercenaries_needed

# --- what an action is ----------------------------------------------------------------------------------


def describe(table: Table, action: int) -> Message:
    if action < 0:
        return Message("polis-do-resign", {"player": SeatName(-1 - action)})
    if action >= KILL:
        slot, seat, victim = killing(action)
        tokens = tokens_for(table, slot)
        return Message(
            "polis-do-kill",
            {"tokens": tokens, "card": in_city(table, seat, victim), "player": SeatName(seat)},
        )
    if action >= BID:
        return Message("polis-do-bid", {"coins": action - BID})
    if action >= USE:
        return describe_use(table, *divmod(action - USE, STEP))
    if action >= PROTECT:
        slot, symbol = divmod(action - PROTECT, SYMBOLS)
        kind = kind_of(table.players[table.mover].city[slot])
        card = in_city(table, int(table.mover), slot)
        return Message(
            "polis-do-protect", {"card": card, "symbol": names.symbol(table.box.symbols[kind][symbol])}
        )
    if action >= OFFER:
        family, number = divmod(action, STEP)
        return FAMILIES[family * STEP](table, number)
    if action >= BOARD:
        return Message("polis-do-board", {"city": names.city(table.box, action - BOARD)})
    if action >= DRAW:
        return describe_draw(table, action)
    return SIMPLE[action](table)


def describe_draw(table: Table, action: int) -> Message:
    if action >= PEEK:
        return Message("polis-do-look", {"deck": names.deck(action - PEEK)})
    if action >= ARISTOTLE:
        deck = names.deck(action - ARISTOTLE)
        return Message("polis-do-aristotle", {"deck": deck, "tokens": aristotles_price(table)})
    if action >= EXTRA:
        deck = names.deck(action - EXTRA)
        return Message("polis-do-extra", {"deck": deck, "coins": int(table.box.extra_card)})
    key = "polis-do-visit" if table.awaited == VISITING else "polis-do-draw"
    return Message(key, {"deck": names.deck(action - DRAW)})


def with_card(key: str) -> Callable[[Table, int], Message]:
    return lambda table, kind: Message(key, {"card": names.card(table.box, kind)})


def with_player(key: str) -> Callable[[Table, int], Message]:
    return lambda table, seat: Message(key, {"player": SeatName(seat)})


FAMILIES: dict[int, Callable[[Table, int], Message]] = {
    OFFER: with_card("polis-do-offer"),
    DEVELOP: with_card("polis-do-develop"),
    DISCARD: with_card("polis-do-discard"),
    REMOVE: with_card("polis-do-remove"),
    RETURN: with_card("polis-do-return"),
    TRADE: with_player("polis-do-trade"),
    ATTACK: with_player("polis-do-attack"),
    DESTROY: lambda table, slot: Message(
        "polis-do-destroy",
        {"card": in_city(table, int(table.target), slot), "player": SeatName(int(table.target))},
    ),
    SACRIFICE: lambda table, slot: Message(
        "polis-do-sacrifice", {"card": in_city(table, int(table.mover), slot)}
    ),
}


def describe_keeping(table: Table) -> Message:
    price: dict[str, Argument] = {"coins": price_of_keeping(table)}
    if table.bid == 0:
        return Message("polis-do-keep-unwanted", price)
    return Message("polis-do-keep", {"player": SeatName(int(table.bidder)), **price})


def price_of_keeping(table: Table) -> int:
    return int(table.box.unwanted if table.bid == 0 else table.bid + table.box.premium)


NOTHING_MORE = {
    LOOKING: "polis-done-look",
    BUYING_EXTRA: "polis-done-extra",
    OFFERING: "polis-done-offer",
    DEVELOPING: "polis-done-develop",
    FOUNDING: "polis-done-found",
    VISITING: "polis-done-visit",
    PROTECTING: "polis-done-protect",
    PROFITING: "polis-done-profit",
    TRADING: "polis-done-trade",
    WARRING: "polis-done-war",
}
SIMPLE: dict[int, Callable[[Table], Message]] = {
    DONE: lambda table: Message(NOTHING_MORE.get(int(table.awaited), "polis-done-profit")),
    PASS: lambda table: Message("polis-do-pass"),
    SELL: lambda table: Message(
        "polis-do-sell", {"player": SeatName(int(table.bidder)), "coins": int(table.bid)}
    ),
    KEEP: describe_keeping,
    DROP: lambda table: Message("polis-do-drop"),
    INCOME: lambda table: Message(
        "polis-do-income",
        {
            "coins": int(coin_income(table, table.players[table.mover])),
            "tokens": int(amount(table.players[table.mover].shown, POINTS)),
        },
    ),
    FOUND: lambda table: Message("polis-do-found", {"coins": int(table.price)}),
}


def describe_use(table: Table, slot: int, argument: int) -> Message:
    kind = int(kind_of(table.players[table.mover].city[slot]))
    effect = table.box.effects[kind]
    if effect in USES_A_CARD:
        arguments = {"card": names.card(table.box, argument)}
        if effect == EXCHANGE:
            arguments["used"] = names.card(table.box, kind)
        return Message(USES_A_CARD[effect], arguments)
    if effect in (HARBOUR, PLATO):
        return describe_paid_use(table, kind, argument)
    if effect == HERODOTUS:
        return Message("polis-do-herodotus", {"player": SeatName(argument)})
    if effect == EUCLID:
        selling, tokens = divmod(argument, SELLING)
        key = "polis-do-sell-points" if selling else "polis-do-buy-points"
        return Message(key, {"tokens": tokens, "coins": tokens * int(table.box.coins[kind])})
    assert effect == HIPPOCRATES
    return Message("polis-do-hippocrates")


USES_A_CARD = {ALEXANDER: "polis-do-tuck", HOMER: "polis-do-homer", EXCHANGE: "polis-do-exchange"}


def describe_paid_use(table: Table, kind: int, seat: int) -> Message:
    price: dict[str, Argument] = {"tokens": int(table.box.tokens[kind]), "player": SeatName(seat)}
    if table.box.effects[kind] == HARBOUR:
        return Message("polis-do-harbour", price)
    gains = {"coins": int(table.box.coins[kind]), "gift": int(table.box.gifts[kind])}
    return Message("polis-do-plato", {**price, **gains})


def in_city(table: Table, seat: int, slot: int) -> Argument:
    return names.card(table.box, int(kind_of(table.players[seat].city[slot])))


def tokens_for(table: Table, slot: int) -> int:
    """What the text of one of the mover's cards costs."""
    return int(table.box.tokens[kind_of(table.players[table.mover].city[slot])])


def aristotles_price(table: Table) -> int:
    """In tokens; nothing in a box without Aristotle."""
    prices = [table.box.tokens[kind] for kind, effect in enumerate(table.box.effects) if effect == ARISTOTLES]
    return int(min(prices, default=0))


# --- what it costs and brings ---------------------------------------------------------------------------


def price(table: Table, action: int) -> list[Message]:
    """What an action costs and brings the actor now, item by item."""
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


# --- what is awaited ------------------------------------------------------------------------------------


def the_target(table: Table) -> dict[str, Argument]:
    return {"target": SeatName(int(table.target))}


PROMPTS: dict[int, tuple[str, Callable[[Table], dict[str, Argument]]]] = {
    OPENING: ("polis-prompt-opening", lambda table: {}),
    LOOKING: ("polis-prompt-look", lambda table: {}),
    DRAWING: ("polis-prompt-draw", lambda table: {"count": int(table.draws)}),
    BUYING_EXTRA: ("polis-prompt-extra", lambda table: {"coins": int(table.box.extra_card)}),
    BIDDING: (
        "polis-prompt-bid",
        lambda table: {
            "card": names.back(int(table.box.colours[kind_of(table.lot)])),
            "seller": SeatName(int(table.mover)),
            "coins": int(table.bid),
        },
    ),
    DEVELOPING: (
        "polis-prompt-develop",
        lambda table: {"count": int(table.box.developments - table.developed)},
    ),
    FOUNDING: ("polis-prompt-found", lambda table: {"coins": int(table.price)}),
    VISITING: ("polis-prompt-visit", lambda table: {}),
    DISCARDING: ("polis-prompt-discard", lambda table: {}),
    REPLACING: ("polis-prompt-replace", lambda table: {"count": int(amount(table.due, table.actor))}),
    PROTECTING: ("polis-prompt-protect", lambda table: {"coins": int(table.box.protection)}),
    PROFITING: ("polis-prompt-profit", lambda table: {}),
    ERASING: ("polis-prompt-erase", the_target),
    RETURNING: ("polis-prompt-return", lambda table: {}),
    WARRING: ("polis-prompt-war", lambda table: {}),
    DESTROYING: ("polis-prompt-destroy", the_target),
    SACRIFICING: ("polis-prompt-sacrifice", lambda table: {}),
}


def prompt(table: Table) -> Message:
    if table.actor == NOBODY:
        return how_it_ended(table)
    player: dict[str, Argument] = {"player": SeatName(int(table.actor))}
    if table.awaited == CHOOSING_BOARD:
        return Message("polis-prompt-side" if table.rulings.boards_dealt else "polis-prompt-board", player)
    if table.awaited == OFFERING:
        return Message("polis-prompt-offer-more" if table.auctions else "polis-prompt-offer", player)
    if table.awaited == TRADING:
        return Message("polis-prompt-ordered" if orders(table) else "polis-prompt-trade", player)
    if table.awaited == SETTLING:
        return settling_prompt(table, player)
    key, arguments = PROMPTS[int(table.awaited)]
    return Message(key, player | arguments(table))


def settling_prompt(table: Table, player: dict[str, Argument]) -> Message:
    if table.bid == 0:
        return Message("polis-prompt-unwanted", {**player, "coins": price_of_keeping(table)})
    bid: dict[str, Argument] = {"bidder": SeatName(int(table.bidder)), "coins": int(table.bid)}
    return Message("polis-prompt-settle", player | bid)


# --- what happened --------------------------------------------------------------------------------------

# For each journal entry its rule and its arguments, in the order in which the engine notes them.
ENTRIES = {
    "polis-log-board": ("P-2", ["player", "city"]),
    "polis-log-turn": ("P-30", ["player", "turn"]),
    "polis-log-looks": ("P-68", ["player", "deck"]),
    "polis-log-looked": ("P-68", ["card"]),
    "polis-log-extra": ("P-9", ["player", "coins"]),
    "polis-log-aristotle": ("P-50", ["player", "tokens"]),
    "polis-log-draws": ("P-8", ["player", "deck"]),
    "polis-log-drawn": ("P-8", ["card"]),
    "polis-log-end-card": ("P-10", ["deck", "count"]),
    "polis-log-offers": ("P-12", ["player", "back"]),
    "polis-log-offered": ("P-12", ["card"]),
    "polis-log-bids": ("P-13", ["player", "coins"]),
    "polis-log-passes": ("P-13", ["player"]),
    "polis-log-sells": ("P-14", ["player", "buyer", "coins"]),
    "polis-log-keeps": ("P-15", ["player", "bidder", "coins"]),
    "polis-log-keeps-unwanted": ("P-16", ["player", "coins"]),
    "polis-log-drops": ("P-16", ["player", "back"]),
    "polis-log-places": ("P-14", ["player", "card"]),
    "polis-log-develops": ("P-18", ["player", "card", "coins"]),
    "polis-log-founds": ("P-61", ["player", "coins"]),
    "polis-log-phidias": ("P-62", ["player", "count"]),
    "polis-log-discards": ("P-62", ["player", "back"]),
    "polis-log-protects": ("P-21", ["player", "card", "symbol"]),
    "polis-log-income": ("P-22", ["player", "coins", "tokens"]),
    "polis-log-tucks": ("P-48", ["player", "back"]),
    "polis-log-exchanges": ("P-49", ["player", "used", "back"]),
    "polis-log-buys-points": ("P-52", ["player", "tokens", "coins"]),
    "polis-log-sells-points": ("P-52", ["player", "tokens", "coins"]),
    "polis-log-harbour": ("P-53", ["player", "target"]),
    "polis-log-herodotus": ("P-54", ["player", "target"]),
    "polis-log-erases": ("P-54", ["player", "target", "back"]),
    "polis-log-erased": ("P-54", ["card"]),
    "polis-log-hippocrates": ("P-55", ["player"]),
    "polis-log-homer": ("P-56", ["player", "back"]),
    "polis-log-plato": ("P-63", ["player", "other", "coins", "gift"]),
    "polis-log-assassin": ("P-58", ["player", "target", "card"]),
    "polis-log-trades": ("P-24", ["player", "partner", "coins", "gift"]),
    "polis-log-attacks": ("P-25", ["player", "target", "war", "defence", "coins"]),
    "polis-log-spoils": ("P-26", ["player", "coins"]),
    "polis-log-destroys": ("P-27", ["player", "target", "card"]),
    "polis-log-sacrifices": ("P-28", ["player", "card"]),
    "polis-log-tucked-cards": ("P-48", ["player", "count"]),
    "polis-log-resigns": ("P-71", ["player"]),
}
SEATS_IN_ENTRIES = ("player", "buyer", "bidder", "target", "other", "partner")
READERS: dict[str, Callable[[Box, int], Argument]] = {
    **{name: lambda box, seat: SeatName(seat) for name in SEATS_IN_ENTRIES},
    "city": names.city,
    "deck": lambda box, colour: names.deck(colour),
    "back": lambda box, colour: names.back(colour),
    "card": names.card,
    "used": names.card,
}


def tell(table: Table, event: Event) -> tuple[Message, str]:
    if event.key == "polis-log-end":
        return ending_message(table, event.arguments[0]), END_RULES[event.arguments[0]]
    rule, names_of_arguments = ENTRIES[event.key]
    arguments: dict[str, Argument] = {}
    for name, value in zip(names_of_arguments, event.arguments, strict=True):
        spoken = "card" if name == "back" else name
        arguments[spoken] = READERS[name](table.box, value) if name in READERS else value
    key = event.key
    if key == "polis-log-protects":
        kind, number = event.arguments[1:]
        arguments["symbol"] = names.symbol(table.box.symbols[kind][number])
    if key == "polis-log-attacks" and event.arguments[4] > 0:
        key = "polis-log-attacks-hired"
    if key == "polis-log-exchanges" and table.box.tokens[event.arguments[1]] > 0:
        rule = "P-64"
    return Message(key, arguments), rule


# --- who won --------------------------------------------------------------------------------------------

END_RULES = {1: "P-45", 2: "P-71"}


def ending_message(table: Table, ending: int) -> Message:
    if ending == LAST_ONE_LEFT:
        left = next(seat for seat, player in enumerate(table.players) if not player.resigned)
        return Message("polis-end-last-one", {"player": SeatName(left)})
    return Message("polis-end-cards")


def how_it_ended(table: Table) -> Message:
    return ending_message(table, int(table.ending))


def outcome(table: Table) -> list[Message]:
    """How it ended, then a line for each seat with its points by category, the best place first."""
    ranking = table.ranking()
    lines = [how_it_ended(table)]
    for seat in sorted(range(len(ranking)), key=lambda seat: (ranking[seat], seat)):
        player = table.players[seat]
        tokens, cards, coins, history = by_category(table, player)
        arguments: dict[str, Argument] = {
            "player": SeatName(seat),
            "place": ranking[seat],
            "points": tokens + cards + coins + history,
            "tokens": tokens,
            "cards": cards,
            "coins": coins,
            "history": history,
            "culture": int(amount(player.shown, CULTURE)),
            "pile": len(player.history),
        }
        lines.append(Message("polis-result", arguments))
    return lines


def tallies(table: Table) -> list[Tally]:
    """All points, then where they come from, then what breaks a tie."""
    each = [by_category(table, player) for player in table.players]
    return [
        Tally(Message("polis-tally-points"), [sum(parts) for parts in each]),
        *(
            Tally(Message(f"polis-tally-{category}"), [parts[number] for parts in each])
            for number, category in enumerate(CATEGORIES)
        ),
        Tally(Message("polis-tally-city"), [len(player.city) for player in table.players]),
    ]


def order(table: Table) -> tuple[Message, str]:
    if table.ending == LAST_ONE_LEFT:
        return Message("polis-order-last-one"), "P-72"
    return Message("polis-order"), "P-47"


# --- what is not known to be as printed ---------------------------------------------------------------


def reconstructed(box: Box) -> list[Message]:
    messages = []
    if any(side["source"] == "reconstructed" for side in box.data["city_side"]):
        messages.append(Message("polis-reconstructed-boards"))
    cards = box.data["card"]
    if any(symbol["source"] == "reconstructed" for card in cards for symbol in card["symbols"]):
        messages.append(Message("polis-reconstructed-symbols"))
    invented = [
        kind for kind, card in enumerate(cards) if card.get("sources", {}).get("name") == "reconstructed"
    ]
    if invented:
        listing = Listing(tuple(names.card(box, kind) for kind in invented))
        messages.append(Message("polis-reconstructed-cards", {"invented": listing}))
    return messages
