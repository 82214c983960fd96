"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod

from petteia.core.chance import Dice
from petteia.core.contract import InformationSet


class Bot(ABC):
    @abstractmethod
    def choose(self, information: InformationSet, dice: Dice) -> int:
        """One of the legal actions of the seat whose information this is.

        The same information and the same dice give the same choice.
        """
