"""Chapter 6: the last building of a pile brings new land (A-31 to A-34)."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import (
    START_FOR_TWO,
    all_but,
    around,
    built,
    hand_of,
    in_sight,
    landscapes,
    legal_moves,
    new_game,
    play,
    price,
    refused,
    sites,
    spaces,
    stored,
    table,
    tiles_on_the_map,
)


def last_of_a_pile(building: str = "road", **said: Any) -> Attika:
    """Pile 1 has one building left; pile 2 has two, and all others are stored or on the map."""
    return table(piles=[[], [building], ["mill", "ship"], []], **said)


def laying(tile: int, **said: Any) -> Attika:
    """The moment when a map tile has been drawn and wants a place."""
    return table(awaited="lay", turn_kind="draw", actions_left=1, tile={"tile": tile, "at": None}, **said)


# --- the last building of a pile brings new land ---


def test_example_32_A31_the_seventh_draw_from_a_pile_of_seven() -> None:
    """The seventh draw from a pile of seven, stored: a map tile is placed before the next draw."""
    state = new_game(2, start_player="1")
    for _ in range(3):
        play(state, "draw 1", "store", "draw 1", "store", "cards")
    play(state, "draw 1", "store")
    assert {move.split()[0] for move in legal_moves(state)} == {"tile"}
    assert refused(state, "draw 2") == "A-31"
    play(state, "tile @ 1,-3 turned 0")
    assert tiles_on_the_map(state) == 5
    assert legal_moves(state) == ["draw main", "draw 2", "draw 3", "cards"]


def test_example_33_A31_two_piles_emptied_bring_two_tiles() -> None:
    """Both draws empty a pile: two map tiles."""
    state = table(piles=[["well"], ["road"], ["mill"], []])
    play(state, "draw main", "store", "tile @ 2,1 turned 0", "draw 1", "store", "tile @ -1,3 turned 0")
    assert tiles_on_the_map(state) == 3
    assert state.actor == 1


def test_A31_the_building_comes_first() -> None:
    """It cannot stand on the tile that it brings."""
    state = play(last_of_a_pile(hand="WFHMM"), "draw 1")
    assert refused(state, "tile @ 2,1") == "A-31"
    assert sorted(sites(state, "road")) == sorted(spaces("0,0"))
    play(state, "road @ -1,1 paying water, forest, hill, 1 mountain")
    assert built(state) == {"-1,1": "road"}
    assert refused(state, "cards") == "A-31"
    play(state, "tile @ 2,1 turned 0", "draw 2")


def test_A31_the_top_tile_of_the_stack_is_taken() -> None:
    stack = [number for number in range(22, 0, -1) if number != 11]
    state = play(last_of_a_pile(tile_stack=stack), "draw 1", "store")
    assert GAME.position(state)["tile"] == {"tile": 22, "at": None}
    play(state, "tile @ 2,1 turned 3")
    assert GAME.position(state)["map"]["tiles"][1] == {"tile": 22, "at": "2,1", "turned": 3}
    assert GAME.position(state)["tile_stack"] == stack[1:]


def test_A31_a_pile_that_is_not_empty_brings_nothing() -> None:
    state = play(last_of_a_pile(), "draw 2", "store")
    assert tiles_on_the_map(state) == 1
    assert "draw 2" in legal_moves(state)


def test_A31_a_build_brings_nothing_even_if_all_piles_are_empty() -> None:
    state = play(table(hand="H", piles=[[], [], [], []]), "oracle @ 0,0")
    assert tiles_on_the_map(state) == 1


def test_A31_a_building_that_wins_brings_no_tile() -> None:
    """The road on 2,3 is the last of its pile and joins the temples."""
    line = {"-1,1": "well", "0,1": "mill", "1,1": "ship", "2,1": "ship", "2,2": "road"}
    state = table(piles=[[], ["road"], [], []], buildings=line, tiles=START_FOR_TWO)
    play(state, "draw 1", "road @ 2,3")
    assert state.winner == 0
    assert GAME.position(state)["tile"] is None
    assert len(state.tile_stack) == 22 - 4


def test_A31_with_both_draws_used_the_tile_is_laid_before_the_turn_ends() -> None:
    state = play(last_of_a_pile(), "draw 2", "store", "draw 1", "store")
    assert state.actor == 0
    play(state, "tile @ 2,1 turned 0")
    assert state.actor == 1


# --- where the new tile goes ---


def test_example_39_A32_four_places() -> None:
    """Touching only a temple: legal; overlapping a temple or touching nothing: not; leaving a gap: legal."""
    state = laying(22, tiles=START_FOR_TWO)
    land = {place for tile in START_FOR_TWO for place in spaces(tile.partition(" @ ")[2])}

    beside_the_temple = spaces("-4,2")
    assert not land & {place for space in beside_the_temple for place in around(space)}
    assert "tile @ -4,2" in legal_moves(state)

    assert "-2,1" in spaces("-3,1")
    assert refused(state, "tile @ -3,1") == "A-32"

    assert refused(state, "tile @ 9,9") == "A-32"

    assert "tile @ 0,-3" in legal_moves(state)
    gap = "1,-2"
    assert gap not in land
    assert gap not in spaces("0,-3")
    assert land & set(around(gap))
    assert set(spaces("0,-3")) & set(around(gap))


def test_A32_not_on_another_tile_not_even_in_part() -> None:
    state = laying(22)
    assert refused(state, "tile @ 0,0") == "A-32"
    assert refused(state, "tile @ 2,0") == "A-32"
    assert set(spaces("2,0")) & set(spaces("0,0")) == {"1,0"}


def test_A32_just_the_places_that_touch_and_do_not_overlap() -> None:
    """Every place within eight steps, held against the rule."""
    state = laying(22, tiles=["1 @ 0,0", "2 @ 2,1"], temples=["-2,1", "4,0"])
    taken = {*spaces("0,0", "2,1"), "-2,1", "4,0"}
    offered = [move.partition(" @ ")[2] for move in legal_moves(state)]
    assert len(offered) == len(set(offered))
    for q in range(-8, 9):
        for r in range(-8, 9):
            tile = set(spaces(f"{q},{r}"))
            touches = any(place in taken for space in tile for place in around(space))
            assert (f"{q},{r}" in offered) == (touches and not tile & taken)


def test_A32_the_place_first_then_the_rotation() -> None:
    state = laying(4)
    assert refused(state, "turn 1") == "A-32"
    play(state, "tile @ 2,1")
    assert refused(state, "tile @ -1,3") == "A-31"
    assert legal_moves(state) == [f"turn {number}" for number in range(6)]


@pytest.mark.parametrize(("turn", "place"), list(enumerate(["3,1", "3,0", "2,0", "1,1", "1,2", "2,2"])))
def test_A32_in_any_of_six_ways(turn: int, place: str) -> None:
    """The mountain in the east of tile 4 goes round: to the north-east, the north-west and so on."""
    state = play(laying(4), f"tile @ 2,1 turned {turn}")
    assert landscapes(state)[place] == "M"
    assert price(state, f"silver mine @ {place}") == "2 mountain"


def test_A32_the_tile_is_never_turned_over() -> None:
    """Read anticlockwise from any side, the ring of tile 7 is W, F, nothing, M, nothing, nothing."""
    for turn in range(6):
        printed = landscapes(play(laying(7), f"tile @ 2,1 turned {turn}"))
        ring = "".join(printed[place] for place in around("2,1"))
        assert ring in 2 * ".WF.M."


@pytest.mark.parametrize(("tile", "looks"), [(1, 2), (21, 3), (4, 6), (22, 6)])
def test_A32_rotations_that_look_alike_are_offered_once(tile: int, looks: int) -> None:
    """Water on every second outer space: tile 1 has two looks."""
    state = play(laying(tile), "tile @ 2,1")
    assert legal_moves(state) == [f"turn {number}" for number in range(looks)]
    if looks < 6:
        assert refused(state, f"turn {looks}") == "A-32"


# --- usable at once ---


def test_A33_the_next_action_may_build_there() -> None:
    """The second drawn building goes to the new tile: 3,1 shows mountain and 2,1 water, so a mill lacks F."""
    stack = [4, *(number for number in range(1, 23) if number not in (4, 11))]
    state = last_of_a_pile(hand="F", tile_stack=stack)
    play(state, "draw 1", "store", "tile @ 2,1 turned 0", "draw 2", "mill @ 3,1")
    assert built(state) == {"3,1": "mill"}


def test_A33_so_may_the_next_player() -> None:
    state = last_of_a_pile(others=[{"stored": ["well"], "cards": "WW"}])
    play(state, "draw 2", "store", "draw 1", "store", "tile @ 2,1 turned 0", "well @ 3,1")
    assert built(state, 1) == {"3,1": "well"}


def test_A33_the_new_symbols_count_from_that_moment() -> None:
    """Tile 1, turned so that 2,0 shows water, lowers the price of a well (WW) on 1,0."""
    state = laying(1)
    assert price(state, "well @ 1,0") == "2 water"
    play(state, "tile @ 2,1 turned 0")
    assert in_sight(state, "1,0") == "WFF"
    assert price(state, "well @ 1,0") == "water"


def test_A33_buildings_at_the_border_touch_the_new_spaces() -> None:
    """A fortress on 1,0 makes a tower free on the new space 1,1, and a building there founds nothing."""
    state = laying(1, buildings={"1,0": "fortress"}, stored=["tower"])
    play(state, "tile @ 2,1 turned 0")
    assert price(state, "tower @ 1,1") == "nothing"
    assert price(state, "tower @ 3,1") == "2 hill, mountain, 1 any"


def test_A33_a_symbol_under_an_old_building_stays_covered() -> None:
    """From 1,1 one sees the east of tile 11; a road lies there, so its forest does not count."""
    state = play(laying(20, buildings={"1,0": "road"}), "tile @ 2,1 turned 1")
    assert landscapes(state)["1,0"] == "F"
    assert "F" not in in_sight(state, "1,1")
    assert price(state, "statue @ 1,1") == "forest"


# --- the map stack is empty ---

ALL_TILES = [
    f"{number + 1} @ {2 * (number % 5) - number // 5},{number % 5 + 3 * (number // 5)}"
    for number in range(22)
]


def test_A34_without_a_tile_the_turn_goes_on() -> None:
    state = table(piles=[[], ["road"], ["mill", "ship"], []], tiles=ALL_TILES, temples=[])
    play(state, "draw 1", "store")
    assert tiles_on_the_map(state) == 22
    assert legal_moves(state) == ["draw 2", "cards"]


def test_A34_this_can_happen_only_with_four_players() -> None:
    for players in (2, 3, 4):
        state = new_game(players)
        assert (4 * players > len(state.tile_stack)) == (players == 4)


def test_A31_set_up_never_empties_a_pile() -> None:
    state = new_game(4)
    assert all(state.players[seat].piles[pile] for seat in range(4) for pile in range(4))


def test_A10_the_last_building_can_be_stored_like_any_other() -> None:
    state = play(last_of_a_pile("tower"), "draw 1", "store", "tile @ 2,1 turned 0")
    assert sorted(stored(state)) == sorted(all_but("mill", "ship"))
    assert hand_of(state) == ""
