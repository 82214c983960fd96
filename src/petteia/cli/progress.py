"""How far a long series of games has come, on standard error where somebody looks at it."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

from petteia.cli.speech import say


@contextmanager
def progress_bar(games: int, done: int = 0) -> Iterator[Callable[[int], None]]:
    """Is told of every few games that have ended; some may have been done before."""
    if not sys.stderr.isatty():
        yield lambda more: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[pace]}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, completed=done, pace="")
        began, now_done = time.monotonic(), 0

        def advance(more: int) -> None:
            nonlocal now_done
            now_done += more
            each = (time.monotonic() - began) / now_done
            bar.update(task, advance=more, pace=pace(each, games - done - now_done))

        yield advance


def pace(seconds: float, games: int) -> str:
    """From what a game takes and how many are left: `3.5 games/s, 0:01:40 left`."""
    left = str(timedelta(seconds=round(seconds * games)))
    if seconds < 1:
        return say("terminal-games-a-second", rate=f"{1 / max(seconds, 1e-9):.1f}", left=left)
    return say("terminal-seconds-a-game", seconds=f"{seconds:.1f}", left=left)
