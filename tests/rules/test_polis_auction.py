"""Chapter 3: auctions (P-12 to P-17)."""

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
    hand,
    legal_moves,
    may,
    out_of_game,
    play,
    refused,
    table,
)


def offering(**said: Any) -> Polis:
    return table("offer", hand=["hoplite", "theatre"], **said)


def test_P12_one_card_must_be_put_up() -> None:
    state = offering()
    assert legal_moves(state) == ["auction hoplite", "auction theatre"]
    assert refused(state, "done") == "P-12"
    assert refused(state, "auction potter") == "P-12"


def test_P12_the_others_see_only_its_colour() -> None:
    state = play(offering(), "auction hoplite")
    assert GAME.view(state, SARA)["lot"] == "hoplite"
    assert GAME.view(state, TOMMASO)["lot"] == "red"
    assert GAME.view(state, -1)["lot"] == "red"


def test_P13_the_left_neighbour_begins() -> None:
    assert play(offering(), "auction hoplite").actor == TOMMASO
    state = table("offer", active=ROBERTO, roberto={"hand": ["hoplite"]})
    assert play(state, "auction hoplite").actor == SARA


def test_P13_pass_or_bid_more_but_not_more_than_one_has() -> None:
    state = play(offering(tommaso={"coins": 3}), "auction hoplite")
    assert legal_moves(state) == ["pass", "bid 1", "bid 2", "bid 3"]
    assert refused(state, "bid 4") == "P-13"
    play(state, "bid 2")
    assert state.actor == ROBERTO
    assert refused(state, "bid 2") == "P-13"
    assert may(state, "bid")[0] == "bid 3"


def test_P13_whoever_has_passed_is_out() -> None:
    """Four players: Tommaso passes, the two others go on without him."""
    state = play(offering(more=[{}]), "auction hoplite", "pass", "bid 1", "bid 2", "bid 5", "pass")
    assert city(state, ROBERTO) == ["hoplite"]
    assert coins(state, ROBERTO) == 20 - 5


def test_P13_the_seller_does_not_bid() -> None:
    state = play(offering(), "auction hoplite", "bid 1")
    assert state.actor == ROBERTO
    play(state, "pass")
    assert (state.actor, awaited(state)) == (SARA, "settle")


def test_P13_whoever_cannot_bid_more_is_not_asked() -> None:
    state = play(offering(roberto={"coins": 5}), "auction hoplite", "bid 5")
    assert city(state, TOMMASO) == ["hoplite"]


def test_T3_P14_the_highest_bidder_pays_the_seller() -> None:
    """Sara puts up a red card. Tommaso 1, Roberto 5, Tommaso 6, Roberto passes."""
    state = play(offering(), "auction hoplite", "bid 1", "bid 5", "bid 6", "pass")
    assert coins(state, TOMMASO) == 20 - 6
    assert coins(state, SARA) == 20 + 6
    assert coins(state, ROBERTO) == 20
    assert city(state, TOMMASO) == ["hoplite"]
    assert hand(state) == ["theatre"]
    assert (state.actor, awaited(state)) == (SARA, "offer")


@pytest.mark.parametrize(("bid", "asked"), [(3, True), (4, False)])
def test_P14_from_four_coins_on_it_must_be_sold(bid: int, asked: bool) -> None:
    state = play(offering(), "auction hoplite", f"bid {bid}", "pass")
    assert (awaited(state) == "settle") == asked
    assert (city(state, TOMMASO) == ["hoplite"]) != asked


def tommaso_sells() -> Polis:
    """Tommaso puts up a blue card. Roberto bids 2, Sara 3, and Roberto passes."""
    state = table("offer", active=TOMMASO, tommaso={"hand": ["potter", "farmer"]})
    return play(state, "auction potter", "bid 2", "bid 3", "pass")


def test_T4_P15_the_seller_may_sell_for_three_or_less() -> None:
    state = play(tommaso_sells(), "sell")
    assert city(state, SARA) == ["potter"]
    assert (coins(state, SARA), coins(state, TOMMASO)) == (17, 23)


def test_T4_P15_or_pay_the_bidder_one_more_and_keep_it() -> None:
    state = play(tommaso_sells(), "keep")
    assert city(state, TOMMASO) == ["potter"]
    assert (coins(state, SARA), coins(state, TOMMASO), coins(state, ROBERTO)) == (24, 16, 20)
    assert refused(tommaso_sells(), "drop") == "P-15"


def test_P15_a_seller_without_the_coins_has_to_sell() -> None:
    state = play(offering(coins=3), "auction hoplite", "bid 3", "pass")
    assert city(state, TOMMASO) == ["hoplite"]
    assert coins(state) == 6
    state = play(offering(coins=4), "auction hoplite", "bid 3", "pass")
    assert awaited(state) == "settle"


def test_T5_P16_nobody_bids_and_the_seller_pays_the_bank_one_coin() -> None:
    state = play(offering(), "auction hoplite", "pass", "pass")
    assert legal_moves(state) == ["keep", "drop"]
    assert refused(state, "sell") == "P-16"
    play(state, "keep")
    assert coins(state) == 19
    assert city(state) == ["hoplite"]
    assert [coins(state, seat) for seat in (TOMMASO, ROBERTO)] == [20, 20]


def test_T5_P16_or_the_card_leaves_the_game_unseen() -> None:
    state = play(offering(), "auction hoplite", "pass", "pass", "drop")
    assert "hoplite" in out_of_game(state)
    assert GAME.view(state, TOMMASO)["out_of_game"] == ["red"]
    assert GAME.view(state, SARA)["out_of_game"] == [{"card": "hoplite", "seen": [SARA]}]
    assert GAME.position(state)["seats"][SARA]["history"] == []


def test_P16_a_seller_without_a_coin_loses_it() -> None:
    state = play(offering(coins=0), "auction hoplite", "pass", "pass")
    assert "hoplite" in out_of_game(state)


def test_P17_more_auctions_one_by_one_as_one_likes() -> None:
    state = play(offering(), "auction hoplite", "pass", "pass", "drop")
    assert legal_moves(state) == ["auction theatre", "done"]
    play(state, "auction theatre", "bid 9", "pass")
    assert city(state, TOMMASO) == ["theatre"]
    assert state.phase > 2


def test_P17_then_the_phase_is_over() -> None:
    state = play(offering(), "auction hoplite", "pass", "pass", "keep", "done")
    assert (awaited(state), hand(state)) == ("develop", ["theatre"])


def test_P14_P18_a_card_from_an_auction_costs_nothing_more_and_does_not_count() -> None:
    """No discount on an auction, no 10 coins, and two cards may still be developed."""
    state = table(
        "offer",
        hand=["theatre", "farmer", "potter"],
        coins=40,
        board="alexandreia B",
        roberto={"board": "athina A"},
    )
    play(state, "auction theatre", "pass", "pass", "keep")
    assert coins(state) == 39
    play(state, "done", "develop farmer", "develop potter")
    assert city(state) == ["theatre", "farmer", "potter"]


def test_P14_a_card_won_goes_to_the_city_never_to_the_hand() -> None:
    state = play(offering(), "auction theatre", "bid 4", "pass")
    assert hand(state, TOMMASO) == []
    assert GAME.view(state, ROBERTO)["seats"][TOMMASO]["city"] == ["theatre"]
