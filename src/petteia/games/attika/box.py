"""What is in the box of Attika, as compact tables that all clones of a game share.

The facts come from `components.toml` beside this file, or from an owner's corrected copy of it.
Loading checks everything and says in words what is wrong, all of it at once.
"""

from __future__ import annotations

import re
from os.path import dirname, join
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.components import Kind, Shape, Shelf, is_number, twice
from petteia.core.fault import wrong, wrong_at
from petteia.core.message import Message, Term
from petteia.core.numbers import BIT, unit

LANDSCAPES: Final = ["water", "forest", "hill", "mountain"]
LETTERS: Final = "WFHM"
BARE: Final = -1  # a hex without a landscape symbol

PILES: Final = 4
MAIN_PILE: Final = 0
PETALS: Final = 6
HEXES_PER_TILE: Final = 7

# Limits of the packed tables: see state.py and actions.py for what is packed.
MAX_KINDS: Final = 30
MAX_PILE: Final = 12
MAX_CARDS_OF_A_KIND: Final = 15
MAX_GROUPS: Final = 7
MOST_SYMBOLS: Final = 15
MOST_OF_A_TURN: Final = 20
MAX_CELLS: Final = 254
FARTHEST: Final = 61


class Setup:
    """Where tiles and temples lie at the start, for one number of players."""

    __slots__ = ("centres", "temples")

    centres: list[tuple[int, int]]
    temples: list[tuple[int, int]]

    def __init__(self, centres: list[tuple[int, int]], temples: list[tuple[int, int]]) -> None:
        self.centres = centres
        self.temples = temples


