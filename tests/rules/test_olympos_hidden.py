"""Chapter 10: what is open and what is hidden (O-113)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games import game_named
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
from tests.rules.test_olympos_components import changed

GAME = game_named("olympos")

AHEAD = [{"space": 30}] * 3


def test_O113_hands_are_hidden_but_not_how_many_cards_they_have() -> None:
    state = table(hand=["star", "zeus"], others=[{"hand": ["cube_gold"]}, {}, {}])
    assert [seat["hand"] for seat in GAME.view(state, 0)["seats"]] == [["star", "zeus"], 1, [], []]
    assert [seat["hand"] for seat in GAME.view(state, 1)["seats"]] == [2, ["cube_gold"], [], []]
    assert [seat["hand"] for seat in GAME.view(state, NOBODY)["seats"]] == [2, 1, [], []]


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_O113_the_decks_are_hidden_but_not_their_heights(seat: int) -> None:
    view = GAME.view(new_game(), seat)
    assert view["deck"] == 22
    assert [god["card"] for god in view["gods"]] == [None] * 9


@pytest.mark.parametrize("seat", [0, 1, NOBODY])
def test_O113_everything_else_is_open(seat: int) -> None:
    state = table(
        settlers=settled("attica", "elis"),
        cubes={"gold": 1},
        hourglasses=2,
        discards=["star"],
        discoveries=[{"discovery": "religion", "bonus": 1}],
        others=[{"keres": 2, "athena": 1}, {"wonders": ["stadium"]}, {}],
    )
    truth, view = GAME.position(state), GAME.view(state, seat)
    hidden = {"deck", "gods", "seats", "seed", "seat"}
    assert {key: value for key, value in view.items() if key not in hidden} == {
        key: value for key, value in truth.items() if key not in hidden
    }
    assert view["seats"] == truth["seats"]  # all hands are empty, and no prestige is laid down


def test_O113_a_card_turned_up_stays_open() -> None:
    state = table(space=11, others=[{"space": 11}] * 3)
    end_turn(play(state, "new settler from north to macedonia"))
    assert GAME.view(state, NOBODY)["gods"][0] == GAME.position(state)["gods"][0]


def test_O113_what_the_oracle_shows_is_for_one_pair_of_eyes() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia")
    assert GAME.view(state, 0)["drawn"] == ["cube_gold", "star", "zeus"]
    assert GAME.view(state, 1)["drawn"] == GAME.view(state, NOBODY)["drawn"] == 3


def test_O113_but_what_it_leaves_is_seen_by_all() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia", "keep star")
    assert GAME.view(state, 1)["discards"] == ["cube_gold", "zeus"]


def test_O113_which_card_is_kept_is_not_written_down_for_others() -> None:
    state = table(space=11, discoveries=["oracle"], others=AHEAD, deck=deck("star", "zeus", "cube_gold"))
    play(state, "new settler from north to macedonia")
    for action in state.legal():
        move = GAME.move(state, action)
        assert GAME.move_for(state, move, 0) == move
        for other in (1, NOBODY):
            assert GAME.write_move(state, GAME.move_for(state, move, other)) == "keep a card"
    state = table(hand=["cube_gold"])
    for action in state.legal():  # whatever else is done, is done in the open
        assert GAME.move_for(state, GAME.move(state, action), 1) == GAME.move(state, action)


# --- prestige ---


def prestige_seen(state: Olympos, seat: int) -> list[tuple[int | None, int]]:
    """The points before each player and how often some were laid down, as a seat sees it."""
    return [(player["prestige"], player["laid"]) for player in GAME.view(state, seat)["seats"]]


def test_O113_prestige_is_hidden_but_not_how_often_it_was_laid_down() -> None:
    state = table(prestige=5, laid=2, others=[{"prestige": 3}, {}, {}])
    assert prestige_seen(state, 0) == [(5, 2), (None, 1), (0, 0), (0, 0)]
    assert prestige_seen(state, 1) == [(None, 2), (3, 1), (0, 0), (0, 0)]
    assert prestige_seen(state, NOBODY) == [(None, 2), (None, 1), (0, 0), (0, 0)]


@pytest.mark.parametrize(
    ("said", "move", "points"),
    [
        ({"settlers": settled("thrace", "epirus"), "hand": ["points_per_wood"]}, "play points per wood", 2),
        (
            {"settlers": settled("thrace", "illyria", "macedonia", "naxos"), "hand": ["all_types"]},
            "play all types",
            3,
        ),
        ({"cubes": {"wood": 2, "gold": 1}}, "discover map making bonus prestige", 2),
    ],
)
def test_O113_prestige_is_laid_down_once_for_each_gain(said: dict[str, Any], move: str, points: int) -> None:
    state = play(table(prestige=1, **said), move)
    assert prestige_seen(state, 0)[0] == (1 + points, 2)
    assert prestige_seen(state, 1)[0] == (None, 2)


def test_O103_O113_all_prestige_is_turned_up_at_the_end() -> None:
    state = table(
        space=72, prestige=5, others=[{"space": 79, "prestige": 3}, {"space": 79}, {"space": 79}], line=[0]
    )
    assert prestige_seen(state, 2)[:2] == [(None, 1), (None, 1)]
    play(state, "pass")
    assert prestige_seen(state, 2)[:2] == prestige_seen(state, NOBODY)[:2] == [(5, 1), (3, 1)]


def test_O113_the_journal_tells_only_its_owner_what_prestige_is_worth() -> None:
    state = table(settlers=settled("thrace", "epirus"), hand=["points_per_wood"])
    state.journal = []
    play(state, "play points per wood")
    told = [(event.key, event.arguments, event.audience) for event in state.journal]
    assert told[1:] == [
        ("olympos-log-prestige-face-down", [0], NOBODY),
        ("olympos-log-prestige-own", [2], 0),
    ]


def imagined_prestige(state: Olympos, seat: int, of: int) -> set[int]:
    """What a seat takes for possible."""
    samples = [state.information(seat).sample(dice_of(f"{number}")) for number in range(200)]
    return {GAME.position(sample)["seats"][of]["prestige"] for sample in samples}


def test_O113_bonuses_can_be_read_from_the_board() -> None:
    """Whoever has laid down nothing else hides nothing."""
    bonus = {"discovery": "phalanx", "bonus": 1}
    state = table(
        others=[
            {"discoveries": [bonus]},
            {"discoveries": [bonus | {"discovery": "commerce"}], "prestige": 9},
            {},
        ]
    )
    assert prestige_seen(state, 0) == [(0, 0), (None, 1), (None, 2), (0, 0)]
    assert imagined_prestige(state, 0, of=1) == {2}
    assert min(imagined_prestige(state, 0, of=2)) > 2


def test_O113_other_prestige_is_guessed_by_the_cards_that_may_have_brought_it() -> None:
    """One for each territory, three for all four types, and three from Zeus once he was there."""
    settlers = settled("thrace", "epirus", "arcadia", "caria", seat=1)
    state = table(settlers=settlers, others=[{"prestige": 50}, {}, {}])
    assert imagined_prestige(state, 0, of=1) == {1, 3, 4}
    generous = changed(('effect = "prestige"\namount = 3', 'effect = "prestige"\namount = 8'))
    for revealed in (False, True):
        along_the_track = [{"card": "zeus", "revealed": revealed}, *[{}] * 8]
        state = table(gods=along_the_track, others=[{"prestige": 8}, {}, {}], components=generous)
        assert (8 in imagined_prestige(state, 0, of=1)) == revealed


def test_O113_the_guess_does_not_depend_on_the_truth() -> None:
    few, many = (table(others=[{"prestige": points, "laid": 2}, {}, {}], seed="same") for points in (2, 30))
    assert GAME.view(few, 0) == GAME.view(many, 0)
    guesses = [GAME.position(state.information(0).sample(dice_of("guess"))) for state in (few, many)]
    assert guesses[0] == guesses[1]


def test_O113_nobody_is_told_the_seed() -> None:
    state = new_game(3, "secret")
    views = [GAME.view(state, seat) for seat in (0, 1, 2, NOBODY)]
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
