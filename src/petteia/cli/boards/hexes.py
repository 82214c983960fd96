"""Hexes in text, pointy side up: a canvas for any board of hexes.

_.-''-.__.-''-._
|  0,0  |  1,0  |      q grows to the east, r to the south-east
|       |       |
'-.__.-''-.__.-''-._
    |  0,1  |  1,1  |
    |       |       |
    '-.__.-''-.__.-'
"""

from __future__ import annotations

from dataclasses import dataclass

from petteia.cli.boards.pieces import joined
from petteia.cli.terminal import Line

Hex = tuple[int, int]

OUTLINE = "dim"


@dataclass(frozen=True)
class Scale:
    rising: str  # the left half of a hex's upper edge, and the right half of its lower one
    falling: str

    @property
    def width(self) -> int:
        return len(self.rising) + len(self.falling)

    @property
    def inside(self) -> int:
        return self.width - 1


ROOMY = Scale("_.-'", "'-._")
TIGHT = Scale(".-'", "'-.")
ROWS = 3  # text rows from one row of hexes to the next


class HexCanvas:
    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}

    def outline(self, place: Hex) -> None:
        column, row = self.corner(place)
        edge = self.scale.rising + self.scale.falling
        self.put(column, row, edge, OUTLINE)
        self.put(column, row + ROWS, self.scale.falling + self.scale.rising, OUTLINE)
        for side in (column, column + self.scale.width):
            for line in range(1, ROWS):
                self.put(side, row + line, "|", OUTLINE)

    def write(self, place: Hex, texts: list[str], styles: list[str]) -> None:
        """One text a line inside the hex, each centred and filling the hex with its style."""
        column, row = self.corner(place)
        for line, (text, style) in enumerate(zip(texts, styles, strict=True), 1):
            self.put(column + 1, row + line, centred(text, self.scale.inside), style)

    def corner(self, place: Hex) -> tuple[int, int]:
        q, r = place
        return q * self.scale.width + r * self.scale.width // 2, r * ROWS

    def put(self, column: int, row: int, text: str, style: str) -> None:
        cells = self.rows.setdefault(row, {})
        for offset, letter in enumerate(text):
            cells[column + offset] = (letter, style)

    def lines(self) -> list[Line]:
        if not self.rows:
            return []
        left = min(min(cells) for cells in self.rows.values())
        lines = []
        for row in range(min(self.rows), max(self.rows) + 1):
            cells = self.rows.get(row, {})
            lines.append(
                joined([cells.get(column, (" ", "")) for column in range(left, max(cells, default=left) + 1)])
            )
        return lines

    def width(self) -> int:
        columns = [column for cells in self.rows.values() for column in cells]
        return max(columns) - min(columns) + 1 if columns else 0


def centred(text: str, width: int) -> str:
    left = (width - len(text)) // 2
    return " " * left + text + " " * (width - len(text) - left)
