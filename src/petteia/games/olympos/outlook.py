"""What a move of Olympos costs in time and where it leads, as data; its price is told from the same."""

from __future__ import annotations

from dataclasses import dataclass

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.games.olympos.box import NONE
from petteia.games.olympos.development import (
    bonus_hourglasses,
    discovery_time,
    open_slots,
    wonder_time,
)
from petteia.games.olympos.expansion import Journey
from petteia.games.olympos.moves import (
    Bonus,
    BuildWonder,
    Discover,
    Done,
    Go,
    NewSettler,
    Settler,
    discovery_named,
    start_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.shapes import Outlook, Reach
from petteia.games.olympos.state import (
    ACTING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    MOVING,
    Player,
    Table,
    seat_at,
)
from petteia.games.olympos.supply import hourglasses_to_be_had


@dataclass(frozen=True)
class Payment:
    """How the action points of a move are paid: with hourglasses first, then with spaces on the track."""

    due: int
    hourglasses: int | None  # None as long as a bonus may still bring some for this action
    space: int | None  # where the piece goes, at most; None where it stays, or would have to leave the track
    again: bool  # is the mover still furthest back, and next?

    @property
    def stays(self) -> bool:
        return self.hourglasses == self.due


def outlook(table: Table, move: Move) -> Outlook:
    """The time of a move, how it is paid, and where a settler that sets out could arrive for how much."""
    paid = payment_for(table, move)
    reaches: list[Reach] = [
        {"territory": table.box.territory_ids[territory], "time": time}
        for territory, time in arrivals(table, move)
    ]
    return {
        "time": paid.due if paid else None,
        "hourglasses": paid.hourglasses if paid else None,
        "space": paid.space if paid else None,
        "again": paid is not None and paid.again,
        "reaches": reaches,
    }


def time_of(table: Table, move: Move) -> int | None:
    """The action points of a legal move that is paid with time; the others have no such price."""
    if not isinstance(move, Go | Discover | BuildWonder):
        return None
    paid = payment_for(table, move)
    return paid.due if paid else None


# --- how it is paid -------------------------------------------------------------------------------------


def payment_for(table: Table, move: Move) -> Payment | None:
    """None for what is not paid with time, or cannot be done at all."""
    if table.actor == NOBODY:
        return None
    box, player = table.box, table.players[table.actor]
    match move:
        case Go(territory) if table.awaited == MOVING:
            return payment_for_journey(table, player, territory_named(box, territory))
        case Discover(discovery):
            return payment_for_discovery(table, player, discovery_named(box, discovery))
        case BuildWonder(wonder) if table.wonder_columns[wonder_named(box, wonder)] != NONE:
            return payment(table, player, int(wonder_time(table, player) + player.erinyes))
        case Bonus(slot) if table.awaited == CHOOSING_BONUS and slot < open_slots(table, table.buying):
            coming = spent_at_once(table, int(bonus_hourglasses(table, table.buying, slot)))
            return payment(table, player, int(table.due), coming)
        case Done() if table.awaited == BEFORE_PAYING:
            return payment(table, player, int(table.due))
    return None


def payment_for_journey(table: Table, player: Player, territory: int) -> Payment | None:
    journey = Journey(table, player, table.start, table.depth)
    if not journey.may_end_at(territory):
        return None
    return payment(table, player, int(journey.time(territory) + player.erinyes))


def payment_for_discovery(table: Table, player: Player, kind: int) -> Payment | None:
    """Where the piece goes; only at most, where a bonus may still bring hourglasses for this action."""
    if table.columns[kind] == NONE:
        return None
    due = int(discovery_time(table, player, kind) + player.erinyes)
    coming = spent_at_once(table, int(table.box.gives_hourglasses[kind]))
    free = [slot for slot in range(int(open_slots(table, kind))) if seat_at(table.markers[kind], slot) < 0]
    late = table.rulings.late_hourglasses
    if late or not any(bonus_hourglasses(table, kind, slot) for slot in free):
        return payment(table, player, due, coming)
    space = int(player.space) + max(0, due - int(player.hourglasses) - coming)
    return Payment(due, None, space, again=False)


def spent_at_once(table: Table, hourglasses: int) -> int:
    """Of the hourglasses that an action brings, those that may pay for it (RO-13)."""
    return 0 if table.rulings.late_hourglasses else int(hourglasses_to_be_had(table, hourglasses))


def payment(table: Table, player: Player, due: int, coming: int = 0) -> Payment:
    """With the hourglasses that a player has, and those `coming` by the action itself."""
    hourglasses = min(int(player.hourglasses - table.late) + coming, due)
    space = int(player.space) + due - hourglasses
    if space > table.box.cross:
        return Payment(due, hourglasses, None, again=False)
    stays = hourglasses == due
    return Payment(due, hourglasses, None if stays else space, plays_again(table, space))


def plays_again(table: Table, space: int) -> bool:
    following = seat_at(table.line, 1)
    return not table.last_turn and (following < 0 or table.players[following].space >= space)


# --- where it leads -------------------------------------------------------------------------------------


def arrivals(table: Table, move: Move) -> list[tuple[int, int]]:
    """Where a settler that sets out could arrive, and the action points of each of these journeys."""
    match move:
        case NewSettler(start):
            return arrivals_from(table, start_named(table.box, start), NONE)
        case Settler(territory, depth):
            return arrivals_from(table, territory_named(table.box, territory), depth)
    return []


def arrivals_from(table: Table, start: int, depth: int) -> list[tuple[int, int]]:
    if table.awaited != ACTING:
        return []
    player = table.players[table.actor]
    journey = Journey(table, player, start, depth)
    return [
        (territory, int(journey.time(territory) + player.erinyes))
        for territory in range(int(table.box.territories))
        if journey.may_end_at(territory)
    ]
