"""A game looked at again: each seat's chance to win over time, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from petteia.bots.search import SearchBot
from petteia.core.chance import dice_of
from petteia.core.match import Match


class Standing(NamedTuple):
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


def standings(match: Match) -> list[Standing]:
    """At the beginning of every turn, and at the end."""
    found: list[Standing] = []
    for step in range(len(match.steps) + 1):
        state = match.after(step)
        if not found or found[-1].turn != state.turn or step == len(match.steps):
            found.append(Standing(step, int(state.turn), state.chances()))
    return found


def slips(match: Match, iterations: int) -> Iterator[Slip]:
    """Decisions for which a search of so many iterations would have preferred something else."""
    for number, step in enumerate(match.steps):
        legal = step.before.legal() if step.action >= 0 and step.seat == step.before.actor else []
        if len(legal) < 2:
            continue
        bot = SearchBot(iterations=iterations)
        tree = bot.think(step.before.information(step.seat), dice_of(f"{match.seed} {number}"))
        best, *others = tree.ranked()
        for branch in others:
            if branch.action == step.action:
                cost = best.chance(tree.style.trust) - branch.chance(tree.style.trust)
                if cost > 0:
                    yield Slip(number, step.seat, step.action, int(best.action), cost)
