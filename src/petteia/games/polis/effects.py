"""The texts of cards: a row for every effect that a components file can name.

A row tells the facts that the file must have, when and with what the text is used, the rule it follows, its
words, and what it is worth to a bot. What it does is one function: in texts.py for a text that is used in
the profit phase, in placing.py for one that works when its card comes into a city. A text that holds all the
time is asked for in the chapter it changes, by its number.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from petteia.games.polis.shapes import Moment, Uses

# The numbers of those effects that some chapter asks for: their places in the table, from 1.
NO_EFFECT: Final = 0
ALEXANDER: Final = 1
ARISTOTLES: Final = 2
ASSASSIN: Final = 3
CANAL: Final = 4
CAPTAIN: Final = 5
DIOGENES: Final = 6
EUCLID: Final = 7
HARBOUR: Final = 8
LIGHTHOUSE: Final = 9
STATUE: Final = 10

# How a text is used in the profit phase: what else its player names.
UNUSED: Final = 0  # it is not
ALONE: Final = 1
WITH_CARD: Final = 2  # of the hand
ON_PLAYER: Final = 3  # another one
DEALING: Final = 4  # in victory points, bought or sold

# What must be there for that.
NOTHING: Final = 0
OPEN_DECK: Final = 1
HISTORY: Final = 2  # of the player it is used on, the own one otherwise

# How often a text works, as the file says it: for most it is a matter of the card.
ACTIVATED: Final[list[Uses]] = ["once_per_turn", "once_per_game"]

Said = dict[str, list[str]]  # keys of messages, and the names of their arguments


class Effect:
    """One row. Journal entries have their arguments in the order in which the engine notes them."""

    def __init__(
        self,
        name: str,
        rule: str,
        moment: Moment,
        *,
        uses: list[Uses] = ACTIVATED,
        facts: list[str] | None = None,  # besides `tokens`, which may be left out: then the text is free
        how: i64 = UNUSED,
        needs: i64 = NOTHING,
        rule_if_paid: str = "",  # where a text that costs tokens has a rule of its own
        instead: str = "",  # why it is not used in the profit phase, where it does not work by itself
        do: Said | None = None,  # to use it; two where it is DEALING: buying, selling
        log: Said | None = None,
        worth: float = 0.0,  # to a bot, as long as there is a turn to come
        worth_a_turn: float = 0.0,
        worth_of_culture: float = 0.0,  # a turn, for each Culture symbol of the city
    ) -> None:
        self.name = name
        self.rule = rule
        self.moment = moment
        self.uses = uses
        self.facts: list[str] = facts or []
        self.how = how
        self.needs = needs
        self.rule_if_paid: str = rule_if_paid or rule
        self.instead = instead
        self.do: Said = do or {}
        self.log: Said = log or {}
        self.worth = worth
        self.worth_a_turn = worth_a_turn
        self.worth_of_culture = worth_of_culture


NO_TEXT: Final = Effect("none", "P-69", "profit", uses=[])  # of most cards

ROWS: Final = [
    Effect(
        "alexander",
        "P-48",
        "profit",
        how=WITH_CARD,
        do={"polis-do-tuck": ["card"]},
        log={"polis-log-tucks": ["player", "back"], "polis-log-tucked-cards": ["player", "count"]},
        worth_a_turn=0.2,
    ),
    Effect(
        "aristotle",
        "P-50",
        "draw",
        instead="polis-no-use-aristotle",
        log={"polis-log-aristotle": ["player", "deck", "tokens"]},
        worth_a_turn=0.2,
    ),
    Effect(
        "assassin",
        "P-58",
        "anytime",
        instead="polis-no-use-assassin",
        log={"polis-log-assassin": ["player", "target", "card"]},
        worth=0.5,
    ),
    Effect("corinth_canal", "P-59", "trade", uses=["passive"], facts=["trades"], worth_a_turn=0.2),
    Effect("captain", "P-60", "profit", uses=["once_per_turn"], facts=["coins"]),
    Effect("diogenes", "P-51", "war", uses=["passive"]),
    Effect(
        "euclid",  # what he is worth is worked out from the coins of a city
        "P-52",
        "profit",
        uses=["any"],
        facts=["coins"],
        how=DEALING,
        do={"polis-do-buy-points": ["tokens", "coins"], "polis-do-sell-points": ["tokens", "coins"]},
        log={
            "polis-log-buys-points": ["player", "tokens", "coins"],
            "polis-log-sells-points": ["player", "tokens", "coins"],
        },
    ),
    Effect(
        "harbour",
        "P-53",
        "profit",
        how=ON_PLAYER,
        do={"polis-do-harbour": ["tokens", "player"]},
        log={"polis-log-harbour": ["player", "target"]},
        worth_a_turn=0.2,
    ),
    Effect(
        "lighthouse",
        "P-68",
        "before",
        uses=["once_per_turn"],
        facts=["looks"],
        instead="polis-no-use-lighthouse",
        log={"polis-log-looks": ["player", "deck"], "polis-log-looked": ["card"]},
        worth_a_turn=0.2,
    ),
    Effect("statue_of_zeus", "P-65", "war", uses=["passive"]),
    Effect(
        "exchange",
        "P-49",
        "profit",
        how=WITH_CARD,
        needs=OPEN_DECK,
        rule_if_paid="P-64",
        do={"polis-do-exchange": ["card", "used"]},
        log={"polis-log-exchanges": ["player", "used", "back"]},
        worth_a_turn=0.2,
    ),
    Effect(
        "herodotus",
        "P-54",
        "profit",
        how=ON_PLAYER,
        needs=HISTORY,
        do={"polis-do-herodotus": ["player"]},
        log={
            "polis-log-herodotus": ["player", "target"],
            "polis-log-erases": ["player", "target", "back"],
            "polis-log-erased": ["card"],
        },
        worth=0.5,
    ),
    Effect(
        "hippocrates",
        "P-55",
        "profit",
        how=ALONE,
        needs=HISTORY,
        do={"polis-do-hippocrates": []},
        log={"polis-log-hippocrates": ["player"]},
        worth=0.5,
    ),
    Effect(
        "homer",
        "P-56",
        "profit",
        how=WITH_CARD,
        do={"polis-do-homer": ["card"]},
        log={"polis-log-homer": ["player", "back"]},
        worth_of_culture=0.5,
    ),
    Effect(
        "plato",
        "P-63",
        "profit",
        facts=["coins", "gift"],
        how=ON_PLAYER,
        do={"polis-do-plato": ["tokens", "player", "coins", "gift"]},
        log={"polis-log-plato": ["player", "other", "coins", "gift"]},
        worth=1.0,
    ),
    Effect(
        "colony",
        "P-61",
        "placed",
        uses=["on_place"],
        facts=["deck"],
        log={"polis-log-founds": ["player", "coins"]},
    ),
    Effect(
        "phidias",
        "P-62",
        "placed",
        uses=["on_place"],
        log={"polis-log-phidias": ["player", "count"], "polis-log-discards": ["player", "back"]},
    ),
    Effect("temple", "P-66", "placed", uses=["on_place"], facts=["deck"]),
]
EFFECTS: Final = {row.name: row for row in ROWS}


def number_of(effect: str) -> int:
    """The place of an effect in the table; NO_EFFECT for that of NO_TEXT."""
    return [NO_TEXT.name, *EFFECTS].index(effect)


def text_of(card: dict[str, Any]) -> Effect:
    """The row of a card, given as in the components file."""
    return EFFECTS[card["effect"]] if "effect" in card else NO_TEXT


def rule_of(card: dict[str, Any]) -> str:
    """Where to read about the text of a card."""
    text = text_of(card)
    return text.rule_if_paid if card.get("tokens", 0) else text.rule
