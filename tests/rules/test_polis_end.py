"""Chapter 9: the end of the game, and who wins (P-45 to P-47, P-72)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.message import Message
from petteia.games.polis.game import GAME
from petteia.games.polis.rules import Polis
from petteia.games.polis.scoring import by_category
from tests.rules.polis_table import (
    SARA,
    TOMMASO,
    awaited,
    blocked,
    city,
    covered,
    hand,
    history,
    idle_until,
    legal_moves,
    play,
    table,
)

LAST_RED = {"red": ["end", "leader", "troy"]}


# --- the second End card ---


def test_P45_the_active_player_plays_on_to_the_end_of_phase_3() -> None:
    """The auction is still compulsory, and others may still win cards."""
    state = table("draw", blocked=["green"], decks=LAST_RED, hand=["potter"], coins=30)
    play(state, "draw red")
    assert blocked(state) == ["red", "green"]
    play(state, "draw blue", "done")
    assert "done" not in legal_moves(state)
    play(state, "auction leader", "bid 5", "pass", "done")
    assert city(state, TOMMASO) == ["leader"]
    assert awaited(state) == "develop"
    play(state, "develop potter")
    idle_until(state, "nothing")
    assert city(state) == ["potter"]
    assert state.actor == NOBODY


def test_P45_protection_profit_trade_and_war_fall_away() -> None:
    state = table("develop", blocked=["green", "red"], city=["farmer", "hoplite"], hand=["potter"])
    play(state, "done")
    assert state.actor == NOBODY
    assert GAME.position(state)["seats"][SARA]["coins"] == 20


def test_P45_one_end_card_is_not_the_end() -> None:
    state = play(table("develop", blocked=["green"], city=["farmer"], hand=["potter"]), "done")
    assert awaited(state) == "protect"


@pytest.mark.parametrize("card", ["archimedes", "priestess"])
def test_P45_in_the_profit_phase_the_game_ends_after_the_effect(card: str) -> None:
    state = table(
        "profit", blocked=["green"], decks=LAST_RED, city=[card, "farmer"], hand=["potter"], tokens=1
    )
    play(state, f"use {card} with potter", "draw red")
    assert state.actor == NOBODY
    assert hand(state) == ["leader"]
    assert GAME.position(state)["seats"][SARA]["coins"] == 20  # no income any more


def test_P45_a_temple_in_phase_3_lets_the_phase_be_finished() -> None:
    state = table("develop", blocked=["green"], decks=LAST_RED, hand=["temple_ares", "potter"], coins=40)
    play(state, "develop temple ares")
    assert awaited(state) == "develop"
    play(state, "develop potter")
    assert state.actor == NOBODY


# --- counting points ---


def test_T13_P46_the_rulebooks_example() -> None:
    """Tommaso: 6 tokens, 14 coins, five cards in history, and a city of six cards, two of them covered."""
    state = table(
        "war",
        city=["hoplite"],
        tommaso={
            "tokens": 6,
            "coins": 14,
            "history": ["phalanx", "trireme", "farmer", "merchant", "troy"],
            "city": [
                "colony",
                "leader",
                covered("temple_ares", "end points per colour"),
                covered("theatre", "culture"),
                "acropolis",
                "potter",
            ],
        },
    )
    assert by_category(state, state.players[TOMMASO]) == [6, 2 + 4, 1, 3 * 5]
    assert state.scores()[TOMMASO] == 28


@pytest.mark.parametrize(("purse", "expected"), [(0, 0), (9, 0), (10, 1), (19, 1), (30, 3)])
def test_P46_a_point_for_every_ten_coins(purse: int, expected: int) -> None:
    assert table("war", city=["hoplite"], coins=purse).scores()[SARA] == expected


def test_P46_coins_on_cards_and_cards_in_hand_are_worth_nothing() -> None:
    state = table(
        "war",
        city=["hoplite", covered("potter", "culture"), covered("homer", "culture")],
        coins=8,
        hand=["acropolis"],
    )
    assert state.scores()[SARA] == 0


def test_P46_history_of_any_origin_counts() -> None:
    state = table(
        "profit", city=["homer", "assassin"], hand=["potter"], tokens=3, history=["leader"], coins=0
    )
    play(state, "use homer with potter")
    assert len(history(state)) == 2
    play(state, "kill homer of 1")
    assert len(history(state)) == 3
    assert state.scores()[SARA] == 3  # the board's Culture times three


# --- who wins ---


def ending(**said: Any) -> Polis:
    """Sara's development is over, and so is the game."""
    said = {"city": ["leader"], "coins": 0, "hand": [], **said}
    state = table("develop", blocked=["green", "red"], **{**said, "hand": ["potter"], "coins": 10})
    state.players[SARA].coins = said["coins"]
    return play(state, "done")


def test_P47_the_most_points_win() -> None:
    state = ending(city=["acropolis"], tommaso={"coins": 30}, roberto={"coins": 50})
    assert state.scores() == [4, 3, 5]
    assert state.ranking() == [2, 3, 1]


def test_P47_then_the_most_cards_in_the_city() -> None:
    state = ending(
        city=["leader", "potter"], tommaso={"coins": 20, "city": ["farmer"]}, roberto={"coins": 20}
    )
    assert state.scores() == [2, 2, 2]
    assert state.ranking() == [1, 2, 3]


def test_P47_then_they_share_the_win() -> None:
    state = ending(city=["leader"], tommaso={"coins": 20, "city": ["farmer"]}, roberto={"coins": 0})
    assert state.ranking() == [1, 1, 3]


def test_P72_the_others_by_points_then_cards() -> None:
    state = ending(
        city=["leader"],
        tommaso={"coins": 0, "city": ["farmer"]},
        roberto={"coins": 0},
        more=[{"coins": 0, "city": ["merchant"]}],
    )
    assert state.ranking() == [1, 2, 4, 2]


def test_P46_the_outcome_tells_the_points_by_category() -> None:
    state = ending(city=["acropolis"], history=["troy"], tommaso={"coins": 30})
    end, best, *_ = GAME.outcome(state)
    assert end.key == "polis-end-cards"
    shown = {name: best.arguments[name] for name in ("points", "cards", "history", "culture", "pile")}
    assert shown == {"points": 6, "cards": 4, "history": 2, "culture": 2, "pile": 1}


def test_P46_the_tallies_add_up_to_the_points_and_tell_what_breaks_a_tie() -> None:
    state = ending(city=["acropolis"], history=["troy"], tommaso={"coins": 30})
    points, *categories, cards = (tally.amounts for tally in GAME.tallies(state))
    assert points == [sum(parts) for parts in zip(*categories, strict=True)] == state.scores()
    assert (points[0], cards[0]) == (6, 1)
    assert GAME.order(state) == (Message("polis-order"), "P-47")
