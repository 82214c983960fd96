"""Drawing, and the End cards (P-8 to P-11, P-68)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, count_bits
from petteia.games.polis.box import END
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.state import EVERYONE, Table, face_down, kind_of, sorted_in


def is_open(table: Table, colour: i64) -> bool:
    return not table.blocked & BIT[colour]


def open_decks(table: Table) -> i64:
    """The set of colours that can be drawn from."""
    return BIT[len(COLOURS)] - 1 & ~table.blocked


def draw(table: Table, seat: i64, colour: i64) -> None:
    """The top card of an open deck into a hand."""
    if table.journal is not None:
        table.note("polis-log-draws", [seat, colour])
    card = take_top(table, colour)
    player = table.players[seat]
    player.hand = sorted_in(player.hand, card & ~BIT[seat])
    if table.journal is not None:
        table.note("polis-log-drawn", [kind_of(card)], seat)


def take_top(table: Table, colour: i64) -> i64:
    """The top card of an open deck. An End card is replaced by the card below it (P-10), and one that is left
    alone is turned up (P-11)."""
    table.reveals += 1
    deck = table.decks[colour]
    top: i64 = len(deck) - 1
    if kind_of(deck[top]) == END:
        turn_up_end_card(table, colour, deck[: top - 1])
        return deck[top - 1]
    if top == 1:
        turn_up_end_card(table, colour, deck[:0])
    else:
        set_deck(table, colour, deck[:top])
    return deck[top]


def turn_up_end_card(table: Table, colour: i64, below: vec[i64]) -> None:
    set_deck(table, colour, append(below, face_down(END, EVERYONE)))
    table.blocked |= BIT[colour]
    count = count_bits(table.blocked)
    if count >= table.box.end_cards:
        table.closing = True
    if table.journal is not None:
        table.note("polis-log-end-card", [colour, count])


def set_deck(table: Table, colour: i64, cards: vec[i64]) -> None:
    decks = table.decks[:]
    decks[colour] = cards
    table.decks = decks


def look_at_top(table: Table, seat: i64, colour: i64) -> None:
    """Lighthouse of Alexandria (P-68)."""
    deck = table.decks[colour][:]
    top: i64 = len(deck) - 1
    deck[top] |= BIT[seat]
    set_deck(table, colour, deck)
    table.reveals += 1
    if table.journal is not None:
        table.note("polis-log-looks", [seat, colour])
        table.note("polis-log-looked", [kind_of(deck[top])], seat)
