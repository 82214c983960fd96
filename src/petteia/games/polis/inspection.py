"""Can a game be played with this components file?

First whether every fact is there and of its type, then whether the facts fit together. Everything that is
wrong is said at once, in words.
"""

from __future__ import annotations

from typing import Any, Final

from petteia.core.components import SOURCES, Kind, Shape, is_number, one_of, twice
from petteia.core.fault import wrong, wrong_at
from petteia.core.message import Message
from petteia.games.polis.effects import DEALING, EFFECTS, text_of
from petteia.games.polis.shapes import Colour

COLOURS: Final[list[Colour]] = ["red", "green", "blue", "yellow"]
TAGS: Final = ["building", "person", "ship"]
PLAYERS: Final = [3, 4, 5]
SIDES: Final = ["A", "B"]
CARDS_OF_A_COLOUR: Final = 16
RESERVED: Final = ["red", "green", "blue", "yellow", "end"]  # what a face-down card is called in a position

# The fourteen kinds of symbol, in the order of the rulebook's summary (P-31 to P-44).
SYMBOL_KINDS: Final = [
    "culture", "discount", "colour_discount", "coins", "points", "coins_per_colour", "coins_per_building",
    "start_coins", "vase", "war", "mercenary", "end_points_per_colour", "end_points",
    "end_points_per_building",
]  # fmt: skip
VALUED: Final = ["discount", "colour_discount", "coins", "points", "start_coins", "end_points"]
COLOURED: Final = ["colour_discount", "coins_per_colour", "end_points_per_colour"]

# Limits of the packed tables: see box.py, state.py and actions.py for what is packed.
MOST_KINDS: Final = 56
MOST_SYMBOLS: Final = 12
MOST_SIDES: Final = 32
MOST_OF_A_SYMBOL: Final = 127  # in all cities together


def problems_with(data: dict[str, Any]) -> list[Message]:
    return SHAPE.problems_with(data) or content_problems(data)


# --- is every fact there? -------------------------------------------------------------------------

BLOCKS: Final = {
    "rulers": {"names": "[text]", "colours": "[text]"},
    "pieces": {"coins": "number", "tokens": "number"},
    "start": {
        "coins": "number",
        "coins_step": "number",
        "end_card_among_last": "number",
        "opening_cards": "number",
    },
    "turn": {
        "draws": "number",
        "extra_card": "number",
        "auctions": "number",
        "developments": "number",
        "development": "number",
        "protection": "number",
        "mercenary": "number",
        "end_cards": "number",
    },
    "auction": {"must_sell": "number", "premium": "number", "unwanted": "number"},
    "scoring": {"coins_per_point": "number"},
}
ENTRIES: Final = {
    "setup": {"players": "number", "removed": "number", "cities": "[text]"},
    "card": {
        "id": "name",
        "name": "text",
        "colour": "colour",
        "copies": "number",
        "tags": "[tag]",
        "symbols": "[symbol]",
        "effect": "effect?",
        "uses": "text?",
        "tokens": "number?",
        "coins": "number?",
        "gift": "number?",
        "deck": "colour?",
        "looks": "number?",
        "trades": "number?",
    },
    "city_side": {"city": "name", "name": "text", "side": "side", "symbols": "[symbol]"},
}


def is_symbol(symbol: object) -> bool:
    if not isinstance(symbol, dict):
        return False
    kind = symbol.get("kind")
    value = symbol.get("value", 1)
    return (
        kind in SYMBOL_KINDS
        and symbol.get("source") in SOURCES
        and (kind in VALUED) == ("value" in symbol)
        and (kind in COLOURED) == (symbol.get("colour") in COLOURS)
        and is_number(value)
        and 1 <= value <= 9
        and isinstance(symbol.get("ring", False), bool)
        and isinstance(symbol.get("defence_only", False), bool)
        and (kind == "war" or not symbol.get("defence_only"))
    )


KINDS: Final = {
    "colour": one_of(COLOURS),
    "tag": one_of(TAGS),
    "side": one_of(SIDES),
    "effect": one_of(EFFECTS),
    "symbol": Kind(
        wrong(
            "polis-wrong-kind-symbol",
            kinds=", ".join(SYMBOL_KINDS),
            valued=", ".join(VALUED),
            coloured=", ".join(COLOURED),
        ),
        is_symbol,
    ),
}
SHAPE: Final = Shape(BLOCKS, ENTRIES, KINDS)


# --- do the facts fit together? -------------------------------------------------------------------


def content_problems(data: dict[str, Any]) -> list[Message]:
    problems = number_problems(data) + card_problems(data) + side_problems(data)
    return problems or (total_problems(data) + setup_problems(data))


def number_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    for block, fact, least, most in (
        ("start", "coins", 0, 99),
        ("start", "coins_step", 0, 9),
        ("start", "end_card_among_last", 2, CARDS_OF_A_COLOUR),
        ("start", "opening_cards", 0, 2),
        ("turn", "draws", 1, len(COLOURS)),
        ("turn", "auctions", 0, 9),
        ("turn", "developments", 0, 9),
        ("turn", "mercenary", 1, 99),
        ("turn", "end_cards", 1, len(COLOURS)),
        ("auction", "must_sell", 1, 99),
        ("scoring", "coins_per_point", 1, 999),
    ):
        if not least <= data[block][fact] <= most:
            problems.append(
                wrong_at(f"[{block}]", wrong("core-wrong-from-to", fact=fact, least=least, most=most))
            )
    if data["pieces"]["coins"] < most_start_coins(data):
        problems.append(wrong_at("[pieces]", wrong("polis-wrong-start-coins", players=max(PLAYERS))))
    for name in ("names", "colours"):
        if len(data["rulers"][name]) < max(PLAYERS):
            problems.append(
                wrong_at("[rulers]", wrong("core-wrong-one-a-player", fact=name, count=max(PLAYERS)))
            )
    return problems


