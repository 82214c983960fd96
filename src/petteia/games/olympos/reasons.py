"""Why an action in Olympos is not legal: the rule that forbids it, and the reason in words.

`why_not` asks the same questions as `Olympos.legal`, one by one, so that it can say which one failed.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, Refusal, SeatName, refusal
from petteia.core.move import Move, Resign
from petteia.core.numbers import BIT, amount, count_bits, minus
from petteia.games.olympos import moves, names
from petteia.games.olympos.box import (
    ANY,
    GAIN_CUBE,
    HOURGLASSES_FOR_MOST,
    NONE,
    ONE_USE_STAR,
    PRESTIGE_FOR_ALL,
    RESOURCES,
    ZEUS_SIGN,
)
from petteia.games.olympos.chronicle import CARD_RULES
from petteia.games.olympos.destiny import has_effect, has_most, hourglasses_in_hand
from petteia.games.olympos.development import (
    can_afford,
    count_star_cards,
    fewest_star_cards,
    has_time_for,
    has_time_for_wonder,
    hourglasses_to_come,
    lasting_stars,
    most_star_cards,
    open_slots,
    shortest_time,
    ways_to_pay,
    wonder_time,
)
from petteia.games.olympos.expansion import Journey, can_go, settlers_at, travel_of
from petteia.games.olympos.moves import (
    action_of,
    bundle_of,
    card_named,
    discovery_named,
    resource_named,
    start_named,
    territory_named,
    wonder_named,
)
from petteia.games.olympos.routes import NO_WAY, NORTH
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    KEEPING,
    LOSING_SETTLER,
    MOST_SETTLERS,
    MOVING,
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    Player,
    Table,
    copies_of,
    is_full,
    seat_at,
)
from petteia.games.olympos.supply import is_cube_left
from petteia.games.olympos.track import is_payable

# What must be done before anything else, by what is awaited.
FIRST_THIS = {
    CONDEMNING: ("O-6", "olympos-no-condemn-first"),
    PLACING_BARBARIANS: ("O-15", "olympos-no-barbarians-first"),
    ACTING: ("O-20", "olympos-no-act-first"),
    MOVING: ("O-24", "olympos-no-go-first"),
    PAYING: ("O-46", "olympos-no-pay-first"),
    CHOOSING_FACE: ("O-49", "olympos-no-face-first"),
    CHOOSING_BONUS: ("O-50", "olympos-no-bonus-first"),
    SPENDING_STARS: ("O-55", "olympos-no-spend-first"),
    TAKING_CUBE: ("O-65", "olympos-no-take-first"),
    KEEPING: ("O-60", "olympos-no-keep-first"),
    BEFORE_PAYING: ("O-21", "olympos-no-pay-time-first"),
    ENDING: ("O-75", "olympos-no-turn-over"),
    ANSWERING: ("O-83", "olympos-no-answer-first"),
    LOSING_SETTLER: ("O-97", "olympos-no-lose-first"),
}


def why_not(table: Table, move: Move) -> Refusal | None:
    if table.awaited == OVER:
        return refusal("O-101", "olympos-no-game-over")
    box = table.box
    match move:
        case Resign(seat):
            return why_no_resignation(table, seat)
        case moves.Condemn(territory):
            return why_not_condemned(table, territory_named(box, territory))
        case moves.Barbarians(territory):
            return why_no_barbarians(table, territory_named(box, territory))
        case moves.NewSettler(start):
            return why_no_new_settler(table, start_named(box, start))
        case moves.Settler(territory, depth):
            return why_no_settler(table, territory_named(box, territory), depth)
        case moves.Go(territory):
            return why_no_arrival(table, territory_named(box, territory))
        case moves.Discover(discovery):
            return why_no_discovery(table, discovery_named(box, discovery))
        case moves.Pay(cubes):
            return why_no_payment(table, bundle_of(cubes))
        case moves.Tile(resource):
            return why_no_face(table, resource_named(resource))
        case moves.Bonus(slot):
            return why_no_bonus(table, slot)
        case moves.BuildWonder(wonder):
            return why_no_wonder(table, wonder_named(box, wonder))
        case moves.Spend(cards):
            return why_no_stars(table, cards)
        case moves.Take(resource):
            return why_no_cube(table, resource_named(resource))
        case moves.Keep(card):
            return why_not_kept(table, card_named(box, card))
        case moves.Play(card):
            return why_no_card(table, card_named(box, card))
        case moves.Lose(territory, depth):
            return why_not_lost(table, territory_named(box, territory), depth)
    return SIMPLE[type(move)](table)


def unless_awaited(table: Table, wanted: int, rule: str, key: str) -> Refusal | None:
    """A refusal unless just this is awaited: what must be done first, or that it is not due at all."""
    if table.awaited == wanted:
        return None
    if table.awaited == ACTING:
        return refusal(rule, key)
    return refusal(*FIRST_THIS[int(table.awaited)])


def unless_acting(table: Table) -> Refusal | None:
    return None if table.awaited == ACTING else refusal(*FIRST_THIS[int(table.awaited)])


# --- set-up -------------------------------------------------------------------------------------------


def why_not_condemned(table: Table, territory: int) -> Refusal | None:
    if early := unless_awaited(table, CONDEMNING, "O-6", "olympos-no-condemning"):
        return early
    box = table.box
    if table.condemned & BIT[territory]:
        return refusal("O-6", "olympos-no-condemned-already", territory=names.territory(box, territory))
    resource = int(box.resource_of[territory])
    alike = box.of_resource[resource] & table.condemned
    if count_bits(alike) >= box.setups[len(table.players)].condemned:
        return refusal("O-6", "olympos-no-condemned-enough", resource=names.resource(resource))
    if box.starred & BIT[territory] and alike & box.starred:
        return refusal("O-7", "olympos-no-both-stars", resource=names.resource(resource))
    return None


def why_no_barbarians(table: Table, territory: int) -> Refusal | None:
    if early := unless_awaited(table, PLACING_BARBARIANS, "O-15", "olympos-no-placing-barbarians"):
        return early
    box = table.box
    resource = int(box.resource_of[territory])
    alike = sum(
        table.stacks[other] != 0
        for other in range(int(box.territories))
        if box.resource_of[other] == resource
    )
    if alike >= box.setups[len(table.players)].barbarians:
        return refusal("O-15", "olympos-no-barbarians-enough", resource=names.resource(resource))
    if (table.condemned | table.tribes) & BIT[territory] or table.stacks[territory]:
        return refusal("O-15", "olympos-no-barbarians-there", territory=names.territory(box, territory))
    return None


# --- expansion ----------------------------------------------------------------------------------------


def why_no_new_settler(table: Table, start: int) -> Refusal | None:
    if early := unless_acting(table):
        return early
    player = table.players[table.actor]
    if player.stock == 0:
        return refusal("O-25", "olympos-no-settler-in-stock")
    if start != NORTH and not player.held & BIT[start]:
        territory = names.territory(table.box, start)
        if settlers_at(table, table.actor, start):
            return refusal("O-42", "olympos-no-control-lost", territory=territory)
        return refusal("O-25", "olympos-no-start-there", territory=territory)
    return why_nowhere_to_go(table, player, start, NONE)


def why_no_settler(table: Table, territory: int, depth: int) -> Refusal | None:
    if early := unless_acting(table):
        return early
    if depth >= settlers_at(table, table.actor, territory):
        return refusal("O-24", "olympos-no-settler-there", territory=names.territory(table.box, territory))
    return why_nowhere_to_go(table, table.players[table.actor], territory, depth)


def why_nowhere_to_go(table: Table, player: Player, start: int, depth: int) -> Refusal | None:
    if can_go(table, player, start, depth):
        return None
    rule = "O-99" if player.siren else "O-100"
    return refusal(rule, "olympos-no-where-to-go", start=names.start(table.box, start))


def why_no_arrival(table: Table, territory: int) -> Refusal | None:
    if early := unless_awaited(table, MOVING, "O-24", "olympos-no-settler-on-the-way"):
        return early
    player = table.players[table.actor]
    name = names.territory(table.box, territory)
    if table.condemned & BIT[territory]:
        return refusal("O-30", "olympos-no-end-condemned", territory=name)
    if player.held & BIT[territory]:
        return refusal("O-30", "olympos-no-end-own", territory=name)
    start = table.box.geography.north if table.start == NORTH else table.start
    if travel_of(table, player).prices[start][territory] >= NO_WAY:
        if player.siren:
            return refusal("O-99", "olympos-no-end-siren", territory=name)
        return refusal("O-27", "olympos-no-end-unreachable", territory=name)
    if is_full(table.stacks[territory]):
        return refusal("O-39", "olympos-no-end-full", territory=name, most=MOST_SETTLERS)
    journey = Journey(table, player, table.start, table.depth)
    cards = 0 if journey.may_end_at(territory) else int(journey.hourglasses_of_cards(territory))
    return why_no_time(table, player, int(journey.time(territory)), journey.may_end_at(territory), cards)


def why_no_time(table: Table, player: Player, time: int, enough: bool, coming: int = 0) -> Refusal | None:
    """No action may end beyond the Cross, whatever hourglasses are still coming."""
    if enough:
        return None
    time += int(player.erinyes)
    space = int(player.space) + time - int(player.hourglasses - table.late) - coming
    return refusal("O-100", "olympos-no-beyond-cross", time=time, space=space, cross=int(table.box.cross))


# --- discoveries --------------------------------------------------------------------------------------


def why_no_discovery(table: Table, kind: int) -> Refusal | None:
    if early := unless_acting(table):
        return early
    box, player = table.box, table.players[table.actor]
    discovery = names.discovery(box, kind)
    if table.columns[kind] == NONE:
        return refusal("O-12", "olympos-no-discovery-not-in-play", discovery=discovery)
    if player.discoveries & BIT[kind]:
        return refusal("O-48", "olympos-no-discovery-owned", discovery=discovery)
    if table.tiles[kind] == 0:
        return refusal("O-49", "olympos-no-discovery-left", discovery=discovery)
    if not can_afford(table, player, kind):
        return why_too_dear(table, player, kind, discovery)
    time, coming = int(shortest_time(table, player, kind)), int(hourglasses_to_come(table, player, kind))
    return why_no_time(table, player, time, has_time_for(table, player, kind), coming)


def why_too_dear(table: Table, player: Player, kind: int, discovery: Argument) -> Refusal:
    """O-47 where there would be resources enough, if only they were of the right kinds."""
    groups = table.box.costs[table.prices[kind]]
    price = listed(groups, groups)
    have = int(player.tokens + player.cubes)
    enough = sum(int(amount(have, resource)) for resource in range(len(RESOURCES))) >= sum(
        count for count, _ in groups
    )
    rule = "O-47" if enough else "O-46"
    lacking = listed(least_lacking(groups, have), groups)
    return refusal(
        rule,
        "olympos-no-resources",
        discovery=discovery,
        price=price,
        have=names.some(have),
        lacking=lacking,
    )


def least_lacking(groups: list[tuple[int, int]], have: int) -> list[tuple[int, int]]:
    """What is missing from the way to pay that comes nearest."""
    ways = [
        what_lacks(groups, resources, have)
        for resources in permutations(range(len(RESOURCES)), len(groups))
        if all(wanted in (ANY, resource) for (_, wanted), resource in zip(groups, resources, strict=True))
    ]
    return min(ways, key=lambda way: sum(count for count, _ in way))


def what_lacks(groups: list[tuple[int, int]], resources: tuple[int, ...], have: int) -> list[tuple[int, int]]:
    """If each group were of that resource; a grey group of which there is nothing yet stays open."""
    lacking = []
    for (count, wanted), resource in zip(groups, resources, strict=True):
        found = int(amount(have, resource))
        if found < count:
            lacking.append((count - found, resource if found else wanted))
    return lacking


def listed(parts: list[tuple[int, int]], groups: list[tuple[int, int]]) -> Listing:
    """A price or what lacks of it: `2 grain`, `3 of any resource`, `1 of another resource`."""
    told: list[Message] = []
    for count, resource in parts:
        if resource != ANY:
            told.append(Message(f"olympos-some-{RESOURCES[resource]}", {"count": count}))
        else:
            is_other = bool(told) or len(parts) < len(groups) or groups[0][1] != ANY
            told.append(Message("olympos-group-other" if is_other else "olympos-group-any", {"count": count}))
    return Listing(tuple(told))


def why_no_payment(table: Table, cubes: int) -> Refusal | None:
    if early := unless_awaited(table, PAYING, "O-46", "olympos-no-paying"):
        return early
    player = table.players[table.actor]
    if cubes in list(ways_to_pay(table, player, table.buying)):
        return None
    if minus(cubes, player.cubes):
        return refusal("O-46", "olympos-no-such-cubes", cubes=names.some(player.cubes))
    discovery = names.discovery(table.box, int(table.buying))
    return refusal("O-47", "olympos-no-such-payment", discovery=discovery)


def why_no_face(table: Table, resource: int) -> Refusal | None:
    if early := unless_awaited(table, CHOOSING_FACE, "O-49", "olympos-no-face"):
        return early
    if table.tiles[table.buying] & BIT[resource]:
        enough = action_of(table.box, moves.Tile(RESOURCES[resource])) in table.legal()
        return why_no_time(table, table.players[table.actor], int(table.due), enough)
    return refusal(
        "O-49",
        "olympos-no-such-face",
        discovery=names.discovery(table.box, int(table.buying)),
        resource=names.resource(resource),
    )


def why_no_bonus(table: Table, slot: int) -> Refusal | None:
    if early := unless_awaited(table, CHOOSING_BONUS, "O-50", "olympos-no-bonus"):
        return early
    kind = table.buying
    if slot >= len(table.box.bonuses[table.box.space_of(kind, table.columns[kind])]):
        return refusal("O-50", "olympos-no-such-bonus")
    if slot >= open_slots(table, kind):
        return refusal("O-50", "olympos-no-bonus-grey")
    taken = int(seat_at(table.markers[kind], slot))
    if taken != NOBODY:
        return refusal("O-51", "olympos-no-bonus-taken", player=SeatName(taken))
    if action_of(table.box, moves.Bonus(slot)) in table.legal():
        return None
    return why_no_time(table, table.players[table.actor], int(table.due), False)


# --- wonders ------------------------------------------------------------------------------------------


def why_no_wonder(table: Table, wonder: int) -> Refusal | None:
    if early := unless_acting(table):
        return early
    box, player = table.box, table.players[table.actor]
    name = names.wonder(box, wonder)
    if table.wonder_columns[wonder] == NONE:
        return refusal("O-12", "olympos-no-wonder-not-in-play", wonder=name)
    if not table.wonders & BIT[wonder]:
        builder = next(seat for seat, other in enumerate(table.players) if other.wonders & BIT[wonder])
        return refusal("O-56", "olympos-no-wonder-built", wonder=name, player=SeatName(builder))
    needed, lasting = int(box.wonder_stars[wonder]), int(lasting_stars(table, player, wonder))
    if table.rulings.exact_stars and lasting > needed:
        return refusal("O-55", "olympos-no-too-many-stars", wonder=name, needed=needed, lasting=lasting)
    once = int(player.athena + count_star_cards(table, player))
    if lasting + once < needed:
        return refusal("O-55", "olympos-no-stars", wonder=name, needed=needed, lasting=lasting, once=once)
    enough = has_time_for_wonder(table, player)
    cards = int(hourglasses_in_hand(table, player, player.wins_ties))
    return why_no_time(table, player, int(wonder_time(table, player)), enough, cards)


def why_no_stars(table: Table, cards: int) -> Refusal | None:
    if early := unless_awaited(table, SPENDING_STARS, "O-55", "olympos-no-spending"):
        return early
    player = table.players[table.actor]
    fewest = fewest_star_cards(table, player, table.building)
    if fewest <= cards <= most_star_cards(table, player, table.building):
        return None
    return refusal("O-55", "olympos-no-such-stars")


# --- cubes and cards ----------------------------------------------------------------------------------


def why_no_cube(table: Table, resource: int) -> Refusal | None:
    if early := unless_awaited(table, TAKING_CUBE, "O-65", "olympos-no-cube-due"):
        return early
    if not is_cube_left(table, resource):
        rule = "O-92" if table.buying == NONE else "O-65"
        return refusal(rule, "olympos-no-cube-left", resource=names.resource(resource))
    return None


def why_no_card(table: Table, card: int) -> Refusal | None:
    if table.awaited not in (ACTING, BEFORE_PAYING, ENDING, ANSWERING):
        return refusal(*FIRST_THIS[int(table.awaited)])
    player, name = table.players[table.actor], names.card(table.box, card)
    if not copies_of(player.hand, card):
        return refusal("O-75", "olympos-no-such-card", card=name)
    effect = table.box.card_effect[card]
    if table.awaited == ANSWERING and effect != ZEUS_SIGN:
        return refusal("O-83", "olympos-no-card-zeus-only", card=name)
    if table.awaited != ANSWERING and effect == ZEUS_SIGN:
        return refusal("O-83", "olympos-no-card-yet", card=name)
    if effect == ONE_USE_STAR:
        return refusal("O-80", "olympos-no-card-star", card=name)
    return None if has_effect(table, player, card) else why_it_brings_nothing(table, player, card)


def why_it_brings_nothing(table: Table, player: Player, card: int) -> Refusal:
    """A card that would bring nothing is not played (RO-43): what is lacking, or who has more."""
    effect, resource = int(table.box.card_effect[card]), int(table.box.card_resource[card])
    rule = CARD_RULES[effect]
    if effect == PRESTIGE_FOR_ALL:
        lacking = [number for number in range(len(RESOURCES)) if not amount(player.tokens, number)]
        return refusal(rule, "olympos-no-card-all", lacking=Listing(tuple(map(names.resource, lacking))))
    if effect == GAIN_CUBE:
        return refusal(rule, "olympos-no-cube-left", resource=names.resource(resource))
    if effect == HOURGLASSES_FOR_MOST and not has_most(table, player, resource, player.wins_ties):
        return why_not_most(table, player, resource)
    if effect != HOURGLASSES_FOR_MOST and not amount(player.tokens, resource):
        return refusal(rule, "olympos-no-card-token", resource=names.resource(resource))
    return refusal(rule, "olympos-no-hourglass-left")


def why_not_most(table: Table, player: Player, resource: int) -> Refusal:
    """Who has more of a resource, or as many."""
    others = [seat for seat, other in enumerate(table.players) if other is not player and not other.resigned]
    rival = max(others, key=lambda seat: int(amount(table.players[seat].tokens, resource)))
    theirs, own = (int(amount(one.tokens, resource)) for one in (table.players[rival], player))
    key = "olympos-no-card-tied" if theirs == own else "olympos-no-card-most"
    return refusal(
        "O-82", key, player=SeatName(rival), resource=names.resource(resource), theirs=theirs, own=own
    )


def why_not_kept(table: Table, card: int) -> Refusal | None:
    if early := unless_awaited(table, KEEPING, "O-60", "olympos-no-keeping"):
        return early
    if not copies_of(table.drawn, card):
        return refusal("O-60", "olympos-no-card-shown", card=names.card(table.box, card))
    return None


def why_not_lost(table: Table, territory: int, depth: int) -> Refusal | None:
    if early := unless_awaited(table, LOSING_SETTLER, "O-97", "olympos-no-losing"):
        return early
    if depth >= settlers_at(table, table.actor, territory):
        return refusal("O-97", "olympos-no-settler-there", territory=names.territory(table.box, territory))
    return None


# --- the end of a turn, of a game -----------------------------------------------------------------------


def why_not_done(table: Table) -> Refusal | None:
    if table.awaited == BEFORE_PAYING and not is_payable(table, 0):
        player = table.players[table.mover]
        beyond = player.space + table.due - player.hourglasses + table.late - table.box.cross
        return refusal("O-100", "olympos-no-cards-first", count=int(beyond))
    if table.awaited in (BEFORE_PAYING, ENDING, ANSWERING):
        return None
    return refusal(*FIRST_THIS[int(table.awaited)])


def why_no_pass(table: Table) -> Refusal | None:
    if early := unless_acting(table):
        return early
    return None if table.last_turn else refusal("O-100", "olympos-no-passing")


def why_no_waiting(table: Table) -> Refusal | None:
    if early := unless_acting(table):
        return early
    return (
        None if action_of(table.box, moves.Wait()) in table.legal() else refusal("O-20", "olympos-no-waiting")
    )


def why_no_resignation(table: Table, seat: int) -> Refusal | None:
    if seat not in range(len(table.players)):
        return refusal("O-112", "olympos-no-such-seat")
    if table.players[seat].resigned:
        return refusal("O-112", "olympos-no-second-resignation", player=SeatName(seat))
    return None


SIMPLE: dict[type[Move], Callable[[Table], Refusal | None]] = {
    moves.Pass: why_no_pass,
    moves.Wait: why_no_waiting,
    moves.Done: why_not_done,
}
