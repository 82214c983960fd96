"""Whether a number names cards, seats and symbols that there are: anybody can ask about any number."""

from __future__ import annotations

from petteia.games.polis.actions import (
    ATTACK,
    BID,
    BOARD,
    DESTROY,
    DEVELOP,
    DISCARD,
    DRAW,
    FOUND,
    KILL,
    OFFER,
    PEEK,
    PROTECT,
    REMOVE,
    RETURN,
    SACRIFICE,
    STEP,
    SYMBOLS,
    TRADE,
    USE,
)
from petteia.games.polis.box import (
    ALEXANDER,
    COLOURS,
    EUCLID,
    EXCHANGE,
    HARBOUR,
    HERODOTUS,
    HIPPOCRATES,
    HOMER,
    PLATO,
)
from petteia.games.polis.notation import killing
from petteia.games.polis.state import Table, kind_of

OF_A_KIND = (OFFER, DEVELOP, DISCARD, REMOVE, RETURN)
OF_A_SEAT = (TRADE, ATTACK)


def names_something(table: Table, action: int) -> bool:
    if action < 0:
        return is_seat(table, -1 - action)
    if action >= KILL:
        slot, seat, victim = killing(action)
        return stands(table, int(table.mover), slot) and stands(table, seat, victim)
    if action >= BID:
        return True
    if action >= USE:
        return is_use(table, *divmod(action - USE, STEP))
    if action >= PROTECT:
        slot, symbol = divmod(action - PROTECT, SYMBOLS)
        return stands(table, int(table.mover), slot) and symbol < len(table.box.symbols[kind_at(table, slot)])
    if action >= OFFER:
        family, number = divmod(action, STEP)
        return is_one_of_family(table, family * STEP, number)
    if action >= BOARD:
        return action - BOARD < table.box.sides
    return DRAW <= action < PEEK + len(COLOURS) or action <= FOUND


def is_use(table: Table, slot: int, argument: int) -> bool:
    if not stands(table, int(table.mover), slot):
        return False
    effect = table.box.effects[kind_at(table, slot)]
    if effect in (ALEXANDER, HOMER, EXCHANGE):
        return argument < table.box.kinds
    if effect in (HARBOUR, PLATO, HERODOTUS):
        return is_seat(table, argument)
    return effect in (EUCLID, HIPPOCRATES)


def is_one_of_family(table: Table, family: int, number: int) -> bool:
    if family in OF_A_KIND:
        return number < table.box.kinds
    if family in OF_A_SEAT:
        return is_seat(table, number)
    whose = {DESTROY: int(table.target), SACRIFICE: int(table.mover)}
    return family in whose and stands(table, whose[family], number)


def is_seat(table: Table, seat: int) -> bool:
    return 0 <= seat < len(table.players)


def stands(table: Table, seat: int, slot: int) -> bool:
    """Is there a card at this place of a city?"""
    return is_seat(table, seat) and slot < len(table.players[seat].city)


def kind_at(table: Table, slot: int) -> int:
    return int(kind_of(table.players[table.mover].city[slot]))
