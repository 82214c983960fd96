"""The rounds, and what comes of them: medians, ratios, and whether budgets are met."""

from __future__ import annotations

import subprocess
import sys
from contextlib import ExitStack
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

from petteia.cli.bench.contestants import (
    GAMES,
    MEASURE_ME,
    NAMES,
    OURS,
    PEER,
    PLAIN,
    Answer,
    Contestant,
    gathered,
    mention,
)
from petteia.cli.bench.machine import load, machine
from petteia.cli.bench.work import CLONE, PLAYOUT
from petteia.core.message import Message

ITERATIONS = {"attika": 2000, "olympos": 1200, "polis": 2000}  # that are wanted in a second
START = "from petteia.games import game_named as g; a = g('attika'); a.position(a.new(3, 'bench'))"


@dataclass(frozen=True)
class Settings:
    rounds: int
    seconds: float  # for each contestant in each round
    starts: int  # of a fresh interpreter
    fetch: bool  # may the peer be fetched, where it is not here yet?


FULL = Settings(rounds=5, seconds=4, starts=15, fetch=True)
QUICK = Settings(rounds=3, seconds=0.5, starts=5, fetch=False)


@dataclass
class Play:
    """Random play of one contestant. Only decisions with at least two legal actions count."""

    decisions_per_second: float  # the median of the rounds
    spread: float  # between the best round and the worst, as a part of the median
    games_per_second: float
    decisions_per_game: float
    branching: float  # legal actions a decision, in the mean
    rounds: list[float]  # decisions per second


@dataclass
class Budget:
    what: Message
    wanted: Message
    measured: float | None
    met: bool | None  # None when it was not measured


@dataclass
class Report:
    machine: dict[str, str]
    settings: Settings
    random_play: dict[str, Play] = field(default_factory=dict)
    operations: dict[str, dict[str, float]] = field(default_factory=dict)  # nanoseconds, by game
    start: float = 0  # milliseconds
    left_out: dict[str, Message] = field(default_factory=dict)  # who, and why
    budgets: list[Budget] = field(default_factory=list)


def measure(settings: Settings) -> Report:
    report = Report(machine(), settings)
    with ExitStack() as stack:
        players, report.left_out = gathered(stack, settings.fetch)
        operators = {game: stack.enter_context(Contestant([*MEASURE_ME, "operate", game])) for game in GAMES}
        answers: dict[str, list[Answer]] = {name: [] for name in players}
        operations: dict[str, list[Answer]] = {game: [] for game in GAMES}
        for number in range(settings.rounds):
            mention("bench-round", number=number + 1, rounds=settings.rounds)
            for name, contestant in players.items():
                answers[name].append(contestant.work(settings.seconds))
            for game, operator in operators.items():
                operations[game].append(operator.work(settings.seconds))
        for name, contestant in players.items():
            report.random_play[name] = summed_up(answers[name], contestant.hello["branching"])
    report.operations = {
        game: {name: median(answer[name] for answer in measured) for name in measured[0]}
        for game, measured in operations.items()
    }
    report.start = milliseconds_to_start(settings.starts)
    report.budgets = budgets(report)
    report.machine["load"] = load()
    return report


def summed_up(answers: list[Answer], branching: float) -> Play:
    rounds = [answer["decisions"] / answer["seconds"] for answer in answers]
    middle = median(rounds)
    return Play(
        decisions_per_second=middle,
        spread=(max(rounds) - min(rounds)) / middle,
        games_per_second=median(answer["games"] / answer["seconds"] for answer in answers),
        decisions_per_game=sum(a["decisions"] for a in answers) / sum(a["games"] for a in answers),
        branching=branching,
        rounds=rounds,
    )


def milliseconds_to_start(times: int) -> float:
    """From a shell to the first position, beyond what an interpreter takes to do nothing."""
    mention("bench-starting")
    start = [wall_time(START) - wall_time("pass") for _ in range(times)]
    return median(start) * 1e3


def wall_time(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-P", "-c", code], check=True)
    return perf_counter() - start


def budgets(report: Report) -> list[Budget]:
    attika, olympos, polis = OURS["attika", 3], OURS["olympos", 4], OURS["polis", 4]
    iterations = {game: 1e9 / operations[PLAYOUT] for game, operations in report.operations.items()}
    clones = {game: operations[CLONE] / 1e3 for game, operations in report.operations.items()}
    return [
        at_least(15, "times", against(attika, PEER), ratio(report, attika, PEER)),
        at_least(10, "times", against(olympos, PEER), ratio(report, olympos, PEER)),
        at_least(15, "times", against(polis, PEER), ratio(report, polis, PEER)),
        at_least(10, "times", against(attika, PLAIN["attika"]), ratio(report, attika, PLAIN["attika"])),
        *(at_most(3, "microseconds", within("bench-a-clone", game), time) for game, time in clones.items()),
        *(
            at_least(ITERATIONS[game], "iterations", within("bench-a-search", game), rate)
            for game, rate in iterations.items()
        ),
        at_most(100, "milliseconds", Message("bench-a-start"), report.start),
    ]


def against(one: str, other: str) -> Message:
    return Message("bench-against", {"one": NAMES[one], "other": NAMES[other]})


def within(key: str, game: str) -> Message:
    return Message(key, {"game": game.capitalize()})


def at_least(wanted: int, unit: str, what: Message, measured: float | None) -> Budget:
    bound = Message(f"bench-wanted-{unit}", {"count": wanted, "sign": "≥"})
    return Budget(what, bound, measured, None if measured is None else measured >= wanted)


def at_most(wanted: int, unit: str, what: Message, measured: float | None) -> Budget:
    bound = Message(f"bench-wanted-{unit}", {"count": wanted, "sign": "≤"})
    return Budget(what, bound, measured, None if measured is None else measured <= wanted)


def ratio(report: Report, one: str, other: str) -> float | None:
    """How many times as fast, in the median of the rounds."""
    if one not in report.random_play or other not in report.random_play:
        return None
    pairs = zip(report.random_play[one].rounds, report.random_play[other].rounds, strict=True)
    return median(ours / theirs for ours, theirs in pairs)
