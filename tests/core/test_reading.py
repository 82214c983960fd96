"""What positions and views of all games have in common."""

from __future__ import annotations

import pytest

from petteia.core.contract import NOBODY, Impossible
from petteia.core.fault import Fault, Faults
from petteia.core.reading import BlockReader, PositionReader, name_of, read_seat, read_seed
from petteia.core.starting import RANDOM, start_seat

WORDS = {"act": 0, "pay": 1, "over": 7}


def seat_block(entry: dict[str, object]) -> BlockReader[PositionReader, None]:
    return BlockReader(PositionReader({"game": "attika"}, "attika", {"game"}, ""), None, entry, 1)


def test_a_number_has_the_name_that_is_read_for_it() -> None:
    assert [name_of(number, WORDS) for number in WORDS.values()] == list(WORDS)
    with pytest.raises(KeyError):
        name_of(2, WORDS)


@pytest.mark.parametrize(("view", "seat"), [({"seat": 2}, 2), ({"seat": -1}, NOBODY), ({}, NOBODY)])
def test_a_view_is_for_a_player_or_for_somebody_who_watches(view: dict[str, object], seat: int) -> None:
    assert read_seat(view, 3) == seat


@pytest.mark.parametrize("seat", [3, -2, "1", True, None])
def test_a_view_is_for_nobody_else(seat: object) -> None:
    with pytest.raises(Impossible, match="`seat` must be that of a player"):
        read_seat({"seat": seat}, 3)


def test_a_seed_is_a_text() -> None:
    assert read_seed({}) == "0"
    assert read_seed({"seed": "sand"}) == "sand"
    for seed in (5, "a\nb", None):
        with pytest.raises(Impossible, match="`seed` must be a text"):
            read_seed({"seed": seed})


def test_what_is_wrong_with_a_seat_says_which() -> None:
    block = seat_block({"coins": -1, "resigned": "yes"})
    assert block.number("coins", 0, range(10)) == 0
    assert block.truth("resigned") is False
    with pytest.raises(Faults, match="Seat 2: `coins` must be a number from 0 to 9") as caught:
        block.reader.stop_if_wrong()
    assert "Seat 2: `resigned` must be true or false." in str(caught.value)


def test_a_seat_that_says_nothing_has_the_usual() -> None:
    block = seat_block({})
    assert (block.number("coins", 3, range(10)), block.truth("resigned")) == (3, False)
    assert not block.reader.problems


def test_who_begins() -> None:
    assert start_seat({"start_player": "random"}, 2) == RANDOM
    assert start_seat({"start_player": "2"}, 2) == 1
    with pytest.raises(Fault, match="Player 3 cannot start a game of 2"):
        start_seat({"start_player": "3"}, 2)
