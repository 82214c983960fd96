"""What a move of Olympos costs and where it leads, as data; its price is told from the same."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from petteia.core.contract import NOBODY
from petteia.core.move import Move
from petteia.core.numbers import BIT, amount, count_bits, total
from petteia.games.olympos import box, moves
from petteia.games.olympos.box import BONUS_STEP, GIFTS, NONE, RESOURCES
from petteia.games.olympos.destiny import has_all, hourglasses_in_hand, hourglasses_on
from petteia.games.olympos.development import (
    best_bonus_hourglasses,
    bonus_at,
    bonus_hourglasses,
    build,
    discovery_time,
    fewest_star_cards,
    hourglasses_beyond,
    hourglasses_to_come,
    hourglasses_with_bonus,
    learn,
    open_slots,
    time_with_face,
    ways_to_pay,
    wonder_time,
)
from petteia.games.olympos.expansion import (
    Journey,
    fight_cost,
    go,
    leave,
    position_of,
    settlers_at,
    travel_of,
)
from petteia.games.olympos.moves import (
    NORTH_ZONE,
    card_named,
    discovery_named,
    resource_named,
    start_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.position import write_cubes
from petteia.games.olympos.routes import NORTH, Geography, Travel, cheapest_route
from petteia.games.olympos.scoring import CATEGORIES, by_category
from petteia.games.olympos.shapes import Battle, Gain, Gains, Outlook, Score
from petteia.games.olympos.state import (
    ACTING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    MOVING,
    Player,
    Table,
    copies_of,
    one,
    seat_at,
    top_of,
)
from petteia.games.olympos.supply import cubes_to_be_had, hourglasses_to_be_had, settlers_in_reserve
from petteia.games.olympos.track import ENDLESS, note_due_gods, time_left


@dataclass(frozen=True)
class Payment:
    """How the action points of a move are paid: with hourglasses first, then with spaces on the track."""

    due: int  # at most, where it hangs on the tile that is taken
    hourglasses: int | None  # None as long as it is open how many there will be for this action
    space: int | None  # where the piece goes, at most; None where it stays, or would have to leave the track
    again: bool  # is the mover still furthest back, and next?
    cards: int = 0  # hourglasses that destiny cards must bring, or the piece would leave the track

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
        "score": score_of(table, move, paid),
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
    player = table.players[table.actor]
    match move:
        case moves.Go(territory) if table.awaited == MOVING:
            return payment_for_journey(table, player, territory_named(table.box, territory))
        case moves.Discover(discovery):
            return payment_for_discovery(table, player, discovery_named(table.box, discovery))
        case moves.BuildWonder(wonder) if table.wonder_columns[wonder_named(table.box, wonder)] != NONE:
            cards = hourglasses_to_be_had(table, hourglasses_in_hand(table, player, player.wins_ties))
            return payment(table, player, int(wonder_time(table, player) + player.erinyes), cards=int(cards))
        case moves.Tile(resource) if table.awaited == CHOOSING_FACE:
            return payment_for_tile(table, player, resource_named(resource))
        case moves.Bonus(slot) if table.awaited == CHOOSING_BONUS and slot < open_slots(table, table.buying):
            coming = spent_at_once(table, int(bonus_hourglasses(table, table.buying, slot)))
            cards = hourglasses_with_bonus(table, player, slot) - coming
            return payment(table, player, int(table.due), coming, int(cards))
        case moves.Done() if table.awaited == BEFORE_PAYING:
            return payment(table, player, int(table.due))
    return None


def payment_for_journey(table: Table, player: Player, territory: int) -> Payment | None:
    journey = Journey(table, player, table.start, table.depth)
    if not journey.may_end_at(territory):
        return None
    time = int(journey.time(territory))
    cards = int(journey.hourglasses_of_cards(territory)) if time > journey.most else 0
    return payment(table, player, time + int(player.erinyes), cards=cards)


def payment_for_discovery(table: Table, player: Player, kind: int) -> Payment | None:
    if table.columns[kind] == NONE:
        return None
    dues = {time + int(player.erinyes) for time in possible_times(table, player, kind)}
    return payment_for_kind(table, player, kind, dues)


def payment_for_tile(table: Table, player: Player, resource: int) -> Payment:
    """With the tile of a resource, where tiles differ."""
    saved = discovery_time(table, player, table.buying) - time_with_face(
        table, player, table.buying, resource
    )
    return payment_for_kind(table, player, int(table.buying), {int(table.due - saved)})


def payment_for_kind(table: Table, player: Player, kind: int, dues: set[int]) -> Payment:
    """Only at most, where a bonus may still bring hourglasses for this action, or a tile make it cheaper."""
    coming = spent_at_once(table, int(table.box.gives_hourglasses[kind]))
    cards = int(hourglasses_to_come(table, player, kind)) - coming
    bonus = bonus_that_may_pay(table, player, kind)
    if len(dues) == 1 and not bonus:
        return payment(table, player, max(dues), coming, cards)
    space = int(player.space) + max(0, max(dues) - int(player.hourglasses) - coming)
    cheapest = payment(table, player, min(dues), coming + bonus, cards)
    return Payment(max(dues), None, min(space, int(table.box.cross)), again=False, cards=cheapest.cards)


def possible_times(table: Table, player: Player, kind: int) -> set[int]:
    """What a discovery takes, by the tiles that are left where tiles differ."""
    faces = faces_left(table, kind)
    if not faces:
        return {int(discovery_time(table, player, kind))}
    return {int(time_with_face(table, player, kind, face)) for face in faces}


def faces_left(table: Table, kind: int) -> list[int]:
    """The resources on the tiles that are left, where tiles differ."""
    left = table.box.faces[kind] & table.tiles[kind]
    return [number for number in range(len(RESOURCES)) if left & BIT[number]]


def bonus_that_may_pay(table: Table, player: Player, kind: int) -> int:
    """The hourglasses that a bonus below a discovery might bring for it."""
    if table.rulings.late_hourglasses:
        return 0
    tile = table.box.gives_hourglasses[kind]
    return int(hourglasses_beyond(table, tile, best_bonus_hourglasses(table, player, kind)))


def spent_at_once(table: Table, hourglasses: int) -> int:
    """Of the hourglasses that an action brings, those that may pay for it (RO-13)."""
    return 0 if table.rulings.late_hourglasses else int(hourglasses_to_be_had(table, hourglasses))


def payment(table: Table, player: Player, due: int, coming: int = 0, cards: int = 0) -> Payment:
    """With the hourglasses that a player has, those `coming` by the action, and if need be those of cards."""
    hourglasses = min(int(player.hourglasses - table.late) + coming, due)
    space, cross = int(player.space) + due - hourglasses, int(table.box.cross)
    if space > cross and time_left(table, player) >= ENDLESS:
        space = cross
    if space > cross + cards:
        return Payment(due, hourglasses, None, again=False)
    if space > cross:
        return Payment(due, None, cross, again=False, cards=space - cross)
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
            place = territory_named(table.box, territory)
            if table.actor != NOBODY and depth < settlers_at(table, table.actor, place):
                return arrivals_from(table, place, depth)
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
    ids = table.box.territory_ids
    if Journey(table, table.players[table.actor], table.start, table.depth).is_free:
        return []
    start = NORTH_ZONE if table.start == NORTH else ids[table.start]
    places = [*ids, *table.box.sea_ids]
    return [start, *(places[place] for place in way_to(table, territory))]


def way_to(table: Table, territory: int) -> tuple[int, ...]:
    """The places that the settler that has set out enters on its cheapest way to a territory."""
    geography = table.box.geography
    start = geography.north if table.start == NORTH else table.start
    return known_route(geography, travel_of(table, table.players[table.actor]), int(start), territory)


@lru_cache(maxsize=10_000)
def known_route(geography: Geography, way: Travel, start: int, end: int) -> tuple[int, ...]:
    """Ways do not change, and everybody asks for the same ones."""
    return tuple(cheapest_route(geography, way, start, end))


def fight_at(table: Table, territory: int) -> Fight | None:
    """The fight for a territory where somebody has to be beaten."""
    player = table.players[table.actor]
    time = int(fight_cost(table, player, territory))
    defender = int(top_of(table.stacks[territory]))
    if defender == NOBODY and not table.tribes & BIT[territory]:
        return None
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
            return bonus_gains(table, *divmod(int(bonus_at(table, table.buying, slot)), BONUS_STEP))
        case moves.Take(resource):
            return {resource: 1}
    return {}


def score_of(table: Table, move: Move, paid: Payment | None) -> Score:
    """What the actor has more or less of in points, category by category, as far as that is certain
    beforehand: not the bonus that is still to be chosen, nor what is drawn, nor what gods do."""
    if table.actor == NOBODY:
        return {}
    after = afterwards(table, move, paid)
    player = after.players[table.actor]
    player.prestige += gains_of(table, move).get("prestige", 0)
    if paid is not None and paid.space is not None and paid.hourglasses is not None:
        player.space = paid.space
    before = by_category(table, table.players[table.actor])
    changes = zip(CATEGORIES, before, by_category(after, player), strict=True)
    return {category: int(now - was) for category, was, now in changes if now != was}


def afterwards(table: Table, move: Move, paid: Payment | None) -> Table:
    """The table with the territory that a move takes or leaves, its tile, or without its card."""
    after = table.clone()
    seat = int(after.actor)
    match move:
        case moves.Go(territory) if paid:
            go(after, territory_named(after.box, territory))
        case moves.Discover(discovery) if paid:
            learn(after, after.players[seat], discovery_named(after.box, discovery))
        case moves.Pay() | moves.Tile() if after.buying != NONE:
            learn(after, after.players[seat], after.buying)
        case moves.BuildWonder(wonder) if paid:
            number = wonder_named(after.box, wonder)
            build(after, seat, number, fewest_star_cards(after, after.players[seat], number))
        case moves.Spend(stars) if after.building != NONE:
            build(after, seat, after.building, stars)
        case moves.Play(card) if copies_of(after.players[seat].hand, card_named(after.box, card)):
            after.players[seat].hand -= one(card_named(after.box, card))
        case moves.Lose(territory, depth):
            place = territory_named(after.box, territory)
            if position_of(after.stacks[place], seat, depth) != NONE:
                leave(after, seat, place, depth)
    return after


def bonus_gains(table: Table, what: int, of: int) -> Gains:
    """As much as there is; the marker on the bonus space comes from the same reserve as settlers."""
    match what:
        case box.BONUS_CUBE:
            return some(RESOURCES[of], int(cubes_to_be_had(table, of, 1)))
        case box.BONUS_HOURGLASSES:
            of = int(hourglasses_to_be_had(table, of))
        case box.BONUS_SETTLER:
            of = min(of, int(settlers_in_reserve(table, table.players[table.actor])) - 1)
    return some(GIFTS[what], of)


def card_gains(table: Table, card: int) -> Gains:
    player = table.players[table.actor]
    effect, resource, worth = (
        int(which[card]) for which in (table.box.card_effect, table.box.card_resource, table.box.card_amount)
    )
    match effect:
        case box.GAIN_CUBE:
            return some(RESOURCES[resource], int(cubes_to_be_had(table, resource, worth)))
        case box.HOURGLASSES_PER_TERRITORY | box.HOURGLASSES_FOR_MOST:
            wanted = hourglasses_on(table, player, card, player.wins_ties)
            return some("hourglasses", int(hourglasses_to_be_had(table, wanted)))
        case box.PRESTIGE_PER_TERRITORY:
            return some("prestige", worth * int(amount(player.tokens, resource)))
        case box.PRESTIGE_FOR_ALL:
            return some("prestige", worth if has_all(player) else 0)
    return {}


def some(what: Gain, count: int) -> Gains:
    return {what: count} if count else {}


def ways_for(table: Table, move: Move) -> list[int]:
    """The bundles of cubes with which a discovery could be paid for, the smallest first."""
    if not isinstance(move, moves.Discover) or table.actor == NOBODY:
        return []
    ways = ways_to_pay(table, table.players[table.actor], discovery_named(table.box, move.discovery))
    return sorted((int(cubes) for cubes in ways), key=lambda cubes: int(total(cubes)))
