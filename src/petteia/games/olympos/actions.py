"""The actions of Olympos: self-contained numbers, some simple ones and then families."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.numbers import amount

STEP: Final = 64  # a family has room for so many territories, kinds or cards

PASS: Final = 0  # the game is over for this player (O-100)
WAIT: Final = 1  # no action is possible: some spaces on the track for nothing (RO-27)
DONE: Final = 2  # no destiny card, or no further one: see BEFORE_PAYING, ENDING and ANSWERING in state.py
CUBE: Final = 4  # + resource: take a cube of choice, for Trade or from Artemis
BONUS: Final = 8  # + number of the bonus space below the discovery just made
FACE: Final = 16  # + resource: which of the tiles of a discovery, where they differ
SPEND: Final = 24  # + how many of the one-use stars of a wonder are destiny cards; the others are Athena's
DISCOVER: Final = STEP  # + kind
WONDER: Final = 2 * STEP  # + wonder
PLAY: Final = 3 * STEP  # + destiny card
KEEP: Final = 4 * STEP  # + destiny card: the one kept of those the Oracle shows
CONDEMN: Final = 5 * STEP  # + territory
PLACE: Final = 6 * STEP  # + territory: the barbarians there
NEW: Final = 7 * STEP  # + territory or NORTH: a new settler sets out from there
GO: Final = 8 * STEP  # + territory: where the settler that has set out arrives
MOVE: Final = 9 * STEP  # + settler: one on the map sets out
LOSE: Final = 32 * STEP  # + settler: Hades takes it off the map
PAY: Final = 64 * STEP  # + cubes, four bits a resource


def settler(territory: i64, depth: i64) -> i64:
    """A settler on the map: its territory, and how many of its player's settlers stand above it there."""
    return depth * STEP + territory


def territory_of(settler: i64) -> i64:
    return settler % STEP


def depth_of(settler: i64) -> i64:
    return settler // STEP


def pay_action(cubes: i64) -> i64:
    return (
        PAY + amount(cubes, 0) + (amount(cubes, 1) << 4) + (amount(cubes, 2) << 8) + (amount(cubes, 3) << 12)
    )


def cubes_of(pay: i64) -> i64:
    """The bundle of cubes that a payment hands over."""
    cubes = pay - PAY
    return cubes & 15 | (cubes >> 4 & 15) << 8 | (cubes >> 8 & 15) << 16 | (cubes >> 12 & 15) << 24
