"""Can a game be played with this components file?

First whether every fact is there and of its type, then whether the facts fit together. Everything that is
wrong is said at once, in words.
"""

from __future__ import annotations

from typing import Any, Final

from petteia.core.components import Kind, Shape, is_number, one_of, twice, written_as
from petteia.core.fault import wrong, wrong_at
from petteia.core.message import Message, Term
from petteia.games.olympos.shapes import Resource

RESOURCES: Final[list[Resource]] = ["grain", "wood", "stone", "gold"]
PLAYERS: Final = [2, 3, 4, 5]

# What a discovery tile may do.
TILE_EFFECTS: Final = [
    "swords", "zeus", "stars", "settler_discount", "sea_discount", "land_runs", "destiny_choice",
    "destiny_cards", "wins_ties", "cubes", "settlers", "hourglasses", "wonder_discount", "resource_discount",
    "points", "points_per_discovery", "points_per_settler", "points_per_sword", "points_per_star",
]  # fmt: skip
# What a destiny card and an Olympos card may do: box.py numbers them in this order.
DESTINY_EFFECTS: Final = [
    "cube", "prestige_per_territory", "hourglasses_per_territory", "hourglasses_for_most", "prestige_for_all",
    "star", "zeus",
]  # fmt: skip
WITHOUT_RESOURCE: Final = ["prestige_for_all", "star", "zeus"]
GOD_EFFECTS: Final = [
    "prestige", "settlers", "cubes", "star", "swords", "dearer_action", "no_cards", "lost_settler",
    "lost_points", "no_sea",
]  # fmt: skip

# Limits of the packed tables: see state.py and actions.py for what is packed.
MOST_TERRITORIES: Final = 60
MOST_KINDS: Final = 60
MOST_SLOTS: Final = 5
MOST_CARDS: Final = 30
MOST_COPIES: Final = 3
MOST_COLUMNS: Final = 7


def problems_with(data: dict[str, Any]) -> list[Message]:
    return SHAPE.problems_with(data) or content_problems(data)


# --- is every fact there? ---------------------------------------------------------------------------

BLOCKS: Final = {
    "tribes": {"names": "[text]", "colours": "[text]"},
    "pieces": {"settlers": "number", "hourglasses": "number", "cubes": "number"},
    "costs": {
        "new_settler": "number",
        "land": "number",
        "sea": "number",
        "stronger": "number",
        "equal": "number",
        "weaker": "number",
        "discovery": "number",
        "wonder": "number",
    },
    "fights": {"tribe_swords": "number", "barbarian_swords": "number", "compensation": "number"},
    "scoring": {"territory": "number", "atlantis": "number", "discovery": "number", "card_in_hand": "number"},
    "track": {
        "cross": "number",
        "zeus": "[number]",
        "olympos_cards": "[number]",
        "last_points": "[number]",
    },
    "north": {"land": "[text]", "x": "number", "y": "number"},
}
ENTRIES: Final = {
    "setup": {
        "players": "number",
        "condemned": "number",
        "barbarians": "number",
        "columns": "number",
        "single_tiles": "yes or no",
        "grey_bonus": "yes or no",
        "settlers": "number",
    },
    "territory": {
        "id": "name",
        "name": "text",
        "resource": "resource",
        "star": "yes or no?",
        "zeus": "yes or no?",
        "atlantis": "yes or no?",
        "land": "[text]",
        "sea": "[text]",
        "x": "number",
        "y": "number",
    },
    "sea": {"id": "name", "name": "text", "sea": "[text]", "x": "number", "y": "number"},
    "row": {"id": "name", "backs": "[number]"},
    "space": {"row": "text", "column": "number", "cost": "[group]", "bonuses": "[bonus]", "grey": "number"},
    "discovery": {
        "id": "name",
        "name": "text",
        "row": "text",
        "cost": "[group]",
        "effect": "effect",
        "faces": "[resource]?",
    },
    "wonder": {"id": "name", "name": "text", "stars": "number", "points": "number"},
    "olympos_card": {
        "id": "name",
        "name": "text",
        "good": "yes or no",
        "effect": "god effect",
        "amount": "number",
    },
    "destiny_card": {
        "id": "name",
        "effect": "destiny effect",
        "resource": "resource?",
        "amount": "number",
        "copies": "number",
    },
}


