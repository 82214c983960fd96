"""The options of Polis: readings of rules that the rulebook leaves unclear. See docs/rulings.md."""

from __future__ import annotations

from petteia.core.game import Option

OPTIONS = (
    Option("city_boards", ("first_game", "dealt", "chosen", "first_game_chosen"), "P-2", "RP-44"),
    Option("extra_card", ("after_drawing", "before_drawing"), "P-9", "RP-7"),
    Option("own_discount", ("yes", "no"), "P-19", "RP-13"),
    Option("temple_draw", ("compulsory", "optional"), "P-66", "RP-14"),
    Option("colony_price", ("paid", "full"), "P-61", "RP-15"),
    Option("phidias", ("active_player", "owner"), "P-62", "RP-16"),
    Option("coin_stops_assassin", ("no", "yes"), "P-58", "RP-18"),
    Option("assassin", ("any_time", "profit_phase"), "P-58", "RP-27"),
    Option("tucked_cards", ("out_of_game", "history"), "P-48", "RP-22"),
    Option("once_per_game", ("stays_used", "fresh"), "P-23", "RP-24"),
    Option("hippocrates", ("places", "quietly"), "P-55", "RP-24"),
    Option("empty_attack", ("allowed", "forbidden"), "P-27", "RP-36"),
    Option("protected_statue", ("safe", "must_fall"), "P-65", "RP-37"),
    Option("late_end", ("game_ends", "turn_ends"), "P-45", "RP-4"),
    Option("last_round", ("unfinished", "completed"), "P-45", "RP-4"),
    Option("supply", ("unlimited", "strict"), "P-22", "RP-42"),
    Option("start_player", ("random", "1", "2", "3", "4", "5"), "P-1", "RP-47"),
)
