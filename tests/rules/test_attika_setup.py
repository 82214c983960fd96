"""Chapter 1: what lies on the table before the first turn (A-1 to A-8)."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.core.game import Impossible
from petteia.games.attika.game import GAME
from tests.rules.attika_page import figures, rows_below
from tests.rules.attika_table import (
    around,
    assert_nothing_is_lost,
    hand_of,
    legal_moves,
    new_game,
    refused,
    spaces,
    stored,
    table,
    whole_set,
)

MAIN_BUILDINGS = {"capital", "quarry", "harbour", "well", "silver_mine", "vineyard"}

for_each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])


@for_each_number_of_players
def test_example_31_A7_after_set_up(players: int) -> None:
    """After set-up: piles of 5, 7, 7, 7; 4 buildings stored; deck 51/45/38; map stack 18/16/14."""
    state = GAME.position(new_game(players))
    for seat in state["seats"]:
        assert [len(pile) for pile in seat["piles"]] == [5, 7, 7, 7]
        assert len(seat["stored"]) == 4
    assert len(state["deck"]) == {2: 51, 3: 45, 4: 38}[players]
    assert len(state["tile_stack"]) == {2: 18, 3: 16, 4: 14}[players]


@for_each_number_of_players
def test_A2_the_table_of_the_page_is_what_lies_there(players: int) -> None:
    column = {row[0]: row[players - 1] for row in rows_below("## Set-up")}
    state = new_game(players, start_player="1")
    position = GAME.position(state)
    assert column["map tiles laid out"] == str(len(position["map"]["tiles"]))
    assert column["map tiles left in the stack"] == str(len(position["tile_stack"]))
    assert column["temples"] == str(len(position["map"]["temples"]))
    dealt = ", ".join(str(len(hand_of(state, seat))) for seat in range(players))
    assert column["landscape cards dealt, in order of play"] == dealt
    assert column["landscape cards left in the deck"] == str(len(position["deck"]))
    assert column["amphoras in the supply"] == str(position["amphoras"])


# --- A-1 ---


@for_each_number_of_players
def test_A1_two_three_or_four_play(players: int) -> None:
    assert new_game(players).seats() == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_A1_no_other_number_can_play(players: int) -> None:
    with pytest.raises(Impossible, match=f"Attika is for 2 to 4 players, not {players}"):
        new_game(players)


# --- the map ---


@for_each_number_of_players
def test_A2_tiles_and_temples_lie_as_in_the_figure(players: int) -> None:
    drawn_tiles: dict[str, set[str]] = {}
    drawn_temples = set()
    lines = figures()[players - 2]
    # Every figure has the temple of -2,1 just west of tile A.
    row_of_temple = next(number for number, line in enumerate(lines) if "# A" in line)
    column_of_temple = lines[row_of_temple].index("# A")
    for number, line in enumerate(lines):
        r = number - row_of_temple + 1
        for column, sign in enumerate(line):
            if sign == " ":
                continue
            # Each row is set half a space further to the right, and a space is two signs wide.
            q = (column - column_of_temple - (r - 1)) // 2 - 2
            if sign == "#":
                drawn_temples.add(f"{q},{r}")
            else:
                drawn_tiles.setdefault(sign, set()).add(f"{q},{r}")
    land = GAME.position(new_game(players))["map"]
    assert set(land["temples"]) == drawn_temples
    laid = [set(spaces(tile["at"])) for tile in land["tiles"]]
    assert sorted(map(sorted, laid)) == sorted(map(sorted, drawn_tiles.values()))


def test_A2_the_tiles_come_from_the_shuffled_stack() -> None:
    first, second = (GAME.position(new_game(4, seed)) for seed in ("one", "two"))
    assert [tile["tile"] for tile in first["map"]["tiles"]] != [
        tile["tile"] for tile in second["map"]["tiles"]
    ]
    assert first["tile_stack"] != second["tile_stack"]
    everything = [tile["tile"] for tile in first["map"]["tiles"]] + first["tile_stack"]
    assert sorted(everything) == list(range(1, 23))


def test_A2_the_first_tiles_are_turned_at_random() -> None:
    games = [GAME.position(new_game(4, f"seed {number}")) for number in range(10)]
    turned = [tile["turned"] for game in games for tile in game["map"]["tiles"]]
    assert set(turned) == set(range(6))


def buildings_between_temples(players: int) -> list[int]:
    """The shortest lines between any two temples, in buildings, shortest first."""
    state = GAME.position(new_game(players))
    land = {place for tile in state["map"]["tiles"] for place in spaces(tile["at"])}
    temples = state["map"]["temples"]
    lines = []
    for number, temple in enumerate(temples):
        reached = {temple: 0}
        frontier = [temple]
        for place in frontier:
            for other in around(place):
                if other in land and other not in reached:
                    reached[other] = reached[place] + 1
                    frontier.append(other)
        lines += [
            min(reached[place] for place in around(goal) if place in land) for goal in temples[number + 1 :]
        ]
    return sorted(lines)


def test_A2_a_line_between_neighbouring_temples_takes_six_buildings() -> None:
    assert buildings_between_temples(2) == [6]
    assert buildings_between_temples(3) == [6, 6, 6]
    assert buildings_between_temples(4) == [6, 6, 6, 6, 8, 9]


# --- temples and amphoras ---


@for_each_number_of_players
def test_A3_one_temple_for_each_player_and_none_of_them_is_land(players: int) -> None:
    land = GAME.position(new_game(players))["map"]
    assert len(land["temples"]) == players
    places = {place for tile in land["tiles"] for place in spaces(tile["at"])}
    assert places.isdisjoint(land["temples"])


def test_A3_a_temple_takes_up_a_place_of_its_own() -> None:
    state = table(hand="WWW", stored=["well"], temples=["-2,1"])
    assert refused(state, "well @ -2,1") == "A-16"


@for_each_number_of_players
def test_A4_all_fifteen_amphoras_are_in_the_supply(players: int) -> None:
    state = GAME.position(new_game(players))
    assert state["amphoras"] == 15
    assert all(seat["amphoras"] == 0 for seat in state["seats"])


# --- colours, piles and the first buildings ---


@for_each_number_of_players
def test_A5_every_player_has_the_same_thirty_buildings(players: int) -> None:
    assert len(whole_set()) == 30
    assert len(set(whole_set())) == 24
    for seat in GAME.position(new_game(players))["seats"]:
        mine = seat["stored"] + [name for pile in seat["piles"] for name in pile]
        assert Counter(mine) == Counter(whole_set())


def test_A6_six_main_buildings_make_one_pile_and_the_others_three() -> None:
    for seat in GAME.position(new_game(4))["seats"]:
        main_pile, *other_piles = seat["piles"]
        first_main = MAIN_BUILDINGS & set(seat["stored"])
        assert set(main_pile) | first_main == MAIN_BUILDINGS
        assert MAIN_BUILDINGS.isdisjoint(name for pile in other_piles for name in pile)


def test_A6_the_piles_are_shuffled() -> None:
    piles = [
        seat["piles"] for number in range(3) for seat in GAME.position(new_game(4, f"{number}"))["seats"]
    ]
    for one in range(4):
        assert len({tuple(pile[one]) for pile in piles}) == len(piles)


def test_A7_one_main_building_and_three_others_are_turned_up() -> None:
    state = new_game(4)
    for seat in range(4):
        assert sorted(name in MAIN_BUILDINGS for name in stored(state, seat)) == [False, False, False, True]


# --- cards and the first player ---


def test_A8_sixty_cards_fifteen_of_each_landscape() -> None:
    state = GAME.position(new_game(4))
    cards = Counter(state["deck"] + "".join(seat["cards"] for seat in state["seats"]))
    assert cards == {"W": 15, "F": 15, "H": 15, "M": 15}
    assert state["discards"] == ""


@for_each_number_of_players
def test_A8_four_cards_for_the_first_player_then_five_six_seven(players: int) -> None:
    for number in range(6):
        state = new_game(players, f"seed {number}")
        first = int(state.actor)
        dealt = [len(hand_of(state, (first + order) % players)) for order in range(players)]
        assert dealt == [4, 5, 6, 7][:players]


@for_each_number_of_players
def test_A8_the_first_player_is_drawn_by_lot(players: int) -> None:
    assert {int(new_game(players, f"{number}").actor) for number in range(30)} == set(range(players))


def test_A8_the_same_seed_sets_up_the_same_game() -> None:
    assert GAME.position(new_game(3, "Athens")) == GAME.position(new_game(3, "Athens"))
    assert GAME.position(new_game(3, "Athens")) != GAME.position(new_game(3, "Sparta"))


@for_each_number_of_players
def test_A8_then_the_first_turn_can_begin(players: int) -> None:
    state = new_game(players)
    assert_nothing_is_lost(state)
    assert legal_moves(state)[:4] == ["draw main", "draw 1", "draw 2", "draw 3"]
    assert "cards" in legal_moves(state)
