"""Chapter 8: the fourteen kinds of symbol (P-31 to P-44), each on a card, and most under a coin."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.polis_table import (
    SARA,
    TOMMASO,
    city,
    coins,
    covered,
    new_game,
    play,
    refused,
    table,
    tokens,
)


def score(cards: list[Any], **said: Any) -> int:
    """Sara's points with these cards and no coins."""
    return table("war", city=["hoplite", *cards], coins=0, **said).scores()[SARA]


def income(*cards: Any) -> tuple[int, int]:
    """The coins and tokens that a city brings; a Euclid makes sure that the question is asked."""
    state = play(table("profit", city=[covered("euclid", "coins"), *cards]), "income")
    return coins(state) - 20, tokens(state)


def test_P31_culture_times_history() -> None:
    assert score([], history=["leader", "troy"]) == 2  # the board's Culture
    assert score(["potter"], history=["leader", "troy"]) == 4
    assert score([covered("potter", "culture")], history=["leader", "troy"]) == 2


@pytest.mark.parametrize(("card", "discount"), [("agora", 1), ("quarry", 2)])
def test_P32_a_discount_on_any_card(card: str, discount: int) -> None:
    for bought in ("hoplite", "theatre", "potter"):
        state = table("develop", city=[card], hand=[bought])
        assert coins(play(state, f"develop {bought}")) == 10 + discount


def test_P33_a_discount_on_a_colour() -> None:
    """Phalanx: 2 off red."""
    state = table("develop", city=["phalanx"], hand=["hoplite", "potter"], coins=40)
    assert coins(play(state, "develop hoplite")) == 32
    assert coins(play(state, "develop potter")) >= 22


def test_P34_coins() -> None:
    assert income("farmer") == (3, 0)
    assert income(covered("farmer", "coins")) == (0, 0)


def test_P35_points_a_turn() -> None:
    assert income("tragedian") == (0, 1)
    assert income("socrates", "aristotle") == (0, 2)
    assert income(covered("socrates", "points")) == (0, 0)


def test_P36_coins_for_a_colour() -> None:
    """The Workshop: 1 coin for every blue card, itself being green."""
    assert income("workshop") == (0, 0)
    assert income("workshop", "potter", "potter") == (2, 0)
    assert income(covered("workshop", "coins per colour"), "potter") == (0, 0)


def test_P37_coins_for_buildings() -> None:
    """The Treasury is a building itself; a Potter is none."""
    assert income("treasury", "potter") == (1, 0)
    assert income("treasury", "temple_zeus", "troy") == (3, 0)


def test_P38_starting_money_counts_only_at_the_beginning() -> None:
    state = play(new_game(3, start_player="1", city_boards="chosen"), "board alexandreia a")
    assert coins(state, 2) == 26 + 6
    state = table("profit", active=2, roberto={"city": ["euclid"]})
    assert coins(play(state, "income"), 2) == 22  # Euclid's two


def test_P39_a_vase_is_worth_a_coin_to_the_partner() -> None:
    state = play(table("trade", city=["agora"]), "trade with 2")
    assert (coins(state), coins(state, TOMMASO)) == (21, 22)


def test_P40_war_is_strength() -> None:
    state = table("war", city=["leader"], tommaso={"city": ["potter"]})
    assert coins(play(state, "attack 2")) == 21
    assert refused(table("war", city=["leader"], tommaso={"city": ["leader"]}), "attack 2") == "P-25"


def test_P41_mercenaries_for_two_coins_each() -> None:
    state = table("war", city=["mercenary"], tommaso={"city": ["leader"]})
    assert coins(play(state, "attack 2")) == 20 - 2 + 1


def test_P42_points_for_a_colour() -> None:
    """The Temple of Ares: 1 point for every red card."""
    assert score(["temple_ares"]) == 1
    assert score(["temple_ares", "leader"]) == 2 + 2
    assert score([covered("temple_ares", "end points per colour"), "leader"]) == 2


def test_P43_points() -> None:
    assert score(["acropolis"]) == 4
    assert score(["diogenes"]) == 3
    assert score([covered("diogenes", "end points")]) == 0


def test_P44_points_for_buildings() -> None:
    """Pericles: 1 point for every building."""
    assert score(["pericles"]) == 0
    assert score(["pericles", "theatre", "agora"]) == 2
    assert score([covered("pericles", "end points per building"), "theatre"]) == 0


def test_P31_cards_in_hand_and_in_history_have_no_symbols() -> None:
    assert score([], hand=["acropolis"]) == score([])
    assert score([], history=["potter"]) == 1


def test_P42_counts_cards_moved_forward_too() -> None:
    state = table("war", city=["temple_zeus", {"card": "herodotus", "forward": True}, "hoplite"], coins=0)
    assert state.scores()[SARA] == 1 + 2
    assert city(state)[1]["forward"]
