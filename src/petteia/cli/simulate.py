"""Many games of bots, and how they went: `petteia simulate`.

Game number i is decided by the seed `SEED/i` alone, so the result is the same however many processes
share the work.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.synchronize import Event as Signal
from typing import NamedTuple, Protocol

from petteia.bots import BOTS, bot_named
from petteia.cli.failure import EXIT_INTERRUPTED, Failure
from petteia.cli.games import fresh_seed, game_called, read_components, read_options
from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State, playout
from petteia.core.message import Message

DEFAULT_BOT = "random"
MOST_GAMES = 10_000_000
MOST_JOBS = 256
PATIENCE = 0.1  # seconds between looks at whether to stop
LARGEST_CHUNK = 200  # games handed to a process at once


@dataclass(frozen=True)
class Series:
    """What is to be played; plain data, so that other processes can be told."""

    game: str
    players: int
    bots: tuple[str, ...]  # by seat
    seed: str
    options: dict[str, str]
    components: str | None


class Played(NamedTuple):
    """How one game went."""

    first: int  # the seat that began
    ranking: tuple[int, ...]  # by seat
    turns: int
    decisions: int  # those with a choice
    ending: str  # the key of the sentence that tells how it ended
    told: Message  # that sentence


class Progress(Protocol):
    def __call__(self, games: int) -> None: ...


# --- playing ------------------------------------------------------------------------------------------


def play_game(series: Series, number: int) -> Played | None:
    """One game; None when it was interrupted."""
    game = game_called(series.game)
    seed = f"{series.seed}/{number}"
    state = game.new(series.players, seed, series.options, series.components)
    first = int(state.actor)
    decisions = decide_all(state, series.bots, dice_of(f"{seed}/dice"))
    if decisions is None:
        return None
    ending = game.outcome(state)[0]
    return Played(first, tuple(state.ranking()), int(state.turn), decisions, ending.key, ending)


def decide_all(state: State, bots: Sequence[str], dice: Dice) -> int | None:
    """Play to the end; how many decisions there were, or None when interrupted."""
    if is_random(bots):
        return int(playout(state, dice))
    players = [bot_named(name) for name in bots]
    decisions = 0
    while state.actor != NOBODY:
        if told_to_stop():
            return None
        actions = state.legal()
        if len(actions) == 1:
            state.apply(actions[0])
            continue
        decisions += 1
        state.apply(players[state.actor].choose(state.information(state.actor), dice))
    return decisions


def is_random(bots: Sequence[str]) -> bool:
    return set(bots) == {"random"}


def play_chunk(series: Series, numbers: range) -> list[Played]:
    played = []
    for number in numbers:
        one = None if told_to_stop() else play_game(series, number)
        if one is None:
            break
        played.append(one)
    return played


# --- one process or several -----------------------------------------------------------------------------

_stop: Signal | None = None  # set in a worker: the main process asks it to give up


def told_to_stop() -> bool:
    return _stop is not None and _stop.is_set()


def become_worker(stop: Signal) -> None:
    global _stop  # noqa: PLW0603 - a process pool hands its workers nothing but globals
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes; only the main one obeys


def chunks(series: Series, games: int, jobs: int) -> Iterator[range]:
    """Games by the handful; one by one where bots think."""
    size = max(1, min(LARGEST_CHUNK, games // (jobs * 10))) if is_random(series.bots) else 1
    return (range(start, min(start + size, games)) for start in range(0, games, size))


def play_here(series: Series, games: int, tally: Tally, progress: Progress) -> None:
    for numbers in chunks(series, games, jobs=1):
        for number in numbers:
            one = play_game(series, number)
            if one is not None:
                tally.add([one])
        progress(len(numbers))


def play_in_processes(series: Series, games: int, jobs: int, tally: Tally, progress: Progress) -> None:
    from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
    from multiprocessing import get_context

    context = get_context("spawn")
    stop = context.Event()
    work = chunks(series, games, jobs)
    running: set[Future[list[Played]]] = set()
    with interrupts_noted() as interrupts, ProcessPoolExecutor(jobs, context, become_worker, (stop,)) as pool:
        while not interrupts:
            for numbers in islice(work, 2 * jobs - len(running)):
                running.add(pool.submit(play_chunk, series, numbers))
            if not running:
                return
            done, running = wait(running, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            for future in done:
                tally.add(future.result())
                progress(len(future.result()))
        stop.set()
    for future in running:  # what was played until the workers looked up
        tally.add(future.result())
    raise KeyboardInterrupt


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Ctrl-C, even pressed twice, is noted in a list and raises nothing in the midst of things."""
    noted: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: noted.append(number))
    try:
        yield noted
    finally:
        signal.signal(signal.SIGINT, before)


