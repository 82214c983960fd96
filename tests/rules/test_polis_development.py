"""Chapter 4: developing cards, and what happens when a card is placed (P-18 to P-20, P-61, P-62, P-66)."""

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
    blocked,
    city,
    coins,
    covered,
    deck,
    hand,
    legal_moves,
    may,
    out_of_game,
    play,
    refused,
    table,
)

# --- developing ---


def test_P18_ten_coins_to_the_bank() -> None:
    state = play(table("develop", hand=["farmer", "potter"], coins=25), "develop farmer")
    assert coins(state) == 15
    assert city(state) == ["farmer"]
    assert hand(state) == ["potter"]
    assert [coins(state, seat) for seat in (TOMMASO, ROBERTO)] == [20, 20]


def test_P18_up_to_two_cards() -> None:
    state = table("develop", hand=["farmer", "potter", "potter"], coins=50)
    play(state, "develop farmer", "develop potter")
    assert awaited(state) == "protect"
    assert refused(state, "develop potter") == "P-18"


def test_P18_or_one_or_none() -> None:
    state = table("develop", hand=["farmer", "potter"], coins=50)
    assert legal_moves(state) == ["develop potter", "develop farmer", "done"]
    assert city(play(state, "done")) == []


def test_P18_only_from_the_hand() -> None:
    assert refused(table("develop", hand=["farmer"], coins=50), "develop potter") == "P-18"


def test_P18_who_can_pay_for_nothing_is_not_asked() -> None:
    state = table("offer", hand=["farmer", "potter"], coins=8)
    play(state, "auction farmer", "pass", "pass", "drop", "done")
    assert state.phase > 3


def test_T6_P19_discounts_count_in_the_turn_they_are_built() -> None:
    """Sara has 29 coins and three cards; the Temple of Apollo costs 10, the Tragedian after it 7."""
    state = table("develop", hand=["temple_apollo", "tragedian", "hoplite"], coins=29)
    top = deck(state, "blue")[0]
    play(state, "develop temple_apollo")
    assert coins(state) == 19
    assert top in hand(state)
    play(state, "develop tragedian")
    assert coins(state) == 12
    assert sorted(hand(state)) == sorted([top, "hoplite"])


def test_P19_discounts_of_board_and_cards_add_up() -> None:
    """Athina gives 3 off yellow, the Academy 2, Pericles and an Agora 1 each: 7 in all."""
    state = table("develop", city=["academy", "pericles", "agora"], hand=["plato"])
    assert coins(play(state, "develop plato")) == 20 - 3


@pytest.mark.parametrize("purse", [0, 5])
def test_T7_P19_never_below_nothing_and_nothing_is_paid_out(purse: int) -> None:
    """The board 3, the temple 3, the quarry 2, Pericles 1, two Agoras 2: 11 off yellow cards."""
    discounts = ["temple_zeus", "quarry", "pericles", "agora", "agora"]
    state = table("develop", city=discounts, hand=["plato"], coins=purse)
    assert coins(play(state, "develop plato")) == purse


def test_P19_a_card_makes_itself_cheaper() -> None:
    """The Temple of Athena is green and gives 3 off green cards: it lies there before Sara pays 7 for it."""
    state = play(table("develop", hand=["temple_athena"]), "develop temple athena")
    assert coins(state) == 20 - 7


def test_P19_too_dear() -> None:
    state = table("develop", hand=["potter", "plato"], coins=9)
    assert may(state, "develop") == ["develop plato"]
    assert refused(state, "develop potter") == "P-19"


def test_P19_a_covered_discount_does_not_count() -> None:
    state = table("develop", city=[covered("quarry", "discount")], hand=["potter"])
    assert coins(play(state, "develop potter")) == 10


def test_P20_cards_lie_in_a_row_in_the_order_they_came() -> None:
    state = table("develop", city=["potter", "theatre"], hand=["potter", "farmer"], coins=30)
    play(state, "develop potter", "develop farmer")
    assert city(state) == ["potter", "theatre", "potter", "farmer"]
    assert GAME.view(state, TOMMASO)["seats"][SARA]["city"] == city(state)


# --- temples ---

TEMPLES = [("apollo", "blue"), ("athena", "green"), ("ares", "red"), ("zeus", "yellow")]


@pytest.mark.parametrize(("god", "colour"), TEMPLES)
def test_P66_a_temple_draws_from_its_deck_when_placed(god: str, colour: str) -> None:
    state = table("develop", hand=[f"temple_{god}"])
    top = deck(state, colour)[0]
    play(state, f"develop temple {god}")
    assert hand(state) == [top]


@pytest.mark.parametrize(("god", "colour"), TEMPLES)
def test_P66_a_temple_gives_three_off_its_colour(god: str, colour: str) -> None:
    card = {"red": "hoplite", "green": "theatre", "blue": "potter", "yellow": "homer"}[colour]
    state = table("develop", city=[f"temple_{god}"], hand=[card], board="olympia B")
    assert coins(play(state, f"develop {card}")) == 13


def test_P66_nothing_from_a_blocked_deck() -> None:
    state = play(table("develop", hand=["temple_ares"], blocked=["red"]), "develop temple ares")
    assert hand(state) == []


def test_P66_the_card_may_be_developed_at_once_within_the_limit() -> None:
    said: dict[str, Any] = {"hand": ["temple_ares"], "decks": {"red": ["leader", "troy", "end"]}, "coins": 17}
    state = play(table("develop", **said), "develop temple ares", "develop leader")
    assert city(state) == ["temple_ares", "leader"]
    state = play(table("develop", developed=1, **said), "develop temple ares")
    assert refused(state, "develop leader") == "P-18"


