"""What a move of Attika costs, as data."""

from __future__ import annotations

from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.core.numbers import total
from petteia.games.attika.building import is_free, payments, price_of, settlement_fee
from petteia.games.attika.moves import Build, kind_named, spot_at, write_letters
from petteia.games.attika.rules import Attika


def outlook(state: Attika, move: Move) -> dict[str, Any]:
    """Of a building: what its site leaves to be paid, and every way to pay it, fewest cards first."""
    if not isinstance(move, Build) or state.actor == NOBODY:
        return {}
    cell = int(state.land.cell(spot_at(move.at)))
    if cell < 0 or state.occupant[cell] != NOBODY:
        return {}
    player, kind = state.players[state.actor], kind_named(state.box, move.building)
    price = price_of(state, player, kind, cell)
    ways = sorted((int(way) for way in payments(state, player.cards, price)), key=lambda way: int(total(way)))
    free = is_free(state, player, kind, cell)
    return {
        "free": free,
        "need": write_letters(int(price.need)),
        "waived": int(price.waived),
        "any": int(price.any),
        "fee": 0 if free else int(settlement_fee(state, player, cell)),
        "ways": [write_letters(way) for way in ways],
    }
