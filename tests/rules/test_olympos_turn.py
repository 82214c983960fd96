"""Chapter 2: whose turn it is, and how actions are paid for (O-17 to O-23)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import (
    awaited,
    legal_moves,
    play,
    refused,
    seen,
    settled,
    space,
    table,
    time,
    tokens,
)


def spaces(*numbers: int) -> list[dict[str, int]]:
    return [{"space": number} for number in numbers]


def test_O17_whoever_is_furthest_back_has_the_turn() -> None:
    state = table(space=5, others=spaces(3, 9, 4))
    assert awaited(state) == ("act", 1)


def test_O17_on_one_space_the_one_on_top() -> None:
    state = table(others=spaces(0, 0, 0), line=[2, 0, 3, 1])
    assert awaited(state) == ("act", 2)
    play(state, "new settler from north to macedonia")
    assert awaited(state) == ("act", 0)


def test_O18_an_arriving_piece_goes_on_top() -> None:
    """From space 0 three spaces on, where two others stand already."""
    state = table(others=spaces(3, 3, 9))
    play(state, "new settler from north to macedonia")
    assert space(state) == 3
    assert GAME.position(state)["line"] == [0, 1, 2, 3]


def test_X1_an_hourglass_first_then_two_spaces_on_top_of_green() -> None:
    """Red, last on the track with one hourglass, pays 3, lands on Green's space and plays again."""
    state = table(hourglasses=1, others=spaces(2, 20, 20))
    play(state, "new settler from north to macedonia")
    assert (space(state), seen(state)["hourglasses"]) == (2, 0)
    assert GAME.position(state)["line"] == [0, 1, 2, 3]
    assert awaited(state) == ("act", 0)
    play(state, "new settler from north to thrace")
    assert awaited(state) == ("act", 1)


def test_O19_several_turns_in_a_row() -> None:
    state = table(others=spaces(10, 10, 10))
    play(state, "new settler from north to macedonia", "new settler from north to thrace")
    assert (space(state), awaited(state)) == (6, ("act", 0))
    assert GAME.position(state)["turn"] == 3


def test_O20_one_action_a_turn() -> None:
    state = table(settlers=settled("macedonia", "thrace", "pelagonia"))
    play(state, "discover religion bonus settler")
    assert awaited(state) == ("act", 1)


def rich_and_last() -> Olympos:
    """Everybody else is far ahead, and nothing can be done: no settler anywhere, no resource."""
    return table(stock=0, others=spaces(6, 20, 30))


def test_O20_whoever_can_do_nothing_waits_behind_the_next_player() -> None:
    state = rich_and_last()
    assert legal_moves(state) == ["wait"]
    play(state, "wait")
    assert space(state) == 5


def test_O20_and_at_least_one_space() -> None:
    state = table(stock=0, others=spaces(0, 20, 30))
    play(state, "wait")
    assert (space(state), awaited(state)) == (1, ("act", 1))


def test_O20_waiting_is_for_nobody_else() -> None:
    assert refused(table(), "wait") == "O-20"


def test_O21_each_action_point_is_one_space() -> None:
    state = table(space=4, others=spaces(4, 4, 4), settlers=settled("macedonia", "thrace", "pelagonia"))
    play(state, "discover religion bonus settler")
    assert space(state) == 11


@pytest.mark.parametrize(
    ("hourglasses", "left", "where"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (5, 2, 0)]
)
def test_O22_hourglasses_have_to_be_used_before_the_piece_moves(
    hourglasses: int, left: int, where: int
) -> None:
    state = table(hourglasses=hourglasses, others=spaces(9, 9, 9))
    play(state, "new settler from north to macedonia")
    assert (seen(state)["hourglasses"], space(state)) == (left, where)


def test_O23_an_action_paid_with_hourglasses_leaves_the_order_as_it_is() -> None:
    state = table(hourglasses=3, others=spaces(0, 0, 0), line=[0, 2, 1, 3])
    play(state, "new settler from north to macedonia")
    assert GAME.position(state)["line"] == [0, 2, 1, 3]
    assert awaited(state) == ("act", 0)


def test_no_action_changes_an_older_table() -> None:
    state = table()
    before = json.dumps(GAME.position(state))
    play(state.clone(), "new settler from north to macedonia")
    assert json.dumps(GAME.position(state)) == before


def test_the_first_turns_that_the_page_tells() -> None:
    others: list[dict[str, Any]] = [{}, {}, {"cubes": {"wood": 1}}]
    board = {"red": ["medicine", "oracle", "cavalry", "metallurgy", "religion"]}
    state = table(others=others, line=[0, 1, 2, 3], board=board)
    for journey in ("macedonia", "thrace", "olympos", "illyria"):
        play(state, f"new settler from north to {journey}")
    assert [space(state, seat) for seat in range(4)] == [3, 3, 4, 3]
    assert GAME.position(state)["line"] == [3, 1, 0, 2]
    play(state, "discover oracle bonus settler")
    assert (space(state, 3), seen(state, 3)["cubes"], tokens(state, 3)) == (10, {}, {"gold": 1})
    assert GAME.position(state)["line"] == [1, 0, 2, 3]
    assert time(state, "settler from thrace to macedonia") == 1 + 2
    play(state, "settler from thrace to macedonia")
    assert seen(state, 0)["hourglasses"] == 1
