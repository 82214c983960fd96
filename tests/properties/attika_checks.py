"""What must hold at every table of Attika, worked out anew from a position in the plainest way.

Nothing here uses the engine's tables or packed numbers except to compare with them: the facts come
from the position (plain data) and from the components file.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY
from petteia.games import game_named
from petteia.games.attika.actions import BUILD, LAY_TILE, PAY
from petteia.games.attika.box import default_components
from petteia.games.attika.land import SPOTS, q_of, r_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import OVER, Player
from tests.properties.random_games import Laboratory

GAME = game_named("attika")

Hex = tuple[int, int]

STEPS: list[Hex] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
LETTERS = "WFHM"
PILE_NAMES = ["main", "1", "2", "3"]


# --- which games are played -----------------------------------------------------------------------


def scarce_components() -> str:
    """Ours, but with so few cards and amphoras that both run out in most games."""
    text = default_components().replace("count = 15", "count = 1").replace("[4, 5, 6, 7]", "[1, 2, 2, 3]")
    for letter in LETTERS:
        text = text.replace(f"\n{letter} = 15\n", f"\n{letter} = 3\n")
    return text


BOXES = {"usual": None, "scarce": scarce_components()}


# --- nothing is lost ------------------------------------------------------------------------------


def check_nothing_is_lost(state: Attika) -> None:
    """60 cards of the right kinds, 22 tiles, 15 amphoras, 30 buildings a seat."""
    box = state.box
    for number in range(4):
        shift = 8 * number
        held = sum(int(player.cards) >> shift & 255 for player in state.players)
        there = held + (int(state.discards) >> shift & 255) + list(state.deck).count(number)
        assert there == box.cards[number], f"{there} cards {LETTERS[number]}"
    assert 0 <= state.discards < 2**32
    assert len(state.tile_stack) + len(state.land.tiles) + (state.tile >= 0) == len(box.tiles)
    assert state.amphoras >= 0
    assert all(player.amphoras >= 0 for player in state.players)
    assert state.amphoras + sum(int(player.amphoras) for player in state.players) == box.amphoras
    for seat, player in enumerate(state.players):
        assert len(all_buildings(state, seat, player)) == box.buildings


def all_buildings(state: Attika, seat: int, player: Player) -> list[int]:
    """The kinds of a seat's buildings, wherever they are."""
    found = [kind for kind, copies in enumerate(player.stored) for _ in range(copies)]
    for pile in player.piles:
        found += piled(pile)
    found += [int(there) & 31 for there in state.occupant if there >= 0 and int(there) >> 5 == seat]
    if seat == state.actor:
        found += [int(kind) for kind in (state.drawn, state.site_kind) if kind >= 0]
    return found


def piled(pile: int) -> list[int]:
    """The kinds of buildings in a pile."""
    return [(int(pile) >> 5 * depth & 31) - 1 for depth in range(12) if int(pile) >> 5 * depth]


def check_kinds_of_buildings(state: Attika) -> None:
    """Every seat has all of them, and main buildings lie in the main pile."""
    is_main = [building["main"] for building in state.box.data["building"]]
    for seat, player in enumerate(state.players):
        there = Counter(all_buildings(state, seat, player))
        assert there == Counter({kind: int(copies) for kind, copies in enumerate(state.box.copies)})
        for number, pile in enumerate(player.piles):
            assert all(is_main[kind] == (number == 0) for kind in piled(pile))


def check_memory(state: Attika) -> None:
    """What was shuffled last lies in the deck or has been drawn since, by those who still play."""
    for number in range(4):
        shift = 8 * number
        drawn = sum(int(player.fresh) >> shift & 255 for player in state.players)
        accounted, shuffled = list(state.deck).count(number) + drawn, int(state.shuffled) >> shift & 255
        if any(player.resigned for player in state.players):
            assert accounted <= shuffled
        else:
            assert accounted == shuffled, f"{accounted} of {shuffled} cards {LETTERS[number]}"


# --- the map, from a position ---------------------------------------------------------------------


