"""Where a territory shows its resource, its pieces and a price: clear of its border and of each other."""

from __future__ import annotations

import numpy as np
import shapely
from land import Points
from shapely import Polygon
from survey import Point

# How far from the border each would like to be, in units.
SIGN, STACK, PRICE = 41, 37, 32
PAIRED = 72
# A star sits on the shoulder of the sign, on the side away from the stack.
SHOULDER = (29, -28)
# A price is wider than high.
FLATTENED = np.array([0.8, 1.0])


class Spots:
    def __init__(self, region: Polygon, prices: list[Point]) -> None:
        """Besides the region, the prices of other territories."""
        left, top, right, bottom = region.bounds
        xs, ys = np.meshgrid(np.arange(left + 12, right - 8, 8), np.arange(top + 12, bottom - 8, 8))
        self._region = region
        self._points: Points = np.column_stack([xs.ravel(), ys.ravel()])
        self.sign, self.stack = self._pair()
        self.price = self._beside_the_pair(prices)
        self.label: Point = ((self.sign[0] + self.stack[0]) / 2, max(self.sign[1], self.stack[1]) + 60)

    def _pair(self) -> tuple[Point, Point]:
        """Side by side, the sign on the left, near the middle of the territory."""
        centre = self._region.centroid
        astray = 0.06 * self._distance((centre.x, centre.y))
        sign_score = 2 * self._room(SIGN) - astray
        stack_score = self._room(STACK) + 0.7 * self._room(STACK - 6, up=26) - astray
        across = self._points[None, :, :] - self._points[:, None, :]
        apart = np.hypot(across[..., 0], across[..., 1])
        untidy = 0.1 * apart + 0.25 * np.abs(across[..., 1]) + np.where(across[..., 0] < 0, 14, 0)
        score = sign_score[:, None] + stack_score[None, :] - untidy - np.where(apart < PAIRED, 500, 0)
        sign, stack = np.unravel_index(int(score.argmax()), score.shape)
        return self._point(int(sign)), self._point(int(stack))

    def _beside_the_pair(self, prices: list[Point]) -> Point:
        side = 1 if self.stack[0] < self.sign[0] else -1
        shoulder = (self.sign[0] + side * SHOULDER[0], self.sign[1] + SHOULDER[1])
        high, low = ((self.stack[0], self.stack[1] + up) for up in (-16, 16))
        crowded = np.zeros(len(self._points))
        pieces = [(self.sign, 64), (shoulder, 50), (high, 58), (low, 58)]
        for spot, wish in [*pieces, *((price, 64) for price in prices)]:
            crowded += np.maximum(0, wish - self._distance(spot, FLATTENED))
        score = self._room(PRICE) - 1.5 * crowded - 0.1 * self._distance(self.sign)
        return self._point(int(score.argmax()))

    def _room(self, wish: float, up: float = 0) -> Points:
        """How far from the border each point lies, as far as that matters; outside is worse than near."""
        dots = shapely.points(self._points - [0, up])
        far = shapely.distance(self._region.boundary, dots)
        return np.minimum(np.where(shapely.contains(self._region, dots), far, -3 * far), wish)

    def _distance(self, spot: Point, stretch: Points | float = 1.0) -> Points:
        across = (self._points - spot) * stretch
        distance: Points = np.hypot(across[:, 0], across[:, 1])
        return distance

    def _point(self, number: int) -> Point:
        x, y = self._points[number]
        return (float(x), float(y))
