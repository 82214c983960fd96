"""Chapter 7: how a game of Attika ends, and in what order the players come (A-35 to A-37, A-39)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.message import Message, SeatName
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import ALL_BUILT, LAST_ONE_LEFT, STALEMATE, TEMPLES_LINKED
from tests.rules.attika_table import (
    FOR_THIRTY,
    START_FOR_TWO,
    all_but,
    amphoras,
    built,
    legal_moves,
    play,
    refused,
    settlements,
    spaces,
    table,
)


def twenty_nine(lacking: str) -> dict[str, str]:
    """All buildings but one, on five tiles without a temple."""
    places = spaces(*(tile.partition(" @ ")[2] for tile in FOR_THIRTY))
    return dict(zip(places, all_but(lacking), strict=False))


# --- thirty buildings ---


def test_example_38_A35_the_thirtieth_building() -> None:
    """The thirtieth building is placed as the first of three builds: an immediate win."""
    state = table(hand="FH", stored=["oracle"], buildings=twenty_nine("oracle"), tiles=FOR_THIRTY, temples=[])
    play(state, "oracle @ 5,2")
    assert len(built(state)) == 30
    assert (state.ending, state.winner, state.actor) == (ALL_BUILT, 0, NOBODY)
    assert legal_moves(state) == []
    assert refused(state, "cards") == "A-35"


def test_A35_also_with_a_building_just_drawn() -> None:
    state = table(
        hand="FH",
        piles=[[], ["oracle"], [], []],
        buildings=twenty_nine("oracle"),
        tiles=FOR_THIRTY,
        temples=[],
    )
    play(state, "draw 1", "oracle @ 5,2")
    assert state.winner == 0


def test_A35_twenty_nine_are_not_enough() -> None:
    buildings = twenty_nine("oracle")
    del buildings["4,2"]
    missing = all_but(*buildings.values())
    state = table(hand="WFHMWFHM", stored=missing, buildings=buildings, tiles=FOR_THIRTY, temples=[])
    play(state, "oracle @ 4,2 paying forest, hill")
    assert len(built(state)) == 29
    assert state.actor == 0


# --- two temples joined ---

# A line from the temple at -2,1 towards the one at 3,3; 2,2 and 2,3 are lacking.
LINE = {"-1,1": "well", "0,1": "mill", "1,1": "ship", "2,1": "road"}


def test_example_36_A36_the_sixth_building_joins_two_temples() -> None:
    """Own buildings from -1,1 to 2,2: no win after five; a win with the sixth on 2,3; the rest is void."""
    state = table(stored=["road", "road", "road"], buildings=LINE, tiles=START_FOR_TWO)
    play(state, "road @ 2,2")
    assert len(built(state)) == 5
    assert state.actor == 0
    play(state, "road @ 2,3")
    assert (state.ending, state.winner, state.actor) == (TEMPLES_LINKED, 0, NOBODY)
    assert legal_moves(state) == []


def test_example_37_A36_a_foreign_building_breaks_the_line() -> None:
    """The same, but the building on 1,1 is foreign: no win."""
    mine = {place: name for place, name in LINE.items() if place != "1,1"}
    state = table(
        stored=["road", "road", "road"],
        buildings=mine,
        others=[{"buildings": {"1,1": "ship"}}],
        tiles=START_FOR_TWO,
    )
    play(state, "road @ 2,2", "road @ 2,3")
    assert state.actor == 0
    assert settlements(state) == 2


def test_A36_the_gap_may_be_closed_anywhere() -> None:
    line = {"-1,1": "well", "0,1": "road", "2,1": "mill", "2,2": "ship", "2,3": "ship"}
    state = play(table(stored=["road"], buildings=line, tiles=START_FOR_TWO), "road @ 1,1")
    assert state.winner == 0


def test_A36_any_two_of_the_temples() -> None:
    """Of three temples, the second and the third are joined on a single tile."""
    state = table(
        stored=["road"],
        buildings={"1,0": "road"},
        others=[{}, {}],
        temples=["-2,1", "2,-1", "0,2"],
    )
    play(state, "road @ 0,1")
    assert (state.ending, state.winner) == (TEMPLES_LINKED, 0)


def test_A36_one_and_the_same_building_is_a_line() -> None:
    """1,0 touches both temples."""
    state = play(table(hand="WW", stored=["well"], temples=["2,-1", "2,0"]), "well @ 1,0")
    assert (state.ending, state.winner) == (TEMPLES_LINKED, 0)


def test_A36_one_temple_touched_twice_is_no_line() -> None:
    state = play(table(stored=["road"], buildings={"1,0": "road"}, temples=["2,-1", "-2,1"]), "road @ 1,-1")
    assert state.actor == 0


def test_A36_two_settlements_are_no_line() -> None:
    """One settlement touches the first temple, another one the second."""
    state = table(hand="WWW", stored=["well"], buildings={"-1,0": "ship"}, temples=["-2,1", "2,-1"])
    play(state, "well @ 1,0")
    assert settlements(state) == 2
    assert state.actor == 0


def test_A36_the_game_is_won_by_a_building_just_drawn_as_well() -> None:
    line = {**LINE, "2,2": "road"}
    state = table(piles=[[], ["road", "ship"], [], []], buildings=line, tiles=START_FOR_TWO)
    play(state, "draw 1", "road @ 2,3")
    assert state.winner == 0


def test_A36_the_amphora_comes_before_the_win() -> None:
    """The road that joins the temples is the fourth; the group is rewarded, then the game is won."""
    line = {"-1,1": "well", "0,1": "mill", "1,1": "road", "2,1": "road", "2,2": "road"}
    state = play(table(stored=["road"], buildings=line, tiles=START_FOR_TWO), "road @ 2,3")
    assert state.winner == 0
    assert amphoras(state) == 1


# --- stalemate ---


def test_A37_two_rounds_without_any_change_end_the_game() -> None:
    state = table(hand=30, deck=0, others=[{"cards": 30}])
    for _ in range(3):
        play(state, "cards")
        assert state.actor != NOBODY
    play(state, "cards")
    assert (state.ending, state.actor) == (STALEMATE, NOBODY)


def test_A37_a_round_is_one_turn_of_every_player_still_in_the_game() -> None:
    state = table(hand=60, deck=0, others=[{}, {"resigned": True}])
    play(state, "cards", "cards", "cards")
    assert state.actor == 1
    play(state, "cards")
    assert state.ending == STALEMATE
    state = table(hand=60, deck=0, others=[{}, {}])
    play(state, "cards", "cards", "cards", "cards", "cards")
    assert state.actor == 2
    play(state, "cards")
    assert state.ending == STALEMATE


@pytest.mark.parametrize(
    "change",
    [("draw 1", "store", "cards"), ("amphora card",)],
    ids=["a building has moved", "a card and an amphora have moved"],
)
def test_A37_any_change_begins_the_count_anew(change: tuple[str, ...]) -> None:
    with_amphora: dict[str, Any] = {"amphoras": 1, "turn_kind": "build", "discards": "W", "hand": 59}
    said: dict[str, Any] = with_amphora if "amphora card" in change else {"hand": 60}
    state = table(deck=0, quiet_turns=3, **said)
    play(state, *change)
    assert state.actor == 1
    assert state.quiet_turns == 0


def stalemate(mine: dict[str, str], theirs: dict[str, str], their_amphoras: int = 0) -> Attika:
    others = [{"buildings": theirs, "amphoras": their_amphoras}]
    return play(table(hand=60, deck=0, quiet_turns=3, buildings=mine, others=others), "cards")


def test_A37_most_buildings_win_then_most_amphoras_then_the_win_is_shared() -> None:
    more = stalemate({"0,0": "well"}, {"1,0": "well", "1,-1": "ship"})
    assert more.ranking() == [2, 1]
    amphoras_decide = stalemate({"0,0": "well"}, {"1,0": "well"}, their_amphoras=2)
    assert amphoras_decide.ranking() == [2, 1]
    shared = stalemate({"0,0": "well"}, {"1,0": "well"})
    assert shared.ranking() == [1, 1]


# --- order of the others ---


def won_by_the_first(*others: dict[str, Any]) -> Attika:
    state = table(hand="WW", stored=["well"], temples=["2,-1", "2,0"], others=others)
    return play(state, "well @ 1,0")


def test_A39_behind_the_winner_buildings_then_amphoras_count() -> None:
    """The winner has one building; the others have one, two and one, the last of them an amphora."""
    state = won_by_the_first(
        {"buildings": {"0,0": "well"}},
        {"buildings": {"-1,0": "well", "-1,1": "ship"}},
        {"buildings": {"0,1": "well"}, "amphoras": 1},
    )
    assert state.ranking() == [1, 4, 2, 3]
    assert state.scores() == [1, 1, 2, 1]


def test_A39_players_level_in_both_are_tied() -> None:
    state = won_by_the_first({"buildings": {"0,0": "well"}}, {"buildings": {"-1,0": "well"}}, {})
    assert state.ranking() == [1, 2, 2, 4]


def test_A39_who_has_resigned_comes_last() -> None:
    state = won_by_the_first({"buildings": {"0,0": "well", "-1,1": "ship"}, "resigned": True}, {}, {})
    assert state.ranking() == [1, 4, 2, 2]


def test_A39_among_several_who_have_resigned_the_same_order_holds() -> None:
    state = won_by_the_first(
        {"buildings": {"0,0": "well"}, "resigned": True},
        {"buildings": {"-1,0": "well", "-1,1": "ship"}, "resigned": True},
        {},
    )
    assert state.ranking() == [1, 4, 3, 2]


def test_A39_a_winner_with_few_buildings_is_still_first() -> None:
    state = won_by_the_first({"buildings": {"0,0": "well", "-1,0": "mill", "-1,1": "ship"}})
    assert state.ranking() == [1, 2]


# --- what people are told ---


def test_A35_the_outcome_names_the_ending_and_each_result() -> None:
    state = won_by_the_first({"buildings": {"0,0": "well", "-1,0": "mill"}, "amphoras": 1})
    ending, *results = GAME.outcome(state)
    assert ending == Message("attika-end-temples", {"player": SeatName(0)})
    assert [dict(result.arguments) for result in results] == [
        {"player": SeatName(0), "place": 1, "buildings": 1, "amphoras": 0, "settlements": 1},
        {"player": SeatName(1), "place": 2, "buildings": 2, "amphoras": 1, "settlements": 1},
    ]


def test_A37_a_stalemate_names_no_winner() -> None:
    state = stalemate({"0,0": "well"}, {"1,0": "well"})
    assert GAME.outcome(state)[0] == Message("attika-end-stalemate")
    assert state.winner == NOBODY


def test_A38_the_last_one_left_is_named() -> None:
    state = play(table(), "resign 1")
    assert state.ending == LAST_ONE_LEFT
    assert GAME.outcome(state)[0] == Message("attika-end-last-one", {"player": SeatName(1)})
