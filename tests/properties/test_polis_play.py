"""Random games of Polis: what is peculiar to them. What holds for every game is in test_every_game.py."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import BIDDING
from tests.properties.polis_checks import POLIS, Books
from tests.properties.random_games import GAMES, Setting, play_on

in_few_settings = pytest.mark.parametrize("setting", POLIS.few_settings(), ids=str)


@pytest.mark.parametrize("setting", POLIS.all_settings(), ids=str)
def test_a_game_in_which_nobody_wants_anything_ends(setting: Setting[Polis]) -> None:
    """The last of the legal actions is to go on without more, or whatever comes nearest to it."""
    state = setting.new("idle")
    for _ in range(1000):
        if state.actor == NOBODY:
            break
        state.apply(state.legal()[-1] if state.awaited != BIDDING else state.legal()[0])
    POLIS.check_end(state)


@pytest.mark.slow
@in_few_settings
def test_the_journal_accounts_for_every_coin_and_token(setting: Setting[Polis]) -> None:
    for seed in range(max(1, GAMES // 100)):
        state = setting.new(f"books {seed}")
        state.journal = []
        books, known = Books(state), 0
        for _ in play_on(state, dice_of(f"books {seed}")):
            for event in state.journal[known:]:
                books.enter(event.key, list(event.arguments))
            known = len(state.journal)
            books.check(state)


@pytest.mark.slow
@in_few_settings
def test_every_auction_ends(setting: Setting[Polis]) -> None:
    """Bids rise, nobody bids who has passed or sells, and a seat passes once at most."""
    for seed in range(max(1, GAMES // 300)):
        state, dice = setting.new(f"auction {seed}"), dice_of(f"auction {seed}")
        highest, out = 0, 0
        for _ in play_on(state, dice):
            if state.lot < 0:
                highest, out = 0, 0
                continue
            assert state.bid >= highest
            assert state.passed & out == out
            highest, out = int(state.bid), int(state.passed)
            if state.awaited == BIDDING:
                assert state.actor not in (state.mover, state.bidder)
                assert not out >> int(state.actor) & 1
                assert state.players[state.actor].coins > highest
