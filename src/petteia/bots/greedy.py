"""A bot that plays the action after which the table looks best to it, looking no further."""

from __future__ import annotations

from petteia.bots.bot import Bot
from petteia.core.chance import Dice
from petteia.core.contract import InformationSet
from petteia.core.fault import Fault


class GreedyBot(Bot):
    def __init__(self, slips: int = 0) -> None:
        """With slips, so many decisions in a hundred are made without thinking."""
        if not 0 <= slips <= 100:
            raise Fault("core-wrong-bot-slips", slips=slips)
        self.slips = slips

    def choose(self, information: InformationSet, dice: Dice) -> int:
        """Tries every action on one table that could be the real one; ties are broken by the dice."""
        actions = information.legal()
        if len(actions) == 1:
            return actions[0]
        if self.slips > 0 and dice.below(100) < self.slips:
            return actions[dice.below(len(actions))]
        table = information.sample(dice)
        best, best_value = [actions[0]], float("-inf")
        for action in actions:
            after = table.clone()
            after.apply(action)
            value = after.evaluate(information.seat)
            if value > best_value:
                best, best_value = [action], value
            elif value == best_value:
                best.append(action)
        return best[dice.below(len(best))]
