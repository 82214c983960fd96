"""Games of any kind played at random: in which settings, what their states hold, what they have in common.

A `Laboratory` is all that the tests for every game must be told of one; attika_checks.py, olympos_checks.py
and polis_checks.py have one each, and tests/toy has that of a very small game.
"""

from __future__ import annotations

import json
import os
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from petteia.core import chance
from petteia.core.chance import Dice, Seed, dice_of
from petteia.core.contract import NOBODY, State, resignation
from petteia.core.game import Game, Position
from petteia.core.match import Match

COMPILED = not chance.__file__.endswith(".py")
# The compiled engine plays thirty to fifty times as fast, so it is asked for more.
GAMES = int(os.environ.get("PETTEIA_GAMES", "150" if COMPILED else "60"))
# No random game we have seen takes a third of it; one that takes this many does not end.
MOST_DECISIONS = 5000

Options = dict[str, str]
S = TypeVar("S", bound=State)


# --- playing --------------------------------------------------------------------------------------


def play_on(state: State, dice: Dice) -> Iterator[list[int]]:
    """Play at random; yields the legal actions of each decision before one of them is played."""
    for _ in range(MOST_DECISIONS):
        if state.actor == NOBODY:
            return
        actions = state.legal()
        turn, reveals = state.turn, state.reveals
        yield actions
        # Whoever looks may have made somebody resign, and then it is another moment.
        if (state.turn, state.reveals) == (turn, reveals):
            state.apply(actions[dice.below(len(actions))])
    raise AssertionError(f"The game does not end within {MOST_DECISIONS} decisions.")


def moments(state: State, dice: Dice, often: int) -> Iterator[list[int]]:
    """Like `play_on`, but stops to look at about one decision in `often` only."""
    for actions in play_on(state, dice):
        if dice.below(often) == 0:
            yield actions


# --- all that a state holds -----------------------------------------------------------------------


def everything(thing: object) -> Any:
    """All that an object holds, as plain data, however deep: also what no position tells."""
    match thing:
        case bool() | str() | bytes() | None:
            return thing
        case int():
            return int(thing)
        case bytearray():
            return bytes(thing)
        case list() | tuple():
            return [everything(item) for item in thing]
        case Seed():
            return thing.hex()
    kind = type(thing)
    if kind.__name__.startswith("vec"):
        return [item if isinstance(item, int) else list(item) for item in list(thing)]  # type: ignore[call-overload]
    assert kind.__module__.startswith(("petteia.", "tests.toy.")), f"What is a {kind}?"
    if kind.__name__ in ("Box", "Rulings"):  # shared by all states of a game, and never changed
        return [getattr(thing, name) for name in ("digest", "options") if hasattr(thing, name)]
    return {name: everything(getattr(thing, name)) for name in attributes(thing)}


def attributes(thing: object) -> list[str]:
    return [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]


def awaited(state: Any) -> int:
    """What is awaited, by its number in the state.py of the game."""
    return int(state.awaited)


# --- a game as these tests know it ------------------------------------------------------------------


