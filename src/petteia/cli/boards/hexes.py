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

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.cli.boards.pieces import joined
from petteia.cli.terminal import Line, Piece

Hex = tuple[int, int]
Rows = dict[int, dict[int, Piece]]  # letters by row and column

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
    """Hexes to be drawn, all at once or in strips where they are too many for the width of a page."""

    def __init__(self, scale: Scale) -> None:
        self.scale = scale
        self.outlines: list[Hex] = []
        self.texts: dict[Hex, list[Piece]] = {}

    def outline(self, place: Hex) -> None:
        self.outlines.append(place)

    def write(self, place: Hex, texts: list[str], styles: list[str]) -> None:
        """One text a line inside the hex, each centred and filling the hex with its style."""
        self.texts[place] = list(zip(texts, styles, strict=True))

    def corner(self, place: Hex) -> tuple[int, int]:
        q, r = place
        return q * self.scale.width + r * self.scale.width // 2, r * ROWS

    def columns(self) -> list[int]:
        """Those in which a hex begins, from west to east."""
        return sorted({self.corner(place)[0] for place in (*self.outlines, *self.texts)})

    # --- drawing ---

    def lines(self) -> list[Line]:
        return self.drawn(self.columns())

    def strips(self, width: int) -> list[list[Line]]:
        """From west to east, as many whole hexes at a time as fit; at least one."""
        left, found = self.columns(), []
        while left:
            strip = [column for column in left if column - left[0] + self.scale.width < width] or left[:1]
            found.append(self.drawn(strip))
            left = left[len(strip) :]
        return found

    def drawn(self, columns: Sequence[int]) -> list[Line]:
        """The hexes that begin in these columns."""
        rows: Rows = {}
        for place in self.outlines:
            if self.corner(place)[0] in columns:
                self.draw_outline(rows, place)
        for place, texts in self.texts.items():
            column, row = self.corner(place)
            if column in columns:
                for line, (text, style) in enumerate(texts, 1):
                    put(rows, column + 1, row + line, centred(text, self.scale.inside), style)
        return lines_of(rows)

    def draw_outline(self, rows: Rows, place: Hex) -> None:
        column, row = self.corner(place)
        put(rows, column, row, self.scale.rising + self.scale.falling, OUTLINE)
        put(rows, column, row + ROWS, self.scale.falling + self.scale.rising, OUTLINE)
        for side in (column, column + self.scale.width):
            for line in range(1, ROWS):
                put(rows, side, row + line, "|", OUTLINE)


def put(rows: Rows, column: int, row: int, text: str, style: str) -> None:
    cells = rows.setdefault(row, {})
    for offset, letter in enumerate(text):
        cells[column + offset] = (letter, style)


def lines_of(rows: Rows) -> list[Line]:
    if not rows:
        return []
    left = min(min(cells) for cells in rows.values())
    lines = []
    for row in range(min(rows), max(rows) + 1):
        cells = rows.get(row, {})
        lines.append(
            joined([cells.get(column, (" ", "")) for column in range(left, max(cells, default=left) + 1)])
        )
    return lines


def centred(text: str, width: int) -> str:
    left = (width - len(text)) // 2
    return " " * left + text + " " * (width - len(text) - left)
