"""What is told of Olympos as plain data: positions and views, what is in the box, what a move leads to.

Described once, here; the client's types are generated from it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from petteia.core.components import Sourced

Resource = Literal["grain", "wood", "stone", "gold"]
Awaited = Literal[
    "condemn", "barbarians", "act", "go", "pay", "tile", "bonus", "spend", "take", "keep", "before paying",
    "ending", "answer", "lose", "nothing",
]  # fmt: skip
Ending = Literal["none", "all finished", "last one left"]
Cubes = dict[Resource, int]


# --- positions ------------------------------------------------------------------------------------------


class God(TypedDict):
    """An Olympos card beside the track; null where it has not been turned up."""

    space: int
    card: str | None
    revealed: bool


# The settler that has set out: where from, and which one there, from the top; 0 is a new one.
SettingOut = TypedDict("SettingOut", {"from": str, "settler": int})


class DiscoveryTile(TypedDict):
    """A discovery with the face of its tile, where tiles differ, and the number of its bonus space."""

    discovery: str
    face: NotRequired[Resource]
    bonus: NotRequired[int]


Made = str | DiscoveryTile
Settlers = list[int | Literal["barbarians"]]


class Seat(TypedDict):
    """A player; cards of others are a number, prestige that lies face down before them is null."""

    space: int
    stock: int
    cubes: Cubes
    hourglasses: int
    prestige: int | None
    laid: int
    hand: list[str] | int
    fresh: list[str]
    discoveries: list[Made]
    wonders: list[str]
    ares: int
    siren: bool
    erinyes: int
    athena: int
    keres: int
    prayers: int
    resigned: bool


class Position(TypedDict):
    """A table; as a view, that of one seat, with a number in place of cards that lie face down."""

    game: Literal["olympos"]
    format: Literal[1]
    components: str
    options: dict[str, str]
    turn: int
    actor: int
    mover: int
    awaited: Awaited
    last_turn: bool
    line: list[int]
    seats: list[Seat]
    settlers: dict[str, Settlers]
    condemned: list[str]
    tribes: list[str]
    board: dict[str, list[str | None]]
    wonders: list[str | None]
    deck: list[str] | int
    discards: list[str]
    shuffled: list[str]
    gods: list[God]
    setting_out: SettingOut | None
    buying: str | None
    building: str | None
    due: int
    late: int
    cubes_due: int
    draws_due: int
    drawn: list[str] | int
    gods_due: list[int]
    god: int
    touched: list[int]
    ending: Ending
    reveals: int
    shuffles: int
    seed: NotRequired[str]  # of a table with everything open
    seat: NotRequired[int]  # whose view it is; -1 is a spectator's


# --- moves ----------------------------------------------------------------------------------------------


class Reach(TypedDict):
    """Where a settler that sets out could arrive, and for how many action points."""

    territory: str
    time: int


class Battle(TypedDict):
    """Whom one has to beat, by how many swords on each side, and the action points that it costs."""

    defender: int | Literal["tribe", "barbarians"]
    own: int
    theirs: int
    time: int


Gain = Literal["grain", "wood", "stone", "gold", "settler", "hourglasses", "prestige"]
Gains = dict[Gain, int]


Category = Literal["track", "prestige", "territories", "discoveries", "wonders", "tiles", "keres", "cards"]
Score = dict[Category, int]  # what of it a move changes


class Outlook(TypedDict):
    """The action points of a move and how they are paid, null where it costs none; and what it leads to.

    The hourglasses are null as long as a bonus may still bring some. The space is where the piece goes at
    most, null where it stays or would have to leave the track; destiny and Olympos cards are those on its
    way. Is the mover still furthest back, and next? The route of a settler has its start and its end in it.
    Gains are those of a card or a bonus; the score is what is certain to change in one's points. Ways are
    the cubes with which a discovery could be paid for, the cheapest first.
    """

    time: int | None
    hourglasses: int | None
    space: int | None
    again: bool
    destiny: int
    olympos: int
    reaches: list[Reach]
    route: list[str]
    fight: Battle | None
    gains: Gains
    score: Score
    ways: list[Cubes]


# --- what a table comes to ------------------------------------------------------------------------------


class Belongings(TypedDict):
    """What a player has by what lies on the map and in front of them: territory tokens, swords with those of
    Ares, signs of Zeus, stars; points so far, as far as they do not lie face down; and how many spaces it is
    to the last turn."""

    tokens: Cubes
    swords: int
    zeus: int
    stars: int
    points: dict[Category, int]
    left: int


class Group(TypedDict):
    """Equal resources that a price asks for; null where any will do that is not that of another group."""

    count: int
    resource: Resource | None


class TileLeft(TypedDict):
    """How many tiles of a discovery are left, and their price; where they differ, the resources on them; and
    for each bonus space below it the seat that has taken it, or -1."""

    left: int
    cost: list[Group]
    faces: NotRequired[list[Resource]]
    bonuses: NotRequired[list[int]]


class NextTurn(TypedDict):
    """Whose turn follows once the mover's piece is beyond a space, for until then it is the mover's; null
    where it does not hang on that any more."""

    seat: int
    beyond: int | None


class Overview(TypedDict):
    """What everybody has, the discoveries in play, the own stars that wonders do not use up, whose turn
    follows, and whom the Olympos card that has fallen touches, as things stand."""

    seats: list[Belongings]
    tiles: dict[str, TileLeft]
    stars: dict[str, int]
    next: NextTurn | None
    touches: list[int]


# --- the box --------------------------------------------------------------------------------------------

GodEffect = Literal[
    "prestige", "settlers", "cubes", "star", "swords", "dearer_action", "no_cards", "lost_settler",
    "lost_points", "no_sea",
]  # fmt: skip
DestinyEffect = Literal[
    "cube", "prestige_per_territory", "hourglasses_per_territory", "hourglasses_for_most", "prestige_for_all",
    "star", "zeus",
]  # fmt: skip
TileEffect = Literal[
    "swords", "zeus", "stars", "settler_discount", "sea_discount", "land_runs", "destiny_choice",
    "destiny_cards", "wins_ties", "cubes", "settlers", "hourglasses", "wonder_discount", "resource_discount",
    "points", "points_per_discovery", "points_per_settler", "points_per_sword", "points_per_star",
]  # fmt: skip


class TribeFacts(Sourced):
    names: list[str]
    colours: list[str]


class PieceFacts(Sourced):
    settlers: int
    hourglasses: int
    cubes: int


class CostFacts(Sourced):
    new_settler: int
    land: int
    sea: int
    stronger: int
    equal: int
    weaker: int
    discovery: int
    wonder: int


class FightFacts(Sourced):
    tribe_swords: int
    barbarian_swords: int
    compensation: int


class ScoringFacts(Sourced):
    territory: int
    atlantis: int
    discovery: int
    card_in_hand: int


class TrackFacts(Sourced):
    cross: int
    zeus: list[int]
    olympos_cards: list[int]
    last_points: list[int]


class SetupFacts(Sourced):
    players: int
    condemned: int
    barbarians: int
    columns: int
    single_tiles: bool
    grey_bonus: bool
    settlers: int


class NorthFacts(Sourced):
    land: list[str]
    x: int
    y: int


class TerritoryFacts(Sourced):
    id: str
    name: str
    resource: Resource
    star: NotRequired[bool]
    zeus: NotRequired[bool]
    atlantis: NotRequired[bool]
    land: list[str]
    sea: list[str]
    x: int
    y: int


class SeaFacts(Sourced):
    id: str
    name: str
    sea: list[str]
    x: int
    y: int


class RowFacts(Sourced):
    """A row of the development board, with the numbers of players on the backs of the tiles of each kind."""

    id: str
    backs: list[int]


class Gift(TypedDict):
    gain: Gain
    count: int


class SpaceFacts(Sourced):
    """A space of the development board: the price of what lies there, and the bonuses below it."""

    row: str
    column: int
    cost: list[Group]
    bonuses: list[Gift]
    grey: int


class DiscoveryFacts(Sourced):
    id: str
    name: str
    row: str
    cost: list[Group]
    effect: dict[TileEffect, int]
    faces: NotRequired[list[Resource]]


class WonderFacts(Sourced):
    id: str
    name: str
    stars: int
    points: int


class GodFacts(Sourced):
    """An Olympos card."""

    id: str
    name: str
    good: bool
    effect: GodEffect
    amount: int


class DestinyFacts(Sourced):
    id: str
    effect: DestinyEffect
    resource: NotRequired[Resource]
    amount: int
    copies: int


class Facts(TypedDict):
    schema: Literal[2]
    tribes: TribeFacts
    pieces: PieceFacts
    costs: CostFacts
    fights: FightFacts
    scoring: ScoringFacts
    track: TrackFacts
    setup: list[SetupFacts]
    north: NorthFacts
    territory: list[TerritoryFacts]
    sea: list[SeaFacts]
    row: list[RowFacts]
    space: list[SpaceFacts]
    discovery: list[DiscoveryFacts]
    wonder: list[WonderFacts]
    olympos_card: list[GodFacts]
    destiny_card: list[DestinyFacts]
