"""How the tests call the command, type at it, and get positions to give it."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from petteia.cli import main
from petteia.cli.speech import VOICE
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, State
from petteia.games import game_named


@dataclass
class Answer:
    code: int
    out: str
    err: str


Call = Callable[..., Answer]


@pytest.fixture(autouse=True)
def plain_surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The user's own settings and games are left alone."""
    for variable in (
        "NO_COLOR",
        "FORCE_COLOR",
        "COLUMNS",
        "PETTEIA_LANG",
        "PETTEIA_DEBUG",
        "LC_ALL",
        "LC_MESSAGES",
    ):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(VOICE, "asked", None)  # the language of another test's command
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))


@pytest.fixture
def petteia(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Calls the command, with a text on standard input where one is given."""

    def call(*words: object, stdin: str | bytes = "") -> Answer:
        content = stdin if isinstance(stdin, bytes) else stdin.encode()
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), "utf-8"))
        capsys.readouterr()
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Answer(code, captured.out, captured.err)

    return call


def complains(answer: Answer, *words: str) -> bool:
    """One clear line on standard error, exit code 2, nothing else."""
    assert answer.code == 2, answer
    assert answer.err.startswith("petteia: "), answer.err
    assert answer.err.count("\n") == 1, answer.err
    assert "Traceback" not in answer.err
    assert not answer.out
    for word in words:
        assert word in answer.err, answer.err
    return True


class Typist(io.TextIOBase):
    """Somebody at the keyboard, who answers what is new on the screen; None is the end of input."""

    def __init__(self, screen: Callable[[], str], answer: Callable[[str], str | None]) -> None:
        super().__init__()
        self.screen = screen
        self.answer = answer
        self.seen: list[str] = []  # what was on the screen before each answer

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override]
        self.seen.append(self.screen())
        answer = self.answer(self.seen[-1])
        return "" if answer is None else f"{answer}\n"


@pytest.fixture
def sit_down(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Typist]:
    """Plays a game: `sit_down(answer, "--seats", "me,random")`; returns the typist with all it saw."""

    def sit(answer: Callable[[str], str | None] | Sequence[str], *words: object) -> Typist:
        if not callable(answer):
            lines = iter(answer)
            answer = lambda screen: next(lines, None)  # noqa: E731
        typist = Typist(lambda: capsys.readouterr().out, answer)
        monkeypatch.setattr("sys.stdin", typist)
        capsys.readouterr()
        assert main(["play", "attika", *[str(word) for word in words]]) == 0
        typist.seen.append(capsys.readouterr().out)
        return typist

    return sit


# --- positions ------------------------------------------------------------------------------------------

ATTIKA = game_named("attika")


def played(players: int, seed: str, decisions: int, awaited: str | None = None) -> State:
    """A state after so many random decisions, and then as many as it takes to come to this one."""
    state = ATTIKA.new(players, seed)
    dice = dice_of(f"{seed} dice")
    done = 0
    while state.actor != NOBODY:
        if done >= decisions and awaited in (None, ATTIKA.position(state)["awaited"]):
            break
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
        done += 1
    return state


def write(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), "utf-8")
    return path


@pytest.fixture
def start(tmp_path: Path) -> Path:
    """A fresh position for two; Athens begins."""
    state = ATTIKA.new(2, "demo", {"start_player": "1"})
    return write(tmp_path / "start.json", ATTIKA.position(state))


@pytest.fixture
def middle(tmp_path: Path) -> Path:
    """A position for three in the middle of a game."""
    return write(tmp_path / "middle.json", ATTIKA.position(played(3, "middle", 120)))
