"""Bots choose legally and by what their seat knows alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from petteia.bots import BOTS
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.games.attika import rules
from petteia.games.attika.game import GAME

COMPILED = not rules.__file__.endswith(".py")
every_bot = pytest.mark.parametrize("name", BOTS)


def moments(games: int, often: int) -> Iterator[State]:
    for number in range(games):
        dice = dice_of(f"bots {number}")
        state = GAME.new(2 + number % 3, f"bots {number}")
        while state.actor != NOBODY:
            actions = state.legal()
            if len(actions) > 1 and dice.below(often) == 0:
                yield state
            state.apply(actions[dice.below(len(actions))])


@pytest.mark.slow
@every_bot
def test_the_choice_does_not_depend_on_the_truth_behind_the_information(name: str) -> None:
    chosen_moves = set()
    for number, truth in enumerate(moments(games=6 if COMPILED else 3, often=6 if COMPILED else 40)):
        seat = truth.actor
        other = truth.information(seat).sample(dice_of(f"another truth {number}"))
        told = GAME.information(json.loads(json.dumps(GAME.view(truth, seat))))
        choices = [
            BOTS[name]().choose(information, dice_of(f"{number}"))
            for information in (truth.information(seat), other.information(seat), told)
        ]
        assert choices[0] in truth.legal()
        assert choices == [choices[0]] * 3
        chosen_moves.add(choices[0])
    assert len(chosen_moves) > 5


@every_bot
def test_choosing_changes_nothing(name: str) -> None:
    """A bot may use the same information twice, and whoever gave it may go on using it."""
    bot = BOTS[name]()
    for truth in moments(games=1, often=20 if COMPILED else 60):
        before = GAME.position(truth)
        information = truth.information(truth.actor)
        first = bot.choose(information, dice_of("same"))
        assert bot.choose(information, dice_of("same")) == first
        assert GAME.position(truth) == before


def test_information_is_no_state() -> None:
    """What a bot is handed cannot be played on; it can only be sampled."""
    truth = GAME.new(2, "handed")
    # Not isinstance: compiled abstract classes share one cache, so it may answer wrongly.
    assert State not in type(truth.information(truth.actor)).__mro__


def test_bots_of_a_name_differ_only_by_their_dice() -> None:
    """The random bot plays everything there is sooner or later."""
    truth = GAME.new(2, "all of it")
    information = truth.information(truth.actor)
    legal = information.legal()
    chosen = {BOTS["random"]().choose(information, dice_of(f"{number}")) for number in range(20 * len(legal))}
    assert chosen == set(legal)
