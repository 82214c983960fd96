"""What a seat knows of a table of Polis, and states that could be the real one (RP-43)."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from petteia.core.chance import Dice, Seed
from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT
from petteia.games.polis.box import END, UNKNOWN, Box
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.memory import is_public
from petteia.games.polis.state import (
    LOST_STEP,
    NONE,
    SPENT,
    WATCHER,
    Table,
    face_down,
    kind_of,
    sorted_in,
    without_slot,
)


class Knowledge(InformationSet):
    """A table on which every card whose face the seat does not know is UNKNOWN but for its colour."""

    table: Table

    def __init__(self, seat: i64, table: Table) -> None:
        self.seat = seat
        self.table = table

    def seen(self) -> Table:
        return self.table

    def legal(self) -> list[int]:
        return self.table.legal()

    def sample(self, dice: Dice) -> Table:
        """What is unseen is put in order, shuffled and dealt anew, so no trace of the truth is left."""
        table = self.table.clone()
        table.seed = dice.fresh_seed()
        for colour in range(i64(len(COLOURS))):
            deal_colour(table, colour, dice)
        return table


# --- hiding ---------------------------------------------------------------------------------------


def knowledge_of(truth: Table, seat: i64) -> Knowledge:
    """Hide what the seat does not know. A seat of NOBODY is a spectator."""
    eye: i64 = WATCHER if seat == NOBODY else seat
    table = truth.clone()
    table.seed = Seed(vec[i64]([0 for _ in range(8)]))
    for other in range(i64(len(table.players))):
        player = table.players[other]
        player.hand = own_hand(player.hand) if other == eye else masked(table, player.hand, eye)
        player.history = masked(table, player.history, eye)
        player.tucked = masked(table, player.tucked, eye)
    decks = vec[vec[i64]]()
    for deck in table.decks:
        decks = append(decks, masked_deck(table, deck, eye, len(decks)))
    table.decks = decks
    table.removed = masked(table, table.removed, eye)
    table.boxed = masked(table, table.boxed, eye)
    if table.lot != NONE:
        table.lot = mask(table.box, table.lot, eye)
    table.lost = own_losses(table.lost, eye)
    return Knowledge(seat, table)


def mask(box: Box, card: i64, eye: i64) -> i64:
    """A face-down card as a seat knows it; of what others know it keeps only what everybody does."""
    if is_public(card):
        return card
    if card & BIT[eye]:
        return face_down(kind_of(card), BIT[eye]) | card & SPENT
    return face_down(UNKNOWN + box.colours[kind_of(card)], 0)


def masked(table: Table, row: vec[i64], eye: i64) -> vec[i64]:
    known = vec[i64]()
    for card in row:
        known = sorted_in(known, mask(table.box, card, eye))
    return known


def own_hand(hand: vec[i64]) -> vec[i64]:
    known = vec[i64]()
    for card in hand:
        known = append(known, face_down(kind_of(card), 0))
    return known


def masked_deck(table: Table, deck: vec[i64], eye: i64, colour: i64) -> vec[i64]:
    """Cards stay in their places; the End card looks like any other from behind."""
    known = vec[i64]()
    for card in deck:
        if card & BIT[eye]:
            known = append(known, mask(table.box, card, eye))
        else:
            known = append(known, face_down(UNKNOWN + colour, 0))
    return known


def own_losses(lost: vec[i64], eye: i64) -> vec[i64]:
    own = vec[i64]()
    for entry in lost:
        if entry // LOST_STEP == eye:
            own = append(own, entry)
    return own


# --- dealing what is unseen -----------------------------------------------------------------------


def is_unknown(card: i64) -> bool:
    return UNKNOWN <= kind_of(card) < END


def deal_colour(table: Table, colour: i64, dice: Dice) -> None:
    """The unknown cards of one colour.

    Those that the seat has seen leave their deck are neither in it nor among the cards removed before the
    game, so these two are dealt first, from all others.
    """
    place_end_card(table, colour, dice)
    unseen = unseen_cards(table, colour)
    lost = vec[i64]()
    for entry in table.lost:
        if table.box.colours[entry % LOST_STEP] == colour:
            lost = append(lost, entry % LOST_STEP)
            unseen = without_slot(unseen, place_of(unseen, entry % LOST_STEP))
    dice.shuffle(unseen)
    deck = table.decks[colour]
    for place in range(i64(len(deck))):
        if is_unknown(deck[place]):
            unseen, kind = pop(unseen)
            deck[place] = face_down(kind, 0)
    table.removed, unseen = filled(table.removed, colour, unseen, 0)
    for kind in lost:
        unseen = append(unseen, kind)
    dice.shuffle(unseen)
    for seat in range(i64(len(table.players))):
        player = table.players[seat]
        player.hand, unseen = filled(player.hand, colour, unseen, 0)
        player.history, unseen = filled(player.history, colour, unseen, 0)
        player.tucked, unseen = filled(player.tucked, colour, unseen, BIT[seat])
    table.boxed, unseen = filled(table.boxed, colour, unseen, 0)
    if table.lot != NONE and kind_of(table.lot) == UNKNOWN + colour:
        unseen, kind = pop(unseen)
        table.lot = face_down(kind, BIT[table.mover])


def place_end_card(table: Table, colour: i64, dice: Dice) -> None:
    """At one of the unknown places among the last cards, unless the seat knows where it is (P-5)."""
    deck = table.decks[colour][:]
    places = vec[i64]()
    for place in range(i64(len(deck))):
        if kind_of(deck[place]) == END:
            places = vec[i64]()
            break
        if place < table.box.end_card_among and is_unknown(deck[place]):
            places = append(places, place)
    if len(places) > 0:
        deck[places[dice.below(len(places))]] = face_down(END, 0)
    decks = table.decks[:]
    decks[colour] = deck
    table.decks = decks


def filled(row: vec[i64], colour: i64, unseen: vec[i64], seen: i64) -> tuple[vec[i64], vec[i64]]:
    """The row with unseen cards in the place of its unknown ones, and the unseen cards that are left."""
    known = vec[i64]()
    for card in row:
        if kind_of(card) == UNKNOWN + colour:
            unseen, kind = pop(unseen)
            known = sorted_in(known, face_down(kind, seen))
        else:
            known = sorted_in(known, card)
    return known, unseen


def unseen_cards(table: Table, colour: i64) -> vec[i64]:
    """The kinds of all cards of a colour that lie nowhere on the table, always in the same order."""
    copies = table.box.copies[:]
    count_out(copies, table.removed)
    count_out(copies, table.boxed)
    count_out(copies, table.decks[colour])
    for player in table.players:
        count_out(copies, player.city)
        count_out(copies, player.hand)
        count_out(copies, player.history)
        count_out(copies, player.tucked)
    if table.lot != NONE:
        count_out(copies, vec[i64]([table.lot]))
    unseen = vec[i64]()
    for kind in range(table.box.kinds):
        if table.box.colours[kind] == colour:
            for _ in range(copies[kind]):
                unseen = append(unseen, kind)
    return unseen


def count_out(copies: vec[i64], row: vec[i64]) -> None:
    for card in row:
        if kind_of(card) < UNKNOWN:
            copies[kind_of(card)] -= 1


def place_of(kinds: vec[i64], kind: i64) -> i64:
    place: i64 = 0
    while kinds[place] != kind:
        place += 1
    return place