def is_effect(value: object) -> bool:
    return isinstance(value, dict) and all(
        [name in TILE_EFFECTS and is_number(amount) for name, amount in value.items()]
    )


ANY_RESOURCE: Final = "|".join(RESOURCES)
KINDS: Final = {
    "resource": one_of(RESOURCES),
    "group": written_as(
        f"[1-9] (any|{ANY_RESOURCE})",
        wrong("olympos-wrong-kind-group", resources=", ".join(RESOURCES)),
    ),
    "bonus": written_as(
        f"settler|hourglasses:[1-9]|prestige:[1-9]|cube:({ANY_RESOURCE})",
        Term("olympos-wrong-kind-bonus"),
    ),
    "effect": Kind(wrong("olympos-wrong-kind-effect", effects=", ".join(TILE_EFFECTS)), is_effect),
    "god effect": one_of(GOD_EFFECTS),
    "destiny effect": one_of(DESTINY_EFFECTS),
}
SHAPE: Final = Shape(BLOCKS, ENTRIES, KINDS, schema=2)


# --- do the facts fit together? ------------------------------------------------------------------------


def content_problems(data: dict[str, Any]) -> list[Message]:
    problems = id_problems(data) + number_problems(data)
    return problems or (
        map_problems(data)
        + track_problems(data)
        + setup_problems(data)
        + board_problems(data)
        + discovery_problems(data)
        + card_problems(data)
    )


def id_problems(data: dict[str, Any]) -> list[Message]:
    """Places share their names, so that a move can say where it goes; other things only with their like."""
    lists = {
        "[[territory]], [[sea]]": data["territory"] + data["sea"],
        "[[row]]": data["row"],
        "[[discovery]], [[wonder]]": data["discovery"] + data["wonder"],
        "[[olympos_card]]": data["olympos_card"],
        "[[destiny_card]]": data["destiny_card"],
    }
    problems = [
        wrong("core-wrong-id-twice", block=block, id=name)
        for block, entries in lists.items()
        for name in twice([entry["id"] for entry in entries])
    ]
    if any([entry["id"] == "north" for entry in data["territory"] + data["sea"]]):
        problems.append(wrong("olympos-wrong-north-id"))
    return problems


def number_problems(data: dict[str, Any]) -> list[Message]:
    """Whether there is room for everything in the engine's tables."""
    limits = {"territory": MOST_TERRITORIES, "sea": 40, "discovery": MOST_KINDS, "wonder": 20}
    limits |= {"olympos_card": 20, "destiny_card": MOST_CARDS}
    problems = [
        wrong("core-wrong-too-many", block=f"[[{name}]]", count=len(data[name]), most=most)
        for name, most in limits.items()
        if len(data[name]) > most
    ]
    costs = data["costs"]
    if costs["land"] < 1:
        problems.append(wrong_at("[costs]", wrong("olympos-wrong-land-cost")))
    if costs["sea"] > 9 or any([costs[name] > 20 for name in BLOCKS["costs"]]):
        problems.append(wrong_at("[costs]", wrong("olympos-wrong-costs", sea=9, most=20)))
    pieces = data["pieces"]
    if not 1 <= pieces["cubes"] <= 15 or not 1 <= pieces["settlers"] <= 60:
        problems.append(wrong_at("[pieces]", wrong("olympos-wrong-pieces", cubes=15, settlers=60)))
    for name in ("names", "colours"):
        if len(data["tribes"][name]) < max(PLAYERS):
            problems.append(
                wrong_at("[tribes]", wrong("core-wrong-one-a-player", fact=name, count=max(PLAYERS)))
            )
    return problems


