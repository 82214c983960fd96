"""Bots against each other, and what wins among equals: `petteia arena` and `petteia balance`."""

from __future__ import annotations

import json
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from petteia.arena.ledger import Ledger, open_ledger, tournament_in
from petteia.arena.page import Say
from petteia.arena.playing import Played
from petteia.arena.report import balance_report, tournament_report
from petteia.arena.tournament import Tournament
from petteia.arena.worker import Unplayable
from petteia.cli.failure import EXIT_INTERRUPTED, complain
from petteia.cli.files import write_whole
from petteia.cli.games import game_called, read_components, read_options, read_seed
from petteia.cli.progress import progress_bar
from petteia.cli.seating import read_bot
from petteia.cli.simulate import read_games, read_jobs
from petteia.cli.speech import VOICE, say
from petteia.cli.standings import standings_as_data, tell_standings, tell_what_wins, what_wins_as_data
from petteia.cli.terminal import Terminal, command_lines
from petteia.core.fault import Fault

REPORT = "report.html"


@dataclass(frozen=True)
class Run:
    """What is to be played, and where it is kept."""

    tournament: Tournament
    games: int
    folder: Path
    command: str  # that plays it, or goes on with it


@dataclass(frozen=True)
class Telling:
    """The ways in which games are told."""

    page: Callable[[Tournament, Sequence[Played], Say, str, str], str]
    text: Callable[[Terminal, Tournament, Sequence[Played]], None]
    data: Callable[[Tournament, Sequence[Played]], dict[str, Any]]


def arena(arguments: Namespace) -> int:
    bots = tuple(read_bot(name) for name in arguments.bots.split(","))
    run = read_run(arguments, bots, lots=False)
    return carry_out(run, arguments, Telling(tournament_report, tell_standings, standings_as_data))


def balance(arguments: Namespace) -> int:
    run = read_run(arguments, (read_bot(arguments.level),), lots=arguments.lots)
    return carry_out(run, arguments, Telling(balance_report, tell_what_wins, what_wins_as_data))


# --- reading what was typed -----------------------------------------------------------------------------


def read_run(arguments: Namespace, bots: tuple[str, ...], lots: bool) -> Run:
    wanted = read_games(arguments.games)
    game = game_called(arguments.game)
    players = max(len(bots), game.players[0]) if arguments.players is None else arguments.players
    folder = Path(arguments.out) if arguments.out else new_folder(arguments.command, game.name)
    tournament = Tournament(
        game.name,
        players,
        bots,
        seed_for(folder, arguments.seed),
        read_options(arguments.option),
        read_components(arguments.components),
        lots,
    )
    tournament.check()
    games = tournament.whole_rounds(wanted)
    return Run(tournament, games, folder, command_of(arguments, tournament, games, folder))


def new_folder(command: str, game: str) -> Path:
    return Path(f"{game}-{command}-{datetime.now():%Y-%m-%d-%H%M%S}")  # noqa: DTZ005 - for people here


def seed_for(folder: Path, asked: str | None) -> str:
    """The one asked for; or that of the games in the folder, which may be secret; or a fresh one."""
    begun = tournament_in(folder) if asked is None else None
    return begun.seed if begun else read_seed(asked)


def command_of(arguments: Namespace, tournament: Tournament, games: int, folder: Path) -> str:
    """What to type to play these games, wherever they are kept."""
    if arguments.command == "arena":
        words = ["petteia", "arena", "--game", tournament.game, "--bots", ",".join(tournament.bots)]
    else:
        words = ["petteia", "balance", tournament.game, "--level", *tournament.bots]
        words += [] if tournament.lots else ["--no-lots"]
    words += ["--players", str(tournament.players), "--games", str(games), "--seed", tournament.seed]
    for key, value in tournament.options.items():
        words += ["--option", f"{key}={value}"]
    if arguments.components:
        words += ["--components", arguments.components]
    return shlex.join([*words, "--out", str(folder)])


# --- playing, and telling what came of it -----------------------------------------------------------------


def carry_out(run: Run, arguments: Namespace, telling: Telling) -> int:
    with open_ledger(run.folder, run.tournament) as ledger:
        interrupted = not play_all(run, ledger, arguments)
        games = ledger.first(run.games)
    if interrupted:
        complain(say("terminal-to-go-on", done=len(games), games=run.games))
        aside = Terminal(sys.stderr)
        aside.show(command_lines(run.command, aside.width))
    if games:
        report = run.folder / REPORT
        language = VOICE.catalogue.language
        write_whole(report, telling.page(run.tournament, games, say, language, run.command))
        if arguments.json:
            print(json.dumps(telling.data(run.tournament, games), indent=1))
        else:
            terminal = Terminal()
            telling.text(terminal, run.tournament, games)
            terminal.say("  " + say("terminal-report", file=str(report)))
    return EXIT_INTERRUPTED if interrupted else 0


def play_all(run: Run, ledger: Ledger, arguments: Namespace) -> bool:
    """Plays the games that are missing; False when it was interrupted."""
    missing = ledger.missing(run.games)
    done = run.games - len(missing)
    aside = Terminal(sys.stderr)
    if run.games != arguments.games:
        aside.say(say("terminal-equally-often", games=run.games))
    if done and missing:
        aside.say(say("terminal-there-already", done=done, games=run.games))
    try:
        with (
            progress_bar(run.games, done) as advance,
            closing(playing(run.tournament, missing, arguments)) as games,
        ):
            for game in games:
                ledger.add(game)
                advance(1)
    except KeyboardInterrupt:
        return False
    except Unplayable as unplayable:
        raise Fault("terminal-kept-in", why=unplayable.message, folder=str(run.folder)) from None
    return True


def playing(
    tournament: Tournament, numbers: Sequence[int], arguments: Namespace
) -> Generator[Played, None, None]:
    """On this machine, or on a cluster."""
    if arguments.ray is None:
        from petteia.arena.crew import play_here

        return play_here(tournament, numbers, read_jobs(arguments.jobs, max(len(numbers), 1)))
    try:
        from petteia.arena.cluster import play_on_ray
    except ImportError:
        raise Fault("terminal-no-ray", command="pip install 'petteia[ray]'") from None
    return play_on_ray(tournament, numbers, arguments.ray)
