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

GAMES = {"attika": (2, 3, 4), "olympos": (2, 3, 4, 5), "polis": (3, 4, 5)}
OURS = {
    (game, players): f"{game.capitalize()}, {players} players"
    for game, tables in GAMES.items()
    for players in tables
}
PLAIN = {game: f"{OURS[game, 3]}, plain Python" for game in GAMES}
PEER = "catanatron 3.2.0, 4 players"
PEER_PACKAGE = "catanatron==3.2.0"
PEER_SCRIPT = Path("benchmarks", "peers", "catanatron_random.py")
MEASURE_ME = [sys.executable, "-P", "-m", "petteia.cli.bench"]

Answer = dict[str, Any]


class LeftOut(Exception):
    """A contestant that cannot take part; the text says why."""


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


def gathered(stack: ExitStack, fetch: bool) -> tuple[dict[str, Contestant], dict[str, str]]:
    """Everybody who can take part, ready; and who cannot, with the reason."""
    contestants = {
        name: stack.enter_context(Contestant([*MEASURE_ME, "play", game, str(players)]))
        for (game, players), name in OURS.items()
    }
    left_out: dict[str, str] = {}
    if not petteia.is_compiled():
        left_out["The compiled engine"] = "petteia is installed without it, so all figures are plain"
    else:
        folder = stack.enter_context(plain_engine())
        for game, name in PLAIN.items():
            plain = stack.enter_context(Contestant([*MEASURE_ME, "play", game, "3"], folder))
            if plain.hello["compiled"]:
                left_out[name] = "what should be plain Python was compiled all the same"
            else:
                contestants[name] = plain
    try:
        contestants[PEER] = stack.enter_context(Contestant(peer_command(fetch)))
    except LeftOut as reason:
        left_out[PEER] = str(reason)
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


def mention(words: str) -> None:
    print(f"{words} ...", file=sys.stderr, flush=True)
