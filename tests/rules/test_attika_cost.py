"""Chapter 3: where one may build, what it costs, and how it is paid (A-16 to A-22).

Each tile has a space in the middle and six round it: east, north-east, north-west, west, south-west and
south-east. On tile 16, at 0,0, the middle and the west (-1,0) show mountains, the east (1,0) a forest.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, product

import pytest

from petteia.core.numbers import unit
from petteia.games.attika.box import LETTERS, load_box
from petteia.games.attika.building import Price, payments
from petteia.games.attika.game import GAME
from petteia.games.attika.moves import write_letters
from tests.rules.attika_page import rows_below
from tests.rules.attika_table import (
    around,
    built,
    discards,
    hand_of,
    in_sight,
    play,
    price,
    refused,
    sites,
    spaces,
    stored,
    table,
    ways_to_pay,
    whole_set,
)

MOUNTAINS = ["16 @ 0,0"]

# On tile 11 only the middle, the east and the north-west show a landscape, all of them forest. When a
# building covers the middle, nothing is in sight from the south-west (-1,1).
FORESTS = ["11 @ 0,0"]
BARE = "-1,1"


# --- where one may build ---


def test_A16_on_any_empty_space_with_a_landscape_or_without() -> None:
    state = table(hand="WW", stored=["well"], tiles=FORESTS)
    assert sorted(sites(state, "well")) == sorted(spaces("0,0"))


def test_A16_near_ones_other_buildings_or_far_from_them() -> None:
    state = table(hand="WWW", stored=["well"], buildings={"-1,0": "road"}, tiles=["11 @ 0,0", "12 @ 2,1"])
    assert {"0,0", "-1,1", "3,1", "2,2"} <= set(sites(state, "well"))


def test_A16_not_on_a_temple() -> None:
    assert refused(table(hand="WW", stored=["well"], temples=["-2,1"]), "well @ -2,1") == "A-16"


@pytest.mark.parametrize("owner", ["own", "foreign"])
def test_A16_not_where_a_building_stands(owner: str) -> None:
    there = {"0,0": "oracle"}
    mine, theirs = (there, {}) if owner == "own" else ({}, there)
    state = table(hand="WW", stored=["well"], buildings=mine, others=[{"buildings": theirs}])
    assert refused(state, "well @ 0,0") == "A-16"


def test_A16_not_in_a_gap_of_the_map() -> None:
    """Three tiles round 2,-1, which none of them covers."""
    state = table(hand="WW", stored=["well"], tiles=["11 @ 0,0", "12 @ 3,-3", "13 @ 4,-1"])
    assert "2,-1" not in spaces("0,0", "3,-3", "4,-1")
    assert refused(state, "well @ 2,-1") == "A-16"


# --- landscape lowers the cost ---


def test_example_01_A17_landscape_in_sight_lowers_the_cost() -> None:
    """Fortress (HMMM); site M, neighbour M; hand H, M: one hill and one mountain are left; H, M are paid."""
    state = table(hand="HM", stored=["fortress"], tiles=MOUNTAINS)
    assert in_sight(state, "0,0") == "FMM"
    assert price(state, "fortress @ 0,0") == "hill, mountain"
    assert ways_to_pay(state, "fortress @ 0,0") == ["hill, mountain"]


def test_example_05_A17_a_built_neighbour_gives_nothing() -> None:
    """As example 1, but that neighbour is built on: one hill and two mountains are left."""
    state = table(stored=["fortress"], tiles=MOUNTAINS, others=[{"buildings": {"-1,0": "well"}}])
    assert price(state, "fortress @ 0,0") == "hill, 2 mountain"


def test_A17_nor_does_a_neighbour_with_a_building_of_ones_own() -> None:
    state = table(stored=["fortress"], tiles=MOUNTAINS, buildings={"-1,0": "well"})
    assert price(state, "fortress @ 0,0") == "hill, 2 mountain"


def test_example_06_A17_site_and_neighbour() -> None:
    """Tower (HHM); site H, neighbour M: one hill is left."""
    state = table(stored=["tower"], tiles=["19 @ 0,0"])
    assert in_sight(state, "0,-1") == "HM"
    assert price(state, "tower @ 0,-1") == "hill"


def test_example_07_A17_surplus_symbols_are_lost() -> None:
    """Oracle (FH); site F, neighbours F, F; hand F, F, F: one hill is left, which two forest cards pay."""
    state = table(hand="FFF", stored=["oracle"], tiles=FORESTS)
    assert in_sight(state, "0,0") == "FFF"
    assert price(state, "oracle @ 0,0") == "hill"
    assert ways_to_pay(state, "oracle @ 0,0") == ["2 forest"]


def test_A17_the_mill_of_the_rules_page() -> None:
    """A mill (WFM); the site shows forest, empty neighbours water and forest: one mountain is left."""
    state = table(stored=["mill"], tiles=["11 @ 0,0", "1 @ 2,1"])
    assert in_sight(state, "1,0") == "WFF"
    assert price(state, "mill @ 1,0") == "mountain"


def test_A17_neighbours_count_across_the_border_of_two_tiles() -> None:
    """From 1,0 on tile 4 one sees 2,0 and 1,1 on the tile beside it."""
    state = table(stored=["theatre"], tiles=["4 @ 0,0", "10 @ 2,1 turned 2"])
    assert in_sight(state, "1,0") == "WWMM"
    assert price(state, "theatre @ 1,0") == "nothing"


def test_A17_a_symbol_is_not_used_up() -> None:
    """The mountain in the west helps the statue (FM) beside it, and the next building just as well."""
    state = table(hand="FFFF", stored=["statue", "gymnasium"], tiles=["16 @ 0,0"], buildings={"0,0": "well"})
    assert in_sight(state, "-1,1") == in_sight(state, "0,-1") == "M"
    assert price(state, "statue @ -1,1") == "forest"
    play(state, "statue @ -1,1 paying forest")
    assert price(state, "gymnasium @ 0,-1") == "hill"


def test_A17_temples_and_gaps_give_nothing() -> None:
    """A capital (WFHM) in the east, beside a temple and the end of the map: F and M are all it sees."""
    state = table(stored=["capital"], tiles=MOUNTAINS, temples=["2,-1", "-2,1"])
    assert in_sight(state, "1,0") == "FM"
    assert price(state, "capital @ 1,0") == "water, hill"


def test_A17_all_that_can_be_deducted_is_deducted() -> None:
    """A hill and a mountain are left, and nobody may pay more, not even to get rid of cards."""
    state = table(hand="HMMM", stored=["fortress"], tiles=MOUNTAINS)
    assert ways_to_pay(state, "fortress @ 0,0") == ["3 mountain", "hill, mountain"]


# --- paying ---


def test_A18_cards_paid_go_to_the_discards() -> None:
    state = table(hand="HMW", stored=["fortress"], tiles=MOUNTAINS)
    play(state, "fortress @ 0,0 paying hill, mountain")
    assert hand_of(state) == "W"
    assert discards(state) == "HM"


def test_A18_one_chooses_among_the_ways_to_pay() -> None:
    """The hill is covered by two forests or by a hill; the choice is made before anything is placed."""
    state = table(hand="FFH", stored=["oracle"], tiles=FORESTS)
    play(state, "oracle @ 0,0")
    assert built(state) == {}
    assert refused(state, "end") == "A-18"
    play(state, "pay 2 forest")
    assert built(state) == {"0,0": "oracle"}
    assert hand_of(state) == "H"


def test_A18_where_there_is_one_way_only_nothing_is_asked() -> None:
    state = play(table(hand="H", stored=["oracle"], tiles=FORESTS), "oracle @ 0,0")
    assert built(state) == {"0,0": "oracle"}
    assert hand_of(state) == ""


def test_A18_no_payment_has_a_card_too_many() -> None:
    """Whatever is owed and held: offered is just what pays, and of which no card can be spared."""
    state = table()
    hands = ["", "W", "FF", "WFHM", "WWFF", "WWWWHH", "WFFFFFF", "WWFFHHMM"]
    needs = [letters for size in range(4) for letters in combinations_with_replacement("WFH", size)]
    for need, any_kind, hand in product(needs, range(3), hands):
        asked = Price(sum(int(unit(LETTERS.index(letter))) for letter in need), 0, any_kind)
        held = sum(int(unit(LETTERS.index(letter))) for letter in hand)
        offered = {write_letters(int(way)) for way in payments(state, held, asked)}
        parts = {"".join(part) for size in range(len(hand) + 1) for part in combinations(hand, size)}
        exact = {
            part
            for part in parts
            if pays(part, need, any_kind) and not any_can_be_spared(part, need, any_kind)
        }
        assert offered == exact, (need, any_kind, hand)


def pays(cards: str, need: tuple[str, ...], any_kind: int) -> bool:
    """Can these cards be dealt out over what is owed: the right card or any two for each symbol?"""
    if not need:
        return len(cards) >= any_kind
    first, rest = need[0], need[1:]
    if first in cards and pays(cards.replace(first, "", 1), rest, any_kind):
        return True
    pairs = combinations(range(len(cards)), 2)
    return any(
        pays("".join(card for number, card in enumerate(cards) if number not in pair), rest, any_kind)
        for pair in pairs
    )


def any_can_be_spared(cards: str, need: tuple[str, ...], any_kind: int) -> bool:
    return any(pays(cards[:number] + cards[number + 1 :], need, any_kind) for number in range(len(cards)))


def test_example_02_A19_two_cards_for_one() -> None:
    """As example 1 with hand H, F, W: legal, pays all three; forest and water stand for the mountain."""
    state = table(hand="HFW", stored=["fortress"], tiles=MOUNTAINS)
    assert ways_to_pay(state, "fortress @ 0,0") == ["water, forest, hill"]


def test_example_03_A19_too_few_cards() -> None:
    """As example 1 with hand H, F: illegal."""
    state = table(hand="HF", stored=["fortress"], tiles=MOUNTAINS)
    assert refused(state, "fortress @ 0,0") == "A-18"
    assert "0,0" not in sites(state, "fortress")


def test_example_04_A19_as_often_as_one_likes() -> None:
    """As example 1 with hand F, F, F, F: legal, pays four."""
    state = table(hand="FFFF", stored=["fortress"], tiles=MOUNTAINS)
    assert ways_to_pay(state, "fortress @ 0,0") == ["4 forest"]


def test_A19_also_when_one_holds_the_right_card() -> None:
    """A silver mine (MMM) on the mountains: one M is owed; with M, H, H, W one pays M, or H H, or H W."""
    state = table(hand="MHHW", stored=["silver_mine"], tiles=MOUNTAINS)
    assert price(state, "silver mine @ 0,0") == "mountain"
    assert ways_to_pay(state, "silver mine @ 0,0") == ["2 hill", "mountain", "water, hill"]


def test_A19_a_card_that_matches_always_counts_as_its_symbol() -> None:
    """Water and hill are owed; with W and four F one pays W F F or F F F F, but not W F F F."""
    state = table(hand="WFFFF", stored=["plaza"], tiles=FORESTS)
    assert price(state, "plaza @ 0,0") == "water, hill"
    assert ways_to_pay(state, "plaza @ 0,0") == ["4 forest", "water, 2 forest"]
    assert refused(state, "plaza @ 0,0 paying water, 3 forest") == "A-19"


def test_A19_only_cards_can_be_paired_not_symbols_on_the_map() -> None:
    """Three forests are in sight, one of them used: the other two do not stand for the hill."""
    state = table(hand="", stored=["oracle"], tiles=FORESTS)
    assert refused(state, "oracle @ 0,0") == "A-18"


def test_A19_what_is_asked_of_any_kind_needs_no_pairs() -> None:
    """A road in sight of four symbols costs one card, whichever it is."""
    state = table(hand="WFHM", stored=["road"], tiles=["21 @ 0,0"])
    assert price(state, "road @ 0,0") == "1 any"
    assert ways_to_pay(state, "road @ 0,0") == ["forest", "hill", "mountain", "water"]


# --- free building ---


def test_example_19_A20_a_tower_beside_ones_own_fortress() -> None:
    """Tower beside own fortress: nothing to pay."""
    state = table(stored=["tower"], buildings={"0,0": "fortress"})
    assert price(state, f"tower @ {BARE}") == "nothing"
    play(state, f"tower @ {BARE}")
    assert built(state) == {"0,0": "fortress", BARE: "tower"}


def test_A20_a_chain_of_arrows_step_by_step() -> None:
    """Well, grain field, mill, village: each is free beside the one before it."""
    state = table(stored=["grain_field", "mill", "village"], buildings={"0,0": "well"})
    play(state, "grain field @ 1,0", "mill @ 1,-1", "village @ 0,-1")
    assert list(built(state).values()) == ["well", "grain_field", "mill", "village"]


def test_A20_every_arrow_of_the_player_board_makes_free() -> None:
    for row in rows_below("## Site and cost"):
        building, beside = row[1].split(" (")[0].lower(), row[4]
        if beside == "–":
            continue
        state = table(stored=[building.replace(" ", "_")], buildings={"0,0": beside.replace(" ", "_")})
        assert price(state, f"{building} @ {BARE}") == "nothing", f"{building} beside {beside}"


def test_A20_both_towers_may_stand_beside_the_same_fortress() -> None:
    state = play(
        table(stored=["tower", "tower"], buildings={"0,0": "fortress"}), "tower @ 1,0", "tower @ -1,0"
    )
    assert len(built(state)) == 3


def test_A20_any_of_several_pointers_is_enough() -> None:
    """Two roads of one's own lie apart; a third is free beside either of them."""
    state = table(stored=["road"], buildings={"-1,0": "road", "1,-1": "road"})
    assert price(state, "road @ -1,1") == price(state, "road @ 1,0") == "nothing"


