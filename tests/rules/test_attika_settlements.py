"""Chapter 4: settlements, and what a new one costs (A-23 to A-26)."""

from __future__ import annotations

from typing import Any

from tests.rules.attika_table import (
    hand_of,
    in_sight,
    play,
    price,
    refused,
    settlements,
    table,
    ways_to_pay,
)

TWO_TILES = ["1 @ 0,0", "11 @ 2,1 turned 3"]


# --- what a settlement is ---


def test_A23_buildings_that_hang_together_are_one_settlement() -> None:
    """The ends of a chain do not touch, but one can walk from each to the other."""
    state = table(buildings={"-1,0": "well", "0,-1": "road", "1,-1": "oracle", "1,0": "mill"})
    assert settlements(state) == 1


def test_A23_a_single_building_is_a_settlement_too() -> None:
    state = table(buildings={"-1,0": "well", "1,-1": "oracle"})
    assert settlements(state) == 2


def test_A23_buildings_of_others_link_nothing() -> None:
    state = table(
        buildings={"-1,0": "well", "1,-1": "oracle"}, others=[{"buildings": {"0,-1": "road", "0,0": "mill"}}]
    )
    assert settlements(state, 0) == 2
    assert settlements(state, 1) == 1


def test_A23_settlements_reach_across_the_border_of_two_tiles() -> None:
    state = table(buildings={"1,0": "well", "1,1": "oracle", "2,1": "road"}, tiles=TWO_TILES)
    assert settlements(state) == 1


# --- a new settlement costs cards ---


def test_example_12_A24_a_third_settlement_costs_two_cards_more() -> None:
    """Thebes has two settlements and founds a third with a road on bare ground: 5 + 2 = 7 of any kind."""
    state = table(
        stored=["road"],
        buildings={"-1,0": "well", "1,-1": "ship"},
        others=[{"buildings": {"2,1": "mill"}}],
        tiles=TWO_TILES,
    )
    assert settlements(state) == 2
    assert in_sight(state, "3,0") == ""
    assert price(state, "road @ 3,0") == "7 any"


def test_example_13_A24_the_fee_comes_on_top_of_what_landscape_leaves() -> None:
    """The road of example 8, which sees four symbols, as a third settlement: 1 + 2 = 3 cards of any kind."""
    state = table(
        stored=["road"], buildings={"-1,0": "well", "3,1": "ship"}, tiles=["4 @ 0,0", "10 @ 2,1 turned 2"]
    )
    assert settlements(state) == 2
    assert in_sight(state, "1,0") == "WWMM"
    assert price(state, "road @ 1,0") == "3 any"


def test_example_14_A24_the_first_building_owes_nothing_extra() -> None:
    """The first building of the game: no fee."""
    state = table(stored=["tower"], others=[{"buildings": {"0,0": "well"}}])
    assert price(state, "tower @ -1,1") == "2 hill, mountain"


# The middle of tile 6 shows water; a forest and a hill touch it.
CAPITAL_AND_ROAD: dict[str, Any] = {
    "stored": ["capital"],
    "buildings": {"3,1": "road"},
    "tiles": ["6 @ 0,0", "11 @ 2,1"],
}


def test_example_15_A24_any_card_pays_the_fee() -> None:
    """Capital; site W, neighbours F, H; one settlement, not touching; hand M, W: M and one any; pays both."""
    state = table(hand="MW", **CAPITAL_AND_ROAD)
    assert in_sight(state, "0,0") == "WFH"
    assert price(state, "capital @ 0,0") == "mountain, 1 any"
    assert ways_to_pay(state, "capital @ 0,0") == ["water, mountain"]


def test_example_16_A24_two_cards_for_the_mountain_leave_none_for_the_fee() -> None:
    """The same with hand W, W: illegal, for three cards are needed."""
    state = table(hand="WW", **CAPITAL_AND_ROAD)
    assert refused(state, "capital @ 0,0") == "A-18"
    assert ways_to_pay(table(hand="WWW", **CAPITAL_AND_ROAD), "capital @ 0,0") == ["3 water"]


