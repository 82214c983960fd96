"""What is told of Attika as plain data: positions and views, what is in the box, what a move leads to.

Described once, here; the client's types are generated from it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from petteia.core.components import Sourced

Landscape = Literal["W", "F", "H", "M"]
Awaited = Literal["act", "drawn", "pay", "lay", "turn", "take", "nothing"]
TurnKind = Literal["undecided", "draw", "build"]
Ending = Literal["none", "all built", "temples linked", "stalemate", "last one left"]


# --- positions ------------------------------------------------------------------------------------------


class LaidTile(TypedDict):
    """A map tile, so many sixths of a turn anticlockwise."""

    tile: int
    at: str
    turned: int


class Land(TypedDict):
    temples: list[str]
    tiles: list[LaidTile]


class Drawn(TypedDict):
    """The building just drawn; null where it is hidden, or has been built and a map tile is due."""

    pile: int
    building: str | None


class Site(TypedDict):
    """The building that waits for its payment."""

    at: str
    building: str


class TileInHand(TypedDict):
    """The map tile to lay, with its place once that is chosen."""

    tile: int
    at: str | None


class Seat(TypedDict):
    """A player. Cards are letters; what lies face down before somebody else is a number."""

    cards: str | int
    fresh: str
    piles: list[list[str] | int]
    stored: list[str]
    buildings: dict[str, str]
    amphoras: int
    rewarded: list[str]
    resigned: bool


class Position(TypedDict):
    """A table; as a view, that of one seat, with a number in place of what lies face down."""

    game: Literal["attika"]
    format: Literal[1]
    components: str
    options: dict[str, str]
    turn: int
    first: int
    actor: int
    awaited: Awaited
    turn_kind: TurnKind
    actions_left: int
    cards_only: bool
    cards_due: int
    drawn: Drawn | None
    site: Site | None
    tile: TileInHand | None
    map: Land
    tile_stack: list[int] | int
    deck: str | int
    discards: str
    shuffled: str
    amphoras: int
    seats: list[Seat]
    quiet_turns: int
    changed: bool
    ending: Ending
    winner: int
    reveals: int
    shuffles: int
    seed: NotRequired[str]  # of a table with everything open
    seat: NotRequired[int]  # whose view it is; -1 is a spectator's


# --- what it comes to -----------------------------------------------------------------------------------


class Progress(TypedDict):
    """Of a player: what stands on the map, how far it is to a line of temples, and what arrows make free."""

    built: int
    settlements: int
    lacks: int | None
    chained: list[str]


class Reckoning(TypedDict, total=False):
    """For the seat that must act: the cards for stopping now, whether a further action costs an amphora, and
    every way to pay, the cheapest first."""

    stop: int
    extra: bool
    ways: list[str]


class Overview(TypedDict):
    """How far everybody is, who comes next, and what the seat that must act has to reckon with."""

    buildings: int
    seats: list[Progress]
    next: int
    yours: Reckoning


class Outlook(TypedDict):
    """The cards that each item of a price speaks of. Of a building: what its site leaves to be paid, and
    every way to pay it, the cheapest first."""

    items: list[str]
    free: NotRequired[bool]
    need: NotRequired[str]
    waived: NotRequired[int]
    any: NotRequired[int]
    fee: NotRequired[int]
    ways: NotRequired[list[str]]


# --- the box --------------------------------------------------------------------------------------------


class CardFacts(Sourced):
    """How many cards of each landscape."""

    W: int
    F: int
    H: int
    M: int


class AmphoraFacts(Sourced):
    count: int


class PileFacts(Sourced):
    main: int
    others: list[int]


class HandFacts(Sourced):
    by_order: list[int]


class TurnFacts(Sourced):
    draw_actions: int
    build_actions: int
    renounce_cards: int
    cards_per_unused_action: int
    substitute_cards: int
    fee_per_settlement: int


class CityFacts(Sourced):
    names: list[str]
    colours: list[str]


class GroupFacts(Sourced):
    id: str
    name: str
    size: int


class BuildingFacts(Sourced):
    id: str
    name: str
    group: str
    count: int
    main: bool
    cost: NotRequired[str]
    any_cost: NotRequired[int]
    arrows: list[str]


class TileFacts(Sourced):
    """The letters of each face: the middle, then the six around it; a dot is a hex without a symbol."""

    faces: list[str]


class SetupFacts(Sourced):
    players: int
    tile_centres: list[list[int]]
    temples: list[list[int]]


class Facts(TypedDict):
    schema: Literal[1]
    cards: CardFacts
    amphoras: AmphoraFacts
    piles: PileFacts
    starting_hand: HandFacts
    turn: TurnFacts
    cities: CityFacts
    group: list[GroupFacts]
    building: list[BuildingFacts]
    map_tiles: TileFacts
    setup: list[SetupFacts]
