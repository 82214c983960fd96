"""What must hold at every table of Olympos, worked out anew in the plainest way.

The facts come from the components file and from what lies on the table; nothing that the engine keeps instead
of recomputing is used, except to compare with it.
"""

from __future__ import annotations

from collections import Counter
from heapq import heappop, heappush
from itertools import permutations
from typing import Any

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
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
    pay_action,
)
from petteia.games.olympos.box import default_components
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
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    Player,
)
from tests.properties.random_games import Laboratory

GAME = game_named("olympos")

RESOURCES = ["grain", "wood", "stone", "gold"]


# --- which games are played -----------------------------------------------------------------------


def scarce_components() -> str:
    """Ours, but with so few hourglasses, cubes, settlers and destiny cards that all of them run out."""
    text = default_components().replace("hourglasses = 12 ", "hourglasses = 3 ")
    text = text.replace("cubes = 7 ", "cubes = 2 ").replace("settlers = 20 ", "settlers = 9 ")
    cards = text.index("[[destiny_card]]")
    kept = [entry for entry in text[cards:].split("\n\n") if "per_territory" not in entry]
    return text[:cards] + "\n\n".join(kept)


BOXES = {"usual": None, "scarce": scarce_components()}


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


# --- nothing is lost --------------------------------------------------------------------------------


def check_nothing_is_lost(state: Olympos) -> None:
    """Tiles, wonders, cards of both kinds; cubes, hourglasses and settlers too where the supply is strict."""
    box = state.box
    for kind in range(len(box.kind_ids)):
        owners = sum(kind in members(player.discoveries) for player in state.players)
        check_tiles(state, kind, owners)
    owned = [wonder for player in state.players for wonder in members(player.wonders)]
    in_play = [wonder for wonder, column in enumerate(state.wonder_columns) if column >= 0]
    assert sorted([*owned, *members(state.wonders)]) == in_play
    there = card_counts(state.discards) + card_counts(state.drawn) + Counter(int(c) for c in state.deck)
    for player in state.players:
        there += card_counts(player.hand)
    assert there == Counter({card: int(copies) for card, copies in enumerate(box.card_copies)})
    assert len(state.gods) == len(set(state.gods)) == len(box.place_spaces)
    assert all(0 <= god < box.gods for god in state.gods)
    check_pieces(state)


def check_tiles(state: Olympos, kind: int, owners: int) -> None:
    entry = state.box.data["discovery"][kind]
    row = next(row for row in state.box.data["row"] if row["id"] == entry["row"])
    single = len(state.players) == 2
    left = int(state.tiles[kind])
    if state.columns[kind] < 0:
        assert left == owners == 0
    elif "faces" in entry:
        gone = len(entry["faces"]) - left.bit_count()
        assert gone == (2 * owners if single else owners)
    else:
        in_play = 1 if single else sum(back <= len(state.players) for back in row["backs"])
        assert left + owners == in_play, state.box.kind_ids[kind]


def check_pieces(state: Olympos) -> None:
    plain = Plain(state)
    pieces = state.box.data["pieces"]
    for seat, player in enumerate(state.players):
        assert min(player.stock, player.hourglasses, player.prestige, player.athena) >= 0
        assert all(count < 100 for count in bundle(player.cubes).values()), "no cube was overdrawn"
        assert player.on_map == len(plain.settlers(seat))
        if plain.option["supply"] == "strict":
            assert plain.reserve(seat) >= 0
    if plain.option["supply"] == "strict":
        assert sum(int(player.hourglasses) for player in state.players) <= pieces["hourglasses"]
        for resource in RESOURCES:
            assert sum(bundle(player.cubes)[resource] for player in state.players) <= pieces["cubes"]
    barbarians = [stack for stack in plain.stacks if BARBARIANS in stack]
    assert all(stack.count(BARBARIANS) == 1 and stack[-1] == BARBARIANS for stack in barbarians)
    if state.turn > 0:
        assert len(barbarians) == (4 if len(state.players) == 2 else 0)


