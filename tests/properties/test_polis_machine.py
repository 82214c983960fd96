"""Polis played by Hypothesis: any action, resignation, undo, saving and loading, in any order.

When something fails, Hypothesis shortens the story to the few steps that matter.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable

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
from petteia.games.polis.box import END, UNKNOWN
from petteia.games.polis.game import GAME
from petteia.games.polis.information import Knowledge
from petteia.games.polis.rules import Polis
from petteia.games.polis.state import WATCHER
from tests.properties.polis_checks import (
    COMPILED,
    Setting,
    check_end,
    check_legal,
    check_memory,
    check_nothing_is_lost,
    check_tables,
    everything,
    kinds_in,
    random_setting,
)

SPECTATOR = -1
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
    def state(self) -> Polis:
        assert isinstance(self.match.state, Polis)
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
        """One's own last action, if it showed nobody a card and nobody answers to it in the same turn."""
        if not self.match.steps or self.match.steps[-1].seat != seat:
            return False
        before = self.match.steps[-1].before
        assert isinstance(before, Polis)
        answered = self.is_on() and self.state.actor != before.actor and self.state.turn == before.turn
        quiet = known_faces(self.state) <= known_faces(before) and not answered
        return quiet and self.match.steps[-1].action >= 0

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


def known_faces(state: Polis) -> Counter[tuple[int, int]]:
    """How many cards of each kind each seat, and whoever watches, has seen and can place."""
    found: Counter[tuple[int, int]] = Counter()
    for eye in [*range(state.seats()), WATCHER]:
        information = state.information(SPECTATOR if eye == WATCHER else eye)
        assert isinstance(information, Knowledge)
        table = information.table
        rows: list[Iterable[int]] = [*table.decks, table.boxed, [table.lot] if table.lot >= 0 else []]
        for player in table.players:
            rows += [player.city, player.hand, player.history, player.tucked]
        found.update((eye, kind) for row in rows for kind in kinds_in(row) if not UNKNOWN <= kind < END)
    return found


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
