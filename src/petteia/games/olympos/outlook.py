"""What a move of Olympos costs and where it leads, as data; its price is told from the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.core.numbers import amount, count_bits, total
from petteia.games.olympos import moves
from petteia.games.olympos.box import (
    BONUS_CUBE,
    BONUS_STEP,
    GAIN_CUBE,
    GIFTS,
    HOURGLASSES_FOR_MOST,
    HOURGLASSES_PER_TERRITORY,
    NONE,
    PRESTIGE_FOR_ALL,
    PRESTIGE_PER_TERRITORY,
    RESOURCES,
)
from petteia.games.olympos.development import (
    bonus_at,
    bonus_hourglasses,
    discovery_time,
    open_slots,
    ways_to_pay,
    wonder_time,
)
from petteia.games.olympos.expansion import Journey, fight_cost, travel_of
from petteia.games.olympos.moves import (
    NORTH_ZONE,
    card_named,
    discovery_named,
    start_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.position import write_cubes
from petteia.games.olympos.routes import NORTH, Geography, Travel, cheapest_route
from petteia.games.olympos.shapes import Battle, Gain, Gains, Outlook
from petteia.games.olympos.state import (
    ACTING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    MOVING,
    Player,
    Table,
    seat_at,
    top_of,
)
from petteia.games.olympos.supply import hourglasses_to_be_had
from petteia.games.olympos.track import note_due_gods


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


@dataclass(frozen=True)
class Fight:
    defender: int  # a seat, BARBARIANS, or NOBODY for a tribe
    own: int  # swords
    theirs: int
    democracy: bool  # does it decide between equals?
    time: int


def outlook(table: Table, move: Move) -> Outlook:
    """What a move costs in time and resources, how it is paid, and what it leads to."""
    paid = payment_for(table, move)
    destiny, olympos = cards_on_the_way(table, paid)
    arrives = isinstance(move, moves.Go) and paid is not None
    end = territory_named(table.box, move.territory) if isinstance(move, moves.Go) else NONE
    return {
        "time": paid.due if paid else None,
        "hourglasses": paid.hourglasses if paid else None,
        "space": paid.space if paid else None,
        "again": paid is not None and paid.again,
        "destiny": destiny,
        "olympos": olympos,
        "reaches": [
            {"territory": table.box.territory_ids[territory], "time": time}
            for territory, time in arrivals(table, move)
        ],
        "route": route_to(table, end) if arrives else [],
        "fight": plain_fight(fight_at(table, end)) if arrives else None,
        "gains": gains_of(table, move),
        "ways": [write_cubes(cubes) for cubes in ways_for(table, move)],
    }


def cost_of(table: Table, move: Move) -> int | None:
    """The action points of a legal move that is paid with time, the cubes of one that pays with them."""
    if isinstance(move, moves.Pay):
        return sum(move.cubes.values())
    if not isinstance(move, moves.Go | moves.Discover | moves.BuildWonder):
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
        case moves.Go(territory) if table.awaited == MOVING:
            return payment_for_journey(table, player, territory_named(box, territory))
        case moves.Discover(discovery):
            return payment_for_discovery(table, player, discovery_named(box, discovery))
        case moves.BuildWonder(wonder) if table.wonder_columns[wonder_named(box, wonder)] != NONE:
            return payment(table, player, int(wonder_time(table, player) + player.erinyes))
        case moves.Bonus(slot) if table.awaited == CHOOSING_BONUS and slot < open_slots(table, table.buying):
            coming = spent_at_once(table, int(bonus_hourglasses(table, table.buying, slot)))
            return payment(table, player, int(table.due), coming)
        case moves.Done() if table.awaited == BEFORE_PAYING:
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
        case moves.NewSettler(start):
            return arrivals_from(table, start_named(table.box, start), NONE)
        case moves.Settler(territory, depth):
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


def route_to(table: Table, territory: int) -> list[str]:
    """The places on a settler's cheapest way, its start and its end among them; none where it escapes."""
    box = table.box
    if Journey(table, table.players[table.actor], table.start, table.depth).is_free:
        return []
    start = NORTH_ZONE if table.start == NORTH else box.territory_ids[table.start]
    places = [*box.territory_ids, *box.sea_ids]
    return [start, *(places[place] for place in way_to(table, territory))]


