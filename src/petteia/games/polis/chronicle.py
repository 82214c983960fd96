"""What happened at a table of Polis, told in words from its journal: see state.py for the entries."""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.contract import Happening
from petteia.core.game import weighed
from petteia.core.message import Argument, Message, SeatName
from petteia.games.polis import names
from petteia.games.polis.box import Box
from petteia.games.polis.effects import EFFECTS, Effect, rule_of
from petteia.games.polis.state import LAST_ONE_LEFT, TWO_END_CARDS, Table
from petteia.games.polis.words import ending_message

END_RULES = {TWO_END_CARDS: "P-45", LAST_ONE_LEFT: "P-71"}


def entries_of(text: Effect) -> dict[str, tuple[str, list[str]]]:
    """What the text of a card tells."""
    return {key: (text.rule, arguments) for key, arguments in text.log.items()}


# For each journal entry its rule and its arguments, in the order in which the engine notes them.
ENTRIES = {
    **{key: entry for text in EFFECTS.values() for key, entry in entries_of(text).items()},
    "polis-log-board": ("P-2", ["player", "city"]),
    "polis-log-turn": ("P-30", ["player", "turn"]),
    "polis-log-extra": ("P-9", ["player", "deck", "coins"]),
    "polis-log-draws": ("P-8", ["player", "deck"]),
    "polis-log-drawn": ("P-8", ["card"]),
    "polis-log-end-card": ("P-10", ["deck", "count"]),
    "polis-log-offers": ("P-12", ["player", "back"]),
    "polis-log-offered": ("P-12", ["card"]),
    "polis-log-bids": ("P-13", ["player", "coins"]),
    "polis-log-passes": ("P-13", ["player"]),
    "polis-log-sells": ("P-14", ["player", "buyer", "card", "coins"]),
    "polis-log-keeps": ("P-15", ["player", "bidder", "card", "coins"]),
    "polis-log-keeps-unwanted": ("P-16", ["player", "card", "coins"]),
    "polis-log-drops": ("P-16", ["player", "back"]),
    "polis-log-places": ("P-14", ["player", "card"]),
    "polis-log-develops": ("P-18", ["player", "card", "coins"]),
    "polis-log-protects": ("P-21", ["player", "card", "symbol"]),
    "polis-log-income": ("P-22", ["player", "coins", "tokens"]),
    "polis-log-trades": ("P-24", ["player", "partner", "coins", "gift"]),
    "polis-log-attacks": ("P-25", ["player", "target", "war", "defence", "coins"]),
    "polis-log-spoils": ("P-26", ["player", "coins"]),
    "polis-log-destroys": ("P-27", ["player", "target", "card"]),
    "polis-log-sacrifices": ("P-28", ["player", "card"]),
    "polis-log-resigns": ("P-71", ["player"]),
}
WEIGHTS = weighed(
    trifles="""
        polis-log-board polis-log-looks polis-log-draws polis-log-extra polis-log-aristotle polis-log-offers
        polis-log-income
    """,
    consequences="""
        polis-log-looked polis-log-drawn polis-log-offered polis-log-bids polis-log-passes polis-log-places
        polis-log-phidias polis-log-discards polis-log-erased polis-log-spoils polis-log-destroys
        polis-log-sacrifices polis-log-tucked-cards
    """,
)
SEATS_IN_ENTRIES = ("player", "buyer", "bidder", "target", "other", "partner")
READERS: dict[str, Callable[[Box, int], Argument]] = {
    **{name: lambda box, seat: SeatName(seat) for name in SEATS_IN_ENTRIES},
    "city": names.city,
    "deck": lambda box, colour: names.deck(colour),
    "back": lambda box, colour: names.back(colour),
    "card": names.card,
    "used": names.card,
}


def tell(table: Table, event: Happening) -> tuple[Message, str]:
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
    if "used" in names_of_arguments:
        rule = rule_of(table.box.data["card"][event.arguments[names_of_arguments.index("used")]])
    return Message(key, arguments), rule
