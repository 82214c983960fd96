"""Chapter 9: giving up, at any moment of a game (O-112)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import (
    assert_all_in_order,
    awaited,
    controls,
    deck,
    gods,
    new_game,
    play,
    refused,
    seen,
    settled,
    table,
)


def rest(players: int, **said: Any) -> list[dict[str, Any]]:
    return [dict(said) for _ in range(players - 1)]


def before_a_god(god: str, players: int, **said: Any) -> Olympos:
    """The first player has reached 12 and drawn a card, and the god is about to appear."""
    others = rest(players, space=11, **said)
    state = table(
        hand=["star"], space=11, others=others, gods=gods(first=god), settlers=settled("attica", "elis")
    )
    return play(state, "new settler from north to pelagonia", "done")


def placing_barbarians(players: int) -> Olympos:
    state = new_game(players)
    while awaited(state)[0] == "condemn":
        state.apply(state.legal()[0])
    return state


def four_cubes(players: int) -> Olympos:
    """Agriculture asks for two grain here and one of another resource."""
    return table(others=rest(players), cubes={"grain": 2, "wood": 1, "stone": 1, "gold": 1})


# Every decision that a game may ask for.
MOMENTS: dict[str, Callable[[int], Olympos]] = {
    "condemn": new_game,
    "barbarians": placing_barbarians,
    "act": lambda players: table(others=rest(players), hand=["cube_gold"], settlers=settled("attica")),
    "last": lambda players: table(space=72, others=rest(players, space=73)),
    "go": lambda players: play(table(others=rest(players)), "new settler from north"),
    "pay": lambda players: play(four_cubes(players), "discover agriculture"),
    "tile": lambda players: play(table(others=rest(players), cubes={"gold": 2, "wood": 1}), "discover money"),
    "bonus": lambda players: play(
        table(others=rest(players), cubes={"grain": 1, "wood": 1}), "discover medicine"
    ),
    "spend": lambda players: play(
        table(others=rest(players), athena=1, hand=["star"], settlers=settled("attica", "elis", "crete")),
        "build lion gate",
    ),
    "take": lambda players: play(
        table(others=rest(players), cubes={"grain": 2, "wood": 1}), "discover commerce"
    ),
    "keep": lambda players: play(
        table(
            others=rest(players, space=30),
            space=11,
            discoveries=["oracle"],
            deck=deck("star", "zeus", "cube_gold"),
        ),
        "new settler from north to macedonia",
    ),
    "before paying": lambda players: play(
        table(others=rest(players), hand=["cube_gold"]), "new settler from north to macedonia"
    ),
    "ending": lambda players: play(
        table(others=rest(players, space=11), space=11), "new settler from north to macedonia"
    ),
    "answer": lambda players: play(before_a_god("zeus", players), "done"),
    "lose": lambda players: play(before_a_god("hades", players), "done", "done"),
}


def test_the_moments_are_what_they_are_called() -> None:
    for name, begin in MOMENTS.items():
        assert awaited(begin(2))[0] == ("act" if name == "last" else name)


@pytest.mark.parametrize("moment", list(MOMENTS))
@pytest.mark.parametrize("seat", [0, 1])
def test_O112_of_two_the_other_one_wins(moment: str, seat: int) -> None:
    state = play(MOMENTS[moment](2), f"resign {seat + 1}")
    assert (state.actor, GAME.position(state)["ending"]) == (NOBODY, "last one left")
    assert state.ranking()[1 - seat] == 1


@pytest.mark.parametrize("moment", [name for name in MOMENTS if name != "barbarians"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_O112_of_three_the_others_go_on_to_the_end(moment: str, seat: int) -> None:
    state = play(MOMENTS[moment](3), f"resign {seat + 1}")
    assert refused(state, f"resign {seat + 1}") == "O-112"
    while state.actor != NOBODY:
        assert state.actor != seat
        assert_all_in_order(state)
        state.apply(state.legal()[-1])
    assert state.ranking()[seat] == 3


def test_O112_settlers_stay_and_can_be_beaten() -> None:
    state = table(settlers={"macedonia": [1]})
    play(state, "resign 2")
    assert controls(state, 1) == ["macedonia"]
    play(state, "new settler from north to macedonia")
    assert (controls(state), seen(state, 1)["hourglasses"]) == (["macedonia"], 1)


def test_O112_cards_go_to_the_discards_and_cubes_to_the_supply() -> None:
    state = table(others=[{"hand": ["star"], "cubes": {"gold": 2}, "hourglasses": 2}, {}, {}])
    play(state, "resign 2")
    assert GAME.position(state)["discards"] == ["star"]
    assert (seen(state, 1)["hand"], seen(state, 1)["cubes"], seen(state, 1)["hourglasses"]) == ([], {}, 0)


def test_O112_the_gods_forget_whoever_has_resigned() -> None:
    """The second player has the most symbols, but is gone: the first one profits."""
    others: list[dict[str, Any]] = [{"space": 11, "discoveries": ["art"]}, {"space": 11}, {"space": 11}]
    state = table(space=11, discoveries=["religion"], others=others, gods=gods(first="zeus"))
    play(state, "resign 2", "new settler from north to macedonia", "done", "done")
    assert [seen(state, seat)["prestige"] for seat in range(4)] == [3, 0, 0, 0]


def test_O112_nobody_waits_for_them_at_a_double_zeus_space() -> None:
    others: list[dict[str, Any]] = [{"space": 40}, {"space": 40}, {"space": 20}]
    state = play(table(space=35, others=others, actor=3), "resign 4")
    play(state, "new settler from north to macedonia")
    while awaited(state)[0] != "act":
        state.apply(state.legal()[-1])
    assert [god["revealed"] for god in GAME.position(state)["gods"]][2:4] == [True, True]


def test_O112_a_seat_that_is_not_there() -> None:
    assert refused(table(), "resign 5") == "O-112"


def test_O112_whoever_resigns_is_ranked_last() -> None:
    state = table(others=[{"prestige": 50}, {}, {}])
    play(state, "resign 2", "resign 3", "resign 4")
    assert state.ranking() == [1, 2, 3, 3]
