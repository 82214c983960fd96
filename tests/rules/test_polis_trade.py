"""Chapter 6: trade, with the Harbour and the Corinth Canal (P-24, P-53, P-59)."""

from __future__ import annotations

from typing import Any

from petteia.games.polis.rules import Polis
from tests.rules.polis_table import (
    ROBERTO,
    SARA,
    TOMMASO,
    awaited,
    city,
    coins,
    covered,
    idle_until,
    legal_moves,
    may,
    play,
    refused,
    table,
    tokens,
)


def pointed(seat: int) -> dict[str, Any]:
    """A Harbour that points at a seat."""
    return {"card": "harbour", "forward": True, "target": seat}


def test_T10_P24_each_receives_the_others_vases() -> None:
    """Tommaso has three Vases, Roberto five, boards included; Tommaso chooses Roberto."""
    state = table(
        "trade",
        active=TOMMASO,
        tommaso={"city": ["agora", "agora"]},
        roberto={"city": ["harbour", "merchant_ship"]},
    )
    play(state, "trade with 3")
    assert (coins(state, TOMMASO), coins(state, ROBERTO), coins(state, SARA)) == (25, 23, 20)


def test_P24_one_partner_or_none() -> None:
    state = table("trade", city=["hoplite"], tommaso={"city": ["potter"]})
    assert legal_moves(state) == ["trade with 2", "trade with 3", "done"]
    play(state, "trade with 2")
    assert awaited(state) == "war"
    assert refused(table("trade"), "trade with 1") == "P-24"
    assert coins(play(table("trade"), "done"), SARA) == 20


def test_P24_covered_vases_do_not_count() -> None:
    state = table("trade", tommaso={"city": [covered("harbour", "vase 2")]})
    assert coins(play(state, "trade with 2")) == 20 + 2


# --- Harbour ---


def test_P53_two_tokens_and_the_harbour_points_at_a_player() -> None:
    state = table(city=["harbour", "euclid"], tokens=2)
    assert may(state, "use")[:2] == ["use harbour on 2", "use harbour on 3"]
    play(state, "use harbour on 3")
    assert tokens(state) == 0
    assert city(state)[0] == pointed(ROBERTO)
    assert refused(table(city=["harbour"], tokens=1), "use harbour on 3") == "P-53"


def test_P53_it_stays_forward_until_the_targets_trade_is_over() -> None:
    state = table("trade", city=[pointed(TOMMASO)], active=ROBERTO)
    play(state, "done")
    assert city(state) == [pointed(TOMMASO)]
    state = table("trade", city=[pointed(TOMMASO)], active=TOMMASO)
    assert legal_moves(state) == ["trade with 1"]
    assert refused(state, "done") == "P-53"
    assert refused(state, "trade with 3") == "P-53"
    play(state, "trade with 1")
    assert city(state) == ["harbour"]
    assert coins(state, SARA) == 20 + 1
    assert coins(state, TOMMASO) == 20 + 3


def test_P53_whoever_has_traded_so_cannot_attack_the_owner() -> None:
    state = table("trade", city=[pointed(TOMMASO)], active=TOMMASO, tommaso={"city": ["phalanx"]})
    play(state, "trade with 1")
    assert may(state, "attack") == ["attack 3"]
    assert refused(state, "attack 1") == "P-25"


def test_P53_bound_to_two_owners_one_of_them_is_chosen() -> None:
    state = table("trade", city=[pointed(TOMMASO)], active=TOMMASO, roberto={"city": [pointed(TOMMASO)]})
    assert legal_moves(state) == ["trade with 1", "trade with 3"]
    play(state, "trade with 3")
    assert city(state, SARA) == ["harbour"]
    assert city(state, ROBERTO) == ["harbour"]


def test_P53_the_order_is_void_when_the_harbour_has_left_the_city() -> None:
    """Roberto's Harbour points at Tommaso; before his turn Sara destroys it."""
    state = table("war", city=["hoplite"], roberto={"city": [pointed(TOMMASO)]})
    play(state, "attack 3", "destroy harbour", "sacrifice hoplite")
    idle_until(state, "trade")
    assert state.actor == TOMMASO
    assert legal_moves(state) == ["trade with 1", "trade with 3", "done"]


def test_P53_at_the_end_of_the_owners_turn_it_does_not_come_back() -> None:
    state = play(table("trade", city=[pointed(TOMMASO), "potter"]), "done")
    assert state.actor == TOMMASO
    assert city(state)[0] == pointed(TOMMASO)


# --- Corinth Canal ---


def canal(**said: Any) -> Polis:
    return table("trade", **{"city": ["corinth_canal", "phalanx"], **said})


def test_P59_two_trades_with_the_same_or_different_partners() -> None:
    """Sara has two Vases with her board, the others one each."""
    state = play(canal(), "trade with 2", "trade with 2")
    assert [coins(state, seat) for seat in (SARA, TOMMASO, ROBERTO)] == [22, 24, 20]
    state = play(canal(), "trade with 2", "trade with 3")
    assert [coins(state, seat) for seat in (SARA, TOMMASO, ROBERTO)] == [22, 22, 22]


def test_P59_or_once_or_not_at_all() -> None:
    assert awaited(play(canal(tommaso={"city": ["potter"]}), "trade with 3", "done")) == "war"
    assert awaited(play(canal(tommaso={"city": ["potter"]}), "done")) == "war"


def test_P59_P25_neither_partner_may_be_attacked() -> None:
    state = play(canal(more=[{"city": ["potter"]}]), "trade with 2", "trade with 3")
    assert may(state, "attack") == ["attack 4"]


def test_P59_P53_one_of_the_two_for_the_owner_of_a_harbour() -> None:
    state = canal(tommaso={"city": [pointed(SARA)]})
    assert legal_moves(state) == ["trade with 2", "trade with 3"]
    play(state, "trade with 3")
    assert legal_moves(state) == ["trade with 2"]
    state = play(canal(tommaso={"city": [pointed(SARA)]}), "trade with 2")
    assert "done" in legal_moves(state)


def test_P59_P53_two_owners_are_both_served() -> None:
    state = canal(tommaso={"city": [pointed(SARA)]}, roberto={"city": [pointed(SARA)]}, more=[{}])
    assert legal_moves(state) == ["trade with 2", "trade with 3"]
    play(state, "trade with 3")
    assert legal_moves(state) == ["trade with 2"]
