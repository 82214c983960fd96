"""Small tables of Attika to try the rules on, in the words of the game.

A position says only what matters for a rule. All that it leaves out is filled in by the game: hands are
empty, buildings not seen anywhere lie face down in the piles, the remaining cards make up the deck and
the remaining map tiles the stack. The player in question sits in the first seat and is to move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.game import Position
from petteia.core.message import Message, Refusal
from petteia.core.notation import write_some
from petteia.games.attika.actions import BUILD
from petteia.games.attika.box import LANDSCAPES, LETTERS, load_box
from petteia.games.attika.building import price_of
from petteia.games.attika.game import GAME
from petteia.games.attika.land import SPOTS
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import PAYING

# The face of a map tile, in the order of components.toml, turns into places by these steps.
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = (
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, 0),
    (-1, 1),
    (0, 1),
)
ROUND = (EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST)

# Four tiles as they lie at the start of a game for two; its temples stand at -2,1 and 3,3.
START_FOR_TWO = ("1 @ 0,0", "2 @ 2,1", "3 @ -1,3", "4 @ 1,4")
FOR_THIRTY = (*START_FOR_TWO, "5 @ 4,2")

# --- positions ------------------------------------------------------------------------------------------


def position(
    *,
    hand: str | int = "",
    stored: Sequence[str] | None = None,
    buildings: Mapping[str, str] | None = None,
    amphoras: int = 0,
    rewarded: Sequence[str] | None = None,
    piles: Sequence[Sequence[str] | int] | None = None,
    tiles: Sequence[str] = ("11 @ 0,0",),
    temples: Sequence[str] | None = None,
    others: Sequence[Mapping[str, Any]] = ({},),
    supply: int | None = None,
    **rest: Any,
) -> Position:
    """A position as plain data.

    The first names are about the player to move; `others` has the same facts about the other players,
    by the names they have in a position file. `supply` are the amphoras in the supply. A tile is written
    `16 @ 0,0` or `16 @ 0,0 turned 2`. When piles are listed, all buildings that are neither in them nor on
    the map are stored.
    """
    player: dict[str, Any] = {"cards": hand, "amphoras": amphoras, "buildings": dict(buildings or {})}
    if piles is not None:
        player["piles"] = [pile if isinstance(pile, int) else list(pile) for pile in piles]
        if stored is None:
            stored = rest_of_the_set(player, rest)
    if stored is not None:
        player["stored"] = list(stored)
    if rewarded is not None:
        player["rewarded"] = list(rewarded)
    land: dict[str, Any] = {"tiles": [laid(tile) for tile in tiles]}
    if temples is not None:
        land["temples"] = list(temples)
    if supply is not None:
        rest["amphoras"] = supply
    return {"game": "attika", "map": land, "seats": [player, *map(dict, others)], **rest}


def table(*, components: str | None = None, **said: Any) -> Attika:
    """The table of a position: see `position` for what can be said."""
    return load(position(**said), components)


def load(data: Position, components: str | None = None) -> Attika:
    return GAME.load(data, components)


def new_game(players: int = 2, seed: str = "a seed", **options: str) -> Attika:
    return GAME.new(players, seed, options)


def laid(tile: str) -> dict[str, Any]:
    number, _, where = tile.partition(" @ ")
    at, _, turned = where.partition(" turned ")
    return {"tile": int(number), "at": at, "turned": int(turned or 0)}


def whole_set() -> list[str]:
    """The ids of a player's thirty buildings."""
    box = load_box()
    return [name for kind, name in enumerate(box.kind_ids) for _ in range(box.copies[kind])]


def rest_of_the_set(player: Mapping[str, Any], rest: Mapping[str, Any]) -> list[str]:
    left = Counter(whole_set())
    left.subtract(player["buildings"].values())
    for pile in player["piles"]:
        left.subtract(pile)
    for held in ("drawn", "site"):
        if rest.get(held):
            left.subtract([rest[held]["building"]])
    return list(left.elements())


def all_but(*names: str) -> list[str]:
    """A player's buildings without some."""
    left = Counter(whole_set())
    left.subtract(names)
    return list(left.elements())


def spaces(*centres: str) -> list[str]:
    """The places of whole tiles, by their centres."""
    return [place for centre in centres for place in (centre, *around(centre))]


# --- playing --------------------------------------------------------------------------------------------


def play(state: Attika, *moves: str) -> Attika:
    """Play moves on the table, each of them legal, and see that no piece is lost on the way."""
    for move in moves:
        for action in GAME.read_actions(state, move):
            reason = GAME.why_not(state, GAME.move(state, action))
            assert reason is None, f"{move} is refused: {reason}"
            assert action in state.legal() or action < 0, f"{move} is not among {legal_moves(state)}"
            state.apply(action)
            assert_nothing_is_lost(state)
    return state


def legal_moves(state: Attika) -> list[str]:
    return [GAME.write_action(state, action) for action in state.legal()]


def sites(state: Attika, building: str) -> list[str]:
    """Where a building can be built now."""
    return [
        move.partition(" @ ")[2]
        for move in legal_moves(state)
        if move.startswith(building.replace(" ", "_") + " @ ")
    ]


