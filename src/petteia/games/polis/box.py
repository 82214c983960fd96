"""What is in the box of Polis, as compact tables that all clones of a game share.

The facts come from `components.toml` beside this file, or from an owner's corrected copy of it, once
`inspection` has found that a game can be played with them.

Everything that symbols do is a sum over the cards of a city. So the symbols of a card, of a city board or of
a whole city are four bundles (see core/numbers.py), and a card that comes or goes adds or takes away its own:

    shown       Culture, Vases, War, War in defence only, coins and points a turn, points at the end
    discounts   by colour, those on any colour included; and mercenaries
    yields      coins a turn for each card of a colour, or for each building
    prizes      points at the end for each card of a colour, or for each building

What they are multiplied with is a fifth one, the `counts` of cards by colour and by tag.
"""

from __future__ import annotations

from os.path import dirname, join
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from petteia.core.components import Shelf
from petteia.core.numbers import BIT, amount, unit
from petteia.games.polis.effects import UNUSED, Effect, number_of, text_of
from petteia.games.polis.inspection import COLOURS, problems_with

__all__ = ["COLOURS", "Box", "Setup", "load_box"]

# Numbers of kinds. Those of designs of card come first, in the order of the file.
UNKNOWN: Final = 56  # + colour: a card of which no more than its back is known
END: Final = 60  # the End card of a deck
NO_KIND: Final = -1

# The bytes of `shown`.
CULTURE: Final = 0
VASE: Final = 1
WAR: Final = 2
DEFENCE: Final = 3
COINS: Final = 4
POINTS: Final = 5
END_POINTS: Final = 6
# The bytes of the other bundles: first the four colours, then these.
MERCENARY: Final = 4  # of `discounts`
BUILDING: Final = 4  # of `yields`, `prizes` and `counts`
PERSON: Final = 5  # of `counts`
SHIP: Final = 6


class Setup:
    """What is different for each number of players."""

    removed: i64  # cards that leave each deck unseen
    sides: vec[i64]  # the city boards of a first game, side A

    def __init__(self, facts: dict[str, Any], side_ids: list[str]) -> None:
        self.removed = facts["removed"]
        self.sides = vec[i64]([side_ids.index(f"{city} A") for city in facts["cities"]])


class Box:
    """The tables. Kinds of card and sides of city boards are numbers in the order of the file; sides 2n and
    2n + 1 are those of one board."""

    def __init__(self, data: dict[str, Any], digest: str) -> None:
        self.data: dict[str, Any] = data
        self.digest: str = digest

        # --- cards ---
        cards: list[dict[str, Any]] = data["card"]
        self.kind_ids: list[str] = [card["id"] for card in cards]
        self.kinds: i64 = len(cards)
        self.copies = vec[i64]([card["copies"] for card in cards])
        # The colour of every number of a kind, UNKNOWN ones included.
        self.colours = vec[i64](colours_of(cards))
        self.symbols: list[list[dict[str, Any]]] = [card["symbols"] for card in cards]
        self.shown = vec[i64]([sum([shown(symbol) for symbol in card["symbols"]]) for card in cards])
        self.discounts = vec[i64]([sum([discount(symbol) for symbol in card["symbols"]]) for card in cards])
        self.yields = vec[i64]([sum([yielded(symbol) for symbol in card["symbols"]]) for card in cards])
        self.prizes = vec[i64]([sum([prize(symbol) for symbol in card["symbols"]]) for card in cards])
        self.counts = vec[i64]([counted(card) for card in cards])
        # For each kind the set of its ringed symbols, and what each symbol does alone.
        self.rings = vec[i64]([rings_of(card) for card in cards])
        self.symbol_shown = vec[vec[i64]]([each(card, shown) for card in cards])
        self.symbol_discounts = vec[vec[i64]]([each(card, discount) for card in cards])
        self.symbol_yields = vec[vec[i64]]([each(card, yielded) for card in cards])
        self.symbol_prizes = vec[vec[i64]]([each(card, prize) for card in cards])
        # What the text of each kind does: its row of effects.py, and of that what the rules often ask.
        self.texts: list[Effect] = [text_of(card) for card in cards]
        self.effects = vec[i64]([number_of(text.name) for text in self.texts])
        self.hows = vec[i64]([text.how for text in self.texts])
        self.needs = vec[i64]([text.needs for text in self.texts])
        self.worths = vec[float]([text.worth for text in self.texts])
        self.worths_a_turn = vec[float]([text.worth_a_turn for text in self.texts])
        self.worths_of_culture = vec[float]([text.worth_of_culture for text in self.texts])
        self.activated: i64 = sum(  # the set of effects that are used in the profit phase
            {int(BIT[number_of(text.name)]) for text in self.texts if text.how != UNUSED}
        )
        # The sets of kinds whose text works when they are placed, and of those that work once a game.
        self.when_placed: i64 = sum(
            [int(BIT[i]) for i, text in enumerate(self.texts) if text.moment == "placed"]
        )
        self.once_a_game: i64 = sum(
            [int(BIT[i]) for i, card in enumerate(cards) if card.get("uses") == "once_per_game"]
        )
        self.tokens = vec[i64]([card.get("tokens", 0) for card in cards])  # the price of a text
        self.coins = vec[i64]([card.get("coins", 0) for card in cards])
        self.gifts = vec[i64]([card.get("gift", 0) for card in cards])
        self.decks = vec[i64]([COLOURS.index(card.get("deck", COLOURS[0])) for card in cards])
        self.looks = vec[i64]([card.get("looks", 0) for card in cards])
        self.trades: i64 = largest(cards, "trades")

        # --- city boards ---
        sides: list[dict[str, Any]] = data["city_side"]
        self.side_ids: list[str] = [f"{side['city']} {side['side']}" for side in sides]
        self.sides: i64 = len(sides)
        self.side_shown = vec[i64]([sum([shown(symbol) for symbol in side["symbols"]]) for side in sides])
        self.side_discounts = vec[i64](
            [sum([discount(symbol) for symbol in side["symbols"]]) for side in sides]
        )
        self.side_yields = vec[i64]([sum([yielded(symbol) for symbol in side["symbols"]]) for side in sides])
        self.side_coins = vec[i64](
            [sum([s["value"] for s in side["symbols"] if s["kind"] == "start_coins"]) for side in sides]
        )
        self.setups: dict[int, Setup] = {
            setup["players"]: Setup(setup, self.side_ids) for setup in data["setup"]
        }

        # --- numbers of the rules ---
        self.all_coins: i64 = data["pieces"]["coins"]
        self.all_tokens: i64 = data["pieces"]["tokens"]
        start: dict[str, Any] = data["start"]
        self.start_coins: i64 = start["coins"]
        self.start_step: i64 = start["coins_step"]
        self.end_card_among: i64 = start["end_card_among_last"]
        self.opening_cards: i64 = start["opening_cards"]
        turn: dict[str, Any] = data["turn"]
        self.draws: i64 = turn["draws"]
        self.extra_card: i64 = turn["extra_card"]
        self.auctions: i64 = turn["auctions"]
        self.developments: i64 = turn["developments"]
        self.development: i64 = turn["development"]
        self.protection: i64 = turn["protection"]
        self.mercenary: i64 = turn["mercenary"]
        self.end_cards: i64 = turn["end_cards"]
        self.must_sell: i64 = data["auction"]["must_sell"]
        self.premium: i64 = data["auction"]["premium"]
        self.unwanted: i64 = data["auction"]["unwanted"]
        self.coins_per_point: i64 = data["scoring"]["coins_per_point"]

    def kind_named(self, name: str) -> int:
        """The kind of that id, or NO_KIND."""
        return self.kind_ids.index(name) if name in self.kind_ids else NO_KIND


