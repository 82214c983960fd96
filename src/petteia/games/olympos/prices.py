"""What an action of Olympos costs and brings, item by item."""

from __future__ import annotations

from functools import lru_cache

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.core.numbers import BIT, amount, count_bits, unit
from petteia.games.olympos import names
from petteia.games.olympos.actions import (
    BONUS,
    DISCOVER,
    DONE,
    FACE,
    GO,
    KEEP,
    LOSE,
    MOVE,
    NEW,
    PLAY,
    WONDER,
    depth_of,
    territory_of,
)
from petteia.games.olympos.box import (
    GAIN_CUBE,
    HOURGLASSES_FOR_MOST,
    HOURGLASSES_PER_TERRITORY,
    NONE,
    PRESTIGE_FOR_ALL,
    PRESTIGE_PER_TERRITORY,
    RESOURCES,
)
from petteia.games.olympos.development import (
    bonus_hourglasses,
    discovery_time,
    lasting_stars,
    open_slots,
    ways_to_pay,
    wonder_time,
)
from petteia.games.olympos.expansion import Journey, fight_cost, settler_cost, travel_of
from petteia.games.olympos.routes import NORTH, Geography, Travel, cheapest_route
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

PER_TERRITORY = (PRESTIGE_PER_TERRITORY, HOURGLASSES_PER_TERRITORY)


def price(table: Table, action: int) -> list[Message]:
    """What an action costs and brings, item by item, as it would be asked of the actor now."""
    if table.actor == NOBODY or action < 0:
        return []
    player = table.players[table.actor]
    if MOVE <= action < LOSE:
        start, depth = int(territory_of(action - MOVE)), int(depth_of(action - MOVE))
        if start >= table.box.territories:
            return []
        return [*what_is_left_behind(table, action - MOVE), *reached(table, player, start, depth)]
    if GO <= action < MOVE and table.awaited == MOVING:
        return journey_items(table, player, action - GO)
    if NEW <= action < GO:
        new = Message("olympos-price-new-settler", {"time": int(settler_cost(table, player))})
        return [new, *reached(table, player, action - NEW, NONE)]
    if PLAY <= action < KEEP:
        return card_items(table, player, action - PLAY)
    if WONDER <= action < PLAY and action - WONDER < table.box.wonders:
        return wonder_items(table, player, action - WONDER)
    if DISCOVER <= action < WONDER and action - DISCOVER < table.box.kinds:
        return discovery_items(table, player, action - DISCOVER)
    if BONUS <= action < FACE and table.awaited == CHOOSING_BONUS:
        return bonus_items(table, player, action - BONUS)
    if action == DONE and table.awaited == BEFORE_PAYING:
        return payment_items(table, player, int(table.due), 0)
    return []


def time_of(table: Table, action: int) -> int | None:
    """The action points of a legal action that is paid with time; the others have no such price."""
    player = table.players[table.actor]
    if GO <= action < MOVE:
        time = Journey(table, player, table.start, table.depth).time(action - GO)
    elif WONDER <= action < PLAY:
        time = wonder_time(table, player)
    elif DISCOVER <= action < WONDER:
        time = discovery_time(table, player, action - DISCOVER)
    else:
        return None
    return int(time + player.erinyes)


def with_erinyes(player: Player, time: int) -> tuple[list[Message], int]:
    """The items that close a price before it is paid, and its total."""
    items = []
    if player.erinyes:
        items.append(Message("olympos-price-erinyes", {"time": int(player.erinyes)}))
        time += int(player.erinyes)
    return [*items, Message("olympos-price-total", {"time": time})], time


def payment_items(table: Table, player: Player, due: int, coming: int) -> list[Message]:
    """Hourglasses, also those `coming` by the action itself, the way on the track and what it brings."""
    hourglasses = min(int(player.hourglasses - table.late) + coming, due)
    items = [Message("olympos-price-hourglasses", {"count": hourglasses})] if hourglasses else []
    if hourglasses == due:
        return [*items, Message("olympos-price-stays"), *play_again(table, int(player.space))]
    space = int(player.space) + due - hourglasses
    if space > table.box.cross:
        return items
    return [*items, Message("olympos-price-space", {"space": space}), *track_items(table, player, space)]


def track_items(table: Table, player: Player, space: int) -> list[Message]:
    """The cards that an advance to a space brings, and whether it leaves the mover furthest back."""
    items = []
    passed = sum(player.space < zeus <= space for zeus in table.box.zeus_spaces)
    if passed:
        items.append(Message("olympos-price-destiny", {"count": passed}))
    after = table.clone()
    after.players[after.mover].space = space
    note_due_gods(after, player.space, space)
    gods = int(count_bits(after.gods_due))
    if gods:
        items.append(Message("olympos-price-olympos", {"count": gods}))
    return items + play_again(table, space)


