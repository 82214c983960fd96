"""The hand that draws: smooth lines with a small tremble, the same each time."""

from __future__ import annotations

import random
from functools import partial
from itertools import pairwise

from shapely import LineString
from survey import Point

# How far apart the points of a line lie, and how far each may stray, in units.
STRIDE = 12.0
TREMBLE = 2.2


def smooth(points: list[Point]) -> list[Point]:
    """Chaikin's corner cutting; the ends stay, and a ring stays closed."""
    closed = points[0] == points[-1]
    for _ in range(3):
        cut = [between(a, b, share) for a, b in pairwise(points) for share in (0.25, 0.75)]
        points = [*cut, cut[0]] if closed else [points[0], *cut, points[-1]]
    return points


def between(a: Point, b: Point, share: float) -> Point:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)


def by_hand(points: list[Point]) -> LineString:
    chance = random.Random(str(points))
    tremble = partial(chance.uniform, -TREMBLE, TREMBLE)
    line = LineString(smooth(points))
    strides = max(2, round(line.length / STRIDE))
    dots = [line.interpolate(stride / strides, normalized=True) for stride in range(1, strides)]
    return LineString([points[0], *((dot.x + tremble(), dot.y + tremble()) for dot in dots), points[-1]])
