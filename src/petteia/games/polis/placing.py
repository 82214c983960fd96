"""When a card is placed: what it sets going (P-61, P-62, P-66), and back to the turn.

A Colony brings another card, a temple a card for the hand; Phidias calls upon all players. It can happen to
the buyer in an auction, out of turn: `resume` goes on where the active player was. Ids in brackets are those
of docs/rules/polis.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.city import just_placed, put_into_city
from petteia.games.polis.decks import draw, is_open, open_decks, take_top
from petteia.games.polis.memory import leave_hand_unseen
from petteia.games.polis.state import (
    AUCTION_PHASE,
    DEVELOPMENT_PHASE,
    DISCARDING,
    FOUNDING,
    OPENING,
    REPLACING,
    VISITING,
    Table,
    face_up,
    kind_of,
    sorted_in,
)
from petteia.games.polis.turn import Turn


def place(table: Turn, seat: i64, card: i64, price: i64) -> None:
    """A card that is not developed from the hand comes face up into a city."""
    put_into_city(table, seat, card)
    after_placing(table, seat, kind_of(card), price)


def bring_back(table: Turn, card: i64) -> None:
    """A card out of the mover's history is placed, for nothing (P-55, RP-24)."""
    note_placing(table, table.mover, card)
    if table.rulings.comes_back_quietly:
        put_into_city(table, table.mover, card)
        resume(table)
    else:
        place(table, table.mover, card, 0)


def note_placing(table: Table, seat: i64, card: i64) -> None:
    if table.journal is not None:
        table.note("polis-log-places", [seat, kind_of(card)])


def after_placing(table: Turn, seat: i64, kind: i64, price: i64) -> None:
    if table.box.when_placed & BIT[kind]:
        WHEN_PLACED[table.box.texts[kind].name](table, seat, kind, price)
    else:
        resume(table)


def resume(table: Turn) -> None:
    """Back to the active player and the phase that a card's effect has interrupted."""
    table.actor = table.mover
    if table.players[table.mover].resigned:
        table.begin_next_turn()
    elif table.phase == AUCTION_PHASE:
        table.go_on_offering()
    elif table.phase == DEVELOPMENT_PHASE:
        table.go_on_developing()
    else:
        table.go_on_profiting()


# --- Colony (P-61) ---------------------------------------------------------------------------------


def offer_to_found(table: Turn, seat: i64, colony: i64, price: i64) -> None:
    """Another card for the same price, if there is one to be had."""
    again = table.box.development if table.rulings.colony_costs_full_price else price
    if is_open(table, table.box.decks[colony]) and table.players[seat].coins >= again:
        table.actor = seat
        table.price = again
        table.awaited = FOUNDING
    else:
        resume(table)


def found(table: Turn) -> None:
    """What the Colony has cost once more, and the top card comes into the city."""
    seat = table.actor
    colour = table.box.decks[just_placed(table.players[seat])]
    table.players[seat].coins -= table.price
    if table.journal is not None:
        table.note("polis-log-founds", [seat, table.price])
    card = face_up(kind_of(take_top(table, colour)))
    note_placing(table, seat, card)
    place(table, seat, card, table.price)


# --- temples (P-66) --------------------------------------------------------------------------------


def visit(table: Turn, seat: i64, temple: i64, _price: i64) -> None:
    """The temple's card comes into the hand."""
    colour = table.box.decks[temple]
    if is_open(table, colour) and table.rulings.temple_draw_is_optional:
        table.actor = seat
        table.awaited = VISITING
        return
    if is_open(table, colour):
        draw(table, seat, colour)
    resume(table)


# --- Phidias (P-62) --------------------------------------------------------------------------------


def begin_discarding(table: Turn, owner: i64, _phidias: i64, _price: i64) -> None:
    """One player's whole hand goes into the box, and a card of each other one."""
    whole = owner if table.rulings.phidias_empties_owner else table.mover
    empty_hand(table, whole)
    table.waiting = others_with_cards(table, whole)
    go_on_discarding(table)


def empty_hand(table: Table, seat: i64) -> None:
    """The whole hand into the box; as many cards are due to its owner."""
    player = table.players[seat]
    if table.journal is not None:
        table.note("polis-log-phidias", [seat, len(player.hand)])
    table.due += len(player.hand) * unit(seat)
    for card in player.hand:
        table.boxed = sorted_in(table.boxed, card | BIT[seat])
    player.hand = vec[i64]()


def others_with_cards(table: Table, seat: i64) -> i64:
    """The set of seats besides this one that have a card in hand."""
    others: i64 = 0
    for other in range(i64(len(table.players))):
        if other != seat and len(table.players[other].hand) > 0:
            others |= BIT[other]
    return others


def discard(table: Turn, kind: i64) -> None:
    """One card of the actor's hand into the box, with its colour shown; another one is due to its owner."""
    seat = table.actor
    table.boxed = sorted_in(table.boxed, leave_hand_unseen(table, seat, kind))
    table.due += unit(seat)
    table.waiting &= ~BIT[seat]
    if table.journal is not None:
        table.note("polis-log-discards", [seat, table.box.colours[kind]])
    go_on_discarding(table)


def go_on_discarding(table: Turn) -> None:
    if table.waiting:
        table.awaited = DISCARDING
        table.actor = table.first_of(table.waiting)
    else:
        go_on_replacing(table)


# --- cards that are due ----------------------------------------------------------------------------


def go_on_replacing(table: Turn) -> None:
    """Those to whom cards are due draw them, the mover first; what no deck can give is lost."""
    if not open_decks(table):
        table.due = 0
    waiting: i64 = 0
    for seat in range(i64(len(table.players))):
        if amount(table.due, seat) > 0:
            waiting |= BIT[seat]
    if waiting:
        table.awaited = REPLACING if table.turn > 0 else OPENING
        table.actor = table.first_of(waiting)
    elif table.turn > 0:
        resume(table)
    else:
        table.begin_turn(table.seat_after(table.mover - 1))


# --- the function of each effect: whose city it is, the kind of the card placed, and what was paid for it ---

WHEN_PLACED: Final[dict[str, Callable[[Turn, i64, i64, i64], None]]] = {
    "colony": offer_to_found,
    "phidias": begin_discarding,
    "temple": visit,
}
