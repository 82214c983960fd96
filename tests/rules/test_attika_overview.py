"""What a table comes to, as data for whoever draws it: the same as the rules say, and no secret."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.game import Plain
from petteia.games import game_named
from petteia.games.attika.moves import Build, Pay
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import new_game, play, table

GAME = game_named("attika")


def overview(state: Attika, seat: int = 0) -> Plain:
    return GAME.overview(state.information(seat))


def test_A35_how_many_of_the_thirty_buildings_stand() -> None:
    told = overview(table(stored=["tower"], buildings={"0,0": "capital", "1,0": "tower"}))
    assert (told["buildings"], told["seats"][0]["built"]) == (30, 2)


def test_A23_settlements_are_counted() -> None:
    apart = overview(table(buildings={"-1,0": "capital", "1,0": "tower"}))
    together = overview(table(buildings={"0,0": "capital", "0,1": "tower"}))
    assert (apart["seats"][0]["settlements"], together["seats"][0]["settlements"]) == (2, 1)


def test_A20_arrows_of_what_stands_on_the_map() -> None:
    told = overview(table(buildings={"0,0": "capital"}))
    (capital,) = [kind for kind in GAME.facts()["building"] if kind["id"] == "capital"]
    assert told["seats"][0]["chained"] == [
        kind["id"] for kind in GAME.facts()["building"] if kind["id"] in capital["arrows"]
    ]


def test_A36_buildings_that_are_missing_between_two_temples() -> None:
    """The fewest there could be: a land without buildings, and the same with one of them."""
    before = overview(new_game(2))["seats"][0]["lacks"]
    assert before > 1
    state = new_game(2)
    while overview(state)["seats"][0]["lacks"] == before:
        build = next((a for a in state.legal() if isinstance(GAME.move(state, a), Build)), state.legal()[0])
        state.apply(build)
    assert overview(state)["seats"][0]["lacks"] == before - 1


def test_A12_the_cards_that_stopping_brings() -> None:
    assert overview(table())["yours"]["stop"] == GAME.facts()["turn"]["renounce_cards"]


def test_A18_ways_to_pay_fewest_cards_first_and_then_what_keeps_the_hand_mixed() -> None:
    state = play(table(hand="HFFFMM", stored=["oracle"]), "oracle @ 0,0")
    told = overview(state)["yours"]["ways"]
    assert told == ["H", "FM", "FF", "MM"]
    assert set(told) == {move.cards for move in map_moves(state) if isinstance(move, Pay)}


def map_moves(state: Attika) -> list[Any]:
    return [GAME.move(state, action) for action in state.legal()]


def test_the_fewest_cards_of_every_site_are_what_the_cheapest_payment_takes() -> None:
    state = table(hand="HFFFMMWW", stored=["oracle", "fortress", "road"], buildings={"0,1": "capital"})
    builds = [move for move in map_moves(state) if isinstance(move, Build)]
    assert builds
    for build in builds:
        ways = GAME.outlook(state, build)["ways"]
        assert GAME.cost(state, build) == len(ways[0])


def test_each_item_of_a_price_comes_with_its_cards() -> None:
    state = table(hand="HM", stored=["fortress"], tiles=["16 @ 0,0"])
    assert GAME.outlook(state, Build("fortress", "0,0"))["items"] == ["HMMM", "MM", "HM"]


@pytest.mark.parametrize("seat", [1, NOBODY])
def test_what_only_the_actor_must_know_is_for_the_actor(seat: int) -> None:
    assert overview(table(hand="HFF"), seat)["yours"] == {}


def test_who_comes_next() -> None:
    state = new_game(3)
    assert overview(state)["next"] == (state.actor + 1) % 3