def test_A20_the_pointer_must_touch() -> None:
    """The tower is two spaces away from the fortress, and pays."""
    state = table(stored=["tower"], buildings={"-1,0": "fortress"})
    assert price(state, "tower @ 1,0") != "nothing"


def test_A20_a_free_building_owes_no_settlement_fee() -> None:
    state = table(
        stored=["tower"], buildings={"0,0": "fortress", "3,1": "well"}, tiles=["11 @ 0,0", "12 @ 2,1"]
    )
    assert price(state, f"tower @ {BARE}") == "nothing"


def test_example_20_A21_four_cases_that_are_not_free() -> None:
    """Fortress by own tower, tower by own quarry or a foreign fortress, quarry anywhere: none is free."""
    against_the_arrow = table(stored=["fortress"], buildings={"0,0": "tower"})
    assert price(against_the_arrow, f"fortress @ {BARE}") == "hill, 3 mountain"

    across_a_skipped_step = table(stored=["tower"], buildings={"0,0": "quarry"})
    assert price(across_a_skipped_step, f"tower @ {BARE}") == "2 hill, mountain"

    beside_a_foreign_one = table(stored=["tower"], others=[{"buildings": {"0,0": "fortress"}}])
    assert price(beside_a_foreign_one, f"tower @ {BARE}") == "2 hill, mountain"

    for other in set(whole_set()) - {"quarry"}:
        a_main_building = table(stored=["quarry"], buildings={"0,0": other})
        assert price(a_main_building, f"quarry @ {BARE}") == "hill, 2 mountain", f"beside {other}"


