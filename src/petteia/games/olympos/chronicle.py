"""What happened at a table of Olympos, told in words from its journal: see state.py for the entries."""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.contract import Happening
from petteia.core.game import weighed
from petteia.core.message import Argument, Message, SeatName
from petteia.games.olympos import names
from petteia.games.olympos.box import Box
from petteia.games.olympos.development import bonus_at
from petteia.games.olympos.inspection import GOD_EFFECTS
from petteia.games.olympos.state import ALL_FINISHED, LAST_ONE_LEFT, Table
from petteia.games.olympos.words import how_it_ended

END_RULES = {ALL_FINISHED: "O-101", LAST_ONE_LEFT: "O-112"}
# By effect, in the order of box.py: cube, points, hourglasses, the most, all four, star, Zeus.
CARD_RULES = ("O-77", "O-78", "O-81", "O-82", "O-79", "O-80", "O-83")
# Prestige, settlers, cubes, star, swords, dearer action, no cards, lost settler, lost points, no sea.
GOD_RULES = ("O-90", "O-91", "O-92", "O-93", "O-94", "O-95", "O-96", "O-97", "O-98", "O-99")
# What a god brings and no other entry tells of.
LASTING = ("star", "swords", "dearer_action", "lost_points", "no_sea")

# For each journal entry its rule and its arguments, in the order in which the engine notes them.
ENTRIES = {
    "olympos-log-condemns": ("O-6", ["player", "territory"]),
    "olympos-log-barbarians": ("O-15", ["player", "territory"]),
    "olympos-log-turn": ("O-17", ["player", "turn"]),
    "olympos-log-new-settler": ("O-25", ["player", "start", "territory", "time"]),
    "olympos-log-settler": ("O-24", ["player", "start", "territory", "time"]),
    "olympos-log-abandons": ("O-32", ["player", "territory"]),
    "olympos-log-control": ("O-38", ["owner", "territory"]),
    "olympos-log-fights-tribe": ("O-43", ["player", "territory", "time"]),
    "olympos-log-fights": ("O-35", ["player", "territory", "defender", "time"]),
    "olympos-log-territory": ("O-31", ["player", "territory"]),
    "olympos-log-star": ("O-44", ["player", "territory"]),
    "olympos-log-zeus-token": ("O-33", ["player"]),
    "olympos-log-face": ("O-49", ["player", "discovery", "resource"]),
    "olympos-log-own-discount": ("O-68", ["player", "count"]),
    "olympos-log-hourglasses": ("O-22", ["player", "count"]),
    "olympos-log-settlers": ("O-4", ["player", "count"]),
    "olympos-log-cube": ("O-46", ["player", "resource"]),
    "olympos-log-prestige": ("O-103", ["player", "points"]),
    "olympos-log-prestige-face-down": ("O-113", ["player"]),
    "olympos-log-prestige-own": ("O-103", ["points"]),
    "olympos-log-pays": ("O-21", ["player", "hourglasses", "spaces", "space"]),
    "olympos-log-draws": ("O-74", ["player", "count"]),
    "olympos-log-drawn": ("O-74", ["card"]),
    "olympos-log-oracle": ("O-60", ["cards"]),
    "olympos-log-oracle-discards": ("O-60", ["player", "cards"]),
    "olympos-log-no-card": ("O-74", ["player"]),
    "olympos-log-reshuffle": ("O-74", ["count"]),
    "olympos-log-touches-nobody": ("O-88", ["god"]),
    "olympos-log-discards-hand": ("O-96", ["player", "cards"]),
    "olympos-log-loses-settler": ("O-97", ["player", "territory"]),
    "olympos-log-waits": ("O-20", ["player", "space"]),
    "olympos-log-passes": ("O-100", ["player"]),
    "olympos-log-finishes": ("O-100", ["player"]),
    "olympos-log-resigns": ("O-112", ["player"]),
}
WEIGHTS = weighed(
    trifles="olympos-log-condemns olympos-log-barbarians",
    consequences="""
        olympos-log-abandons olympos-log-control olympos-log-fights-tribe olympos-log-fights
        olympos-log-territory olympos-log-star olympos-log-zeus-token olympos-log-face
        olympos-log-own-discount olympos-log-bonus olympos-log-hourglasses olympos-log-settlers
        olympos-log-cube olympos-log-prestige olympos-log-prestige-face-down olympos-log-prestige-own
        olympos-log-pays olympos-log-draws olympos-log-drawn olympos-log-oracle olympos-log-oracle-discards
        olympos-log-no-card olympos-log-reshuffle olympos-log-reveals olympos-log-touches
        olympos-log-touches-nobody olympos-log-discards-hand olympos-log-loses-settler olympos-log-finishes
    """,
)
READERS: dict[str, Callable[[Box, int], Argument]] = {
    "player": lambda box, seat: SeatName(seat),
    "owner": lambda box, seat: names.owner(seat),
    "defender": lambda box, seat: names.owner(seat),
    "territory": names.territory,
    "start": names.start,
    "discovery": names.discovery,
    "wonder": names.wonder,
    "god": names.god,
    "card": names.card,
    "cards": names.cards,
    "resource": lambda box, number: names.resource(number),
    "cubes": lambda box, bundle: names.some(bundle),
}


