"""Chapter 10: what is open and what is hidden (O-113)."""

from __future__ import annotations

import json

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import (
    assert_all_in_order,
    awaited,
    deck,
    end_turn,
    new_game,
    play,
    settled,
    table,
)

SPECTATOR = -1
AHEAD = [{"space": 30}] * 3


def test_O113_hands_are_hidden_but_not_how_many_cards_they_have() -> None:
    state = table(hand=["star", "zeus"], others=[{"hand": ["cube_gold"]}, {}, {}])
    assert [seat["hand"] for seat in GAME.view(state, 0)["seats"]] == [["star", "zeus"], 1, [], []]
    assert [seat["hand"] for seat in GAME.view(state, 1)["seats"]] == [2, ["cube_gold"], [], []]
    assert [seat["hand"] for seat in GAME.view(state, SPECTATOR)["seats"]] == [2, 1, [], []]


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_O113_the_decks_are_hidden_but_not_their_heights(seat: int) -> None:
    view = GAME.view(new_game(), seat)
    assert view["deck"] == 22
    assert [god["card"] for god in view["gods"]] == [None] * 9


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_O113_everything_else_is_open(seat: int) -> None:
    state = table(
        settlers=settled("attica", "elis"),
        cubes={"gold": 1},
        hourglasses=2,
        prestige=5,
        discards=["star"],
        discoveries=[{"discovery": "cult", "bonus": 1}],
        others=[{"prestige": 3, "athena": 1}, {"wonders": ["stadium"]}, {}],
    )
    truth, view = GAME.position(state), GAME.view(state, seat)
    hidden = {"deck", "gods", "seats", "seed", "seat"}
    assert {key: value for key, value in view.items() if key not in hidden} == {
        key: value for key, value in truth.items() if key not in hidden
    }
    assert view["seats"] == truth["seats"]  # all hands are empty


def test_O113_a_card_turned_up_stays_open() -> None:
    state = table(space=11, others=[{"space": 11}] * 3)
    end_turn(play(state, "new settler from north to macedonia"))
    assert GAME.view(state, SPECTATOR)["gods"][0] == GAME.position(state)["gods"][0]


def test_O113_what_the_oracle_shows_is_for_one_pair_of_eyes() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia")
    assert GAME.view(state, 0)["drawn"] == ["cube_gold", "star", "zeus"]
    assert GAME.view(state, 1)["drawn"] == GAME.view(state, SPECTATOR)["drawn"] == 3


def test_O113_but_what_it_leaves_is_seen_by_all() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia", "keep star")
    assert GAME.view(state, 1)["discards"] == ["cube_gold", "zeus"]


def test_O113_which_card_is_kept_is_not_written_down_for_others() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia")
    for action in state.legal():
        assert GAME.write_action_for(state, action, 0) == GAME.write_action(state, action)
        assert GAME.write_action_for(state, action, 1) == "keep a card"
        assert GAME.write_action_for(state, action, SPECTATOR) == "keep a card"
    state = table(hand=["cube_gold"])
    for action in state.legal():  # whatever else is done, is done in the open
        assert GAME.write_action_for(state, action, 1) == GAME.write_action(state, action)


def test_O113_nobody_is_told_the_seed() -> None:
    state = new_game(3, "secret")
    views = [GAME.view(state, seat) for seat in (0, 1, 2, SPECTATOR)]
    assert all("seed" not in view for view in views)
    assert GAME.position(state)["seed"] not in json.dumps(views)


def test_O113_the_journal_keeps_secrets_too() -> None:
    """That a card is drawn is told to all; which one, to one."""
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    state.journal = []
    play(state, "new settler from north to macedonia", "keep star", "done")
    secret = {event.key: event.audience for event in state.journal if event.audience >= 0}
    assert secret == {"olympos-log-oracle": 0, "olympos-log-drawn": 0}


# --- what a seat can imagine ---


def random_game(players: int, seed: str) -> list[Olympos]:
    """Tables from a game of random moves, every few steps."""
    state, dice = new_game(players, seed), dice_of(seed)
    tables = []
    while state.actor != NOBODY:
        if dice.below(12) == 0:
            tables.append(state.clone())
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    return tables


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_O113_a_seat_imagines_tables_that_look_to_it_like_the_real_one(players: int) -> None:
    for state in random_game(players, f"imagine {players}"):
        for seat in range(players):
            imagined = GAME.information(GAME.view(state, seat)).sample(dice_of("imagine"))
            assert isinstance(imagined, Olympos)
            assert GAME.view(imagined, seat) == GAME.view(state, seat)
            assert_all_in_order(imagined)


@pytest.mark.parametrize("players", [2, 4])
def test_O113_the_moves_offered_to_a_seat_follow_from_its_view(players: int) -> None:
    for state in random_game(players, f"moves {players}"):
        assert GAME.information(GAME.view(state, int(state.actor))).legal() == state.legal()


def test_O113_what_is_imagined_does_not_depend_on_what_is_hidden() -> None:
    """Two tables that look alike to a seat lead it to the same guess."""
    one = table(others=[{"hand": ["star", "zeus"]}, {}, {}], seed="one")
    other = table(others=[{"hand": ["cube_gold", "cube_wood"]}, {}, {}], seed="other")
    assert GAME.view(one, 0) == GAME.view(other, 0)
    guesses = [GAME.position(state.information(0).sample(dice_of("guess"))) for state in (one, other)]
    assert guesses[0] == guesses[1]


def test_O113_a_seat_remembers_which_cards_it_has_drawn_itself() -> None:
    """After the last shuffle a card that somebody drew and played cannot be in the deck."""
    state = table(space=11, others=AHEAD, deck=deck("cube_gold"))
    play(state, "new settler from north to macedonia", "play cube gold")
    for number in range(10):
        imagined = state.information(0).sample(dice_of(f"{number}"))
        assert "cube_gold" not in GAME.position(imagined)["deck"]


def test_O83_O113_being_asked_tells_nothing() -> None:
    """A seat with any card is asked when a god appears, with or without a sign of Zeus."""
    for card in ("zeus", "cube_gold"):
        state = table(space=11, others=[{"space": 11, "hand": [card]}, {"space": 11}, {"space": 11}])
        play(state, "new settler from north to macedonia", "done", "done")
        assert awaited(state) == ("answer", 1)