def way_to(table: Table, territory: int) -> tuple[int, ...]:
    """The places that the settler that has set out enters on its cheapest way to a territory."""
    box = table.box
    start = box.geography.north if table.start == NORTH else table.start
    return known_route(box.geography, travel_of(table, table.players[table.actor]), int(start), territory)


@lru_cache(maxsize=10_000)
def known_route(geography: Geography, way: Travel, start: int, end: int) -> tuple[int, ...]:
    """Ways do not change, and everybody asks for the same ones."""
    return tuple(cheapest_route(geography, way, start, end))


def fight_at(table: Table, territory: int) -> Fight | None:
    """The fight for a territory where somebody has to be beaten."""
    player = table.players[table.actor]
    time = int(fight_cost(table, player, territory))
    if not time:
        return None
    defender = int(top_of(table.stacks[territory]))
    swords, wins_ties = defence(table, defender)
    own = int(player.swords + player.ares)
    return Fight(defender, own, swords, own == swords and player.wins_ties != wins_ties, time)


def defence(table: Table, defender: int) -> tuple[int, bool]:
    """The swords of whoever holds a territory, and whether they win ties."""
    if defender == BARBARIANS:
        return int(table.box.barbarian_swords), False
    if defender == NOBODY:
        return int(table.box.tribe_swords), False
    player = table.players[defender]
    return int(player.swords + player.ares), player.wins_ties


def plain_fight(fight: Fight | None) -> Battle | None:
    if fight is None:
        return None
    defender = STRANGERS.get(fight.defender, fight.defender)
    return {"defender": defender, "own": fight.own, "theirs": fight.theirs, "time": fight.time}


STRANGERS: dict[int, Literal["tribe", "barbarians"]] = {NOBODY: "tribe", BARBARIANS: "barbarians"}


# --- what it brings, and takes ----------------------------------------------------------------------------


def cards_on_the_way(table: Table, paid: Payment | None) -> tuple[int, int]:
    """The destiny and Olympos cards on the way to the space where the piece goes."""
    if paid is None or paid.space is None or paid.hourglasses is None:
        return 0, 0
    here = int(table.players[table.actor].space)
    destiny = sum(here < zeus <= paid.space for zeus in table.box.zeus_spaces)
    after = table.clone()
    after.players[after.mover].space = paid.space
    note_due_gods(after, here, paid.space)
    return destiny, int(count_bits(after.gods_due))


def gains_of(table: Table, move: Move) -> Gains:
    """What a destiny card would bring now, or a bonus: cubes by resource, settlers, hourglasses, prestige."""
    match move:
        case moves.Play(card) if table.actor != NOBODY:
            return card_gains(table, card_named(table.box, card))
        case moves.Bonus(slot) if table.awaited == CHOOSING_BONUS and slot < open_slots(table, table.buying):
            what, of = divmod(int(bonus_at(table, table.buying, slot)), BONUS_STEP)
            return {RESOURCES[of]: 1} if what == BONUS_CUBE else {GIFTS[what]: of}
        case moves.Take(resource):
            return {resource: 1}
    return {}


def card_gains(table: Table, card: int) -> Gains:
    box = table.box
    effect, resource, worth = (
        int(which[card]) for which in (box.card_effect, box.card_resource, box.card_amount)
    )
    if effect == GAIN_CUBE:
        return {RESOURCES[resource]: worth}
    if effect not in GAINS_OF_CARDS:
        return {}
    tokens = table.players[table.actor].tokens
    times = int(amount(tokens, resource)) if effect in PER_TERRITORY else 1
    return {GAINS_OF_CARDS[effect]: worth * times}


PER_TERRITORY = (PRESTIGE_PER_TERRITORY, HOURGLASSES_PER_TERRITORY)
GAINS_OF_CARDS: dict[int, Gain] = {
    PRESTIGE_PER_TERRITORY: "prestige",
    PRESTIGE_FOR_ALL: "prestige",
    HOURGLASSES_PER_TERRITORY: "hourglasses",
    HOURGLASSES_FOR_MOST: "hourglasses",
}


def ways_for(table: Table, move: Move) -> list[int]:
    """The bundles of cubes with which a discovery could be paid for, the smallest first."""
    if not isinstance(move, moves.Discover) or table.actor == NOBODY:
        return []
    ways = ways_to_pay(table, table.players[table.actor], discovery_named(table.box, move.discovery))
    return sorted((int(cubes) for cubes in ways), key=lambda cubes: int(total(cubes)))
