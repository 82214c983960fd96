"""Small pieces of drawings that more than one game needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from petteia.cli.terminal import Line, Piece, beside, width_of


def marks_of(names: Sequence[str]) -> list[str]:
    """A letter for each player, or a number where two begin alike."""
    initials = [name[:1].upper() for name in names]
    if len(set(initials)) == len(names) and all(letter.isalpha() for letter in initials):
        return initials
    return [str(seat + 1) for seat in range(len(names))]


def nameplate(is_actor: bool, mark: Piece, name: str) -> Line:
    """`> A Athens`: whether it is their turn, the mark, and the name."""
    return [(">" if is_actor else " ", "bold"), (" ", ""), mark, (f" {name}", "")]


def counted(things: Any) -> int:
    return things if isinstance(things, int) else len(things)


def widest(lines: list[Line]) -> int:
    return max((width_of(line) for line in lines), default=0)


def in_rows(drawings: Sequence[list[Line]], width: int, gap: int = 0) -> list[Line]:
    """Small drawings of one size side by side, as many as fit; the others below."""
    column = max((widest(drawing) for drawing in drawings), default=1) + gap
    fitting = max(1, (width + gap) // column)
    lines: list[Line] = []
    for start in range(0, len(drawings), fitting):
        row, *others = drawings[start : start + fitting]
        for other in others:
            row = beside(row, other, gap)
        lines += row
    return lines


def joined(cells: list[tuple[str, str]]) -> Line:
    """Neighbouring letters of one style become one piece."""
    line: Line = []
    for letter, style in cells:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + letter, style)
        else:
            line.append((letter, style))
    return line
