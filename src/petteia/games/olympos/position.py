"""Positions of Olympos as plain data that a person can read and write.

Only what cannot be worked out is there: who controls a territory, its tokens and its star follow from the
settlers on it; the tiles and bonuses left follow from what the players have. Whatever a person leaves out is
filled in, and a number in place of a list of cards says how many there are, face down; a view (what one seat
may see) is a position with such numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.core.reading import name_of
from petteia.games.olympos.box import NONE, RESOURCES, Box
from petteia.games.olympos.development import open_slots
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.shapes import (
    Awaited,
    Cubes,
    DiscoveryTile,
    Ending,
    God,
    Made,
    Position,
    Resource,
    Seat,
    SettingOut,
    Settlers,
)
from petteia.games.olympos.state import (
    ACTING,
    ALL_FINISHED,
    ANSWERING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    HIDDEN,
    KEEPING,
    LAST_ONE_LEFT,
    LOSING_SETTLER,
    MOVING,
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    UNKNOWN,
    Table,
    laid_out,
    seat_at,
    top_of,
    without_top,
)

AWAITED: dict[Awaited, int] = {
    "condemn": CONDEMNING,
    "barbarians": PLACING_BARBARIANS,
    "act": ACTING,
    "go": MOVING,
    "pay": PAYING,
    "tile": CHOOSING_FACE,
    "bonus": CHOOSING_BONUS,
    "spend": SPENDING_STARS,
    "take": TAKING_CUBE,
    "keep": KEEPING,
    "before paying": BEFORE_PAYING,
    "ending": ENDING,
    "answer": ANSWERING,
    "lose": LOSING_SETTLER,
    "nothing": OVER,
}
ENDINGS: dict[Ending, int] = {"none": 0, "all finished": ALL_FINISHED, "last one left": LAST_ONE_LEFT}
BARBARIAN: Final = "barbarians"
NORTHERN = "north"


# --- writing ------------------------------------------------------------------------------------------


def write_position(table: Table, hidden_cards: vec[i64] | None = None, hidden_drawn: int = 0) -> Position:
    """Everything on a table; or, with the numbers of hidden cards, what a Knowledge's table shows."""
    box = table.box
    position: Position = {
        "game": "olympos",
        "format": 1,
        "components": box.digest,
        "options": table.rulings.options,
        "turn": int(table.turn),
        "actor": int(table.actor),
        "mover": int(table.mover),
        "awaited": name_of(table.awaited, AWAITED),
        "last_turn": table.last_turn,
        "line": stacked(table.line),
        "seats": [write_player(table, seat, hidden_cards) for seat in range(len(table.players))],
        "settlers": {
            name: write_settlers(stack)
            for name, stack in zip(box.territory_ids, table.stacks, strict=True)
            if stack
        },
        "condemned": members(table.condemned, box.territory_ids),
        "tribes": members(table.tribes, box.territory_ids),
        "board": write_board(table),
        "wonders": by_column(table.wonder_columns, box.wonder_ids, columns_of(table)),
        "deck": write_deck(table),
        "discards": write_cards(box, table.discards),
        "shuffled": write_cards(box, table.shuffled),
        "gods": [write_god(table, place) for place in range(len(table.gods))],
        "setting_out": write_setting_out(table),
        "buying": None if table.buying == NONE else box.kind_ids[table.buying],
        "building": None if table.building == NONE else box.wonder_ids[table.building],
        "due": int(table.due),
        "late": int(table.late),
        "cubes_due": int(table.cubes_due),
        "draws_due": int(table.draws_due),
        "drawn": hidden_drawn or write_cards(box, table.drawn),
        "gods_due": [place for place in range(len(table.gods)) if table.gods_due & BIT[place]],
        "god": int(table.god),
        "touched": [seat for seat in range(len(table.players)) if table.touched & BIT[seat]],
        "ending": name_of(table.ending, ENDINGS),
        "reveals": int(table.reveals),
        "shuffles": int(table.shuffles),
    }
    if hidden_cards is None:
        position["seed"] = table.seed.hex()
    return position


def stacked(stack: int) -> list[int]:
    """The seats in a stack, the top one first."""
    seats = []
    while stack:
        seats.append(int(top_of(stack)))
        stack = int(without_top(stack))
    return seats


