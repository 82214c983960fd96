"""What set each player apart at the end: the city, and the groups they completed."""

from __future__ import annotations

from petteia.core.game import Traits
from petteia.core.numbers import BIT
from petteia.games.attika.state import Table


def traits_of(table: Table) -> list[Traits]:
    box = table.box
    return [
        {
            "city": [city],
            "groups": [name for group, name in enumerate(box.group_ids) if player.rewarded & BIT[group]],
        }
        for city, player in zip(box.data["cities"]["names"], table.players, strict=False)
    ]
