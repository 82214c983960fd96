"""Polis told to people: what an action is, what is awaited, who won."""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.contract import NOBODY
from petteia.core.game import Tally
from petteia.core.message import Argument, Listing, Message, SeatName
from petteia.core.move import Move, Resign
from petteia.core.numbers import amount
from petteia.games.polis import moves, names
from petteia.games.polis.box import CULTURE, Box
from petteia.games.polis.decks import aristotle_ready
from petteia.games.polis.effects import ARISTOTLES
from petteia.games.polis.moves import colour_named, own_kind, side_named
from petteia.games.polis.profit import income
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
    NONE,
    OFFERING,
    OPENING,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    STRIKING,
    TRADING,
    VISITING,
    WARRING,
    Table,
    kind_of,
)
from petteia.games.polis.trade import orders

# --- what an action is ----------------------------------------------------------------------------------


def describe(table: Table, move: Move) -> Message:
    match move:
        case Resign(seat):
            return Message("polis-do-resign", {"player": SeatName(seat)})
        case moves.Bid(_, coins):
            return Message("polis-do-bid", {"coins": coins})
        case moves.Draw(colour) | moves.Buy(colour) | moves.BuyWithTokens(colour) | moves.Look(colour):
            return describe_draw(table, move, colour_named(colour))
        case (
            moves.Auction(card)
            | moves.Develop(card)
            | moves.Discard(card)
            | moves.Remove(card)
            | moves.Return(card)
        ):
            return Message(NAMING_A_CARD[type(move)], {"card": names.card_named(table.box, card)})
        case moves.Trade(seat):
            return Message("polis-do-trade", {"player": SeatName(seat)})
        case moves.Attack(seat):
            return Message("polis-do-attack", {"player": SeatName(seat)})
        case moves.Destroy(slot):
            return describe_destruction(table, slot)
        case moves.Sacrifice(slot):
            return Message("polis-do-sacrifice", {"card": in_city(table, int(table.mover), slot)})
        case moves.Protect(slot, symbol):
            return describe_protection(table, slot, symbol)
        case moves.Kill(assassin, seat, slot):
            return describe_kill(table, assassin, seat, slot)
        case (
            moves.Use(slot)
            | moves.UseWithCard(slot)
            | moves.UseOn(slot)
            | moves.UseBuying(slot)
            | moves.UseSelling(slot)
        ):
            return describe_use(table, own_kind(table, slot), move)
        case moves.Board(side):
            return Message("polis-do-board", {"city": names.city(table.box, side_named(table.box, side))})
    return SIMPLE[type(move)](table)


NAMING_A_CARD: dict[type[Move], str] = {
    moves.Auction: "polis-do-offer",
    moves.Develop: "polis-do-develop",
    moves.Discard: "polis-do-discard",
    moves.Remove: "polis-do-remove",
    moves.Return: "polis-do-return",
}


def describe_draw(table: Table, draw: Move, colour: int) -> Message:
    deck: dict[str, Argument] = {"deck": names.deck(colour)}
    match draw:
        case moves.Look():
            return Message("polis-do-look", deck)
        case moves.BuyWithTokens():
            return Message("polis-do-aristotle", {**deck, "tokens": aristotles_price(table)})
        case moves.Buy():
            return Message("polis-do-extra", {**deck, "coins": int(table.box.extra_card)})
    return Message("polis-do-visit" if table.awaited == VISITING else "polis-do-draw", deck)


def describe_destruction(table: Table, slot: int) -> Message:
    seat = int(table.target)
    return Message("polis-do-destroy", {"card": in_city(table, seat, slot), "player": SeatName(seat)})


def describe_protection(table: Table, slot: int, symbol: int) -> Message:
    printed = table.box.symbols[own_kind(table, slot)][symbol]
    card = in_city(table, int(table.mover), slot)
    return Message("polis-do-protect", {"card": card, "symbol": names.symbol(printed)})


def describe_kill(table: Table, assassin: int, seat: int, slot: int) -> Message:
    tokens, card = tokens_for(table, assassin), in_city(table, seat, slot)
    return Message("polis-do-kill", {"tokens": tokens, "card": card, "player": SeatName(seat)})


def describe_keeping(table: Table) -> Message:
    price: dict[str, Argument] = {"coins": price_of_keeping(table)}
    if table.bid == 0:
        return Message("polis-do-keep-unwanted", price)
    return Message("polis-do-keep", {"player": SeatName(int(table.bidder)), **price})


def price_of_keeping(table: Table) -> int:
    return int(table.box.unwanted if table.bid == 0 else table.bid + table.box.premium)


def describe_end(table: Table) -> Message:
    """Nothing, or nothing more; at the end of the profit phase, the income that has not been taken yet."""
    if table.awaited == PROFITING and not table.income_taken:
        return Message("polis-done-profit-income", income_of(table))
    return Message(NOTHING_MORE.get(int(table.awaited), "polis-done-profit"))


