"""A tree of what may happen, grown from what one seat knows: single-observer information-set tree search.

Every iteration deals what is hidden anew and walks down the tree by moves that are legal on that table. A
branch is a move of a seat, whatever was hidden when it was made, so it gathers what is true on average over
all tables that could be the real one. Each seat is taken to play for its own chance to win (max^n). At large
tables rivals are taken to play what looks best to them at once: a tree that weighs what each of many may do
is so wide that it hardly comes back to the seat's own next move.

How the search weighs moves: every branch starts with a guess, the chance of its seat after the move, as the
game's own evaluation sees it. Good guesses are tried first and more often; visits then speak for themselves.
Where moves are many, a few are looked at first, and more as the visits grow (progressive widening).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from petteia.core.chance import Dice
from petteia.core.contract import NOBODY, InformationSet, State
from petteia.core.odds import shares_of_victory

SEATS: Final = 8  # more than can sit at a table: a move and its seat are one number
NO_MOVE: Final = 0


class Style:
    """How a tree grows."""

    __slots__ = ("exploration", "temperature", "trust", "width", "widening", "weighed", "playout", "guided")

    def __init__(
        self,
        *,
        exploration: float = 0.15,
        temperature: float = 0.03,
        trust: float = 1.0,
        width: int = 12,
        widening: float = 2.0,
        weighed: int = 2,
        playout: int = 0,
        guided: int = 1,
    ) -> None:
        self.exploration: float = exploration  # how much moves with few visits are preferred
        self.temperature: float = temperature  # the difference of guesses that makes a move e times as likely
        self.trust: float = trust  # how many visits a guess is worth
        self.width: i64 = width  # how many moves are looked at first
        self.widening: float = widening  # how many more with the square root of the visits
        self.weighed: i64 = weighed  # with so many rivals or fewer, their moves are weighed like the own ones
        self.playout: i64 = playout  # random decisions at the end of the tree before the table is judged
        self.guided: bool = guided != 0  # with guesses; without, the tree knows nothing but the rules


class Branch:
    """A move of a seat, and how tables on which it was made have turned out for that seat."""

    __slots__ = ("seat", "action", "guess", "visits", "won", "branches")

    def __init__(self, seat: i64, action: i64, guess: float) -> None:
        self.seat: i64 = seat
        self.action: i64 = action
        self.guess: float = guess
        self.visits: i64 = 0
        self.won: float = 0.0
        self.branches: dict[int, Branch] = {}

    def chance(self, trust: float) -> float:
        """The seat's chance to win: what visits have told, and the guess."""
        return (self.won + trust * self.guess) / (float(int(self.visits)) + trust)

    def as_root(self, seat: i64, legal: list[int]) -> Branch:
        """Where a tree can go on growing once the move is made: what has become impossible falls away."""
        root = new_root()
        for action in legal:
            kept = self.branches.get(action * SEATS + seat)
            if kept is not None:
                root.branches[action * SEATS + seat] = kept
                root.visits += kept.visits
        return root


