"""Who begins, in games where an option says so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

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
