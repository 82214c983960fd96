"""A bot that grows a tree of what may happen, for so many iterations, seconds, or seconds a turn."""

from __future__ import annotations

from time import monotonic

from petteia.bots.bot import Bot
from petteia.bots.tree import Branch, Style, Tree, new_root
from petteia.core.chance import Dice
from petteia.core.contract import NOBODY, InformationSet, State
from petteia.core.fault import Fault

DEFAULT_ITERATIONS = 1000
# Compiled code hears neither signals nor other threads, so the tree grows a few milliseconds at a time.
BREATH = 0.004
# Iterations between two looks at whether the choice is made; by the clock it would not be the same again.
ROUND = 32
# How many tables are asked whether the next decision is one that the tree has foreseen.
FORESEEN = 8


class SearchBot(Bot):
    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        turn: float | None = None,
        **style: float,
    ) -> None:
        """Without any budget, a thousand iterations; with several, whichever is used up first."""
        if iterations is None and seconds is None and turn is None:
            iterations = DEFAULT_ITERATIONS
        if any(budget is not None and budget <= 0 for budget in (iterations, seconds, turn)):
            raise Fault("core-wrong-bot-search")
        self.iterations = iterations
        self.seconds = min((limit for limit in (seconds, turn) if limit is not None), default=None)
        self.sandglass = Sandglass(turn) if turn is not None else None
        self.style = Style(**style)  # type: ignore[arg-type]
        self.tree: Tree | None = None
        self.stopped = False

    def choose(self, information: InformationSet, dice: Dice) -> int:
        actions = information.legal()
        if len(actions) == 1:
            return actions[0]
        return int(self.think(information, dice).ranked()[0].action)

    def stop(self) -> None:
        self.stopped = True

    def think(self, information: InformationSet, dice: Dice) -> Tree:
        """The tree grown for this decision, from what is left of the one before."""
        begun = monotonic()
        seconds = self.seconds_for(information, dice)
        deadline = None if seconds is None else begun + seconds
        self.stopped = False
        tree = self.tree = Tree(information, dice, self.style, self.kept_branch(information, dice))
        done, step = 0, 1
        while not self.is_over(tree, done, deadline):
            before = monotonic()
            step = min(step, ROUND - done % ROUND, (self.iterations or step + done) - done)
            tree.grow(step)
            done += step
            step = 2 * step if monotonic() - before < BREATH / 2 else max(1, step // 2)
        if self.sandglass:
            self.sandglass.run(monotonic() - begun)
        return tree

    def seconds_for(self, information: InformationSet, dice: Dice) -> float | None:
        """How long this decision may take; None when the clock is not asked."""
        if self.sandglass is None or self.seconds is None:
            return self.seconds
        return min(self.seconds, self.sandglass.share(int(information.sample(dice).turn)))

    def is_over(self, tree: Tree, done: int, deadline: float | None) -> bool:
        """Is a budget used up, or can nothing to come change the choice?"""
        late = deadline is not None and monotonic() >= deadline
        if tree.root.visits > 0 and (late or self.stopped):
            return True
        left = self.iterations - done if self.iterations is not None else 1
        return left <= 0 or (self.iterations is not None and done % ROUND == 0 and tree.lead() > left)

    # --- the tree of the decision before ---

    def kept_branch(self, information: InformationSet, dice: Dice) -> Branch:
        """The branch that the last choice led to, if this decision is the very next one; or a new root."""
        if self.tree is None:
            return new_root()
        chosen = self.tree.ranked()[0]
        now = seen_of(information.sample(dice))
        if now == seen_of(self.tree.information.sample(dice)):
            return new_root()
        for _ in range(FORESEEN):
            table = self.tree.information.sample(dice)
            table.apply(chosen.action)
            play_forced(table)
            if seen_of(table) == now:
                return chosen.as_root(information.seat, information.legal())
        return new_root()


class Sandglass:
    """The seconds that a bot has for all its decisions in one turn of the table."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.left = seconds
        self.turn: int | None = None

    def share(self, turn: int) -> float:
        """Half of what is left: how many decisions are still to come in a turn, nobody knows."""
        if turn != self.turn:
            self.turn, self.left = turn, self.seconds
        return self.left / 2

    def run(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)


def play_forced(table: State) -> None:
    while table.actor != NOBODY and len(actions := table.legal()) == 1:
        table.apply(actions[0])


def seen_of(table: State) -> tuple[int, int, list[int]]:
    """What tells one decision of a seat from another."""
    return int(table.actor), int(table.turn), table.legal() if table.actor != NOBODY else []
