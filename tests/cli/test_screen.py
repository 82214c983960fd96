"""At a real screen, that is a pseudo-terminal: colours, the curtain, and the last chance to undo."""

from __future__ import annotations

import os
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import petteia as package
from tests.cli.ctrl_c import hear_ctrl_c

pty = pytest.importorskip("pty")
SOURCE = Path(package.__file__).parents[1]
CLEAR = "\x1b[2J"
PATIENCE = 40  # seconds, for a machine that is busy


class Screen:
    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.unread = ""

    def until(self, words: str) -> str:
        """What appears until these words do, and they."""
        deadline = time.monotonic() + PATIENCE
        while words not in self.unread:
            assert time.monotonic() < deadline, self.unread
            if select.select([self.descriptor], [], [], 0.2)[0]:
                self.read()
        end = self.unread.index(words) + len(words)
        seen, self.unread = self.unread[:end], self.unread[end:]
        return seen

    def read(self) -> None:
        self.unread += os.read(self.descriptor, 65536).decode(errors="replace")

    def type(self, words: str) -> None:
        os.write(self.descriptor, f"{words}\n".encode())


@contextmanager
def screen(*words: str, **variables: str) -> Iterator[tuple[Screen, subprocess.Popen[bytes]]]:
    ours, theirs = pty.openpty()
    surroundings = {
        **os.environ,
        "PYTHONPATH": str(SOURCE),
        "TERM": "xterm-256color",
        "COLUMNS": "100",
        **variables,
    }
    command = [sys.executable, "-m", "petteia", *words]
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=surroundings,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - there are no threads here
    )
    os.close(theirs)
    try:
        yield Screen(ours), process
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def press_ctrl_c(terminal: Screen, process: subprocess.Popen[bytes], words: str) -> str:
    """What appears then. Pressed again where readline loses a signal that comes before it waits."""
    deadline = time.monotonic() + PATIENCE
    while words not in terminal.unread:
        assert time.monotonic() < deadline, terminal.unread
        process.send_signal(signal.SIGINT)
        while words not in terminal.unread and select.select([terminal.descriptor], [], [], 2)[0]:
            terminal.read()
    return terminal.until(words)


PLAY = ("play", "attika", "--seed", "demo", "--option", "start_player=1")


def test_colours_a_last_chance_to_undo_and_leaving(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with screen(*PLAY, "--seats", "me,random", "--save", str(file)) as (terminal, process):
        first = terminal.until("Athens> ")
        assert "\x1b[" in first
        terminal.type("draw main")
        terminal.until("Athens> ")
        terminal.type("store")
        terminal.until("Athens> ")
        terminal.type("draw main")
        terminal.until("Athens> ")
        terminal.type("store")
        assert "Your turn is over. Enter goes on" in terminal.until("undo takes your last move back. ")
        terminal.type("dance")
        terminal.until("Your turn is over. ")
        terminal.until("last move back. ")
        terminal.type("undo")
        assert "Taken back." in terminal.until("Athens> ")
        terminal.type("store")
        terminal.until("back. ")
        terminal.type("")
        terminal.until("Athens> ")
        terminal.type("\x04")  # Ctrl-D
        assert "--resume" in terminal.until(file.name)
        assert process.wait(PATIENCE) == 0


def test_the_curtain_clears_the_screen_before_the_next_hand(tmp_path: Path) -> None:
    with screen(*PLAY, "--seats", "me,me", "--save", str(tmp_path / "g.json"), NO_COLOR="1") as (
        terminal,
        process,
    ):
        assert CLEAR in terminal.until("press Enter")
        terminal.type("")
        hand = re.search(r"Hand: (.*\(\d+\))", terminal.until("Athens> "))
        assert hand
        terminal.type("cards")
        terminal.until("Enter goes on")
        terminal.type("")
        seen = terminal.until("press Enter")
        assert "Hand over the keyboard to Sparta" in seen.split(CLEAR)[-1]
        assert "Hand:" not in seen
        terminal.type("")
        assert "\x1b[3J" in terminal.until("Sparta> ")
        assert "--resume" in press_ctrl_c(terminal, process, "g.json")
        assert process.wait(PATIENCE) == 0


@pytest.mark.parametrize(
    ("variables", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colour_only_where_it_is_wanted(tmp_path: Path, variables: dict[str, str], coloured: bool) -> None:
    from tests.cli.conftest import ATTIKA, write

    file = write(tmp_path / "p.json", ATTIKA.position(ATTIKA.new(2, "x")))
    with screen("show", str(file), **variables) as (terminal, _):
        assert ("\x1b" in terminal.until("built by")) == coloured


def test_a_rule_is_set_nicely() -> None:
    with screen("rules", "attika", "17") as (terminal, _):
        seen = terminal.until("RA-10")
        assert "###" not in seen
        assert "](" not in seen


def test_progress_is_shown_to_somebody_who_looks() -> None:
    with screen("simulate", "attika", "--players", "2", "--games", "3", "--jobs", "1", "--seed", "x") as (
        terminal,
        _,
    ):
        assert "3/3" in terminal.until("1 process")