# --- what a symbol adds to each bundle ------------------------------------------------------------


def shown(symbol: dict[str, Any]) -> int:
    kind = symbol["kind"]
    if kind == "war":
        return int(unit(DEFENCE if symbol.get("defence_only") else WAR))
    single = {"culture": CULTURE, "vase": VASE}
    valued = {"coins": COINS, "points": POINTS, "end_points": END_POINTS}
    if kind in single:
        return int(unit(single[kind]))
    return value_of(symbol) * int(unit(valued[kind])) if kind in valued else 0


def value_of(symbol: dict[str, Any]) -> int:
    return int(symbol.get("value", 1))


def discount(symbol: dict[str, Any]) -> int:
    kind = symbol["kind"]
    if kind == "mercenary":
        return int(unit(MERCENARY))
    if kind == "colour_discount":
        return value_of(symbol) * int(unit(COLOURS.index(symbol["colour"])))
    if kind == "discount":
        return sum([value_of(symbol) * int(unit(colour)) for colour in range(len(COLOURS))])
    return 0


def yielded(symbol: dict[str, Any]) -> int:
    return per_card(symbol, "coins")


def prize(symbol: dict[str, Any]) -> int:
    return per_card(symbol, "end_points")


def per_card(symbol: dict[str, Any], what: str) -> int:
    if symbol["kind"] == f"{what}_per_colour":
        return int(unit(COLOURS.index(symbol["colour"])))
    return int(unit(BUILDING)) if symbol["kind"] == f"{what}_per_building" else 0


def counted(card: dict[str, Any]) -> int:
    tags = {"building": BUILDING, "person": PERSON, "ship": SHIP}
    return int(unit(COLOURS.index(card["colour"]))) + sum([int(unit(tags[tag])) for tag in card["tags"]])


def each(card: dict[str, Any], bundle: Any) -> vec[i64]:
    return vec[i64]([bundle(symbol) for symbol in card["symbols"]])


def rings_of(card: dict[str, Any]) -> int:
    return sum([int(BIT[i]) for i, symbol in enumerate(card["symbols"]) if symbol.get("ring")])


def colours_of(cards: list[dict[str, Any]]) -> list[int]:
    known = [COLOURS.index(card["colour"]) for card in cards]
    return known + [0] * (UNKNOWN - len(known)) + list(range(len(COLOURS)))


def largest(cards: list[dict[str, Any]], fact: str) -> int:
    return max([int(card.get(fact, 0)) for card in cards])


def times(bundle: i64, counts: i64) -> i64:
    """What `yields` or `prizes` come to for the cards counted."""
    found: i64 = 0
    for number in range(i64(BUILDING + 1)):
        found += amount(bundle, number) * amount(counts, number)
    return found


# --- loading --------------------------------------------------------------------------------------


def default_components() -> str:
    # importlib.resources would take a third of the time that a first position takes.
    with open(join(dirname(__file__), "components.toml"), encoding="utf-8") as file:
        return file.read()


_SHELF: Final[Shelf[Box]] = Shelf(default_components, problems_with, Box)


def load_box(text: str | None = None) -> Box:
    """The Box of a components file's text, our own without one; raises BadComponents."""
    return _SHELF.box(text)
