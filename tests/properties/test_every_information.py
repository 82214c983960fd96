"""What a seat knows of a table is all it may know, and nothing of the rest, in every game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.server.sight import is_final
from tests.properties.laboratories import for_every_game
from tests.properties.random_games import GAMES, Laboratory, assert_same_but_for, everything, moments

Lab = Laboratory[Any]


@pytest.mark.slow
@for_every_game
def test_a_sample_shows_its_seat_what_the_truth_shows(lab: Lab) -> None:
    for _, truth, seat in lab.truths(GAMES / 100, often=8):
        sample = lab.sampled(truth, seat, "sample")
        assert lab.game.view(sample, seat) == lab.game.view(truth, seat)
        lab.check_state(sample)
        lab.check_tables(sample)
        # Whatever is not hidden is the truth's, also what no view tells.
        one, other = lab.everything_on(sample), lab.everything_on(truth)
        assert_same_but_for(one, other, "players", "seed", *lab.hidden)
        for shown, true in zip(one["players"], other["players"], strict=True):
            assert_same_but_for(shown, true, *lab.hidden_of_players)
        if seat == truth.actor:
            assert sample.legal() == truth.legal() == truth.information(seat).legal()


@pytest.mark.slow
@for_every_game
def test_what_cannot_be_taken_back_tells_nothing_of_what_is_hidden(lab: Lab) -> None:
    """The server says it of every legal action, by trying it at the true table."""
    for _, truth, seat in lab.truths(GAMES / 100, often=8):
        if seat == truth.actor:
            sample = lab.sampled(truth, seat, "sample")
            for action in truth.legal():
                assert is_final(sample, action) == is_final(truth, action), lab.game.move(truth, action)


@pytest.mark.slow
@for_every_game
def test_a_sample_is_a_state_like_any_other(lab: Lab) -> None:
    for _, truth, seat in lab.truths(3, often=40):
        sample = lab.sampled(truth, seat, "sample")
        for actions in moments(sample, dice_of("sample"), often=20):
            lab.check_rules(sample, actions)
            lab.check_state(sample)
        lab.check_end(sample)


@pytest.mark.slow
@for_every_game
def test_samples_do_not_depend_on_the_truth_behind_the_information(lab: Lab) -> None:
    game = lab.game
    looked_different = 0
    for setting, truth, seat in lab.truths(GAMES / 100, often=8):
        other = lab.sampled(truth, seat, "another truth")
        looked_different += game.position(other) != game.position(truth)
        # All that the object holds, however deep: nothing of the truth can hide in it.
        assert everything(other.information(seat)) == everything(truth.information(seat))
        view = game.view(truth, seat)
        assert game.view(other, seat) == view
        told = game.information(json.loads(json.dumps(view)), setting.components)
        for number in range(3):
            sample = game.position(lab.sampled(truth, seat, f"{number}"))
            assert game.position(lab.sampled(other, seat, f"{number}")) == sample
            assert game.position(told.sample(dice_of(f"{number}"))) == sample
    assert looked_different > 20


@pytest.mark.slow
@for_every_game
def test_the_future_of_a_sample_is_not_the_truths(lab: Lab) -> None:
    """A sample comes with a seed of its own, so trying things out tells nothing of the next reshuffle."""
    for _, truth, seat in lab.truths(3, often=20):
        seeds = {lab.sampled(truth, seat, f"{number}").seed.hex() for number in range(3)}
        assert len(seeds) == 3
        assert truth.seed.hex() not in seeds


@pytest.mark.slow
@for_every_game
def test_no_view_holds_the_seed(lab: Lab) -> None:
    for _, truth, seat in lab.truths(3, often=20):
        position, view = lab.game.position(truth), lab.game.view(truth, seat)
        assert set(view) == set(position) - {"seed"} | {"seat"}
        assert view["seat"] == seat
        assert truth.seed.hex() not in json.dumps(view)