def check_journal_accounts(state: Olympos) -> None:
    """What the journal tells from the first turn on adds up to what everybody has."""
    assert state.journal is not None
    for seat, player in enumerate(state.players):
        told = {
            key: [event.arguments for event in state.journal if event.key == f"olympos-log-{key}"
                  and event.arguments[0] == seat]
            for key in ("settlers", "hourglasses", "cube", "discovers", "pays", "bonus", "wonder")
        }  # fmt: skip
        setup = state.box.setups[len(state.players)]
        assert player.stock + player.on_map == setup.settlers + sum(n for _, n in told["settlers"])
        laid = [
            event.arguments[-1]
            for event in state.journal
            if (event.key, event.audience) == ("olympos-log-prestige-own", seat)
            or (event.key, event.arguments[0]) == ("olympos-log-prestige", seat)
        ]
        assert (player.prestige, player.laid) == (sum(laid), len(laid))
        assert len(members(player.discoveries)) == len(told["discovers"])
        assert len(members(player.wonders)) == len(told["wonder"])
        markers = [(int(packed) >> 3 * n & 7) - 1 for packed in state.markers for n in range(5)]
        assert markers.count(seat) == len(told["bonus"])
        if player.resigned:
            continue
        assert player.hourglasses == sum(n for _, n in told["hourglasses"]) - sum(p[1] for p in told["pays"])
        paid = sum((bundle(event[2]) for event in told["discovers"]), Counter())
        gained = Counter(RESOURCES[resource] for _, resource in told["cube"])
        assert (bundle(player.cubes) + paid - gained).total() == 1, "the cube dealt at the start"


def check_memory(state: Olympos) -> None:
    """What was shuffled last lies in the deck or has been drawn since, by those who still play."""
    accounted = Counter(int(card) for card in state.deck)
    for player in state.players:
        accounted += card_counts(player.fresh)
    shuffled = card_counts(state.shuffled)
    if any(player.resigned for player in state.players):
        assert accounted <= shuffled
    else:
        assert accounted == shuffled


# --- the tables that the engine keeps up to date -------------------------------------------------------


def check_tables(state: Olympos) -> None:
    """Everything that is kept instead of being recomputed, recomputed."""
    plain = Plain(state)
    for seat, player in enumerate(state.players):
        check_tables_of(plain, seat, player)
    tribes = {
        number
        for number, territory in enumerate(plain.territories)
        if territory.get("star") and number not in members(state.condemned)
    }
    assert members(state.tribes) <= tribes
    assert not any(plain.stacks[number] for number in members(state.tribes) | members(state.condemned))
    if state.turn > 0:
        assert len(members(state.condemned)) == 4 * plain.setup["condemned"]


def check_tables_of(plain: Plain, seat: int, player: Player) -> None:
    """The holder of a territory token is the top settler of just one territory of that resource."""
    assert members(player.held) == set(plain.held(seat))
    assert +bundle(player.tokens) == plain.tokens(seat)
    for name in ("swords", "zeus", "stars", "settler_discount", "sea_discount", "wonder_discount"):
        assert getattr(player, name) == plain.effect(seat, name), name
    assert player.land_runs == (plain.effect(seat, "land_runs") > 0)
    assert player.wins_ties == plain.wins_ties(seat)
    assert player.destiny_choice == max(1, plain.effect(seat, "destiny_choice"))
    assert bundle(player.discounts).total() == plain.effect(seat, "resource_discount")
    for column in range(int(plain.state.box.columns)):
        own = sum(
            (int(packed) >> 3 * n & 7) - 1 == seat
            for kind, packed in enumerate(plain.state.markers)
            if plain.state.columns[kind] == column
            for n in range(5)
        )
        assert int(player.markers) >> 8 * column & 255 == own


