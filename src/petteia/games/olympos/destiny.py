"""Destiny cards: drawing them, and what they do when they are played (O-74 to O-83)."""

from __future__ import annotations

from librt.vecs import pop
from mypy_extensions import i64

from petteia.core.chance import Chance
from petteia.core.numbers import amount
from petteia.games.olympos.actions import KEEP, PLAY
from petteia.games.olympos.box import (
    GAIN_CUBE,
    HOURGLASSES_FOR_MOST,
    HOURGLASSES_PER_TERRITORY,
    PRESTIGE_FOR_ALL,
    PRESTIGE_PER_TERRITORY,
    ZEUS_SIGN,
)
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.state import ANSWERING, Player, Table, copies_of, laid_out, one
from petteia.games.olympos.supply import (
    gain_cube,
    gain_hourglasses,
    gain_prestige,
    hourglasses_to_be_had,
    is_cube_left,
)

# --- drawing (O-60, O-74, RO-24) ---------------------------------------------------------------------


def draw(table: Table) -> bool:
    """The mover draws a card; with the Oracle it may have to be chosen first, and the answer is False."""
    seat = table.mover
    player = table.players[seat]
    shown: i64 = 0
    count: i64 = 0
    for _ in range(player.destiny_choice):
        if len(table.deck) == 0:
            reshuffle(table)
        if len(table.deck) == 0:
            break
        table.deck, card = pop(table.deck)
        player.fresh += one(card)
        shown += one(card)
        count += 1
    if count == 0:
        if table.journal is not None:
            table.note("olympos-log-no-card", [seat])
        return True
    table.reveals += 1
    table.drawn = shown
    if count > 1 and table.journal is not None:
        table.note("olympos-log-oracle", [shown], seat)
    only = laid_out(shown)[0]
    if copies_of(shown, only) < count:
        return False
    keep(table, only)
    return True


def reshuffle(table: Table) -> None:
    """The discards become the deck."""
    if table.discards == 0:
        return
    table.deck = laid_out(table.discards)
    Chance(table.seed, table.shuffles).shuffle(table.deck)
    table.shuffles += 1
    table.shuffled = table.discards
    table.discards = 0
    for player in table.players:
        player.fresh = 0
    if table.journal is not None:
        table.note("olympos-log-reshuffle", [len(table.deck)])


def keep(table: Table, card: i64) -> None:
    """One of the cards shown goes to the hand, the others lie face up on the discards (RO-6)."""
    seat = table.mover
    others = table.drawn - one(card)
    table.players[seat].hand += one(card)
    table.discards += others
    table.drawn = 0
    if table.journal is not None:
        table.note("olympos-log-draws", [seat, 1])
        table.note("olympos-log-drawn", [card], seat)
        if others:
            table.note("olympos-log-oracle-discards", [seat, others])


def add_cards_to_keep(table: Table, actions: list[int]) -> None:
    for card in range(table.box.cards):
        if copies_of(table.drawn, card):
            actions.append(KEEP + card)


# --- playing (O-75 to O-83) ----------------------------------------------------------------------------


def add_cards_to_play(table: Table, actions: list[int]) -> None:
    """Those in the actor's hand that would do something now."""
    player = table.players[table.actor]
    if player.hand == 0:
        return
    for card in range(table.box.cards):
        if copies_of(player.hand, card) and has_effect(table, player, card):
            actions.append(PLAY + card)


def has_effect(table: Table, player: Player, card: i64) -> bool:
    """A star only helps to build a wonder; a sign of Zeus only answers an Olympos card."""
    effect, resource = table.box.card_effect[card], table.box.card_resource[card]
    if table.awaited == ANSWERING or effect == ZEUS_SIGN:
        return table.awaited == ANSWERING and effect == ZEUS_SIGN
    if effect == GAIN_CUBE:
        return is_cube_left(table, resource)
    if effect == PRESTIGE_PER_TERRITORY:
        return amount(player.tokens, resource) > 0
    if effect in (HOURGLASSES_PER_TERRITORY, HOURGLASSES_FOR_MOST):
        wanted = hourglasses_on(table, player, card, player.wins_ties)
        return hourglasses_to_be_had(table, wanted) > 0
    return effect == PRESTIGE_FOR_ALL and has_all(player)


def hourglasses_on(table: Table, player: Player, card: i64, wins_ties: bool) -> i64:
    """What a card is good for as things stand, however many are left."""
    effect, resource = table.box.card_effect[card], table.box.card_resource[card]
    if effect == HOURGLASSES_PER_TERRITORY:
        return table.box.card_amount[card] * amount(player.tokens, resource)
    if effect == HOURGLASSES_FOR_MOST and has_most(table, player, resource, wins_ties):
        return table.box.card_amount[card]
    return 0


def hourglasses_in_hand(table: Table, player: Player, wins_ties: bool) -> i64:
    """The same of all cards in a hand together."""
    found: i64 = 0
    if player.hand & table.box.hourglass_cards:
        for card in range(table.box.cards):
            if copies_of(player.hand, card):
                found += copies_of(player.hand, card) * hourglasses_on(table, player, card, wins_ties)
    return found


def hourglasses_hoped_for(table: Table, player: Player) -> i64:
    """What they could bring at most with one territory more."""
    box = table.box
    found: i64 = 0
    for card in range(box.cards):
        if copies_of(player.hand & box.hourglass_cards, card):
            tokens = amount(player.tokens, box.card_resource[card]) + 1
            times = tokens if box.card_effect[card] == HOURGLASSES_PER_TERRITORY else i64(1)
            found += copies_of(player.hand, card) * box.card_amount[card] * times
    return found


def has_most(table: Table, player: Player, resource: i64, wins_ties: bool) -> bool:
    """More territories of a resource than each other player; with Democracy also as many (O-82, RO-40)."""
    own = amount(player.tokens, resource)
    for other in table.players:
        if other is player or other.resigned:
            continue
        theirs = amount(other.tokens, resource)
        if theirs > own or (theirs == own and not wins_ties):
            return False
    return True


def has_all(player: Player) -> bool:
    for resource in range(i64(len(RESOURCES))):
        if amount(player.tokens, resource) == 0:
            return False
    return True


def play(table: Table, card: i64) -> None:
    """The card is shown, takes effect at once and is discarded."""
    seat = table.actor
    player = table.players[seat]
    player.hand -= one(card)
    table.discards += one(card)
    if table.journal is not None:
        table.note("olympos-log-plays", [seat, card])
    box = table.box
    effect, resource, worth = box.card_effect[card], box.card_resource[card], box.card_amount[card]
    if effect == ZEUS_SIGN:
        player.prayers += worth
    elif effect == GAIN_CUBE:
        for _ in range(worth):
            gain_cube(table, seat, resource)
    elif effect == PRESTIGE_PER_TERRITORY:
        gain_prestige(table, seat, worth * amount(player.tokens, resource))
    elif effect in (HOURGLASSES_PER_TERRITORY, HOURGLASSES_FOR_MOST):
        gain_hourglasses(table, seat, hourglasses_on(table, player, card, player.wins_ties))
    elif effect == PRESTIGE_FOR_ALL:
        gain_prestige(table, seat, worth)


def discard_hand(table: Table, seat: i64) -> None:
    player = table.players[seat]
    if player.hand == 0:
        return
    if table.journal is not None:
        table.note("olympos-log-discards-hand", [seat, player.hand])
    table.reveals += 1
    table.discards += player.hand
    player.hand = 0