class Plain:
    """What the position of a state says of the map, by place."""

    def __init__(self, state: Attika) -> None:
        position = GAME.position(state)
        self.position = position
        self.data: dict[str, Any] = state.box.data
        self.buildings = {building["id"]: building for building in self.data["building"]}
        self.temples = [place(text) for text in position["map"]["temples"]]
        self.symbols: dict[Hex, str] = {}
        for laid in position["map"]["tiles"]:
            face = self.data["map_tiles"]["faces"][laid["tile"] - 1]
            centre = place(laid["at"])
            self.symbols[centre] = face[0]
            for petal in range(6):
                self.symbols[step(centre, (petal + laid["turned"]) % 6)] = face[1 + petal]
        self.neighbours = {
            site: [other for other in around(site) if other in self.symbols] for site in self.symbols
        }
        self.built: dict[Hex, tuple[int, str]] = {
            place(text): (seat, name)
            for seat, entry in enumerate(position["seats"])
            for text, name in entry["buildings"].items()
        }
        self.beside = {
            site: {self.built[other] for other in others if other in self.built}
            for site, others in self.neighbours.items()
        }

    def supply(self, site: Hex) -> Counter[str]:
        """A-17: the symbols on a site and on the empty spaces beside it."""
        empty = [other for other in self.neighbours[site] if other not in self.built]
        return Counter(self.symbols[there] for there in [site, *empty] if self.symbols[there] != ".")

    def own_beside(self, seat: int, site: Hex) -> set[str]:
        """The kinds of a seat's buildings next to a site."""
        return {name for owner, name in self.beside[site] if owner == seat}

    def settlements(self, seat: int) -> list[set[Hex]]:
        return clusters([site for site, (owner, _) in self.built.items() if owner == seat])

    def connected_groups(self, seat: int) -> set[str]:
        """A-27: the groups of a seat that are all on the map and connected."""
        found = set()
        through_settlement = self.position["options"]["group_connection"] == "settlement"
        settlements = self.settlements(seat)
        for group in self.data["group"]:
            sites = {
                site
                for site, (owner, name) in self.built.items()
                if owner == seat and self.buildings[name]["group"] == group["id"]
            }
            joined = settlements if through_settlement else clusters(list(sites))
            if len(sites) == group["size"] and any(sites <= cluster for cluster in joined):
                found.add(group["id"])
        return found

    def places_for_a_tile(self) -> set[Hex]:
        """A-32: overlapping neither tile nor temple, touching one or the other."""
        taken = set(self.symbols) | set(self.temples)
        near = {far for there in taken for beside in around(there) for far in around(beside)}
        return {centre for centre in near if not taken & {centre, *around(centre)}}