class Box:
    """The tables. A kind is a number for a building's name: the two towers are one kind."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.data: dict[str, Any] = data
        self.digest: str = digest

        buildings: list[dict[str, Any]] = data["building"]
        self.kind_ids: list[str] = [building["id"] for building in buildings]
        self.kinds: i64 = len(buildings)
        self.copies = vec[i64]([building["count"] for building in buildings])
        self.buildings: i64 = sum([int(building["count"]) for building in buildings])
        self.costs = vec[i64]([cost_bundle(building) for building in buildings])
        self.any_costs = vec[i64]([building.get("any_cost", 0) for building in buildings])
        # For each kind, the set of kinds whose arrow points at it.
        self.pointers = vec[i64]([pointers_at(building["id"], buildings) for building in buildings])
        self.main_kinds: i64 = main_kinds_of(buildings)

        groups: list[dict[str, Any]] = data["group"]
        self.group_ids: list[str] = [group["id"] for group in groups]
        self.groups: i64 = len(groups)
        self.group_sizes = vec[i64]([group["size"] for group in groups])
        self.group_of = vec[i64]([self.group_ids.index(building["group"]) for building in buildings])

        faces: list[str] = data["map_tiles"]["faces"]
        self.tiles = vec[vec[i64]]([vec[i64]([symbol(letter) for letter in face]) for face in faces])
        # How many rotations of each tile look different.
        self.rotations = vec[i64]([looks(face[1:]) for face in faces])

        self.cards = vec[i64]([data["cards"][letter] for letter in LETTERS])
        self.all_cards: i64 = sum([data["cards"][letter] * int(unit(i)) for i, letter in enumerate(LETTERS)])
        self.amphoras: i64 = data["amphoras"]["count"]
        self.other_piles = vec[i64](data["piles"]["others"])
        self.starting_hands = vec[i64](data["starting_hand"]["by_order"])

        turn: dict[str, Any] = data["turn"]
        self.draw_actions: i64 = turn["draw_actions"]
        self.build_actions: i64 = turn["build_actions"]
        self.renounce_cards: i64 = turn["renounce_cards"]
        self.cards_per_unused_action: i64 = turn["cards_per_unused_action"]
        self.substitute_cards: i64 = turn["substitute_cards"]
        self.fee_per_settlement: i64 = turn["fee_per_settlement"]

        self.setups: dict[int, Setup] = {
            setup["players"]: Setup(places(setup["tile_centres"]), places(setup["temples"]))
            for setup in data["setup"]
        }

    def kind_named(self, name: str) -> int:
        """The kind of that id, or -1."""
        return self.kind_ids.index(name) if name in self.kind_ids else -1


def cost_bundle(building: dict[str, Any]) -> int:
    return sum([int(unit(LETTERS.index(letter))) for letter in building.get("cost", "")])


def pointers_at(name: str, buildings: list[dict[str, Any]]) -> int:
    return sum([int(BIT[kind]) for kind, other in enumerate(buildings) if name in other["arrows"]])


def main_kinds_of(buildings: list[dict[str, Any]]) -> int:
    return sum([int(BIT[kind]) for kind, building in enumerate(buildings) if building["main"]])


def symbol(letter: str) -> int:
    return BARE if letter == "." else LETTERS.index(letter)


def looks(ring: str) -> int:
    """How many of the six rotations of a ring of petals look different."""
    return next(turn for turn in (1, 2, 3, 6) if ring[turn:] + ring[:turn] == ring)


def places(pairs: list[list[int]]) -> list[tuple[int, int]]:
    return [(pair[0], pair[1]) for pair in pairs]


# --- checks: first that every fact is there and of its type, then that they fit together --------

BLOCKS: Final = {
    "cards": {"W": "number", "F": "number", "H": "number", "M": "number"},
    "amphoras": {"count": "number"},
    "piles": {"main": "number", "others": "[number]"},
    "starting_hand": {"by_order": "[number]"},
    "turn": {
        "draw_actions": "number",
        "build_actions": "number",
        "renounce_cards": "number",
        "cards_per_unused_action": "number",
        "substitute_cards": "number",
        "fee_per_settlement": "number",
    },
    "cities": {"names": "[text]", "colours": "[text]"},
    "map_tiles": {"faces": "[text]"},
}
ENTRIES: Final = {
    "group": {"id": "text", "name": "text", "size": "number"},
    "building": {
        "id": "text",
        "name": "text",
        "group": "text",
        "count": "number",
        "main": "yes or no",
        "arrows": "[text]",
    },
    "setup": {"players": "number", "tile_centres": "[place]", "temples": "[place]"},
}


def is_place(value: object) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all([isinstance(part, int) and not isinstance(part, bool) for part in value])
    )


SHAPE: Final = Shape(BLOCKS, ENTRIES, {"place": Kind(Term("attika-wrong-kind-place"), is_place)})


def problems_with(data: dict[str, Any]) -> list[Message]:
    return SHAPE.problems_with(data) or content_problems(data)


def content_problems(data: dict[str, Any]) -> list[Message]:
    return (
        building_problems(data)
        + group_problems(data)
        + pile_problems(data)
        + card_problems(data)
        + tile_problems(data)
        + setup_problems(data)
    )


def building_problems(data: dict[str, Any]) -> list[Message]:
    buildings: list[dict[str, Any]] = data["building"]
    ids: list[str] = [building["id"] for building in buildings]
    groups = [group["id"] for group in data["group"]]
    problems = [wrong("core-wrong-id-twice", block="[[building]]", id=name) for name in twice(ids)]
    if len(buildings) > MAX_KINDS:
        problems.append(
            wrong("core-wrong-too-many", block="[[building]]", count=len(buildings), most=MAX_KINDS)
        )
    for building in buildings:
        name = building["id"]
        if not re.fullmatch("[a-z][a-z0-9_]*", name) or name == "tile":
            problems.append(wrong("attika-wrong-id", id=name))
        if building["group"] not in groups:
            problems.append(wrong("attika-wrong-group", id=name, group=building["group"]))
        if not 1 <= building["count"] <= 9:
            problems.append(wrong_at(f"`{name}`", wrong("core-wrong-from-to", fact="count", least=1, most=9)))
        problems += [
            wrong("attika-wrong-arrow", id=name, target=target)
            for target in building["arrows"]
            if target not in ids
        ]
        problems += cost_problems(name, building)
    for building in buildings:
        if building["main"]:
            problems += [
                wrong("attika-wrong-main-arrow", id=building["id"], other=other["id"])
                for other in buildings
                if building["id"] in other["arrows"]
            ]
    return problems


def cost_problems(name: str, building: dict[str, Any]) -> list[Message]:
    cost, any_cost = building.get("cost"), building.get("any_cost")
    if (cost is None) == (any_cost is None):
        return [wrong("attika-wrong-cost", id=name)]
    if any_cost is not None and not is_number(any_cost):
        return [wrong("attika-wrong-any-cost", id=name)]
    too_much = isinstance(cost, str) and len(cost) > MOST_SYMBOLS
    if too_much or (isinstance(any_cost, int) and any_cost > 99):
        return [wrong("attika-wrong-dear", id=name, symbols=MOST_SYMBOLS, cards=99)]
    if cost is not None and (not isinstance(cost, str) or any([letter not in LETTERS for letter in cost])):
        return [wrong("attika-wrong-cost-letters", id=name, letters=LETTERS)]
    return []


def group_problems(data: dict[str, Any]) -> list[Message]:
    groups: list[dict[str, Any]] = data["group"]
    problems = [
        wrong("core-wrong-id-twice", block="[[group]]", id=name) for name in twice([g["id"] for g in groups])
    ]
    if len(groups) > MAX_GROUPS:
        problems.append(wrong("core-wrong-too-many", block="[[group]]", count=len(groups), most=MAX_GROUPS))
    for group in groups:
        members = sum([b["count"] for b in data["building"] if b["group"] == group["id"]])
        if members != group["size"]:
            problems.append(
                wrong("attika-wrong-group-size", group=group["id"], size=group["size"], members=members)
            )
    return problems


def pile_problems(data: dict[str, Any]) -> list[Message]:
    piles = data["piles"]
    problems: list[Message] = []
    if len(piles["others"]) != PILES - 1:
        problems.append(wrong_at("[piles]", wrong("attika-wrong-other-piles", count=PILES - 1)))
    if any([not 2 <= size <= MAX_PILE for size in [piles["main"], *piles["others"]]]):
        problems.append(wrong_at("[piles]", wrong("attika-wrong-pile", least=2, most=MAX_PILE)))
    for is_main, wanted in ((True, piles["main"]), (False, sum(piles["others"]))):
        there = sum([b["count"] for b in data["building"] if b["main"] == is_main])
        if there != wanted:
            key = "attika-wrong-main-in-piles" if is_main else "attika-wrong-others-in-piles"
            problems.append(wrong(key, wanted=wanted, there=there))
    return problems


def card_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    cards = data["cards"]
    if any([not 1 <= cards[letter] <= MAX_CARDS_OF_A_KIND for letter in LETTERS]):
        problems.append(wrong_at("[cards]", wrong("attika-wrong-cards", most=MAX_CARDS_OF_A_KIND)))
    most = max([setup["players"] for setup in data["setup"]])
    hands = data["starting_hand"]["by_order"]
    if len(hands) < most:
        problems.append(
            wrong_at("[starting_hand]", wrong("core-wrong-one-a-player", fact="by_order", count=most))
        )
    elif sum(hands) > sum([cards[letter] for letter in LETTERS]):
        problems.append(wrong_at("[starting_hand]", wrong("attika-wrong-hands")))
    for fact in ("names", "colours"):
        if len(data["cities"][fact]) < most:
            problems.append(wrong_at("[cities]", wrong("core-wrong-one-a-player", fact=fact, count=most)))
    turn = data["turn"]
    if turn["draw_actions"] == 0 or turn["build_actions"] == 0 or turn["substitute_cards"] == 0:
        problems.append(wrong_at("[turn]", wrong("attika-wrong-actions")))
    if any([turn[fact] > MOST_OF_A_TURN for fact in BLOCKS["turn"]]):
        problems.append(wrong_at("[turn]", wrong("attika-wrong-most", most=MOST_OF_A_TURN)))
    if data["amphoras"]["count"] > 99:
        problems.append(wrong_at("[amphoras]", wrong("attika-wrong-most", most=99)))
    return problems


def tile_problems(data: dict[str, Any]) -> list[Message]:
    faces: list[str] = data["map_tiles"]["faces"]
    problems = [
        wrong("attika-wrong-face", tile=number, face=face, count=HEXES_PER_TILE, letters=LETTERS)
        for number, face in enumerate(faces, 1)
        if len(face) != HEXES_PER_TILE or any([letter not in LETTERS + "." for letter in face])
    ]
    if len(faces) * HEXES_PER_TILE > MAX_CELLS:
        problems.append(wrong("attika-wrong-many-tiles", count=len(faces), most=MAX_CELLS // HEXES_PER_TILE))
    return problems


def setup_problems(data: dict[str, Any]) -> list[Message]:
    problems: list[Message] = []
    counts = [setup["players"] for setup in data["setup"]]
    if sorted(counts) != [2, 3, 4]:
        problems.append(wrong("core-wrong-setups", players="2, 3, 4"))
    for setup in data["setup"]:
        problems += [
            wrong_at(wrong("core-wrong-setup", players=setup["players"]), fault)
            for fault in layout_faults(setup, len(data["map_tiles"]["faces"]))
        ]
    return problems


def layout_faults(setup: dict[str, Any], tiles: int) -> list[Message]:
    centres, temples = places(setup["tile_centres"]), places(setup["temples"])
    land = [hex for centre in centres for hex in flower(centre)]
    faults: list[Message] = []
    if not centres or len(centres) > tiles:
        faults.append(wrong("attika-wrong-setup-tiles", most=tiles))
    if len(set(land)) < len(land):
        faults.append(wrong("attika-wrong-setup-overlap"))
    if len(temples) < 2 or len(set(temples)) < len(temples):
        faults.append(wrong("attika-wrong-setup-temples"))
    for temple in temples:
        if temple in land:
            faults.append(wrong("attika-wrong-temple-on-tile", place=f"{temple[0]},{temple[1]}"))
        elif not any([neighbour in land for neighbour in flower(temple)]):
            faults.append(wrong("attika-wrong-temple-alone", place=f"{temple[0]},{temple[1]}"))
    if centres and len(joined(centres[0], land)) < len(set(land)):
        faults.append(wrong("attika-wrong-setup-apart"))
    growth = 3 * min(tiles - len(centres), PILES * setup["players"])
    if any([max(abs(q), abs(r)) + growth > FARTHEST for q, r in land + temples]):
        faults.append(wrong("attika-wrong-setup-far"))
    return faults


def flower(centre: tuple[int, int]) -> list[tuple[int, int]]:
    q, r = centre
    return [(q, r), (q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1)]


def joined(start: tuple[int, int], land: list[tuple[int, int]]) -> set[tuple[int, int]]:
    found, frontier = {start}, [start]
    while frontier:
        for hex in flower(frontier.pop()):
            if hex in land and hex not in found:
                found.add(hex)
                frontier.append(hex)
    return found


# --- loading ----------------------------------------------------------------------------------


def default_components() -> str:
    # importlib.resources would take a third of the time that a first position takes.
    with open(join(dirname(__file__), "components.toml"), encoding="utf-8") as file:
        return file.read()


_SHELF: Final[Shelf[Box]] = Shelf(default_components, problems_with, Box)


def load_box(text: str | None = None) -> Box:
    """The Box of a components file's text, our own without one; raises BadComponents."""
    return _SHELF.box(text)
