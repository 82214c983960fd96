"""What one seat may see of a table of Olympos (O-113)."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position
from petteia.games.olympos.box import Box
from petteia.games.olympos.information import Knowledge, knowledge_of
from petteia.games.olympos.position import write_position
from petteia.games.olympos.position_reader import read_knowledge
from petteia.games.olympos.state import Table


def view_of(table: Table, seat: int) -> Position:
    """A position in which what the seat may not see is a number; seat -1 is a spectator."""
    return write_view(knowledge_of(table, seat))


def write_view(knowledge: Knowledge) -> Position:
    view = write_position(knowledge.table, knowledge.hidden_cards, int(knowledge.hidden_drawn))
    view["seat"] = int(knowledge.seat)
    return view


def read_view(view: Position, box: Box) -> Knowledge:
    """What the seat that a view was made for knows."""
    knowledge = read_knowledge(view, box, NOBODY)
    seat = view.get("seat", NOBODY)
    if type(seat) is not int or not NOBODY <= seat < len(knowledge.table.players):
        raise Impossible("`seat` must be that of a player, or -1 for somebody who watches.")
    knowledge.seat = seat
    return knowledge
