"""Positions of Polis as plain data that a person can read and write.

A card is written by its id. A colour stands for a card of which no more is known, and in a deck a number for
so many of them. A view (what one seat may see) is a position with such cards.
"""

from __future__ import annotations

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.numbers import BIT, amount
from petteia.core.reading import name_of
from petteia.games.polis.box import COLOURS, END, UNKNOWN, Box
from petteia.games.polis.notation import write_symbol
from petteia.games.polis.shapes import (
    Awaited,
    CityCard,
    Colour,
    Deal,
    Deck,
    Decks,
    Ending,
    FaceDown,
    MarkedCard,
    Position,
    Seat,
    SeenCard,
)
from petteia.games.polis.state import (
    BIDDING,
    BOUGHT,
    BUYING_EXTRA,
    CHOOSING_BOARD,
    DESTROYING,
    DEVELOPING,
    DISCARDING,
    DRAWING,
    ERASING,
    EVERYONE,
    FOUNDING,
    LAST_ONE_LEFT,
    LOOKING,
    LOST_STEP,
    NO_DEAL,
    NONE,
    OFFERING,
    OPENING,
    OVER,
    PROFITING,
    PROTECTING,
    REPLACING,
    RETURNING,
    SACRIFICING,
    SETTLING,
    SOLD,
    STRIKING,
    TRADING,
    TWO_END_CARDS,
    VISITING,
    WARRING,
    WATCHER,
    Table,
    coin_on,
    is_forward,
    is_spent,
    kind_of,
    seen_by,
    target_of,
)

AWAITED: dict[Awaited, int] = {
    "board": CHOOSING_BOARD,
    "opening": OPENING,
    "look": LOOKING,
    "draw": DRAWING,
    "extra": BUYING_EXTRA,
    "offer": OFFERING,
    "bid": BIDDING,
    "settle": SETTLING,
    "develop": DEVELOPING,
    "found": FOUNDING,
    "visit": VISITING,
    "discard": DISCARDING,
    "replace": REPLACING,
    "protect": PROTECTING,
    "profit": PROFITING,
    "erase": ERASING,
    "return": RETURNING,
    "trade": TRADING,
    "war": WARRING,
    "destroy": DESTROYING,
    "sacrifice": SACRIFICING,
    "strike": STRIKING,
    "nothing": OVER,
}
DEALS: dict[Deal, int] = {"none": NO_DEAL, "bought": BOUGHT, "sold": SOLD}
ENDINGS: dict[Ending, int] = {"none": 0, "end cards": TWO_END_CARDS, "last one left": LAST_ONE_LEFT}
END_CARD = "end"
ALL: Final = "all"
WATCHERS = -1  # among seats that have seen a card: those who only watch


def write_position(table: Table, *, with_seed: bool = True) -> Position:
    """Everything on a table, which may be one of a Knowledge, on which some cards are unknown."""
    position: Position = {
        "game": "polis",
        "format": 1,
        "components": table.box.digest,
        "options": table.rulings.options,
        "turn": int(table.turn),
        "first": int(table.first),
        "active": int(table.mover),
        "actor": int(table.actor),
        "phase": int(table.phase),
        "awaited": name_of(table.awaited, AWAITED),
        "looks": int(table.looks),
        "looked_at": write_colours(table.looked_at),
        "draws": int(table.draws),
        "drawn_from": write_colours(table.drawn_from),
        "auctions": int(table.auctions),
        "lot": None if table.lot == NONE else write_card(table, int(table.lot), int(BIT[table.mover])),
        "bid": int(table.bid),
        "bidder": int(table.bidder),
        "passed": write_seats(table, table.passed),
        "developed": int(table.developed),
        "price": int(table.price),
        "waiting": write_seats(table, table.waiting),
        "due": [int(amount(table.due, seat)) for seat in range(len(table.players))],
        "income_taken": table.income_taken,
        "deal": name_of(table.deal, DEALS),
        "target": int(table.target),
        "trades": int(table.trades),
        "partners": write_seats(table, table.partners),
        "decks": write_decks(table),
        "blocked": write_colours(table.blocked),
        "removed": write_row(table, table.removed, 0),
        "out_of_game": write_row(table, table.boxed, 0),
        "lost_track": write_lost(table),
        "seats": [write_player(table, seat) for seat in range(len(table.players))],
        "ending": name_of(table.ending, ENDINGS),
        "reveals": int(table.reveals),
    }
    if with_seed:
        position["seed"] = table.seed.hex()
    return position