# --- whose turn it is -----------------------------------------------------------------------------------


class Track:
    """The time track with its stacks as they would lie on a board, followed by what the journal tells."""

    def __init__(self, state: Olympos) -> None:
        self.stacks: dict[int, list[int]] = {0: from_top(state.line)}  # the top first
        self.gone: set[int] = set()

    def follow(self, state: Olympos, known: int) -> None:
        """Take note of what the journal tells after its first so many entries."""
        assert state.journal is not None
        for event in state.journal[known:]:
            seat = event.arguments[0] if event.arguments else NOBODY
            if event.key == "olympos-log-pays" and event.arguments[2] > 0:
                self.move(seat, event.arguments[3])
            elif event.key == "olympos-log-waits":
                self.move(seat, event.arguments[1])
            elif event.key in ("olympos-log-passes", "olympos-log-finishes", "olympos-log-resigns"):
                self.gone.add(seat)
            elif event.key == "olympos-log-turn":
                assert seat == self.next(), "Whoever is last on the track is next, the top one of a stack."

    def move(self, seat: int, space: int) -> None:
        for stack in self.stacks.values():
            if seat in stack:
                stack.remove(seat)
        self.stacks.setdefault(space, []).insert(0, seat)

    def next(self) -> int:
        return next(
            seat for space in sorted(self.stacks) for seat in self.stacks[space] if seat not in self.gone
        )


# --- Olympos as the tests for every game know it ------------------------------------------------------------


class OlymposLaboratory(Laboratory[Olympos]):
    game = GAME
    kind = Olympos
    boxes = BOXES
    over = OVER
    rare = (PAYING, SPENDING_STARS)
    dealt = ("deck", "board", "line", "seats")
    hidden = ("deck", "gods", "drawn")
    hidden_of_players = ("hand", "fresh", "prestige")

    def check_state(self, state: Olympos) -> None:
        check_nothing_is_lost(state)

    def check_moment(self, state: Olympos) -> None:
        super().check_moment(state)
        check_memory(state)

    def check_tables(self, state: Olympos) -> None:
        check_tables(state)

    def check_rules(self, state: Olympos, actions: list[int]) -> None:
        assert set(actions) == plain_legal(state)

    def check_legal(self, state: Olympos, actions: list[int]) -> None:
        super().check_legal(state, actions)
        if state.awaited == ACTING:
            spaces = [int(state.players[seat].space) for seat in from_top(state.line)]
            assert from_top(state.line)[0] == state.actor == state.mover
            assert spaces == sorted(spaces)

    def check_end(self, state: Olympos) -> None:
        super().check_end(state)
        assert state.ending > 0
        left = [seat for seat, player in enumerate(state.players) if not player.resigned]
        assert any(state.ranking()[seat] == 1 for seat in left)
        if state.ending == 1:
            last_zeus = state.box.data["track"]["zeus"][-1]
            assert all(last_zeus <= state.players[seat].space <= state.box.cross for seat in left)

    def other_actions(self, state: Olympos, dice: Dice) -> list[int]:
        found = list(range(MOVE))
        for settler in (*range(STEP), *(dice.below(20 * STEP) for _ in range(20))):
            found += [MOVE + settler, LOSE + settler]
        found += [GO + dice.below(STEP) for _ in range(10)]
        cubes = state.players[state.actor].cubes if state.actor != NOBODY else 0
        found += [PAY + dice.below(4) + 16 * dice.below(3) + 256 * dice.below(3) for _ in range(20)]
        return [*found, pay_action(cubes)]

    def may_be_undone(self, before: Olympos, after: Olympos) -> bool:
        return face_down(before) == face_down(after) and before.actor == before.mover


def face_down(state: Olympos) -> object:
    """Whatever lies face down, or is known to one seat only."""
    return [list(state.deck), int(state.revealed), int(state.shuffles)]


OLYMPOS = OlymposLaboratory()
