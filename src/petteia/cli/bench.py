"""How fast the engine is, beside a peer and against our budgets: `petteia bench`.

Each contestant is a process of its own that waits for orders. An order is a line with a number of seconds;
the contestant works for so long, by the processor time it has used, and answers with a line of JSON. The
rounds are interleaved, so that whatever else the machine does meanwhile troubles all of them alike.
Timings are never assertions: a missed budget is said aloud, and the exit code is 0 all the same.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import venv
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import petteia
from petteia import is_compiled
from petteia.bots.search import SearchBot
from petteia.bots.tree import Style, Tree, new_root
from petteia.cli.failure import Failure
from petteia.cli.files import pretty, write_whole
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, InformationSet, State, playout
from petteia.core.game import Game
from petteia.games import game_named

GAMES = {"attika": (2, 3, 4), "olympos": (2, 3, 4, 5), "polis": (3, 4, 5)}
ITERATIONS = {"attika": 2000, "olympos": 1200, "polis": 2000}  # that are wanted in a second
OURS = {
    (game, players): f"{game.capitalize()}, {players} players"
    for game, tables in GAMES.items()
    for players in tables
}
PLAIN = {game: f"{OURS[game, 3]}, plain Python" for game in GAMES}
PEER = "catanatron 3.2.0, 4 players"
PEER_PACKAGE = "catanatron==3.2.0"
PEER_SCRIPT = Path("benchmarks", "peers", "catanatron_random.py")
CLONE = "clone a state"
PLAYOUT = "search: an iteration with a whole random playout"
LATE = "search: late for a deadline of 50 ms"
WHOLE_GAME = 1_000_000  # decisions
DEADLINE = 0.05
MEASURE_ME = [sys.executable, "-P", "-m", "petteia.cli.bench"]
START = "from petteia.games import game_named as g; a = g('attika'); a.position(a.new(3, 'bench'))"

Answer = dict[str, Any]


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


class LeftOut(Exception):
    """A contestant that cannot take part; the text says why."""


def main(arguments: Namespace) -> int:
    report = measure(QUICK if arguments.quick else FULL)
    print(told(report))
    if arguments.json:
        try:
            write_whole(Path(arguments.json), pretty(asdict(report)) + "\n")
        except OSError as error:
            raise Failure(f"The file {arguments.json} cannot be written: {error.strerror}.") from None
    return 0


# --- the work: what a contestant of ours does when it gets an order -------------------------------------


def serve(hello: Answer, work: Callable[[float], Answer]) -> None:
    print(json.dumps(hello), flush=True)
    for line in sys.stdin:
        print(json.dumps(work(float(line))), flush=True)


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
    """Nanoseconds for what bots do most, called from Python, on a state in the middle of a game."""
    state, dice = halfway(game), dice_of("bench")
    information = state.information(state.actor)
    operations: dict[str, Callable[[], object]] = {
        CLONE: state.clone,
        "list its legal actions": state.legal,
        "hide what a seat does not know": lambda: state.information(0),
        "sample a state that could be it": lambda: information.sample(dice),
        "evaluate it for a seat": lambda: state.evaluate(0),
        "write it as a position": lambda: game.position(state),
        "search: an iteration with evaluation": growing(information, Style()),
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


# --- contestants ------------------------------------------------------------------------------------------


class Contestant:
    """A process that has said hello and waits for orders."""

    def __init__(self, command: list[str], path: str | None = None) -> None:
        environment = {**os.environ, "PYTHONPATH": path} if path else None
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
            start_new_session=True,  # whoever presses Ctrl-C means us
        )
        self.hello = self.answer()

    def __enter__(self) -> Contestant:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()

    def work(self, seconds: float) -> Answer:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        return self.answer()

    def answer(self) -> Answer:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.process.communicate()
            raise LeftOut("its process broke off, for the reason above")
        answer: Answer = json.loads(line)
        return answer


@contextmanager
def plain_engine() -> Iterator[str]:
    """A folder with this package as it is, but without its compiled files."""
    with TemporaryDirectory(prefix="petteia-bench-") as folder:
        package = Path(petteia.__file__).parent
        compiled_files = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder, "petteia"), ignore=compiled_files)
        yield folder


def peer_command(fetch: bool) -> list[str]:
    """The peer lives in the repository, with an environment of its own that is made when it is needed."""
    here = Path.cwd()
    repository = next((place for place in (here, *here.parents) if (place / PEER_SCRIPT).is_file()), None)
    if repository is None:
        raise LeftOut(f"{PEER_SCRIPT} is neither here nor in a folder above: run it in the repository")
    folder = repository / ".bench" / "catanatron"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not has_peer(python):
        if not fetch:
            raise LeftOut("it is not here yet: a run without --quick fetches it")
        fetch_peer(folder, python)
    return [str(python), "-E", str(repository / PEER_SCRIPT)]  # with nothing of ours in its path


def has_peer(python: Path) -> bool:
    probe = [str(python), "-E", "-c", "import catanatron"]
    return python.exists() and subprocess.run(probe, check=False, capture_output=True).returncode == 0


def fetch_peer(folder: Path, python: Path) -> None:
    mention(f"Fetching {PEER_PACKAGE} into {folder}, for this once")
    pip = [str(python), "-E", "-m", "pip", "-qq", "--disable-pip-version-check", "install", "--retries=1"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        (folder.parent / ".gitignore").write_text("*\n", "utf-8")
        subprocess.run([*pip, PEER_PACKAGE], check=True, timeout=180)
    except (OSError, subprocess.SubprocessError):
        raise LeftOut(f"{PEER_PACKAGE} could not be fetched: is there a network?") from None


# --- measuring ----------------------------------------------------------------------------------------------


def measure(settings: Settings) -> Report:
    report = Report(machine(), settings)
    with ExitStack() as stack:
        players = gathered(stack, report)
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


def gathered(stack: ExitStack, report: Report) -> dict[str, Contestant]:
    """Everybody who can take part, ready; the report says who cannot, and why."""
    contestants = {
        name: stack.enter_context(Contestant([*MEASURE_ME, "play", game, str(players)]))
        for (game, players), name in OURS.items()
    }
    if not is_compiled():
        report.left_out["The compiled engine"] = "petteia is installed without it, so all figures are plain"
    else:
        folder = stack.enter_context(plain_engine())
        for game, name in PLAIN.items():
            plain = stack.enter_context(Contestant([*MEASURE_ME, "play", game, "3"], folder))
            if plain.hello["compiled"]:
                report.left_out[name] = "what should be plain Python was compiled all the same"
            else:
                contestants[name] = plain
    try:
        contestants[PEER] = stack.enter_context(Contestant(peer_command(report.settings.fetch)))
    except LeftOut as reason:
        report.left_out[PEER] = str(reason)
    return contestants


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


def machine() -> dict[str, str]:
    return {
        "petteia": petteia.__version__,
        "engine": "compiled" if is_compiled() else "plain Python",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": processor(),
        "cores": str(os.cpu_count() or 1),
        "load": load(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def load() -> str:
    """How many processes wanted to run in the last minute, ourselves among them."""
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def is_busy(machine: dict[str, str]) -> bool:
    return machine["load"] != "unknown" and float(machine["load"]) > int(machine["cores"])


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or "unknown"


# --- telling: in Markdown, so that it can be pasted into docs/performance.md -----------------------------


def mention(words: str) -> None:
    print(f"{words} ...", file=sys.stderr, flush=True)


def told(report: Report) -> str:
    parts = [heading(report), play_table(report), operation_table(report), budget_table(report)]
    parts += [f"Left out: {what}: {why}." for what, why in report.left_out.items()]
    if is_busy(report.machine):
        parts.append("The machine had more to do than it has cores: trust the ratios, not the milliseconds.")
    return "\n\n".join([*parts, verdict(report)])


def heading(report: Report) -> str:
    m, settings = report.machine, report.settings
    return (
        f"Petteia {m['petteia']}, engine: {m['engine']}; {m['python']}; {m['system']}; {m['processor']},"
        f" {m['cores']} cores, load at the end {m['load']}.\n"
        f"{settings.rounds} interleaved rounds of {settings.seconds:g} s, medians;"
        " only decisions with at least two legal actions count."
    )


def play_table(report: Report) -> str:
    rows = [
        [
            name,
            f"{play.decisions_per_second:,.0f}",
            f"{play.spread:.0%}",
            f"{play.games_per_second:,.1f}",
            f"{play.decisions_per_game:.0f}",
            f"{play.branching:.1f}",
        ]
        for name, play in report.random_play.items()
    ]
    return table(["random play", "decisions/s", "spread", "games/s", "decisions/game", "branching"], rows)


def operation_table(report: Report) -> str:
    games = list(report.operations)
    operations = report.operations[games[0]] if games else {}
    rows = [
        [name, *(f"{report.operations[game][name] / 1e3:.2f} µs" for game in games)] for name in operations
    ]
    rows.append(
        ["import and first position, fresh interpreter", f"{report.start:.0f} ms", *[""] * (len(games) - 1)]
    )
    return table(["in the middle of a game of three", *(game.capitalize() for game in games)], rows)


def budget_table(report: Report) -> str:
    marks = {True: "✓", False: "✗", None: "–"}
    rows = [
        [
            budget.what,
            "not measured" if budget.measured is None else f"{budget.measured:.3g}",
            budget.wanted,
            marks[budget.met],
        ]
        for budget in report.budgets
    ]
    return table(["budget", "measured", "wanted", "met"], rows)


def verdict(report: Report) -> str:
    missed = [budget.what for budget in report.budgets if budget.met is False]
    unknown = [budget.what for budget in report.budgets if budget.met is None]
    if missed:
        return f"✗✗✗ BUDGETS MISSED: {'; '.join(missed)} ✗✗✗"
    if unknown:
        return f"All budgets met, except those not measured: {'; '.join(unknown)}."
    return "All budgets met."


def table(head: list[str], rows: list[list[str]]) -> str:
    """The first column to the left, figures to the right."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    lines = [head, rule, *rows]
    return "\n".join(
        f"| {' | '.join([line[0].ljust(widths[0]), *map(str.rjust, line[1:], widths[1:])])} |"
        for line in lines
    )


if __name__ == "__main__":
    wanted = game_named(sys.argv[2])
    if sys.argv[1] == "operate":
        serve({}, lambda seconds: operate(wanted, seconds))
    else:
        seats = int(sys.argv[3])
        about = {"compiled": is_compiled(), "branching": branching(wanted, seats)}
        serve(about, lambda seconds: play(wanted, seats, seconds))
