"""The options of Attika: readings of rules that the rulebook leaves unclear. See docs/rulings.md."""

from __future__ import annotations

from petteia.core.game import Option

OPTIONS = (
    Option("group_connection", ("group_only", "settlement"), "A-27", "RA-8"),
    Option("amphora_substitute_card_blocks_actions", ("no", "yes"), "A-28", "RA-7"),
    Option("reshuffle", ("when_needed", "when_empty"), "A-15", "RA-19"),
    Option("unused_actions_give_cards", ("automatic", "optional"), "A-12", "RA-3"),
    Option("map_symbols_substitute_two_for_one", ("no", "yes"), "A-19", "RA-11"),
    Option("full_renounce_needs_zero_actions", ("yes", "no"), "A-12", "RA-4"),
    Option("start_player", ("random", "1", "2", "3", "4"), "A-8", "RA-23"),
)
