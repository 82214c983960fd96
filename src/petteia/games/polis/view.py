"""What one seat may see of a table of Polis (P-70)."""

from __future__ import annotations

from collections import Counter

from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.game import Position
from petteia.core.reading import read_seat
from petteia.games.polis import shapes
from petteia.games.polis.box import COLOURS, Box
from petteia.games.polis.information import Knowledge, own_losses, unseen_cards
from petteia.games.polis.position import write_position
from petteia.games.polis.position_reader import read_knowledge
from petteia.games.polis.state import LOST_STEP, WATCHER


def write_view(knowledge: Knowledge) -> shapes.Position:
    """A position in which a card that the seat does not know is its colour; seat -1 is a spectator."""
    view = write_position(knowledge.table, with_seed=False)
    view["seat"] = int(knowledge.seat)
    return view


def read_view(view: Position, box: Box) -> Knowledge:
    """What the seat that a view was made for knows."""
    knowledge = read_knowledge(view, box, NOBODY)
    knowledge.seat = read_seat(view, len(knowledge.table.players))
    check_memory(knowledge)
    return knowledge


def check_memory(knowledge: Knowledge) -> None:
    """What the seat has lost track of must be somewhere among the cards it does not see."""
    table, eye = knowledge.table, WATCHER if knowledge.seat == NOBODY else knowledge.seat
    table.lost = own_losses(table.lost, eye)
    unseen = Counter(kind for colour in range(len(COLOURS)) for kind in unseen_cards(table, colour))
    if Counter(entry % LOST_STEP for entry in table.lost) - unseen:
        raise Fault("polis-wrong-lost-unknown")