def play_again(table: Table, space: int) -> list[Message]:
    following = seat_at(table.line, 1)
    if table.last_turn or (following >= 0 and table.players[following].space < space):
        return []
    return [Message("olympos-price-again")]


def what_is_left_behind(table: Table, settler: int) -> list[Message]:
    """A settler on top takes control away with it (O-32)."""
    territory = int(territory_of(settler))
    stack = table.stacks[territory]
    if depth_of(settler) or top_of(stack) != table.actor:
        return []
    heir = int(seat_at(stack, 1))
    name = names.territory(table.box, territory)
    if heir == table.actor:
        return []
    if heir < 0:
        return [Message("olympos-price-leaves", {"territory": name})]
    return [Message("olympos-price-falls-to", {"territory": name, "heir": names.owner(heir)})]


def reached(table: Table, player: Player, start: int, depth: int) -> list[Message]:
    """Where a settler that sets out from here could arrive, and the price of each of these journeys."""
    if table.awaited != ACTING or (start != NORTH and start >= table.box.territories):
        return []
    journey = Journey(table, player, start, depth)
    places = [
        Message(
            "olympos-price-reached",
            {
                "territory": names.territory(table.box, territory),
                "time": int(journey.time(territory) + player.erinyes),
            },
        )
        for territory in range(int(table.box.territories))
        if journey.may_end_at(territory)
    ]
    return [Message("olympos-price-reaches", {"places": Listing(tuple(places))})] if places else []


def journey_items(table: Table, player: Player, territory: int) -> list[Message]:
    journey = Journey(table, player, table.start, table.depth)
    if territory >= table.box.territories or not journey.may_end_at(territory):
        return []
    items = []
    if table.depth == NONE:
        items.append(Message("olympos-price-new-settler", {"time": int(journey.setting_out)}))
    items += route_items(table, player, journey, territory)
    items += fight_items(table, player, territory)
    closing, due = with_erinyes(player, int(journey.time(territory)))
    return [*items, *closing, *spoils(table, territory), *payment_items(table, player, due, 0)]


def route_items(table: Table, player: Player, journey: Journey, territory: int) -> list[Message]:
    """The cheapest way: how much of it is land and how much sea, and what lies between."""
    if journey.is_free:
        return [Message("olympos-price-escape")]
    box = table.box
    start = box.geography.north if table.start == NORTH else table.start
    way = travel_of(table, player)
    route = known_route(box.geography, way, int(start), territory)
    seas = sum(place >= box.territories for place in route)
    items = []
    if seas:
        items.append(Message("olympos-price-sea", {"count": seas, "time": int(way.sea) * seas}))
    land = {"count": len(route) - seas, "time": int(journey.movement(territory)) - int(way.sea) * seas}
    items.append(Message("olympos-price-land", {**land}))
    if len(route) > 1:
        between = tuple(names.place(box, place) for place in route[:-1])
        items.append(Message("olympos-price-way", {"places": Listing(between)}))
    return items


@lru_cache(maxsize=10_000)
def known_route(geography: Geography, way: Travel, start: int, end: int) -> tuple[int, ...]:
    """Ways do not change, and everybody asks for the same ones."""
    return tuple(cheapest_route(geography, way, start, end))


def fight_items(table: Table, player: Player, territory: int) -> list[Message]:
    time = int(fight_cost(table, player, territory))
    if not time:
        return []
    defender, swords, wins_ties = who_defends(table, territory)
    own = int(player.swords + player.ares)
    arguments: dict[str, Argument] = {"defender": defender, "mine": own, "theirs": swords, "time": time}
    items = [Message("olympos-price-fight", arguments)]
    if own == swords and player.wins_ties != wins_ties:
        items.append(Message("olympos-price-democracy"))
    return items


def spoils(table: Table, territory: int) -> list[Message]:
    """What whoever arrives takes, and what consoles the one who is beaten (O-31, O-33, O-36, O-37, O-43)."""
    box = table.box
    items = [Message("olympos-price-token", {"resource": names.resource(int(box.resource_of[territory]))})]
    if box.starred & BIT[territory]:
        items.append(Message("olympos-price-star"))
    if box.olympos & BIT[territory]:
        items.append(Message("olympos-price-zeus-token"))
    beaten = int(top_of(table.stacks[territory]))
    consolation = int(hourglasses_to_be_had(table, box.compensation))
    if beaten >= 0 and beaten != BARBARIANS and consolation:
        items.append(Message("olympos-price-consolation", {"player": SeatName(beaten), "count": consolation}))
    return items


