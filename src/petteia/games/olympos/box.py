"""What is in the box of Olympos, as compact tables that all clones of a game share.

The facts come from `components.toml` beside this file, or from an owner's corrected copy of it, once
`inspection` has found that a game can be played with them.
"""

from __future__ import annotations

from os.path import dirname, join
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.components import Shelf
from petteia.core.numbers import BIT, unit
from petteia.games.olympos.inspection import (
    DESTINY_EFFECTS,
    GOD_EFFECTS,
    RESOURCES,
    problems_with,
)
from petteia.games.olympos.routes import NO_WAY, Geography, Travel, geography_of, travel
from petteia.games.olympos.shapes import Gain, Resource

__all__ = ["RESOURCES", "Box", "Setup", "load_box"]

NONE: Final = -1
ANY: Final = -1  # a group of a price that may be of any resource

# What a bonus space gives: the code is `what * BONUS_STEP +` an amount, or a resource for a cube.
BONUS_SETTLER: Final = 0
BONUS_HOURGLASSES: Final = 1
BONUS_PRESTIGE: Final = 2
BONUS_CUBE: Final = 3
GIFTS: Final[list[Gain]] = ["settler", "hourglasses", "prestige"]
BONUSES: Final[list[str]] = [*GIFTS, "cube"]
BONUS_STEP: Final = 16

# What discoveries were called before we knew the English rulebook; old moves and positions still say so.
FORMER_NAMES: Final = {"cult": "religion", "cartography": "map_making", "trade": "commerce"}

# What a destiny card does, in the order of DESTINY_EFFECTS.
GAIN_CUBE: Final = 0
PRESTIGE_PER_TERRITORY: Final = 1
HOURGLASSES_PER_TERRITORY: Final = 2
HOURGLASSES_FOR_MOST: Final = 3
PRESTIGE_FOR_ALL: Final = 4
ONE_USE_STAR: Final = 5
ZEUS_SIGN: Final = 6

# What an Olympos card does, in the order of GOD_EFFECTS.
GIVES_PRESTIGE: Final = 0
GIVES_SETTLERS: Final = 1
GIVES_CUBES: Final = 2
GIVES_STAR: Final = 3
GIVES_SWORDS: Final = 4
DEARER_ACTION: Final = 5
NO_CARDS: Final = 6
LOST_SETTLER: Final = 7
LOST_POINTS: Final = 8
NO_SEA: Final = 9


class Setup:
    """What is different for each number of players."""

    condemned: i64  # territories of each resource
    barbarians: i64  # territories of each resource
    columns: i64  # of the development board in use
    single_tiles: bool  # one tile of a kind, whatever the backs say
    grey_bonus: bool
    settlers: i64  # in each player's stock

    def __init__(self, facts: dict[str, Any]) -> None:
        self.condemned = facts["condemned"]
        self.barbarians = facts["barbarians"]
        self.columns = facts["columns"]
        self.single_tiles = facts["single_tiles"]
        self.grey_bonus = facts["grey_bonus"]
        self.settlers = facts["settlers"]


