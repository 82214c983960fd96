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

from petteia.core.components import Kind, Shape, is_number, make_room, read_components, twice
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


# --- loading ----------------------------------------------------------------------------------

_LOADED: Final[dict[str | None, Box]] = {}


def default_components() -> str:
    # importlib.resources would take a third of the time that a first position takes.
    with open(join(dirname(__file__), "components.toml"), encoding="utf-8") as file:
        return file.read()


def load_box(text: str | None = None) -> Box:
    """The Box of a components file's text, our own without one; raises BadComponents."""
    known = _LOADED.pop(text, None)
    if known is None:
        data, digest = read_components(default_components() if text is None else text, problems_with)
        known = Box(data, digest)
        make_room(_LOADED)
    _LOADED[text] = known  # which one was used last can be seen from their order
    return known


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


SHAPE: Final = Shape(BLOCKS, ENTRIES, {"place": Kind("a place [q, r]", is_place)})


def problems_with(data: dict[str, Any]) -> list[str]:
    return SHAPE.problems_with(data) or content_problems(data)


def content_problems(data: dict[str, Any]) -> list[str]:
    return (
        building_problems(data)
        + group_problems(data)
        + pile_problems(data)
        + card_problems(data)
        + tile_problems(data)
        + setup_problems(data)
    )


def building_problems(data: dict[str, Any]) -> list[str]:
    buildings: list[dict[str, Any]] = data["building"]
    ids: list[str] = [building["id"] for building in buildings]
    groups = [group["id"] for group in data["group"]]
    problems = [f"The building id `{name}` is used twice." for name in twice(ids)]
    if len(buildings) > MAX_KINDS:
        problems.append(f"There are {len(buildings)} kinds of building; {MAX_KINDS} is the most.")
    for building in buildings:
        name = building["id"]
        if not re.fullmatch("[a-z][a-z0-9_]*", name) or name == "tile":
            problems.append(f"The building id `{name}` may have small letters, digits and _ only.")
        if building["group"] not in groups:
            problems.append(f"Building `{name}` belongs to an unknown group `{building['group']}`.")
        if not 1 <= building["count"] <= 9:
            problems.append(f"Building `{name}`: `count` must be 1 to 9.")
        problems += [
            f"Building `{name}` has an arrow to nowhere: there is no `{target}`."
            for target in building["arrows"]
            if target not in ids
        ]
        problems += cost_problems(name, building)
    for building in buildings:
        if building["main"]:
            problems += [
                f"Main building `{building['id']}` has an arrow from `{other['id']}`; main ones have none."
                for other in buildings
                if building["id"] in other["arrows"]
            ]
    return problems


def cost_problems(name: str, building: dict[str, Any]) -> list[str]:
    cost, any_cost = building.get("cost"), building.get("any_cost")
    if (cost is None) == (any_cost is None):
        return [f"Building `{name}` needs either `cost` or `any_cost`."]
    if any_cost is not None and not is_number(any_cost):
        return [f"Building `{name}`: `any_cost` must be a whole number."]
    too_much = isinstance(cost, str) and len(cost) > MOST_SYMBOLS
    if too_much or (isinstance(any_cost, int) and any_cost > 99):
        return [f"Building `{name}` costs too much: {MOST_SYMBOLS} symbols or 99 cards are the most."]
    if cost is not None and (not isinstance(cost, str) or any([letter not in LETTERS for letter in cost])):
        return [f"Building `{name}`: `cost` may have the letters {LETTERS} only."]
    return []


def group_problems(data: dict[str, Any]) -> list[str]:
    groups: list[dict[str, Any]] = data["group"]
    problems = [f"The group id `{name}` is used twice." for name in twice([g["id"] for g in groups])]
    if len(groups) > MAX_GROUPS:
        problems.append(f"There are {len(groups)} groups; {MAX_GROUPS} is the most.")
    for group in groups:
        members = sum([b["count"] for b in data["building"] if b["group"] == group["id"]])
        if members != group["size"]:
            problems.append(
                f"Group `{group['id']}` should have {group['size']} buildings, but {members} belong to it."
            )
    return problems


