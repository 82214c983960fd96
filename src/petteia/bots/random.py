"""A bot that plays any legal action, each as likely as the other."""

from __future__ import annotations

from petteia.bots.bot import Bot
from petteia.core.chance import Dice
from petteia.core.contract import InformationSet


class RandomBot(Bot):
    def choose(self, information: InformationSet, dice: Dice) -> int:
        actions = information.legal()
        return actions[dice.below(len(actions))]