def test_P66_a_temple_won_in_an_auction_draws_for_its_new_owner() -> None:
    state = table("offer", hand=["temple_ares", "potter"])
    top = deck(state, "red")[0]
    play(state, "auction temple ares", "bid 5", "pass")
    assert hand(state, TOMMASO) == [top]
    assert (state.actor, awaited(state)) == (SARA, "offer")


def test_P66_P10_a_temple_may_meet_an_end_card() -> None:
    state = table("develop", hand=["temple_ares"], decks={"red": ["end", "leader", "troy"]})
    play(state, "develop temple ares")
    assert hand(state) == ["leader"]
    assert blocked(state) == ["red"]


# --- Colony ---


def colony(**said: Any) -> Polis:
    red = ["hoplite", "leader", "troy", "end"]
    return table("develop", **{"hand": ["colony"], "coins": 30, "decks": {"red": red}, **said})


def test_P61_pay_again_and_the_top_red_card_joins_the_city() -> None:
    state = play(colony(), "develop colony")
    assert legal_moves(state) == ["found", "done"]
    play(state, "found")
    assert city(state) == ["colony", "hoplite"]
    assert coins(state) == 30 - 20


def test_P61_it_is_voluntary() -> None:
    state = play(colony(), "develop colony", "done")
    assert city(state) == ["colony"]
    assert coins(state) == 20


def test_P61_nobody_looks_before() -> None:
    state = play(colony(), "develop colony")
    assert isinstance(GAME.view(state, SARA)["decks"]["red"], int)


def test_P61_what_was_really_paid_with_discounts() -> None:
    state = play(colony(city=["phalanx"]), "develop colony", "found")
    assert coins(state) == 30 - 8 - 8


def test_P61_the_auction_price_for_one_bought_so() -> None:
    state = table("offer", hand=["colony", "potter"])
    top = deck(state, "red")[0]
    play(state, "auction colony", "bid 6", "pass")
    assert (state.actor, awaited(state)) == (TOMMASO, "found")
    play(state, "found")
    assert city(state, TOMMASO)[:2] == ["colony", top]
    assert coins(state, TOMMASO) <= 20 - 12


def test_P61_outside_the_limit_of_two() -> None:
    state = play(colony(hand=["colony", "potter"], coins=40), "develop potter", "develop colony", "found")
    assert city(state) == ["potter", "colony", "hoplite"]


def test_P61_a_colony_turned_up_may_go_on() -> None:
    state = colony(decks={"red": ["colony", "leader", "end", "troy"]}, coins=40)
    play(state, "develop colony", "found", "found")
    assert city(state) == ["colony", "colony", "leader"]
    assert coins(state) == 10


@pytest.mark.parametrize("said", [{"blocked": ["red"], "decks": {}}, {"coins": 19}])
def test_P61_not_with_red_blocked_or_too_few_coins(said: dict[str, Any]) -> None:
    state = play(colony(**said), "develop colony")
    assert awaited(state) != "found"
    assert refused(state, "found") == "P-61"


def test_P61_P10_the_top_card_may_be_the_end_card() -> None:
    state = play(colony(decks={"red": ["end", "leader", "troy"]}), "develop colony", "found")
    assert city(state) == ["colony", "leader"]
    assert blocked(state) == ["red"]


# --- Phidias ---


def test_P62_the_active_player_the_whole_hand_the_others_one_card() -> None:
    state = table(
        "develop",
        hand=["phidias", "potter", "farmer"],
        tommaso={"hand": ["hoplite", "theatre"]},
        roberto={"hand": ["leader"]},
    )
    play(state, "develop phidias")
    assert set(out_of_game(state)) >= {"potter", "farmer"}
    assert (state.actor, awaited(state)) == (TOMMASO, "discard")
    assert legal_moves(state) == ["discard hoplite", "discard theatre"]
    play(state, "discard theatre", "discard leader")
    assert (state.actor, awaited(state)) == (SARA, "replace")
    play(state, "draw red", "draw red")
    assert state.actor == TOMMASO
    play(state, "draw blue", "draw yellow")
    assert [len(hand(state, seat)) for seat in (SARA, TOMMASO, ROBERTO)] == [2, 2, 1]
    assert (state.actor, awaited(state)) == (SARA, "develop")


def test_P62_not_to_history() -> None:
    state = play(table("develop", hand=["phidias", "potter"]), "develop phidias")
    assert GAME.position(state)["seats"][SARA]["history"] == []


def test_P62_empty_hands_put_nothing_away() -> None:
    state = play(table("develop", hand=["phidias"]), "develop phidias")
    assert (state.actor, awaited(state)) == (SARA, "protect")


def test_P62_won_in_an_auction_it_is_still_the_active_player_who_loses_the_hand() -> None:
    state = table("offer", hand=["phidias", "potter", "farmer"], tommaso={"hand": ["hoplite", "leader"]})
    play(state, "auction phidias", "bid 9", "pass")
    assert city(state, TOMMASO) == ["phidias"]
    assert hand(state, SARA) == []
    assert (state.actor, awaited(state)) == (TOMMASO, "discard")
    play(state, "discard leader", "draw blue", "draw blue", "draw red")
    assert len(hand(state, SARA)) == 2
    assert (state.actor, awaited(state)) == (SARA, "offer")


def test_P62_only_the_colours_are_seen() -> None:
    state = table("develop", hand=["phidias", "potter"], tommaso={"hand": ["hoplite", "leader"]})
    play(state, "develop phidias", "discard leader")
    assert sorted(GAME.view(state, ROBERTO)["out_of_game"]) == ["blue", "red"]
