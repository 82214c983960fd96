"""What one seat may see of a table of Olympos (O-113)."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.game import Position
from petteia.core.reading import read_seat
from petteia.games.olympos import shapes
from petteia.games.olympos.box import Box
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.position import write_position
from petteia.games.olympos.position_reader import read_knowledge


def write_view(knowledge: Knowledge) -> shapes.Position:
    """A position in which what the seat may not see is a number; seat -1 is a spectator."""
    view = write_position(knowledge.table, knowledge.hidden_cards, int(knowledge.hidden_drawn))
    view["seat"] = int(knowledge.seat)
    return view


def read_view(view: Position, box: Box) -> Knowledge:
    """What the seat that a view was made for knows."""
    knowledge = read_knowledge(view, box, NOBODY)
    knowledge.seat = read_seat(view, len(knowledge.table.players))
    return knowledge