def income_of(table: Table) -> dict[str, Argument]:
    coins, tokens = income(table)
    return {"coins": int(coins), "tokens": int(tokens)}


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
    STRIKING: "polis-done-strike",
}
SIMPLE: dict[type[Move], Callable[[Table], Message]] = {
    moves.Done: describe_end,
    moves.Pass: lambda table: Message("polis-do-pass"),
    moves.Sell: lambda table: Message(
        "polis-do-sell", {"player": SeatName(int(table.bidder)), "coins": int(table.bid)}
    ),
    moves.KeepLot: describe_keeping,
    moves.Drop: lambda table: Message("polis-do-drop"),
    moves.Income: lambda table: Message("polis-do-income", income_of(table)),
    moves.Found: lambda table: Message("polis-do-found", {"coins": int(table.price)}),
}


def describe_use(table: Table, kind: int, use: Move) -> Message:
    """In the words of the card's text, with those facts that they mention."""
    said = table.box.texts[kind].do
    if not said:
        return Message("core-nothing")
    key = list(said)[-1 if isinstance(use, moves.UseSelling) else 0]
    facts = facts_of_use(table, kind, use)
    return Message(key, {name: facts[name] for name in said[key]})


def facts_of_use(table: Table, kind: int, use: Move) -> dict[str, Argument]:
    box = table.box
    coins = int(box.coins[kind])
    facts: dict[str, Argument] = {
        "used": names.card(box, kind),
        "tokens": int(box.tokens[kind]),
        "coins": coins,
        "gift": int(box.gifts[kind]),
    }
    match use:
        case moves.UseWithCard(_, card):
            facts["card"] = names.card_named(box, card)
        case moves.UseOn(_, seat):
            facts["player"] = SeatName(seat)
        case moves.UseBuying(_, tokens) | moves.UseSelling(_, tokens):
            facts |= {"tokens": tokens, "coins": tokens * coins}
    return facts


def in_city(table: Table, seat: int, slot: int) -> Argument:
    return names.card(table.box, int(kind_of(table.players[seat].city[slot])))


def tokens_for(table: Table, slot: int) -> int:
    """What the text of one of the mover's cards costs."""
    return int(table.box.tokens[kind_of(table.players[table.mover].city[slot])])


def aristotles_price(table: Table) -> int:
    """In tokens: of the one who is ready, or else of the cheapest; nothing in a box without him."""
    ready = aristotle_ready(table)
    if ready != NONE:
        return tokens_for(table, int(ready))
    prices = [table.box.tokens[kind] for kind, effect in enumerate(table.box.effects) if effect == ARISTOTLES]
    return int(min(prices, default=0))


# --- what is awaited ------------------------------------------------------------------------------------


def the_target(table: Table) -> dict[str, Argument]:
    return {"target": SeatName(int(table.target))}


PROMPTS: dict[int, tuple[str, Callable[[Table], dict[str, Argument]]]] = {
    OPENING: ("polis-prompt-opening", lambda table: {}),
    LOOKING: ("polis-prompt-look", lambda table: {}),
    DRAWING: ("polis-prompt-draw", lambda table: {"count": int(table.draws)}),
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
    STRIKING: ("polis-prompt-strike", lambda table: {}),
}


def prompt(table: Table) -> Message:
    if table.actor == NOBODY:
        return how_it_ended(table)
    player: dict[str, Argument] = {"player": SeatName(int(table.actor))}
    if table.awaited == CHOOSING_BOARD:
        return Message("polis-prompt-side" if table.rulings.boards_dealt else "polis-prompt-board", player)
    if table.awaited == BUYING_EXTRA:
        return extra_card_prompt(table, player)
    if table.awaited == OFFERING:
        return Message("polis-prompt-offer-more" if table.auctions else "polis-prompt-offer", player)
    if table.awaited == TRADING:
        return Message("polis-prompt-ordered" if orders(table) else "polis-prompt-trade", player)
    if table.awaited == SETTLING:
        return settling_prompt(table, player)
    key, arguments = PROMPTS[int(table.awaited)]
    return Message(key, player | arguments(table))


def extra_card_prompt(table: Table, player: dict[str, Argument]) -> Message:
    price = int(table.box.extra_card)
    if table.players[table.actor].coins < price:  # then Aristotle buys it
        return Message("polis-prompt-extra-tokens", {**player, "tokens": aristotles_price(table)})
    return Message("polis-prompt-extra", {**player, "coins": price})


def settling_prompt(table: Table, player: dict[str, Argument]) -> Message:
    if table.bid == 0:
        return Message("polis-prompt-unwanted", {**player, "coins": price_of_keeping(table)})
    bid: dict[str, Argument] = {"bidder": SeatName(int(table.bidder)), "coins": int(table.bid)}
    return Message("polis-prompt-settle", player | bid)


# --- who won --------------------------------------------------------------------------------------------


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
