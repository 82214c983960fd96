"""What set each player apart at the end: the side of the city board, and the cards in the city."""

from __future__ import annotations

from petteia.core.game import Traits
from petteia.games.polis.notation import write_kind
from petteia.games.polis.state import Table, kind_of


def traits_of(table: Table) -> list[Traits]:
    box = table.box
    return [
        {
            "city boards": [box.side_ids[player.side]],
            "cards": sorted({write_kind(box, int(kind_of(card))) for card in player.city}),
        }
        for player in table.players
    ]