def who_defends(table: Table, territory: int) -> tuple[Argument, int, bool]:
    """Whom one has to fight there, with how many swords, and whether they win ties."""
    holder = int(top_of(table.stacks[territory]))
    if holder == BARBARIANS:
        return names.owner(holder), int(table.box.barbarian_swords), False
    if holder >= 0:
        defender = table.players[holder]
        return names.owner(holder), int(defender.swords + defender.ares), defender.wins_ties
    return Term("olympos-tribe"), int(table.box.tribe_swords), False


def discovery_items(table: Table, player: Player, kind: int) -> list[Message]:
    if table.columns[kind] == NONE:
        return []
    time = int(table.box.discovery_cost)
    items = [Message("olympos-price-discovery", {"time": time})]
    for resource in range(len(RESOURCES)):
        saved = int(amount(player.discounts, resource))
        if saved and table.box.named[kind] & BIT[resource]:
            named: dict[str, Argument] = {"time": saved, "resource": names.resource(resource)}
            items.append(Message("olympos-price-named", named))
    items += resource_items(table, player, kind)
    closing, due = with_erinyes(player, int(discovery_time(table, player, kind)))
    return [*items, *closing, *space_after_discovery(table, player, kind, due)]


def resource_items(table: Table, player: Player, kind: int) -> list[Message]:
    ways = [int(way) for way in ways_to_pay(table, player, kind)]
    if not ways:
        return []
    if ways == [0]:
        return [Message("olympos-price-no-cubes")]
    if len(ways) == 1:
        return [Message("olympos-price-cubes", {"cubes": names.some(ways[0])})]
    return [Message("olympos-price-ways", {"count": len(ways)})]


def space_after_discovery(table: Table, player: Player, kind: int, due: int) -> list[Message]:
    """Where the piece goes; only at most, where a bonus may still bring hourglasses for this action."""
    late = table.rulings.late_hourglasses
    coming = 0 if late else int(hourglasses_to_be_had(table, table.box.gives_hourglasses[kind]))
    free = [slot for slot in range(int(open_slots(table, kind))) if seat_at(table.markers[kind], slot) < 0]
    if late or not any(bonus_hourglasses(table, kind, slot) for slot in free):
        return payment_items(table, player, due, coming)
    space = int(player.space) + max(0, due - int(player.hourglasses) - coming)
    return [Message("olympos-price-space-at-most", {"space": space})]


def bonus_items(table: Table, player: Player, slot: int) -> list[Message]:
    if slot >= open_slots(table, table.buying):
        return []
    coming = int(hourglasses_to_be_had(table, bonus_hourglasses(table, table.buying, slot)))
    return payment_items(table, player, int(table.due), 0 if table.rulings.late_hourglasses else coming)


def wonder_items(table: Table, player: Player, wonder: int) -> list[Message]:
    if table.wonder_columns[wonder] == NONE:
        return []
    needed, lasting = int(table.box.wonder_stars[wonder]), int(lasting_stars(table, player, wonder))
    items = [Message("olympos-price-stars", {"needed": needed, "lasting": lasting})]
    if needed > lasting:
        items.append(Message("olympos-price-once", {"count": needed - lasting}))
    items.append(Message("olympos-price-wonder", {"time": int(table.box.wonder_cost)}))
    saved = int(table.box.wonder_cost - wonder_time(table, player))
    if saved:
        items.append(Message("olympos-price-architecture", {"time": saved}))
    closing, due = with_erinyes(player, int(wonder_time(table, player)))
    return [*items, *closing, *payment_items(table, player, due, 0)]


def card_items(table: Table, player: Player, card: int) -> list[Message]:
    """What a destiny card would bring now."""
    if card >= table.box.cards:
        return []
    box = table.box
    effect, resource, worth = (
        int(which[card]) for which in (box.card_effect, box.card_resource, box.card_amount)
    )
    if effect == GAIN_CUBE:
        return [Message("olympos-price-brings", {"gain": names.some(worth * unit(resource))})]
    if effect in (PRESTIGE_PER_TERRITORY, PRESTIGE_FOR_ALL):
        key = "olympos-bonus-prestige"
    elif effect in (HOURGLASSES_PER_TERRITORY, HOURGLASSES_FOR_MOST):
        key = "olympos-bonus-hourglasses"
    else:
        return []
    times = int(amount(player.tokens, resource)) if effect in PER_TERRITORY else 1
    return [Message("olympos-price-brings", {"gain": Message(key, {"count": worth * times})})]
