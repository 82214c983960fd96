"""The rules behind moves of Polis by their verbs, and behind what is told of prices by keys.

What a card's text does has the rule of that card, which the story of the move tells.
"""

from __future__ import annotations

GROUNDS = {
    "board": "P-2",
    "look": "P-68",
    "draw": "P-8",
    "buy": "P-9",
    "buy_with_tokens": "P-9",
    "auction": "P-12",
    "bid": "P-13",
    "pass": "P-13",
    "sell": "P-14",
    "keep": "P-15",
    "drop": "P-16",
    "develop": "P-18",
    "found": "P-61",
    "discard": "P-62",
    "protect": "P-21",
    "income": "P-22",
    "use": "P-22",
    "use_with": "P-22",
    "use_on": "P-22",
    "use_buying": "P-52",
    "use_selling": "P-52",
    "kill": "P-58",
    "remove": "P-54",
    "return": "P-55",
    "trade": "P-24",
    "attack": "P-25",
    "destroy": "P-27",
    "sacrifice": "P-28",
    "done": "P-30",
    "resign": "P-71",
    "polis-price-discount": "P-19",
    "polis-price-mercenaries": "P-41",
    "polis-price-sacrifice": "P-28",
    "polis-price-points": "P-35",
}