def tell(table: Table, event: Happening) -> tuple[Message, str]:
    """A journal entry in words, and the rule it follows."""
    if event.key == "olympos-log-end":
        return how_it_ended(table), END_RULES[event.arguments[0]]
    if event.key in CLOSER_LOOKS:
        return CLOSER_LOOKS[event.key](table, *event.arguments)
    rule, names_of_arguments = ENTRIES[event.key]
    arguments: dict[str, Argument] = {
        name: READERS[name](table.box, value) if name in READERS else value
        for name, value in zip(names_of_arguments, event.arguments, strict=True)
    }
    return Message(event.key, arguments), rule


# --- entries whose words or rule depend on what they tell ---------------------------------------------


def discovers(table: Table, seat: int, kind: int, cubes: int, time: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {
        "player": SeatName(seat),
        "discovery": names.discovery(table.box, kind),
        "time": time,
    }
    if not cubes:
        return Message("olympos-log-discovers-free", told), "O-49"
    return Message("olympos-log-discovers", told | {"cubes": names.some(cubes)}), "O-49"


def takes_bonus(table: Table, seat: int, kind: int, slot: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {
        "player": SeatName(seat),
        "discovery": names.discovery(table.box, kind),
        "bonus": names.bonus(int(bonus_at(table, kind, slot))),
    }
    return Message("olympos-log-bonus", told), "O-50"


def builds(table: Table, seat: int, wonder: int, cards: int, stars: int, time: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {
        "player": SeatName(seat),
        "wonder": names.wonder(table.box, wonder),
        "time": time,
    }
    if not cards and not stars:
        return Message("olympos-log-wonder", told), "O-56"
    return Message("olympos-log-wonder-once", told | {"destiny": cards, "athena": stars}), "O-55"


def plays(table: Table, seat: int, card: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {"player": SeatName(seat), "card": names.card(table.box, card)}
    return Message("olympos-log-plays", told), CARD_RULES[table.box.card_effect[card]]


def reveals(table: Table, seat: int, god: int, space: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {
        "player": SeatName(seat),
        "god": names.god(table.box, god),
        "space": space,
    }
    is_double = list(table.box.place_spaces).count(space) > 1
    return Message("olympos-log-reveals", told), "O-85" if is_double else "O-84"


def touches(table: Table, seat: int, god: int) -> tuple[Message, str]:
    told: dict[str, Argument] = {"player": SeatName(seat), "god": names.god(table.box, god)}
    effect = int(table.box.god_effect[god])
    rule, name = GOD_RULES[effect], GOD_EFFECTS[effect]
    if name not in LASTING:
        return Message("olympos-log-touches", told), rule
    if name != "no_sea":
        told["amount"] = int(table.box.god_amount[god])
    return Message(f"olympos-log-touches-{name}", told), rule


CLOSER_LOOKS: dict[str, Callable[..., tuple[Message, str]]] = {
    "olympos-log-discovers": discovers,
    "olympos-log-bonus": takes_bonus,
    "olympos-log-wonder": builds,
    "olympos-log-plays": plays,
    "olympos-log-reveals": reveals,
    "olympos-log-touches": touches,
}
