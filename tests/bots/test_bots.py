"""Bots choose legally and by what their seat knows alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game
from petteia.games import REGISTER, game_named
from petteia.games.attika import rules

COMPILED = not rules.__file__.endswith(".py")
EVERY_BOT = ("random", "greedy", "search:iterations=30", "search:iterations=6:playout=8", "novice", "citizen")
every_bot = pytest.mark.parametrize("name", EVERY_BOT)
every_game = pytest.mark.parametrize("game", [game_named(name) for name in REGISTER], ids=REGISTER)


def moments(game: Game, games: int, often: int) -> Iterator[State]:
    for number in range(games):
        dice = dice_of(f"bots {number}")
        state = game.new(game.players[number % len(game.players)], f"bots {number}")
        while state.actor != NOBODY:
            actions = state.legal()
            if len(actions) > 1 and dice.below(often) == 0:
                yield state
            state.apply(actions[dice.below(len(actions))])


@pytest.mark.slow
@every_bot
@every_game
def test_the_choice_does_not_depend_on_the_truth_behind_the_information(game: Game, name: str) -> None:
    chosen_moves = set()
    for number, truth in enumerate(moments(game, games=6 if COMPILED else 3, often=6 if COMPILED else 40)):
        seat = truth.actor
        other = truth.information(seat).sample(dice_of(f"another truth {number}"))
        told = game.information(json.loads(json.dumps(game.view(truth, seat))))
        choices = [
            bot_named(name).choose(information, dice_of(f"{number}"))
            for information in (truth.information(seat), other.information(seat), told)
        ]
        assert choices[0] in truth.legal()
        assert choices == [choices[0]] * 3
        chosen_moves.add(choices[0])
    assert len(chosen_moves) > 5


@every_bot
@every_game
def test_choosing_changes_nothing(game: Game, name: str) -> None:
    """A bot may use the same information twice, and whoever gave it may go on using it."""
    for truth in moments(game, games=1, often=20 if COMPILED else 60):
        before = game.position(truth)
        information = truth.information(truth.actor)
        first = bot_named(name).choose(information, dice_of("same"))
        assert bot_named(name).choose(information, dice_of("same")) == first
        assert game.position(truth) == before


@every_game
def test_information_is_no_state(game: Game) -> None:
    """What a bot is handed cannot be played on; it can only be sampled."""
    truth = game.new(game.players[0], "handed")
    # Not isinstance: compiled abstract classes share one cache, so it may answer wrongly.
    assert State not in type(truth.information(truth.actor)).__mro__


@every_game
def test_bots_of_a_name_differ_only_by_their_dice(game: Game) -> None:
    """The random bot plays everything there is sooner or later."""
    truth = game.new(game.players[0], "all of it")
    information = truth.information(truth.actor)
    legal = information.legal()
    chosen = {
        bot_named("random").choose(information, dice_of(f"{number}")) for number in range(20 * len(legal))
    }
    assert chosen == set(legal)


@pytest.mark.slow
@every_game
def test_a_greedy_bot_beats_random_ones(game: Game) -> None:
    games, wins = 8 if COMPILED else 3, 0
    for number in range(games):
        state, dice = game.new(3, f"greed {number}"), dice_of(f"greed {number}")
        bots = [bot_named("greedy" if seat == number % 3 else "random") for seat in range(3)]
        while state.actor != NOBODY:
            state.apply(bots[state.actor].choose(state.information(state.actor), dice))
        wins += state.ranking()[number % 3] == 1
    assert wins > 0.8 * games
