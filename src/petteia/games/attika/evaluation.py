"""How good a table of Attika looks for a seat: a pure function, counted in turns.

Everything in Attika is paid in actions: a card is a third of a turn, a draw a half, a build a third. So a
seat's prospects are the turns it still needs to have all its buildings on the map, fewer where it is near to
linking two temples.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import minus, total
from petteia.core.odds import shares, shares_of_victory
from petteia.games.attika.building import any_cards
from petteia.games.attika.state import (
    DRAW_TURN,
    NONE,
    OVER,
    TAKING,
    UNDECIDED,
    Player,
    Table,
    height,
    kind_at,
    seat_at,
)

WON: Final = 1_000.0
# Turns that a building not yet on the map takes, and more while it is still in a pile.
BUILD: Final = 0.36
DRAW: Final = 0.38
# A card that is lacking. Of those in hand some are of the wrong kind, and beyond a handful they only wait.
CARD: Final = 0.2
FITTING: Final = 0.65
HANDFUL: Final = 4.0
SPARE_CARD: Final = 0.1
AMPHORA: Final = 0.35
# What a building will cost in cards when the one that points at it is still to come, and at most: land grows.
HOPE: Final = 1.0
DEAR: Final = 4.0
# How likely a link of two temples is, by the buildings that it lacks, and the turns that it saves.
LINKED: Final = [1.0, 0.6, 0.3, 0.15, 0.07, 0.03, 0.01]
LINK_SAVES: Final = 6.0
RIVALRY: Final = 0.5
# The lead in turns that makes a seat e times as likely to win: so much, and more the longer it takes.
UNCERTAINTY: Final = 0.3
UNCERTAINTY_OF_A_TURN: Final = 0.15
OUT_OF_REACH: Final = 99


def outlook(table: Table, seat: i64) -> float:
    if table.awaited == OVER and table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    turns = turns_to_win_of_all(table)
    nearest = WON
    for other in range(len(turns)):
        if other != seat:
            nearest = min(nearest, turns[other])
    return RIVALRY * nearest - turns[seat]


def chances(table: Table) -> list[float]:
    if table.awaited == OVER:
        return shares_of_victory(table.ranking())
    turns = turns_to_win_of_all(table)
    nearest = max(0.0, min(turns))
    return shares([-needed for needed in turns], UNCERTAINTY + UNCERTAINTY_OF_A_TURN * nearest)


def turns_to_win_of_all(table: Table) -> list[float]:
    """By seat; those who have given up never will."""
    fewest = fewest_cards_anywhere(table)
    return [
        WON if table.players[seat].resigned else turns_to_win(table, seat, fewest)
        for seat in range(i64(len(table.players)))
    ]


def turns_to_win(table: Table, seat: i64, fewest: vec[i64]) -> float:
    """Turns of its own that the seat needs, and those of others until then, as parts of a round."""
    turns = turns_to_build_all(table, seat, fewest) + waiting(table, seat)
    lacking = link_lacks(table, seat)
    return turns - LINKED[lacking] * min(LINK_SAVES, turns) if lacking < len(LINKED) else turns


def waiting(table: Table, seat: i64) -> float:
    """The part of a round until the seat's next turn, less what is left of its turn now."""
    seats: i64 = len(table.players)
    left = turn_left(table)
    turns = (real((seat - table.actor) % seats) - 1.0 + left) / real(seats)
    return turns + 1.0 - left if seat == table.actor else turns


def turn_left(table: Table) -> float:
    """How much of the actor's turn is still to come."""
    if table.awaited == TAKING:
        return 0.0
    if table.turn_kind == UNDECIDED:
        return 1.0
    actions = table.box.draw_actions if table.turn_kind == DRAW_TURN else table.box.build_actions
    return real(table.actions_left) / real(actions)


def real(number: i64) -> float:
    """i64 and float do not mix under mypyc."""
    return float(int(number))


# --- all thirty buildings -------------------------------------------------------------------------


def turns_to_build_all(table: Table, seat: i64, fewest: vec[i64]) -> float:
    player = table.players[seat]
    to_draw: i64 = 0
    for pile in player.piles:
        to_draw += height(pile)
    unbuilt = table.box.buildings - player.placed
    if seat == table.actor and table.site_kind != NONE:
        unbuilt -= 1
    return (
        BUILD * real(unbuilt)
        + DRAW * real(to_draw)
        - AMPHORA * real(player.amphoras)
        + turns_for_cards(cards_to_pay(table, seat, fewest), real(total(player.cards)))
    )


