"""Setting up a game of Attika (A-1 to A-8)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Seed
from petteia.core.numbers import BIT, filled
from petteia.core.starting import first_seat
from petteia.games.attika.box import PILES, Box
from petteia.games.attika.expansion import survey_new_cells
from petteia.games.attika.land import Land, bare_land, spot_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import Player, Rulings, pushed, shuffled_deck, top_of, without_top


def new_table(box: Box, rulings: Rulings, seats: i64, seed: Seed, start_player: i64) -> Attika:
    """A table ready for the first turn. All its chance is shuffle number 0 of the seed."""
    chance = Chance(seed, 0)
    first = first_seat(chance, seats, start_player)
    tile_stack = chance.shuffled(len(box.tiles))
    land = start_map(box, int(seats), tile_stack, chance)
    laid = len(box.setups[int(seats)].centres)
    table = empty_table(box, rulings, seed, land, tile_stack[: len(tile_stack) - laid], seats, first)
    for player in table.players:
        shuffle_piles(box, player, chance)
    table.deck = shuffled_deck(box.all_cards, chance)
    for order in range(seats):
        table.take_cards((first + order) % seats, box.starting_hands[order])
    table.reveals = 0
    table.changed = False
    return table


def start_map(box: Box, seats: int, tile_stack: vec[i64], chance: Chance) -> Land:
    """The top tiles of the stack in the figure for so many players, each turned at random."""
    setup = box.setups[seats]
    land = bare_land(setup.temples)
    top: i64 = len(tile_stack) - 1
    for q, r in setup.centres:
        tile = tile_stack[top]
        land.lay(box, tile, chance.below(box.rotations[tile]), spot_of(q, r))
        top -= 1
    return land


def empty_table(
    box: Box, rulings: Rulings, seed: Seed, land: Land, tile_stack: vec[i64], seats: i64, first: i64
) -> Attika:
    """A table with a map and nothing in anybody's hands."""
    table = Attika(box, rulings, seed, land, [new_player(box) for _ in range(seats)])
    table.first = first
    table.shuffled = box.all_cards
    table.amphoras = box.amphoras
    table.tile_stack = tile_stack
    table.actor = first
    table.turn = 1
    survey_new_cells(table)
    return table


def new_player(box: Box) -> Player:
    player = Player()
    player.piles = filled(PILES, 0)
    player.stored = filled(box.kinds, 0)
    return player


def shuffle_piles(box: Box, player: Player, chance: Chance) -> None:
    """A-6, A-7: one pile of main buildings, three of the others, the top of each turned up."""
    main, others = vec[i64](), vec[i64]()
    for kind in range(box.kinds):
        for _ in range(box.copies[kind]):
            if box.main_kinds & BIT[kind]:
                main = append(main, kind)
            else:
                others = append(others, kind)
    chance.shuffle(main)
    chance.shuffle(others)
    player.piles[0] = pile_of(main)
    start: i64 = 0
    for pile in range(i64(len(box.other_piles))):
        size = box.other_piles[pile]
        player.piles[1 + pile] = pile_of(others[start : start + size])
        start += size
    for pile in range(i64(PILES)):
        player.stored[top_of(player.piles[pile])] += 1
        player.piles[pile] = without_top(player.piles[pile])


def pile_of(kinds: vec[i64]) -> i64:
    pile: i64 = 0
    for kind in kinds:
        pile = pushed(pile, kind)
    return pile
