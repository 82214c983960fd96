"""Chapter 3: one settler moves to a new territory, in peace or by a fight (O-24 to O-45)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import (
    awaited,
    controls,
    destinations,
    end_turn,
    gods,
    legal_moves,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    stacks,
    star_tokens,
    table,
    time,
    tokens,
)

AHEAD = [{"space": 20}] * 3


def against(territory: str, *, mine: Any = (), theirs: Any = (), **said: Any) -> Olympos:
    """The first player may attack the second in a territory; `mine` and `theirs` are discoveries."""
    others = [{"discoveries": list(theirs)}, {}, {}]
    return table(settlers={territory: [1]}, discoveries=list(mine), others=others, **said)


# --- setting out ---


def test_O24_a_settler_on_the_map_or_a_new_one() -> None:
    state = table(settlers={"attica": [0], "crete": [1]})
    assert [move for move in legal_moves(state) if "settler" in move] == [
        "new settler from north",
        "new settler from attica",
        "settler from attica",
    ]
    assert refused(state, "settler from crete") == "O-24"


def test_O24_it_moves_at_once() -> None:
    state = play(table(), "new settler from north")
    assert awaited(state) == ("go", 0)
    assert refused(state, "discover religion") == "O-24"
    assert stacks(state) == {}


def test_O25_a_new_settler_costs_2_and_leaves_the_stock() -> None:
    state = table(settlers={"boeotia": [0]})
    assert seen(state)["stock"] == 3
    assert (
        time(state, "new settler from boeotia to attica") == time(state, "settler from boeotia to attica") + 2
    )
    play(state, "new settler from boeotia to corinthia")
    assert (seen(state)["stock"], sorted(controls(state))) == (2, ["boeotia", "corinthia"])


def test_O25_without_one_in_stock_there_is_none() -> None:
    state = table(stock=0, settlers={"attica": [0]})
    assert refused(state, "new settler from north") == refused(state, "new settler from attica") == "O-25"


def test_O25_it_begins_in_the_north_or_in_a_territory_one_controls() -> None:
    assert refused(table(), "new settler from attica") == "O-25"


def test_O26_the_north_leads_to_four_territories() -> None:
    state = table()
    nearest = [
        name
        for name in destinations(state, "new settler from north")
        if time(state, f"new settler from north to {name}") == 3
    ]
    assert nearest == ["illyria", "pelagonia", "macedonia", "thrace"]


def test_O26_nobody_travels_through_the_north() -> None:
    """Illyria and Thrace both touch the North, but between them lie Pelagonia and Macedonia."""
    assert time(table(settlers={"illyria": [0]}), "settler from illyria to thrace") == 3
    assert "north" not in destinations(table(settlers={"illyria": [0]}), "settler from illyria")


def test_O27_as_far_as_one_likes() -> None:
    state = table(others=AHEAD)
    assert set(destinations(state, "new settler from north")) == set(state.box.territory_ids)


def test_O28_land_costs_1_and_sea_2() -> None:
    state = table(settlers=settled("naxos", "attica"))
    assert time(state, "settler from attica to boeotia") == 1
    assert time(state, "settler from attica to argolis") == 2
    assert time(state, "settler from naxos to rhodes") == 2 + 1
    assert time(state, "settler from naxos to corcyra") == 2 + 1 + 1 + 2 + 1  # by Corinthia and Arcadia


def test_O29_through_occupied_and_condemned_territories_at_no_extra_cost() -> None:
    free = time(table(settlers={"macedonia": [0]}), "settler from macedonia to aetolia")
    crowded = table(settlers={"macedonia": [0], "epirus": [1, 2]}, condemned=["olympos", "thessaly"])
    assert time(crowded, "settler from macedonia to aetolia") == free == 2


def test_O30_not_in_a_condemned_territory() -> None:
    state = play(table(condemned=["macedonia"]), "new settler from north")
    assert refused(state, "go @ macedonia") == "O-30"


def test_O30_nor_in_one_that_is_controlled_already() -> None:
    state = table(settlers=settled("macedonia", "thrace"))
    assert refused(state, "settler from thrace to macedonia") == "O-30"
    assert refused(state, "settler from thrace to thrace") == "O-30"


# --- control ---


def test_O31_an_empty_territory_is_controlled_at_once() -> None:
    state = play(table(), "new settler from north to macedonia")
    assert (controls(state), tokens(state)) == (["macedonia"], {"grain": 1})
    play(state, "new settler from north to pelagonia")
    assert tokens(state, 1) == {"stone": 1}


def test_O32_leaving_gives_the_token_back() -> None:
    state = play(table(settlers={"macedonia": [0]}), "settler from macedonia to olympos")
    assert (controls(state), tokens(state)) == (["olympos"], {"stone": 1})


def test_O32_or_to_the_next_player_in_the_stack() -> None:
    state = play(table(settlers={"macedonia": [1, 0]}), "settler from macedonia to olympos")
    assert (tokens(state, 1), controls(state, 1)) == ({"grain": 1}, ["macedonia"])


def test_O33_olympos_gives_stone_and_the_zeus_token() -> None:
    """With a single symbol Ada alone profits from a good card."""
    state = table(space=11, settlers={"olympos": [0]}, others=[{"space": 11}] * 3, gods=gods(first="zeus"))
    assert tokens(state) == {"stone": 1}
    end_turn(play(state, "new settler from north to macedonia"))
    assert [seen(state, seat)["prestige"] for seat in range(4)] == [3, 0, 0, 0]


# --- fights ---


def test_O34_the_attacker_always_wins() -> None:
    state = against("macedonia", theirs=["strategy", "hoplite"])
    play(state, "new settler from north to macedonia")
    assert controls(state) == ["macedonia"]


@pytest.mark.parametrize(
    ("mine", "theirs", "fight"),
    [
        ([], [], 2),
        (["hoplite"], [], 1),
        (["strategy"], ["hoplite"], 1),
        (["hoplite"], ["metallurgy"], 2),
        (["hoplite"], ["strategy"], 3),
        ([], ["hoplite"], 3),
    ],
)
def test_O35_more_equal_or_fewer_swords_cost_1_2_or_3(mine: list[str], theirs: list[str], fight: int) -> None:
    state = against("macedonia", mine=mine, theirs=theirs)
    assert time(state, "new settler from north to macedonia") == 3 + fight


def test_D4_attacks_by_swords_and_democracy() -> None:
    """0 against 1: 3; 1 against 1: 2; 2 against 1: 1; 1 against 1 with Democracy of the defender 3, of the
    attacker 1, of both 2."""

    def fight(mine: list[str], theirs: list[str]) -> int:
        return time(against("macedonia", mine=mine, theirs=theirs), "new settler from north to macedonia") - 3

    one, one_more = ["hoplite"], ["metallurgy"]
    assert fight([], one) == 3
    assert fight(one_more, one) == 2
    assert fight(["strategy"], one) == 1
    assert fight(one_more, [*one, "democracy"]) == 3
    assert fight([*one_more, "democracy"], one) == 1
    assert fight([*one_more, "democracy"], [*one, "democracy"]) == 2


def test_O36_the_attacker_goes_on_top_and_takes_the_tokens() -> None:
    state = play(against("olympos"), "new settler from north to olympos")
    assert stacks(state) == {"olympos": [1, 0]}
    assert (tokens(state), tokens(state, 1)) == ({"stone": 1}, {})


def test_O37_the_beaten_player_takes_an_hourglass() -> None:
    state = play(against("macedonia"), "new settler from north to macedonia")
    assert [seen(state, seat)["hourglasses"] for seat in range(4)] == [0, 1, 0, 0]


def test_O38_control_goes_to_whoever_is_on_top_then() -> None:
    state = table(settlers={"macedonia": [2, 1, 0]})
    assert controls(state) == ["macedonia"]
    play(state, "settler from macedonia to thrace")
    assert (controls(state), controls(state, 1), controls(state, 2)) == (["thrace"], ["macedonia"], [])


def test_D8_a_stack_of_three() -> None:
    """A, B, C with C on top: C leaves, B has the tokens without a fight. If B leaves first, C stays."""
    state = play(table(settlers={"elis": [1, 2, 0]}, tribes=[]), "settler from elis to arcadia")
    assert (controls(state, 2), star_tokens(state, 2), tokens(state, 2)) == (["elis"], 1, {"grain": 1})
    assert [seen(state, seat)["hourglasses"] for seat in range(3)] == [0, 0, 0]
    state = play(table(settlers={"elis": [1, 0, 2]}, tribes=[]), "settler from elis to arcadia")
    assert (stacks(state)["elis"], controls(state, 2)) == ([1, 2], ["elis"])


def test_O39_a_stack_may_be_attacked_again() -> None:
    """The fight is against the swords of whoever is on top."""
    others: list[dict[str, Any]] = [{"discoveries": ["strategy"]}, {}, {}]
    state = table(settlers={"macedonia": [1, 2]}, others=others)
    assert time(state, "new settler from north to macedonia") == 3 + 2
    play(state, "new settler from north to macedonia", "new settler from north to macedonia")
    assert stacks(state) == {"macedonia": [1, 2, 0, 1]}
    assert [seen(state, seat)["hourglasses"] for seat in range(3)] == [1, 0, 1]


def test_O40_a_covered_settler_may_leave() -> None:
    state = table(settlers={"macedonia": [0, 1]})
    assert time(state, "settler from macedonia to thrace") == 1
    play(state, "settler from macedonia to thrace")
    assert stacks(state) == {"macedonia": [1], "thrace": [0]}
    assert (controls(state), controls(state, 1)) == (["thrace"], ["macedonia"])


def test_O40_of_several_settlers_in_a_stack_any_one() -> None:
    """The one on top leaves control to the other player between them, the lower one does not."""
    state = table(settlers={"macedonia": [0, 1, 0]})
    assert offers(state, "settler") == ["from macedonia", "2 from macedonia"]
    assert controls(play(state.clone(), "settler from macedonia to thrace"), 1) == ["macedonia"]
    assert controls(play(state.clone(), "settler 2 from macedonia to thrace")) == ["macedonia", "thrace"]


def test_O41_it_may_come_back_and_fight_but_must_leave_first() -> None:
    """Out to Boeotia and back, and a fight with equal swords: 1 + 1 + 2."""
    state = table(settlers={"attica": [0, 1]})
    assert time(state, "settler from attica to attica") == 4
    play(state, "settler from attica to attica")
    assert (stacks(state), controls(state)) == ({"attica": [1, 0]}, ["attica"])
    assert seen(state, 1)["hourglasses"] == 1


def test_O42_no_new_settlers_where_control_is_lost() -> None:
    assert refused(table(settlers={"attica": [0, 1]}), "new settler from attica") == "O-42"


def test_O43_a_tribe_has_to_be_fought_and_yields_both_tokens() -> None:
    state = table(settlers={"boeotia": [0]})
    assert time(state, "settler from boeotia to attica") == 1 + 2
    play(state, "settler from boeotia to attica")
    assert (tokens(state), star_tokens(state)) == ({"gold": 1}, 1)
    assert "attica" not in GAME.position(state)["tribes"]


def test_O44_a_star_goes_with_control() -> None:
    state = play(table(settlers={"attica": [1], "boeotia": [0]}), "settler from boeotia to attica")
    assert (star_tokens(state), star_tokens(state, 1)) == (1, 0)


def test_D9_an_abandoned_star_waits_for_the_next_to_come() -> None:
    """Nobody is below: the star stays, and the next arrival pays no fight and takes token and star."""
    state = table(settlers={"attica": [0], "argolis": [1]}, tribes=[])
    play(state, "settler from attica to boeotia")
    assert star_tokens(state) == 0
    assert time(state, "settler from argolis to attica") == 2
    play(state, "settler from argolis to attica")
    assert (tokens(state, 1), star_tokens(state, 1)) == ({"gold": 1}, 1)


# --- adding up ---


def test_O45_new_settler_journey_and_fight() -> None:
    state = table(settlers={"boeotia": [1], "naxos": [0]})
    assert time(state, "new settler from naxos to boeotia") == 2 + (2 + 1) + 2
    play(state, "new settler from naxos to boeotia")
    assert space(state) == 7


def test_X2_white_sails_to_crete() -> None:
    """Astronomy, Hoplite; new settler 2, two sea spaces 1 + 1, land 1, fight 1: 6 in all."""
    state = table(
        settlers={"attica": [0], "crete": [1]}, tribes=["troad"], discoveries=["astronomy", "hoplite"]
    )
    before = star_tokens(state)
    assert time(state, "new settler from attica to crete") == 6
    play(state, "new settler from attica to crete")
    assert space(state) == 6
    assert (tokens(state), tokens(state, 1)) == ({"wood": 1, "gold": 1}, {})
    assert (star_tokens(state), star_tokens(state, 1)) == (before + 1, 0)
    assert seen(state, 1)["hourglasses"] == 1


def test_D1_from_the_north_to_land() -> None:
    """A new settler to the nearest land: 3; with Medicine 2."""
    assert time(table(), "new settler from north to macedonia") == 3
    assert time(table(discoveries=["medicine"]), "new settler from north to macedonia") == 2


def test_D2_the_same_onto_a_tribe() -> None:
    """No sword: 5. One sword: 4. Democracy and no sword: 4. Here a tribe sits two spaces from the North."""
    journey = "new settler from north to thessaly"
    more = 2  # Macedonia and Olympos lie between
    assert time(table(), journey) == 5 + more
    assert time(table(discoveries=["hoplite"]), journey) == 4 + more
    assert time(table(discoveries=["democracy"]), journey) == 4 + more


def test_D3_four_land_spaces_and_one_of_sea() -> None:
    """Illyria to Mysia by Pelagonia, Macedonia, the Northern Aegean and Troad: 6; with Cavalry 4; with
    Astronomy 5. Pelagonia to Lydia, inland both, is as far; with Cavalry, Astronomy and Cartography 2."""

    def price(start: str, end: str, *discoveries: str) -> int:
        state = table(settlers={start: [0]}, discoveries=list(discoveries))
        return time(state, f"settler from {start} to {end}")

    for start, end in (("illyria", "mysia"), ("pelagonia", "lydia")):
        assert price(start, end) == 6
        assert price(start, end, "cavalry") == 4
        assert price(start, end, "astronomy") == 5
    assert price("pelagonia", "lydia", "cavalry", "astronomy", "map_making") == 2