def turns_for_cards(needed: float, hand: float) -> float:
    fitting = FITTING * hand
    useful = min(fitting, needed, HANDFUL)
    return CARD * (needed - useful) - SPARE_CARD * (fitting - useful)


def cards_to_pay(table: Table, seat: i64, fewest: vec[i64]) -> float:
    """What the buildings not yet on the map are likely to cost, by the sites there are now."""
    player = table.players[seat]
    left = copies_left(table, seat)
    sites = sites_beside_own(table, player)
    kinds_beside: i64 = 0
    for cell in sites:
        kinds_beside |= player.around[cell]
    fee = player.settlements * table.box.fee_per_settlement
    cards = 0.0
    for kind in range(table.box.kinds):
        if left[kind] == 0 or table.box.pointers[kind] & kinds_beside:
            continue
        cost = real(fewest_cards_on(table, kind, sites, fewest[kind] + fee))
        cards += min(cost, HOPE if table.box.pointers[kind] else DEAR) * real(left[kind])
    return cards


def copies_left(table: Table, seat: i64) -> vec[i64]:
    """How many of each kind are not on the map yet."""
    copies = table.box.copies[:]
    for occupant in table.occupant:
        if seat_at(occupant) == seat:
            copies[kind_at(occupant)] -= 1
    return copies


def sites_beside_own(table: Table, player: Player) -> vec[i64]:
    """Empty cells where a building would cost no fee."""
    sites = vec[i64]()
    for cell in range(i64(len(table.occupant))):
        if player.around[cell] and table.occupant[cell] == NOBODY:
            sites = append(sites, cell)
    return sites


def fewest_cards_on(table: Table, kind: i64, sites: vec[i64], best: i64) -> i64:
    """The cards that a kind costs on the best of the sites, or elsewhere; fees are not counted here."""
    cost = table.box.costs[kind]
    for cell in sites:
        cards = total(minus(cost, table.supply[cell])) + any_cards(table, kind, cell)
        if cards < best:
            best = cards
    return best


def fewest_cards_anywhere(table: Table) -> vec[i64]:
    """By kind, the cards that it costs on the best empty cell of the whole map."""
    empty = vec[i64]()
    for cell in range(i64(len(table.occupant))):
        if table.occupant[cell] == NOBODY:
            empty = append(empty, cell)
    fewest = vec[i64]()
    for kind in range(table.box.kinds):
        fewest = append(fewest, fewest_cards_on(table, kind, empty, OUT_OF_REACH))
    return fewest


# --- two temples ------------------------------------------------------------------------------------


def link_lacks(table: Table, seat: i64) -> i64:
    """How many buildings at least are missing to link two temples.

    Every cell goes to the temple that it is nearest to. Where the realms of two temples meet, the way between
    these is as long as from both cells to their temples; the shortest of such ways is the shortest of all.
    """
    cells: i64 = len(table.occupant)
    temples_beside = table.land.temples_beside
    adjacent = table.land.adjacent
    lacks = vec[i64]()
    realm = vec[i64]()
    queue = vec[i64]()
    best: i64 = OUT_OF_REACH
    for cell in range(cells):
        temples = temples_beside[cell]
        if temples and is_open(table, seat, cell):
            lacks = append(lacks, missing(table, cell))
            realm = append(realm, temples)
            queue = append(queue, cell)
            if temples & (temples - 1) and lacks[cell] < best:
                best = lacks[cell]
        else:
            lacks = append(lacks, OUT_OF_REACH)
            realm = append(realm, 0)
    head: i64 = 0
    while head < len(queue):
        cell = queue[head]
        head += 1
        for other in adjacent[cell]:
            if not is_open(table, seat, other):
                continue
            if realm[other] != realm[cell] and lacks[cell] + lacks[other] < best:
                best = lacks[cell] + lacks[other]
            further = lacks[cell] + missing(table, other)
            if further < lacks[other]:
                lacks[other] = further
                realm[other] = realm[cell]
                queue = append(queue, other)
    return best


def is_open(table: Table, seat: i64, cell: i64) -> bool:
    return table.occupant[cell] == NOBODY or seat_at(table.occupant[cell]) == seat


def missing(table: Table, cell: i64) -> i64:
    return 1 if table.occupant[cell] == NOBODY else 0
