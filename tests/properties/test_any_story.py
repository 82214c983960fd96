"""Every game played by Hypothesis: any action, resignation, undo, saving and loading, in any order.

When something fails, Hypothesis shortens the story to the few steps that matter.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, resignation
from petteia.core.match import Match, Refused, replay
from tests.properties.laboratories import for_every_game
from tests.properties.random_games import COMPILED, Laboratory, Setting, everything

STORIES = 30 if COMPILED else 10

seats = st.integers(0, 4)


class Table(RuleBasedStateMachine):
    laboratory: Laboratory[Any]
    match: Match
    setting: Setting[Any]
    states: list[object]  # the table after each step, as it was then

    @initialize(number=st.integers(0, 10_000))
    def sit_down(self, number: int) -> None:
        self.setting = self.laboratory.random_setting(dice_of(f"machine {number}"))
        self.match = self.setting.match(f"machine {number}")
        self.states = [everything(self.state)]

    @property
    def state(self) -> Any:
        return self.match.state

    def is_on(self) -> bool:
        return bool(self.state.actor != NOBODY)

    def play(self, action: int) -> None:
        self.match.play(action)
        self.states.append(everything(self.state))

    # --- what can be done at a table ---

    @precondition(is_on)
    @rule(choice=st.integers(0, 2**16))
    def play_one(self, choice: int) -> None:
        actions = self.state.legal()
        self.play(actions[choice % len(actions)])

    @precondition(is_on)
    @rule(choices=st.lists(st.integers(0, 2**16), min_size=1, max_size=60))
    def play_several(self, choices: list[int]) -> None:
        """Without this no story would come to the second half of a game."""
        for choice in choices:
            if self.is_on():
                self.play_one(choice)

    @rule(seat=seats)
    def resign(self, seat: int) -> None:
        if self.is_on() and seat in self.laboratory.playing(self.state):
            self.play(resignation(seat))
            assert seat not in self.laboratory.playing(self.state)
            assert self.state.actor != seat
        else:
            with pytest.raises(Refused):
                self.match.play(resignation(seat))

    @rule(seat=seats)
    def undo(self, seat: int) -> None:
        if self.may_undo(seat):
            self.match.undo(seat)
            self.states.pop()
        else:
            with pytest.raises(Refused):
                self.match.undo(seat)

    @rule(often=st.integers(1, 6))
    def undo_ones_own(self, often: int) -> None:
        """By the seat that acted last; any other seat would be refused most of the time."""
        for _ in range(often):
            if self.match.steps:
                self.undo(self.match.steps[-1].seat)

    def may_undo(self, seat: int) -> bool:
        """One's own last action, if it turned up nothing hidden and was no answer to somebody else."""
        if not self.match.steps or self.match.steps[-1].seat != seat or self.match.steps[-1].action < 0:
            return False
        return self.laboratory.may_be_undone(self.match.steps[-1].before, self.state)

    @rule(share=st.floats(0, 1))
    def go_back(self, share: float) -> None:
        steps = round(share * len(self.match.steps))
        self.match.return_to(steps)
        del self.states[steps + 1 :]

    @rule(resuming=st.booleans())
    def save(self, resuming: bool) -> None:
        record = json.loads(json.dumps(self.match.record()))
        again = replay(self.laboratory.game, record)
        assert again.record() == record
        if resuming:
            self.match = again

    @rule()
    def load_the_position(self) -> None:
        game = self.laboratory.game
        position = json.loads(json.dumps(game.position(self.state)))
        again = self.setting.load(position)
        assert game.position(again) == position
        assert again.legal() == self.state.legal()

    # --- what always holds ---

    @invariant()
    def what_was_stays(self) -> None:
        """The table is the one of this step, and no later action has changed the one before."""
        assert len(self.states) == len(self.match.steps) + 1
        assert everything(self.state) == self.states[-1]
        if self.match.steps:
            assert everything(self.match.steps[-1].before) == self.states[-2]

    @invariant()
    def all_is_in_order(self) -> None:
        self.laboratory.check_moment(self.state)
        self.laboratory.check_tables(self.state)

    @invariant()
    def there_is_something_to_do(self) -> None:
        if self.is_on():
            self.laboratory.check_legal(self.state, self.state.legal())
        else:
            self.laboratory.check_end(self.state)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            for step, before in zip(self.match.steps, self.states, strict=False):
                assert everything(step.before) == before


@pytest.mark.slow
@for_every_game
def test_any_story_at_the_table(lab: Laboratory[Any]) -> None:
    run_state_machine_as_test(
        type("Table", (Table,), {"laboratory": lab}),
        settings=settings(
            max_examples=STORIES,
            stateful_step_count=20,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Phase.generate, Phase.shrink],
            suppress_health_check=list(HealthCheck),
        ),
    )
