"""What must hold at every table of Attika, worked out anew from a position in the plainest way.

Nothing here uses the engine's tables or packed numbers except to compare with them: the facts come
from the position (plain data) and from the components file.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

from petteia.core.chance import Dice, Seed, dice_of
from petteia.core.contract import NOBODY, resignation
from petteia.core.game import Position
from petteia.core.match import Match
from petteia.games.attika import rules
from petteia.games.attika.box import Box, default_components
from petteia.games.attika.game import GAME
from petteia.games.attika.land import Land, q_of, r_of
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import OVER, Player, Rulings

COMPILED = not rules.__file__.endswith(".py")
# The compiled engine plays fifty times as fast, so it is asked for more.
GAMES = int(os.environ.get("PETTEIA_GAMES", "300" if COMPILED else "60"))
# No random game we have seen takes 600; one that takes this many does not end.
MOST_DECISIONS = 3000

Hex = tuple[int, int]
Options = dict[str, str]

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


COMPONENTS = {"usual": None, "scarce": scarce_components()}


class Setting(NamedTuple):
    """What is decided before a game begins, but for its seed."""

    players: int
    options: Options
    box: str = "usual"

    def new(self, seed: str) -> Attika:
        state = GAME.new(self.players, seed, self.options, COMPONENTS[self.box])
        assert isinstance(state, Attika)
        return state

    def load(self, position: Position) -> Attika:
        state = GAME.load(position, COMPONENTS[self.box])
        assert isinstance(state, Attika)
        return state

    def match(self, seed: str) -> Match:
        return Match(GAME, self.players, seed, self.options, COMPONENTS[self.box])

    def __str__(self) -> str:
        words = list(*self.options.items()) if len(self.options) == 1 else list(self.options.values())
        return "-".join([str(self.players), self.box, *words])


def single_options(players: int) -> list[Options]:
    """The defaults, then every other value of every option alone."""
    return [{}] + [
        {option.key: value}
        for option in GAME.options
        for value in option.values[1:]
        if option.key != "start_player" or int(value) <= players
    ]


def random_setting(dice: Dice) -> Setting:
    players = GAME.players[dice.below(len(GAME.players))]
    chosen: Options = {}
    for option in GAME.options:
        values = [v for v in option.values if not v.isdecimal() or int(v) <= players]
        chosen[option.key] = values[dice.below(len(values))]
    return Setting(players, chosen, "usual" if dice.below(3) else "scarce")


def all_settings(combinations: int) -> list[Setting]:
    """Every number of players with every option alone, and some random combinations."""
    dice = dice_of("combinations")
    found = [Setting(players, options) for players in GAME.players for options in single_options(players)]
    return found + [random_setting(dice) for _ in range(combinations)]


def few_settings(combinations: int) -> list[Setting]:
    """Every option alone, but with one number of players only, and some random combinations."""
    dice = dice_of("few combinations")
    singles = single_options(max(GAME.players))
    found = [Setting(4 - number % 3, options) for number, options in enumerate(singles[:-4])]
    return found + [random_setting(dice) for _ in range(combinations)]


def give_up(state: Attika, dice: Dice) -> None:
    """One of those who still play resigns, in turn or not."""
    seats = [seat for seat, player in enumerate(state.players) if not player.resigned]
    state.apply(resignation(seats[dice.below(len(seats))]))


def play_on(state: Attika, dice: Dice) -> Iterator[list[int]]:
    """Play at random; yields the legal actions of each decision before one of them is played."""
    for _ in range(MOST_DECISIONS):
        if state.actor == NOBODY:
            return
        actions = state.legal()
        turn, reveals = state.turn, state.reveals
        yield actions
        # Whoever looks may have made somebody resign, and then it is another moment.
        if (state.turn, state.reveals) == (turn, reveals):
            state.apply(actions[dice.below(len(actions))])
    raise AssertionError(f"The game does not end within {MOST_DECISIONS} decisions.")


def moments(state: Attika, dice: Dice, often: int) -> Iterator[list[int]]:
    """Like `play_on`, but stops to look at about one decision in `often` only."""
    for actions in play_on(state, dice):
        if dice.below(often) == 0:
            yield actions


# --- all that a state holds -----------------------------------------------------------------------


def everything(thing: object) -> object:
    """All that an object holds, as plain data, however deep: also what no position tells."""
    match thing:
        case Box():
            return thing.digest
        case Rulings():
            return thing.options
        case Seed():
            return thing.hex()
        case bool() | str() | None:
            return thing
        case int():
            return int(thing)
        case list() | tuple():
            return [everything(item) for item in thing]
        case _ if type(thing).__name__.startswith("vec"):
            return [item if isinstance(item, int) else list(item) for item in list(thing)]  # type: ignore[call-overload]
        case Land():
            return (land_digest(thing), bytes(thing.cell_at), bytes(thing.nearness))
    assert type(thing).__module__.startswith("petteia."), f"What is a {type(thing)}?"
    return {name: everything(getattr(thing, name)) for name in attributes(thing)}


def land_digest(land: Land) -> object:
    return [
        everything(getattr(land, name)) for name in attributes(land) if name not in ("cell_at", "nearness")
    ]


def everything_on(state: Attika) -> dict[str, object]:
    """All that a state holds, but settlements counted through: their numbers are only names."""
    found = everything(state)
    assert isinstance(found, dict)
    names = list(dict.fromkeys(int(name) for name in state.settlement))
    return {**found, "settlement": [names.index(int(name)) for name in state.settlement]}


def attributes(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


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
        found += [(int(pile) >> 5 * depth & 31) - 1 for depth in range(12) if int(pile) >> 5 * depth]
    found += [int(there) & 31 for there in state.occupant if there >= 0 and int(there) >> 5 == seat]
    if seat == state.actor:
        found += [int(kind) for kind in (state.drawn, state.site_kind) if kind >= 0]
    return found


def check_kinds_of_buildings(state: Attika) -> None:
    for seat, player in enumerate(state.players):
        there = Counter(all_buildings(state, seat, player))
        assert there == Counter({kind: int(copies) for kind, copies in enumerate(state.box.copies)})


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


def check_legal(state: Attika, actions: list[int]) -> None:
    assert actions, "A game that is on has a legal action."
    assert len(set(actions)) == len(actions), "No action is listed twice."
    assert state.legal() == actions, "Asking changes nothing."
    assert min(actions) >= 0, "Resignations are never listed."


def check_end(state: Attika) -> None:
    assert state.legal() == []
    assert state.awaited == OVER
    assert state.ending > 0
    ranking = state.ranking()
    assert min(ranking) == 1
    if state.winner != NOBODY:
        assert [seat for seat, place in enumerate(ranking) if place == 1] == [state.winner]


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
