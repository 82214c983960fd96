"""What happened at a table of Polis, told in words from its journal: see state.py for the entries."""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.contract import Event
from petteia.core.message import Argument, Message, SeatName
from petteia.games.polis import names
from petteia.games.polis.box import Box
from petteia.games.polis.state import LAST_ONE_LEFT, TWO_END_CARDS, Table
from petteia.games.polis.words import ending_message

END_RULES = {TWO_END_CARDS: "P-45", LAST_ONE_LEFT: "P-71"}

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
