"""Giving up: the game goes on without a seat, or ends when only one is left (A-38)."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.attika.state import LAST_ONE_LEFT, NONE, Player, Table, at_the_bottom
from petteia.games.attika.turn import Turn


def resign(table: Turn, seat: i64) -> None:
    """Cards and amphoras go back; the buildings stay where they are."""
    player = table.players[seat]
    player.resigned = True
    last_one_left = table.players_left() == 1
    if seat == table.actor or last_one_left:
        clear_the_table_of(table, table.players[table.actor])
    table.discards += player.cards
    player.cards = 0
    player.fresh = 0
    table.amphoras += player.amphoras
    player.amphoras = 0
    table.reveals += 1
    table.quiet_turns = 0
    if table.journal is not None:
        table.note("attika-log-resigns", [seat])
    if last_one_left:
        table.winner = table.seat_after(seat)
        table.finish(LAST_ONE_LEFT)
    elif seat == table.actor:
        table.begin_turn_of(table.seat_after(seat))


def clear_the_table_of(table: Table, player: Player) -> None:
    """What the actor holds half-way through a turn finds a place (A-38)."""
    if table.drawn != NONE:
        player.stored[table.drawn] += 1
    if table.site_kind != NONE:
        player.stored[table.site_kind] += 1
    if table.tile != NONE:
        table.tile_stack = at_the_bottom(table.tile_stack, table.tile)
    table.drawn = NONE
    table.drawn_pile = NONE
    table.site = NONE
    table.site_kind = NONE
    table.tile = NONE
    table.tile_place = NONE
    table.cards_due = 0