def write_settlers(stack: int) -> Settlers:
    """The lowest first."""
    return [BARBARIAN if seat == BARBARIANS else seat for seat in reversed(stacked(stack))]


def members(mask: int, ids: list[str]) -> list[str]:
    return [name for number, name in enumerate(ids) if mask & BIT[number]]


def write_cards(box: Box, cards: int) -> list[str]:
    return [box.card_ids[card] for card in laid_out(cards)]


def write_deck(table: Table) -> list[str] | int:
    """The next card first."""
    if len(table.deck) and table.deck[0] == HIDDEN:
        return len(table.deck)
    return [table.box.card_ids[card] for card in reversed(list(table.deck))]


def columns_of(table: Table) -> int:
    return int(table.box.setups[len(table.players)].columns)


def by_column(columns: vec[i64], ids: list[str], count: int) -> list[str | None]:
    """What lies in each column, from the left."""
    row: list[str | None] = [None] * count
    for number, column in enumerate(columns):
        if column != NONE:
            row[column] = ids[number]
    return row


def write_board(table: Table) -> dict[str, list[str | None]]:
    """The discoveries of each row, column by column, those without a tile left too."""
    box = table.box
    board = {}
    for row, name in enumerate(box.row_ids):
        here = vec[i64](
            [column if box.row_of[kind] == row else NONE for kind, column in enumerate(table.columns)]
        )
        board[name] = by_column(here, box.kind_ids, columns_of(table))
    return board


def write_god(table: Table, place: int) -> God:
    god = table.gods[place]
    return {
        "space": int(table.box.place_spaces[place]),
        "card": None if god == HIDDEN else table.box.god_ids[god],
        "revealed": table.revealed & BIT[place] != 0,
    }


def write_setting_out(table: Table) -> SettingOut | None:
    """The settler that has set out: where from, and which one there, from the top; 0 is a new one."""
    if table.start == NONE:
        return None
    start = NORTHERN if table.start == NORTH else table.box.territory_ids[table.start]
    return {"from": start, "settler": int(table.depth) + 1}


def write_player(table: Table, seat: int, hidden_cards: vec[i64] | None) -> Seat:
    player = table.players[seat]
    box = table.box
    concealed = int(hidden_cards[seat]) if hidden_cards is not None else 0
    return {
        "space": int(player.space),
        "stock": int(player.stock),
        "cubes": write_cubes(player.cubes),
        "hourglasses": int(player.hourglasses),
        "prestige": None if player.prestige == UNKNOWN else int(player.prestige),
        "laid": int(player.laid),
        "hand": concealed or write_cards(box, player.hand),
        "fresh": write_cards(box, player.fresh),
        "discoveries": [
            write_discovery(table, seat, kind)
            for kind in range(len(box.kind_ids))
            if player.discoveries & BIT[kind]
        ],
        "wonders": members(player.wonders, box.wonder_ids),
        "ares": int(player.ares),
        "siren": player.siren,
        "erinyes": int(player.erinyes),
        "athena": int(player.athena),
        "keres": int(player.keres),
        "prayers": int(player.prayers),
        "resigned": player.resigned,
    }


def write_cubes(cubes: int) -> Cubes:
    return {
        name: int(amount(cubes, number)) for number, name in enumerate(RESOURCES) if amount(cubes, number)
    }


def write_discovery(table: Table, seat: int, kind: int) -> Made:
    """Its name; with the face of its tile and the number of its bonus space, if it has any of them."""
    box = table.box
    name = box.kind_ids[kind]
    slots = range(int(open_slots(table, kind)))
    marker = next((slot for slot in slots if seat_at(table.markers[kind], slot) == seat), NONE)
    told: DiscoveryTile = {"discovery": name}
    if box.faces[kind]:
        told["face"] = face_of(table, seat, kind)
    if marker != NONE:
        told["bonus"] = marker + 1
    return told if len(told) > 1 else name


def face_of(table: Table, seat: int, kind: int) -> Resource:
    """The resource on a player's tile, where tiles differ: no other tile lets the player save on it."""
    saved, faces = table.players[seat].discounts, table.box.faces[kind]
    return next(
        name for number, name in enumerate(RESOURCES) if faces & BIT[number] and amount(saved, number)
    )
