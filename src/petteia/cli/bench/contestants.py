"""Who takes part: our games compiled and not, and a peer, each in a process that waits for orders."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import petteia
from petteia.cli.speech import say
from petteia.core.fault import Fault
from petteia.core.message import Message

GAMES = {"attika": (2, 3, 4), "olympos": (2, 3, 4, 5), "polis": (3, 4, 5)}
# By these names everybody stands in the data; what people read is in NAMES.
OURS = {(game, players): f"{game}-{players}" for game, tables in GAMES.items() for players in tables}
PLAIN = {game: f"{OURS[game, 3]}-plain" for game in GAMES}
PEER = "catanatron-4"
COMPILED = "compiled"  # left out where there is no compiled engine
NAMES = {
    **{
        name: Message("bench-players", {"game": game.capitalize(), "players": n})
        for (game, n), name in OURS.items()
    },
    **{
        name: Message("bench-plain", {"game": game.capitalize(), "players": 3})
        for game, name in PLAIN.items()
    },
    PEER: Message("bench-players", {"game": "catanatron 3.2.0", "players": 4}),
    COMPILED: Message("bench-compiled"),
}
PEER_PACKAGE = "catanatron==3.2.0"
PEER_SCRIPT = Path("benchmarks", "peers", "catanatron_random.py")
MEASURE_ME = [sys.executable, "-P", "-m", "petteia.cli.bench"]

Answer = dict[str, Any]


class LeftOut(Fault):
    """A contestant that cannot take part, and why not."""


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
            raise LeftOut("bench-broke-off")
        answer: Answer = json.loads(line)
        return answer


def gathered(stack: ExitStack, fetch: bool) -> tuple[dict[str, Contestant], dict[str, Message]]:
    """Everybody who can take part, ready; and who cannot, with the reason."""
    contestants = {
        name: stack.enter_context(Contestant([*MEASURE_ME, "play", game, str(players)]))
        for (game, players), name in OURS.items()
    }
    left_out: dict[str, Message] = {}
    if not petteia.is_compiled():
        left_out[COMPILED] = Message("bench-not-compiled")
    else:
        folder = stack.enter_context(plain_engine())
        for game, name in PLAIN.items():
            plain = stack.enter_context(Contestant([*MEASURE_ME, "play", game, "3"], folder))
            if plain.hello["compiled"]:
                left_out[name] = Message("bench-not-plain")
            else:
                contestants[name] = plain
    try:
        contestants[PEER] = stack.enter_context(Contestant(peer_command(fetch)))
    except LeftOut as reason:
        left_out[PEER] = reason.message
    return contestants, left_out


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
        raise LeftOut("bench-no-script", file=str(PEER_SCRIPT))
    folder = repository / ".bench" / "catanatron"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not has_peer(python):
        if not fetch:
            raise LeftOut("bench-not-fetched")
        fetch_peer(folder, python)
    return [str(python), "-E", str(repository / PEER_SCRIPT)]  # with nothing of ours in its path


def has_peer(python: Path) -> bool:
    probe = [str(python), "-E", "-c", "import catanatron"]
    return python.exists() and subprocess.run(probe, check=False, capture_output=True).returncode == 0


def fetch_peer(folder: Path, python: Path) -> None:
    mention("bench-fetching", package=PEER_PACKAGE, folder=str(folder))
    pip = [str(python), "-E", "-m", "pip", "-qq", "--disable-pip-version-check", "install", "--retries=1"]
    try:
        venv.create(folder, clear=True, with_pip=True)
        (folder.parent / ".gitignore").write_text("*\n", "utf-8")
        subprocess.run([*pip, PEER_PACKAGE], check=True, timeout=180)
    except (OSError, subprocess.SubprocessError):
        raise LeftOut("bench-no-network", package=PEER_PACKAGE) from None


def mention(key: str, /, **arguments: str | int) -> None:
    print(f"{say(key, **arguments)} ...", file=sys.stderr, flush=True)
