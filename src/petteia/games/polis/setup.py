"""Setting up a game of Polis (P-1 to P-6); boards, by some options, and the first cards are decisions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Seed
from petteia.core.starting import first_seat
from petteia.games.polis.box import END, Box
from petteia.games.polis.city import take_board
from petteia.games.polis.inspection import COLOURS
from petteia.games.polis.preparation import begin_choosing_boards, begin_opening, is_offered
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import Player, Rulings, face_down, sorted_in


def new_table(box: Box, rulings: Rulings, seats: i64, seed: Seed, start_player: i64) -> Polis:
    """A table ready for its first decision. All its chance is shuffle number 0 of the seed."""
    chance = Chance(seed, 0)
    first = first_seat(chance, seats, start_player)
    table = empty_table(box, rulings, seed, seats, first)
    for order in range(seats):
        table.players[(first + order) % seats].coins = box.start_coins + order * box.start_step
    lay_out_decks(table, chance)
    deal_boards(table, chance)
    return table


def empty_table(box: Box, rulings: Rulings, seed: Seed, seats: i64, first: i64) -> Polis:
    """A table with no cards on it and no boards before the players."""
    table = Polis(box, rulings, seed, [Player() for _ in range(seats)])
    table.first = first
    table.decks = vec[vec[i64]]([vec[i64]() for _ in COLOURS])
    table.mover = first
    table.actor = first
    return table


def lay_out_decks(table: Polis, chance: Chance) -> None:
    """Each colour shuffled, some cards taken out unseen, the End card among the last ones (P-4, P-5)."""
    box = table.box
    decks = vec[vec[i64]]()
    for colour in range(i64(len(COLOURS))):
        cards = cards_of(box, colour)
        chance.shuffle(cards)
        for card in cards[: box.setups[len(table.players)].removed]:
            table.removed = sorted_in(table.removed, card)
        cards = cards[box.setups[len(table.players)].removed :]
        last = append(cards[: box.end_card_among - 1], face_down(END, 0))
        chance.shuffle(last)
        for card in cards[box.end_card_among - 1 :]:
            last = append(last, card)
        decks = append(decks, last)
    table.decks = decks


def cards_of(box: Box, colour: i64) -> vec[i64]:
    """All cards of a colour, always in the same order."""
    cards = vec[i64]()
    for kind in range(box.kinds):
        if box.colours[kind] == colour:
            for _ in range(box.copies[kind]):
                cards = append(cards, face_down(kind, 0))
    return cards


def deal_boards(table: Polis, chance: Chance) -> None:
    """By lot those of a first game, or any, of which the players choose a side; or they choose (P-2)."""
    sides = sides_to_deal(table)
    chance.shuffle(sides)
    if table.rulings.boards_dealt or table.rulings.boards_chosen:
        if table.rulings.boards_dealt:
            for seat in range(i64(len(table.players))):
                table.players[seat].side = sides[seat]
        begin_choosing_boards(table)
    else:
        for seat in range(i64(len(table.players))):
            take_board(table, seat, sides[seat])
        begin_opening(table)


def sides_to_deal(table: Polis) -> vec[i64]:
    """Side A of every board that is there for this game."""
    sides = vec[i64]()
    for side in range(0, table.box.sides, 2):
        if is_offered(table, side):
            sides = append(sides, side)
    return sides
