"""Bots that misbehave, written to a file of their own as a user's would be."""

from __future__ import annotations

from pathlib import Path

import pytest

BAD_BOTS = """
import os, signal, time
from pathlib import Path

from petteia.bots.random import RandomBot

MARK = Path(__file__).with_name("mark")


class Bad(RandomBot):
    seconds = 0.05
    decisions = 0

    def choose(self, information, dice):
        self.decisions += 1
        if self.decisions == 3:
            wrong = self.do_wrong()
            if wrong is not None:
                return wrong
        return super().choose(information, dice)


class Raises(Bad):
    def do_wrong(self):
        raise ValueError("no idea")


class Cheats(Bad):
    def do_wrong(self):
        return 123456789


class Dawdles(Bad):
    def do_wrong(self):
        time.sleep(600)


class Deaf(Bad):
    def do_wrong(self):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGALRM})
        time.sleep(600)


class Dies(Bad):
    def do_wrong(self):
        os.kill(os.getpid(), signal.SIGKILL)


class DiesOnce(Bad):
    def do_wrong(self):
        if not MARK.exists():
            MARK.touch()
            os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module they are in."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    monkeypatch.syspath_prepend(tmp_path)
    return "bad_bots"
