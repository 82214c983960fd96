"""Olympos played by Hypothesis: any action, resignation, undo, saving and loading, in any order.

When something fails, Hypothesis shortens the story to the few steps that matter.
"""

from __future__ import annotations

import json

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
from petteia.games.olympos.game import GAME
from petteia.games.olympos.rules import Olympos
from tests.properties.olympos_checks import (
    COMPILED,
    Setting,
    check_end,
    check_legal,
    check_memory,
    check_nothing_is_lost,
    check_tables,
    everything,
    random_setting,
)

STORIES = 30 if COMPILED else 10

seats = st.integers(0, 4)


class Table(RuleBasedStateMachine):
    match: Match
    setting: Setting
    states: list[object]  # the table after each step, as it was then

    @initialize(number=st.integers(0, 10_000))
    def sit_down(self, number: int) -> None:
        self.setting = random_setting(dice_of(f"machine {number}"))
        self.match = self.setting.match(f"machine {number}")
        self.states = [everything(self.state)]

    @property
    def state(self) -> Olympos:
        assert isinstance(self.match.state, Olympos)
        return self.match.state

    def is_on(self) -> bool:
        return self.state.actor != NOBODY

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
        there = seat < self.state.seats() and self.is_on() and not self.state.players[seat].resigned
        if there:
            self.play(resignation(seat))
            assert self.state.players[seat].resigned
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
        """One's own last action, if it turned up nothing hidden and was no answer in another's turn."""
        if not self.match.steps or self.match.steps[-1].seat != seat:
            return False
        before = self.match.steps[-1].before
        assert isinstance(before, Olympos)
        in_turn = before.actor == before.mover
        return face_down(before) == face_down(self.state) and in_turn and self.match.steps[-1].action >= 0

    @rule(share=st.floats(0, 1))
    def go_back(self, share: float) -> None:
        steps = round(share * len(self.match.steps))
        self.match.return_to(steps)
        del self.states[steps + 1 :]

    @rule(resuming=st.booleans())
    def save(self, resuming: bool) -> None:
        record = json.loads(json.dumps(self.match.record()))
        again = replay(GAME, record)
        assert again.record() == record
        if resuming:
            self.match = again

    @rule()
    def load_the_position(self) -> None:
        position = json.loads(json.dumps(GAME.position(self.state)))
        again = self.setting.load(position)
        assert GAME.position(again) == position
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
    def nothing_is_lost(self) -> None:
        check_nothing_is_lost(self.state)
        check_memory(self.state)

    @invariant()
    def tables_are_right(self) -> None:
        check_tables(self.state)

    @invariant()
    def there_is_something_to_do(self) -> None:
        if self.is_on():
            check_legal(self.state, self.state.legal())
        else:
            check_end(self.state)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            for step, before in zip(self.match.steps, self.states, strict=False):
                assert everything(step.before) == before


def face_down(state: Olympos) -> object:
    """Whatever lies face down, or is known to one seat only."""
    return [list(state.deck), int(state.revealed), int(state.shuffles)]


@pytest.mark.slow
def test_any_story_at_the_table() -> None:
    run_state_machine_as_test(
        Table,
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
