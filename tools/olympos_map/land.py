"""From the globe to the board: the mainland on both shores, the islands in play, and islets that are not."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from pen import smooth
from shapely import Point as Dot
from shapely import Polygon, affinity, box, get_parts, unary_union
from shapely.geometry.base import BaseGeometry
from survey import ASIA, ATLANTIS, EUROPE, FILLED, HEIGHT, ISLANDS, OPENED, PINS, WIDTH, Point

COAST = Path(__file__).with_name("coast.json")
BOARD = box(0, 0, WIDTH, HEIGHT)

# How much detail of a coast goes, in units.
DETAIL = 1.2
ROUNDING = 3.0
# Smaller pieces of Europe and Asia are rocks before the coast.
CONTINENT = 20_000.0
# Islets keep off the land in play and are not mere specks.
BERTH = 26.0
SPECK = 90.0

Points = NDArray[np.float64]


class Land:
    def __init__(self) -> None:
        rings = json.loads(COAST.read_text(encoding="utf-8"))
        self.bend = thin_plate(PINS)
        self._globe = [Polygon(ring) for ring in rings]
        self._board = [Polygon(self.bend(ring)).buffer(0) for ring in rings]
        self.mainland = self._mainland()
        self.islands = {name: self._island(*place) for name, place in ISLANDS.items()}
        self.islands |= {name: gridded(Polygon(smooth([*ring, ring[0]]))) for name, ring in ATLANTIS.items()}
        self.dry = unary_union([self.mainland, *self.islands.values()])
        self.islets = list(self._islets())

    def _mainland(self) -> BaseGeometry:
        shores = unary_union([self._piece(EUROPE), self._piece(ASIA), *map(Polygon, FILLED)])
        water = unary_union([Polygon(smooth([*ring, ring[0]])) for ring in OPENED])
        return unary_union(
            [gridded(part) for part in parts(softened(shores - water)) if part.area > CONTINENT]
        )

    def _island(self, on_globe: Point, centre: Point, scale: Point, swelling: float) -> Polygon:
        shape = affinity.scale(self._piece(on_globe), *scale, origin="centroid").buffer(swelling)
        shape = affinity.translate(shape, centre[0] - shape.centroid.x, centre[1] - shape.centroid.y)
        return gridded(largest(softened(shape)))

    def _islets(self) -> Iterator[Polygon]:
        in_play = self.dry.buffer(BERTH)
        for shape in self._board:
            islet = softened(shape.buffer(2))
            if islet.area > SPECK and BOARD.contains(islet) and not islet.intersects(in_play):
                yield gridded(largest(islet))

    def _piece(self, on_globe: Point) -> BaseGeometry:
        place = Dot(on_globe)
        nearest = min(range(len(self._globe)), key=lambda n: float(self._globe[n].distance(place)))
        return self._board[nearest]


def thin_plate(pins: list[tuple[Point, Point]]) -> Callable[[Iterable[Point]], Points]:
    """The smoothest bend of the plane that carries every pin (almost) to its place."""
    shrink, give = np.array([0.78, 1.0]), 0.02  # a degree of longitude is shorter there
    globe = np.array([place for place, _ in pins]) * shrink
    board = np.array([place for _, place in pins])

    def pull(points: Points) -> Points:
        squares: Points = ((points[:, None] - globe[None]) ** 2).sum(axis=-1)
        return squares * np.log(np.maximum(squares, 1e-12))

    def plane(points: Points) -> Points:
        return np.hstack([np.ones((len(points), 1)), points])

    stiff = pull(globe) + give * np.eye(len(pins))
    system = np.block([[stiff, plane(globe)], [plane(globe).T, np.zeros((3, 3))]])
    weights = np.linalg.solve(system, np.vstack([board, np.zeros((3, 2))]))

    def bend(places: Iterable[Point]) -> Points:
        points = np.array(list(places)) * shrink
        bent: Points = np.hstack([pull(points), plane(points)]) @ weights
        return bent

    return bend


def softened(shape: BaseGeometry) -> BaseGeometry:
    """Without needles and cracks, and with no more points than the eye can see."""
    soft = shape.buffer(-ROUNDING).buffer(2 * ROUNDING).buffer(-ROUNDING).simplify(DETAIL)
    return soft & BOARD.buffer(30)


def gridded(shape: Polygon) -> Polygon:
    return Polygon([(round(x), round(y)) for x, y in largest(shape.simplify(1.0)).exterior.coords])


def parts(shape: BaseGeometry) -> list[Polygon]:
    return list(get_parts(shape))


def largest(shape: BaseGeometry) -> Polygon:
    return max(parts(shape), key=lambda part: part.area)
