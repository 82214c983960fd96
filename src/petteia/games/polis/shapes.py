"""What is told of Polis as plain data: positions and views, what is in the box, what a move leads to.

Described once, here; the client's types are generated from it.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from petteia.core.components import Source, Sourced

Colour = Literal["red", "green", "blue", "yellow"]
Awaited = Literal[
    "board", "opening", "look", "draw", "extra", "offer", "bid", "settle", "develop", "found", "visit",
    "discard", "replace", "protect", "profit", "erase", "return", "trade", "war", "destroy", "sacrifice",
    "strike", "nothing",
]  # fmt: skip
Deal = Literal["none", "bought", "sold"]
Ending = Literal["none", "end cards", "last one left"]


# --- positions ------------------------------------------------------------------------------------------


class SeenCard(TypedDict):
    """A face-down card of which something unusual is to be told.

    It may have been seen by others than is usual in its place (-1: those who watch), and its text for once a
    game may have been used up.
    """

    card: str
    seen: NotRequired[Literal["all"] | list[int]]
    used: NotRequired[bool]


FaceDown = str | SeenCard  # its id, or its colour where no more is known of it
Deck = list[int | FaceDown] | int  # the next card first; a number is that of so many unknown ones


class Decks(TypedDict):
    red: Deck
    green: Deck
    blue: Deck
    yellow: Deck


class MarkedCard(TypedDict):
    """A card in a city: the symbol under its coin, is it moved forward, whom a Harbour points at."""

    card: str
    coin: NotRequired[str]
    forward: NotRequired[bool]
    target: NotRequired[int]


CityCard = str | MarkedCard


class Seat(TypedDict):
    board: str | None
    coins: int
    tokens: int
    hand: list[FaceDown]
    city: list[CityCard]
    history: list[FaceDown]
    tucked: list[FaceDown]
    resigned: bool


class Position(TypedDict):
    """A table; as a view, that of one seat, with colours and numbers for cards that it does not know."""

    game: Literal["polis"]
    format: Literal[1]
    components: str
    options: dict[str, str]
    turn: int
    first: int
    active: int
    actor: int
    phase: int
    awaited: Awaited
    looks: int
    looked_at: list[Colour]
    draws: int
    drawn_from: list[Colour]
    auctions: int
    lot: FaceDown | None
    bid: int
    bidder: int
    passed: list[int]
    developed: int
    price: int
    waiting: list[int]
    due: list[int]
    income_taken: bool
    deal: Deal
    target: int
    trades: int
    partners: list[int]
    decks: Decks
    blocked: list[Colour]
    removed: list[FaceDown]
    out_of_game: list[FaceDown]
    lost_track: dict[str, list[str]]
    seats: list[Seat]
    ending: Ending
    reveals: int
    seed: NotRequired[str]  # of a table with everything open
    seat: NotRequired[int]  # whose view it is; -1 is a spectator's


# --- what it comes to -----------------------------------------------------------------------------------

# For a turn: culture, vases, war in attack and in defence, coins and points of the profit phase. For what is
# developed: the discount on every card. For the end: the points on cards.
Total = Literal["culture", "vase", "war", "defence", "coins", "points", "discount", "ends"]


class Discounts(TypedDict, total=False):
    """On cards of a colour, where there is one."""

    red: int
    green: int
    blue: int
    yellow: int


class Totals(TypedDict):
    """What the symbols of each city come to, by seat; `discounts` are what more is off cards of a colour."""

    culture: list[int]
    vase: list[int]
    war: list[int]
    defence: list[int]
    coins: list[int]
    points: list[int]
    discount: list[int]
    discounts: list[Discounts]
    ends: list[int]


class Gains(TypedDict, total=False):
    """What of the totals of a city would be more, or less."""

    culture: int
    vase: int
    war: int
    defence: int
    coins: int
    points: int
    discount: int
    discounts: Discounts
    ends: int


Category = Literal["tokens", "cards", "coins", "history"]
Score = dict[Category, int]  # what of it a move changes


class Scores(TypedDict):
    """What would count if the game were over now, by seat: all points, and where they come from."""

    points: list[int]
    tokens: list[int]
    cards: list[int]
    coins: list[int]
    history: list[int]


class Prospect(TypedDict):
    """What it would cost to develop a card, how many coins are lacking for it, and what it would add."""

    price: int
    lacks: int
    gains: Gains


class DeckState(TypedDict):
    """How many cards lie there, and how many of them can be drawn before the End card could come."""

    left: int
    safe: int


class DeckStates(TypedDict):
    red: DeckState
    green: DeckState
    blue: DeckState
    yellow: DeckState


class EndState(TypedDict):
    """How many End cards lie face up, of how many with which the game comes to its end, and does it?"""

    up: int
    of: int
    closing: bool


class TurnState(TypedDict):
    """The phase after which this turn ends as things stand, and whose turn it is then; -1: nobody's."""

    last_phase: int
    next: int


