"""Chapter 7: war (P-25 to P-30, P-51, P-57, P-65, P-67)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    awaited,
    city,
    coins,
    covered,
    history,
    legal_moves,
    may,
    play,
    refused,
    table,
    used,
)


def war(**said: Any) -> Polis:
    return table("war", **said)


def test_P25_only_against_fewer_war_symbols() -> None:
    state = war(city=["hoplite"], tommaso={"city": ["leader"]}, roberto={"city": ["trireme"]})
    assert legal_moves(state) == ["attack 2", "done"]
    assert refused(state, "attack 3") == "P-25"


@pytest.mark.parametrize(("mine", "allowed"), [("leader", False), ("hoplite", True)])
def test_T12_P25_equally_many_is_not_enough(mine: str, allowed: bool) -> None:
    """One War symbol against one, then two against one."""
    state = war(city=[mine, "phidias"], tommaso={"city": ["mercenary"]}, roberto={})
    assert ("attack 2" in may(state, "attack")) == allowed


def test_P25_the_board_counts() -> None:
    """Side B of Spárti shows a War symbol."""
    state = war(city=["hoplite"], tommaso={"city": ["leader"], "board": "sparti B"})
    assert refused(state, "attack 2") == "P-25"


def test_P25_not_the_trade_partner() -> None:
    state = war(city=["hoplite"], partners=[TOMMASO])
    assert may(state, "attack") == ["attack 3"]
    assert refused(state, "attack 2") == "P-25"
    assert refused(state, "attack 1") == "P-25"


def test_P25_one_attack_a_turn() -> None:
    state = play(war(city=["hoplite", "hoplite"]), "attack 2", "sacrifice hoplite")
    assert state.actor == TOMMASO


def test_T11_P26_P27_P28_a_war_as_in_the_rulebook() -> None:
    """Roberto has 4 War, Sara 2 and four cards."""
    state = table(
        "war",
        active=ROBERTO,
        roberto={"city": ["phalanx", "leader"]},
        city=["hoplite", "potter", "theatre", "farmer"],
    )
    play(state, "attack 1")
    assert coins(state, ROBERTO) == 24
    play(state, "destroy theatre", "sacrifice leader")
    assert city(state, SARA) == ["hoplite", "potter", "farmer"]
    assert city(state, ROBERTO) == ["phalanx"]
    assert history(state, SARA) == ["theatre"]
    assert history(state, ROBERTO) == ["leader"]


def test_P26_the_coins_come_from_the_bank() -> None:
    state = play(war(city=["hoplite"], tommaso={"city": ["potter", used("plato")]}), "attack 2")
    assert (coins(state), coins(state, TOMMASO)) == (22, 20)


def test_P27_an_unprotected_card_of_choice() -> None:
    state = war(city=["hoplite"], tommaso={"city": [covered("potter", "culture"), "theatre", "farmer"]})
    play(state, "attack 2")
    assert legal_moves(state) == ["destroy theatre", "destroy farmer"]
    assert refused(state, "destroy potter") == "P-27"


def test_P27_if_every_card_is_protected_none_is_destroyed() -> None:
    state = war(city=["hoplite"], tommaso={"city": [covered("potter", "culture")]})
    play(state, "attack 2")
    assert (awaited(state), coins(state)) == ("sacrifice", 21)
    play(state, "sacrifice hoplite")
    assert history(state, TOMMASO) == []
    assert history(state) == ["hoplite"]


def test_P27_a_city_without_cards_may_be_attacked_for_history() -> None:
    state = play(war(city=["hoplite"]), "attack 2", "sacrifice hoplite")
    assert coins(state) == 20
    assert history(state) == ["hoplite"]


def test_P28_an_own_card_with_a_war_symbol_is_the_price() -> None:
    state = play(war(city=["hoplite", "potter"]), "attack 2")
    assert legal_moves(state) == ["sacrifice hoplite"]
    assert refused(state, "sacrifice potter") == "P-28"


def test_P28_without_one_no_attack() -> None:
    """The War symbol of the board alone is not enough."""
    state = war(city=["hoplite"], board="sparti B", roberto={"board": "athina A"})
    assert "attack 2" in may(state, "attack")
    state = table("trade", city=["potter"], board="sparti B", roberto={"board": "athina A"})
    play(state, "done")
    assert state.actor == TOMMASO  # no war was possible, so the turn is over


def test_P28_a_protected_card_may_be_given_up_and_its_coin_is_gone() -> None:
    state = play(war(city=[covered("leader", "end points")]), "attack 2", "sacrifice leader")
    assert history(state) == ["leader"]
    assert coins(state) == 20


def test_P29_face_down_on_the_owners_board_known_to_all_who_saw_it() -> None:
    state = war(city=["hoplite"], tommaso={"city": ["potter"]})
    play(state, "attack 2", "destroy potter", "sacrifice hoplite")
    for seat in (SARA, TOMMASO, ROBERTO, -1):
        seats = GAME.view(state, seat)["seats"]
        assert [player["history"] for player in seats] == [["hoplite"], ["potter"], []]


def test_P30_then_the_next_player_clockwise() -> None:
    state = play(war(city=["hoplite", used("homer")]), "done")
    assert (state.actor, awaited(state), state.turn) == (TOMMASO, "draw", 2)
    assert city(state) == ["hoplite", "homer"]
    state = table("war", active=ROBERTO, roberto={"city": ["hoplite"]})
    assert play(state, "done").actor == SARA


# --- Mercenary ---


def test_T16_P57_two_coins_make_four_out_of_three() -> None:
    """Sara has a Mercenary and a Hoplite, 3 War, against a Phalanx, 3 War."""
    state = war(city=["mercenary", "hoplite"], tommaso={"city": ["phalanx"]})
    play(state, "attack 2")
    assert coins(state) == 20 - 2 + 1


def test_P57_as_many_as_are_needed_and_can_be_paid() -> None:
    said: dict[str, Any] = {"city": ["mercenary"], "tommaso": {"city": ["phalanx", "hoplite"]}}
    assert coins(play(war(**said, coins=10), "attack 2")) == 0 + 2  # five for 10 coins; two cards there
    assert refused(war(**said, coins=9), "attack 2") == "P-57"


def test_P57_gone_after_the_attack_and_never_in_defence() -> None:
    state = war(city=["hoplite"], tommaso={"city": ["mercenary"], "coins": 50})
    assert "attack 2" in may(state, "attack")


def test_P57_a_coin_on_the_symbol_takes_the_power_away() -> None:
    state = war(
        city=[covered("mercenary", "mercenary"), "hoplite"], tommaso={"city": ["phalanx"]}, roberto={}
    )
    assert refused(state, "attack 2") == "P-25"


# --- Diogenes and Alexander ---


def test_P51_alexanders_owner_may_attack_but_not_destroy_diogenes() -> None:
    state = war(city=["alexander"], tommaso={"city": ["diogenes", "potter"]})
    play(state, "attack 2")
    assert legal_moves(state) == ["destroy potter"]
    assert refused(state, "destroy diogenes") == "P-51"


def test_P51_others_may() -> None:
    state = play(war(city=["hoplite"], tommaso={"city": ["diogenes", "potter"]}), "attack 2")
    assert legal_moves(state) == ["destroy diogenes", "destroy potter"]


def test_P51_P48_if_he_is_alone_nothing_is_destroyed() -> None:
    state = play(war(city=["alexander"], tommaso={"city": ["diogenes"]}), "attack 2")
    assert (awaited(state), coins(state)) == ("sacrifice", 21)


# --- Statue of Zeus ---


def test_P65_the_statue_has_to_fall() -> None:
    state = war(city=["hoplite"], tommaso={"city": ["potter", "statue_of_zeus"]})
    play(state, "attack 2")
    assert legal_moves(state) == ["destroy statue of zeus"]
    assert refused(state, "destroy potter") == "P-65"


def test_P65_protected_it_is_safe_and_the_choice_is_free() -> None:
    statue = covered("statue_of_zeus", "end points")
    state = play(war(city=["hoplite"], tommaso={"city": ["potter", statue, "farmer"]}), "attack 2")
    assert legal_moves(state) == ["destroy potter", "destroy farmer"]


# --- Troy ---


def test_P67_troy_counts_in_defence() -> None:
    """Three War symbols against the three of Troy."""
    state = war(city=["phalanx"], tommaso={"city": ["troy"]})
    assert refused(state, "attack 2") == "P-25"


def test_P67_not_in_attack() -> None:
    state = war(city=["troy", "leader"], tommaso={"city": ["mercenary"]})
    assert refused(state, "attack 2") == "P-25"


def test_P67_and_is_not_given_up() -> None:
    state = play(war(city=["troy", "leader"]), "attack 2")
    assert legal_moves(state) == ["sacrifice leader"]
    assert refused(state, "sacrifice troy") == "P-67"
