"""What is in the box, and what a move costs and leads to: as plain data."""

from __future__ import annotations

from typing import Any

from petteia.core.move import Move
from petteia.games.polis.box import Box
from petteia.games.polis.city import cover, send_to_history
from petteia.games.polis.effects import rule_of, text_of
from petteia.games.polis.inspection import SYMBOL_KINDS
from petteia.games.polis.moves import (
    Attack,
    Develop,
    KeepLot,
    Kill,
    Protect,
    Return,
    Sacrifice,
    UseWithCard,
    kind_named,
    own_kind,
)
from petteia.games.polis.overview import gains, gains_of
from petteia.games.polis.prices import deal, mercenaries_for
from petteia.games.polis.shapes import Fight, Gains, Outlook
from petteia.games.polis.state import NONE, Table, kind_of
from petteia.games.polis.war import attack_strength, defence_strength

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


# --- a move -----------------------------------------------------------------------------------------------


def outlook(table: Table, move: Move) -> Outlook:
    agreed = deal(table, move)
    return {
        "coins": agreed.coins,
        "tokens": agreed.tokens,
        "brings": agreed.brings,
        "points": agreed.points,
        "gift": {"seat": agreed.gift[0], "coins": agreed.gift[1]} if agreed.gift else None,
        "gains": what_changes(table, move),
        "fight": fight(table, move.seat) if isinstance(move, Attack) else None,
    }


def what_changes(table: Table, move: Move) -> Gains:
    """In the totals of the mover, as far as that is certain beforehand."""
    seat = int(table.mover)
    match move:
        case Develop(card) | Return(card):
            return gains_of(table, seat, kind_named(table.box, card))
        case KeepLot() if table.lot != NONE and table.actor == seat:  # others do not know the card
            return gains_of(table, seat, int(kind_of(table.lot)))
        case Protect(slot, symbol):
            after = table.clone()
            cover(after, after.players[seat], slot, symbol)
            return gains(table, after, seat)
        case Sacrifice(slot):
            return without_card(table, seat, slot)
        case Kill(_, victim, slot) if victim == seat:
            return without_card(table, seat, slot)
        case UseWithCard(slot) if table.box.texts[own_kind(table, slot)].name == "alexander":
            return {"war": 1, "defence": 1}
    return {}


def without_card(table: Table, seat: int, slot: int) -> Gains:
    after = table.clone()
    send_to_history(after, seat, slot)
    return gains(table, after, seat)


def fight(table: Table, seat: int) -> Fight:
    attacker, defender = table.players[table.mover], table.players[seat]
    hired = mercenaries_for(table, seat)
    return {
        "war": int(attack_strength(attacker)) + hired,
        "defence": int(defence_strength(defender)),
        "mercenaries": hired,
    }
