"""A game without a drawing of its own, in a terminal: its table as lists, with the names of the position."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from petteia.cli.boards import Drawing
from petteia.cli.speech import say
from petteia.cli.terminal import Line, hanging, shifted
from petteia.core.game import Position
from petteia.core.message import Message
from petteia.core.notation import spoken

# What a position is, not what lies on the table.
FRAME = (
    "game",
    "format",
    "components",
    "options",
    "seats",
    "seat",
    "seed",
    "turn",
    "actor",
    "reveals",
    "shuffles",
)
STEP = 2


class PlainDrawing(Drawing):
    def __init__(self, names: Sequence[str], _components: str | None) -> None:
        self.names = names

    def board(self, view: Position, _moves: Sequence[str], width: int) -> list[Line]:
        return listed({name: thing for name, thing in view.items() if name not in FRAME}, width)

    def aside(self, _view: Position, _moves: Sequence[str], _width: int) -> list[Line]:
        return []

    def table(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        lines = self.board(view, moves, width)
        for seat, name in enumerate(self.names):
            lines += [[(name, "bold" if seat == view["actor"] else "")], *self.hand(view, seat, width)]
        return lines

    def hand(self, view: Position, seat: int, width: int) -> list[Line]:
        return [shifted(line, STEP) for line in listed(view["seats"][seat], width - STEP)]

    def legend(self) -> list[Line]:
        return []

    def payment(self, _price: Sequence[Message]) -> int:
        return 0

    def amount(self, _fewest: int, _most: int) -> str:
        return say("boards-at-a-price")


DRAWING = PlainDrawing


def listed(things: Mapping[str, Any], width: int) -> list[Line]:
    """A line for each thing; what has things of its own is listed below its name."""
    lines: list[Line] = []
    for name, thing in things.items():
        if thing is False:  # what is not so need not be said
            continue
        head: Line = [(f"{spoken(str(name))}: ", "dim")]
        if is_simple(thing):
            lines += hanging(head, [(in_words(thing), "")], width)
        else:
            parts = thing if isinstance(thing, dict) else {str(n): part for n, part in enumerate(thing, 1)}
            lines += [head, *(shifted(line, STEP) for line in listed(parts, width - STEP))]
    return lines


def is_simple(thing: object) -> bool:
    """A number, a text, or a list of such: short enough for one line."""
    return not isinstance(thing, list | dict) or (
        isinstance(thing, list) and not any(isinstance(part, list | dict) for part in thing)
    )


def in_words(thing: Any) -> str:
    if isinstance(thing, list):
        return ", ".join(map(in_words, thing)) or "–"
    return "✓" if thing is True else "–" if thing is None else str(thing)
