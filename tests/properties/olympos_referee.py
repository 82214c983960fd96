"""A referee of Olympos who knows only the rules, and works everything out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used.
"""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from itertools import permutations
from typing import Any

from petteia.games import game_named
from petteia.games.olympos.actions import (
    BONUS,
    CONDEMN,
    CUBE,
    DISCOVER,
    DONE,
    FACE,
    GO,
    KEEP,
    LOSE,
    MOVE,
    NEW,
    PASS,
    PAY,
    PLACE,
    PLAY,
    SPEND,
    STEP,
    WAIT,
    WONDER,
)
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    KEEPING,
    LOSING_SETTLER,
    MOVING,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
)

GAME = game_named("olympos")

RESOURCES = ["grain", "wood", "stone", "gold"]


# --- the plain table --------------------------------------------------------------------------------


def members(mask: int) -> set[int]:
    return {number for number in range(63) if int(mask) >> number & 1}


def from_top(stack: int) -> list[int]:
    """The seats in a stack, the top one first."""
    return [(int(stack) >> 3 * n & 7) - 1 for n in range(21) if int(stack) >> 3 * n & 7]


def bundle(packed: int) -> Counter[str]:
    """Amounts by resource."""
    return Counter({name: int(packed) >> 8 * n & 255 for n, name in enumerate(RESOURCES)})


def card_counts(cards: int) -> Counter[int]:
    return Counter({card: int(cards) >> 2 * card & 3 for card in range(31) if int(cards) >> 2 * card & 3})


