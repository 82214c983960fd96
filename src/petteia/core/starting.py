"""Who begins: one seat by chance, unless an option says which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from petteia.core.chance import Chance
from petteia.core.fault import Fault

RANDOM: Final = -1


def start_seat(options: Mapping[str, str], players: int) -> int:
    """The seat that begins, or RANDOM."""
    if options["start_player"] == "random":
        return RANDOM
    seat = int(options["start_player"]) - 1
    if seat >= players:
        raise Fault(
            "core-fault-starter",
            player=seat + 1,
            players=players,
        )
    return seat


def first_seat(chance: Chance, seats: int, chosen: int) -> int:
    """The seat that begins. Chance is asked in any case, so that cards lie the same whoever it is."""
    drawn = chance.below(seats)
    return drawn if chosen == RANDOM else chosen
