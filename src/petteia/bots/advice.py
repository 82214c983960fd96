"""What a search has found, move by move: how likely each is to win, and how the game is expected to go on."""

from __future__ import annotations

from typing import NamedTuple

from petteia.bots.search import SearchBot, play_forced
from petteia.bots.tree import SEATS, Branch, Tree
from petteia.core.chance import Dice
from petteia.core.contract import NOBODY, InformationSet, State

LONGEST_LINE = 6
CANDIDATES = 5


class ExpectedMove(NamedTuple):
    """A move of the expected line, on a table that could be the real one."""

    table: State
    seat: int
    action: int


class Candidate(NamedTuple):
    action: int
    chance: float  # to win, for whoever asks
    share: float  # of all iterations
    line: list[ExpectedMove]  # the move itself first


def advise(bot: SearchBot, information: InformationSet, dice: Dice) -> list[Candidate]:
    """The moves that were tried most, the best first; where there is only one, that one."""
    tree = bot.think(information, dice)
    legal = information.legal()
    if len(legal) == 1:
        return [forced(tree, information, legal[0], dice)]
    visits = float(sum(int(branch.visits) for branch in tree.ranked())) or 1.0
    return [
        Candidate(
            int(branch.action),
            branch.chance(tree.style.trust),
            int(branch.visits) / visits,
            expected_line(tree, branch, dice),
        )
        for branch in tree.ranked()[:CANDIDATES]
    ]


def forced(tree: Tree, information: InformationSet, action: int, dice: Dice) -> Candidate:
    """A tree plays on past a move without a choice, to decisions that may be somebody else's."""
    table, seat = tree.information.sample(dice), int(information.seat)
    step = ExpectedMove(table.clone(), seat, action)
    return Candidate(action, chance_of(tree, seat, table), 1.0, [step])


def chance_of(tree: Tree, seat: int, table: State) -> float:
    """What the tree has found where the next decision is the seat's own; else what the table looks like."""
    best = [branch for branch in tree.ranked()[:1] if branch.seat == seat]
    return best[0].chance(tree.style.trust) if best else table.chances()[seat]


def expected_line(tree: Tree, first: Branch, dice: Dice) -> list[ExpectedMove]:
    """By the most visited branch at every step, as far as the tree has more than a guess."""
    table, branch = tree.information.sample(dice), first
    line = [ExpectedMove(table.clone(), int(branch.seat), int(branch.action))]
    table.apply(branch.action)
    while len(line) < LONGEST_LINE:
        play_forced(table)
        following = most_visited(branch, table)
        if following is None:
            break
        branch = following
        line.append(ExpectedMove(table.clone(), int(branch.seat), int(branch.action)))
        table.apply(branch.action)
    return line


def most_visited(branch: Branch, table: State) -> Branch | None:
    """Of the moves that are legal on this table, if any has been tried twice."""
    best: Branch | None = None
    for action in table.legal() if table.actor != NOBODY else []:
        found = branch.branches.get(action * SEATS + int(table.actor))
        if found is not None and found.visits > (1 if best is None else best.visits):
            best = found
    return best