class Plain:
    """What lies on a table, by names."""

    def __init__(self, state: Olympos) -> None:
        self.state = state
        self.data: dict[str, Any] = state.box.data
        self.setup = next(s for s in self.data["setup"] if s["players"] == len(state.players))
        self.territories: list[dict[str, Any]] = self.data["territory"]
        self.ids = [territory["id"] for territory in self.territories]
        self.kinds: list[dict[str, Any]] = self.data["discovery"]
        self.cards: list[dict[str, Any]] = self.data["destiny_card"]
        self.stacks = [from_top(stack) for stack in state.stacks]
        self.option = state.rulings.options

    def held(self, seat: int) -> list[int]:
        return [number for number, stack in enumerate(self.stacks) if stack and stack[0] == seat]

    def tokens(self, seat: int) -> Counter[str]:
        return Counter(self.territories[number]["resource"] for number in self.held(seat))

    def star_tokens(self, seat: int) -> int:
        return sum(self.territories[number].get("star", False) for number in self.held(seat))

    def effect(self, seat: int, name: str) -> int:
        """What the tiles of a seat add up to."""
        owned = members(self.state.players[seat].discoveries)
        return sum(self.kinds[kind]["effect"].get(name, 0) for kind in owned)

    def swords(self, seat: int) -> int:
        return self.effect(seat, "swords") + int(self.state.players[seat].ares)

    def wins_ties(self, seat: int) -> bool:
        return self.effect(seat, "wins_ties") > 0

    def resources(self, seat: int) -> Counter[str]:
        return self.tokens(seat) + bundle(self.state.players[seat].cubes)

    def is_last_turn(self, seat: int) -> bool:
        space, last_zeus = int(self.state.players[seat].space), self.data["track"]["zeus"][-1]
        return bool(space > last_zeus or (space == last_zeus and self.option["last_turn"] == "reached"))

    def time_left(self, seat: int) -> int:
        """What an action may cost without taking the piece beyond the Cross (O-100)."""
        player = self.state.players[seat]
        if self.option["cross"] == "last_action" and not self.is_last_turn(seat):
            return 999
        return int(self.data["track"]["cross"] - player.space + player.hourglasses - player.erinyes)

    # --- movement ---

    def beside(self, place: str) -> set[str]:
        """Names of places next to one; a border is a border from both sides."""
        if place == "north":
            return set(self.data["north"]["land"])
        found: set[str] = set()
        for entry in self.territories + self.data["sea"]:
            around = entry.get("land", []) + entry["sea"]
            if entry["id"] == place:
                found |= set(around)
            elif place in around:
                found.add(entry["id"])
        return found

    def journeys(self, seat: int, start: str) -> dict[str, int]:
        """The cheapest price of each territory from a start, step by step."""
        player = self.state.players[seat]
        sea_cost = max(0, self.data["costs"]["sea"] - self.effect(seat, "sea_discount"))
        runs = self.effect(seat, "land_runs") > 0
        found: dict[str, int] = {}
        # Each journey: its price so far, where it is, and whether it got there by land.
        ahead: list[tuple[int, str, bool]] = [(0, start, False)]
        first = True
        while ahead:
            price, here, on_land = heappop(ahead)
            if not first and price > found[here]:
                continue
            for place in self.beside(here):
                if place in self.ids:
                    step = 0 if runs and on_land else self.data["costs"]["land"]
                elif player.siren:
                    continue
                else:
                    step = sea_cost
                if price + step < found.get(place, 999):
                    found[place] = price + step
                    heappush(ahead, (price + step, place, place in self.ids))
            first = False
        return {place: price for place, price in found.items() if place in self.ids}

    def fight(self, seat: int, territory: int) -> int:
        """The price of a fight (O-35, O-43, O-64)."""
        costs = self.data["costs"]
        stack = self.stacks[territory]
        if stack and stack[0] == BARBARIANS:
            swords, ties = self.data["fights"]["barbarian_swords"], False
        elif stack:
            swords, ties = self.swords(stack[0]), self.wins_ties(stack[0])
        elif territory in members(self.state.tribes):
            swords, ties = self.data["fights"]["tribe_swords"], False
        else:
            return 0
        # A tie is won by the only one with Democracy.
        edge = 2 * (self.swords(seat) - swords) + self.wins_ties(seat) - ties
        return int(costs["stronger"] if edge > 0 else costs["equal"] if edge == 0 else costs["weaker"])

    def arrivals(self, seat: int, start: str, depth: int, covered: bool) -> dict[int, int]:
        """Where a settler may arrive, and the time of the whole action; a new one has a depth of -1."""
        new = depth < 0
        setting_out = max(0, self.data["costs"]["new_settler"] - self.effect(seat, "settler_discount"))
        found: dict[int, int] = {}
        for place, price in self.journeys(seat, start).items():
            territory = self.ids.index(place)
            if territory in members(self.state.condemned) or territory in self.held(seat):
                continue
            is_free = covered and self.option["escape"] == "free"
            time = setting_out * new + price * (not is_free) + self.fight(seat, territory)
            lacking = time - self.time_left(seat)
            if lacking <= 0 or lacking <= self.hourglasses_after(seat, start, depth, territory):
                found[territory] = time
        return found

    def hourglasses_after(self, seat: int, start: str, depth: int, territory: int) -> int:
        """What the cards in hand would bring once a settler has arrived (O-100)."""
        stacks = [list(stack) for stack in self.stacks]
        if depth >= 0:
            own = [place for place, other in enumerate(stacks[self.ids.index(start)]) if other == seat]
            del stacks[self.ids.index(start)][own[depth]]
        beaten = stacks[territory][:1]
        stacks[territory].insert(0, seat)
        after = Plain(self.state)
        after.stacks = stacks
        consoled = bool(beaten) and beaten != [BARBARIANS]
        consolation = self.hourglasses(self.data["fights"]["compensation"] * consoled)
        return self.hourglasses(consolation + after.on_cards(seat, self.wins_ties(seat))) - consolation

    def settlers(self, seat: int) -> list[tuple[int, int, bool]]:
        """Each settler on the map: its territory, how many of its own are above it, whether others are."""
        found = []
        for territory, stack in enumerate(self.stacks):
            places = [place for place, other in enumerate(stack) if other == seat]
            found += [(territory, depth, place > depth) for depth, place in enumerate(places)]
        return found

    # --- development ---

    def price(self, kind: int) -> list[tuple[int, str]]:
        priced = self.kinds[kind] if self.option["prices"] == "tiles" else self.space(kind)
        groups = [group.split() for group in priced["cost"]]
        return [(int(count), name) for count, name in groups]

    def payments(self, seat: int, kind: int) -> set[tuple[int, ...]]:
        """The cubes that would do, by resource: no cube may be superfluous (O-46, O-47)."""
        tokens, cubes = self.tokens(seat), bundle(self.state.players[seat].cubes)
        price = self.price(kind)
        found: set[tuple[int, ...]] = set()
        for names in permutations(RESOURCES, len(price)):
            if any(wanted not in ("any", name) for (_, wanted), name in zip(price, names, strict=True)):
                continue
            lacking = Counter({name: count for (count, _), name in zip(price, names, strict=True)}) - tokens
            if lacking <= cubes:
                found.add(tuple(lacking[name] for name in RESOURCES))
        return {
            way
            for way in found
            if not any(
                other != way and all(a <= b for a, b in zip(other, way, strict=True)) for other in found
            )
        }

    def discovery_time(self, seat: int, kind: int, face: str = "") -> int:
        """With the tile of a resource, where tiles differ: by our reading it counts at once (RO-42)."""
        named = {name for _, name in self.price(kind) if name != "any"}
        saved = sum(
            count for name, count in bundle(self.state.players[seat].discounts).items() if name in named
        )
        if face in named and self.option["own_discount"] == "at_once":
            saved += self.kinds[kind]["effect"]["resource_discount"]
        return max(0, int(self.data["costs"]["discovery"]) - saved)

    def faces_left(self, kind: int) -> list[str]:
        left = members(self.state.tiles[kind])
        return [name for n, name in enumerate(RESOURCES) if "faces" in self.kinds[kind] and n in left]

    def space(self, kind: int) -> dict[str, Any]:
        """Where a discovery lies."""
        where = self.kinds[kind]["row"], int(self.state.columns[kind]) + 1
        return next(space for space in self.data["space"] if (space["row"], space["column"]) == where)

    def slots(self, kind: int) -> list[str]:
        """The bonus spaces below a discovery that may be used at this table."""
        space = self.space(kind)
        grey = 0 if self.setup["grey_bonus"] else space["grey"]
        return list(space["bonuses"][: len(space["bonuses"]) - grey])

    def free_slots(self, seat: int, kind: int) -> dict[int, int]:
        """The bonus spaces that can be taken, with the hourglasses each of them gives."""
        taken = {n for n in range(5) if int(self.state.markers[kind]) >> 3 * n & 7}
        if self.option["supply"] == "strict" and self.reserve(seat) == 0:
            return {}
        return {
            number: int(slot.removeprefix("hourglasses:")) if "hourglasses" in slot else 0
            for number, slot in enumerate(self.slots(kind))
            if number not in taken
        }

    def reserve(self, seat: int) -> int:
        player = self.state.players[seat]
        markers = sum(
            (int(packed) >> 3 * n & 7) - 1 == seat for packed in self.state.markers for n in range(5)
        )
        return int(self.data["pieces"]["settlers"] - 1 - player.stock - len(self.settlers(seat)) - markers)

    def hourglasses(self, wanted: int) -> int:
        """Of so many, how many there are."""
        if self.option["supply"] == "unlimited":
            return wanted
        used = sum(int(player.hourglasses) for player in self.state.players)
        return int(min(wanted, self.data["pieces"]["hourglasses"] - used))

    def may_discover(self, seat: int, kind: int) -> bool:
        state = self.state
        if not state.tiles[kind] or kind in members(state.players[seat].discoveries):
            return False
        times = [self.discovery_time(seat, kind, face) for face in self.faces_left(kind) or [""]]
        lacking = min(times) - self.time_left(seat)
        return lacking <= max(0, self.to_come(seat, kind)) and bool(self.payments(seat, kind))

    def to_come(self, seat: int, kind: int) -> int:
        """Hourglasses that will help to pay for a discovery: its own, a bonus, cards in hand."""
        effect = self.kinds[kind]["effect"]
        tile, best = effect.get("hourglasses", 0), max(self.free_slots(seat, kind).values(), default=0)
        cards = self.on_cards(seat, self.wins_ties(seat) or "wins_ties" in effect)
        if self.option["bought_hourglasses"] == "at_once":
            return self.hourglasses(tile + best + cards)
        return self.hourglasses(tile + cards) - self.hourglasses(tile)

    def lasting_stars(self, seat: int, wonder: int) -> int:
        column = int(self.state.wonder_columns[wonder])
        markers = sum(
            (int(packed) >> 3 * n & 7) - 1 == seat
            for kind, packed in enumerate(self.state.markers)
            if int(self.state.columns[kind]) == column
            for n in range(5)
        )
        return self.star_tokens(seat) + self.effect(seat, "stars") + markers

    def star_cards(self, seat: int) -> int:
        hand = card_counts(self.state.players[seat].hand)
        return sum(count for card, count in hand.items() if self.cards[card]["effect"] == "star")

    def may_build(self, seat: int, wonder: int) -> bool:
        player = self.state.players[seat]
        time = max(0, self.data["costs"]["wonder"] - self.effect(seat, "wonder_discount"))
        lacking = self.data["wonder"][wonder]["stars"] - self.lasting_stars(seat, wonder)
        if self.option["wonder_stars"] == "exactly" and lacking < 0:
            return False
        stars = int(player.athena) + self.star_cards(seat)
        coming = self.hourglasses(self.on_cards(seat, self.wins_ties(seat)))
        return bool(lacking <= stars and time <= self.time_left(seat) + coming)

    # --- cards ---

    def may_play(self, seat: int, card: int) -> bool:
        effect, resource = self.cards[card]["effect"], self.cards[card].get("resource", "")
        tokens = self.tokens(seat)
        if self.state.awaited == ANSWERING or effect in ("star", "zeus"):
            return self.state.awaited == ANSWERING and effect == "zeus"
        if effect == "cube":
            return self.cube_left(resource)
        if effect.startswith("hourglasses"):
            return self.hourglasses(self.on_card(seat, card, self.wins_ties(seat))) > 0
        if effect == "prestige_for_all":
            return all(tokens[name] for name in RESOURCES)
        return tokens[resource] > 0

    def on_card(self, seat: int, card: int, wins_ties: bool) -> int:
        """The hourglasses on a destiny card, however many are left."""
        effect, resource = self.cards[card]["effect"], self.cards[card].get("resource", "")
        own = self.tokens(seat)[resource]
        if effect == "hourglasses_per_territory":
            return int(self.cards[card]["amount"] * own)
        if effect != "hourglasses_for_most":
            return 0
        rivals = [
            self.tokens(other)[resource]
            for other, player in enumerate(self.state.players)
            if other != seat and not player.resigned
        ]
        return int(self.cards[card]["amount"]) if own + wins_ties > max(rivals) else 0

    def on_cards(self, seat: int, wins_ties: bool) -> int:
        hand = card_counts(self.state.players[seat].hand)
        return sum(count * self.on_card(seat, card, wins_ties) for card, count in hand.items())

    def may_pay(self, due: int, hourglasses: int) -> bool:
        """Can so much be paid within the Cross, with so many hourglasses more?"""
        return due <= self.time_left(int(self.state.mover)) - self.state.late + hourglasses

    def cube_left(self, resource: str) -> bool:
        used = sum(bundle(player.cubes)[resource] for player in self.state.players)
        return bool(self.option["supply"] == "unlimited" or used < self.data["pieces"]["cubes"])


