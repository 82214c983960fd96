"""Reading the moment of a position of Attika: whose turn it is, what is in hand, and whether that fits."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT
from petteia.core.reading import name_of
from petteia.games.attika.box import MAIN_PILE, PILES
from petteia.games.attika.land import tile_of
from petteia.games.attika.piece_reader import PieceReader
from petteia.games.attika.position import AWAITED, ENDINGS, TURN_KINDS
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import (
    DRAW_TURN,
    DRAWN,
    HIDDEN,
    LAYING,
    NONE,
    OVER,
    PAYING,
    STALEMATE,
    TURNING,
    UNDECIDED,
)

MANY = 1_000_000


def read_turn(reader: PieceReader, table: Attika) -> None:
    seats = range(len(table.players))
    table.awaited = reader.word("awaited", "act", AWAITED)
    over = table.awaited == OVER
    table.actor = NOBODY if over else reader.number("actor", 0, seats)
    first_round = 1 if over else 1 + (int(table.actor) - int(table.first)) % len(seats)
    table.turn = reader.number("turn", first_round, range(1, MANY))
    table.turn_kind = reader.word("turn_kind", "undecided", TURN_KINDS)
    table.actions_left = reader.number("actions_left", 0, range(100))
    table.cards_only = reader.get("cards_only", bool, False)
    table.cards_due = reader.number("cards_due", 0, range(100))
    table.quiet_turns = reader.number("quiet_turns", 0, range(100))
    table.changed = reader.get("changed", bool, table.turn_kind != UNDECIDED)
    table.ending = reader.word("ending", "none", ENDINGS)
    table.winner = reader.number("winner", NOBODY, range(NOBODY, len(seats)))
    table.reveals = reader.number("reveals", 0, range(MANY))
    table.shuffles = reader.number("shuffles", 1, range(1, MANY))
    if over and (table.winner == NOBODY) != (table.ending == STALEMATE):
        reader.wrong("attika-wrong-winner")
    if over != (table.ending != 0):
        reader.wrong("core-wrong-ending")
    if table.turn_kind == UNDECIDED and table.awaited in (DRAWN, PAYING, LAYING, TURNING):
        reader.wrong("attika-wrong-turn-kind")


def read_in_hand(reader: PieceReader, table: Attika) -> None:
    """What the actor holds half-way through an action."""
    drawn = reader.block.get("drawn")
    if drawn is not None:
        read_drawn(reader, table, drawn)
    site = reader.block.get("site")
    if site is not None and not isinstance(site, dict):
        reader.wrong("core-wrong-looks-like", what="`site`", example="{'at': '2,-1', 'building': 'tower'}")
    elif site is not None:
        table.site = reader.cell(table.land, site.get("at"), "`site`")
        table.site_kind = reader.kind(site.get("building"), "`site`")
    tile = reader.block.get("tile")
    if tile is not None and not isinstance(tile, dict):
        reader.wrong("core-wrong-looks-like", what="`tile`", example="{'tile': 4, 'at': None}")
    elif tile is not None:
        table.tile = reader.tile_number(tile.get("tile"), "`tile`")
        table.tile_place = NONE if tile.get("at") is None else reader.spot(tile["at"], "`tile`")
        if table.tile_place != NONE and table.tile_place not in list(table.land.places):
            reader.wrong_at("`tile`", "attika-wrong-not-there")
    if table.tile != NONE and table.tile in [tile_of(laid) for laid in table.land.tiles]:
        reader.wrong("attika-wrong-tile-on-map-and-in-hand", tile=int(table.tile) + 1)


def read_drawn(reader: PieceReader, table: Attika, drawn: object) -> None:
    pile = drawn.get("pile") if isinstance(drawn, dict) else None
    if not isinstance(drawn, dict) or type(pile) is not int or not 0 <= pile < PILES:
        reader.wrong("core-wrong-looks-like", what="`drawn`", example="{'pile': 0, 'building': 'well'}")
        return
    table.drawn_pile = pile
    name = drawn.get("building")
    if table.awaited == DRAWN:
        table.drawn = HIDDEN if name is None else reader.kind(name, "`drawn`")
        is_main = name is not None and table.drawn >= 0 and reader.box.main_kinds & BIT[table.drawn] != 0
        if name is not None and is_main != (pile == MAIN_PILE):
            reader.wrong_at("`drawn`", "attika-wrong-main-pile")


def check_moment(reader: PieceReader, table: Attika) -> None:
    """What is in hand must be what the awaited decision is about, and nothing else."""
    awaited = table.awaited
    fits = (
        (table.drawn != NONE) == (awaited == DRAWN)
        and (table.drawn_pile == NONE or (awaited in (DRAWN, PAYING) and table.turn_kind == DRAW_TURN))
        and (table.site != NONE and table.site_kind >= 0) == (awaited == PAYING)
        and (table.tile != NONE) == (awaited in (LAYING, TURNING))
        and (table.tile_place != NONE) == (awaited == TURNING)
    )
    if not fits:
        reader.wrong("attika-wrong-in-hand", awaited=name_of(awaited, AWAITED))
