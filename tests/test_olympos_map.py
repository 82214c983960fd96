"""The drawn map of Olympos agrees with the rules: whoever can read it knows which places are neighbours."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from shapely import Point, Polygon, box

PROJECT = Path(__file__).parents[1]
MAP = PROJECT / "web/src/games/olympos/map"
DRAWING = json.loads((MAP / "map.json").read_text(encoding="utf-8"))
WATERS = json.loads((MAP / "seas.json").read_text(encoding="utf-8"))
BOX = tomllib.loads((PROJECT / "src/petteia/games/olympos/components.toml").read_text(encoding="utf-8"))

# The board is 2000 units wide. At 800 pixels this much of a common border is still seen for what it is.
VISIBLE = 20.0
# A finger needs 40 pixels on a map of 700.
FINGER = 40 / 700 * 2000

# The width of a settler.
TOKEN = 58.0
# Width and height of a price with two digits.
PRICE = (88.0, 48.0)

Pair = frozenset[str]


def polygon(path: str) -> Polygon:
    """A drawn path: one ring or more, each a move and relative steps; the first is the outline."""
    rings = []
    for ring in path.split("z")[:-1]:
        numbers = [int(number) for number in re.findall(r"-?\d+", ring)]
        x, y = numbers[:2]
        points = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        rings.append(points)
    return Polygon(rings[0], rings[1:])


TERRITORIES = {name: polygon(drawn["path"]) for name, drawn in DRAWING["territories"].items()}
SEAS = {name: polygon(path) for name, path in WATERS.items()}
REGIONS = TERRITORIES | SEAS | {"north": polygon(DRAWING["north"]["path"])}


def neighbours_by_rule() -> set[Pair]:
    return {
        frozenset((place["id"], other))
        for place in [*BOX["territory"], *BOX["sea"], {"id": "north", "land": BOX["north"]["land"]}]
        for other in [*place.get("land", []), *place.get("sea", [])]
    }


def common_borders() -> dict[Pair, float]:
    """How long the common border of every two regions is that have one; meeting in a corner is none."""
    lengths = {
        frozenset((one, other)): REGIONS[one].boundary.intersection(REGIONS[other].boundary).length
        for one, other in combinations(REGIONS, 2)
    }
    return {pair: length for pair, length in lengths.items() if length > 0}


def named(pairs: Iterable[Pair]) -> list[str]:
    return sorted(" | ".join(sorted(pair)) for pair in pairs)


def test_every_place_of_the_box_is_drawn_and_no_other() -> None:
    assert sorted(TERRITORIES) == sorted(territory["id"] for territory in BOX["territory"])
    assert sorted(SEAS) == sorted(sea["id"] for sea in BOX["sea"])


def test_places_with_a_common_border_are_the_neighbours_of_the_rules() -> None:
    assert named(common_borders()) == named(neighbours_by_rule())


def test_every_common_border_is_long_enough_to_be_seen() -> None:
    assert named(pair for pair, length in common_borders().items() if length < VISIBLE) == []


def test_places_do_not_overlap() -> None:
    assert (
        named(
            frozenset((one, other))
            for one, other in combinations(REGIONS, 2)
            if REGIONS[one].intersection(REGIONS[other]).area > 0
        )
        == []
    )


def test_places_fill_the_board() -> None:
    board = box(0, 0, DRAWING["width"], DRAWING["height"])
    assert sum(region.area for region in REGIONS.values()) == board.area


@pytest.mark.parametrize("name", TERRITORIES)
def test_a_finger_finds_the_territory(name: str) -> None:
    left, top, width, height = DRAWING["territories"][name]["box"]
    assert TERRITORIES[name].bounds == (left, top, left + width, top + height)
    assert min(width, height) >= FINGER


@pytest.mark.parametrize("name", TERRITORIES)
def test_signs_and_pieces_lie_in_their_territory_and_apart(name: str) -> None:
    drawn: dict[str, Any] = DRAWING["territories"][name]
    sign, stack, price = (Point(drawn[spot]) for spot in ["sign", "stack", "price"])
    assert all(TERRITORIES[name].contains(spot) for spot in [sign, stack, price])
    assert sign.distance(stack) >= TOKEN
    assert min(price.distance(sign), price.distance(stack)) >= TOKEN / 2


def test_prices_do_not_hide_each_other() -> None:
    """A price with two digits is about twice as wide as high."""
    prices = [Point(drawn["price"]) for drawn in DRAWING["territories"].values()]
    for one, other in combinations(prices, 2):
        assert abs(one.x - other.x) >= PRICE[0] or abs(one.y - other.y) >= PRICE[1], (one, other)
