"""What a table of Attika comes to, and what a move costs there, as data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.core.numbers import BIT, amount, minus, total
from petteia.games.attika.box import LETTERS
from petteia.games.attika.building import (
    fewest_cards,
    is_free,
    payments,
    price_of,
    settlement_fee,
    ways_to_pay,
)
from petteia.games.attika.evaluation import OUT_OF_REACH, link_lacks
from petteia.games.attika.information import Knowledge
from petteia.games.attika.moves import Build, kind_named, spot_at, write_letters
from petteia.games.attika.rules import Attika
from petteia.games.attika.shapes import Outlook, Overview, Progress, Reckoning
from petteia.games.attika.state import ACTING, PAYING, kind_at, seat_at
from petteia.games.attika.words import cards_to_take, is_extra, items

# --- the table ------------------------------------------------------------------------------------------


def overview(known: Knowledge) -> Overview:
    """How far everybody is, who comes next, and what the seat that must act has to reckon with."""
    table = cast(Attika, known.seen())
    return {
        "buildings": int(table.box.buildings),
        "seats": [progress(table, seat) for seat in range(len(table.players))],
        "next": NOBODY if table.actor == NOBODY else int(table.seat_after(table.actor)),
        "yours": yours(table) if known.seat == table.actor != NOBODY else {},
    }


def progress(table: Attika, seat: int) -> Progress:
    """Of a player: what stands on the map, how far it is to a line of temples, and what arrows make free."""
    player = table.players[seat]
    lacks = int(link_lacks(table, seat))
    return {
        "built": int(player.placed),
        "settlements": int(player.settlements),
        "lacks": None if lacks >= OUT_OF_REACH else lacks,
        "chained": chained(table, seat),
    }


def chained(table: Attika, seat: int) -> list[str]:
    """The buildings to which an arrow leads from one that stands on the map."""
    box, standing_there = table.box, 0
    for occupant in table.occupant:
        if occupant != NOBODY and seat_at(occupant) == seat:
            standing_there |= BIT[kind_at(occupant)]
    pointed_at = zip(box.kind_ids, box.pointers, strict=True)
    return [name for name, pointers in pointed_at if pointers & standing_there]


def yours(table: Attika) -> Reckoning:
    """The cards for stopping now, whether a further action costs an amphora, and every way to pay."""
    hand = int(table.players[table.actor].cards)
    ways: Iterable[int] = ways_to_pay(table) if table.awaited == PAYING else ()
    return {
        "stop": cards_to_take(table) if table.awaited == ACTING else 0,
        "extra": is_extra(table),
        "ways": [write_letters(way) for way in cheapest_first(ways, hand)],
    }


def cheapest_first(ways: Iterable[int], hand: int) -> list[int]:
    """Fewest cards first; among as many, what leaves something of every landscape."""

    def lopsided(way: int) -> int:
        left = int(minus(hand, way))
        return sum(int(amount(left, landscape)) ** 2 for landscape in range(len(LETTERS)))

    return sorted((int(way) for way in ways), key=lambda way: (int(total(way)), lopsided(way)))


# --- a move ---------------------------------------------------------------------------------------------


def cost(state: Attika, move: Move) -> int | None:
    """How many cards a building costs at least on its site."""
    if not isinstance(move, Build):
        return None
    return cheapest(state, kind_named(state.box, move.building), int(state.land.cell(spot_at(move.at))))


def cheapest(state: Attika, kind: int, cell: int) -> int:
    box, player = state.box, state.players[state.actor]
    price = price_of(state, player, kind, cell)
    return int(fewest_cards(price.need, price.waived, player.cards, box.substitute_cards) + price.any)


def outlook(state: Attika, move: Move) -> Outlook:
    """The cards that each item of its price speaks of. Of a building: what its site leaves to be paid, and
    every way to pay it, the cheapest first."""
    spoken_of = [write_letters(item.cards) for item in items(state, move)]
    if not isinstance(move, Build) or state.actor == NOBODY:
        return {"items": spoken_of}
    cell = int(state.land.cell(spot_at(move.at)))
    if cell < 0 or state.occupant[cell] != NOBODY:
        return {"items": spoken_of}
    player, kind = state.players[state.actor], kind_named(state.box, move.building)
    price = price_of(state, player, kind, cell)
    free = is_free(state, player, kind, cell)
    return {
        "items": spoken_of,
        "free": free,
        "need": write_letters(int(price.need)),
        "waived": int(price.waived),
        "any": int(price.any),
        "fee": 0 if free else int(settlement_fee(state, player, cell)),
        "ways": [
            write_letters(way) for way in cheapest_first(payments(state, player.cards, price), player.cards)
        ],
    }
