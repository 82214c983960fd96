"""Reading the moment of a position of Olympos: whose turn it is, what is half done, and whether that fits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.fault import wrong
from petteia.core.numbers import BIT
from petteia.core.reading import name_of
from petteia.games.olympos.box import GIVES_CUBES, LOST_SETTLER, NONE
from petteia.games.olympos.expansion import settlers_at
from petteia.games.olympos.piece_reader import PieceReader
from petteia.games.olympos.position import AWAITED, ENDINGS, NORTHERN
from petteia.games.olympos.preparation import condemner
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    HIDDEN,
    KEEPING,
    LOSING_SETTLER,
    MOVING,
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    count_cards,
    pushed,
    top_of,
)
from petteia.games.olympos.track import is_near_the_end

MANY = 1_000_000
SETTING_UP = (CONDEMNING, PLACING_BARBARIANS)
FOR_OTHERS = (ANSWERING, TAKING_CUBE, LOSING_SETTLER)  # a god may ask this of somebody who is not the mover
BEFORE_THE_TRACK = (ACTING, MOVING, PAYING, CHOOSING_FACE, CHOOSING_BONUS, SPENDING_STARS, BEFORE_PAYING)


# --- the turn --------------------------------------------------------------------------------------


def read_turn(reader: PieceReader, table: Olympos) -> None:
    seats = range(len(table.players))
    over = table.awaited == OVER
    playing = reader.playing()
    actor = reader.number("actor", likely_actor(reader, table, playing), range(NOBODY, len(seats)))
    table.actor = actor
    table.mover = reader.number("mover", actor, range(NOBODY, len(seats)))
    table.turn = reader.number("turn", 0 if table.awaited in SETTING_UP else 1, range(MANY))
    table.ending = reader.word("ending", "none", ENDINGS)
    table.reveals = reader.number("reveals", 0, range(MANY))
    table.shuffles = reader.number("shuffles", 1, range(1, MANY))
    if over != (actor == NOBODY) or over != (table.ending != 0):
        reader.wrong("olympos-wrong-over")
    if not over:
        reader.check_playing(actor)
    if not over and table.awaited not in FOR_OTHERS and table.mover != actor:
        reader.wrong("olympos-wrong-mover")
    read_line(reader, table, playing)
    near = table.awaited in BEFORE_THE_TRACK and is_near_the_end(table, table.players[table.mover])
    table.last_turn = reader.get("last_turn", bool, near)
    if table.awaited in BEFORE_THE_TRACK and table.last_turn != near:
        reader.wrong("olympos-wrong-last-turn")


def likely_actor(reader: PieceReader, table: Olympos, playing: list[int]) -> int:
    """Whoever is furthest back on the track; while the map is set up, whoever condemns territories."""
    if table.awaited == OVER or not playing:
        return NOBODY
    line = reader.block.get("line")
    if not isinstance(line, list) or not line or any(seat not in playing for seat in line):
        line = sorted(playing, key=lambda seat: int(table.players[seat].space))
    return int(line[0 if table.awaited not in SETTING_UP or table.rulings.top_condemns else -1])


def read_line(reader: PieceReader, table: Olympos, playing: list[int]) -> None:
    """Who still plays, the next one first; without a word everybody, on one space the actor first."""
    if table.awaited == OVER:
        playing = []
    acts_first = table.awaited not in SETTING_UP or table.rulings.top_condemns
    order = sorted(
        playing,
        key=lambda seat: (int(table.players[seat].space), (seat != table.actor) == acts_first),
    )
    line = reader.get("line", list, order)
    if any(seat not in playing for seat in line) or len(set(line)) < len(line):
        reader.wrong("olympos-wrong-line")
        return
    spaces = [int(table.players[seat].space) for seat in line]
    if spaces != sorted(spaces):
        reader.wrong("olympos-wrong-line-order")
    for seat in playing:
        if seat not in line and not is_near_the_end(table, table.players[seat]):
            reader.wrong_at(wrong("core-wrong-seat", seat=seat + 1), "olympos-wrong-not-in-line")
    for seat in reversed(line):
        table.line = pushed(table.line, seat)
    if table.awaited in BEFORE_THE_TRACK and top_of(table.line) != table.actor:
        reader.wrong("olympos-wrong-actor-first")
    if table.awaited in SETTING_UP and condemner(table) != table.actor:
        reader.wrong("olympos-wrong-condemner")


# --- what is half done -----------------------------------------------------------------------------


def read_half_done(reader: PieceReader, table: Olympos) -> int:
    """What the turn has come to; the number of cards that the Oracle shows somebody else."""
    read_setting_out(reader, table)
    for key, ids in (("buying", reader.box.kind_ids), ("building", reader.box.wonder_ids)):
        name = reader.block.get(key)
        if name is not None:
            setattr(table, key, reader.known(reader.called(name), ids, f"`{key}`"))
    for key in ("due", "late", "cubes_due", "draws_due"):
        setattr(table, key, reader.number(key, 0, range(1000)))
    places = range(len(reader.box.place_spaces))
    table.god = reader.number("god", NONE, range(NONE, len(places)))
    table.gods_due = reader.numbers("gods_due", places)
    table.touched = reader.numbers("touched", range(len(table.players)))
    drawn = reader.block.get("drawn", [])
    if type(drawn) is int and 0 <= drawn <= count_cards(reader.box.all_cards):
        return drawn
    table.drawn = reader.cards(drawn, "`drawn`")
    return 0


def read_setting_out(reader: PieceReader, table: Olympos) -> None:
    entry = reader.block.get("setting_out")
    if entry is None:
        return
    if not isinstance(entry, dict):
        example = "{'from': 'attica', 'settler': 1}"
        reader.wrong("core-wrong-looks-like", what="`setting_out`", example=example)
        return
    start, settler = entry.get("from"), entry.get("settler", 0)
    if start == NORTHERN:
        table.start = NORTH
    else:
        table.start = reader.known(start, reader.box.territory_ids, "`setting_out`")
    if table.start == NONE or table.actor == NOBODY:
        return
    here = 0 if start == NORTHERN else int(settlers_at(table, table.actor, table.start))
    if type(settler) is not int or not 0 <= settler <= here:
        reader.wrong_at("`setting_out`", "olympos-wrong-settler")
        return
    table.depth = settler - 1
    player = table.players[table.actor]
    if settler == 0 and (player.stock == 0 or (start != NORTHERN and not player.held & BIT[table.start])):
        reader.wrong_at("`setting_out`", "olympos-wrong-new-settler")


# --- does it all fit? ------------------------------------------------------------------------------


def check_moment(reader: PieceReader, table: Olympos, hidden_cards: vec[i64], hidden_drawn: int) -> None:
    """What is half done must be what the awaited decision is about, and nothing else."""
    awaited = table.awaited
    drawn = count_cards(table.drawn) + hidden_drawn
    by_god = awaited in (ANSWERING, LOSING_SETTLER) or (awaited == TAKING_CUBE and table.buying == NONE)
    fits = (
        (table.start != NONE) == (awaited == MOVING)
        and (table.building != NONE) == (awaited == SPENDING_STARS)
        and (table.god != NONE) == by_god
        and (drawn > 0) == (awaited == KEEPING)
        and (table.cubes_due > 0) == (awaited == TAKING_CUBE)
        and (table.buying != NONE or awaited not in (PAYING, CHOOSING_FACE, CHOOSING_BONUS))
        and (table.buying == NONE or awaited in (PAYING, CHOOSING_FACE, CHOOSING_BONUS, TAKING_CUBE, KEEPING))
        and (table.touched == 0 or by_god)
        and (not table.gods_due or by_god or awaited in (KEEPING, ENDING))
        and (not table.draws_due or awaited in (TAKING_CUBE, KEEPING) or may_draw_later(table, by_god))
        and (not table.due or awaited == BEFORE_PAYING or table.buying != NONE or table.building != NONE)
        and (awaited == ANSWERING or not any(player.prayers for player in table.players))
    )
    if not fits:
        reader.wrong("olympos-wrong-half-done", awaited=name_of(awaited, AWAITED))
        return
    check_buying(reader, table)
    if table.last_turn and not may_be_last_turn(table):
        reader.wrong("olympos-wrong-last-turn")
    if by_god:
        check_god(reader, table, hidden_cards)
    if awaited in SETTING_UP and any(player.on_map or player.space for player in table.players):
        reader.wrong("olympos-wrong-setting-up")


def may_draw_later(table: Olympos, by_god: bool) -> bool:
    """By the other reading of RO-28 a second destiny card comes after the gods of the first space."""
    return not table.rulings.gods_wait_for_all_cards and (by_god or table.awaited == ENDING)


def may_be_last_turn(table: Olympos) -> bool:
    """No cards lie beyond the last Zeus space, so a turn that has brought some was not the last."""
    before_the_track = table.awaited in BEFORE_THE_TRACK or table.buying != NONE
    return table.awaited == OVER or (before_the_track and is_near_the_end(table, table.players[table.mover]))


def check_buying(reader: PieceReader, table: Olympos) -> None:
    if table.buying == NONE:
        return
    owns = bool(table.players[table.mover].discoveries & BIT[table.buying])
    taken = table.awaited in (CHOOSING_BONUS, TAKING_CUBE, KEEPING)
    if owns != taken:
        reader.wrong_at("`buying`", "olympos-wrong-buying")
    if table.awaited == CHOOSING_FACE and not reader.box.faces[table.buying]:
        reader.wrong_at("`buying`", "olympos-wrong-alike")


def check_god(reader: PieceReader, table: Olympos, hidden_cards: vec[i64]) -> None:
    if not table.revealed & BIT[table.god]:
        reader.wrong_at("`god`", "olympos-wrong-not-revealed")
        return
    god = table.gods[table.god]
    effect = NONE if god == HIDDEN else int(reader.box.god_effect[god])
    if table.awaited == ANSWERING:
        actor = table.players[table.actor]
        if actor.hand == 0 and hidden_cards[table.actor] == 0:
            reader.wrong("olympos-wrong-answering")
    elif effect != (GIVES_CUBES if table.awaited == TAKING_CUBE else LOST_SETTLER):
        reader.wrong_at("`god`", "olympos-wrong-god")
    elif not table.touched & BIT[table.actor]:
        reader.wrong("olympos-wrong-touched")