@pytest.mark.parametrize("main", ["capital", "quarry", "harbour", "well", "silver_mine", "vineyard"])
def test_A21_no_arrow_leads_to_a_main_building(main: str) -> None:
    neighbours = [name for name in dict.fromkeys(whole_set()) if name != main]
    for start in range(0, len(neighbours), 6):
        state = table(
            stored=[main], buildings=dict(zip(around("0,0"), neighbours[start : start + 6], strict=False))
        )
        assert price(state, f"{main} @ 0,0") != "nothing"


def test_A21_landscape_may_still_bring_the_cost_down_to_nothing() -> None:
    """A well (WW) is a main building; here two waters are in sight."""
    state = table(stored=["well"], tiles=["1 @ 0,0"])
    assert in_sight(state, "1,-1") == "WW"
    assert price(state, "well @ 1,-1") == "nothing"


def test_A21_the_grain_field_of_the_rules_page() -> None:
    """Not free: grain field beside own mill, mill beside own well, mill beside a foreign grain field."""
    assert price(table(buildings={"0,0": "mill"}), f"grain field @ {BARE}") == "2 water, hill"
    assert price(table(buildings={"0,0": "well"}), f"mill @ {BARE}") == "water, forest, mountain"
    foreign = table(others=[{"buildings": {"0,0": "grain_field"}}])
    assert price(foreign, f"mill @ {BARE}") == "water, forest, mountain"


