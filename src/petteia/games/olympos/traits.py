"""What set each player apart at the end: discoveries, wonders, and which stars one of them condemned."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.core.game import Traits
from petteia.core.notation import spoken
from petteia.core.numbers import BIT
from petteia.games.olympos.preparation import does_top_condemn
from petteia.games.olympos.state import Table


def traits_of(table: Table, order: Sequence[int]) -> list[Traits]:
    box = table.box
    traits = [
        {
            "discoveries": among(box.kind_ids, int(player.discoveries)),
            "wonders": among(box.wonder_ids, int(player.wonders)),
        }
        for player in table.players
    ]
    condemner = order[0] if does_top_condemn(table.rulings, len(order)) else order[-1]
    stars = among(box.territory_ids, int(table.condemned & box.starred))
    traits[condemner]["condemned stars"] = stars or ["none"]
    return traits


def among(names: Sequence[str], chosen: int) -> list[str]:
    """The names of a set."""
    return [spoken(name) for number, name in enumerate(names) if chosen & BIT[number]]
