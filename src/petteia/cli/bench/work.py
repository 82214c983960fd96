"""What a contestant of ours does when it gets an order."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter, process_time

from petteia.bots.search import SearchBot
from petteia.bots.tree import Style, Tree, new_root
from petteia.cli.bench.contestants import Answer
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, InformationSet, State, playout
from petteia.core.game import Game

CLONE, PLAYOUT, LATE = "clone", "playout", "late"
WHOLE_GAME = 1_000_000  # decisions
DEADLINE = 0.05


def play(game: Game, players: int, seconds: float) -> Answer:
    """Whole random games, setting up included; always the same ones, in the same order."""
    dice = dice_of("bench")
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += int(playout(game.new(players, f"bench {games}"), dice))
        games += 1
    return {"games": games, "decisions": decisions, "seconds": spent}


def branching(game: Game, players: int, games: int = 20) -> float:
    widths = []
    for number in range(games):
        state, dice = game.new(players, f"bench {number}"), dice_of(f"bench {number}")
        while state.actor != NOBODY:
            actions = state.legal()
            widths += [len(actions)] if len(actions) > 1 else []
            state.apply(actions[dice.below(len(actions))])
    return sum(widths) / len(widths)


def operate(game: Game, seconds: float) -> Answer:
    """Nanoseconds for what bots do most, called from Python, on a state in the middle of a game.

    What each is called, the catalogue says: `bench-do-clone`.
    """
    state, dice = halfway(game), dice_of("bench")
    information = state.information(state.actor)
    operations: dict[str, Callable[[], object]] = {
        CLONE: state.clone,
        "legal": state.legal,
        "hide": lambda: state.information(0),
        "sample": lambda: information.sample(dice),
        "evaluate": lambda: state.evaluate(0),
        "write": lambda: game.position(state),
        "search": growing(information, Style()),
        PLAYOUT: growing(information, Style(playout=WHOLE_GAME, guided=0)),
    }
    share = seconds / (len(operations) + 1)
    times = {name: nanoseconds(operation, share) for name, operation in operations.items()}
    return {**times, LATE: lateness(information, share)}


def growing(information: InformationSet, style: Style) -> Callable[[], object]:
    tree = Tree(information, dice_of("bench"), style, new_root())
    return lambda: tree.grow(1)


def lateness(information: InformationSet, seconds: float) -> float:
    """Nanoseconds by which a search overruns its deadline, by the clock on the wall and at worst."""
    worst = 0.0
    for number in range(max(1, int(seconds / DEADLINE))):
        begun = perf_counter()
        SearchBot(seconds=DEADLINE).think(information, dice_of(f"bench {number}"))
        worst = max(worst, perf_counter() - begun - DEADLINE)
    return worst * 1e9


def halfway(game: Game) -> State:
    """Three players, half of the actions of a random game done."""
    state, dice, actions = game.new(3, "bench"), dice_of("bench"), []
    while state.actor != NOBODY:
        legal = state.legal()
        actions.append(legal[dice.below(len(legal))])
        state.apply(actions[-1])
    state = game.new(3, "bench")
    for action in actions[: len(actions) // 2]:
        state.apply(action)
    return state


def nanoseconds(operation: Callable[[], object], seconds: float) -> float:
    done = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(50):
            operation()
        done += 50
    return spent / done * 1e9