def write_player(table: Table, seat: int) -> Seat:
    player = table.players[seat]
    return {
        "board": None if player.side == NONE else table.box.side_ids[player.side],
        "coins": int(player.coins),
        "tokens": int(player.tokens),
        "hand": write_row(table, player.hand, 0),
        "city": [write_city_card(table.box, int(card)) for card in player.city],
        "history": write_row(table, player.history, EVERYONE),
        "tucked": write_row(table, player.tucked, int(BIT[seat])),
        "resigned": player.resigned,
    }


def write_colours(colours: int) -> list[Colour]:
    return [name for colour, name in enumerate(COLOURS) if colours & BIT[colour]]


def write_seats(table: Table, seats: int) -> list[int]:
    return [seat for seat in range(len(table.players)) if seats & BIT[seat]]


# --- face-down cards ----------------------------------------------------------------------------------


def write_row(table: Table, row: vec[i64], usual: int) -> list[FaceDown]:
    return [write_card(table, int(card), usual) for card in row]


def write_card(table: Table, card: int, usual: int) -> FaceDown:
    """A face-down card; who has seen it is told where it is not what is usual in that place."""
    kind, seen = int(kind_of(card)), int(seen_by(card))
    name = (
        END_CARD if kind == END else table.box.kind_ids[kind] if kind < UNKNOWN else COLOURS[kind - UNKNOWN]
    )
    if kind_is_unknown(kind) or (seen == usual and not is_spent(card)):
        return name
    facts: SeenCard = {"card": name}
    if seen != usual:
        facts["seen"] = write_seen(table, seen)
    if is_spent(card):
        facts["used"] = True
    return facts


def kind_is_unknown(kind: int) -> bool:
    return UNKNOWN <= kind < END


def write_seen(table: Table, seen: int) -> Literal["all"] | list[int]:
    if seen == EVERYONE:
        return ALL
    return write_seats(table, seen) + ([WATCHERS] if seen & BIT[WATCHER] else [])


def write_decks(table: Table) -> Decks:
    red, green, blue, yellow = (write_deck(table, colour) for colour in range(len(COLOURS)))
    return {"red": red, "green": green, "blue": blue, "yellow": yellow}


def write_deck(table: Table, colour: int) -> Deck:
    """The next card first; on a blocked deck the End card, which everybody sees."""
    cards: list[int | FaceDown] = [END_CARD] if table.blocked & BIT[colour] else []
    for card in list(reversed(list(table.decks[colour])))[len(cards) :]:
        if not kind_is_unknown(int(kind_of(card))):
            cards.append(write_card(table, int(card), 0))
        elif cards and type(cards[-1]) is int:
            cards[-1] += 1
        else:
            cards.append(1)
    return cards[0] if len(cards) == 1 and type(cards[0]) is int else cards


def write_lost(table: Table) -> dict[str, list[str]]:
    """For each seat, and for those who watch, the cards that have left their decks for somewhere."""
    lost: dict[str, list[str]] = {}
    for entry in table.lost:
        seat, kind = divmod(int(entry), LOST_STEP)
        if seat < len(table.players) or seat == WATCHER:
            name = str(WATCHERS if seat == WATCHER else seat)
            lost.setdefault(name, []).append(table.box.kind_ids[kind])
    return lost


# --- face-up cards ------------------------------------------------------------------------------------


def write_city_card(box: Box, card: int) -> CityCard:
    kind, coin, target = int(kind_of(card)), int(coin_on(card)), int(target_of(card))
    facts: MarkedCard = {"card": box.kind_ids[kind]}
    if coin != NONE:
        facts["coin"] = write_symbol(box, kind, coin)
    if is_forward(card):
        facts["forward"] = True
    if target != NONE:
        facts["target"] = target
    return facts if len(facts) > 1 else facts["card"]
