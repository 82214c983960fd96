"""What a table of Olympos comes to for those who look at it, as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, amount
from petteia.games.olympos.box import (
    ANY,
    BONUS_CUBE,
    BONUS_STEP,
    GIFTS,
    NONE,
    RESOURCES,
    Box,
    Setup,
    bonus_code,
    price_of,
)
from petteia.games.olympos.development import lasting_stars, star_tokens
from petteia.games.olympos.gods import signs, touched_by
from petteia.games.olympos.information import Knowledge
from petteia.games.olympos.scoring import CATEGORIES, by_category
from petteia.games.olympos.shapes import Belongings, Category, Gift, Group, NextTurn, Overview, TileLeft
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BEFORE_PAYING,
    MOVING,
    SPENDING_STARS,
    UNKNOWN,
    Player,
    Table,
    seat_at,
    top_of,
)
from petteia.games.olympos.track import is_near_the_end

BEFORE_MOVING_ON = (ACTING, MOVING, SPENDING_STARS, BEFORE_PAYING)
PRESTIGE = CATEGORIES.index("prestige")
CARDS = CATEGORIES.index("cards")


def overview(known: Knowledge) -> Overview:
    """What all have, the tiles and own stars for wonders, whose turn follows, whom a god would touch."""
    table, seat = known.seen(), int(known.seat)
    return {
        "seats": [
            belongings(table, player, int(hidden))
            for player, hidden in zip(table.players, known.hidden_cards, strict=True)
        ],
        "tiles": tiles_left(table),
        "stars": {} if seat == NOBODY else stars_for_wonders(table, table.players[seat]),
        "next": next_turn(table),
        "touches": touched_seats(table),
    }


# --- what everybody has -----------------------------------------------------------------------------------


def belongings(table: Table, player: Player, hidden_cards: int) -> Belongings:
    """Territory tokens, swords, signs of Zeus and stars; points so far; spaces to the last turn."""
    return {
        "tokens": {
            name: count for number, name in enumerate(RESOURCES) if (count := amount(player.tokens, number))
        },
        "swords": int(player.swords + player.ares),
        "zeus": int(signs(table, player)),
        "stars": int(star_tokens(table, player) + player.stars + player.athena),
        "points": points_so_far(table, player, hidden_cards),
        "left": spaces_left(table, player),
    }


def points_so_far(table: Table, player: Player, hidden_cards: int) -> dict[Category, int]:
    """By category, without those that are worth nothing; without prestige that lies face down."""
    counted = by_category(table, player)
    counted[CARDS] += hidden_cards * int(table.box.card_in_hand_points)
    if player.prestige == UNKNOWN:
        counted[PRESTIGE] = 0
    return {name: points for name, points in zip(CATEGORIES, counted, strict=True) if points}


def spaces_left(table: Table, player: Player) -> int:
    """How far it is to where a player's next turn is the last one (O-100)."""
    if is_near_the_end(table, player):
        return 0
    return int(table.box.last_zeus - player.space) + table.rulings.last_turn_when_passed


# --- the development board --------------------------------------------------------------------------------


def tiles_left(table: Table) -> dict[str, TileLeft]:
    """For each discovery in play what is left of it."""
    lying = tuple(table.columns), tuple(table.prices), tuple(table.tiles), tuple(table.markers)
    return tiles_lying(table.box, len(table.players), *lying)


# The same for all who look, and most moves leave it as it is.
@lru_cache(maxsize=1_000)
def tiles_lying(
    box: Box,
    players: int,
    columns: tuple[int, ...],
    prices: tuple[int, ...],
    tiles: tuple[int, ...],
    markers: tuple[int, ...],
) -> dict[str, TileLeft]:
    setup = box.setups[players]
    left: dict[str, TileLeft] = {}
    for kind, column in enumerate(columns):
        if column != NONE:
            slots = range(int(box.bonus_slots(kind, column, setup.grey_bonus)))
            bonuses = [int(seat_at(markers[kind], slot)) for slot in slots]
            faces, cost = int(box.faces[kind]), groups_of(box.costs[prices[kind]])
            left[box.kind_ids[kind]] = what_is_left(setup, cost, faces, tiles[kind], bonuses)
    return left


def what_is_left(setup: Setup, cost: list[Group], faces: int, tiles: int, bonuses: list[int]) -> TileLeft:
    """How many tiles, and their price; where they differ, the resources on them, of which two players take
    one only; and who has taken the bonus spaces below, where there are any."""
    told: TileLeft = {"left": tiles, "cost": cost}
    if faces:
        told["faces"] = [name for number, name in enumerate(RESOURCES) if tiles & BIT[number]]
        told["left"] = min(1, tiles) if setup.single_tiles else len(told["faces"])
    if bonuses:
        told["bonuses"] = bonuses
    return told


def stars_for_wonders(table: Table, player: Player) -> dict[str, int]:
    """For each wonder the own stars that are not used up by building it."""
    return {
        name: int(lasting_stars(table, player, wonder))
        for wonder, name in enumerate(table.box.wonder_ids)
        if table.wonders & BIT[wonder]
    }


# --- the box ----------------------------------------------------------------------------------------------


def facts(box: Box) -> dict[str, Any]:
    """All that the components file says, with prices and bonuses as data."""
    spaces = [
        {
            **space,
            "cost": groups_of(price_of(space["cost"])),
            "bonuses": [gift(bonus_code(gives)) for gives in space["bonuses"]],
        }
        for space in box.data["space"]
    ]
    kinds = [{**kind, "cost": groups_of(price_of(kind["cost"]))} for kind in box.data["discovery"]]
    return {**box.data, "space": spaces, "discovery": kinds}


def groups_of(price: list[tuple[int, int]]) -> list[Group]:
    return [
        {"count": count, "resource": None if resource == ANY else RESOURCES[resource]}
        for count, resource in price
    ]


def gift(code: int) -> Gift:
    what, of = divmod(code, BONUS_STEP)
    if what == BONUS_CUBE:
        return {"gain": RESOURCES[of], "count": 1}
    return {"gain": GIFTS[what], "count": of}


# --- what comes next --------------------------------------------------------------------------------------


def next_turn(table: Table) -> NextTurn | None:
    """Who has the next turn once the mover's piece has gone beyond a space, for until then it is the mover;
    None instead of a space where the next turn does not hang on it any more."""
    mover, first = int(table.mover), int(top_of(table.line))
    following = int(seat_at(table.line, 1))
    if first == mover and table.last_turn:
        first = following
    if first == NOBODY:
        return None
    if first != mover or following == NOBODY or has_paid(table):
        return {"seat": first, "beyond": None}
    return {"seat": following, "beyond": int(table.players[following].space)}


def has_paid(table: Table) -> bool:
    """Does the mover's piece stand where the turn has brought it?"""
    return table.buying == NONE and table.awaited not in BEFORE_MOVING_ON


def touched_seats(table: Table) -> list[int]:
    """Whom the Olympos card that is turned up touches, as things stand; then those who have yet to choose."""
    if table.god == NONE:
        return []
    touched = touched_by(table, table.gods[table.god]) if table.awaited == ANSWERING else table.touched
    return [seat for seat in range(len(table.players)) if touched & BIT[seat]]