class Laboratory(ABC, Generic[S]):
    game: Game
    kind: type[S]  # of its states
    boxes: Mapping[str, str | None]  # the components played with; "usual" are ours
    over: int  # what is awaited at the end: all decisions have smaller numbers
    rare: tuple[int, ...]  # decisions that may not come up in a handful of games
    dealt: tuple[str, ...]  # what chance decides at the start, by the names of a position
    hidden: tuple[str, ...]  # what somebody does not know of a table, by the names of the state
    hidden_of_players: tuple[str, ...]

    @abstractmethod
    def check_state(self, state: S) -> None:
        """What must hold for any state: nothing is lost."""

    def check_moment(self, state: S) -> None:
        """What must hold at any moment of a game; a sample has forgotten what others remember."""
        self.check_state(state)

    @abstractmethod
    def check_tables(self, state: S) -> None:
        """Everything that is kept instead of being recomputed, recomputed."""

    @abstractmethod
    def check_rules(self, state: S, actions: list[int]) -> None:
        """Are these the legal actions, according to a referee who knows only the rules?"""

    @abstractmethod
    def other_actions(self, _state: S, dice: Dice) -> list[int]:
        """Actions of every family, legal or not, most of them nearly legal."""

    @abstractmethod
    def may_be_undone(self, before: S, after: S) -> bool:
        """Did nothing hidden come to light by an action, and was it no answer to somebody else?"""

    def check_end(self, state: S) -> None:
        assert state.actor == NOBODY
        assert state.legal() == []
        assert awaited(state) == self.over
        assert min(state.ranking()) == 1

    def check_legal(self, state: S, actions: list[int]) -> None:
        assert actions, "A game that is on has a legal action."
        assert len(set(actions)) == len(actions), "No action is listed twice."
        assert state.legal() == actions, "Asking changes nothing."
        assert min(actions) >= 0, "Resignations are never listed."
        assert state.actor in self.playing(state)

    def everything_on(self, state: S) -> dict[str, Any]:
        """All that a state holds, but for names without a meaning."""
        return dict(everything(state))

    # --- who gives up ---

    def playing(self, state: S) -> list[int]:
        """The seats that have not given up."""
        seats = range(state.seats())
        return [seat for seat in seats if self.game.judge(state, resignation(seat)) is None]

    def give_up(self, state: S, dice: Dice) -> None:
        """One of those who still play resigns, in turn or not."""
        seats = self.playing(state)
        state.apply(resignation(seats[dice.below(len(seats))]))

    # --- which games are played ---

    def setting(self, players: int, options: Options | None = None, box: str = "usual") -> Setting[S]:
        return Setting(self, players, options or {}, box)

    def single_options(self, players: int) -> list[Options]:
        """The defaults, then every other value of every option alone."""
        return [{}] + [
            {option.key: value}
            for option in self.game.options
            for value in option.values[1:]
            if not value.isdecimal() or int(value) <= players
        ]

    def random_setting(self, dice: Dice) -> Setting[S]:
        players = self.game.players[dice.below(len(self.game.players))]
        chosen: Options = {}
        for option in self.game.options:
            values = [v for v in option.values if not v.isdecimal() or int(v) <= players]
            chosen[option.key] = values[dice.below(len(values))]
        return self.setting(players, chosen, list(self.boxes)[dice.below(len(self.boxes))])

    def all_settings(self) -> list[Setting[S]]:
        """Every number of players with every option alone, and some random combinations."""
        dice = dice_of("combinations")
        singles = [
            self.setting(players, options)
            for players in self.game.players
            for options in self.single_options(players)
        ]
        return singles + [self.random_setting(dice) for _ in range(9)]

    def few_settings(self) -> list[Setting[S]]:
        """Every option alone, but with one number of players only, and some random combinations."""
        dice = dice_of("few combinations")
        players = self.game.players
        singles = [options for options in self.single_options(players[0]) if "start_player" not in options]
        found = [self.setting(players[n % len(players)], options) for n, options in enumerate(singles)]
        return found + [self.random_setting(dice) for _ in range(4)]

    def some(self, games: float) -> Iterator[tuple[Setting[S], S, Dice]]:
        """New games in random settings."""
        for number in range(max(3, round(games))):
            dice = dice_of(f"some {number}")
            setting = self.random_setting(dice)
            yield setting, setting.new(f"some {number}"), dice

    # --- what seats know ---

    def truths(self, games: float, often: int) -> Iterator[tuple[Setting[S], S, int]]:
        """States from random games, each with a seat to look from, now and then a spectator's."""
        for setting, state, dice in self.some(games):
            for _ in moments(state, dice, often):
                # The actor's seat is of most interest, and when something is drawn the others'.
                seat = state.actor if dice.below(2) else dice.below(state.seats() + 1) - 1
                yield setting, state, int(seat)
                if state.turn > 8 and dice.below(40) == 0:
                    self.give_up(state, dice)
            for seat in range(NOBODY, state.seats()):
                yield setting, state, seat

    def sampled(self, state: S, seat: int, dice: str) -> S:
        return self.own(state.information(seat).sample(dice_of(dice)))

    def samples_of(self, state: S, seat: int) -> Iterator[S]:
        """So many of them that their distribution can be told."""
        information, dice = state.information(seat), dice_of("distribution")
        for _ in range(3000):
            yield self.own(information.sample(dice))

    def own(self, state: State) -> S:
        assert isinstance(state, self.kind)
        return state


@dataclass(frozen=True)
class Setting(Generic[S]):
    """What is decided before a game begins, but for its seed."""

    laboratory: Laboratory[S] = field(repr=False)
    players: int
    options: Options
    box: str

    def new(self, seed: str) -> S:
        game = self.laboratory.game
        return self.laboratory.own(game.new(self.players, seed, self.options, self.components))

    def match(self, seed: str) -> Match:
        return Match(self.laboratory.game, self.players, seed, self.options, self.components)

    def load(self, position: Position) -> S:
        return self.laboratory.own(self.laboratory.game.load(position, self.components))

    @property
    def components(self) -> str | None:
        return self.laboratory.boxes[self.box]

    def __str__(self) -> str:
        words = list(*self.options.items()) if len(self.options) == 1 else list(self.options.values())
        return "-".join([self.laboratory.game.name, str(self.players), self.box, *words])


def check_round_trip(setting: Setting[S], state: S, action: int) -> None:
    """A position that is written and read again is the same table, and the game goes on as it would have."""
    lab = setting.laboratory
    position = lab.game.position(state)
    again = setting.load(json.loads(json.dumps(position)))
    assert lab.game.position(again) == position
    assert again.legal() == state.legal()
    assert lab.everything_on(again) == lab.everything_on(state)
    after = state.clone()
    after.apply(action)
    again.apply(action)
    assert lab.game.position(again) == lab.game.position(after)


# --- comparing --------------------------------------------------------------------------------------


def assert_same_but_for(one: Mapping[str, Any], other: Mapping[str, Any], *keys: str) -> None:
    assert {key: one[key] for key in one if key not in keys} == {
        key: other[key] for key in other if key not in keys
    }


def assert_counted(shown: object, hidden: list[Any] | str) -> None:
    """Only how many there are; nothing, where there is nothing to hide."""
    assert shown == len(hidden) if hidden else not shown
    assert isinstance(shown, int) or not hidden


def assert_fits(counts: Counter[str], expected: dict[str, float]) -> None:
    """Pearson's test at about one in a thousand; the dice are fixed, so it passes always or never."""
    assert set(counts) <= set(expected)
    drawn = counts.total()
    assert abs(sum(expected.values()) - 1) < 1e-9
    statistic = sum((counts[key] - drawn * share) ** 2 / (drawn * share) for key, share in expected.items())
    freedom = len(expected) - 1
    # Wilson and Hilferty's approximation of the quantile.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.09 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert statistic < limit, f"{statistic:.1f} > {limit:.1f}: {counts}"