class AuctionState(TypedDict):
    """Who bids in which order, and what whoever looks may bid.

    `sure` is the bid that the seller must accept, 0 where it cannot be made.
    """

    bidders: list[int]
    least: int
    most: int
    sure: int


class Overview(TypedDict):
    """What the table comes to for whoever looks.

    `covered` tells by seat and slot on which symbol of a card a coin lies; `cards` are those that one may
    bring into one's own city.
    """

    totals: Totals
    scores: Scores
    covered: list[dict[str, int]]
    decks: DeckStates
    end: EndState
    turn: TurnState
    auction: AuctionState | None
    cards: dict[str, Prospect]


class Gift(TypedDict):
    """Coins for another player."""

    seat: int
    coins: int


class Fight(TypedDict):
    """War on both sides, that of mercenaries included, and how many of them are hired."""

    war: int
    defence: int
    mercenaries: int


class Outlook(TypedDict):
    """What the actor of a move gives, coins and tokens, and gets at once: coins, and points on tokens.

    Coins are null where it is not about them. Then what it gives to somebody else, what it changes in the
    totals of the mover's city and in the mover's points, and the strength of both sides in a war.
    """

    coins: int | None
    tokens: int
    brings: int | None
    points: int
    gift: Gift | None
    gains: Gains
    score: Score
    fight: Fight | None


# --- the box --------------------------------------------------------------------------------------------

SymbolKind = Literal[
    "culture", "discount", "colour_discount", "coins", "points", "coins_per_colour", "coins_per_building",
    "start_coins", "vase", "war", "mercenary", "end_points_per_colour", "end_points",
    "end_points_per_building",
]  # fmt: skip
Tag = Literal["building", "person", "ship"]
# When the text of a card works: in a phase of the turn or before the first, at any time of the own turn, or
# when the card comes into a city.
Moment = Literal["before", "draw", "profit", "trade", "war", "anytime", "placed"]
Uses = Literal["passive", "any", "on_place", "once_per_turn", "once_per_game"]


class RulerFacts(Sourced):
    names: list[str]
    colours: list[str]


class PieceFacts(Sourced):
    coins: int
    tokens: int


class StartFacts(Sourced):
    coins: int
    coins_step: int
    end_card_among_last: int
    opening_cards: int


class TurnFacts(Sourced):
    draws: int
    extra_card: int
    auctions: int
    developments: int
    development: int
    protection: int
    mercenary: int
    end_cards: int


class AuctionFacts(Sourced):
    must_sell: int
    premium: int
    unwanted: int


class ScoringFacts(Sourced):
    coins_per_point: int


class SetupFacts(Sourced):
    players: int
    removed: int
    cities: list[str]


class Printed(TypedDict):
    """A printed symbol; a War symbol may count for whoever is attacked only."""

    kind: SymbolKind
    value: NotRequired[int]
    colour: NotRequired[Colour]
    ring: NotRequired[bool]
    defence_only: NotRequired[bool]
    source: Source


class CardFacts(Sourced):
    """A card, with the rule to read about it and when its text works; these the file does not tell."""

    id: str
    name: str
    colour: Colour
    copies: int
    tags: list[Tag]
    symbols: list[Printed]
    effect: NotRequired[str]  # a row of `effects`
    uses: NotRequired[Uses]
    tokens: NotRequired[int]
    coins: NotRequired[int]
    gift: NotRequired[int]
    deck: NotRequired[Colour]
    looks: NotRequired[int]
    trades: NotRequired[int]
    note: NotRequired[str]
    rule: NotRequired[str]
    moment: NotRequired[Moment]


class SideFacts(Sourced):
    """One side of a city board."""

    city: str
    name: str
    side: Literal["A", "B"]
    symbols: list[Printed]


class Facts(TypedDict):
    schema: Literal[1]
    rulers: RulerFacts
    pieces: PieceFacts
    start: StartFacts
    turn: TurnFacts
    auction: AuctionFacts
    scoring: ScoringFacts
    setup: list[SetupFacts]
    card: list[CardFacts]
    city_side: list[SideFacts]