def map_problems(data: dict[str, Any]) -> list[Message]:
    land = [territory["id"] for territory in data["territory"]]
    seas = [sea["id"] for sea in data["sea"]]
    problems: list[Message] = []
    for entry in data["territory"] + data["sea"]:
        for key, known in (("land", land), ("sea", seas)):
            problems += [
                wrong("olympos-wrong-beside-unknown", id=entry["id"], other=name)
                for name in entry.get(key, [])
                if name not in known or name == entry["id"]
            ]
    for territory in data["territory"]:
        problems += [
            wrong("olympos-wrong-one-way", id=territory["id"], other=name)
            for name in territory["land"]
            if name in land and territory["id"] not in data["territory"][land.index(name)]["land"]
        ]
    if not data["north"]["land"] or any([name not in land for name in data["north"]["land"]]):
        problems.append(wrong_at("[north]", wrong("olympos-wrong-north-land")))
    if sum([territory.get("zeus", False) for territory in data["territory"]]) != 1:
        problems.append(wrong("olympos-wrong-zeus"))
    elif not problems and len(reached(data)) < len(land):
        lost = [name for name in land if name not in reached(data)]
        problems.append(wrong("olympos-wrong-no-way", places=", ".join(lost)))
    return problems


def reached(data: dict[str, Any]) -> set[str]:
    """The territories that can be reached from the North zone."""
    beside: dict[str, set[str]] = {entry["id"]: set() for entry in data["territory"] + data["sea"]}
    for entry in data["territory"] + data["sea"]:
        for name in entry.get("land", []) + entry["sea"]:
            beside[entry["id"]].add(name)
            beside[name].add(entry["id"])
    found, frontier = set(data["north"]["land"]), list(data["north"]["land"])
    while frontier:
        for name in beside[frontier.pop()] - found:
            found.add(name)
            frontier.append(name)
    return found & {territory["id"] for territory in data["territory"]}


def track_problems(data: dict[str, Any]) -> list[Message]:
    track = data["track"]
    zeus, cards = track["zeus"], track["olympos_cards"]
    problems: list[Message] = []
    if not zeus or zeus != sorted(set(zeus)) or zeus[0] < 1 or zeus[-1] > track["cross"]:
        problems.append(wrong_at("[track]", wrong("olympos-wrong-track-zeus")))
    if len(cards) != len(zeus) or any([number not in (1, 2) for number in cards]):
        problems.append(wrong_at("[track]", wrong("olympos-wrong-track-cards")))
    if sum(cards) > len(data["olympos_card"]):
        problems.append(
            wrong("olympos-wrong-too-few-cards", needed=sum(cards), count=len(data["olympos_card"]))
        )
    if zeus and len(track["last_points"]) != track["cross"] - zeus[-1] + 1:
        problems.append(wrong_at("[track]", wrong("olympos-wrong-last-points")))
    return problems


def setup_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    if sorted([setup["players"] for setup in data["setup"]]) != PLAYERS:
        problems.append(wrong("core-wrong-setups", players="2, 3, 4, 5"))
    for setup in data["setup"]:
        where = wrong("core-wrong-setup", players=setup["players"])
        if setup["settlers"] < 1 or setup["settlers"] >= data["pieces"]["settlers"]:
            problems.append(wrong_at(where, wrong("olympos-wrong-setup-settlers")))
        for resource in RESOURCES:
            plain = [t for t in data["territory"] if t["resource"] == resource and not t.get("star")]
            if setup["condemned"] + setup["barbarians"] > len(plain):
                lacking = wrong("olympos-wrong-setup-resource", resource=Term(f"olympos-{resource}"))
                problems.append(wrong_at(where, lacking))
    return problems


def board_problems(data: dict[str, Any]) -> list[Message]:
    """Rows, columns, spaces and wonders."""
    rows = {row["id"]: row for row in data["row"]}
    columns = max([setup["columns"] for setup in data["setup"]])
    problems: list[Message] = []
    if not 1 <= columns <= MOST_COLUMNS or any([setup["columns"] < 1 for setup in data["setup"]]):
        problems.append(wrong("olympos-wrong-columns", most=MOST_COLUMNS))
    for name, row in rows.items():
        kinds = sum([kind["row"] == name for kind in data["discovery"]])
        if kinds != columns:
            problems.append(wrong("olympos-wrong-row", row=name, count=kinds, columns=columns))
        if not 1 <= len(row["backs"]) <= MOST_SLOTS:
            problems.append(wrong("olympos-wrong-row-tiles", row=name, most=MOST_SLOTS))
    if len(data["wonder"]) != columns:
        problems.append(wrong("olympos-wrong-wonders", count=len(data["wonder"]), columns=columns))
    return problems + space_problems(data, list(rows), columns)


