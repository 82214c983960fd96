"""Anybody can ask about any number; every game has an answer to each of them."""

from __future__ import annotations

import contextlib

import pytest

from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, Impossible, State
from petteia.core.game import Game
from petteia.games import REGISTER, game_named

HUGE = 2**40
MOMENTS = 60


@pytest.mark.parametrize("name", REGISTER)
def test_every_number_is_explained_or_refused(name: str) -> None:
    game, dice = game_named(name), dice_of("nonsense")
    for players in game.players:
        state = game.new(players, f"nonsense for {players}")
        for _ in range(MOMENTS):
            if state.actor == NOBODY:
                break
            ask(game, state, dice)
            some_turns_later(state, dice)


def ask(game: Game, state: State, dice: Dice) -> None:
    legal = set(state.legal())
    for action in [*(dice.below(2_000) for _ in range(20)), *(dice.below(40_000) for _ in range(20)), HUGE]:
        assert (game.judge(state, action) is None) == (action in legal)
        with contextlib.suppress(Impossible):  # the number means nothing
            move = game.move(state, action)
            assert (game.why_not(state, move) is None) == (action in legal)
            assert game.action(state, move) == action
            game.describe(state, move)
            game.price(state, move)


def some_turns_later(state: State, dice: Dice) -> None:
    for _ in range(7):
        if state.actor != NOBODY:
            actions = state.legal()
            state.apply(actions[dice.below(len(actions))])
