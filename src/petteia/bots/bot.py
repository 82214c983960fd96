"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from petteia.core.chance import Dice
from petteia.core.contract import InformationSet


class Bot(ABC):
    """Somebody who decides for one seat in one game; the next game gets a fresh one.

    `name` is what it was asked for by, and reported with its faults. `seconds` is how long it means to think
    about a decision at most, or None when it does not go by the clock.
    """

    name: str = ""
    seconds: float | None = None

    @abstractmethod
    def choose(self, information: InformationSet, dice: Dice) -> int:
        """One of the legal actions of the seat whose information this is.

        The same information and the same dice give the same choice, unless the bot goes by the clock.
        """

    def stop(self) -> None:  # noqa: B027 - most bots never think for long
        """Answer at once; said by another thread or a signal handler to a bot that is thinking."""
