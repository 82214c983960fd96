"""What a seat knows of a table of Attika, and states that could be the real one (A-40)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from petteia.core.chance import Dice, Seed
from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT, common, filled, minus, total, unit
from petteia.games.attika.box import MAIN_PILE, PILES
from petteia.games.attika.building import ways_to_pay
from petteia.games.attika.land import tile_of
from petteia.games.attika.state import (
    HIDDEN,
    NONE,
    PAYING,
    Table,
    height,
    kind_at,
    laid_out,
    pushed,
    seat_at,
    top_of,
    without_top,
)

DEALS: Final = 200  # before a hand is taken as it is; the true one is among those that fit, so few are enough


class Knowledge(InformationSet):
    """A table on which all that the seat does not know is HIDDEN, and how many cards hands hide."""

    table: Table
    hidden_cards: vec[i64]  # by seat

    def __init__(self, seat: i64, table: Table, hidden_cards: vec[i64]) -> None:
        self.seat = seat
        self.table = table
        self.hidden_cards = hidden_cards

    def seen(self) -> Table:
        return self.table

    def legal(self) -> list[int]:
        return self.table.legal()

    def sample(self, dice: Dice) -> Table:
        """What is unseen is put in order, shuffled and dealt anew, so no trace of the truth is left."""
        table = self.dealt(dice)
        for _ in range(DEALS):
            if self.can_be(table):
                break
            table = self.dealt(dice)
        for seat in range(i64(len(table.players))):
            deal_piles(table, seat, dice)
        if is_hidden(table.tile_stack):
            table.tile_stack = unseen_tiles(table)
            dice.shuffle(table.tile_stack)
        return table

    def dealt(self, dice: Dice) -> Table:
        table = self.table.clone()
        table.seed = dice.fresh_seed()
        self.deal_cards(table, dice)
        return table

    def can_be(self, table: Table) -> bool:
        """Whoever has chosen a site and has to choose how to pay for it has cards for several ways."""
        return table.awaited != PAYING or table.actor == self.seat or len(ways_to_pay(table)) > 1

    def deal_cards(self, table: Table, dice: Dice) -> None:
        """The deck first: it holds only cards that were shuffled into it and that this seat has not drawn."""
        unseen = unseen_cards(table)
        if is_hidden(table.deck):
            drawn = 0 if self.seat == NOBODY else table.players[self.seat].fresh
            possible = laid_out(common(unseen, minus(table.shuffled, drawn)))
            dice.shuffle(possible)
            table.deck = possible[: len(table.deck)]
            for landscape in table.deck:
                unseen -= unit(landscape)
        in_hands = laid_out(unseen)
        dice.shuffle(in_hands)
        for seat in range(i64(len(table.players))):
            for _ in range(self.hidden_cards[seat]):
                in_hands, landscape = pop(in_hands)
                table.players[seat].cards += unit(landscape)


def knowledge_of(truth: Table, seat: i64) -> Knowledge:
    """Hide what the seat does not know. A seat of NOBODY is a spectator."""
    table = truth.clone()
    table.seed = Seed(hidden(8))
    hidden_cards = vec[i64]()
    for other in range(i64(len(table.players))):
        player = table.players[other]
        hidden_cards = append(hidden_cards, 0 if other == seat else total(player.cards))
        if other != seat:
            player.cards = 0
            player.fresh = 0
        for pile in range(i64(PILES)):
            player.piles[pile] = hidden_pile(height(player.piles[pile]))
    table.deck = hidden(len(table.deck))
    table.tile_stack = hidden(len(table.tile_stack))
    if table.drawn != NONE and table.actor != seat:
        table.drawn = HIDDEN
    return Knowledge(seat, table, hidden_cards)


def is_hidden(things: vec[i64]) -> bool:
    return len(things) > 0 and things[0] == HIDDEN


def hidden(count: i64) -> vec[i64]:
    return filled(count, HIDDEN)


def hidden_pile(count: i64) -> i64:
    pile: i64 = 0
    for _ in range(count):
        pile = pushed(pile, HIDDEN)
    return pile


# --- what is unseen, always in the same order ------------------------------------------------------


def unseen_cards(table: Table) -> i64:
    """The bundle of cards neither in a known hand nor among the discards nor in a known deck."""
    unseen = table.box.all_cards - table.discards
    for player in table.players:
        unseen -= player.cards
    if not is_hidden(table.deck):
        for landscape in table.deck:
            unseen -= unit(landscape)
    return unseen


def unseen_tiles(table: Table) -> vec[i64]:
    seen: i64 = 0 if table.tile == NONE else BIT[table.tile]
    for laid in table.land.tiles:
        seen |= BIT[tile_of(laid)]
    tiles = vec[i64]()
    for tile in range(i64(len(table.box.tiles))):
        if not seen & BIT[tile]:
            tiles = append(tiles, tile)
    return tiles


def unseen_copies(table: Table, seat: i64) -> vec[i64]:
    """How many of each kind lie in a player's hidden piles (or hidden in the drawer's hand)."""
    player = table.players[seat]
    copies = table.box.copies[:]
    for kind in range(table.box.kinds):
        copies[kind] -= player.stored[kind]
    for occupant in table.occupant:
        if seat_at(occupant) == seat:
            copies[kind_at(occupant)] -= 1
    for pile in player.piles:
        rest = pile
        while rest and top_of(rest) != HIDDEN:
            copies[top_of(rest)] -= 1
            rest = without_top(rest)
    if seat == table.actor:
        if table.site_kind != NONE:
            copies[table.site_kind] -= 1
        if table.drawn != NONE and table.drawn != HIDDEN:
            copies[table.drawn] -= 1
    return copies


def deal_piles(table: Table, seat: i64, dice: Dice) -> None:
    """Fill a player's hidden piles, and the drawer's hidden hand, with what is unseen."""
    main, others = vec[i64](), vec[i64]()
    copies = unseen_copies(table, seat)
    for kind in range(table.box.kinds):
        for _ in range(copies[kind]):
            if table.box.main_kinds & BIT[kind]:
                main = append(main, kind)
            else:
                others = append(others, kind)
    dice.shuffle(main)
    dice.shuffle(others)
    if seat == table.actor and table.drawn == HIDDEN:
        if table.drawn_pile == MAIN_PILE:
            main, table.drawn = pop(main)
        else:
            others, table.drawn = pop(others)
    piles = table.players[seat].piles
    for number in range(i64(PILES)):
        if top_of(piles[number]) != HIDDEN:
            continue
        size = height(piles[number])
        piles[number] = 0
        for _ in range(size):
            if number == MAIN_PILE:
                main, kind = pop(main)
            else:
                others, kind = pop(others)
            piles[number] = pushed(piles[number], kind)
