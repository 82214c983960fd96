"""How strong the bots are: the tables of docs/bots.md, from one bot against others that are all alike.

Takes hours. Games are kept as they end, so that it can be stopped at any time and started again; with more
--games it adds to what is there.

    python tools/measure_strength.py --out strength
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import redirect_stdout
from os import devnull
from pathlib import Path

from petteia.arena.figures import standings
from petteia.arena.ledger import open_ledger, tournament_in
from petteia.arena.playing import Played
from petteia.cli import main as petteia

SMALL = [("attika", 2), ("olympos", 2), ("polis", 3)]
ALL = [*SMALL, ("attika", 3), ("olympos", 3), ("polis", 4), ("attika", 4), ("olympos", 4)]
THREE = [("attika", 3), ("olympos", 3), ("polis", 3)]
MOST, FEWER = 60, 40  # games; fewer of those that take long
CONTESTS = [
    ("greedy", "random", ALL, MOST),
    ("search:iterations=1000", "greedy", ALL, MOST),
    ("search:turn=1", "greedy", THREE, FEWER),
    ("citizen", "novice", SMALL, MOST),
    ("strategos", "citizen", SMALL, MOST),
    ("oracle", "strategos", SMALL, FEWER),
]
HEAD = """\
| game | players | games | wins | interval | fair | of fair |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="where the games are kept")
    parser.add_argument("--games", type=int, help=f"of each pairing; {MOST} or {FEWER} unless told")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    arguments = parser.parse_args()
    for bot, others, tables, games in CONTESTS:
        for game, players in tables:
            folder = folder_of(arguments.out, game, players, bot, others)
            words = ["arena", "--game", game, "--players", str(players), "--bots", f"{bot},{others}"]
            words += ["--games", str(arguments.games or games), "--jobs", str(arguments.jobs)]
            with open(devnull, "w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
                petteia([*words, "--seed", "strength", "--out", str(folder)])
    print("\n".join(told(arguments.out)))


def folder_of(out: Path, game: str, players: int, bot: str, others: str) -> Path:
    return out / f"{game}-{players}-{bot}-{others}".replace(":", "-").replace("=", "-")


def told(out: Path) -> Iterator[str]:
    for bot, others, tables, _ in CONTESTS:
        yield f"\n`{bot}` against `{others}`:\n\n{HEAD}"
        for game, players in sorted(tables):
            games = games_in(folder_of(out, game, players, bot, others))
            if games:
                yield f"| {game.capitalize()} | {players} | {len(games)} {row(games, bot)}"


def games_in(folder: Path) -> list[Played]:
    tournament = tournament_in(folder)
    if tournament is None:
        return []
    with open_ledger(folder, tournament) as ledger:
        return ledger.first(len(ledger.played))


def row(games: list[Played], name: str) -> str:
    bot = next(standing for standing in standings(games) if standing.bot == name)
    share, (low, high) = bot.share, bot.share.interval()
    return (
        f"| {100 * share.rate:.1f} % | {100 * low:.0f} – {100 * high:.0f} % | {100 * share.fair:.0f} %"
        f" | {share.rate / share.fair:.1f} |"
    )


if __name__ == "__main__":
    main()