class Tree:
    def __init__(self, information: InformationSet, dice: Dice, style: Style, root: Branch) -> None:
        self.information = information
        self.dice = dice
        self.style = style
        self.root = root
        self.path: list[Branch] = []

    def grow(self, iterations: i64) -> None:
        for _ in range(iterations):
            table = self.information.sample(self.dice)
            self.descend(table)
            chances = self.judge(table)
            self.root.visits += 1
            for branch in self.path:
                branch.visits += 1
                branch.won += chances[branch.seat]

    def descend(self, table: State) -> None:
        """Down to a move that was never made before, or to the end of the game."""
        self.path = []
        branch = self.root
        while table.actor != NOBODY:
            actions = table.legal()
            if len(actions) == 1:
                table.apply(actions[0])
                continue
            if branch is not self.root and branch.visits == 0:
                return
            branches = self.looked_at(branch, table, actions)
            branch = self.most_urgent(branches) if self.weighs(table) else most_promising(branches)
            self.path.append(branch)
            table.apply(branch.action)

    # --- which moves -----------------------------------------------------------------------------------

    def looked_at(self, branch: Branch, table: State, actions: list[int]) -> list[Branch]:
        """The branches for the legal actions, or for as many of them as the visits allow."""
        seat = table.actor
        known: list[Branch] = []
        fresh: list[int] = []
        for action in actions:
            found = branch.branches.get(action * SEATS + seat)
            if found is not None:
                known.append(found)
            else:
                fresh.append(action)
        room = len(fresh)
        if branch is not self.root:
            room = min(room, self.width_after(branch.visits) - len(known))
        while room > 0:
            action = taken(fresh, self.dice)
            new = Branch(seat, action, self.guess(table, action))
            branch.branches[action * SEATS + seat] = new
            known.append(new)
            room -= 1
        return known

    def width_after(self, visits: i64) -> int:
        return int(float(int(self.style.width)) + self.style.widening * sqrt(float(int(visits))))

    def guess(self, table: State, action: i64) -> float:
        if not self.style.guided:
            return 1.0 / float(table.seats())
        seat = table.actor
        after = table.clone()
        after.apply(action)
        return after.chances()[seat]

    def weighs(self, table: State) -> bool:
        return table.actor == self.information.seat or table.seats() <= self.style.weighed + 1

    def most_urgent(self, branches: list[Branch]) -> Branch:
        """The highest chance, with a bonus for what looked good and was seldom tried."""
        style = self.style
        best_guess, weights, visits = 0.0, 0.0, 0.0
        for branch in branches:
            best_guess = max(best_guess, branch.guess)
            visits += float(int(branch.visits))
        for branch in branches:
            weights += exp((branch.guess - best_guess) / style.temperature)
        bonus = style.exploration * sqrt(visits + 1.0) / weights
        best, best_urgency = branches[0], -1.0
        for branch in branches:
            likely = exp((branch.guess - best_guess) / style.temperature)
            urgency = branch.chance(style.trust) + bonus * likely / (float(int(branch.visits)) + 1.0)
            if urgency > best_urgency:
                best, best_urgency = branch, urgency
        return best

    # --- how it turned out --------------------------------------------------------------------------------

    def judge(self, table: State) -> list[float]:
        """Each seat's chance, after some random decisions where the style wants them."""
        left = self.style.playout
        while left > 0 and table.actor != NOBODY:
            actions = table.legal()
            if len(actions) > 1:
                left -= 1
            table.apply(actions[self.dice.below(len(actions))])
        return table.chances() if table.actor != NOBODY else shares_of_victory(table.ranking())

    # --- what to do -----------------------------------------------------------------------------------------

    def ranked(self) -> list[Branch]:
        """The moves at the root, the most visited first."""
        moves = [self.root.branches[key] for key in sorted(self.root.branches)]
        moves.sort(key=self.merit, reverse=True)
        return moves

    def merit(self, branch: Branch) -> float:
        return float(int(branch.visits)) + branch.chance(self.style.trust)

    def lead(self) -> int:
        """By how many visits the most visited move is ahead."""
        first, second = 0, 0
        for branch in self.root.branches.values():
            if branch.visits > first:
                first, second = int(branch.visits), first
            elif branch.visits > second:
                second = int(branch.visits)
        return first - second


def most_promising(branches: list[Branch]) -> Branch:
    """The move that looks best before anything is known about it."""
    best = branches[0]
    for branch in branches:
        if branch.guess > best.guess:
            best = branch
    return best


def new_root() -> Branch:
    return Branch(NOBODY, NO_MOVE, 0.0)


def taken(actions: list[int], dice: Dice) -> int:
    """One of the actions, which is no longer among them."""
    place = dice.below(len(actions))
    action = actions[place]
    actions[place] = actions[-1]
    actions.pop()
    return action
