"""Chapter 8: a player gives up (A-38)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from petteia.core.contract import NOBODY
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import LAST_ONE_LEFT
from tests.rules.attika_table import (
    amphoras,
    built,
    discards,
    hand_of,
    legal_moves,
    load,
    play,
    price,
    refused,
    stored,
    table,
    tiles_on_the_map,
)

STACK = [4, *(number for number in range(1, 23) if number not in (4, 11))]


def begin(players: int, **options: str) -> Attika:
    """The first player has a building on the map, cards, an amphora, and one building left in pile 1."""
    return table(
        hand="FFFHH",
        amphoras=1,
        buildings={"0,0": "well"},
        piles=[["quarry", "vineyard"], ["oracle"], ["mill", "ship"], []],
        others=[{"cards": "WW"}, {"cards": "M"}, {}][: players - 1],
        tile_stack=STACK,
        options=options,
    )


# Every kind of moment a turn has, by what is awaited.
MOMENTS: dict[str, Callable[[int], Attika]] = {
    "act": begin,
    "act again": lambda players: play(begin(players), "draw 2", "store"),
    "drawn": lambda players: play(begin(players), "draw 1"),
    "pay for a stored building": lambda players: play(begin(players), "tavern @ -1,1"),
    "pay for a drawn building": lambda players: play(begin(players), "draw 1", "oracle @ -1,1"),
    "lay": lambda players: play(begin(players), "draw 1", "store"),
    "turn": lambda players: play(begin(players), "draw 1", "store", "tile @ 2,1"),
    "take": lambda players: play(begin(players), "cards"),
    "take what is due": lambda players: play(begin(players, unused_actions_give_cards="optional"), "cards"),
}
at_every_moment = pytest.mark.parametrize("moment", list(MOMENTS))


def test_A38_the_moments_are_all_that_a_turn_has() -> None:
    awaited = {GAME.position(begin_at(3))["awaited"] for begin_at in MOMENTS.values()}
    assert awaited == {"act", "drawn", "pay", "lay", "turn", "take"}


@at_every_moment
def test_A38_in_turn_at_any_moment(moment: str) -> None:
    """Buildings stay; the hand goes to the discards and the amphora to the supply; the next player is on."""
    state = MOMENTS[moment](3)
    before, paid = hand_of(state), discards(state)
    play(state, "resign 1")
    assert built(state) == {"0,0": "well"}
    assert hand_of(state) == ""
    assert sorted(discards(state)) == sorted(before + paid)
    assert (amphoras(state), state.amphoras) == (0, 15)
    assert GAME.position(state)["awaited"] == "act"
    assert GAME.position(state)["turn_kind"] == "undecided"
    assert state.actor == 1
    assert state.actions_left == state.cards_due == 0
    assert tiles_on_the_map(state) == 1


@pytest.mark.parametrize("moment", ["drawn", "pay for a drawn building"])
def test_A38_a_drawn_building_goes_to_the_player_board_and_brings_no_tile(moment: str) -> None:
    state = play(MOMENTS[moment](3), "resign 1")
    assert "oracle" in stored(state)
    assert GAME.position(state)["tile_stack"] == STACK


def test_A38_a_building_not_yet_paid_for_goes_back_to_the_player_board() -> None:
    state = play(MOMENTS["pay for a stored building"](3), "resign 1")
    assert "tavern" in stored(state)


@pytest.mark.parametrize("moment", ["lay", "turn"])
def test_A38_a_map_tile_in_hand_goes_to_the_bottom_of_the_stack(moment: str) -> None:
    state = MOMENTS[moment](3)
    assert GAME.position(state)["tile_stack"] == STACK[1:]
    play(state, "resign 1")
    assert GAME.position(state)["tile_stack"] == [*STACK[1:], STACK[0]]


@at_every_moment
def test_A38_out_of_turn_the_turn_goes_on(moment: str) -> None:
    """Another player gives up; the one whose turn it is has the same choice as before."""
    state = MOMENTS[moment](3)
    choice = legal_moves(state)
    play(state, "resign 2")
    assert legal_moves(state) == choice
    assert state.actor == 0
    assert hand_of(state, 1) == ""
    assert discards(state) == "WW"


@at_every_moment
def test_A38_the_last_player_left_wins(moment: str) -> None:
    state = play(MOMENTS[moment](2), "resign 1")
    assert (state.ending, state.winner, state.actor) == (LAST_ONE_LEFT, 1, NOBODY)
    assert state.ranking() == [2, 1]


@at_every_moment
def test_A38_the_last_player_left_may_be_in_the_middle_of_a_turn(moment: str) -> None:
    """The other one resigns; what the winner holds is still there when the finished table is loaded again."""
    state = play(MOMENTS[moment](2), "resign 2")
    assert (state.ending, state.winner, state.actor) == (LAST_ONE_LEFT, 0, NOBODY)
    finished = GAME.position(state)
    assert GAME.position(load(finished)) == finished


def test_A38_from_then_on_the_seat_is_skipped() -> None:
    state = play(begin(4), "resign 2", "cards", "end")
    assert state.actor == 2
    play(state, "resign 4", "cards")
    assert state.actor == 0
    play(state, "cards", "end")
    assert state.actor == 2


def test_A38_the_buildings_stay_and_belong_to_that_player_still() -> None:
    """They block the space and cover its symbol, and make nothing free for others."""
    state = table(buildings={"0,0": "fortress"}, others=[{"stored": ["tower"]}, {}])
    play(state, "resign 1")
    assert refused(state, "tower @ 0,0") == "A-16"
    assert price(state, "tower @ -1,1") == "2 hill, mountain"


def test_A38_nobody_resigns_twice() -> None:
    state = play(begin(3), "resign 2")
    assert refused(state, "resign 2") == "A-38"


def test_A38_nobody_resigns_for_an_empty_chair() -> None:
    assert refused(begin(2), "resign 3") == "A-38"


def test_A38_nobody_resigns_when_the_game_is_over() -> None:
    assert refused(play(begin(2), "resign 1"), "resign 2") == "A-35"


def test_A38_one_after_the_other() -> None:
    state = play(begin(4), "resign 3", "resign 1", "resign 4")
    assert state.winner == 1
    assert state.ranking() == [2, 1, 3, 3]


def test_A38_resigning_is_never_among_the_moves_offered() -> None:
    """A bot that plays any legal move must not give up by chance."""
    for begin_at in MOMENTS.values():
        assert not any(move.startswith("resign") for move in legal_moves(begin_at(3)))
