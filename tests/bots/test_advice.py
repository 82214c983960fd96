"""Advice is about the decision that is asked for, and about no other."""

from __future__ import annotations

import pytest

from petteia.bots.advice import advise
from petteia.bots.search import SearchBot
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game
from petteia.games import OURS, game_named

ITERATIONS = 24
GAMES = [game_named(name) for name in OURS]
every_game = pytest.mark.parametrize("game", GAMES, ids=OURS)


def forced_decisions(game: Game, players: int, seed: str) -> list[State]:
    """The tables of a random game at which somebody has a single move."""
    state, dice, found = game.new(players, seed), dice_of(seed), []
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) == 1:
            found.append(state.clone())
        state.apply(actions[dice.below(len(actions))])
    return found


@every_game
def test_where_only_one_move_is_possible_that_one_is_named(game: Game) -> None:
    """The tree plays on past such a move, to a decision that may even be somebody else's."""
    tables = forced_decisions(game, 3, "forced")
    assert tables
    for state in tables[:: max(1, len(tables) // 12)]:
        bot = SearchBot(iterations=ITERATIONS)
        (found,) = advise(bot, state.information(state.actor), dice_of("advice"))
        assert found.action == state.legal()[0]
        assert 0 <= found.chance <= 1
        assert found.line[0].seat == state.actor


@every_game
def test_no_move_is_named_that_is_not_possible_now(game: Game) -> None:
    state, dice = game.new(3, "possible"), dice_of("possible")
    while state.actor != NOBODY:
        actions = state.legal()
        if dice.below(40) == 0:
            found = advise(SearchBot(iterations=8), state.information(state.actor), dice_of("advice"))
            assert {one.action for one in found} <= set(actions)
        state.apply(actions[dice.below(len(actions))])