# --- roads ---

# From 1,0 one sees two mountains (1,0 itself and 2,0) and two waters (0,0 and 1,1).
TWO_AND_TWO = ["4 @ 0,0", "10 @ 2,1 turned 2"]


def test_example_08_A22_a_road_costs_five_less_every_symbol() -> None:
    """The first road; two mountains and two waters on its site and empty neighbours: one card of any kind."""
    state = table(stored=["road"], tiles=TWO_AND_TWO)
    assert in_sight(state, "1,0") == "WWMM"
    assert price(state, "road @ 1,0") == "1 any"


def test_example_09_A22_never_below_nothing() -> None:
    """A road that sees six symbols costs nothing, and nothing is paid back."""
    state = table(hand="W", stored=["road"], tiles=["22 @ 0,0", "21 @ 2,1 turned 2", "1 @ 3,-2"])
    assert len(in_sight(state, "1,0")) == 6
    assert price(state, "road @ 1,0") == "nothing"
    play(state, "road @ 1,0")
    assert hand_of(state) == "W"
    assert discards(state) == ""


def test_example_10_A22_free_beside_ones_own_road() -> None:
    """A road beside an own road, on bare ground: nothing to pay."""
    state = table(stored=["road"], buildings={"0,0": "road"})
    assert in_sight(state, BARE) == ""
    assert price(state, f"road @ {BARE}") == "nothing"


