"""Olympos cards: whom the gods touch, and what they do to them (O-84 to O-99)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT
from petteia.games.olympos.actions import LOSE, depth_of, settler, territory_of
from petteia.games.olympos.box import (
    DEARER_ACTION,
    GIVES_PRESTIGE,
    GIVES_SETTLERS,
    GIVES_STAR,
    GIVES_SWORDS,
    LOST_POINTS,
    NO_CARDS,
    NO_SEA,
)
from petteia.games.olympos.destiny import discard_hand
from petteia.games.olympos.expansion import leave, settlers_at
from petteia.games.olympos.state import Player, Table
from petteia.games.olympos.supply import gain_prestige, gain_settlers


def reveal(table: Table, place: i64) -> None:
    """The card at a place is turned up; what the last one brought for a while is over (O-94, O-99)."""
    table.god = place
    table.gods_due &= ~BIT[place]
    table.revealed |= BIT[place]
    table.reveals += 1
    for player in table.players:
        player.ares = 0
        player.siren = False
    if table.journal is not None:
        table.note("olympos-log-reveals", [table.mover, table.gods[place], table.box.place_spaces[place]])


def signs(table: Table, player: Player) -> i64:
    """Signs of Zeus: on tiles, for Olympos, and of destiny cards just played (O-87)."""
    token = i64(1) if player.held & table.box.olympos else i64(0)
    return player.zeus + token + player.prayers


def touched_by(table: Table, god: i64) -> i64:
    """The set of seats with the most signs or with the fewest (O-88)."""
    good = table.box.good_gods & BIT[god] != 0
    wanted = signs_wanted(table, good)
    tied: i64 = 0
    democratic: i64 = 0
    for seat in range(i64(len(table.players))):
        player = table.players[seat]
        if not player.resigned and signs(table, player) == wanted:
            tied |= BIT[seat]
            if player.wins_ties:
                democratic |= BIT[seat]
    if good and wanted == 0:
        return democratic  # without any sign there is only a tie to be won (RO-8)
    return after_ties(tied, democratic, good)


def signs_wanted(table: Table, good: bool) -> i64:
    """The highest number of signs anybody has, or the lowest."""
    wanted: i64 = -1
    for player in table.players:
        if player.resigned:
            continue
        own = signs(table, player)
        if wanted < 0 or (own > wanted if good else own < wanted):
            wanted = own
    return wanted


def after_ties(tied: i64, democratic: i64, good: bool) -> i64:
    """Democracy wins ties: alone to the good, spared by the bad, unless all tied have it (RO-17)."""
    if democratic == 0 or democratic == tied:
        return tied
    return democratic if good else tied & ~democratic


def touch(table: Table, seat: i64, god: i64) -> None:
    """What the card does at once to a seat that it touches."""
    player = table.players[seat]
    effect, worth = table.box.god_effect[god], table.box.god_amount[god]
    if table.journal is not None:
        table.note("olympos-log-touches", [seat, god])
    if effect == GIVES_PRESTIGE:
        gain_prestige(table, seat, worth)
    elif effect == GIVES_SETTLERS:
        gain_settlers(table, seat, worth)
    elif effect == GIVES_STAR:
        player.athena += worth
    elif effect == GIVES_SWORDS:
        player.ares = worth
    elif effect == DEARER_ACTION:
        player.erinyes += worth
    elif effect == NO_CARDS:
        discard_hand(table, seat)
    elif effect == LOST_POINTS:
        player.keres += worth
    elif effect == NO_SEA:
        player.siren = True


# --- Hades (O-97) ---------------------------------------------------------------------------------------


def add_settlers_to_lose(table: Table, seat: i64, actions: list[int]) -> None:
    for territory in range(table.box.territories):
        for depth in range(settlers_at(table, seat, territory)):
            actions.append(LOSE + settler(territory, depth))


def lose(table: Table, seat: i64, lost: i64) -> None:
    """Off the map and back into the stock; control passes as if it had left."""
    territory = territory_of(lost)
    if table.journal is not None:
        table.note("olympos-log-loses-settler", [seat, territory])
    leave(table, seat, territory, depth_of(lost))
    table.players[seat].stock += 1
