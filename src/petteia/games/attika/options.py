"""The options of Attika: readings of rules that the rulebook leaves unclear. See docs/rulings.md."""

from __future__ import annotations

from collections.abc import Mapping

from petteia.core.fault import Fault
from petteia.core.game import Option
from petteia.games.attika.setup import RANDOM

OPTIONS = (
    Option("group_connection", ("group_only", "settlement"), "A-27", "RA-8"),
    Option("amphora_substitute_card_blocks_actions", ("no", "yes"), "A-28", "RA-7"),
    Option("reshuffle", ("when_needed", "when_empty"), "A-15", "RA-19"),
    Option("unused_actions_give_cards", ("automatic", "optional"), "A-12", "RA-3"),
    Option("map_symbols_substitute_two_for_one", ("no", "yes"), "A-19", "RA-11"),
    Option("full_renounce_needs_zero_actions", ("yes", "no"), "A-12", "RA-4"),
    Option("start_player", ("random", "1", "2", "3", "4"), "A-8", "RA-23"),
)


def start_seat(options: Mapping[str, str], players: int) -> int:
    """The seat that begins, or RANDOM."""
    if options["start_player"] == "random":
        return RANDOM
    seat = int(options["start_player"]) - 1
    if seat >= players:
        raise Fault(
            f"Player {seat + 1} cannot start a game of {players}.",
            "core-fault-starter",
            player=seat + 1,
            players=players,
        )
    return seat
