"""The actions of Polis: self-contained numbers, some simple ones and then families.

A kind is a design of card, a number of the Box; a slot is a card's place in the row of a city, from 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STEP: Final = 64  # a family has room for so many kinds, slots or seats

DONE: Final = 0  # nothing, or nothing more: on to what comes next
PASS: Final = 1  # in an auction (P-13)
SELL: Final = 2  # to the highest bidder, who offers less than must be accepted (P-15)
KEEP: Final = 3  # the seller buys the card: for a little more than the bid, or from the bank (P-15, P-16)
DROP: Final = 4  # the card that nobody wants leaves the game (P-16)
INCOME: Final = 5  # take the profit of board and cards (P-22)
FOUND: Final = 6  # the Colony's effect (P-61)
DRAW: Final = 8  # + colour: a card from this deck into the hand
EXTRA: Final = 12  # + colour: the extra card, for coins (P-9)
ARISTOTLE: Final = 16  # + colour: the extra card, for victory tokens (P-50)
PEEK: Final = 20  # + colour: look at the top card by the Lighthouse (P-68)
BOARD: Final = 32  # + side of a city board, a number of the Box (P-2)
OFFER: Final = STEP  # + kind: put a card of the hand up for auction (P-12)
DEVELOP: Final = 2 * STEP  # + kind (P-18)
DISCARD: Final = 3 * STEP  # + kind: for Phidias (P-62)
REMOVE: Final = 4 * STEP  # + kind: out of the history pile that Herodotus looks through (P-54)
RETURN: Final = 5 * STEP  # + kind: by Hippocrates, from the own history pile (P-55)
TRADE: Final = 6 * STEP  # + seat (P-24)
ATTACK: Final = 7 * STEP  # + seat; mercenaries are hired as needed (P-25)
DESTROY: Final = 8 * STEP  # + slot in the defender's city (P-27)
SACRIFICE: Final = 9 * STEP  # + slot in the attacker's own city (P-28)
PROTECT: Final = 16 * STEP  # + slot * SYMBOLS + symbol: a coin onto this symbol (P-21)
USE: Final = 64 * STEP  # + slot * STEP + argument: activate a card of the own city (P-22), see below
BID: Final = 128 * STEP  # + coins (P-13)
KILL: Final = 256 * STEP  # + (slot of the Assassin * SEATS + seat) * STEP + slot of the victim (P-58)

SYMBOLS: Final = 16  # a card has room for so many
SEATS: Final = 8

# The argument of USE, by how the text of the card is used (effects.py):
#   WITH_CARD    the kind of a card in hand
#   ON_PLAYER    a seat
#   ALONE        0
#   DEALING      tokens to buy, or SELLING + tokens to sell
SELLING: Final = 32


def protect_action(slot: i64, symbol: i64) -> i64:
    return PROTECT + slot * SYMBOLS + symbol


def use_action(slot: i64, argument: i64) -> i64:
    return USE + slot * STEP + argument


def kill_action(slot: i64, seat: i64, victim: i64) -> i64:
    return KILL + (slot * SEATS + seat) * STEP + victim
