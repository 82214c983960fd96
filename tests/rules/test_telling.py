"""How much each thing weighs where it is told: what follows from a move is told below it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from petteia.core.chance import dice_of
from petteia.games import game_named
from tests.locales.test_catalogue import entries

NAMES = ("attika", "olympos", "polis")


@pytest.mark.parametrize("name", NAMES)
def test_only_what_is_told_is_weighed(name: str) -> None:
    assert set(game_named(name).weights) <= set(entries("en"))


@pytest.mark.parametrize("name", NAMES)
def test_what_follows_from_a_move_never_comes_before_all_moves_of_its_turn(name: str) -> None:
    game = game_named(name)
    for seed in range(4):
        state, dice = game.new(3, f"telling {seed}"), dice_of(f"telling {seed}")
        state.journal = []
        while state.actor >= 0:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
        keys = [f"{name}-log-turn", *(event.key for event in state.journal)]
        begun = [after for before, after in pairwise(keys) if before == f"{name}-log-turn"]
        assert {key for key in begun if game.weights.get(key) == "consequence"} == set()
