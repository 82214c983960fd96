"""The actions of Attika: self-contained numbers, some simple ones and then families."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import amount
from petteia.games.attika.box import PILES
from petteia.games.attika.land import SPOTS

STOP: Final = 0  # forgo the remaining actions and take cards for them
TAKE_CARD: Final = 1  # one of the cards due, where taking them is optional
AMPHORA_CARD: Final = 2  # return an amphora for a card
END_TURN: Final = 3
STORE: Final = 4  # the drawn building goes to the player board
DRAW: Final = 5  # + pile
AMPHORA_DRAW: Final = DRAW + PILES  # + pile: an amphora before the base actions (an option)
TURN_TILE: Final = AMPHORA_DRAW + PILES  # + rotation
BUILD: Final = 32  # + kind * SPOTS + spot
LAY_TILE: Final = BUILD + 32 * SPOTS  # + spot
PAY: Final = LAY_TILE + SPOTS  # + cards, four bits a landscape


def pay_action(cards: i64) -> i64:
    return (
        PAY + amount(cards, 0) + (amount(cards, 1) << 4) + (amount(cards, 2) << 8) + (amount(cards, 3) << 12)
    )


def cards_of(pay: i64) -> i64:
    """The bundle of cards that a payment hands over."""
    cards = pay - PAY
    return cards & 15 | (cards >> 4 & 15) << 8 | (cards >> 8 & 15) << 16 | (cards >> 12 & 15) << 24
