"""Many games of bots, and how they went: `petteia simulate`."""

from __future__ import annotations

import json
import os
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from petteia.arena.report import ORDINALS
from petteia.cli.failure import EXIT_INTERRUPTED, complain
from petteia.cli.games import game_called, read_components, read_options, read_seed
from petteia.cli.progress import progress_bar
from petteia.cli.seating import read_bot
from petteia.cli.series import Played, Report, Series, play_here, play_in_processes
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Terminal
from petteia.core.fault import Fault
from petteia.core.message import Message

DEFAULT_BOT = "random"
MOST_GAMES = 10_000_000
MOST_JOBS = 256
MOST_FAULTS = 10  # that are told; data has all of them

# --- counting -----------------------------------------------------------------------------------------


@dataclass
class Sums:
    """Sums over games, in whatever order they come in."""

    players: int
    games: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    told: dict[str, Message] = field(default_factory=dict)
    wins_by_seat: list[float] = field(default_factory=list)
    wins_by_order: list[float] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)

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
            self.faults.update(one.faults)
            winners = [seat for seat, place in enumerate(one.ranking) if place == 1]
            for seat in winners:  # a shared win is shared out
                self.wins_by_seat[seat] += 1 / len(winners)
                self.wins_by_order[one.order.index(seat)] += 1 / len(winners)

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


# --- the command --------------------------------------------------------------------------------------


def simulate(arguments: Namespace) -> int:
    games, series = read_games(arguments.games), read_series(arguments)
    jobs = read_jobs(arguments.jobs, games)
    # Or say why not, before anything is played:
    game_called(series.game).new(series.players, series.seed, series.options, series.components)
    tally = Sums(series.players)
    began = time.monotonic()
    interrupted = False
    try:
        with progress_bar(games) as advance:
            if jobs == 1:
                play_here(series, games, report_to(tally, advance))
            else:
                play_in_processes(series, games, jobs, report_to(tally, advance))
    except KeyboardInterrupt:
        interrupted = True
        complain(say("terminal-stopped-after", done=tally.games, games=games))
    seconds = time.monotonic() - began
    tell_faults(tally.faults)
    if arguments.json:
        print(json.dumps(as_data(series, tally, jobs, seconds), indent=1))
    elif tally.games:
        report(series, tally, jobs, seconds)
    return EXIT_INTERRUPTED if interrupted else 0


def tell_faults(faults: Counter[str], whose: str = "") -> None:
    for fault, times in faults.most_common(MOST_FAULTS):
        complain(say("terminal-fault-times", fault=whose + fault, times=times))


def report_to(tally: Sums, advance: Callable[[int], None]) -> Report:
    def note(played: Sequence[Played]) -> None:
        tally.add(played)
        advance(len(played))

    return note


def read_series(arguments: Namespace) -> Series:
    bots = tuple(map(read_bot, arguments.bots.split(","))) if arguments.bots else ()
    players = arguments.players if arguments.players is not None else len(bots)
    if not players:
        raise Fault("terminal-how-many")
    bots = bots or (DEFAULT_BOT,) * players
    if len(bots) == 1:
        bots *= players
    if len(bots) != players:
        raise Fault("terminal-seats-differ", players=players, seats=len(bots))
    seed = read_seed(arguments.seed)
    options, components = read_options(arguments.option), read_components(arguments.components)
    return Series(game_called(arguments.game).name, players, bots, seed, options, components)


def read_games(asked: int) -> int:
    if not 1 <= asked <= MOST_GAMES:
        raise Fault("terminal-from-to", option="--games", least=1, most=MOST_GAMES, given=asked)
    return asked


def read_jobs(asked: int | None, games: int) -> int:
    if asked is None:
        return max(1, min(os.cpu_count() or 1, games, MOST_JOBS))
    if not 1 <= asked <= MOST_JOBS:
        raise Fault("terminal-from-to", option="--jobs", least=1, most=MOST_JOBS, given=asked)
    return min(asked, games)


def as_data(series: Series, tally: Sums, jobs: int, seconds: float) -> dict[str, object]:
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
        "faults": dict(sorted(tally.faults.items())),
        "jobs": jobs,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 2) if seconds else None,
    }


def rounded(wins: Sequence[float]) -> list[float]:
    return [round(won, 3) for won in wins]


def report(series: Series, tally: Sums, jobs: int, seconds: float) -> None:
    terminal = Terminal()
    seats = ", ".join(series.bots)
    terminal.say(
        say("terminal-simulated", game=series.game, games=tally.games, seats=seats, seed=series.seed)
    )
    for name, counts in (("terminal-turns", tally.turns), ("terminal-decisions", tally.decisions)):
        length = {what: f"{number:.4g}" for what, number in spread(counts).items()}
        terminal.say(f"  {say(name):<20} {say('terminal-spread', **length)}")
    terminal.say("  " + say("terminal-wins-in-order"))
    for place, won in zip(ORDINALS, tally.wins_by_order, strict=False):
        terminal.say(f"    {say(place):<18} {share(won, tally.games)}")
    if len(set(series.bots)) > 1:
        terminal.say("  " + say("terminal-wins-by-bot"))
        for bot, won in tally.wins_by_bot(series.bots).items():
            terminal.say(f"    {f'{bot} ({series.bots.count(bot)})':<18} {share(won, tally.games)}")
    terminal.say("  " + say("terminal-ways-to-win"))
    speaker = Speaker(game_called(series.game), ["..."] * series.players)
    for key, count in tally.endings.most_common():
        terminal.say(f"    {share(count, tally.games)}   {speaker.say(tally.told[key])}")
    rate = f"{tally.games / max(seconds, 1e-9):.1f}"
    terminal.say("  " + say("terminal-speed", seconds=f"{seconds:.1f}", rate=rate, jobs=jobs))


def share(part: float, total: int) -> str:
    """`33.1 % ± 2.9`, with the margin in which the true share lies 19 times out of 20."""
    portion = part / total
    margin = 1.96 * (portion * (1 - portion) / total) ** 0.5
    return f"{100 * portion:5.1f} % ± {100 * margin:4.1f}"
