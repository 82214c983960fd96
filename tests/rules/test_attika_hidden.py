"""Chapter 9: what is open and what is hidden (A-40)."""

from __future__ import annotations

import json

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games import game_named
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import assert_nothing_is_lost, legal_moves, new_game, play, table

GAME = game_named("attika")


def test_A40_hands_are_hidden_but_not_how_many_cards_they_have() -> None:
    state = table(hand="WWF", others=[{"cards": "HHHM"}])
    assert [seat["cards"] for seat in GAME.view(state, 0)["seats"]] == ["WWF", 4]
    assert [seat["cards"] for seat in GAME.view(state, 1)["seats"]] == [3, "HHHM"]
    assert [seat["cards"] for seat in GAME.view(state, NOBODY)["seats"]] == [3, 4]


@pytest.mark.parametrize("seat", [0, 1, 2, NOBODY])
def test_A40_deck_map_stack_and_piles_are_hidden_but_not_their_heights(seat: int) -> None:
    view = GAME.view(new_game(3), seat)
    assert view["deck"] == 45
    assert view["tile_stack"] == 16
    assert [player["piles"] for player in view["seats"]] == 3 * [[5, 7, 7, 7]]


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_A40_map_player_boards_discards_and_amphoras_are_open(seat: int) -> None:
    state = table(
        stored=["well"],
        buildings={"0,0": "road"},
        amphoras=2,
        discards="WWM",
        others=[{"stored": ["mill"], "buildings": {"1,0": "ship"}, "amphoras": 1}],
    )
    truth, view = GAME.position(state), GAME.view(state, seat)
    for key in ("map", "discards", "amphoras", "turn", "actor", "awaited"):
        assert view[key] == truth[key]
    for key in ("stored", "buildings", "amphoras", "rewarded", "resigned"):
        assert [player[key] for player in view["seats"]] == [player[key] for player in truth["seats"]]


def test_A40_a_drawn_building_is_known_to_the_one_who_drew_it_alone() -> None:
    state = table(piles=[[], ["tower", "road"], [], []])
    play(state, "draw 1")
    assert GAME.view(state, 0)["drawn"] == {"pile": 1, "building": "tower"}
    assert GAME.view(state, 1)["drawn"] == {"pile": 1, "building": None}
    assert GAME.view(state, NOBODY)["drawn"] == {"pile": 1, "building": None}
    play(state, "store")
    assert "tower" in GAME.view(state, 1)["seats"][0]["stored"]


def test_A40_a_map_tile_is_open_as_soon_as_it_is_drawn() -> None:
    state = table(piles=[[], ["tower"], [], []])
    play(state, "draw 1", "store")
    assert GAME.view(state, 1)["tile"] == GAME.position(state)["tile"]


def test_A40_nobody_is_told_the_seed() -> None:
    state = new_game(2, "secret")
    for seat in (0, 1, NOBODY):
        assert "seed" not in GAME.view(state, seat)
    assert GAME.position(state)["seed"] not in json.dumps([GAME.view(state, seat) for seat in (0, 1, NOBODY)])


def test_A40_the_journal_keeps_secrets_too() -> None:
    """That a building or cards are drawn is told to all; what they are, to one."""
    state = table(piles=[[], ["tower", "road"], [], []])
    state.journal = []
    play(state, "draw 1", "store", "cards")
    secret = {event.key: event.audience for event in state.journal if event.audience >= 0}
    assert secret == {"attika-log-drawn": 0, "attika-log-cards-seen": 0}


def test_A40_the_moves_offered_to_a_seat_follow_from_its_view() -> None:
    state = table(hand="WWH", stored=["well", "oracle"])
    assert GAME.information(GAME.view(state, 0)).legal() == state.legal()


# --- what a seat can imagine ---


def random_game(players: int, seed: str) -> list[Attika]:
    """Tables from a game of random moves, every few steps."""
    state, dice = new_game(players, seed), dice_of(seed)
    tables = []
    while state.actor != NOBODY:
        if dice.below(20) == 0:
            tables.append(state.clone())
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    return tables


@pytest.mark.parametrize("players", [2, 3, 4])
def test_A40_a_seat_imagines_tables_that_look_to_it_like_the_real_one(players: int) -> None:
    for state in random_game(players, f"imagine {players}"):
        for seat in range(players):
            imagined = GAME.information(GAME.view(state, seat)).sample(dice_of("imagine"))
            assert isinstance(imagined, Attika)
            assert GAME.view(imagined, seat) == GAME.view(state, seat)
            assert_nothing_is_lost(imagined)


def test_A40_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    """Two tables that look alike to a seat lead it to the same guess."""
    one = table(hand="WW", others=[{"cards": "HHHH"}], seed="one")
    other = table(hand="WW", others=[{"cards": "FFMM"}], seed="other")
    assert GAME.view(one, 0) == GAME.view(other, 0)
    guesses = [GAME.position(state.information(0).sample(dice_of("guess"))) for state in (one, other)]
    assert guesses[0] == guesses[1]


def test_A40_the_drawn_building_of_another_player_is_imagined_from_the_right_pile() -> None:
    state = play(new_game(2, start_player="1"), "draw main")
    main = {"capital", "quarry", "harbour", "well", "silver_mine", "vineyard"}
    for number in range(10):
        imagined = GAME.position(state.information(1).sample(dice_of(f"{number}")))
        assert imagined["drawn"]["building"] in main - set(imagined["seats"][0]["stored"])
    assert legal_moves(state)[-1] == "store"
