"""What is in the box, what the symbols of a city come to and would with one card more: as plain data."""

from __future__ import annotations

from typing import Any, get_args

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.core.numbers import amount
from petteia.games.polis.box import COLOURS, CULTURE, POINTS, VASE, Box, value_of
from petteia.games.polis.city import put_into_city
from petteia.games.polis.development import price_of
from petteia.games.polis.effects import rule_of, text_of
from petteia.games.polis.information import Knowledge
from petteia.games.polis.inspection import SYMBOL_KINDS
from petteia.games.polis.moves import Develop, kind_named
from petteia.games.polis.prices import coins_asked, symbols_in_sight
from petteia.games.polis.profit import coin_income
from petteia.games.polis.scoring import card_points
from petteia.games.polis.shapes import Discounts, InHand, Outlook, Overview, Total, Totals
from petteia.games.polis.state import Player, Table, face_up, kind_of
from petteia.games.polis.war import attack_strength, defence_strength

TOTALS: tuple[Total, ...] = get_args(Total)

# --- the box ----------------------------------------------------------------------------------------------

RULES_OF_SYMBOLS = {kind: f"P-{number}" for number, kind in enumerate(SYMBOL_KINDS, 31)}


def facts(box: Box) -> dict[str, Any]:
    """All that the components file says, and about each card where to read and when its text works."""
    return {**box.data, "card": [{**card, **about(card)} for card in box.data["card"]]}


def about(card: dict[str, Any]) -> dict[str, str]:
    if "effect" in card:
        return {"rule": rule_of(card), "moment": text_of(card).moment}
    for symbol in card["symbols"]:  # those that are all that their card says
        if symbol["kind"] == "mercenary":
            return {"rule": "P-57", "moment": "war"}
        if symbol.get("defence_only"):
            return {"rule": "P-67", "moment": "war"}
    return {"rule": RULES_OF_SYMBOLS[card["symbols"][0]["kind"]]} if card["symbols"] else {}


# --- a table ----------------------------------------------------------------------------------------------


def overview(known: Knowledge) -> Overview:
    """The totals of every city, and what each card of the own hand would cost and add to them."""
    table, seat = known.seen(), int(known.seat)
    return {
        "totals": [totals(table, other) for other in range(len(table.players))],
        "hand": {} if seat == NOBODY else hand(table, seat),
    }


def outlook(table: Table, move: Move) -> Outlook:
    """The coins that a move costs, None where none are asked; and what it adds to the totals of the mover."""
    gained = None
    if isinstance(move, Develop):
        gained = gains(table, int(table.mover), kind_named(table.box, move.card))
    return {"coins": coins_asked(table, move), "gains": gained}


def hand(table: Table, seat: int) -> dict[str, InHand]:
    player = table.players[seat]
    kinds = dict.fromkeys(int(kind_of(card)) for card in player.hand)
    return {
        table.box.kind_ids[kind]: {
            "price": int(price_of(table, player, kind)),
            "gains": gains(table, seat, kind),
        }
        for kind in kinds
    }


def gains(table: Table, seat: int, kind: int) -> Totals:
    """What would be more if a card came into a city."""
    grown = table.clone()
    put_into_city(grown, seat, face_up(kind))
    before, gained = totals(table, seat), totals(grown, seat)
    for what in TOTALS:
        gained[what] -= before[what]
    for colour in COLOURS:
        gained["discounts"][colour] -= before["discounts"][colour]
    return gained


def totals(table: Table, seat: int) -> Totals:
    player = table.players[seat]
    discount = discount_on_all(table, player)
    return {
        "culture": int(amount(player.shown, CULTURE)),
        "vase": int(amount(player.shown, VASE)),
        "war": int(attack_strength(player)),
        "defence": int(defence_strength(player)),
        "coins": int(coin_income(table, player)),
        "points": int(amount(player.shown, POINTS)),
        "discount": discount,
        "discounts": further_discounts(player, discount),
        "ends": int(card_points(player)),
    }


def further_discounts(player: Player, discount: int) -> Discounts:
    """What more there is on cards of a colour than on every card."""
    red, green, blue, yellow = (
        int(amount(player.discounts, colour)) - discount for colour in range(len(COLOURS))
    )
    return {"red": red, "green": green, "blue": blue, "yellow": yellow}


def discount_on_all(table: Table, player: Player) -> int:
    """What every colour has of what is printed: a board whose side was never chosen does not count."""
    symbols = symbols_in_sight(table, player)
    printed = sum(value_of(symbol) for _, symbol in symbols if symbol["kind"] == "discount")
    return min(printed, *(int(amount(player.discounts, colour)) for colour in range(len(COLOURS))))