# --- a referee who knows only the rules -------------------------------------------------------------


def plain_legal(state: Olympos) -> set[int]:
    """The legal actions straight from the rules."""
    plain = Plain(state)
    seat = int(state.actor)
    player = state.players[seat]
    kind = int(state.buying)
    hand = {card for card in card_counts(player.hand) if plain.may_play(seat, card)}
    match int(state.awaited):
        case x if x == CONDEMNING:
            return plain_condemnations(plain)
        case x if x == PLACING_BARBARIANS:
            return plain_barbarians(plain)
        case x if x == ACTING:
            return {PLAY + card for card in hand} | plain_turn(plain, seat)
        case x if x == MOVING:
            return plain_arrivals(plain, seat)
        case x if x == PAYING:
            ways = plain.payments(seat, kind)
            return {PAY + sum(count << 4 * n for n, count in enumerate(way)) for way in ways}
        case x if x == CHOOSING_FACE:
            return plain_faces(plain, seat, kind)
        case x if x == CHOOSING_BONUS:
            return plain_bonuses(plain, seat, kind)
        case x if x == SPENDING_STARS:
            return plain_star_cards(plain, seat, int(state.building))
        case x if x == TAKING_CUBE:
            return {CUBE + n for n, name in enumerate(RESOURCES) if plain.cube_left(name)}
        case x if x == KEEPING:
            return {KEEP + card for card in card_counts(state.drawn)}
        case x if x in (BEFORE_PAYING, ENDING, ANSWERING):
            must_play = x == BEFORE_PAYING and not plain.may_pay(int(state.due), 0)
            return {PLAY + card for card in hand} | (set() if must_play else {DONE})
        case x if x == LOSING_SETTLER:
            return {LOSE + STEP * depth + territory for territory, depth, _ in plain.settlers(seat)}
    raise AssertionError(f"What is awaited as number {state.awaited}?")


