"""Chapter 10: giving up (P-71, P-72)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.games.polis.game import GAME
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    awaited,
    city,
    coins,
    hand,
    legal_moves,
    may,
    new_game,
    out_of_game,
    play,
    refused,
    table,
    tokens,
)


def test_P71_the_hand_leaves_the_game_and_money_goes_to_the_bank_the_city_stays() -> None:
    state = table("draw", tommaso={"hand": ["potter"], "tokens": 4, "city": ["farmer", "theatre"]})
    play(state, "resign 2")
    assert (hand(state, TOMMASO), coins(state, TOMMASO), tokens(state, TOMMASO)) == ([], 0, 0)
    assert "potter" in out_of_game(state)
    assert city(state, TOMMASO) == ["farmer", "theatre"]
    assert GAME.view(state, ROBERTO)["out_of_game"] == ["blue"]


def test_P71_out_of_turn_the_turn_goes_on() -> None:
    state = play(table("draw"), "resign 2")
    assert (state.actor, awaited(state)) == (SARA, "draw")


def test_P71_in_turn_the_next_player_begins_and_the_seat_is_skipped() -> None:
    state = play(table("develop", hand=["potter"]), "resign 1")
    assert (state.actor, awaited(state)) == (TOMMASO, "draw")
    state = table("war", city=["hoplite"], tommaso={"resigned": True, "coins": 0})
    assert play(state, "done").actor == ROBERTO


@pytest.mark.parametrize(
    ("awaited_of", "said", "word"),
    [
        ("trade", {}, "trade"),
        ("war", {"city": ["hoplite"]}, "attack"),
        ("profit", {"city": ["harbour"], "tokens": 2}, "use"),
        ("profit", {"city": ["plato"], "tokens": 2}, "use"),
        ("profit", {"city": ["assassin"], "tokens": 3}, "kill"),
    ],
)
def test_P71_nobody_deals_with_that_city_any_more(awaited_of: str, said: dict[str, Any], word: str) -> None:
    state = table(awaited_of, **said, tommaso={"city": ["potter"], "resigned": True, "coins": 0})
    assert not any(" 2" in move for move in may(state, word))


def test_P71_a_refusal_says_why() -> None:
    state = table("trade", tommaso={"resigned": True, "coins": 0})
    assert refused(state, "trade with 2") == "P-71"
    assert refused(state, "resign 2") == "P-71"
    assert refused(state, "resign 5") == "P-71"


def test_P71_a_seller_who_gives_up_takes_the_card_out_of_the_game() -> None:
    state = play(table("offer", hand=["potter", "farmer"]), "auction potter", "bid 5", "resign 1")
    assert set(out_of_game(state)) >= {"potter", "farmer"}
    assert (state.actor, awaited(state)) == (TOMMASO, "draw")
    assert coins(state, TOMMASO) == 20


def test_P71_a_bidder_who_gives_up_is_out() -> None:
    state = play(table("offer", hand=["potter"], more=[{}]), "auction potter", "bid 5", "resign 2")
    assert (state.bid, awaited(state)) == (0, "bid")
    assert state.actor == ROBERTO


def test_P71_during_phidias_the_others_go_on() -> None:
    state = table("develop", hand=["phidias"], tommaso={"hand": ["potter"]}, roberto={"hand": ["hoplite"]})
    play(state, "develop phidias", "resign 2")
    assert (state.actor, legal_moves(state)) == (ROBERTO, ["discard hoplite"])


def test_P71_during_the_set_up() -> None:
    state = new_game(4, city_boards="chosen", start_player="1")
    play(state, "resign 4")
    assert state.actor == ROBERTO
    play(state, "board athina a", "board delfoi a", "board sparti a")
    assert awaited(state) == "opening"


def test_P71_the_last_player_left_wins() -> None:
    state = play(table("draw"), "resign 1", "resign 3")
    assert state.actor == NOBODY
    assert state.ranking()[TOMMASO] == 1
    end = GAME.outcome(state)[0]
    assert end.key == "polis-end-last-one"


def test_P72_whoever_has_resigned_comes_last() -> None:
    state = table(
        "develop",
        blocked=["red", "green"],
        hand=["potter"],
        coins=10,
        tommaso={"city": ["acropolis", "diogenes"], "coins": 0, "resigned": True},
    )
    play(state, "done")
    assert state.scores() == [1, 7, 2]
    assert state.ranking() == [2, 3, 1]
