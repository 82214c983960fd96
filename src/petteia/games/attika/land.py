"""The map: hexes on tiles, temples beside them, and where the next tile may lie.

A Land never changes: laying a tile makes a new one, so all clones of a game share theirs. Hexes that
are on the map are cells, numbered in the order in which they came; a spot is any hex of the plane,
its axial coordinates packed into one number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from petteia.core.numbers import BIT, unit
from petteia.games.attika.box import BARE, PETALS, Box

SPOTS: Final = 16384  # 128 x 128, the origin in the middle
ROW: Final = 128
ORIGIN: Final = 64 * ROW + 64

# Steps from a spot to its neighbours: E, NE, NW, W, SW, SE; and to the ring beyond them.
_STEPS: Final = [ROW, ROW - 1, -1, -ROW, 1 - ROW, 1]
STEPS: Final = vec[i64](_STEPS)
RING: Final = vec[i64](
    [_STEPS[d] + _STEPS[further % PETALS] for d in range(PETALS) for further in (d, d + 1)]
)

EMPTY_PLANE: Final = vec[u8]([0] * SPOTS)

# How near a spot is to the land and its temples, for the centre of a new tile.
FAR: Final = 0
BESIDE: Final = 1
BLOCKED: Final = 2


def spot_of(q: i64, r: i64) -> i64:
    return ORIGIN + q * ROW + r


def q_of(spot: i64) -> i64:
    return spot // ROW - 64


def r_of(spot: i64) -> i64:
    return spot % ROW - 64


class Land:
    __slots__ = (
        "tiles", "temples", "spots", "symbols", "adjacent", "temples_beside", "cell_at", "nearness", "places",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tiles = vec[i64]()  # as laid, each packed by `laid_tile`
        self.temples = vec[i64]()  # their spots
        self.spots = vec[i64]()  # of every cell
        self.symbols = vec[i64]()  # of every cell, as a bundle of one or none
        self.adjacent = vec[vec[i64]]()  # cells next to every cell
        self.temples_beside = vec[i64]()  # for every cell, the set of temples next to it
        self.cell_at = vec[u8]()  # for every spot, its cell plus one, or 0
        self.nearness = vec[u8]()  # for every spot: FAR, BESIDE or BLOCKED
        self.places = vec[i64]()  # spots where the centre of a new tile may lie

    def copy(self) -> Land:
        """One that nobody shares. Temples never move."""
        copy = Land()
        copy.tiles = self.tiles[:]
        copy.temples = self.temples
        copy.spots = self.spots[:]
        copy.symbols = self.symbols[:]
        copy.adjacent = self.adjacent[:]
        copy.temples_beside = self.temples_beside[:]
        copy.cell_at = self.cell_at[:]
        copy.nearness = self.nearness[:]
        copy.places = self.places[:]
        return copy

    def cell(self, spot: i64) -> i64:
        """The cell at a spot, or -1 where there is no land."""
        return i64(self.cell_at[spot]) - 1

    def with_tile(self, box: Box, tile: i64, rotation: i64, centre: i64) -> Land:
        """The land after a tile is laid there, without asking whether it may be."""
        land = self.copy()
        land.lay(box, tile, rotation, centre)
        return land

    def lay(self, box: Box, tile: i64, rotation: i64, centre: i64) -> None:
        """Only on a land that nobody shares yet."""
        self.tiles = append(self.tiles, laid_tile(tile, rotation, centre))
        face = box.tiles[tile]
        self.add_cell(centre, face[0])
        for direction in range(i64(PETALS)):
            petal = (direction - rotation + PETALS) % PETALS
            self.add_cell(centre + STEPS[direction], face[1 + petal])
        self.drop_blocked_places()

    def add_cell(self, spot: i64, symbol: i64) -> None:
        cell: i64 = len(self.spots)
        self.spots = append(self.spots, spot)
        self.symbols = append(self.symbols, 0 if symbol == BARE else unit(symbol))
        self.cell_at[spot] = u8(cell + 1)
        neighbours = vec[i64]()
        for step in STEPS:
            other = self.cell(spot + step)
            if other >= 0:
                neighbours = append(neighbours, other)
                self.adjacent[other] = append(self.adjacent[other][:], cell)
        self.adjacent = append(self.adjacent, neighbours)
        self.temples_beside = append(self.temples_beside, self.temples_next_to(spot))
        self.mark_nearness(spot)

    def temples_next_to(self, spot: i64) -> i64:
        temples: i64 = 0
        for number in range(i64(len(self.temples))):
            for step in STEPS:
                if self.temples[number] == spot + step:
                    temples |= BIT[number]
        return temples

    def mark_nearness(self, spot: i64) -> None:
        self.nearness[spot] = BLOCKED
        for step in STEPS:
            self.nearness[spot + step] = BLOCKED
        for step in RING:
            place = spot + step
            if self.nearness[place] == FAR:
                self.nearness[place] = BESIDE
                self.places = append(self.places, place)

    def drop_blocked_places(self) -> None:
        open_places = vec[i64]()
        for place in self.places:
            if self.nearness[place] == BESIDE:
                open_places = append(open_places, place)
        self.places = open_places


def bare_land(temples: list[tuple[int, int]]) -> Land:
    """No tile yet, only the temples."""
    land = Land()
    land.temples = vec[i64]([spot_of(q, r) for q, r in temples])
    land.cell_at = EMPTY_PLANE[:]
    land.nearness = EMPTY_PLANE[:]
    for spot in land.temples:
        land.mark_nearness(spot)
    return land


def laid_tile(tile: i64, rotation: i64, centre: i64) -> i64:
    return (tile * PETALS + rotation) * SPOTS + centre


def tile_of(laid: i64) -> i64:
    return laid // SPOTS // PETALS


def rotation_of(laid: i64) -> i64:
    return laid // SPOTS % PETALS


def centre_of(laid: i64) -> i64:
    return laid % SPOTS
