"""Draws the map of Olympos: coasts of the globe, borders and seas of ours, spots for signs and pieces.

    python tools/olympos_map/draw.py

writes what the browser client draws from: the map, and the outlines of the seas, which are pointed at and not
seen. Everything placed by hand is in survey.py, the coast
(Natural Earth, public domain) in coast.json. The same survey gives the same file.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from land import Land
from pen import smooth
from regions import regions_of
from shapely import LineString, Polygon, line_merge, unary_union
from shapely import Point as Dot
from spots import Spots
from survey import HEIGHT, INLAND, ORNAMENTS, RANGES, SEAS, WIDTH, Point

TARGET = Path(__file__).parents[2] / "web/src/games/olympos/map"
ABOUT = (
    "The map of Olympos, made by tools/olympos_map/draw.py: change it there."
    " Coasts: Natural Earth, public domain; borders, seas and Atlantis: ours."
)


def main() -> None:
    land = Land()
    regions = regions_of(land)
    spots: dict[str, Spots] = {}
    for name in [*INLAND, *land.islands]:
        spots[name] = Spots(regions[name], [each.price for each in spots.values()])
    middles = SEAS | {name: each.stack for name, each in spots.items()}
    drawing = {
        "about": ABOUT,
        "width": WIDTH,
        "height": HEIGHT,
        "territories": {name: outline(regions[name]) | placed(each) for name, each in spots.items()},
        "seas": {name: {"box": box(regions[name]), "label": whole(label)} for name, label in SEAS.items()},
        "north": outline(regions["north"]),
        "seams": seams([regions[name] for name in SEAS]),
        "crossings": crossings(regions, middles),
        "islets": "".join(path(islet) for islet in land.islets),
        "mountains": mountains(land, regions, spots.values()),
        "waves": waves(land),
        "ornaments": {name: whole(place) for name, place in ORNAMENTS.items()},
    }
    write("map", drawing)
    write("seas", {name: path(regions[name]) for name in SEAS})


def write(name: str, content: dict[str, Any]) -> None:
    (TARGET / f"{name}.json").write_text(written(content) + "\n", encoding="utf-8")


# --- between neighbours -----------------------------------------------------------------------------


def common_lines(one: Polygon, other: Polygon) -> list[LineString]:
    border = line_merge(one.boundary & other.boundary)
    return [line for line in getattr(border, "geoms", [border]) if line.length > 0]


def seams(seas: list[Polygon]) -> str:
    """The lines between two seas, each drawn once."""
    return "".join(steps(line.coords) for pair in combinations(seas, 2) for line in common_lines(*pair))


def crossings(regions: dict[str, Polygon], middles: dict[str, Point]) -> dict[str, list[int]]:
    """Where a traveller between two neighbours crosses their border: on a short way, clear of its ends."""
    found: dict[str, list[int]] = {}
    for one, other in combinations(regions, 2):
        if lines := common_lines(regions[one], regions[other]):
            ends = [Dot(middles[name]) for name in (one, other) if name in middles]
            found[f"{one} {other}"] = crossing(max(lines, key=lambda line: line.length), ends)
    return found


def crossing(border: LineString, ends: list[Dot]) -> list[int]:
    dots = [border.interpolate(share / 20, normalized=True) for share in range(4, 17)]
    best = min(dots, key=lambda dot: sum(dot.distance(end) for end in ends))
    return whole((best.x, best.y))


# --- ornaments --------------------------------------------------------------------------------------


def mountains(land: Land, regions: dict[str, Polygon], spots: Iterable[Spots]) -> list[list[int]]:
    """Peaks along the ranges, as x, y and size, where they disturb neither a sign nor a border."""
    taken = unary_union([Dot(spot) for each in spots for spot in (each.sign, each.stack, each.price)])
    borders = unary_union([region.boundary for region in regions.values()])
    open_land = land.mainland - regions["north"]
    chance = random.Random("mountains")
    peaks: list[list[int]] = []
    for chain in RANGES:
        line = LineString(smooth([(x, y) for x, y in land.bend(chain)]))
        for step in range(int(line.length / 40) + 1):
            dot = line.interpolate(40 * step)
            peak = Dot(dot.x + chance.uniform(-14, 14), dot.y + chance.uniform(-14, 14))
            size = chance.randint(17, 25)
            middle = Dot(peak.x, peak.y - size / 2)
            if open_land.contains(peak) and taken.distance(peak) > 62 and borders.distance(middle) > size:
                peaks.append([*whole((peak.x, peak.y)), size])
    return sorted(peaks, key=lambda peak: peak[1])  # the nearer ones over the farther


def waves(land: Land) -> list[list[int]]:
    """Small waves scattered over open water, off the coasts, the names and each other."""
    shores = unary_union([land.dry, *land.islets])
    taken = [Dot(place) for place in [*SEAS.values(), *ORNAMENTS.values()]]
    chance = random.Random("waves")
    drawn: list[Dot] = []
    for _ in range(900):
        dot = Dot(chance.randrange(40, WIDTH - 40), chance.randrange(40, HEIGHT - 40))
        if shores.distance(dot) > 46 and all(dot.distance(other) > 105 for other in [*drawn, *taken]):
            drawn.append(dot)
    return [whole((dot.x, dot.y)) for dot in drawn]


# --- writing ----------------------------------------------------------------------------------------


def outline(region: Polygon) -> dict[str, Any]:
    return {"path": path(region), "box": box(region)}


def box(region: Polygon) -> list[int]:
    left, top, right, bottom = region.bounds
    return [int(left), int(top), int(right - left), int(bottom - top)]


def placed(spots: Spots) -> dict[str, Any]:
    places = {"sign": spots.sign, "stack": spots.stack, "price": spots.price, "label": spots.label}
    return {name: whole(place) for name, place in places.items()}


def path(region: Polygon) -> str:
    return "".join(steps(list(ring.coords)[:-1]) + "z" for ring in [region.exterior, *region.interiors])


def steps(line: Iterable[tuple[float, ...]]) -> str:
    """Relative steps are short, all numbers are whole, and a minus separates as well as a space."""
    points = [whole((x, y)) for x, y in line]
    numbers = [str(b - a) for here, there in pairwise(points) for a, b in zip(here, there, strict=True)]
    return f"M{points[0][0]} {points[0][1]}l{' '.join(numbers).replace(' -', '-')}"


def whole(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


def written(drawing: dict[str, Any]) -> str:
    """Readable, with the numbers of a point or a box on one line."""
    numbers = re.compile(r"\[[-\d,\s]+\]")
    return numbers.sub(lambda found: "".join(found[0].split()), json.dumps(drawing, indent=1))


if __name__ == "__main__":
    main()
