"""Draws the map of Olympos: coasts of the globe, borders and seas of ours, spots for signs and pieces.

    python tools/olympos_map/draw.py

writes the one file the browser client draws from. Everything placed by hand is in survey.py, the coast
(Natural Earth, public domain) in coast.json. All lines are noded on one grid of whole units, so that neighbours
share the very same points and a test can compare the drawing with the engine's adjacency.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import (
    LineString,
    MultiPoint,
    MultiPolygon,
    Polygon,
    affinity,
    box,
    polygonize,
    unary_union,
)
from shapely import Point as Dot
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points

from survey import (
    ASIA,
    ATLANTIS,
    BORDERS,
    EUROPE,
    FILLED,
    HEIGHT,
    INLAND,
    ISLANDS,
    NORTH,
    OPENED,
    PINS,
    RANGES,
    SEA_LINES,
    SEAS,
    WIDTH,
    Point,
)

TARGET = Path(__file__).parents[2] / "web/src/games/olympos/map/map.json"
BOARD = box(0, 0, WIDTH, HEIGHT)
ABOUT = (
    "The map of Olympos, made by tools/olympos_map/draw.py: change it there. Coasts: Natural Earth, public domain;"
    " borders, seas and Atlantis: ours."
)

# Coasts: how much detail goes, and how far apart the points of a drawn line lie, in units.
DETAIL = 1.2
ROUNDING = 3.0
STRIDE = 12.0
WOBBLE = 2.2
# Islands out of play keep off those in play and are not mere specks.
BERTH = 26.0
SPECK = 90.0


def main() -> None:
    land = Land()
    faces = faces_of(land)
    inside = {name: island.representative_point().coords[0] for name, island in land.islands.items()}
    regions = {name: face_at(faces, point) for name, point in (INLAND | inside | SEAS | {"north": (1000, 40)}).items()}
    if strays := set(faces) - set(regions.values()):
        raise ValueError(f"faces that are no region: {[face.representative_point().wkt for face in strays]}")
    territories = [*INLAND, *land.islands]
    spots = {name: Spots(regions[name]) for name in territories}
    drawing = {
        "about": ABOUT,
        "width": WIDTH,
        "height": HEIGHT,
        "territories": {name: described(regions[name]) | spots[name].described() for name in territories},
        "seas": {name: described(regions[name]) | {"label": whole(SEAS[name])} for name in SEAS},
        "north": described(regions["north"]),
        "islets": "".join(path(islet) for islet in land.islets),
        "mountains": mountains(land, [spot for each in spots.values() for spot in each.all()], regions),
    }
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(json.dumps(drawing, indent=1) + "\n", encoding="utf-8")
    print(f"{TARGET.stat().st_size} bytes")


# --- from the globe to the board ------------------------------------------------------------------

Points = NDArray[np.float64]


def thin_plate(pins: list[tuple[Point, Point]]) -> Callable[[Iterable[Point]], Points]:
    """The smoothest bend of the plane that carries every pin (almost) to its place."""
    shrink, give = np.array([0.78, 1.0]), 0.02  # a degree of longitude is shorter there
    globe = np.array([place for place, _ in pins]) * shrink
    board = np.array([place for _, place in pins])

    def pull(points: Points) -> Points:
        squares = ((points[:, None] - globe[None]) ** 2).sum(axis=-1)
        return squares * np.log(np.maximum(squares, 1e-12))

    def plane(points: Points) -> Points:
        return np.hstack([np.ones((len(points), 1)), points])

    system = np.block([[pull(globe) + give * np.eye(len(pins)), plane(globe)], [plane(globe).T, np.zeros((3, 3))]])
    weights = np.linalg.solve(system, np.vstack([board, np.zeros((3, 2))]))

    def bend(places: Iterable[Point]) -> Points:
        points = np.array(list(places)) * shrink
        return np.hstack([pull(points), plane(points)]) @ weights

    return bend


class Land:
    """All land on the board: the mainland on both shores, the islands in play, and islets that are not."""

    def __init__(self) -> None:
        rings = json.loads(Path(__file__).with_name("coast.json").read_text(encoding="utf-8"))
        self.bend = thin_plate(PINS)
        self._globe = [Polygon(ring) for ring in rings]
        self._board = [Polygon(self.bend(ring)).buffer(0) for ring in rings]
        self.mainland = self._mainland()
        self.islands = {name: self._island(*place) for name, place in ISLANDS.items()}
        self.islands |= {name: gridded(Polygon(smooth([*ring, ring[0]]))) for name, ring in ATLANTIS.items()}
        self.islets = list(self._islets())

    def _mainland(self) -> BaseGeometry:
        shores = [self._piece(EUROPE), self._piece(ASIA), *map(Polygon, FILLED)]
        land = unary_union(shores).difference(unary_union([Polygon(smooth([*ring, ring[0]])) for ring in OPENED]))
        land = softened(land)
        return unary_union([gridded(part) for part in parts(land) if part.area > 20_000])

    def _island(self, on_globe: Point, centre: Point, scale: Point, swelling: float) -> Polygon:
        shape = affinity.scale(self._piece(on_globe), *scale, origin="centroid").buffer(swelling)
        shape = affinity.translate(shape, centre[0] - shape.centroid.x, centre[1] - shape.centroid.y)
        return gridded(max(parts(softened(shape)), key=lambda part: part.area))

    def _islets(self) -> Iterator[Polygon]:
        in_play = unary_union([self.mainland, *self.islands.values()]).buffer(BERTH)
        for shape in self._board:
            islet = softened(shape.buffer(2))
            if islet.area > SPECK and BOARD.contains(islet) and not islet.intersects(in_play):
                yield gridded(max(parts(islet), key=lambda part: part.area))

    def _piece(self, on_globe: Point) -> BaseGeometry:
        place = Dot(on_globe)
        nearest = min(range(len(self._globe)), key=lambda n: float(self._globe[n].distance(place)))
        return self._board[nearest]


def softened(shape: BaseGeometry) -> BaseGeometry:
    """Without needles and cracks, and with no more points than the eye can see."""
    return shape.buffer(-ROUNDING).buffer(2 * ROUNDING).buffer(-ROUNDING).simplify(DETAIL).intersection(BOARD.buffer(30))


def gridded(shape: Polygon) -> Polygon:
    return Polygon([(round(x), round(y)) for x, y in shape.simplify(1.0).exterior.coords])


def parts(shape: BaseGeometry) -> list[Polygon]:
    return list(shape.geoms) if isinstance(shape, MultiPolygon) else [shape]


# --- lines ------------------------------------------------------------------------------------------


def smooth(points: list[Point]) -> list[Point]:
    """Chaikin's corner cutting; the ends stay, and a ring stays closed."""
    closed = points[0] == points[-1]
    for _ in range(3):
        cut = [
            (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(points) for t in (0.25, 0.75)
        ]
        points = [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]
    return points


def by_hand(points: list[Point]) -> LineString:
    """A smooth line with the small tremble of a pen, the same each time it is drawn."""
    pen = random.Random(str(points))
    line = LineString(smooth(points))
    steps = max(2, round(line.length / STRIDE))
    drawn = [line.interpolate(step / steps, normalized=True) for step in range(steps + 1)]
    trembling = [(dot.x + pen.uniform(-WOBBLE, WOBBLE), dot.y + pen.uniform(-WOBBLE, WOBBLE)) for dot in drawn]
    return LineString([points[0], *trembling[1:-1], points[-1]])


def faces_of(land: Land) -> list[Polygon]:
    """Every line of the board on one grid, and what lies between them."""
    north = Polygon(smooth([*NORTH, NORTH[0]]))
    borders = {name: by_hand(points) & (land.mainland - north) for name, points in BORDERS.items()}
    mouths = {name: mouth(borders[name], land.mainland) for line in SEA_LINES for name in line if isinstance(name, str)}
    dry = unary_union([land.mainland, *land.islands.values()])
    sea_lines = [by_hand([mouths[p] if isinstance(p, str) else p for p in line]) - dry for line in SEA_LINES]
    borders |= {name: LineString([*borders[name].coords[:-2], point]) for name, point in mouths.items()}
    coasts = [land.mainland.boundary, *(island.boundary for island in land.islands.values())]
    lines = [BOARD.boundary, north.boundary, *coasts, *borders.values(), *sea_lines]
    noded = unary_union([line & BOARD for line in lines], grid_size=1)
    return list(polygonize([noded]).geoms)


def mouth(border: LineString, mainland: BaseGeometry) -> Point:
    """The corner of the coast where a border arrives; a sea line can leave from the same one."""
    corners = MultiPoint([point for part in parts(mainland) for point in part.exterior.coords])
    corner, _ = nearest_points(corners, Dot(border.coords[-1]))
    return (corner.x, corner.y)


def face_at(faces: list[Polygon], point: Point) -> Polygon:
    found = [face for face in faces if face.contains(Dot(point))]
    if len(found) != 1: print("no face at", point, len(found)); return Dot(point).buffer(20)
    return found[0]


# --- spots ------------------------------------------------------------------------------------------


class Spots:
    """Where a territory shows its sign, its stack of pieces and a price, clear of its borders and of each other."""

    SIGN, STACK, PRICE = 27, 30, 24

    def __init__(self, region: Polygon) -> None:
        self._region = region
        left, top, right, bottom = region.bounds
        xs, ys = np.meshgrid(np.arange(left + 12, right - 8, 8), np.arange(top + 12, bottom - 8, 8))
        self._points = np.column_stack([xs.ravel(), ys.ravel()])
        self.sign, self.stack = self._pair()
        self.price = self._third()
        self.label = ((self.sign[0] + self.stack[0]) / 2, max(self.sign[1], self.stack[1]) + 58)

    def _room(self, points: Points, wish: float) -> Points:
        """How far from the border a point lies, as far as that matters; outside is worse than near."""
        dots = shapely.points(points)
        far = shapely.distance(self._region.boundary, dots)
        inside = shapely.contains(self._region, dots)
        return np.minimum(np.where(inside, far, -3 * far), wish)

    def _pair(self) -> tuple[Point, Point]:
        sign_room = self._room(self._points, self.SIGN + 6)
        stack_room = self._room(self._points, self.STACK + 6) + self._room(self._points - [0, 34], self.STACK)
        across = self._points[None, :, :] - self._points[:, None, :]
        wide, high = np.abs(across[..., 0]), np.abs(across[..., 1])
        apart = np.hypot(wide, high)
        near = np.hypot(*(self._points - [self._region.centroid.x, self._region.centroid.y]).T)
        score = 2 * sign_room[:, None] + stack_room[None, :] - 0.06 * (near[:, None] + near[None, :])
        score = score - 0.25 * high - 0.1 * apart - np.where(apart < 62, 500, 0) - np.where(across[..., 0] < 0, 14, 0)
        sign, stack = np.unravel_index(int(score.argmax()), score.shape)
        return tuple(self._points[sign]), tuple(self._points[stack])

    def _third(self) -> Point:
        room = self._room(self._points, self.PRICE + 4)
        to_sign = np.hypot(*(self._points - self.sign).T)
        column = [np.hypot(*(self._points - [self.stack[0], self.stack[1] - up]).T) for up in (0, 25, 50)]
        to_stack = np.min(column, axis=0)
        crowding = np.maximum(0, 54 - to_sign) + np.maximum(0, 54 - to_stack)
        return tuple(self._points[int((room - 1.5 * crowding - 0.08 * to_sign).argmax())])

    def all(self) -> list[Point]:
        return [self.sign, self.stack, self.price]

    def described(self) -> dict[str, Any]:
        spots = {"sign": self.sign, "stack": self.stack, "price": self.price, "label": self.label}
        return {name: whole(point) for name, point in spots.items()}


# --- ornaments ----------------------------------------------------------------------------------------


def mountains(land: Land, taken: list[Point], regions: dict[str, Polygon]) -> list[list[int]]:
    """Peaks along the ranges, as x, y and size, where they disturb neither a sign nor a border."""
    borders = unary_union([region.boundary for region in regions.values()])
    peaks: list[list[int]] = []
    pen = random.Random("mountains")
    for chain in RANGES:
        line = LineString(smooth([tuple(point) for point in land.bend(chain)]))
        for step in range(int(line.length / 40) + 1):
            dot = line.interpolate(40 * step)
            peak = Dot(dot.x + pen.uniform(-14, 14), dot.y + pen.uniform(-14, 14))
            size = pen.randint(17, 25)
            free = all(peak.distance(Dot(spot)) > 52 for spot in taken) and borders.distance(peak) > size
            if free and land.mainland.contains(peak):
                peaks.append([round(peak.x), round(peak.y), size])
    return sorted(peaks, key=lambda peak: peak[1])


# --- writing --------------------------------------------------------------------------------------------


def described(region: Polygon) -> dict[str, Any]:
    left, top, right, bottom = region.bounds
    return {"path": path(region), "box": [int(left), int(top), int(right - left), int(bottom - top)]}


def path(region: Polygon) -> str:
    return "".join(ring_path(ring.coords) for ring in [region.exterior, *region.interiors])


def ring_path(ring: Iterable[Point]) -> str:
    """Relative steps are short, and all numbers are whole."""
    points = [whole(point) for point in ring][:-1]
    steps = [f"{bx - ax}{signed(by - ay)}" for (ax, ay), (bx, by) in pairwise(points)]
    start = f"M{points[0][0]} {points[0][1]}"
    return start + "l" + "".join(step if step.startswith("-") or not n else " " + step for n, step in enumerate(steps)) + "z"


def signed(number: int) -> str:
    return str(number) if number < 0 else f" {number}"


def whole(point: Point) -> list[int]:
    return [round(point[0]), round(point[1])]


if __name__ == "__main__":
    main()
