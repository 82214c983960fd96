"""Chapter 1: set-up, also for two (O-1 to O-16)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_page import rows_below
from tests.rules.olympos_table import (
    GOLD,
    GRAIN,
    STONE,
    WOOD,
    awaited,
    controls,
    load,
    new_game,
    offers,
    play,
    refused,
    seen,
    set_up,
    settled,
    space,
    stacks,
    table,
    time,
    tokens,
)

ALL_NUMBERS = pytest.mark.parametrize("players", [2, 3, 4, 5])
TWO: tuple[dict[str, Any], ...] = ({},)
STARS = {
    "grain": {"thessaly", "elis"},
    "wood": {"troad", "crete"},
    "stone": {"laconia", "ionia"},
    "gold": {"phocis", "attica"},
}


def tiles(state: Olympos) -> dict[str, int]:
    """How many tiles of each discovery lie on the board, those that differ counted one by one."""
    box = state.box
    return {
        name: int(state.tiles[kind]).bit_count() if box.faces[kind] else int(state.tiles[kind])
        for kind, name in enumerate(box.kind_ids)
        if state.columns[kind] >= 0
    }


def row_of(state: Olympos, name: str) -> str:
    return str(next(entry["row"] for entry in state.box.data["discovery"] if entry["id"] == name))


def printed(players: int, line: str) -> str:
    """A cell of the table on the rules page."""
    return next(row[players - 1] for row in rows_below("## Set-up") if row[0] == line)


@ALL_NUMBERS
def test_O1_tiles_of_each_kind_by_number_of_players(players: int) -> None:
    state = new_game(players)
    for name, count in tiles(state).items():
        row = row_of(state, name)
        line = next(line for line in ("red, green", "yellow, blue", "purple") if row in line)
        if players > 2 or name not in ("money", "agriculture"):
            assert str(count) == printed(players, f"tiles of each kind: {line}")


def test_D13_tiles_on_the_board() -> None:
    """Five players 55, four 45, three 35; two 20, and one more each for Agriculture and Money."""
    assert [sum(tiles(new_game(players)).values()) for players in (5, 4, 3)] == [55, 45, 35]
    for number in range(20):
        found = tiles(new_game(2, f"seed {number}"))
        assert len(found) == 20
        assert sum(found.values()) == 20 + ("agriculture" in found) + ("money" in found)


@ALL_NUMBERS
def test_O2_five_rows_of_one_colour_each_in_random_columns(players: int) -> None:
    boards = [GAME.position(new_game(players, f"seed {number}"))["board"] for number in range(8)]
    for board in boards:
        assert list(board) == ["red", "yellow", "green", "blue", "purple"]
        for row, kinds in board.items():
            assert [row_of(new_game(), kind) for kind in kinds] == [row] * len(kinds)
            assert str(len(kinds)) == printed(players, "columns of the development board")
    assert len({str(board) for board in boards}) == 8


@ALL_NUMBERS
def test_O3_the_wonders_in_the_sixth_row(players: int) -> None:
    rows = [GAME.position(new_game(players, f"seed {number}"))["wonders"] for number in range(8)]
    assert all(len(set(row)) == int(printed(players, "wonders")) for row in rows)
    assert len({str(row) for row in rows}) > 5


@ALL_NUMBERS
def test_O4_four_settlers_in_stock_and_a_piece_on_the_first_space(players: int) -> None:
    state = new_game(players)
    assert [(seen(state, seat)["stock"], space(state, seat)) for seat in range(players)] == [(4, 0)] * players
    assert stacks(set_up(players)).keys() == {
        name for name, stack in stacks(set_up(players)).items() if stack == ["barbarians"]
    }


@ALL_NUMBERS
def test_O5_the_order_at_the_start_is_random(players: int) -> None:
    lines = {tuple(GAME.position(new_game(players, f"seed {number}"))["line"]) for number in range(30)}
    assert all(sorted(line) == list(range(players)) for line in lines)
    assert {line[0] for line in lines} == set(range(players))


def test_O5_the_one_on_top_plays_first() -> None:
    state = set_up(4)
    assert awaited(state) == ("act", GAME.position(state)["line"][0])


@ALL_NUMBERS
def test_O6_O14_the_player_at_the_bottom_condemns_territories_with_two_the_one_on_top(players: int) -> None:
    state = new_game(players)
    assert awaited(state) == ("condemn", GAME.position(state)["line"][0 if players == 2 else -1])
    each = int(printed(players, "condemned territories of each resource"))
    while awaited(state)[0] == "condemn":
        state.apply(state.legal()[-1])
    resources = {entry["id"]: entry["resource"] for entry in state.box.data["territory"]}
    condemned = GAME.position(state)["condemned"]
    assert Counter(resources[name] for name in condemned) == dict.fromkeys(STARS, each)


def test_O6_condemned_territories_may_be_in_atlantis_or_olympos_itself() -> None:
    state = play(new_game(4), "condemn @ olympos", "condemn @ atlas")
    assert refused(state, "condemn @ atlas") == "O-6"


def test_O6_no_more_than_so_many_of_a_resource() -> None:
    state = play(new_game(4), "condemn @ macedonia", "condemn @ boeotia")
    assert refused(state, "condemn @ messenia") == "O-6"
    assert set(offers(state, "condemn @")).isdisjoint({*GRAIN, "thessaly", "elis"})


@pytest.mark.parametrize("resource", list(STARS))
def test_O7_at_most_one_starred_territory_of_each_resource(resource: str) -> None:
    first, second = sorted(STARS[resource])
    state = play(new_game(4), f"condemn @ {first}")
    assert refused(state, f"condemn @ {second}") == "O-7"


def test_D12_condemning_both_wooded_stars_is_refused_and_how_many_are_condemned_in_all() -> None:
    assert refused(play(new_game(3), "condemn @ troad"), "condemn @ crete") == "O-7"
    counts = {players: len(GAME.position(set_up(players))["condemned"]) for players in (5, 4, 3, 2)}
    assert counts == {5: 4, 4: 8, 3: 12, 2: 12}
    assert [str(count) for count in counts.values()] == [
        printed(players, "condemned territories in all") for players in counts
    ]


@ALL_NUMBERS
def test_O8_a_tribe_on_every_starred_territory_that_is_left(players: int) -> None:
    state = new_game(players)
    assert GAME.position(state)["tribes"] == []
    while awaited(state)[0] == "condemn":
        state.apply(state.legal()[0])
    view = GAME.position(state)
    assert set(view["tribes"]) == set().union(*STARS.values()) - set(view["condemned"])


@ALL_NUMBERS
def test_O9_a_first_cube_for_everybody(players: int) -> None:
    dealt = []
    for number in range(20):
        cubes = [seen(new_game(players, f"seed {number}"), seat)["cubes"] for seat in range(players)]
        assert all(sum(cube.values()) == 1 for cube in cubes)
        count = Counter(name for cube in cubes for name in cube)
        assert len(count) == min(players, 4)  # all different, but for the fifth
        dealt.append(str(cubes))
    assert len(set(dealt)) > 5


def test_O10_22_destiny_cards_face_down() -> None:
    state = new_game()
    assert len(GAME.position(state)["deck"]) == 22
    assert GAME.view(state, 0)["deck"] == 22
    assert len({str(GAME.position(new_game(4, f"seed {number}"))["deck"]) for number in range(5)}) == 5


def test_O11_nine_olympos_cards_along_the_track() -> None:
    state = new_game()
    gods = GAME.position(state)["gods"]
    assert [god["space"] for god in gods] == [12, 24, 36, 36, 48, 48, 60, 60, 72]
    assert len({god["card"] for god in gods}) == 9
    assert not any(god["revealed"] for god in gods)
    assert {god["card"] for god in GAME.view(state, 0)["gods"]} == {None}


def test_O11_any_of_the_ten_may_be_the_one_left_out() -> None:
    left_out = set()
    for number in range(60):
        gods = {god["card"] for god in GAME.position(new_game(4, f"seed {number}"))["gods"]}
        left_out |= set(new_game().box.god_ids) - gods
    assert left_out == set(new_game().box.god_ids)


# --- two players ---


def test_O12_four_columns_and_one_discovery_and_one_wonder_fewer() -> None:
    state = new_game(2)
    view = GAME.position(state)
    assert all(len(row) == 4 for row in view["board"].values())
    assert len(view["wonders"]) == 4
    missing = set(state.box.kind_ids) - {kind for row in view["board"].values() for kind in row}
    assert len(missing) == 5
    state = table(others=TWO, settlers=settled(*GRAIN, *WOOD, *STONE, *GOLD))
    assert refused(state, "discover religion") == "O-12"
    assert refused(state, "build colossus") == "O-12"


def test_O13_one_tile_of_each_kind() -> None:
    state = table(others=[{"discoveries": ["hoplite"]}], settlers=settled(*STONE, *WOOD))
    assert refused(state, "discover hoplite") == "O-49"


def test_O13_both_tiles_of_money_but_only_one_buyer() -> None:
    state = play(table(others=TWO, settlers=settled(*GOLD, *WOOD)), "discover money")
    assert offers(state, "tile") == ["stone", "gold"]
    play(state, "tile stone bonus settler")
    assert seen(state)["discoveries"] == [{"discovery": "money", "face": "stone", "bonus": 1}]
    assert refused(state, "discover money") == "O-49"  # the other player's turn, and the other tile is gone
    state = table(others=[{"discoveries": ["money"]}], settlers=settled(*GOLD, *WOOD))
    assert refused(state, "discover money") == "O-49"


def test_O14_three_of_each_resource_but_a_star_of_each_is_left() -> None:
    state = set_up(2)
    condemned = set(GAME.position(state)["condemned"])
    assert len(condemned) == 12
    assert all(stars - condemned for stars in STARS.values())


def test_O15_the_same_player_places_barbarians() -> None:
    state = new_game(2)
    who = awaited(state)[1]
    while awaited(state)[0] == "condemn":
        state.apply(state.legal()[0])
    assert awaited(state) == ("barbarians", who)
    view = GAME.position(state)
    offered = offers(state, "barbarians @")
    assert set(offered) == set(state.box.territory_ids) - set(view["condemned"]) - set(view["tribes"])
    for territory in (view["condemned"][0], view["tribes"][0]):
        assert refused(state, f"barbarians @ {territory}") == "O-15"
    play(state, f"barbarians @ {offered[0]}")
    assert offered[0] not in offers(state, "barbarians @")


def test_O15_one_of_each_resource() -> None:
    state = set_up(2)
    resources = {entry["id"]: entry["resource"] for entry in state.box.data["territory"]}
    assert sorted(resources[name] for name in stacks(state)) == sorted(STARS)
    assert awaited(state)[0] == "act"


@pytest.mark.parametrize(("discoveries", "fight"), [([], 3), (["hoplite"], 2), (["hoplite", "phalanx"], 1)])
def test_O15_barbarians_fight_with_one_sword(discoveries: list[str], fight: int) -> None:
    state = table(others=TWO, discoveries=discoveries, settlers={"macedonia": ["barbarians"]})
    assert time(state, "new settler from north to macedonia") == 2 + 1 + fight


def test_O16_beaten_barbarians_stay_and_get_no_hourglass() -> None:
    state = table(others=TWO, settlers={"macedonia": ["barbarians"]})
    play(state, "new settler from north to macedonia")
    assert stacks(state) == {"macedonia": ["barbarians", 0]}
    assert tokens(state) == {"grain": 1}
    assert seen(state, 1)["hourglasses"] == 0


def test_O16_they_regain_control_when_nobody_is_above_them() -> None:
    state = table(others=[{"space": 9}], settlers={"macedonia": ["barbarians", 0]})
    play(state, "settler from macedonia to olympos")
    assert stacks(state) == {"macedonia": ["barbarians"], "olympos": [0]}
    assert tokens(state) == {"stone": 1}
    assert controls(state) == ["olympos"]
    assert time(state, "settler from olympos to macedonia") == 1 + 3


def test_O16_with_another_player_above_them_they_wait() -> None:
    state = table(others=TWO, settlers={"macedonia": ["barbarians", 1, 0]})
    play(state, "settler from macedonia to olympos")
    assert stacks(state)["macedonia"] == ["barbarians", 1]
    assert controls(state, 1) == ["macedonia"]


def test_barbarians_are_for_two_players_only() -> None:
    with pytest.raises(ValueError, match="barbarians are at the bottom in games for two"):
        load({"game": "olympos", "seats": [{}, {}, {}], "settlers": {"naxos": ["barbarians"]}})