def refusal(state: Attika, move: str) -> Refusal:
    """Why a move is not allowed."""
    state = state.clone()
    for action in GAME.read_actions(state, move):
        reason = GAME.why_not(state, GAME.move(state, action))
        assert action < 0 or (reason is None) == (action in state.legal())
        if reason is not None:
            return reason
        state.apply(action)
    raise AssertionError(f"{move} is allowed")


def refused(state: Attika, move: str) -> str:
    """The rule that forbids a move."""
    return refusal(state, move).rule


# --- what there is to see ---------------------------------------------------------------------------------


def hand_of(state: Attika, seat: int = 0) -> str:
    """A hand in letters, in the order WFHM."""
    return str(GAME.position(state)["seats"][seat]["cards"])


def stored(state: Attika, seat: int = 0) -> list[str]:
    """The buildings on a player board."""
    return list(GAME.position(state)["seats"][seat]["stored"])


def built(state: Attika, seat: int = 0) -> dict[str, str]:
    """A player's buildings on the map, by place."""
    return dict(GAME.position(state)["seats"][seat]["buildings"])


def amphoras(state: Attika, seat: int = 0) -> int:
    return int(state.players[seat].amphoras)


def settlements(state: Attika, seat: int = 0) -> int:
    return int(state.players[seat].settlements)


def discards(state: Attika) -> str:
    return str(GAME.position(state)["discards"])


def tiles_on_the_map(state: Attika) -> int:
    return len(state.land.tiles)


def price(state: Attika, move: str) -> str:
    """What is left to pay for a building on a site: `hill, 2 mountain`, `mountain, 1 any`, `nothing`."""
    kind, spot = divmod(GAME.read_actions(state, move)[0] - BUILD, SPOTS)
    asked = price_of(state, state.players[state.actor], kind, state.land.cell(spot))
    symbols = [write_some(asked.need, LANDSCAPES)] if asked.need else []
    any_kind = [f"{asked.any} any"] if asked.any else []
    return ", ".join(symbols + any_kind) or "nothing"


def ways_to_pay(state: Attika, move: str) -> list[str]:
    """Every way to pay for a building on a site; none when the hand is too small."""
    (action,) = GAME.read_actions(state, move)
    if GAME.why_not(state, GAME.move(state, action)) is not None:
        return []
    after = state.clone()
    after.apply(action)
    if after.awaited == PAYING:
        return sorted(way.removeprefix("pay ") for way in legal_moves(after))
    return [write_some(after.discards - state.discards, LANDSCAPES)]


def around(place: str) -> list[str]:
    """The six places that touch a place."""
    q, r = map(int, place.split(","))
    return [f"{q + east},{r + south}" for east, south in ROUND]


def landscapes(state: Attika) -> dict[str, str]:
    """What is printed on every space of the map, read off the tiles."""
    faces = state.box.data["map_tiles"]["faces"]
    printed = {}
    for tile in GAME.position(state)["map"]["tiles"]:
        face = faces[tile["tile"] - 1]
        printed[tile["at"]] = face[0]
        for petal, letter in enumerate(face[1:]):
            printed[around(tile["at"])[(petal + tile["turned"]) % 6]] = letter
    return printed


def in_sight(state: Attika, place: str) -> str:
    """The symbols on a space and on the empty spaces that touch it, in the order WFHM."""
    printed = landscapes(state)
    taken = {at for seat in range(state.seats()) for at in built(state, seat)}
    seen = [printed[place]] + [
        printed[other] for other in around(place) if other in printed and other not in taken
    ]
    return "".join(sorted("".join(seen).replace(".", ""), key=LETTERS.index))


# --- journal, and what must always hold ---------------------------------------------------------------------


def told(state: Attika, *moves: str) -> list[tuple[Message, str]]:
    """What the journal tells of some moves, each entry with its rule."""
    state.journal = []
    play(state, *moves)
    return [GAME.tell(state, event) for event in state.journal]


def assert_nothing_is_lost(state: Attika) -> None:
    """Every card, amphora, map tile and building of the box is in exactly one place."""
    box, seen = state.box, GAME.position(state)
    cards = Counter(seen["deck"] + seen["discards"] + "".join(seat["cards"] for seat in seen["seats"]))
    assert cards == {letter: box.cards[number] for number, letter in enumerate(LETTERS)}
    assert seen["amphoras"] + sum(seat["amphoras"] for seat in seen["seats"]) == box.amphoras
    in_hand = [seen["tile"]["tile"]] if seen["tile"] else []
    tiles = [tile["tile"] for tile in seen["map"]["tiles"]] + seen["tile_stack"] + in_hand
    assert sorted(tiles) == list(range(1, len(box.tiles) + 1))
    holder = seen["winner"] if state.actor == NOBODY else seen["actor"]
    for number, seat in enumerate(seen["seats"]):
        mine = (
            seat["stored"]
            + list(seat["buildings"].values())
            + [name for pile in seat["piles"] for name in pile]
        )
        if number == holder:
            mine += [held["building"] for held in (seen["drawn"], seen["site"]) if held and held["building"]]
        assert Counter(mine) == {name: box.copies[kind] for kind, name in enumerate(box.kind_ids)}
