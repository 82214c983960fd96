"""The options of Olympos: readings of rules on which the rulebooks disagree. See docs/rulings.md."""

from __future__ import annotations

from petteia.core.game import Option

OPTIONS = (
    Option("condemner", ("bottom", "top"), "O-6", "RO-1"),
    Option("wonder_stars", ("at_least", "exactly"), "O-55", "RO-4"),
    Option("last_turn", ("reached", "passed"), "O-100", "RO-11"),
    Option("prices", ("spaces", "tiles"), "O-46", "RO-14"),
    Option("own_discount", ("at_once", "next_action"), "O-68", "RO-42"),
    Option("cross", ("every_action", "last_action"), "O-100", "RO-26"),
    Option("two_zeus_spaces", ("all_cards_first", "space_by_space"), "O-84", "RO-28"),
    Option("escape", ("paid", "free"), "O-40", "RO-12"),
    Option("bought_hourglasses", ("at_once", "next_action"), "O-22", "RO-13"),
    Option("supply", ("unlimited", "strict"), "O-50", "RO-23"),
    Option("prestige", ("hidden", "open"), "O-113", "RO-41"),
)
