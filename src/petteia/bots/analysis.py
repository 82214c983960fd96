"""A game looked at again: each seat's chance to win over time, and the decisions that cost most.

Every decision gets a glance; those that look worst are weighed, the move that was made against the one that
the glance prefers, with the same thought for both. A search alone would hardly try a move that it finds bad,
and what it then says of that move is little more than a guess.
"""

from __future__ import annotations

from typing import NamedTuple

from petteia.bots.search import SearchBot
from petteia.bots.tree import SEATS, Branch, Style, Tree, new_root
from petteia.core.chance import dice_of
from petteia.core.contract import InformationSet
from petteia.core.match import Match

DEFAULT_ITERATIONS = 400
GLANCES = 5  # decisions are glanced at for what one move costs to be weighed
WEIGHED = 20  # decisions
WORTH_TELLING = 0.02  # of the chance to win; less may be chance itself
NEVER = -1.0  # a guess so low that a move is not tried


class Odds(NamedTuple):
    """How likely each seat was to win as a turn began, with everything on the table known."""

    step: int
    turn: int
    chances: list[float]


class Slip(NamedTuple):
    """A decision, and what would have been better by what the seat could know."""

    step: int
    seat: int
    played: int
    better: int
    cost: float  # of the chance to win


def odds_by_turn(match: Match) -> list[Odds]:
    """At the beginning of every turn, and at the end."""
    found: list[Odds] = []
    for step in range(len(match.steps) + 1):
        state = match.after(step)
        if not found or found[-1].turn != state.turn or step == len(match.steps):
            found.append(Odds(step, int(state.turn), state.chances()))
    return found


def slips(match: Match, iterations: int = DEFAULT_ITERATIONS) -> list[Slip]:
    """The decisions that cost most, the costliest first; each move is weighed by so many iterations."""
    doubts = sorted(doubtful(match, max(1, iterations // GLANCES)), key=cost, reverse=True)
    weighed = [weigh(match, doubt, iterations) for doubt in doubts[:WEIGHED]]
    return sorted((slip for slip in weighed if slip.cost >= WORTH_TELLING), key=cost, reverse=True)


def cost(slip: Slip) -> float:
    return slip.cost


def doubtful(match: Match, iterations: int) -> list[Slip]:
    """Decisions for which a glance prefers something else."""
    found: list[Slip] = []
    for number, step in enumerate(match.steps):
        legal = step.before.legal() if step.action >= 0 else []
        if len(legal) < 2:
            continue
        dice = dice_of(f"{match.seed} {number}")
        tree = SearchBot(iterations=iterations).think(step.before.information(step.seat), dice)
        chances = {int(branch.action): branch.chance(tree.style.trust) for branch in tree.ranked()}
        best = next(iter(chances))
        if best != step.action:
            lost = chances[best] - chances[step.action]
            found.append(Slip(number, step.seat, step.action, best, lost))
    return found


def compared(match: Match, step: int, action: int, iterations: int) -> Slip:
    """A move at a step beside the one that a search finds best there, by what its seat could know."""
    before = match.after(step)
    seat, dice = int(before.actor), dice_of(f"{match.seed} {step}")
    best = SearchBot(iterations=iterations).choose(before.information(seat), dice)
    slip = Slip(step, seat, action, best, 0.0)
    return slip if best == action else weigh(match, slip, iterations)


def weigh(match: Match, doubt: Slip, iterations: int) -> Slip:
    information = match.after(doubt.step).information(doubt.seat)

    def worth(action: int) -> float:
        return chance_after(information, action, f"{match.seed} {doubt.step} weighed", iterations)

    return doubt._replace(cost=worth(doubt.better) - worth(doubt.played))


def chance_after(information: InformationSet, action: int, dice: str, iterations: int) -> float:
    """A seat's chance to win once it has made this move, by a search that tries no other."""
    root, seat = new_root(), information.seat
    for legal in information.legal():
        root.branches[legal * SEATS + seat] = Branch(seat, legal, 0.0 if legal == action else NEVER)
    Tree(information, dice_of(dice), Style(), root).grow(iterations)
    branch = root.branches[action * SEATS + seat]
    return branch.won / int(branch.visits)