def test_A24_the_tavern_of_the_rules_page() -> None:
    """Three settlements; a tavern (WF) on a forest away from them, no water around: W and three any."""
    state = table(
        hand="WHHH",
        stored=["tavern"],
        buildings={"-1,0": "well", "1,-1": "ship", "3,1": "road"},
        tiles=["15 @ 0,0", "11 @ 2,1 turned 3"],
    )
    assert settlements(state) == 3
    assert in_sight(state, "1,1") == "FFF"
    assert price(state, "tavern @ 1,1") == "water, 3 any"
    play(state, "tavern @ 1,1")
    assert hand_of(state) == ""


def test_A24_landscape_does_not_lower_the_fee() -> None:
    """Water in plenty for the well (WW), but the fee for the second settlement stays."""
    state = table(stored=["well"], buildings={"3,1": "road"}, tiles=["1 @ 0,0", "11 @ 2,1"])
    assert in_sight(state, "0,0") == "WWW"
    assert price(state, "well @ 0,0") == "1 any"


def test_A24_touching_any_own_building_saves_the_fee() -> None:
    state = table(stored=["tower"], buildings={"0,0": "well"})
    assert price(state, "tower @ -1,1") == "2 hill, mountain"


def test_A24_touching_a_foreign_building_does_not() -> None:
    state = table(
        stored=["tower"],
        buildings={"3,1": "road"},
        others=[{"buildings": {"0,0": "well"}}],
        tiles=["11 @ 0,0", "12 @ 2,1"],
    )
    assert price(state, "tower @ -1,1") == "2 hill, mountain, 1 any"


def test_A24_a_fee_that_cannot_be_paid_is_what_forbids_the_building() -> None:
    """The well is paid by the landscape; only the card for the second settlement is lacking."""
    state = table(stored=["well"], buildings={"3,1": "road"}, tiles=["1 @ 0,0", "11 @ 2,1"])
    assert refused(state, "well @ 0,0") == "A-24"


# --- joining ---


def test_example_17_A25_a_building_that_touches_two_settlements_joins_them() -> None:
    """Three settlements; a building touches two of them: no fee; now two; the next founding costs two."""
    state = table(
        hand="WWHHMMMM",
        stored=["oracle", "silver_mine"],
        buildings={"-1,0": "well", "1,-1": "ship", "3,1": "road"},
        tiles=["11 @ 0,0", "12 @ 2,1"],
    )
    assert settlements(state) == 3
    assert in_sight(state, "0,-1") == "FF"
    assert price(state, "oracle @ 0,-1") == "hill"
    play(state, "oracle @ 0,-1 paying hill")
    assert settlements(state) == 2
    assert price(state, "silver mine @ 1,2") == "3 mountain, 2 any"


def test_A25_nothing_is_paid_back() -> None:
    state = table(hand="H", stored=["oracle"], buildings={"-1,0": "well", "1,-1": "ship"})
    play(state, "oracle @ 0,-1")
    assert settlements(state) == 1
    assert hand_of(state) == ""


def test_A25_one_building_can_join_three() -> None:
    state = table(hand="H", stored=["oracle"], buildings={"-1,0": "well", "1,-1": "ship", "0,1": "road"})
    assert settlements(state) == 3
    play(state, "oracle @ 0,0")
    assert settlements(state) == 1


def test_A25_a_ring_closed_by_a_building_is_still_one_settlement() -> None:
    """The oracle touches the same settlement on both sides."""
    ring = {"1,0": "well", "1,-1": "grain_field", "-1,0": "ship", "-1,1": "mill", "0,1": "village"}
    state = table(hand="H", stored=["oracle"], buildings=ring)
    assert settlements(state) == 1
    play(state, "oracle @ 0,-1")
    assert settlements(state) == 1


# --- temples join nothing ---


def test_example_18_A26_a_temple_joins_nothing() -> None:
    """Two own buildings touch one temple but not each other: two settlements."""
    state = table(buildings={"1,0": "ship", "3,-1": "ship"}, tiles=["1 @ 0,0", "11 @ 4,-2"], temples=["2,-1"])
    assert settlements(state) == 2
