"""What an action of Olympos costs and brings, item by item."""

from __future__ import annotations

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, SeatName, Term
from petteia.core.move import Move
from petteia.core.numbers import BIT, amount, unit
from petteia.core.points import points_told
from petteia.games.olympos import names
from petteia.games.olympos.box import NONE, RESOURCES
from petteia.games.olympos.development import (
    discovery_time,
    lasting_stars,
    time_with_face,
    wonder_time,
)
from petteia.games.olympos.expansion import Journey, settler_cost, travel_of
from petteia.games.olympos.moves import (
    BuildWonder,
    Discover,
    Go,
    NewSettler,
    Play,
    Settler,
    discovery_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.outlook import (
    Fight,
    Payment,
    arrivals,
    cards_on_the_way,
    faces_left,
    fight_at,
    gains_of,
    payment_for,
    score_of,
    way_to,
    ways_for,
)
from petteia.games.olympos.overview import tiles_left
from petteia.games.olympos.state import BARBARIANS, Player, Table, seat_at, top_of
from petteia.games.olympos.supply import hourglasses_to_be_had


def price(table: Table, move: Move) -> list[Message]:
    """What a move costs, item by item, as it would be asked of the actor now; a total is the last item."""
    if table.actor == NOBODY:
        return []
    box, player, paid = table.box, table.players[table.actor], payment_for(table, move)
    match move:
        case NewSettler():
            new = Message("olympos-price-new-settler", {"time": int(settler_cost(table, player))})
            return [new, *reached(table, move)]
        case Settler(territory, depth):
            left = what_is_left_behind(table, territory_named(box, territory), depth)
            return [*left, *reached(table, move)]
        case Go(territory) if paid:
            return [*journey_items(table, player, territory_named(box, territory)), *total(player, paid)]
        case Discover(discovery) if paid:
            items = discovery_items(table, player, discovery_named(box, discovery))
            return [*items, *resource_items(table, move), *total(player, paid)]
        case BuildWonder(wonder) if paid:
            return [*wonder_items(table, player, wonder_named(box, wonder)), *total(player, paid)]
    return []


def brings(table: Table, move: Move) -> list[Message]:
    """What else it changes: what is gained, where the piece goes on the track, and the cards on its way."""
    if table.actor == NOBODY:
        return []
    paid = payment_for(table, move)
    points = points_told(score_of(table, move, paid), "olympos")
    if isinstance(move, Play):
        return [*card_items(table, move), *points]
    if paid is None:
        return points
    if not isinstance(move, Go):
        return [*points, *payment_items(table, paid)]
    left = what_is_left_behind(table, int(table.start), int(table.depth))
    taken = spoils(table, territory_named(table.box, move.territory))
    return [*points, *taken, *left, *payment_items(table, paid)]


def speaks_for(table: Table, move: Move) -> list[Message]:
    """Points, what others lose by it or can no longer have, another turn, and what it takes or brings."""
    if table.actor == NOBODY:
        return []
    paid = payment_for(table, move)
    score = score_of(table, move, paid)
    points = points_told(score, "olympos") if sum(score.values()) > 0 else []
    again = [Message("olympos-price-again")] if paid is not None and paid.again else []
    here = territory_named(table.box, move.territory) if isinstance(move, Go) and paid else NONE
    token = spoils(table, here)[:1] if here != NONE else []
    denied = [*taken_from(table, here), *last_one(table, move)]
    return [*points, *denied, *again, *token, *card_items(table, move)]


def taken_from(table: Table, territory: int) -> list[Message]:
    """Whose territory it was."""
    holder = int(top_of(table.stacks[territory])) if territory != NONE else NOBODY
    if holder < 0 or holder in (BARBARIANS, table.actor):
        return []
    name = names.territory(table.box, territory)
    return [Message("olympos-for-takes", {"player": SeatName(holder), "territory": name})]


def last_one(table: Table, move: Move) -> list[Message]:
    """What nobody can have afterwards: a wonder, or a discovery of which one tile is left."""
    if isinstance(move, BuildWonder):
        return [Message("olympos-for-only-one")]
    if not isinstance(move, Discover):
        return []
    left = tiles_left(table).get(move.discovery)
    return [Message("olympos-for-last-tile")] if left is not None and left["left"] == 1 else []


def total(player: Player, paid: Payment) -> list[Message]:
    """What closes a price."""
    in_all = Message("olympos-price-total", {"time": paid.due})
    if not player.erinyes:
        return [in_all]
    return [Message("olympos-price-erinyes", {"time": int(player.erinyes)}), in_all]


def payment_items(table: Table, paid: Payment) -> list[Message]:
    """Hourglasses, the way on the track, and the cards that it brings."""
    items: list[Message] = []
    if paid.cards:
        items.append(Message("olympos-price-cards", {"count": paid.cards}))
    if paid.hourglasses:
        items.append(Message("olympos-price-hourglasses", {"count": paid.hourglasses}))
    if paid.stays:
        items.append(Message("olympos-price-stays"))
    elif paid.space is not None:
        key = "olympos-price-space-at-most" if paid.hourglasses is None else "olympos-price-space"
        items.append(Message(key, {"space": paid.space}))
    destiny, olympos = cards_on_the_way(table, paid)
    if destiny:
        items.append(Message("olympos-price-destiny", {"count": destiny}))
    if olympos:
        items.append(Message("olympos-price-olympos", {"count": olympos}))
    return [*items, Message("olympos-price-again")] if paid.again else items


def what_is_left_behind(table: Table, territory: int, depth: int) -> list[Message]:
    """A settler on top takes control away with it (O-32)."""
    if depth != 0:
        return []
    stack = table.stacks[territory]
    if top_of(stack) != table.actor:
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


def journey_items(table: Table, player: Player, territory: int) -> list[Message]:
    journey = Journey(table, player, table.start, table.depth)
    items = []
    if table.depth == NONE:
        items.append(Message("olympos-price-new-settler", {"time": int(journey.setting_out)}))
    items += route_items(table, player, journey, territory)
    fight = fight_at(table, territory)
    return [*items, *fight_items(fight)] if fight else items


def route_items(table: Table, player: Player, journey: Journey, territory: int) -> list[Message]:
    """The cheapest way: how much of it is land and how much sea, and what lies between."""
    if journey.is_free:
        return [Message("olympos-price-escape")]
    box, way, route = table.box, travel_of(table, player), way_to(table, territory)
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


def fight_items(fight: Fight) -> list[Message]:
    defender = Term("olympos-tribe") if fight.defender == NOBODY else names.owner(fight.defender)
    swords: dict[str, Argument] = {"defender": defender, "mine": fight.own, "theirs": fight.theirs}
    items = [Message("olympos-price-fight", {**swords, "time": fight.time})]
    return [*items, Message("olympos-price-democracy")] if fight.democracy else items


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


def discovery_items(table: Table, player: Player, kind: int) -> list[Message]:
    items = [Message("olympos-price-discovery", {"time": int(table.box.discovery_cost)})]
    for resource in range(len(RESOURCES)):
        saved = int(amount(player.discounts, resource))
        if saved and table.box.named[table.prices[kind]] & BIT[resource]:
            named: dict[str, Argument] = {"time": saved, "resource": names.resource(resource)}
            items.append(Message("olympos-price-named", named))
    return [*items, *own_discount_items(table, player, kind)]


def own_discount_items(table: Table, player: Player, kind: int) -> list[Message]:
    """What a tile of Money or Agriculture saves on its own price, if it is the one taken (RO-42)."""
    usual, faces = discovery_time(table, player, kind), faces_left(table, kind)
    key = "olympos-price-own-tile" if len(faces) > 1 else "olympos-price-named"
    return [
        Message(key, {"time": saved, "resource": names.resource(face)})
        for face in faces
        if (saved := int(usual - time_with_face(table, player, kind, face)))
    ]


def resource_items(table: Table, move: Discover) -> list[Message]:
    ways = ways_for(table, move)
    if not ways:
        return []
    if ways == [0]:
        return [Message("olympos-price-no-cubes")]
    if len(ways) == 1:
        return [Message("olympos-price-cubes", {"cubes": names.some(ways[0])})]
    return [Message("olympos-price-ways", {"count": len(ways)})]


def wonder_items(table: Table, player: Player, wonder: int) -> list[Message]:
    needed, lasting = int(table.box.wonder_stars[wonder]), int(lasting_stars(table, player, wonder))
    items = [Message("olympos-price-stars", {"needed": needed, "lasting": lasting})]
    if needed > lasting:
        items.append(Message("olympos-price-once", {"count": needed - lasting}))
    items.append(Message("olympos-price-wonder", {"time": int(table.box.wonder_cost)}))
    saved = int(table.box.wonder_cost - wonder_time(table, player))
    return [*items, Message("olympos-price-architecture", {"time": saved})] if saved else items


def card_items(table: Table, move: Move) -> list[Message]:
    """What a destiny card would bring now."""
    return [
        Message("olympos-price-brings", {"gain": gain_called(what, count)})
        for what, count in gains_of(table, move).items()
    ]


def gain_called(what: str, count: int) -> Argument:
    if what in RESOURCES:
        return names.some(count * int(unit(RESOURCES.index(what))))
    return Message(f"olympos-bonus-{what}", {"count": count})
