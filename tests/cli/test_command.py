"""The command as a whole: help, version, exit codes, starting quickly."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import petteia as package
from petteia.cli import COMMANDS
from tests.cli.conftest import Call, complains

SOURCE = Path(package.__file__).parents[1]
PYTHON = shlex.quote(sys.executable)  # in the words of a shell


def python(*words: str, stdin: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE), **variables}
    return subprocess.run(
        [sys.executable, *words], check=False, input=stdin, capture_output=True, env=surroundings, timeout=60
    )


def test_version_says_which_engine_it_is(petteia: Call) -> None:
    answer = petteia("--version")
    assert answer.code == 0
    assert answer.out.strip() in (
        f"petteia {package.__version__} (engine: compiled)",
        f"petteia {package.__version__} (engine: plain Python)",
    )


def test_without_a_command_it_helps(petteia: Call) -> None:
    answer = petteia()
    assert answer.code == 0
    assert "petteia COMMAND --help" in answer.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_fits_80_columns_and_has_examples(
    petteia: Call, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answer = petteia(*[command] if command else [], "--help")
    assert answer.code == 0
    assert max(len(line) for line in answer.out.splitlines()) <= 80
    assert "petteia new attika --players" in answer.out if not command else "examples:" in answer.out


def test_play_help_warns_of_the_seed_in_the_file(petteia: Call) -> None:
    assert "secret seed" in petteia("play", "--help").out


@pytest.mark.parametrize(
    "words", [["nonsense"], ["new"], ["new", "attika"], ["new", "attika", "--players", "x"]]
)
def test_what_argparse_refuses_is_one_line_too(petteia: Call, words: list[str]) -> None:
    assert complains(petteia(*words), "--help")


def test_python_m_petteia_is_the_command() -> None:
    assert python("-m", "petteia", "--version").stdout.startswith(b"petteia ")


def test_importing_the_command_loads_neither_colours_nor_languages_nor_games() -> None:
    heavy = "'rich', 'fluent', 'babel', 'multiprocessing', 'petteia.bots', 'petteia.games.attika'"
    done = python(
        "-c", f"import petteia.cli, sys; print([name for name in ({heavy}) if name in sys.modules])"
    )
    assert done.stdout.strip() == b"[]"


def test_a_fresh_position_needs_neither_colours_nor_languages() -> None:
    script = (
        "import petteia.cli, sys; petteia.cli.main(['new', 'attika', '--players', '2', '--seed', 'x']);"
        "print([name for name in ('rich', 'fluent', 'babel', 'petteia.bots') if name in sys.modules])"
    )
    assert python("-c", script).stdout.splitlines()[-1] == b"[]"


def test_nobody_reading_the_output_is_no_news() -> None:
    command = f"{PYTHON} -m petteia rules attika; echo code $? >&2"
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        ["bash", "-c", f"( {command} ) | true"],
        capture_output=True,
        env=surroundings,
        timeout=60,
        check=False,
    )
    assert done.stderr.decode().splitlines() == ["code 141"], "silently, as others who are stopped by SIGPIPE"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
def test_a_full_disk_and_closed_streams_are_no_traceback() -> None:
    command = f"{PYTHON} -m petteia new attika --players 2"
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE)}

    def shell(words: str) -> tuple[int, str]:
        done = subprocess.run(
            ["bash", "-c", words], capture_output=True, env=surroundings, timeout=60, check=False
        )
        return done.returncode, done.stderr.decode()

    assert shell(f"{command} > /dev/full") == (
        2,
        "petteia: the output cannot be written: No space left on device.\n",
    )
    assert shell(f"{command} >&-") == (0, "")
    assert shell(f"{PYTHON} -m petteia show - <&-") == (2, "petteia: Standard input is empty.\n")


def test_letters_that_the_terminal_does_not_know_are_no_traceback() -> None:
    done = python("-m", "petteia", "rules", "attika", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert done.returncode == 0
    assert done.stdout.isascii()


def test_a_fault_of_the_program_is_one_line_and_another_exit_code(
    petteia: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> int:
        raise KeyError("lost")

    monkeypatch.setattr("petteia.cli.rulebook.rules", fail)
    answer = petteia("rules", "attika")
    assert answer.code == 70
    assert "fault of the program" in answer.err
    assert "Traceback" not in answer.err


def test_ctrl_c_is_no_traceback(petteia: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("petteia.cli.rulebook.rules", interrupt)
    answer = petteia("rules", "attika")
    assert answer.code == 130
    assert answer.err == "petteia: stopped.\n"


def test_benchmarks_are_handed_their_flags(petteia: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    from types import ModuleType

    bench = ModuleType("petteia.cli.bench")
    monkeypatch.setitem(sys.modules, "petteia.cli.bench", bench)
    seen: list[tuple[object, object]] = []
    bench.__dict__["main"] = lambda arguments: seen.append((arguments.json, arguments.quick))
    assert petteia("bench", "--quick", "--json", "f.json").code == 0
    assert seen == [("f.json", True)]
