"""How good a table of Attika looks for a seat: a pure function, counted in turns.

Everything in Attika is paid in actions: a card is a third of a turn, a draw a half, a build a third.
So a seat's prospects are the turns it still needs, by either way of winning, against those of the
rival who is nearest to the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, minus, total
from petteia.core.odds import shares, shares_of_victory
from petteia.games.attika.building import any_cards, settlement_fee
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
DRAW: Final = 0.5
BUILD: Final = 1.0 / 3.0
CARD: Final = 1.0 / 3.0
# A drawn building is often built at once, without a build action of its own.
BUILD_AFTER_DRAW: Final = 0.2
# What a building will cost in cards when the one that points at it is still to come.
HOPE: Final = 1.0
# Cards beyond what the buildings will cost are worth little, and so are those of the wrong kind.
SPARE_CARD: Final = 0.05
FITTING: Final = 0.8
AMPHORA: Final = 0.4
# Turns for each building that a link of two temples lacks, and for the danger of being blocked.
LINK_STEP: Final = 0.9
LINK_RISK: Final = 0.35
# How much the way that is not the nearest to winning still counts.
OTHER_WAY: Final = 0.3
RIVALRY: Final = 0.5
# The lead in turns that makes a seat e times as likely to win: so much, and more the longer it takes.
UNCERTAINTY: Final = 0.8
UNCERTAINTY_OF_A_TURN: Final = 0.1
OUT_OF_REACH: Final = 99


def outlook(table: Table, seat: i64) -> float:
    if table.awaited == OVER and table.winner != NOBODY:
        return WON if table.winner == seat else -WON
    nearest = WON
    for other in range(i64(len(table.players))):
        if other != seat and not table.players[other].resigned:
            nearest = min(nearest, turns_to_win(table, other))
    return RIVALRY * nearest - turns_to_win(table, seat)


def chances(table: Table) -> list[float]:
    if table.awaited == OVER:
        return shares_of_victory(table.ranking())
    strengths: list[float] = []
    nearest = WON
    for seat in range(i64(len(table.players))):
        turns = WON if table.players[seat].resigned else turns_to_win(table, seat)
        strengths.append(-turns)
        nearest = min(nearest, turns)
    return shares(strengths, UNCERTAINTY + UNCERTAINTY_OF_A_TURN * max(0.0, nearest))


def turns_to_win(table: Table, seat: i64) -> float:
    by_buildings = turns_to_build_all(table, seat)
    by_temples = turns_to_link(link_lacks(table, seat))
    turns = min(by_buildings, by_temples) + OTHER_WAY * max(by_buildings, by_temples)
    return turns - (turn_left(table) if seat == table.actor else 0.0)


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


def turns_to_build_all(table: Table, seat: i64) -> float:
    player = table.players[seat]
    to_draw: i64 = 0
    for pile in player.piles:
        to_draw += height(pile)
    to_build = table.box.buildings - player.placed - to_draw
    if seat == table.actor:
        to_build -= 1 if table.site_kind != NONE else 0
    turns = (
        (DRAW + BUILD_AFTER_DRAW) * real(to_draw) + BUILD * real(to_build) - AMPHORA * real(player.amphoras)
    )
    return turns + turns_for_cards(cards_to_pay(table, seat), real(total(player.cards)))


def turns_for_cards(needed: float, hand: float) -> float:
    fitting = FITTING * hand
    if fitting <= needed:
        return CARD * (needed - fitting)
    return -SPARE_CARD * (fitting - needed)


def cards_to_pay(table: Table, seat: i64) -> float:
    """What the buildings not yet on the map are likely to cost, by the sites there are now."""
    player = table.players[seat]
    left = copies_left(table, seat)
    beside_empty = kinds_beside_empty_cells(table, player)
    cards = 0.0
    for kind in range(table.box.kinds):
        if left[kind] == 0 or table.box.pointers[kind] & beside_empty:
            continue
        cost = real(cheapest_site(table, player, kind))
        if table.box.pointers[kind]:
            cost = min(cost, HOPE)
        cards += cost * real(left[kind])
    return cards


def copies_left(table: Table, seat: i64) -> vec[i64]:
    """How many of each kind are not on the map yet."""
    copies = table.box.copies[:]
    for occupant in table.occupant:
        if seat_at(occupant) == seat:
            copies[kind_at(occupant)] -= 1
    return copies


def kinds_beside_empty_cells(table: Table, player: Player) -> i64:
    """The set of kinds next to which the player could still build."""
    kinds: i64 = 0
    for cell in range(i64(len(table.occupant))):
        if table.occupant[cell] == NOBODY:
            kinds |= player.around[cell]
    return kinds


def cheapest_site(table: Table, player: Player, kind: i64) -> i64:
    best: i64 = OUT_OF_REACH
    for cell in range(i64(len(table.occupant))):
        if table.occupant[cell] == NOBODY:
            symbols = total(minus(table.box.costs[kind], table.supply[cell]))
            cards = symbols + any_cards(table, kind, cell) + settlement_fee(table, player, cell)
            if cards < best:
                best = cards
    return best


# --- two temples ------------------------------------------------------------------------------------


def turns_to_link(lacking: i64) -> float:
    return real(lacking) * (LINK_STEP + LINK_RISK * real(lacking))


def link_lacks(table: Table, seat: i64) -> i64:
    """How many buildings at least are missing to link two temples."""
    best: i64 = OUT_OF_REACH
    for temple in range(i64(len(table.land.temples)) - 1):
        lacking = steps_from(table, seat, temple)
        for cell in range(i64(len(lacking))):
            if table.land.temples_beside[cell] >> (temple + 1) and lacking[cell] < best:
                best = lacking[cell]
    return best


def steps_from(table: Table, seat: i64, temple: i64) -> vec[i64]:
    """For every cell, how many buildings a settlement from the temple to that cell lacks."""
    beside = table.land.temples_beside
    lacking = vec[i64]()
    frontier = vec[i64]()
    for cell in range(i64(len(beside))):
        lacking = append(lacking, OUT_OF_REACH)
        if beside[cell] & BIT[temple] and is_open(table, seat, cell):
            lacking[cell] = missing(table, cell)
            frontier = append(frontier, cell)
    while len(frontier) > 0:
        frontier = spread(table, seat, frontier, lacking)
    return lacking


def spread(table: Table, seat: i64, frontier: vec[i64], lacking: vec[i64]) -> vec[i64]:
    """Improve the neighbours of the frontier; those that improved are the next frontier."""
    improved = vec[i64]()
    for cell in frontier:
        for other in table.land.adjacent[cell]:
            if is_open(table, seat, other) and lacking[cell] + missing(table, other) < lacking[other]:
                lacking[other] = lacking[cell] + missing(table, other)
                improved = append(improved, other)
    return improved


def is_open(table: Table, seat: i64, cell: i64) -> bool:
    return table.occupant[cell] == NOBODY or seat_at(table.occupant[cell]) == seat


def missing(table: Table, cell: i64) -> i64:
    return 1 if table.occupant[cell] == NOBODY else 0
