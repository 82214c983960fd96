"""The contract that every game fulfils: a state of the table, and what one seat knows of it."""

from __future__ import annotations

from abc import ABC, ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from petteia.core.chance import Dice

NOBODY: Final = -1


class Impossible(ValueError):
    """Something asked for cannot be had; the text says what and why, in a sentence for people."""


def resignation(seat: int) -> int:
    """The action by which a seat gives up, in turn or not. It is never among the legal ones."""
    if seat < 0:
        raise Impossible("There is no such seat.")
    return -1 - seat


class Happening:
    """Something that happened, as a message key and plain numbers, and who may read of it."""

    __slots__ = ("key", "arguments", "audience")

    key: str
    arguments: list[int]
    audience: int  # the one seat that may; NOBODY: all may

    def __init__(self, key: str, arguments: list[int], audience: int) -> None:
        self.key = key
        self.arguments = arguments
        self.audience = audience


# States come and go by the thousand. None ever leads back to itself, so the garbage collector need not follow
# them; mypyc believes that only of a class whose bases promise it too, which ABC does not. Compiled or not, a
# game need not be compiled itself.
@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State(metaclass=ABCMeta):
    """Everything on the table, hidden or not, and whose decision is awaited."""

    actor: i64  # the seat that must decide now, or NOBODY when the game is over
    turn: i64  # how many turns have begun
    reveals: i64  # grows when something hidden comes to light or another seat has its say
    journal: list[Happening] | None  # what happened, when somebody wants to know

    def note(self, key: str, arguments: list[int], audience: int = NOBODY) -> None:
        """Tell the journal, if there is one, what happened; all may read it, or one seat."""
        if self.journal is not None:
            self.journal.append(Happening(key, arguments, audience))

    @abstractmethod
    def seats(self) -> int:
        """How many players sit at the table."""

    @abstractmethod
    def legal(self) -> list[int]:
        """Every legal action of the actor, in a fixed order; never empty while the game is on."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Play a legal action or a resignation. Legality is not checked here: see Match."""

    @abstractmethod
    def clone(self) -> State:
        """An independent copy that keeps no journal."""

    @abstractmethod
    def information(self, seat: i64) -> InformationSet:
        """What a seat knows: all of it, and nothing else."""

    @abstractmethod
    def scores(self) -> list[int]:
        """What each seat has achieved, in the game's own measure."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """The place of each seat, 1 for a winner; tied seats share a place."""

    @abstractmethod
    def evaluate(self, seat: i64) -> float:
        """How good the table looks for a seat; comparable only within one game."""

    @abstractmethod
    def chances(self) -> list[float]:
        """What each seat's chance to win seems to be; a shared victory is shared out, and the sum is 1."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InformationSet(ABC):
    """What one seat knows. It holds no trace of the truth it does not know."""

    seat: i64

    @abstractmethod
    def seen(self) -> State:
        """The table as this seat knows it; what it does not know is marked as hidden."""

    def legal(self) -> list[int]:
        """The legal actions, when this seat is the actor."""
        return self.seen().legal()

    @abstractmethod
    def sample(self, dice: Dice) -> State:
        """A state that could be the real one, with fresh randomness for all to come."""


# --- playing at random ------------------------------------------------------------------------


def playout(state: State, dice: Dice) -> i64:
    """Play random actions to the end; returns how many of the decisions were real choices."""
    choices: i64 = 0
    while state.actor != NOBODY:
        actions = state.legal()
        if len(actions) > 1:
            choices += 1
        state.apply(actions[dice.below(len(actions))])
    return choices


def trace(state: State, dice: Dice) -> int:
    """A hash over all actors and legal actions of a random game: equal traces, equal rules."""
    digest: i64 = 2166136261
    while state.actor != NOBODY:
        digest = (digest ^ state.actor) * 16777619 & 0xFFFFFFFF
        actions = state.legal()
        for action in actions:
            digest = (digest ^ action) * 16777619 & 0xFFFFFFFF
        state.apply(actions[dice.below(len(actions))])
    return digest