def space_problems(data: dict[str, Any], rows: list[str], columns: int) -> list[Message]:
    """Every space of the development board is there once, with a price and room for its bonuses."""
    told = [f"{space['row']} {space['column']}" for space in data["space"]]
    problems = [wrong("olympos-wrong-space-twice", space=space) for space in twice(told)]
    problems += [
        wrong("olympos-wrong-space-missing", space=f"{row} {column}")
        for row in rows
        for column in range(1, columns + 1)
        if f"{row} {column}" not in told
    ]
    for space, name in zip(data["space"], told, strict=True):
        if space["row"] not in rows or not 1 <= space["column"] <= columns:
            problems.append(wrong("olympos-wrong-no-space", row=space["row"], column=space["column"]))
        if len(space["bonuses"]) > MOST_SLOTS or space["grey"] > len(space["bonuses"]):
            problems.append(wrong("olympos-wrong-bonus-slots", row=space["row"]))
        problems += cost_problems(name, space["cost"])
    return problems


def cost_problems(name: str, cost: list[str]) -> list[Message]:
    named = [group.split()[1] for group in cost if not group.endswith("any")]
    fits = 1 <= len(cost) <= len(RESOURCES) and not twice(named)
    return [] if fits else [wrong("olympos-wrong-cost", id=name)]


def discovery_problems(data: dict[str, Any]) -> list[Message]:
    rows = {row["id"]: row for row in data["row"]}
    problems: list[Message] = []
    for kind in data["discovery"]:
        name = kind["id"]
        if kind["row"] not in rows:
            problems.append(wrong("olympos-wrong-unknown-row", id=name, row=kind["row"]))
            continue
        problems += cost_problems(name, kind["cost"])
        faces = kind.get("faces", [])
        if faces and (twice(faces) or len(faces) != len(rows[kind["row"]]["backs"])):
            problems.append(wrong("olympos-wrong-faces", id=name))
        if bool(faces) != ("resource_discount" in kind["effect"]):
            problems.append(wrong("olympos-wrong-faces-discount", id=name))
        if faces and any(rows[kind["row"]]["backs"]):
            problems.append(wrong("olympos-wrong-faces-backs", id=name))
        if any([amount > 9 for amount in kind["effect"].values()]):
            problems.append(wrong("olympos-wrong-effect", id=name, most=9))
    faces = [face for kind in data["discovery"] for face in kind.get("faces", [])]
    problems += [wrong("olympos-wrong-face-twice", face=face) for face in twice(faces)]
    return problems


def card_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    for card in data["destiny_card"]:
        name = card["id"]
        if ("resource" in card) == (card["effect"] in WITHOUT_RESOURCE):
            key = "core-wrong-has-no-use" if "resource" in card else "core-wrong-needs"
            problems.append(wrong_at(f"`{name}`", wrong(key, fact="resource")))
        if not 1 <= card["copies"] <= MOST_COPIES or not 1 <= card["amount"] <= 9:
            problems.append(wrong("olympos-wrong-copies", id=name, copies=MOST_COPIES, amount=9))
        if card["effect"] == "star" and card["amount"] != 1:
            problems.append(wrong("olympos-wrong-one-star", id=name))
    for god in data["olympos_card"]:
        single = god["effect"] in ("no_cards", "lost_settler", "no_sea")
        most = 1 if single else 9
        if not 1 <= god["amount"] <= most:
            amount = wrong("core-wrong-must-be", fact="amount", what="1" if single else f"1–{most}")
            problems.append(wrong_at(f"`{god['id']}`", amount))
    return problems
