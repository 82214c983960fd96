"""Expansion: one settler moves to a new territory, in peace or by a fight (O-24 to O-45).

The player first lets a settler set out, a new one or one on the map, and then says where it arrives. The
cheapest way there is found in the Box's tables, since every space may be crossed.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.numbers import BIT, unit
from petteia.games.olympos.actions import GO, MOVE, NEW, settler
from petteia.games.olympos.box import NONE
from petteia.games.olympos.destiny import hourglasses_hoped_for, hourglasses_in_hand
from petteia.games.olympos.routes import NO_WAY, NORTH, Travel
from petteia.games.olympos.state import (
    BARBARIANS,
    Player,
    Table,
    height,
    is_full,
    pushed,
    seat_at,
    top_of,
    without,
    without_top,
)
from petteia.games.olympos.supply import gain_hourglasses, hourglasses_to_be_had
from petteia.games.olympos.track import owe, time_left

# --- setting out (O-24, O-25, O-40, O-42) -----------------------------------------------------------


def add_settlers(table: Table, actions: list[int]) -> None:
    """The actor's settlers that can go anywhere: new ones, then those on the map."""
    player = table.players[table.actor]
    if player.stock > 0:
        if can_go(table, player, NORTH, NONE):
            actions.append(NEW + NORTH)
        for territory in range(table.box.territories):
            if player.held & BIT[territory] and can_go(table, player, territory, NONE):
                actions.append(NEW + territory)
    if player.on_map > 0:
        for territory in range(table.box.territories):
            for depth in range(settlers_at(table, table.actor, territory)):
                if can_go(table, player, territory, depth):
                    actions.append(MOVE + settler(territory, depth))


def settlers_at(table: Table, seat: i64, territory: i64) -> i64:
    """How many settlers of a seat stand on a territory, covered ones too."""
    count: i64 = 0
    stack = table.stacks[territory]
    while stack:
        if top_of(stack) == seat:
            count += 1
        stack = without_top(stack)
    return count


def can_go(table: Table, player: Player, start: i64, depth: i64) -> bool:
    """Is there any territory in which this settler could arrive?"""
    journey = Journey(table, player, start, depth)
    for territory in range(table.box.territories):
        if journey.may_end_at(territory):
            return True
    return False


# --- arriving (O-27 to O-31, O-34, O-35, O-43, O-45) --------------------------------------------------


class Journey:
    """What it costs one settler to arrive in each territory."""

    __slots__ = (
        "table",
        "player",
        "start",
        "depth",
        "closed",
        "setting_out",
        "prices",
        "is_free",
        "most",
        "hoped",
    )

    def __init__(self, table: Table, player: Player, start: i64, depth: i64) -> None:
        box = table.box
        self.table = table
        self.player = player
        self.start = start
        self.depth = depth
        # No move ends on a condemned territory or one that the player controls (O-30, RO-31).
        self.closed: i64 = table.condemned | player.held
        self.setting_out: i64 = i64(0)
        if depth == NONE:
            self.setting_out = settler_cost(table, player)
        place = box.geography.north if start == NORTH else start
        self.prices = travel_of(table, player).prices[place]
        self.is_free = depth != NONE and table.rulings.free_escape and is_covered(table, start, depth)
        self.most: i64 = time_left(table, player)
        # Hourglasses that cards in hand could bring at most; -1 as long as nobody has asked.
        self.hoped: i64 = i64(-1) if player.hand & box.hourglass_cards else i64(0)

    def may_end_at(self, territory: i64) -> bool:
        if self.closed & BIT[territory] or self.prices[territory] >= NO_WAY:
            return False
        if is_full(self.table.stacks[territory]):
            return False
        lacking = self.time(territory) - self.most
        return lacking <= 0 or (self.hoped != 0 and self.cards_could_pay(territory, lacking))

    def cards_could_pay(self, territory: i64, lacking: i64) -> bool:
        """Payment is due at the end, when the new territory may have made destiny cards better (O-21)."""
        if self.hoped < 0:
            self.hoped = hourglasses_hoped_for(self.table, self.player)
        return lacking <= self.hoped and lacking <= self.hourglasses_of_cards(territory)

    def hourglasses_of_cards(self, territory: i64) -> i64:
        """What cards in hand would bring after the arrival: tokens change hands for a moment, and back."""
        table, player = self.table, self.player
        self.hand_over_tokens(territory, 1)
        cards = hourglasses_in_hand(table, player, player.wins_ties)
        self.hand_over_tokens(territory, -1)
        beaten = top_of(table.stacks[territory])
        if beaten < 0 or beaten == BARBARIANS:
            return hourglasses_to_be_had(table, cards)
        consolation = hourglasses_to_be_had(table, table.box.compensation)
        return hourglasses_to_be_had(table, consolation + cards) - consolation

    def hand_over_tokens(self, territory: i64, count: i64) -> None:
        """As this journey would; a count of -1 takes it back."""
        table, seat = self.table, self.table.actor
        give_tokens(table, seat, territory, count)
        give_tokens(table, top_of(table.stacks[territory]), territory, -count)
        if self.depth == 0 and top_of(table.stacks[self.start]) == seat:
            give_tokens(table, seat, self.start, -count)
            give_tokens(table, seat_at(table.stacks[self.start], 1), self.start, count)

    def time(self, territory: i64) -> i64:
        """New settler, movement and fight (O-45)."""
        return self.setting_out + self.movement(territory) + fight_cost(self.table, self.player, territory)

    def movement(self, territory: i64) -> i64:
        return i64(0) if self.is_free else self.prices[territory]


