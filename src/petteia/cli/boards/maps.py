"""A map in text: a canvas for any board that is no grid."""

from __future__ import annotations

from petteia.cli.boards.pieces import joined, widest
from petteia.cli.terminal import Line

ROWS_PER_HUNDRED = 42  # lines of text for the whole height of the map


class MapCanvas:
    """A page of text on which labels are written at hundredths of its width and height."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}

    def write(self, x: int, y: int, label: list[Line]) -> None:
        """A label about this point; where something stands already, to the side of it or else below."""
        column, row = self.corner(x, y, label)
        sideways = sorted(range(max(self.width - widest(label), 1)), key=lambda place: abs(place - column))
        while not (free := [place for place in sideways if self.is_free(place, row, label)]):
            row += 1
        self.put(free[0], row, label)

    def write_if_free(self, x: int, y: int, label: list[Line]) -> None:
        column, row = self.corner(x, y, label)
        if self.is_free(column, row, label):
            self.put(column, row, label)

    def corner(self, x: int, y: int, label: list[Line]) -> tuple[int, int]:
        room = self.width - widest(label)
        column = round(x * self.width / 100 - widest(label) / 2)
        return min(max(column, 0), room), round(y * ROWS_PER_HUNDRED / 100)

    def is_free(self, column: int, row: int, label: list[Line]) -> bool:
        span = range(column - 1, column + widest(label) + 1)
        return not any(
            place in self.rows.get(row + offset, {}) for offset in range(len(label)) for place in span
        )

    def put(self, column: int, row: int, label: list[Line]) -> None:
        middle = widest(label)
        for offset, line in enumerate(label):
            cells = self.rows.setdefault(row + offset, {})
            place = column + (middle - sum(len(text) for text, _ in line)) // 2
            for text, style in line:
                for letter in text:
                    cells[place] = (letter, style)
                    place += 1

    def lines(self) -> list[Line]:
        found = []
        for row in range(min(self.rows, default=0), max(self.rows, default=-1) + 1):
            cells = self.rows.get(row, {})
            found.append(joined([cells.get(place, (" ", "")) for place in range(max(cells, default=-1) + 1)]))
        return found