def test_example_11_A22_not_free_beside_a_foreign_road() -> None:
    """A road beside a foreign road, on bare ground, touching an own building: five cards of any kind."""
    state = table(stored=["road"], buildings={"-1,0": "well"}, others=[{"buildings": {"0,0": "road"}}])
    assert in_sight(state, BARE) == ""
    assert price(state, f"road @ {BARE}") == "5 any"


def test_A22_the_road_of_the_rules_page() -> None:
    """The site shows hill; two empty neighbours show water and forest: two cards."""
    state = table(hand="HHH", stored=["road"], tiles=["9 @ 0,0", "13 @ 2,1"])
    assert in_sight(state, "1,0") == "WFH"
    assert price(state, "road @ 1,0") == "2 any"
    play(state, "road @ 1,0")
    assert hand_of(state) == "H"


def test_A22_too_few_cards_for_a_road() -> None:
    state = table(hand="WFHM", stored=["road"], others=[{"buildings": {"0,0": "well"}}])
    assert refused(state, f"road @ {BARE}") == "A-22"


# --- the table of buildings ---


def test_A18_the_table_of_buildings_on_the_page_is_that_of_the_box() -> None:
    """Every building with its group, number, cost, arrow and where each is known from."""
    box = load_box()
    by_id = {building["id"]: building for building in box.data["building"]}
    group = ""
    seen = []
    for row in rows_below("## Site and cost"):
        group = row[0] or group
        name = row[1].split(" (")[0].lower().replace(" ", "_")
        building = by_id[name]
        seen.append(name)
        size = next(entry for entry in box.data["group"] if entry["id"] == building["group"])
        assert group == f"{size['name']} ({size['size']})"
        assert row[2] == str(building["count"])
        cost = "any five" if building.get("any_cost") == 5 else " ".join(building["cost"])
        assert row[3] == cost
        pointers = [other["id"].replace("_", " ") for other in by_id.values() if name in other["arrows"]]
        assert row[4] == (pointers[0] if pointers else "–")
        assert row[5] == building["sources"]["cost"]
        arrow_source = by_id[pointers[0].replace(" ", "_")]["sources"]["arrows"] if pointers else "–"
        assert row[6] == arrow_source, name
    assert seen == box.kind_ids


def test_A5_the_temple_of_the_city_is_a_building_like_any_other() -> None:
    state = table(hand="WM", stored=["temple"], tiles=FORESTS)
    temples = GAME.position(state)["map"]["temples"]
    play(state, "temple @ 0,0")
    assert built(state) == {"0,0": "temple"}
    assert stored(state) == []
    assert GAME.position(state)["map"]["temples"] == temples
