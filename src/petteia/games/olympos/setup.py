"""Setting up a game of Olympos (O-1 to O-16); the map is finished by a player's decisions."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import Chance, Seed
from petteia.core.numbers import BIT, filled, unit
from petteia.games.olympos.box import NONE, Box
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.preparation import begin_placing_barbarians, condemner
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import Player, Rulings, laid_out, pushed


def new_table(box: Box, rulings: Rulings, seats: i64, seed: Seed) -> Olympos:
    """A table on which territories are to be condemned. All its chance is shuffle number 0 of the seed."""
    chance = Chance(seed, 0)
    table = empty_table(box, rulings, seed, seats)
    lay_out_discoveries(table, chance)
    set_prices(table)
    lay_out_wonders(table, chance)
    for seat in chance.shuffled(seats):
        table.line = pushed(table.line, seat)
    deal_cubes(table, chance)
    table.deck = laid_out(box.all_cards)
    chance.shuffle(table.deck)
    gods = chance.shuffled(box.gods)
    table.gods = gods[: len(box.place_spaces)]
    if box.setups[int(seats)].condemned > 0:
        table.actor = condemner(table)
    else:
        table.tribes = box.starred
        table.actor = condemner(table)
        begin_placing_barbarians(table)
    table.mover = table.actor
    return table


def empty_table(box: Box, rulings: Rulings, seed: Seed, seats: i64) -> Olympos:
    """A table with nothing on its boards and nobody in line."""
    players = [new_player(box.setups[int(seats)].settlers) for _ in range(seats)]
    table = Olympos(box, rulings, seed, players)
    table.stacks = filled(box.territories, 0)
    table.columns = filled(box.kinds, NONE)
    table.prices = filled(box.kinds, NONE)
    table.wonder_columns = filled(box.wonders, NONE)
    table.tiles = filled(box.kinds, 0)
    table.markers = filled(box.kinds, 0)
    table.shuffled = box.all_cards
    return table


def new_player(stock: i64) -> Player:
    player = Player()
    player.stock = stock
    return player


def lay_out_discoveries(table: Olympos, chance: Chance) -> None:
    """The kinds of each row in random columns; those without a column stay out (O-1, O-2, O-12)."""
    box = table.box
    setup = box.setups[len(table.players)]
    for row in range(box.rows):
        kinds = vec[i64]()
        for kind in range(box.kinds):
            if box.row_of[kind] == row:
                kinds = append(kinds, kind)
        chance.shuffle(kinds)
        for column in range(setup.columns):
            kind = kinds[column]
            table.columns[kind] = column
            table.tiles[kind] = box.faces[kind] or tiles_in_play(table, row)


def set_prices(table: Olympos) -> None:
    """Each discovery in play has the price of the space on which it lies (O-46)."""
    box = table.box
    for kind in range(box.kinds):
        payments = vec[i64]()
        column = table.columns[kind]
        if column != NONE:
            table.prices[kind] = box.price_number(kind, column, table.rulings.prices_on_tiles)
            payments = box.payments[table.prices[kind]]
        table.payments = append(table.payments, payments)


def tiles_in_play(table: Olympos, row: i64) -> i64:
    """How many tiles of each kind: those whose back has no number, or one that players reach (O-1, O-13)."""
    if table.box.setups[len(table.players)].single_tiles:
        return 1
    count: i64 = 0
    for number in table.box.backs[row]:
        if number <= len(table.players):
            count += 1
    return count


def lay_out_wonders(table: Olympos, chance: Chance) -> None:
    """O-3, O-12."""
    wonders = chance.shuffled(table.box.wonders)
    for column in range(table.box.setups[len(table.players)].columns):
        table.wonder_columns[wonders[column]] = column
        table.wonders |= BIT[wonders[column]]


def deal_cubes(table: Olympos, chance: Chance) -> None:
    """A cube each, all different while there are enough resources; the fifth is a random one (O-9)."""
    cubes = chance.shuffled(len(RESOURCES))
    if len(table.players) > len(RESOURCES):
        cubes = append(cubes, chance.below(len(RESOURCES)))
        chance.shuffle(cubes)
    for seat in range(i64(len(table.players))):
        table.players[seat].cubes = unit(cubes[seat])