# --- counting ---------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """Sums over games, in whatever order they come in."""

    players: int
    games: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    told: dict[str, Message] = field(default_factory=dict)
    wins_by_seat: list[float] = field(default_factory=list)
    wins_by_order: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins_by_seat = [0.0] * self.players
        self.wins_by_order = [0.0] * self.players

    def add(self, played: Sequence[Played]) -> None:
        for one in played:
            self.games += 1
            self.turns[one.turns] += 1
            self.decisions[one.decisions] += 1
            self.endings[one.ending] += 1
            self.told[one.ending] = one.told
            winners = [seat for seat, place in enumerate(one.ranking) if place == 1]
            for seat in winners:  # a shared win is shared out
                self.wins_by_seat[seat] += 1 / len(winners)
                self.wins_by_order[(seat - one.first) % self.players] += 1 / len(winners)

    def wins_by_bot(self, bots: Sequence[str]) -> dict[str, float]:
        wins = dict.fromkeys(bots, 0.0)
        for bot, won in zip(bots, self.wins_by_seat, strict=True):
            wins[bot] += won
        return wins


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, middle and extremes of numbers that were counted."""
    total = counts.total()
    seen, middle = 0, 0
    for value in sorted(counts):
        seen += counts[value]
        if 2 * seen >= total:
            middle = value
            break
    mean = sum(value * count for value, count in counts.items()) / total
    return {"mean": round(mean, 2), "median": middle, "shortest": min(counts), "longest": max(counts)}


# --- the command --------------------------------------------------------------------------------------------


def simulate(arguments: Namespace) -> int:
    series = read_series(arguments)
    jobs = read_jobs(arguments.jobs, arguments.games)
    game_called(series.game).new(
        series.players, series.seed, series.options, series.components
    )  # or say why not
    tally = Tally(series.players)
    began = time.monotonic()
    interrupted = False
    try:
        with progress_bar(arguments.games) as progress:
            if jobs == 1:
                play_here(series, arguments.games, tally, progress)
            else:
                play_in_processes(series, arguments.games, jobs, tally, progress)
    except KeyboardInterrupt:
        interrupted = True
        print(f"petteia: stopped after {tally.games} of {arguments.games} games.", file=sys.stderr)
    seconds = time.monotonic() - began
    if arguments.json:
        print(json.dumps(as_data(series, tally, jobs, seconds), indent=1))
    elif tally.games:
        report(series, tally, jobs, seconds, arguments.lang)
    return EXIT_INTERRUPTED if interrupted else 0


def read_series(arguments: Namespace) -> Series:
    if not 1 <= arguments.games <= MOST_GAMES:
        raise Failure(f"--games can be 1 to {MOST_GAMES}, not {arguments.games}.")
    bots = tuple(bot.strip().lower() for bot in arguments.bots.split(",")) if arguments.bots else ()
    players = arguments.players if arguments.players is not None else len(bots)
    if not players:
        raise Failure("Say for how many: --players 3, or who plays: --bots greedy,random,random.")
    bots = bots or (DEFAULT_BOT,) * players
    for bot in bots:
        if bot not in BOTS:
            raise Failure(f"There is no bot {bot!r}. The bots are: {', '.join(BOTS)}.")
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise Failure(f"--players says {players}, but --bots names {len(bots)}.")
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    options, components = read_options(arguments.option), read_components(arguments.components)
    return Series(game_called(arguments.game).name, players, bots, seed, options, components)


def read_jobs(asked: int | None, games: int) -> int:
    if asked is None:
        return max(1, min(os.cpu_count() or 1, games, MOST_JOBS))
    if not 1 <= asked <= MOST_JOBS:
        raise Failure(f"--jobs can be 1 to {MOST_JOBS}, not {asked}.")
    return min(asked, games)


@contextmanager
def progress_bar(games: int) -> Iterator[Progress]:
    """On standard error, where somebody looks at it."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(elapsed_when_finished=True),
    )
    with Bar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, rate="")
        began, done = time.monotonic(), 0

        def advance(games: int) -> None:
            nonlocal done
            done += games
            rate = done / max(time.monotonic() - began, 1e-9)
            bar.update(task, advance=games, rate=f"{rate:.1f} games/s")

        yield advance


def as_data(series: Series, tally: Tally, jobs: int, seconds: float) -> dict[str, object]:
    return {
        "game": series.game,
        "players": series.players,
        "bots": list(series.bots),
        "seed": series.seed,
        "games": tally.games,
        "turns": spread(tally.turns) if tally.games else None,
        "decisions": spread(tally.decisions) if tally.games else None,
        "wins_by_order_of_play": rounded(tally.wins_by_order),
        "wins_by_seat": rounded(tally.wins_by_seat),
        "endings": dict(sorted(tally.endings.items())),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2) if seconds else None,
    }


def rounded(wins: Sequence[float]) -> list[float]:
    return [round(won, 3) for won in wins]


def report(series: Series, tally: Tally, jobs: int, seconds: float, language: str | None) -> None:
    from petteia.cli.speech import Speaker

    print(f"{series.game}, {tally.games} games, seats: {', '.join(series.bots)}, seed {series.seed}")
    for name, counts in (("turns", tally.turns), ("decisions", tally.decisions)):
        length = spread(counts)
        print(
            f"  {name:<20} mean {length['mean']:.1f}   median {length['median']}"
            f"   shortest {length['shortest']}   longest {length['longest']}"
        )
    print("  wins in order of play")
    for place, won in enumerate(tally.wins_by_order, 1):
        print(f"    {ordinal(place):<18} {share(won, tally.games)}")
    if len(set(series.bots)) > 1:
        print("  wins by bot, and its seats")
        for bot, won in tally.wins_by_bot(series.bots).items():
            print(f"    {f'{bot} ({series.bots.count(bot)})':<18} {share(won, tally.games)}")
    print("  ways to win")
    speaker = Speaker(game_called(series.game), ["..."] * series.players, language)
    for key, count in tally.endings.most_common():
        print(f"    {share(count, tally.games)}   {speaker.say(tally.told[key])}")
    jobs_used = f"{jobs} processes" if jobs > 1 else "1 process"
    print(f"  {seconds:.1f} s, {tally.games / max(seconds, 1e-9):.1f} games/s, {jobs_used}")


def ordinal(number: int) -> str:
    return {1: "first", 2: "second", 3: "third", 4: "fourth"}.get(number, f"number {number}")


def share(part: float, total: int) -> str:
    """`33.1 % ± 2.9`, with the margin in which the true share lies 19 times out of 20."""
    portion = part / total
    margin = 1.96 * (portion * (1 - portion) / total) ** 0.5
    return f"{100 * portion:5.1f} % ± {100 * margin:4.1f}"