def place(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def step(from_: Hex, direction: int) -> Hex:
    return from_[0] + STEPS[direction][0], from_[1] + STEPS[direction][1]


def around(centre: Hex) -> list[Hex]:
    return [step(centre, direction) for direction in range(6)]


def clusters(sites: list[Hex]) -> list[set[Hex]]:
    left, found = set(sites), []
    while left:
        cluster: set[Hex] = set()
        frontier = {left.pop()}
        while frontier:
            cluster |= frontier
            frontier = {beside for site in frontier for beside in around(site) if beside in left} - cluster
            left -= frontier
        found.append(cluster)
    return found


# --- the tables that the engine keeps up to date --------------------------------------------------


def check_tables(state: Attika) -> None:
    """Everything that is kept instead of being recomputed, recomputed."""
    plain = Plain(state)
    cells = [(int(q_of(spot)), int(r_of(spot))) for spot in state.land.spots]
    assert len(set(cells)) == len(cells)
    assert set(cells) == set(plain.symbols)
    for cell, site in enumerate(cells):
        assert unpacked(state.supply[cell]) == plain.supply(site), f"supply at {site}"
        assert unpacked(state.land.symbols[cell]) == Counter(plain.symbols[site].replace(".", ""))
        assert sorted(cells[other] for other in state.land.adjacent[cell]) == sorted(plain.neighbours[site])
        temples = {number for number, temple in enumerate(plain.temples) if site in around(temple)}
        assert members(state.land.temples_beside[cell]) == temples
        owner_and_kind = plain.built.get(site)
        there = int(state.occupant[cell])
        found = None if there < 0 else (there >> 5, state.box.kind_ids[there & 31])
        assert found == owner_and_kind, f"built at {site}"
    assert {(int(q_of(spot)), int(r_of(spot))) for spot in state.land.places} == plain.places_for_a_tile()
    for seat in range(len(state.players)):
        check_tables_of(state, plain, seat, cells)


def check_tables_of(state: Attika, plain: Plain, seat: int, cells: list[Hex]) -> None:
    player = state.players[seat]
    own = {site for site, (owner, _) in plain.built.items() if owner == seat}
    groups = Counter(plain.buildings[plain.built[site][1]]["group"] for site in own)
    assert player.placed == len(own)
    assert [int(player.group_built) >> 8 * n & 255 for n in range(7)] == [
        groups[group["id"]] for group in plain.data["group"]
    ]
    for cell, site in enumerate(cells):
        kinds = {state.box.kind_ids[kind] for kind in members(player.around[cell])}
        assert kinds == plain.own_beside(seat, site), f"around {site} for seat {seat}"
    settlements = plain.settlements(seat)
    assert player.settlements == len(settlements)
    marks = {site: int(state.settlement[cell]) for cell, site in enumerate(cells)}
    marks_of_settlements = [{marks[site] for site in settlement} for settlement in settlements]
    assert all(len(found) == 1 for found in marks_of_settlements), "one number for each settlement"
    assert len(set().union(*marks_of_settlements)) == len(settlements), "a number of its own"
    assert all(marks[site] == NOBODY for site in cells if site not in plain.built)
    if not player.resigned:
        # Holds at any time because connections never break and are looked at after every building.
        rewarded = {state.box.group_ids[group] for group in members(player.rewarded)}
        assert rewarded == plain.connected_groups(seat)


def unpacked(bundle: int) -> Counter[str]:
    return Counter(
        {letter: bundle >> 8 * n & 255 for n, letter in enumerate(LETTERS) if bundle >> 8 * n & 255}
    )


def members(mask: int) -> set[int]:
    return {number for number in range(63) if int(mask) >> number & 1}


# --- a referee who knows only the position --------------------------------------------------------


def plain_legal(plain: Plain) -> set[str]:
    """The legal moves of a position in notation, straight from the rules."""
    position = plain.position
    actor = position["seats"][position["actor"]]
    cards_remain = bool(position["deck"] or position["discards"])
    unused = position["turn_kind"] == "undecided" or position["actions_left"] > 0
    match position["awaited"]:
        case "drawn":
            return {"store"} | sites_for(plain, {position["drawn"]["building"]})
        case "pay":
            return {f"pay {cards_in_words(way)}" for way in plain_payments(plain)}
        case "lay":
            return {f"tile @ {q},{r}" for q, r in plain.places_for_a_tile()}
        case "turn":
            return {f"turn {turn}" for turn in range(different_looks(plain))}
        case "take" if position["cards_due"]:
            return {"take card", "end"}
        case "take":
            return {"end", "amphora card"} if actor["amphoras"] and cards_remain else {"end"}
    moves: set[str] = set()
    extra = actor["amphoras"] > 0
    if position["turn_kind"] != "build" and (unused or extra):
        piles = [PILE_NAMES[number] for number, pile in enumerate(actor["piles"]) if pile]
        moves |= {f"draw {pile}" for pile in piles}
        if position["options"]["full_renounce_needs_zero_actions"] == "no" and unused and extra:
            moves |= {f"amphora draw {pile}" for pile in piles}
    if position["turn_kind"] != "draw" and (unused or extra):
        moves |= sites_for(plain, set(actor["stored"]))
    if unused:
        return moves | {"cards"}
    return moves | ({"end", "amphora card"} if extra and cards_remain else {"end"})


def sites_for(plain: Plain, kinds: set[str]) -> set[str]:
    """A-16: every empty space where one of these buildings can be paid for."""
    position = plain.position
    hand = Counter(position["seats"][position["actor"]]["cards"])
    return {
        f"{kind} @ {site[0]},{site[1]}"
        for site in plain.symbols
        if site not in plain.built
        for kind in kinds
        if suffices(hand, plain_price(plain, kind, site))
    }


Price = tuple[Counter[str], int, int]  # symbols required, how many of them are waived, cards of any kind


def plain_price(plain: Plain, kind: str, site: Hex) -> Price:
    """A-17 to A-24."""
    actor = plain.position["actor"]
    building = plain.buildings[kind]
    own = plain.own_beside(actor, site)
    if any(kind in plain.buildings[name]["arrows"] for name in own):
        return Counter(), 0, 0
    fee = 0 if own else len(plain.settlements(actor))
    supply = plain.supply(site)
    if "any_cost" in building:
        return Counter(), 0, max(0, building["any_cost"] - supply.total()) + fee
    cost = Counter(building["cost"])
    converted = plain.position["options"]["map_symbols_substitute_two_for_one"] == "yes"
    return cost - supply, (supply - cost).total() // 2 if converted else 0, fee


def suffices(cards: Counter[str], price: Price) -> bool:
    """A-18, A-19: matching cards for symbols, any two for each of the rest, any for the rest of the price."""
    need, waived, any_cards = price
    symbols = max(0, need.total() - waived)
    matching = min((need & cards).total(), symbols)
    return cards.total() - matching >= 2 * (symbols - matching) + any_cards


def plain_payments(plain: Plain) -> list[Counter[str]]:
    """All that suffices and would not if any card were left out."""
    position = plain.position
    price = plain_price(plain, position["site"]["building"], place(position["site"]["at"]))
    hand = Counter(position["seats"][position["actor"]]["cards"])
    found = []
    for counts in product(*(range(hand[letter] + 1) for letter in LETTERS)):
        cards = Counter(dict(zip(LETTERS, counts, strict=True)))
        if suffices(cards, price) and not any(
            suffices(cards - Counter(letter), price) for letter in LETTERS if cards[letter]
        ):
            found.append(cards)
    return found


def cards_in_words(cards: Counter[str]) -> str:
    names = {"W": "water", "F": "forest", "H": "hill", "M": "mountain"}
    parts = [
        names[letter] if cards[letter] == 1 else f"{cards[letter]} {names[letter]}"
        for letter in LETTERS
        if cards[letter]
    ]
    return ", ".join(parts) or "nothing"


def different_looks(plain: Plain) -> int:
    ring = plain.data["map_tiles"]["faces"][plain.position["tile"]["tile"] - 1][1:]
    return len({ring[turn:] + ring[:turn] for turn in range(6)})


# --- Attika as the tests for every game know it -----------------------------------------------------


class AttikaLaboratory(Laboratory[Attika]):
    game = GAME
    kind = Attika
    boxes = BOXES
    over = OVER
    rare = ()
    dealt = ("deck", "map", "tile_stack", "seats")
    hidden = ("deck", "tile_stack", "drawn")
    hidden_of_players = ("cards", "fresh", "piles")

    def check_state(self, state: Attika) -> None:
        check_nothing_is_lost(state)
        check_kinds_of_buildings(state)

    def check_moment(self, state: Attika) -> None:
        super().check_moment(state)
        check_memory(state)

    def check_tables(self, state: Attika) -> None:
        check_tables(state)

    def check_rules(self, state: Attika, actions: list[int]) -> None:
        assert {GAME.write_action(state, action) for action in actions} == plain_legal(Plain(state))

    def check_end(self, state: Attika) -> None:
        super().check_end(state)
        assert state.ending > 0
        if state.winner != NOBODY:
            assert [seat for seat, place in enumerate(state.ranking()) if place == 1] == [state.winner]

    def everything_on(self, state: Attika) -> dict[str, Any]:
        """Settlements are counted through: their numbers are only names."""
        names = list(dict.fromkeys(int(name) for name in state.settlement))
        settlement = [names.index(int(name)) for name in state.settlement]
        return super().everything_on(state) | {"settlement": settlement}

    def other_actions(self, state: Attika, dice: Dice) -> list[int]:
        spots = [*state.land.spots, *state.land.temples, *state.land.places]
        found = list(range(BUILD))
        for spot in spots:
            found.append(BUILD + dice.below(int(state.box.kinds) + 1) * SPOTS + spot)
            found.append(LAY_TILE + spot)
        found.extend(LAY_TILE + dice.below(SPOTS) for _ in range(10))
        found.extend(PAY + dice.below(4) + 16 * dice.below(3) + 256 * dice.below(3) for _ in range(30))
        found.extend(PAY + 4096 * dice.below(4) + 16 * dice.below(3) + dice.below(2) for _ in range(10))
        return found

    def may_be_undone(self, before: Attika, after: Attika) -> bool:
        return face_down(before) == face_down(after)


def face_down(state: Attika) -> object:
    """Whatever lies face down, or is known to one seat only."""
    piles = [list(player.piles) for player in state.players]
    return [piles, list(state.deck), list(state.tile_stack), int(state.shuffles)]


ATTIKA = AttikaLaboratory()
