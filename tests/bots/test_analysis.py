"""A game looked at again: what a decision cost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia.bots.analysis import WORTH_TELLING, Slip, chance_after, slips, weigh
from petteia.core.match import Match, replay
from petteia.games import game_named

GOLDEN = Path(__file__).parent.parent / "golden" / "games" / "two_greedy_bots_temples.json"


@pytest.fixture
def missed() -> tuple[Match, Slip]:
    """A game in which the last move could have won, and did something else."""
    match = replay(game_named("attika"), json.loads(GOLDEN.read_text("utf-8")))
    step, winning = len(match.steps) - 1, match.steps[-1]
    match.return_to(step)
    match.play(next(action for action in match.state.legal() if action != winning.action))
    return match, Slip(step, winning.seat, match.steps[-1].action, winning.action, 0.0)


def test_a_missed_victory_costs_what_it_was_worth(missed: tuple[Match, Slip]) -> None:
    match, slip = missed
    information = match.after(slip.step).information(slip.seat)
    assert chance_after(information, slip.better, "dice", 8) == 1
    assert chance_after(information, slip.played, "dice", 8) < 1
    assert weigh(match, slip, 8).cost > WORTH_TELLING


def test_a_missed_victory_is_found_and_told(missed: tuple[Match, Slip]) -> None:
    match, slip = missed
    del match.steps[: slip.step]  # only the last decision, so that this takes no time
    (found,) = slips(match, 50)
    assert (found.seat, found.played) == (slip.seat, slip.played)
    after = match.after(0).clone()
    after.apply(found.better)
    assert after.chances()[slip.seat] == 1
    assert found.cost > WORTH_TELLING
