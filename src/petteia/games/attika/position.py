"""Positions of Attika as plain data that a person can read and write.

Whatever a person leaves out is filled in: unknown hands, piles, the deck and the map stack are dealt
from what is not seen elsewhere. A number in place of a list says how many there are, face down; a
view (what one seat may see) is a position with such numbers.
"""

from __future__ import annotations

from functools import cache

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT
from petteia.core.reading import name_of
from petteia.games.attika.box import LETTERS
from petteia.games.attika.information import (
    is_hidden,
)
from petteia.games.attika.land import centre_of, rotation_of, tile_of
from petteia.games.attika.moves import write_letters, write_spot
from petteia.games.attika.shapes import (
    Awaited,
    Drawn,
    Ending,
    LaidTile,
    Position,
    Seat,
    Site,
    TileInHand,
    TurnKind,
)
from petteia.games.attika.state import (
    ACTING,
    ALL_BUILT,
    BUILD_TURN,
    DRAW_TURN,
    DRAWN,
    HIDDEN,
    LAST_ONE_LEFT,
    LAYING,
    NONE,
    OVER,
    PAYING,
    STALEMATE,
    TAKING,
    TEMPLES_LINKED,
    TURNING,
    UNDECIDED,
    Table,
    height,
    kind_at,
    seat_at,
    top_of,
    without_top,
)

AWAITED: dict[Awaited, int] = {
    "act": ACTING,
    "drawn": DRAWN,
    "pay": PAYING,
    "lay": LAYING,
    "turn": TURNING,
    "take": TAKING,
    "nothing": OVER,
}
TURN_KINDS: dict[TurnKind, int] = {"undecided": UNDECIDED, "draw": DRAW_TURN, "build": BUILD_TURN}
ENDINGS: dict[Ending, int] = {
    "none": 0,
    "all built": ALL_BUILT,
    "temples linked": TEMPLES_LINKED,
    "stalemate": STALEMATE,
    "last one left": LAST_ONE_LEFT,
}


# --- writing ------------------------------------------------------------------------------------------


def write_position(table: Table, hidden_cards: vec[i64] | None = None) -> Position:
    """Everything on a table; or, with the numbers of hidden cards, what a Knowledge's table shows."""
    position: Position = {
        "game": "attika",
        "format": 1,
        "components": table.box.digest,
        "options": table.rulings.options,
        "turn": int(table.turn),
        "first": int(table.first),
        "actor": int(table.actor),
        "awaited": name_of(table.awaited, AWAITED),
        "turn_kind": name_of(table.turn_kind, TURN_KINDS),
        "actions_left": int(table.actions_left),
        "cards_only": table.cards_only,
        "cards_due": int(table.cards_due),
        "drawn": write_drawn(table),
        "site": write_site(table),
        "tile": write_tile_in_hand(table),
        "map": {
            "temples": [write_spot(spot) for spot in table.land.temples],
            "tiles": [write_laid(laid) for laid in table.land.tiles],
        },
        "tile_stack": write_stack(table.tile_stack),
        "deck": write_deck(table.deck),
        "discards": write_letters(table.discards),
        "shuffled": write_letters(table.shuffled),
        "amphoras": int(table.amphoras),
        "seats": write_players(table, hidden_cards),
        "quiet_turns": int(table.quiet_turns),
        "changed": table.changed,
        "ending": name_of(table.ending, ENDINGS),
        "winner": int(table.winner),
        "reveals": int(table.reveals),
        "shuffles": int(table.shuffles),
    }
    if hidden_cards is None:
        position["seed"] = table.seed.hex()
    return position


def write_players(table: Table, hidden_cards: vec[i64] | None) -> list[Seat]:
    ids = table.box.kind_ids
    buildings: list[dict[str, str]] = [{} for _ in table.players]
    for spot, occupant in zip(table.land.spots, table.occupant, strict=True):
        if occupant != NOBODY:
            buildings[seat_at(occupant)][write_spot(spot)] = ids[kind_at(occupant)]
    return [write_player(table, seat, hidden_cards, built) for seat, built in enumerate(buildings)]


def write_player(table: Table, seat: int, hidden_cards: vec[i64] | None, buildings: dict[str, str]) -> Seat:
    player = table.players[seat]
    ids = table.box.kind_ids
    concealed = int(hidden_cards[seat]) if hidden_cards is not None else 0
    return {
        "cards": concealed or write_letters(player.cards),
        "fresh": write_letters(player.fresh),
        "piles": [write_pile(pile, ids) for pile in player.piles],
        "stored": [ids[kind] for kind, count in enumerate(player.stored) if count for _ in range(count)],
        "buildings": buildings,
        "amphoras": int(player.amphoras),
        "rewarded": [name for group, name in enumerate(table.box.group_ids) if player.rewarded & BIT[group]],
        "resigned": player.resigned,
    }


def write_deck(deck: vec[i64]) -> str | int:
    """The next card first."""
    return len(deck) if is_hidden(deck) else "".join(LETTERS[card] for card in reversed(list(deck)))


def write_stack(stack: vec[i64]) -> list[int] | int:
    """The next tile first."""
    return len(stack) if is_hidden(stack) else [int(tile) + 1 for tile in reversed(list(stack))]


def write_pile(pile: int, ids: list[str]) -> list[str] | int:
    """The next building first."""
    if pile and top_of(pile) == HIDDEN:
        return int(height(pile))
    kinds = []
    while pile:
        kinds.append(ids[top_of(pile)])
        pile = without_top(pile)
    return kinds


def write_laid(laid: int) -> LaidTile:
    return laid_tile(laid).copy()


@cache
def laid_tile(laid: int) -> LaidTile:
    return {
        "tile": int(tile_of(laid)) + 1,
        "at": write_spot(centre_of(laid)),
        "turned": int(rotation_of(laid)),
    }


def write_drawn(table: Table) -> Drawn | None:
    """The drawn building, if any; its pile stays of interest until a map tile is drawn for it."""
    if table.drawn_pile == NONE:
        return None
    kind = table.drawn
    name = None if kind in (NONE, HIDDEN) else table.box.kind_ids[kind]
    return {"pile": int(table.drawn_pile), "building": name}


def write_site(table: Table) -> Site | None:
    if table.site == NONE:
        return None
    return {"at": write_spot(table.land.spots[table.site]), "building": table.box.kind_ids[table.site_kind]}


def write_tile_in_hand(table: Table) -> TileInHand | None:
    if table.tile == NONE:
        return None
    at = None if table.tile_place == NONE else write_spot(table.tile_place)
    return {"tile": int(table.tile) + 1, "at": at}