def plain_condemnations(plain: Plain) -> set[int]:
    found = set()
    condemned = members(plain.state.condemned)
    for number, territory in enumerate(plain.territories):
        alike = [n for n in condemned if plain.territories[n]["resource"] == territory["resource"]]
        both_stars = territory.get("star") and any(plain.territories[n].get("star") for n in alike)
        if number not in condemned and len(alike) < plain.setup["condemned"] and not both_stars:
            found.add(CONDEMN + number)
    return found


def plain_barbarians(plain: Plain) -> set[int]:
    settled = {plain.territories[n]["resource"] for n, stack in enumerate(plain.stacks) if stack}
    return {
        PLACE + number
        for number, territory in enumerate(plain.territories)
        if number not in members(plain.state.condemned)
        and not territory.get("star")
        and territory["resource"] not in settled
    }


def plain_turn(plain: Plain, seat: int) -> set[int]:
    state = plain.state
    found: set[int] = set()
    if state.players[seat].stock > 0:
        starts = {plain.ids[number]: number for number in plain.held(seat)} | {"north": NORTH}
        found |= {NEW + number for name, number in starts.items() if plain.arrivals(seat, name, -1, False)}
    for territory, depth, covered in plain.settlers(seat):
        if plain.arrivals(seat, plain.ids[territory], depth, covered):
            found.add(MOVE + STEP * depth + territory)
    found |= {DISCOVER + kind for kind in range(len(plain.kinds)) if plain.may_discover(seat, kind)}
    found |= {WONDER + wonder for wonder in members(state.wonders) if plain.may_build(seat, wonder)}
    return found | {PASS} if plain.is_last_turn(seat) else found or {WAIT}