class Box:
    """The tables. Territories, seas, discoveries (kinds), wonders, gods (Olympos cards) and destiny cards are
    numbers in the order of the file."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.data: dict[str, Any] = data
        self.digest: str = digest
        self.setups: dict[int, Setup] = {setup["players"]: Setup(setup) for setup in data["setup"]}

        pieces: dict[str, Any] = data["pieces"]
        self.settlers: i64 = pieces["settlers"]
        self.hourglasses: i64 = pieces["hourglasses"]
        self.cubes: i64 = pieces["cubes"]

        # --- the map ---
        territories: list[dict[str, Any]] = data["territory"]
        self.territory_ids: list[str] = [territory["id"] for territory in territories]
        self.sea_ids: list[str] = [sea["id"] for sea in data["sea"]]
        self.territories: i64 = len(territories)
        self.geography: Geography = geography_of(data)
        self.resource_of = vec[i64]([RESOURCES.index(territory["resource"]) for territory in territories])
        self.of_resource = vec[i64]([where(territories, "resource", name) for name in RESOURCES])
        self.starred: i64 = where(territories, "star", True)
        self.olympos: i64 = where(
            territories, "zeus", True
        )  # the set of the one territory with the Zeus token
        self.atlantis: i64 = where(territories, "atlantis", True)

        # --- points of time ---
        costs: dict[str, Any] = data["costs"]
        self.new_settler_cost: i64 = costs["new_settler"]
        self.sea_cost: i64 = costs["sea"]
        self.stronger_cost: i64 = costs["stronger"]
        self.equal_cost: i64 = costs["equal"]
        self.weaker_cost: i64 = costs["weaker"]
        self.discovery_cost: i64 = costs["discovery"]
        self.wonder_cost: i64 = costs["wonder"]
        self.tribe_swords: i64 = data["fights"]["tribe_swords"]
        self.barbarian_swords: i64 = data["fights"]["barbarian_swords"]
        self.compensation: i64 = data["fights"]["compensation"]
        # By `travel_number`: for each sea discount, then without the sea; the same again on runs of land.
        self.travels: list[Travel] = [
            travel(self.geography, costs["land"], sea, runs)
            for runs in (False, True)
            for sea in [*range(costs["sea"], -1, -1), NO_WAY]
        ]

        # --- the track ---
        track: dict[str, Any] = data["track"]
        self.cross: i64 = track["cross"]
        self.zeus_spaces = vec[i64](track["zeus"])
        # Olympos cards lie at places counted along the track: a double space has two of them.
        self.place_spaces = vec[i64](places_of(track))
        self.last_zeus: i64 = track["zeus"][-1]
        self.last_points = vec[i64](track["last_points"])

        # --- discoveries ---
        kinds: list[dict[str, Any]] = data["discovery"]
        rows: list[dict[str, Any]] = data["row"]
        self.kind_ids: list[str] = [kind["id"] for kind in kinds]
        self.kinds: i64 = len(kinds)
        self.row_ids: list[str] = [row["id"] for row in rows]
        self.rows: i64 = len(rows)
        self.backs = vec[vec[i64]]([vec[i64](row["backs"]) for row in rows])
        self.row_of = vec[i64]([self.row_ids.index(kind["row"]) for kind in kinds])
        self.columns: i64 = max([setup["columns"] for setup in data["setup"]])
        # For each kind whose tiles differ, the set of resources on them; 0 for all others.
        self.faces = vec[i64]([faces_of(kind) for kind in kinds])
        self.tile_swords = effects(kinds, "swords")
        self.tile_zeus = effects(kinds, "zeus")
        self.tile_stars = effects(kinds, "stars")
        self.settler_discount = effects(kinds, "settler_discount")
        self.sea_discount = effects(kinds, "sea_discount")
        self.land_runs = effects(kinds, "land_runs")
        self.destiny_choice = effects(kinds, "destiny_choice")
        self.destiny_cards = effects(kinds, "destiny_cards")
        self.wins_ties = effects(kinds, "wins_ties")
        self.gives_cubes = effects(kinds, "cubes")
        self.gives_settlers = effects(kinds, "settlers")
        self.gives_hourglasses = effects(kinds, "hourglasses")
        self.wonder_discount = effects(kinds, "wonder_discount")
        self.resource_discount = effects(kinds, "resource_discount")
        self.tile_points = effects(kinds, "points")
        self.points_per_discovery = effects(kinds, "points_per_discovery")
        self.points_per_settler = effects(kinds, "points_per_settler")
        self.points_per_sword = effects(kinds, "points_per_sword")
        self.points_per_star = effects(kinds, "points_per_star")

        # The set of kinds that are worth more than others.
        self.scoring_kinds: i64 = sum(
            [
                int(BIT[i])
                for i, kind in enumerate(kinds)
                if any(["points" in name for name in kind["effect"]])
            ]
        )

        # --- the spaces of the development board, by `row * columns + column` ---
        spaces = spaces_in_order(data, self.row_ids)
        self.bonuses = vec[vec[i64]](
            [vec[i64]([bonus_code(bonus) for bonus in space["bonuses"]]) for space in spaces]
        )
        self.grey = vec[i64]([space["grey"] for space in spaces])  # how many of them, at the end
        # Prices: those of all spaces, then those that tiles would have (RO-14). See `price_number`.
        self.costs: list[list[tuple[int, int]]] = [price_of(priced["cost"]) for priced in spaces + kinds]
        # Everything that pays a price: bundles of resources, one for each way to fill its grey groups.
        self.payments = vec[vec[i64]]([vec[i64](ways_to_fill(price)) for price in self.costs])
        # For each price, the set of resources that it names (O-68).
        self.named = vec[i64]([named_in(price) for price in self.costs])

        # --- wonders ---
        wonders: list[dict[str, Any]] = data["wonder"]
        self.wonder_ids: list[str] = [wonder["id"] for wonder in wonders]
        self.wonders: i64 = len(wonders)
        self.wonder_stars = vec[i64]([wonder["stars"] for wonder in wonders])
        self.wonder_points = vec[i64]([wonder["points"] for wonder in wonders])

        # --- cards ---
        gods: list[dict[str, Any]] = data["olympos_card"]
        self.god_ids: list[str] = [god["id"] for god in gods]
        self.gods: i64 = len(gods)
        self.good_gods: i64 = where(gods, "good", True)
        self.god_effect = vec[i64]([GOD_EFFECTS.index(god["effect"]) for god in gods])
        self.god_amount = vec[i64]([god["amount"] for god in gods])
        cards: list[dict[str, Any]] = data["destiny_card"]
        self.card_ids: list[str] = [card["id"] for card in cards]
        self.cards: i64 = len(cards)
        self.card_effect = vec[i64]([DESTINY_EFFECTS.index(card["effect"]) for card in cards])
        self.card_resource = vec[i64]([resource_on(card) for card in cards])
        self.card_amount = vec[i64]([card["amount"] for card in cards])
        self.card_copies = vec[i64]([card["copies"] for card in cards])
        self.star_cards: i64 = bits_of(cards, ["star"])
        self.hourglass_cards: i64 = bits_of(cards, ["hourglasses_per_territory", "hourglasses_for_most"])
        self.all_cards: i64 = sum([card["copies"] * int(BIT[2 * i]) for i, card in enumerate(cards)])

        # --- what counts at the end ---
        scoring: dict[str, Any] = data["scoring"]
        self.territory_points: i64 = scoring["territory"]
        self.atlantis_points: i64 = scoring["atlantis"]
        self.discovery_points: i64 = scoring["discovery"]
        self.card_in_hand_points: i64 = scoring["card_in_hand"]

    def travel_number(self, sea_discount: i64, runs: bool, no_sea: bool) -> i64:
        """Which of the `travels` a player goes by."""
        number = sea_discount if sea_discount < self.sea_cost else self.sea_cost
        if no_sea:
            number = self.sea_cost + 1
        return number + self.sea_cost + 2 if runs else number

    def space_of(self, kind: i64, column: i64) -> i64:
        """The space on which a kind lies in a column."""
        return self.row_of[kind] * self.columns + column

    def price_number(self, kind: i64, column: i64, on_tiles: bool) -> i64:
        """Which price is asked for a kind in a column: that of its space, or the one on its tile (RO-14)."""
        return self.rows * self.columns + kind if on_tiles else self.space_of(kind, column)

    def kind_called(self, name: str) -> str:
        """The id of a discovery by its name of today, or the one it had before."""
        return name if name in self.kind_ids else FORMER_NAMES.get(name, name)

    def bonus_slots(self, kind: i64, column: i64, grey: bool) -> i64:
        """How many bonus spaces below a kind may be taken, the grey ones included or not (O-50)."""
        space = self.space_of(kind, column)
        slots: i64 = len(self.bonuses[space])
        return slots if grey else slots - self.grey[space]


def where(entries: list[dict[str, Any]], key: str, value: object) -> int:
    """The set of entries that have this value."""
    return sum([int(BIT[number]) for number, entry in enumerate(entries) if entry.get(key) == value])


def bits_of(cards: list[dict[str, Any]], effects: list[str]) -> int:
    """All bits that cards with one of these effects have in a set of destiny cards: see state.py."""
    return sum([3 * int(BIT[2 * number]) for number, card in enumerate(cards) if card["effect"] in effects])


def places_of(track: dict[str, Any]) -> list[int]:
    return [
        space
        for space, cards in zip(track["zeus"], track["olympos_cards"], strict=True)
        for _ in range(cards)
    ]


def effects(kinds: list[dict[str, Any]], name: str) -> vec[i64]:
    return vec[i64]([kind["effect"].get(name, 0) for kind in kinds])


def price_of(cost: list[str]) -> list[tuple[int, int]]:
    """The groups of a price: how many, and of which resource or ANY."""
    groups: list[tuple[int, int]] = []
    for group in cost:
        count, name = group.split()
        groups.append((int(count), ANY if name == "any" else RESOURCES.index(cast(Resource, name))))
    return groups


def ways_to_fill(price: list[tuple[int, int]]) -> list[int]:
    """The bundles that pay for a price: its groups are all of different resources (O-47)."""
    bundles = [0]
    taken = [0]
    for count, wanted in sorted(price, key=is_grey):
        filled: list[tuple[int, int]] = []
        for bundle, used in zip(bundles, taken, strict=True):
            for resource in range(len(RESOURCES)):
                if wanted in (ANY, resource) and not used >> resource & 1:
                    filled.append((bundle + count * int(unit(resource)), used | int(BIT[resource])))
        bundles = [bundle for bundle, _ in filled]
        taken = [used for _, used in filled]
    return sorted(set(bundles))


def is_grey(group: tuple[int, int]) -> bool:
    return group[1] == ANY


def named_in(price: list[tuple[int, int]]) -> int:
    return sum([int(BIT[resource]) for _, resource in price if resource != ANY])


def faces_of(kind: dict[str, Any]) -> int:
    return sum([int(BIT[RESOURCES.index(name)]) for name in kind.get("faces", [])])


def spaces_in_order(data: dict[str, Any], rows: list[str]) -> list[dict[str, Any]]:
    """The spaces of the development board, row by row and column by column."""
    spaces: list[dict[str, Any]] = data["space"]
    return sorted(spaces, key=lambda space: (rows.index(space["row"]), space["column"]))


def bonus_code(bonus: str) -> int:
    what, _, of = bonus.partition(":")
    if what == "cube":
        return BONUS_CUBE * BONUS_STEP + RESOURCES.index(cast(Resource, of))
    return BONUSES.index(what) * BONUS_STEP + int(of or 1)


def resource_on(card: dict[str, Any]) -> int:
    return RESOURCES.index(card["resource"]) if "resource" in card else NONE


# --- loading ----------------------------------------------------------------------------------


def default_components() -> str:
    # importlib.resources would take a third of the time that a first position takes.
    with open(join(dirname(__file__), "components.toml"), encoding="utf-8") as file:
        return file.read()


_SHELF: Final[Shelf[Box]] = Shelf(default_components, problems_with, Box)


def load_box(text: str | None = None) -> Box:
    """The Box of a components file's text, our own without one; raises BadComponents."""
    return _SHELF.box(text)
