"""The register of drawings: how each game looks in a terminal, one line each.

A drawing is made from a view or a position, plain data, so what a seat may not see cannot slip into it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module

from petteia.cli.terminal import Line
from petteia.core.game import Position
from petteia.core.message import Message

REGISTER = {
    "attika": "petteia.cli.boards.attika",
    "olympos": "petteia.cli.boards.olympos",
    "polis": "petteia.cli.boards.polis",
}
PLAIN = "petteia.cli.boards.plain"


class Drawing(ABC):
    """How one game looks. `moves` are the legal ones in notation, where the drawing may point them out."""

    @abstractmethod
    def __init__(self, names: Sequence[str], components: str | None) -> None:
        """For players of these names, with an owner's components or ours."""

    @abstractmethod
    def board(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """What lies in the middle of the table."""

    @abstractmethod
    def aside(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """A closer look at what the next decision is about; often there is nothing to see."""

    @abstractmethod
    def table(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """Everything the view shows: the board, the supplies, and what lies before each player."""

    @abstractmethod
    def hand(self, view: Position, seat: int, width: int) -> list[Line]:
        """What a player needs to see before every decision, in a line or two."""

    @abstractmethod
    def legend(self) -> list[Line]:
        """What the signs mean."""

    @abstractmethod
    def payment(self, price: Sequence[Message]) -> int:
        """How much a move asks for at least, to put cheap ones first."""

    @abstractmethod
    def amount(self, fewest: int, most: int) -> str:
        """Such payments in words."""


def drawing_for(game: str, names: Sequence[str], components: str | None) -> Drawing:
    """The drawing of a game: lists, if it has none of its own."""
    drawing: Drawing = import_module(REGISTER.get(game, PLAIN)).DRAWING(names, components)
    return drawing
