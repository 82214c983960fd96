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
    what: str
    wanted: str
    measured: float | None
    met: bool | None  # None when it was not measured


@dataclass
class Report:
    machine: dict[str, str]
    settings: Settings
    random_play: dict[str, Play] = field(default_factory=dict)
    operations: dict[str, dict[str, float]] = field(default_factory=dict)  # nanoseconds, by game
    start: float = 0  # milliseconds
    left_out: dict[str, str] = field(default_factory=dict)  # what, and why
    budgets: list[Budget] = field(default_factory=list)


def measure(settings: Settings) -> Report:
    report = Report(machine(), settings)
    with ExitStack() as stack:
        players, report.left_out = gathered(stack, settings.fetch)
        operators = {game: stack.enter_context(Contestant([*MEASURE_ME, "operate", game])) for game in GAMES}
        answers: dict[str, list[Answer]] = {name: [] for name in players}
        operations: dict[str, list[Answer]] = {game: [] for game in GAMES}
        for number in range(settings.rounds):
            mention(f"Round {number + 1} of {settings.rounds}")
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
    mention("Starting fresh interpreters")
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
        judged(f"{attika} : catanatron", ratio(report, attika, PEER), "≥", 15, "times"),
        judged(f"{olympos} : catanatron", ratio(report, olympos, PEER), "≥", 10, "times"),
        judged(f"{polis} : catanatron", ratio(report, polis, PEER), "≥", 15, "times"),
        judged(f"{attika} : plain Python", ratio(report, attika, PLAIN["attika"]), "≥", 10, "times"),
        *(judged(f"{CLONE} of {game.capitalize()}", time, "≤", 3, "µs") for game, time in clones.items()),
        *(
            judged(
                f"search {game.capitalize()} with random playouts", rate, "≥", ITERATIONS[game], "a second"
            )
            for game, rate in iterations.items()
        ),
        judged("import and first position", report.start, "≤", 100, "ms"),
    ]


def judged(what: str, measured: float | None, sign: str, wanted: float, unit: str) -> Budget:
    met = None
    if measured is not None:
        met = measured >= wanted if sign == "≥" else measured <= wanted
    return Budget(what, f"{sign} {wanted} {unit}", measured, met)


def ratio(report: Report, one: str, other: str) -> float | None:
    """How many times as fast, in the median of the rounds."""
    if one not in report.random_play or other not in report.random_play:
        return None
    pairs = zip(report.random_play[one].rounds, report.random_play[other].rounds, strict=True)
    return median(ours / theirs for ours, theirs in pairs)
