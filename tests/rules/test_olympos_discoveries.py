"""Chapter 5: what each discovery does (O-58 to O-73)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.olympos.box import default_components
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import (
    awaited,
    deck,
    legal_moves,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    table,
    time,
)
from tests.rules.test_olympos_development import having, starry

AHEAD = [{"space": 40}] * 3


def points(state: Olympos, seat: int = 0) -> int:
    return state.scores()[seat]


def worth(discovery: str, **said: Any) -> int:
    """What a discovery adds at the end, beyond the 2 points that each of them has."""
    known = said.pop("discoveries", [])
    without = table(discoveries=known, **said)
    return points(table(discoveries=[*known, discovery], **said)) - points(without) - 2


def test_O58_medicine_makes_new_settlers_cheaper() -> None:
    state = table(discoveries=["medicine"], settlers={"boeotia": [0]})
    assert time(state, "new settler from boeotia to corinthia") == 1 + 1
    assert time(state, "settler from boeotia to corinthia") == 1


def test_O59_cavalry_brings_two_hourglasses_at_once() -> None:
    """They pay for part of the discovery itself."""
    state = play(having(grain=1, stone=1), "discover cavalry bonus settler")
    assert (space(state), seen(state)["hourglasses"]) == (7 - 2, 0)


def test_O59_with_cavalry_an_unbroken_journey_over_land_costs_1() -> None:
    state = table(discoveries=["cavalry"], settlers={"illyria": [0]})
    for name in ("pelagonia", "macedonia", "boeotia", "messenia"):
        assert time(state, f"settler from illyria to {name}") == 1


def test_O59_a_sea_space_breaks_the_journey() -> None:
    state = table(discoveries=["cavalry"], settlers={"naxos": [0]})
    assert time(state, "settler from naxos to macedonia") == 2 + 1
    assert time(state, "settler from naxos to lydia") == 2 + 1


def test_O60_the_oracle_shows_three_cards_and_one_is_kept() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia")
    assert awaited(state) == ("keep", 0)
    assert offers(state, "keep") == ["cube gold", "star", "zeus"]
    play(state, "keep star")
    assert seen(state)["hand"] == ["star"]
    assert GAME.position(state)["discards"] == ["cube_gold", "zeus"]


def test_O60_with_fewer_cards_left_it_shows_fewer() -> None:
    hand = deck("star", "zeus")[2:]
    state = table(
        space=11,
        discoveries=["oracle"],
        deck=["star", "zeus"],
        others=[{"space": 40, "hand": hand}, *AHEAD[1:]],
    )
    play(state, "new settler from north to macedonia")
    assert offers(state, "keep") == ["star", "zeus"]


@pytest.mark.parametrize(
    ("discoveries", "price"),
    [([], 2), (["astronomy"], 1), (["map_making"], 1), (["astronomy", "map_making"], 0)],
)
def test_O61_the_sea_becomes_cheaper(discoveries: list[str], price: int) -> None:
    state = table(discoveries=discoveries, settlers={"naxos": [0]})
    assert time(state, "settler from naxos to rhodes") == price + 1


@pytest.mark.parametrize(
    ("discoveries", "swords"),
    [
        (["metallurgy"], 1),
        (["hoplite"], 1),
        (["phalanx"], 1),
        (["strategy"], 2),
        (["metallurgy", "hoplite"], 2),
    ],
)
def test_O62_swords(discoveries: list[str], swords: int) -> None:
    """Against one sword: fewer cost 3, as many 2, more 1."""
    others: list[dict[str, Any]] = [{"discoveries": ["hoplite"]}, {}, {}]
    state = table(discoveries=discoveries, settlers={"macedonia": [1]}, others=others)
    assert time(state, "new settler from north to macedonia") == 3 + {1: 2, 2: 1}[swords]


def test_O62_phalanx_brings_a_destiny_card() -> None:
    state = play(having(stone=2, grain=1), "discover phalanx bonus prestige")
    assert len(seen(state)["hand"]) == 1


def test_O62_and_the_oracle_helps_to_choose_it() -> None:
    state = play(
        having(stone=2, grain=1, discoveries=["oracle"], deck=deck("star", "zeus", "cube_gold")),
        "discover phalanx",
    )
    assert awaited(state) == ("keep", 0)
    play(state, "keep zeus", "bonus prestige")
    assert seen(state)["hand"] == ["zeus"]


@pytest.mark.parametrize(
    ("mine", "theirs", "who"),
    [
        (["religion"], [], [0]),
        (["polytheism"], ["religion"], [0, 1]),
        (["hellenism"], ["religion"], [0, 1]),
        (["art"], ["religion"], [0]),
        (["religion", "polytheism", "hellenism"], ["art"], [0]),
    ],
)
def test_O63_zeus_symbols(mine: list[str], theirs: list[str], who: list[int]) -> None:
    """Hecate gives a settler to whoever has the most symbols."""
    gods = [{"card": "hecate"}, *[{}] * 8]
    others: list[dict[str, Any]] = [{"space": 11, "discoveries": theirs}, {"space": 11}, {"space": 11}]
    state = table(space=11, discoveries=mine, others=others, gods=gods)
    play(state, "new settler from north to macedonia", "done", "done")
    assert [seat for seat in range(4) if seen(state, seat)["stock"] - 4 + (seat == 0) == 1] == who


def test_O63_hellenism_brings_a_destiny_card() -> None:
    state = play(having(gold=2, stone=1), "discover hellenism bonus prestige")
    assert len(seen(state)["hand"]) == 1


def test_O64_democracy_wins_ties_in_fights() -> None:
    state = table(discoveries=["democracy"], settlers={"macedonia": [1], "thrace": [0]})
    assert time(state, "settler from thrace to macedonia") == 1 + 1
    others: list[dict[str, Any]] = [{"discoveries": ["democracy"]}, {}, {}]
    state = table(settlers={"macedonia": [1], "thrace": [0]}, others=others)
    assert time(state, "settler from thrace to macedonia") == 1 + 3


def test_O64_and_against_a_tribe() -> None:
    state = table(discoveries=["democracy"], settlers={"boeotia": [0]})
    assert time(state, "settler from boeotia to attica") == 1 + 1


def test_O64_but_it_is_no_sword() -> None:
    others: list[dict[str, Any]] = [{"discoveries": ["hoplite"]}, {}, {}]
    state = table(discoveries=["democracy"], settlers={"macedonia": [1]}, others=others)
    assert time(state, "new settler from north to macedonia") == 3 + 3


def test_O65_trade_brings_two_cubes_of_choice() -> None:
    state = play(having(grain=2, wood=1), "discover commerce")
    assert awaited(state) == ("take", 0)
    assert offers(state, "take") == ["grain", "wood", "stone", "gold"]
    play(state, "take gold", "take gold", "bonus prestige")
    assert seen(state)["cubes"] == {"gold": 2}


def test_O65_both_in_one_breath() -> None:
    state = play(having(grain=2, wood=1), "discover commerce taking gold taking wood bonus prestige")
    assert seen(state)["cubes"] == {"wood": 1, "gold": 1}


def test_O66_surgery_brings_two_settlers() -> None:
    state = having(grain=2, wood=2)
    before = seen(state)["stock"]
    play(state, "discover surgery bonus prestige")
    assert seen(state)["stock"] == before + 2


def test_O67_architecture() -> None:
    assert refused(starry(3), "build lion gate") == "O-55"
    assert time(starry(3, discoveries=["architecture"]), "build lion gate") == 5


@pytest.mark.parametrize(
    ("tile", "discovery", "price"),
    [
        ("agriculture grain", "surgery", 5),
        ("agriculture wood", "surgery", 5),
        ("money stone", "surgery", 7),
        ("money stone", "architecture", 5),
        ("money gold", "architecture", 5),
        ("agriculture grain", "strategy", 7),
        ("agriculture grain", "philosophy", 7),
    ],
)
def test_O68_money_and_agriculture(tile: str, discovery: str, price: int) -> None:
    """Prices that name the resource on the tile are 2 cheaper; grey groups name nothing."""
    name, face = tile.split()
    state = having(grain=3, wood=3, stone=3, gold=3, discoveries=[{"discovery": name, "face": face}])
    assert time(state, f"discover {discovery}") == price


def test_O68_a_discovery_never_costs_less_than_nothing() -> None:
    """In an owner's box the tiles may save more than our two points."""
    components = default_components().replace("resource_discount = 2", "resource_discount = 9")
    state = having(
        grain=2, wood=2, discoveries=[{"discovery": "agriculture", "face": "grain"}], components=components
    )
    assert time(state, "discover surgery") == 0


def test_O68_the_first_buyer_chooses_the_tile() -> None:
    state = play(having(gold=2, grain=1), "discover money")
    assert legal_moves(state) == ["tile stone", "tile gold"]


def test_O69_poetry_and_philosophy() -> None:
    assert (worth("poetry"), worth("philosophy")) == (3, 5)


def test_O70_science_counts_itself_too() -> None:
    assert worth("science") == 1
    assert worth("science", discoveries=["religion", "medicine"]) == 3


def test_O71_city_counts_settlers_covered_ones_too() -> None:
    assert worth("city", settlers={"macedonia": [0], "attica": [0, 1], "elis": [0, 1, 0]}) == 4


def test_O72_absolutism_counts_swords_on_tiles() -> None:
    assert worth("absolutism", discoveries=["strategy", "hoplite"]) == 6
    assert worth("absolutism", discoveries=["hoplite"], ares=2) == 2


def test_O73_engineering_counts_star_tokens() -> None:
    assert worth("engineering", settlers=settled("attica", "elis", "macedonia")) == 6
    assert worth("engineering", discoveries=["architecture"], athena=1, hand=["star"]) == 0
    assert "lion gate" in offers(starry(3, discoveries=["engineering"]), "build")
