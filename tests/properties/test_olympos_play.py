"""Random games of Olympos: what is peculiar to them. What holds for every game is in test_every_game.py."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.games.olympos.rules import Olympos
from tests.properties.olympos_checks import OLYMPOS, Track, check_journal_accounts
from tests.properties.random_games import GAMES, Setting, play_on

in_few_settings = pytest.mark.parametrize("setting", OLYMPOS.few_settings(), ids=str)


@pytest.mark.slow
@in_few_settings
def test_the_journal_accounts_for_everything_that_players_have(setting: Setting[Olympos]) -> None:
    for seed in range(max(1, GAMES // 100)):
        state = setting.new(f"accounts {seed}")
        state.journal = []
        for _ in play_on(state, dice_of(f"accounts {seed}")):
            pass
        check_journal_accounts(state)


@pytest.mark.slow
@in_few_settings
def test_whoever_is_last_on_the_track_is_next(setting: Setting[Olympos]) -> None:
    for seed in range(max(1, GAMES // 100)):
        state, dice = setting.new(f"track {seed}"), dice_of(f"track {seed}")
        state.journal = []
        track, known = Track(state), 0
        for _ in play_on(state, dice):
            track.follow(state, known)
            known = len(state.journal)
            if seed % 2 and dice.below(150) == 0:
                OLYMPOS.give_up(state, dice)
        track.follow(state, known)