def most_start_coins(data: dict[str, Any]) -> int:
    """More than all players together can have at the beginning."""
    extra = [s["value"] for side in data["city_side"] for s in side["symbols"] if s["kind"] == "start_coins"]
    last = data["start"]["coins"] + (max(PLAYERS) - 1) * data["start"]["coins_step"]
    return int(max(PLAYERS) * last + sum(extra))


def card_problems(data: dict[str, Any]) -> list[Message]:
    cards = data["card"]
    problems = [
        wrong("core-wrong-id-twice", block="[[card]]", id=name)
        for name in twice([card["id"] for card in cards])
    ]
    problems += [wrong("polis-wrong-reserved", id=card["id"]) for card in cards if card["id"] in RESERVED]
    if len(cards) > MOST_KINDS:
        problems.append(wrong("core-wrong-too-many", block="[[card]]", count=len(cards), most=MOST_KINDS))
    for colour in COLOURS:
        number = sum([card["copies"] for card in cards if card["colour"] == colour])
        if number != CARDS_OF_A_COLOUR:
            problems.append(
                wrong("polis-wrong-colour-count", colour=colour, count=number, wanted=CARDS_OF_A_COLOUR)
            )
    for card in cards:
        if card["copies"] < 1 or len(card["symbols"]) > MOST_SYMBOLS or twice(card["tags"]):
            problems.append(wrong_at(f"`{card['id']}`", wrong("polis-wrong-card", most=MOST_SYMBOLS)))
        problems += text_problems(card)
    return problems


def text_problems(card: dict[str, Any]) -> list[Message]:
    """Whether a card's text has the facts it needs, and no others."""
    name, text = card["id"], text_of(card)
    problems: list[Message] = []
    words = ", ".join(text.uses)
    if card.get("uses", "") not in ([*text.uses] if words else [""]):
        fault = wrong("core-wrong-word", name="uses", words=words) if words else wrong("polis-wrong-no-uses")
        problems.append(wrong_at(f"`{name}`", fault))
    needed = text.facts
    for fact in ("coins", "gift", "deck", "looks", "trades"):
        if (fact in card) != (fact in needed):
            key = "core-wrong-needs" if fact in needed else "core-wrong-has-no-use"
            problems.append(wrong_at(f"`{name}`", wrong(key, fact=fact)))
    for fact in ("tokens", "coins", "gift"):
        if card.get(fact, 1) > 99:
            problems.append(wrong_at(f"`{name}`", wrong("core-wrong-from-to", fact=fact, least=0, most=99)))
    for fact, most in (("looks", len(COLOURS)), ("trades", 9)):
        if not 1 <= card.get(fact, 1) <= most:
            problems.append(wrong_at(f"`{name}`", wrong("core-wrong-from-to", fact=fact, least=1, most=most)))
    if text.how == DEALING and card.get("coins") == 0:
        problems.append(wrong_at(f"`{name}`", wrong("polis-wrong-euclid")))
    return problems


def side_problems(data: dict[str, Any]) -> list[Message]:
    sides = data["city_side"]
    problems: list[Message] = []
    if len(sides) > MOST_SIDES or len(sides) < 2 * max(PLAYERS):
        problems.append(wrong("polis-wrong-sides", count=len(sides), least=2 * max(PLAYERS), most=MOST_SIDES))
    names = [f"{side['city']} {side['side']}" for side in sides]
    problems += [wrong("polis-wrong-side-twice", side=name) for name in twice(names)]
    for number, side in enumerate(sides):
        if side["side"] != SIDES[number % 2] or side["city"] != sides[number - number % 2]["city"]:
            problems.append(wrong("polis-wrong-side-order", number=number + 1))
        for symbol in side["symbols"]:
            if symbol.get("ring") or symbol["kind"].startswith("end_points"):
                problems.append(wrong_at(f"`{names[number]}`", wrong("polis-wrong-side-symbol")))
    return problems


def total_problems(data: dict[str, Any]) -> list[Message]:
    """Whether the symbols of all cities together fit into the engine's bundles."""
    totals = dict.fromkeys(SYMBOL_KINDS, 0)
    for entry in data["card"] + data["city_side"]:
        for symbol in entry["symbols"]:
            totals[symbol["kind"]] += symbol.get("value", 1) * entry.get("copies", 1)
    totals["discount"] += totals.pop("colour_discount")
    return [
        wrong("polis-wrong-symbol-count", kind=kind, count=number, most=MOST_OF_A_SYMBOL)
        for kind, number in totals.items()
        if number > MOST_OF_A_SYMBOL
    ]


def setup_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    if sorted([setup["players"] for setup in data["setup"]]) != PLAYERS:
        problems.append(wrong("core-wrong-setups", players="3, 4, 5"))
    cities = [side["city"] for side in data["city_side"]]
    for setup in data["setup"]:
        players = setup["players"]
        where = wrong("core-wrong-setup", players=players)
        unknown = [city for city in setup["cities"] if city not in cities]
        if unknown or twice(setup["cities"]) or len(setup["cities"]) != players:
            problems.append(wrong_at(where, wrong("polis-wrong-setup-cities", count=players)))
        least = data["start"]["end_card_among_last"] - 1 + players * data["start"]["opening_cards"]
        if CARDS_OF_A_COLOUR - setup["removed"] < least:
            problems.append(wrong_at(where, wrong("polis-wrong-setup-removed")))
    return problems