def pile_problems(data: dict[str, Any]) -> list[str]:
    piles = data["piles"]
    problems: list[str] = []
    if len(piles["others"]) != PILES - 1:
        problems.append(f"[piles]: `others` must have {PILES - 1} piles.")
    if any([not 2 <= size <= MAX_PILE for size in [piles["main"], *piles["others"]]]):
        problems.append(f"[piles]: a pile has 2 to {MAX_PILE} buildings.")
    for is_main, wanted in ((True, piles["main"]), (False, sum(piles["others"]))):
        there = sum([b["count"] for b in data["building"] if b["main"] == is_main])
        if there != wanted:
            which = "main" if is_main else "other"
            problems.append(f"The piles hold {wanted} {which} buildings, but there are {there}.")
    return problems


def card_problems(data: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    cards = data["cards"]
    if any([not 1 <= cards[letter] <= MAX_CARDS_OF_A_KIND for letter in LETTERS]):
        problems.append(f"[cards]: there are 1 to {MAX_CARDS_OF_A_KIND} cards of each landscape.")
    most = max([setup["players"] for setup in data["setup"]])
    hands = data["starting_hand"]["by_order"]
    if len(hands) < most:
        problems.append(f"[starting_hand]: `by_order` must have {most} numbers, one a player.")
    elif sum(hands) > sum([cards[letter] for letter in LETTERS]):
        problems.append("[starting_hand]: there are not enough cards for all hands.")
    if any([len(data["cities"][fact]) < most for fact in ("names", "colours")]):
        problems.append(f"[cities]: there must be {most} names and {most} colours.")
    turn = data["turn"]
    if turn["draw_actions"] == 0 or turn["build_actions"] == 0 or turn["substitute_cards"] == 0:
        problems.append("[turn]: `draw_actions`, `build_actions` and `substitute_cards` must be at least 1.")
    if any([turn[fact] > MOST_OF_A_TURN for fact in BLOCKS["turn"]]):
        problems.append(f"[turn]: {MOST_OF_A_TURN} is the most for anything.")
    if data["amphoras"]["count"] > 99:
        problems.append("[amphoras]: 99 is the most.")
    return problems


def tile_problems(data: dict[str, Any]) -> list[str]:
    faces: list[str] = data["map_tiles"]["faces"]
    problems = [
        f"Map tile {number} is `{face}`, but must have {HEXES_PER_TILE} of the letters {LETTERS} and dots."
        for number, face in enumerate(faces, 1)
        if len(face) != HEXES_PER_TILE or any([letter not in LETTERS + "." for letter in face])
    ]
    if len(faces) * HEXES_PER_TILE > MAX_CELLS:
        problems.append(f"There are {len(faces)} map tiles; {MAX_CELLS // HEXES_PER_TILE} is the most.")
    return problems


def setup_problems(data: dict[str, Any]) -> list[str]:
    problems: list[str] = []
    counts = [setup["players"] for setup in data["setup"]]
    if sorted(counts) != [2, 3, 4]:
        problems.append("There must be one [[setup]] each for 2, 3 and 4 players.")
    for setup in data["setup"]:
        problems += [
            f"The set-up for {setup['players']} players {fault}."
            for fault in layout_faults(setup, len(data["map_tiles"]["faces"]))
        ]
    return problems


def layout_faults(setup: dict[str, Any], tiles: int) -> list[str]:
    centres, temples = places(setup["tile_centres"]), places(setup["temples"])
    land = [hex for centre in centres for hex in flower(centre)]
    faults: list[str] = []
    if not centres or len(centres) > tiles:
        faults.append(f"needs 1 to {tiles} tiles")
    if len(set(land)) < len(land):
        faults.append("has overlapping tiles")
    if len(temples) < 2 or len(set(temples)) < len(temples):
        faults.append("needs two or more temples, each on a place of its own")
    for temple in temples:
        if temple in land:
            faults.append(f"has a temple on a tile, at {temple[0]},{temple[1]}")
        elif not any([neighbour in land for neighbour in flower(temple)]):
            faults.append(f"has a temple beside no tile, at {temple[0]},{temple[1]}")
    if centres and len(joined(centres[0], land)) < len(set(land)):
        faults.append("has tiles that do not touch the others")
    growth = 3 * min(tiles - len(centres), PILES * setup["players"])
    if any([max(abs(q), abs(r)) + growth > FARTHEST for q, r in land + temples]):
        faults.append("lies too far from the place 0,0")
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
