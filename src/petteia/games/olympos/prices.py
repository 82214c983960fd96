"""What an action of Olympos costs and brings, item by item."""

from __future__ import annotations

from functools import lru_cache

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.core.move import Move
from petteia.core.numbers import BIT, amount, count_bits, unit
from petteia.games.olympos import names
from petteia.games.olympos.box import (
    GAIN_CUBE,
    HOURGLASSES_FOR_MOST,
    HOURGLASSES_PER_TERRITORY,
    NONE,
    PRESTIGE_FOR_ALL,
    PRESTIGE_PER_TERRITORY,
    RESOURCES,
)
from petteia.games.olympos.development import lasting_stars, ways_to_pay, wonder_time
from petteia.games.olympos.expansion import Journey, fight_cost, settler_cost, travel_of
from petteia.games.olympos.moves import (
    Bonus,
    BuildWonder,
    Discover,
    Done,
    Go,
    NewSettler,
    Play,
    Settler,
    card_named,
    discovery_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.outlook import Payment, arrivals, payment_for
from petteia.games.olympos.routes import NORTH, Geography, Travel, cheapest_route
from petteia.games.olympos.state import BARBARIANS, Player, Table, seat_at, top_of
from petteia.games.olympos.supply import hourglasses_to_be_had
from petteia.games.olympos.track import note_due_gods

PER_TERRITORY = (PRESTIGE_PER_TERRITORY, HOURGLASSES_PER_TERRITORY)


def price(table: Table, move: Move) -> list[Message]:
    """What a move costs and brings, item by item, as it would be asked of the actor now."""
    if table.actor == NOBODY:
        return []
    player, paid = table.players[table.actor], payment_for(table, move)
    match move:
        case NewSettler():
            new = Message("olympos-price-new-settler", {"time": int(settler_cost(table, player))})
            return [new, *reached(table, move)]
        case Settler(territory, depth):
            left = what_is_left_behind(table, territory_named(table.box, territory), depth)
            return [*left, *reached(table, move)]
        case Go(territory) if paid:
            return journey_items(table, player, territory_named(table.box, territory), paid)
        case Discover(discovery) if paid:
            return discovery_items(table, player, discovery_named(table.box, discovery), paid)
        case BuildWonder(wonder) if paid:
            return wonder_items(table, player, wonder_named(table.box, wonder), paid)
        case Bonus() | Done() if paid:
            return payment_items(table, player, paid)
        case Play(card):
            return card_items(table, player, card_named(table.box, card))
    return []


def closing_items(player: Player, paid: Payment) -> list[Message]:
    """What closes a price before it is paid."""
    total = Message("olympos-price-total", {"time": paid.due})
    if not player.erinyes:
        return [total]
    return [Message("olympos-price-erinyes", {"time": int(player.erinyes)}), total]


def payment_items(table: Table, player: Player, paid: Payment) -> list[Message]:
    """Hourglasses, the way on the track, and what it brings."""
    items: list[Message] = []
    if paid.hourglasses:
        items.append(Message("olympos-price-hourglasses", {"count": paid.hourglasses}))
    if paid.stays:
        items.append(Message("olympos-price-stays"))
    elif paid.space is not None and paid.hourglasses is None:
        items.append(Message("olympos-price-space-at-most", {"space": paid.space}))
    elif paid.space is not None:
        items.append(Message("olympos-price-space", {"space": paid.space}))
        items += track_items(table, player, paid.space)
    return [*items, Message("olympos-price-again")] if paid.again else items


def track_items(table: Table, player: Player, space: int) -> list[Message]:
    """The cards that an advance to a space brings."""
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
    return items


def what_is_left_behind(table: Table, territory: int, depth: int) -> list[Message]:
    """A settler on top takes control away with it (O-32)."""
    stack = table.stacks[territory]
    if depth or top_of(stack) != table.actor:
        return []
    heir = int(seat_at(stack, 1))
    name = names.territory(table.box, territory)
    if heir == table.actor:
        return []
    if heir < 0:
        return [Message("olympos-price-leaves", {"territory": name})]
    return [Message("olympos-price-falls-to", {"territory": name, "heir": names.owner(heir)})]


def reached(table: Table, move: Move) -> list[Message]:
    """Where a settler that sets out so could arrive, and the price of each of these journeys."""
    places = [
        Message("olympos-price-reached", {"territory": names.territory(table.box, territory), "time": time})
        for territory, time in arrivals(table, move)
    ]
    return [Message("olympos-price-reaches", {"places": Listing(tuple(places))})] if places else []


def journey_items(table: Table, player: Player, territory: int, paid: Payment) -> list[Message]:
    journey = Journey(table, player, table.start, table.depth)
    items = []
    if table.depth == NONE:
        items.append(Message("olympos-price-new-settler", {"time": int(journey.setting_out)}))
    items += route_items(table, player, journey, territory)
    items += fight_items(table, player, territory)
    items += closing_items(player, paid)
    return [*items, *spoils(table, territory), *payment_items(table, player, paid)]


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


def discovery_items(table: Table, player: Player, kind: int, paid: Payment) -> list[Message]:
    time = int(table.box.discovery_cost)
    items = [Message("olympos-price-discovery", {"time": time})]
    for resource in range(len(RESOURCES)):
        saved = int(amount(player.discounts, resource))
        if saved and table.box.named[kind] & BIT[resource]:
            named: dict[str, Argument] = {"time": saved, "resource": names.resource(resource)}
            items.append(Message("olympos-price-named", named))
    items += resource_items(table, player, kind)
    return [*items, *closing_items(player, paid), *payment_items(table, player, paid)]


def resource_items(table: Table, player: Player, kind: int) -> list[Message]:
    ways = [int(way) for way in ways_to_pay(table, player, kind)]
    if not ways:
        return []
    if ways == [0]:
        return [Message("olympos-price-no-cubes")]
    if len(ways) == 1:
        return [Message("olympos-price-cubes", {"cubes": names.some(ways[0])})]
    return [Message("olympos-price-ways", {"count": len(ways)})]


def wonder_items(table: Table, player: Player, wonder: int, paid: Payment) -> list[Message]:
    needed, lasting = int(table.box.wonder_stars[wonder]), int(lasting_stars(table, player, wonder))
    items = [Message("olympos-price-stars", {"needed": needed, "lasting": lasting})]
    if needed > lasting:
        items.append(Message("olympos-price-once", {"count": needed - lasting}))
    items.append(Message("olympos-price-wonder", {"time": int(table.box.wonder_cost)}))
    saved = int(table.box.wonder_cost - wonder_time(table, player))
    if saved:
        items.append(Message("olympos-price-architecture", {"time": saved}))
    return [*items, *closing_items(player, paid), *payment_items(table, player, paid)]


def card_items(table: Table, player: Player, card: int) -> list[Message]:
    """What a destiny card would bring now."""
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
