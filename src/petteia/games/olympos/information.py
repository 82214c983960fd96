"""What a seat knows of a table of Olympos, and states that could be the real one."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from petteia.core.chance import Dice, Seed
from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT, amount, filled
from petteia.games.olympos.box import GIVES_PRESTIGE, PRESTIGE_FOR_ALL, PRESTIGE_PER_TERRITORY
from petteia.games.olympos.development import prestige_bonuses
from petteia.games.olympos.state import (
    HIDDEN,
    OVER,
    UNKNOWN,
    Player,
    Table,
    copies_of,
    count_cards,
    laid_out,
    one,
)


class Knowledge(InformationSet):
    """A table on which what the seat does not know is HIDDEN or UNKNOWN, and how many cards hands hide."""

    table: Table
    hidden_cards: vec[i64]  # destiny cards in the hand of each seat
    hidden_drawn: i64  # destiny cards that the Oracle shows another seat

    def __init__(self, seat: i64, table: Table, hidden_cards: vec[i64], hidden_drawn: i64) -> None:
        self.seat = seat
        self.table = table
        self.hidden_cards = hidden_cards
        self.hidden_drawn = hidden_drawn

    def seen(self) -> Table:
        return self.table

    def legal(self) -> list[int]:
        return self.table.legal()

    def sample(self, dice: Dice) -> Table:
        """What is unseen is put in order, shuffled and dealt anew, so no trace of the truth is left."""
        table = self.table.clone()
        table.seed = dice.fresh_seed()
        self.deal_cards(table, dice)
        deal_gods(table, dice)
        deal_prestige(table, dice)
        return table

    def deal_cards(self, table: Table, dice: Dice) -> None:
        """The deck first: it holds only cards that were shuffled into it and that this seat has not drawn."""
        unseen = unseen_cards(table)
        if is_hidden(table.deck):
            drawn = i64(0) if self.seat == NOBODY else table.players[self.seat].fresh
            possible = laid_out(common_cards(unseen, table.shuffled - drawn))
            dice.shuffle(possible)
            table.deck = possible[: len(table.deck)]
            for card in table.deck:
                unseen -= one(card)
        elsewhere = laid_out(unseen)
        dice.shuffle(elsewhere)
        for seat in range(i64(len(table.players))):
            for _ in range(self.hidden_cards[seat]):
                elsewhere, card = pop(elsewhere)
                table.players[seat].hand += one(card)
        for _ in range(self.hidden_drawn):
            elsewhere, card = pop(elsewhere)
            table.drawn += one(card)


def knowledge_of(truth: Table, seat: i64) -> Knowledge:
    """Hide what the seat does not know. A seat of NOBODY is a spectator."""
    table = truth.clone()
    table.seed = Seed(hidden(8))
    hides_prestige = table.rulings.hidden_prestige and table.awaited != OVER
    hidden_cards = vec[i64]()
    for other in range(i64(len(table.players))):
        player = table.players[other]
        hidden_cards = append(hidden_cards, i64(0) if other == seat else count_cards(player.hand))
        if other != seat:
            player.hand = 0
            player.fresh = 0
            if hides_prestige and player.laid > 0:
                player.prestige = UNKNOWN
    hidden_drawn: i64 = 0
    if table.mover != seat:
        hidden_drawn = count_cards(table.drawn)
        table.drawn = 0
    table.deck = hidden(len(table.deck))
    table.gods = table.gods[:]
    for place in range(i64(len(table.gods))):
        if not table.revealed & BIT[place]:
            table.gods[place] = HIDDEN
    return Knowledge(seat, table, hidden_cards, hidden_drawn)


def is_hidden(things: vec[i64]) -> bool:
    return len(things) > 0 and things[0] == HIDDEN


def hidden(count: i64) -> vec[i64]:
    return filled(count, HIDDEN)


# --- what is unseen, always in the same order ------------------------------------------------------


def unseen_cards(table: Table) -> i64:
    """The destiny cards neither in a known hand nor among the discards nor in a known deck."""
    unseen = table.box.all_cards - table.discards - table.drawn
    for player in table.players:
        unseen -= player.hand
    if not is_hidden(table.deck):
        for card in table.deck:
            unseen -= one(card)
    return unseen


def common_cards(cards: i64, others: i64) -> i64:
    """What both sets have."""
    found: i64 = 0
    card: i64 = 0
    while cards >> 2 * card:
        both = copies_of(others, card)
        if copies_of(cards, card) < both:
            both = copies_of(cards, card)
        found += both * one(card)
        card += 1
    return found


def deal_gods(table: Table, dice: Dice) -> None:
    """Those not revealed lie at the hidden places; one is left over, and out of the game (O-11)."""
    seen: i64 = 0
    for god in table.gods:
        if god != HIDDEN:
            seen |= BIT[god]
    unseen = vec[i64]()
    for god in range(table.box.gods):
        if not seen & BIT[god]:
            unseen = append(unseen, god)
    dice.shuffle(unseen)
    gods = table.gods[:]
    for place in range(i64(len(gods))):
        if gods[place] == HIDDEN:
            unseen, gods[place] = pop(unseen)
    table.gods = gods


def deal_prestige(table: Table, dice: Dice) -> None:
    """Bonuses are there for all to see; whatever else was laid down came from a card, and is guessed."""
    for seat in range(i64(len(table.players))):
        player = table.players[seat]
        if player.prestige == UNKNOWN:
            bonuses, points = prestige_bonuses(table, seat)
            gains = gains_by_card(table, player)
            for _ in range(player.laid - bonuses):
                points += gains[dice.below(len(gains))]
            player.prestige = points


def gains_by_card(table: Table, player: Player) -> vec[i64]:
    """What each card that brings prestige may have brought a player: one point at least.

    The Olympos cards are those turned up; territories are counted as they are now.
    """
    box = table.box
    gains = vec[i64]([1])
    for place in range(i64(len(table.gods))):
        god = table.gods[place]
        if table.revealed & BIT[place] and box.god_effect[god] == GIVES_PRESTIGE:
            gains = append(gains, box.god_amount[god])
    for card in laid_out(box.all_cards):
        if box.card_effect[card] == PRESTIGE_FOR_ALL:
            gains = append(gains, box.card_amount[card])
        elif box.card_effect[card] == PRESTIGE_PER_TERRITORY:
            territories = amount(player.tokens, box.card_resource[card])
            gains = append(gains, box.card_amount[card] * (territories if territories > 0 else i64(1)))
    return gains
