"""What is in the box, and what a move costs and leads to: as plain data, and what it changes in words."""

from __future__ import annotations

from typing import Any, Literal, cast

from petteia.core.message import Argument, Message, SeatName
from petteia.core.move import Move
from petteia.core.points import changes_told, points_told
from petteia.games.polis.box import Box
from petteia.games.polis.city import cover, put_into_city, send_to_history
from petteia.games.polis.effects import rule_of, text_of
from petteia.games.polis.inspection import SYMBOL_KINDS
from petteia.games.polis.moves import (
    Attack,
    Destroy,
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
from petteia.games.polis.overview import gains
from petteia.games.polis.prices import Deal, deal, mercenaries_for
from petteia.games.polis.scoring import CATEGORIES, by_category
from petteia.games.polis.shapes import Fight, Gains, Outlook, Score
from petteia.games.polis.state import NONE, Table, face_up, kind_of, with_card, without_slot
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
        "score": score_of(table, move, agreed),
        "fight": fight(table, move.seat) if isinstance(move, Attack) else None,
    }


def what_changes(table: Table, move: Move) -> Gains:
    """In the totals of the mover, as far as that is certain beforehand."""
    if isinstance(move, UseWithCard) and uses(table, move, "alexander"):
        return {"war": 1, "defence": 1}
    return gains(table, afterwards(table, move), int(table.mover))


def score_of(table: Table, move: Move, agreed: Deal) -> Score:
    """In the points of the mover, category by category, as far as that is certain beforehand."""
    seat = int(table.mover)
    if table.actor != seat:
        return {}
    after = afterwards(table, move)
    player = after.players[seat]
    player.coins += (agreed.brings or 0) - (agreed.coins or 0)
    player.tokens += agreed.points - agreed.tokens
    counted = zip(
        CATEGORIES, by_category(table, table.players[seat]), by_category(after, player), strict=True
    )
    return {category: int(now - was) for category, was, now in counted if now != was}


ANY_CARD = 0  # of a history only how many there are counts


def afterwards(table: Table, move: Move) -> Table:
    """The table with the cities and the mover's history as a move is certain to leave them."""
    seat, after = int(table.mover), table.clone()
    player = after.players[seat]
    match move:
        case Develop(card):
            put_into_city(after, seat, face_up(kind_named(table.box, card)))
        case Return(card):
            put_into_city(after, seat, face_up(kind_named(table.box, card)))
            player.history = without_slot(player.history, 0)
        case KeepLot() if table.lot != NONE and table.actor == seat:  # others do not know the card
            put_into_city(after, seat, face_up(int(kind_of(table.lot))))
        case Protect(slot, symbol):
            cover(after, player, slot, symbol)
        case Sacrifice(slot):
            send_to_history(after, seat, slot)
        case Destroy(slot) if table.target != NONE:
            send_to_history(after, int(table.target), slot)
        case Kill(_, victim, slot):
            send_to_history(after, victim, slot)
        case UseWithCard() if uses(table, move, "homer"):
            player.history = with_card(player.history, ANY_CARD)
    return after


def uses(table: Table, move: UseWithCard, text: str) -> bool:
    return table.box.texts[own_kind(table, move.slot)].name == text


def fight(table: Table, seat: int) -> Fight:
    attacker, defender = table.players[table.mover], table.players[seat]
    hired = mercenaries_for(table, seat)
    return {
        "war": int(attack_strength(attacker)) + hired,
        "defence": int(defence_strength(defender)),
        "mercenaries": hired,
    }


# --- the same in words ------------------------------------------------------------------------------------


def brings(table: Table, move: Move) -> list[Message]:
    """What a move changes in the mover's points and in the city."""
    told = outlook(table, move)
    return [*points_told(told["score"], "polis"), *city_told("polis-brings-city", told["gains"])]


def speaks_for(table: Table, move: Move) -> list[Message]:
    """Points, what more the city shows, what somebody else's shows no more, and what discounts save."""
    told = outlook(table, move)
    points = points_told(told["score"], "polis") if sum(told["score"].values()) > 0 else []
    more = city_told("polis-brings-city", only(told["gains"], 1))
    return [*points, *more, *rival_loses(table, move), *saved(table, move, told["coins"])]


def rival_loses(table: Table, move: Move) -> list[Message]:
    match move:
        case Destroy() if table.target != NONE:
            seat = int(table.target)
        case Kill(_, seat, _) if seat != table.mover:
            pass
        case _:
            return []
    lost = only(gains(table, afterwards(table, move), seat), -1)
    return city_told("polis-for-rival-loses", lost, seat)


def saved(table: Table, move: Move, price: int | None) -> list[Message]:
    less = int(table.box.development) - (price or 0)
    return [Message("polis-for-saves", {"coins": less})] if isinstance(move, Develop) and less > 0 else []


def only(changes: Gains, sign: int) -> Gains:
    """What becomes more, or less."""
    kept = {what: count for what, count in changes.items() if isinstance(count, int) and count * sign > 0}
    return cast(Gains, kept)


def city_told(key: str, changes: Gains, seat: int = NONE) -> list[Message]:
    """What is counted in a city; points at the end are told with the others."""
    named = {f"polis-total-{what}": changes[what] for what in TOLD if what in changes}
    whose: dict[str, Argument] = {} if seat == NONE else {"player": SeatName(seat)}
    return [Message(key, {**whose, "changes": changes_told(named)})] if named else []


TOLD: tuple[Literal["culture", "vase", "war", "defence", "coins", "points", "discount"], ...] = (
    "culture", "vase", "war", "defence", "coins", "points", "discount",
)  # fmt: skip