def give_tokens(table: Table, seat: i64, territory: i64, count: i64) -> None:
    if seat >= 0 and seat != BARBARIANS:
        table.players[seat].tokens += count * unit(table.box.resource_of[territory])


def settler_cost(table: Table, player: Player) -> i64:
    """What a new settler costs (O-25, O-58)."""
    cost = table.box.new_settler_cost - player.settler_discount
    return cost if cost > 0 else i64(0)


def travel_of(table: Table, player: Player) -> Travel:
    """How the player travels now (O-28, O-59, O-61, O-99)."""
    box = table.box
    return box.travels[box.travel_number(player.sea_discount, player.land_runs, player.siren)]


def add_destinations(table: Table, actions: list[int]) -> None:
    journey = Journey(table, table.players[table.actor], table.start, table.depth)
    for territory in range(table.box.territories):
        if journey.may_end_at(territory):
            actions.append(GO + territory)


def fight_cost(table: Table, attacker: Player, territory: i64) -> i64:
    """What it costs to take a territory from whoever holds it; nothing when it is empty."""
    holder = top_of(table.stacks[territory])
    if holder == BARBARIANS:
        return fight_with(table, attacker, table.box.barbarian_swords, False)
    if holder >= 0:
        defender = table.players[holder]
        return fight_with(table, attacker, defender.swords + defender.ares, defender.wins_ties)
    if table.tribes & BIT[territory]:
        return fight_with(table, attacker, table.box.tribe_swords, False)
    return 0


def fight_with(table: Table, attacker: Player, swords: i64, wins_ties: bool) -> i64:
    """By swords; Democracy decides between equals, unless both have it (O-35, O-64)."""
    own = attacker.swords + attacker.ares
    if own != swords:
        return table.box.stronger_cost if own > swords else table.box.weaker_cost
    if attacker.wins_ties == wins_ties:
        return table.box.equal_cost
    return table.box.stronger_cost if attacker.wins_ties else table.box.weaker_cost


# --- what happens on the map --------------------------------------------------------------------------


def go(table: Table, territory: i64) -> None:
    """The settler that has set out arrives; what that costs is due at the end of the action."""
    seat = table.mover
    player = table.players[seat]
    start, depth = table.start, table.depth
    owe(table, player, Journey(table, player, start, depth).time(territory))
    table.start = NONE
    table.depth = NONE
    if table.journal is not None:
        key = "olympos-log-new-settler" if depth == NONE else "olympos-log-settler"
        table.note(key, [seat, start, territory, table.due])
    if depth == NONE:
        player.stock -= 1
    else:
        leave(table, seat, territory=start, depth=depth)
    arrive(table, seat, territory)


def leave(table: Table, seat: i64, territory: i64, depth: i64) -> None:
    """A settler leaves the stack; when it was on top, control falls to the next one (O-32, O-38, O-44)."""
    stack = table.stacks[territory]
    position = position_of(stack, seat, depth)
    stack = without(stack, position)
    table.stacks[territory] = stack
    table.players[seat].on_map -= 1
    heir = top_of(stack)
    if position > 0 or heir == seat:
        return
    lose_control(table, seat, territory)
    if heir >= 0 and heir != BARBARIANS:
        take_control(table, heir, territory)
    if table.journal is not None:
        if heir < 0:
            table.note("olympos-log-abandons", [seat, territory])
        else:
            table.note("olympos-log-control", [heir, territory])


def is_covered(table: Table, territory: i64, depth: i64) -> bool:
    """Does a settler of the actor lie under one of somebody else, however deep?"""
    return position_of(table.stacks[territory], table.actor, depth) > depth


def position_of(stack: i64, seat: i64, depth: i64) -> i64:
    """Where in a stack a seat's settler stands that has so many of its own above it, or NONE."""
    for position in range(height(stack)):
        if seat_at(stack, position) == seat:
            if depth == 0:
                return position
            depth -= 1
    return NONE


def arrive(table: Table, seat: i64, territory: i64) -> None:
    """A settler comes on top, beats whoever is there and takes control (O-31, O-36, O-37, O-43, O-44)."""
    player = table.players[seat]
    holder = top_of(table.stacks[territory])
    if table.journal is not None:
        note_arrival(table, seat, territory, holder)
    table.tribes &= ~BIT[territory]
    table.stacks[territory] = pushed(table.stacks[territory], seat)
    player.on_map += 1
    if holder >= 0 and holder != BARBARIANS:
        lose_control(table, holder, territory)
        gain_hourglasses(table, holder, table.box.compensation)
    take_control(table, seat, territory)


def take_control(table: Table, seat: i64, territory: i64) -> None:
    """The territory token; the star and the Zeus token follow control by themselves (O-33, O-36)."""
    player = table.players[seat]
    player.held |= BIT[territory]
    player.tokens += unit(table.box.resource_of[territory])


def lose_control(table: Table, seat: i64, territory: i64) -> None:
    player = table.players[seat]
    player.held &= ~BIT[territory]
    player.tokens -= unit(table.box.resource_of[territory])


def note_arrival(table: Table, seat: i64, territory: i64, holder: i64) -> None:
    time = fight_cost(table, table.players[seat], territory)
    if holder >= 0:
        table.note("olympos-log-fights", [seat, territory, holder, time])
    elif table.tribes & BIT[territory]:
        table.note("olympos-log-fights-tribe", [seat, territory, time])
    table.note("olympos-log-territory", [seat, territory])
    if table.box.starred & BIT[territory]:
        table.note("olympos-log-star", [seat, territory])
    if table.box.olympos & BIT[territory]:
        table.note("olympos-log-zeus-token", [seat])
