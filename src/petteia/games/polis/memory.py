"""What the players remember of face-down cards.

Whoever has seen a card knows it as long as it can be followed. A card that leaves a hand or a pile with only
its colour shown could be any one of that colour there: all who do not see its face lose track of those they
knew, and remember only that these have left their decks.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT
from petteia.games.polis.state import (
    EVERYONE,
    NONE,
    WATCHER,
    Table,
    kind_of,
    lost_track,
    seen_by,
    sorted_in,
    without_slot,
)


def slot_of(row: vec[i64], kind: i64) -> i64:
    """Where a card of that kind lies in a row, or NONE."""
    for slot in range(i64(len(row))):
        if kind_of(row[slot]) == kind:
            return slot
    return NONE


# --- a card leaves, and only its colour is seen ---------------------------------------------------


def blurred(table: Table, row: vec[i64], colour: i64, keeper: i64) -> vec[i64]:
    """The row before one card of a colour leaves it: nobody but the keeper sees which one."""
    known: i64 = 0
    for card in row:
        known |= seen_by(card)
    if known == 0:
        return row
    for seat in range(i64(len(table.players))):
        if seat != keeper and known & BIT[seat] and not knows_which(table, row, colour, seat):
            row = forgotten(table, row, colour, seat, BIT[seat])
    if known & BIT[WATCHER] and not knows_which(table, row, colour, WATCHER):
        empty_seats = BIT[WATCHER] - BIT[len(table.players)]
        row = forgotten(table, row, colour, WATCHER, BIT[WATCHER] | empty_seats)
    return row


def knows_which(table: Table, row: vec[i64], colour: i64, seat: i64) -> bool:
    """Does the seat know all cards of the colour, and are they equal?"""
    kind: i64 = NONE
    for card in row:
        if table.box.colours[kind_of(card)] == colour:
            if not card & BIT[seat] or (kind != NONE and kind != kind_of(card)):
                return False
            kind = kind_of(card)
    return True


def forgotten(table: Table, row: vec[i64], colour: i64, seat: i64, eyes: i64) -> vec[i64]:
    left = vec[i64]()
    for card in row:
        if card & BIT[seat] and table.box.colours[kind_of(card)] == colour:
            table.lost = sorted_in(table.lost, lost_track(seat, kind_of(card)))
            left = sorted_in(left, card & ~eyes)
        else:
            left = sorted_in(left, card)
    return left


def leave_hand_unseen(table: Table, seat: i64, kind: i64) -> i64:
    """A card leaves a hand with only its colour shown; its owner still knows it wherever it goes."""
    player = table.players[seat]
    hand = blurred(table, player.hand, table.box.colours[kind], seat)
    slot = slot_of(hand, kind)
    player.hand = without_slot(hand, slot)
    return hand[slot] | BIT[seat]


# --- a card leaves, and everybody sees it ---------------------------------------------------------


def leave_hand_openly(table: Table, seat: i64, kind: i64) -> None:
    player = table.players[seat]
    player.hand = without_one(table, player.hand, kind, BIT[seat])


def without_one(table: Table, row: vec[i64], kind: i64, known_to: i64) -> vec[i64]:
    """The row without a card of that kind, which comes to light; some seats have known it all the time.

    Those who had seen one of several equal cards may not know that it is another one.
    """
    slot = slot_of(row, kind)
    seen = seen_by(row[slot]) | known_to
    left = vec[i64]()
    for place in range(i64(len(row))):
        card = row[place]
        if place != slot:
            if kind_of(card) == kind:
                only_here = seen_by(card) & ~seen
                seen |= only_here
                card &= ~only_here
            left = sorted_in(left, card)
    come_to_light(table, kind, seen)
    return left


def come_to_light(table: Table, kind: i64, seen: i64) -> None:
    """A card from a hand or pile is shown: whoever had lost track of such a card may have found it again."""
    if len(table.lost) > 0:
        for seat in range(i64(WATCHER + 1)):
            if not seen & BIT[seat]:
                find_again(table, seat, kind)


def find_again(table: Table, seat: i64, kind: i64) -> None:
    for place in range(i64(len(table.lost))):
        if table.lost[place] == lost_track(seat, kind):
            table.lost = without_slot(table.lost, place)
            return


# --- a seat looks at cards ------------------------------------------------------------------------


def looked_through(table: Table, row: vec[i64], seat: i64) -> vec[i64]:
    """A row of face-down cards all of which a seat has seen now."""
    known = vec[i64]()
    for card in row:
        if not card & BIT[seat]:
            find_again(table, seat, kind_of(card))
        known = sorted_in(known, card | BIT[seat])
    return known


def is_public(card: i64) -> bool:
    return seen_by(card) == EVERYONE