def plain_arrivals(plain: Plain, seat: int) -> set[int]:
    state = plain.state
    start = "north" if state.start == NORTH else plain.ids[state.start]
    mine = [s for s in plain.settlers(seat) if s[:2] == (int(state.start), int(state.depth))]
    covered = bool(mine) and mine[0][2]
    depth = int(state.depth) if mine else -1
    return {GO + territory for territory in plain.arrivals(seat, start, depth, covered)}


def plain_faces(plain: Plain, seat: int, kind: int) -> set[int]:
    """What the tile saves has been left out of what is due."""
    usual, due = plain.discovery_time(seat, kind), int(plain.state.due)
    return {
        FACE + RESOURCES.index(face)
        for face in plain.faces_left(kind)
        if plain.may_pay(due - usual + plain.discovery_time(seat, kind, face), plain.to_come(seat, kind))
    }


def plain_bonuses(plain: Plain, seat: int, kind: int) -> set[int]:
    found, due = set(), int(plain.state.due)
    cards = plain.on_cards(seat, plain.wins_ties(seat))
    for slot, more in plain.free_slots(seat, kind).items():
        coming = plain.hourglasses(more + cards)
        if plain.option["bought_hourglasses"] == "next_action":
            coming -= plain.hourglasses(more)
        if plain.may_pay(due, coming):
            found.add(BONUS + slot)
    return found


def plain_star_cards(plain: Plain, seat: int, wonder: int) -> set[int]:
    lacking = plain.data["wonder"][wonder]["stars"] - plain.lasting_stars(seat, wonder)
    athena = int(plain.state.players[seat].athena)
    return {SPEND + cards for cards in range(plain.star_cards(seat) + 1) if 0 <= lacking - cards <= athena}
