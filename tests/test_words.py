"""Whatever is said to people comes out of the catalogue: no sentence stands in the sources, or on the screen.

Words for those who write programs stay English: docstrings, what an `Impossible` or an error of Python says,
and what is typed or is data, such as notation and names of options.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path

import pytest

import petteia
from petteia.cli import COMMANDS, main
from petteia.core.message import Message
from petteia.games import REGISTER, game_named
from petteia.locales import Catalogue

PACKAGE = Path(petteia.__file__).parent
SENTENCE = re.compile(r"[A-Za-z]['\w]+ [a-z]['\w]+")  # two words in a row


# --- in the sources -------------------------------------------------------------------------------

SPEAKING = [
    *sorted((PACKAGE / "cli").rglob("*.py")),
    *sorted((PACKAGE / "arena").rglob("*.py")),
    *(PACKAGE / "core" / f"{name}.py" for name in ("components", "notation", "reading")),
    *(
        path
        for game in REGISTER
        for name in ("*reader.py", "inspection.py", "box.py")
        for path in sorted((PACKAGE / "games" / game).glob(name))
    ),
]
# How fast the engine is is told in a table for docs/performance.md, which is English.
FOR_DOCUMENTS = "bench"
FOR_PROGRAMS = {"Impossible", "ValueError", "RuntimeError", "LeftOut", "AssertionError"}

# What is typed, is data, or names a style of the terminal.
NOT_SAID = re.compile(
    r"petteia .*|.*--smtp .*|pip install .*|m moves, .*|why tower.*|[\w ]+\[\w+\]|\w+ [A-Z]+( .*)?"
    r"|(draw|new|tower|auction|discover|develop) .*|(Attika|Olympos|Polis): .*"
    r"|(bold|dim)\b.*|.*<.*|yes or no.*|(god|destiny) effect"
    r"|order of play|opening place|winners' score|city boards|condemned stars|had to be silenced"
    r"|positional arguments|.*%[(sr].*|expected (one|at least one) argument",
    re.DOTALL,
)


def said_in(path: Path) -> Iterator[str]:
    """The texts of a file that look like sentences, apart from those for programmers."""
    tree = ast.parse(path.read_text("utf-8"))
    quiet = set(map(id, quiet_parts(tree)))
    for node in ast.walk(tree):
        if id(node) in quiet or not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if SENTENCE.search(node.value) and not NOT_SAID.fullmatch(node.value.strip()):
            yield node.value


def quiet_parts(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):  # a docstring
            yield node.value
        if isinstance(node, ast.Assert):
            yield from ast.walk(node)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in FOR_PROGRAMS:
            yield from ast.walk(node)


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_sentence_stands_in_the_sources(path: Path) -> None:
    if FOR_DOCUMENTS not in path.parts:
        assert list(said_in(path)) == []


def test_a_sentence_would_be_found(tmp_path: Path) -> None:
    source = tmp_path / "rude.py"
    source.write_text('"""A docstring is no matter."""\nprint(f"There is no game {name}.")\n', "utf-8")
    assert list(said_in(source)) == ["There is no game "]


# --- on the screen --------------------------------------------------------------------------------


Run = Callable[..., str]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """What a command says, every message of it between «», as if in a language of its own."""
    say = Catalogue.say

    def aloud(self: Catalogue, message: Message, names: Sequence[str]) -> str:
        return f"«{say(self, message, names)}»"

    def run(*words: str) -> str:
        main(list(words))
        told = capsys.readouterr()
        return told.out + told.err

    monkeypatch.setattr(Catalogue, "say", aloud)
    monkeypatch.setenv("COLUMNS", "400")
    return run


def unmarked(text: str, pieces: Collection[str] = ()) -> list[str]:
    """What looks like a sentence, was said by no message and is no name of a piece."""
    while (inner := re.sub(r"«[^«»]*»", "", text)) != text:
        text = inner
    for piece in sorted(pieces, key=len, reverse=True):
        text = text.replace(piece, "")
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if SENTENCE.search(line) and not NOT_SAID.fullmatch(line)]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_said_by_messages(run: Run, command: str) -> None:
    told = run(*filter(None, [command, "--help"]))
    assert "«" in told
    assert unmarked(told) == []


@pytest.mark.parametrize("game", REGISTER)
def test_so_is_what_is_wrong_with_files(run: Run, tmp_path: Path, game: str) -> None:
    players = game_named(game).players[0]
    position = tmp_path / "position.json"
    seats = [{"coins": -1}] * players
    position.write_text(json.dumps({"game": game, "colour": 1, "seats": seats}), "utf-8")
    components = tmp_path / "components.toml"
    components.write_text("schema = 2\n", "utf-8")
    for words in (
        ["show", str(position)],
        ["new", game, "--players", str(players), "--components", str(components)],
        ["new", game, "--players", "99"],
        ["new", game, "--players", str(players), "--option", "wind=north"],
        ["show", str(tmp_path / "nowhere.json")],
        ["replay", str(position)],
        ["rules", game, "999"],
        ["play", game, "--seats", "me,nobody"],
        ["simulate", game, "--games", "0", "--players", str(players)],
        ["new", "go", "--players", "2"],
        ["new", game],
    ):
        told = run(*words)
        assert "«" in told, words
        assert unmarked(told.replace("No such file or directory", "")) == [], words


@pytest.mark.parametrize("name", REGISTER)
def test_so_are_boards_moves_and_simulations(run: Run, tmp_path: Path, name: str) -> None:
    game = game_named(name)
    state = game.new(game.players[0], "words")
    start, move = tmp_path / "start.json", game.write_action(state, state.legal()[0])
    start.write_text(json.dumps(game.position(state)), "utf-8")
    for words in (
        ["show", str(start)],
        ["moves", str(start)],
        ["why", str(start), move],
        ["simulate", name, "--players", str(game.players[0]), "--games", "2", "--jobs", "1"],
    ):
        told = run(*words)
        assert "«" in told, words
        assert unmarked(told, of_pieces(game.facts())) == [], words


def of_pieces(data: object) -> set[str]:
    """All texts in a box: what pieces are called, which a board shows as they are typed."""
    if isinstance(data, str):
        return {data, data.replace("_", " ")}
    parts = data.values() if isinstance(data, dict) else data if isinstance(data, list) else []
    return {text for part in parts for text in of_pieces(part)}
