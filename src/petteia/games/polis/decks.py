"""Drawing, and the End cards (P-8 to P-11, P-68)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, count_bits
from petteia.games.polis.actions import ARISTOTLE, EXTRA
from petteia.games.polis.box import END
from petteia.games.polis.effects import ARISTOTLES, LIGHTHOUSE
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.state import EVERYONE, NONE, Player, Table, face_down, is_forward, kind_of, sorted_in


def is_open(table: Table, colour: i64) -> bool:
    return not table.blocked & BIT[colour]


def open_decks(table: Table) -> i64:
    """The set of colours that can be drawn from."""
    return BIT[len(COLOURS)] - 1 & ~table.blocked


def add_decks(family: i64, decks: i64, actions: list[int]) -> None:
    for colour in range(i64(len(COLOURS))):
        if decks & BIT[colour]:
            actions.append(family + colour)


def draw(table: Table, seat: i64, colour: i64) -> None:
    """The top card of an open deck into a hand."""
    if table.journal is not None:
        table.note("polis-log-draws", [seat, colour])
    take_into_hand(table, seat, colour)


def take_into_hand(table: Table, seat: i64, colour: i64) -> None:
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


# --- the Lighthouse of Alexandria (P-68) -----------------------------------------------------------


def looks_of(table: Table, player: Player) -> i64:
    """How many decks a player may look at, each Lighthouse by itself."""
    looks: i64 = 0
    if player.has(LIGHTHOUSE):
        for card in player.city:
            looks += table.box.looks[kind_of(card)]
    return looks


def look_at_top(table: Table, seat: i64, colour: i64) -> None:
    deck = table.decks[colour][:]
    top: i64 = len(deck) - 1
    deck[top] |= BIT[seat]
    set_deck(table, colour, deck)
    table.reveals += 1
    if table.journal is not None:
        table.note("polis-log-looks", [seat, colour])
        table.note("polis-log-looked", [kind_of(deck[top])], seat)


# --- the extra card (P-9, P-50) --------------------------------------------------------------------


def add_extra_cards(table: Table, actions: list[int]) -> None:
    if table.players[table.mover].coins >= table.box.extra_card:
        add_decks(EXTRA, open_decks(table), actions)
    if aristotle_ready(table) != NONE:
        add_decks(ARISTOTLE, open_decks(table), actions)


def aristotle_ready(table: Table) -> i64:
    """The slot of an Aristotle that the mover can use, or NONE."""
    player = table.players[table.mover]
    if player.has(ARISTOTLES):
        for slot in range(i64(len(player.city))):
            kind = kind_of(player.city[slot])
            ready = table.box.effects[kind] == ARISTOTLES and not is_forward(player.city[slot])
            if ready and player.tokens >= table.box.tokens[kind]:
                return slot
    return NONE
