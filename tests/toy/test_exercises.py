"""Two changes made as docs/extending.md says, in copies: an option of Kleros, and a language.

What is changed is what the document lists, file by file, and then everything knows of it.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

from petteia.languages import LANGUAGES
from tests.server.house import Person, house_at
from tests.toy.checklists import lists_of, spelled_out
from tests.toy.registered import ROOT

KLEROS = Path(__file__).parent / "kleros"


def files_in(folder: Path) -> dict[str, str]:
    paths = [path for path in folder.rglob("*.*") if path.is_file() and "__pycache__" not in path.parts]
    return {str(path.relative_to(folder)): path.read_text("utf-8") for path in paths}


def python(*words: str, path: Path, **variables: str) -> str:
    """What a program says that finds its modules below a folder, then as usual."""
    surroundings = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", **variables}
    command = [sys.executable, *words]
    done = subprocess.run(command, capture_output=True, text=True, env=surroundings, cwd=path, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# --- an option --------------------------------------------------------------------------------------------

WORDS = """
kleros-option-taking = A lot takes a pebble if it is
kleros-option-taking-higher = higher than the last
kleros-option-taking-lower = lower than the last
"""
# By file, what stands there and what takes its place.
CHANGES = {
    "state.py": {
        "self.reveals, self.journal = 0, 1, 0, None\n": (
            'self.reveals, self.journal = 0, 1, 0, None\n        self.taking = "higher"\n'
        ),
        "        return other\n": "        other.taking = self.taking\n        return other\n",
        "lot > self.pile[-1]": '(lot > self.pile[-1]) == (self.taking == "higher")',
    },
    "game.py": {
        "import Game, Position": "import Game, Option, Position, resolve_options",
        "    options = ()\n": '    options = (Option("taking", ("higher", "lower"), "K-2", "RK-1"),)\n',
        "seed: str, _options: Any": "seed: str, options: Any",
        "        return new_table(seed_of(seed), players)\n": (
            "        table = new_table(seed_of(seed), players)\n"
            '        table.taking = options["taking"]\n'
            "        return table\n"
        ),
        "settings(self, _state: State)": "settings(self, state: Any)",
        'return {}, ""': 'return {"taking": state.taking}, ""',
        '"options": {}': '"options": {"taking": table.taking}',
        "    reader.stop_if_wrong()\n": (
            '    chosen = reader.get("options", dict, {})\n'
            '    table.taking = resolve_options(KlerosGame.options, chosen)["taking"]\n'
            "    reader.stop_if_wrong()\n"
        ),
    },
}

THE_LOWER_LOT_TAKES = """
from petteia.games import game_named
game = game_named("kleros")
for taking in ("higher", "lower"):
    state = game.new(2, "a", {"taking": taking})
    state.apply(state.legal()[-1])
    again, last = game.load(game.position(state)).clone(), state.pile[-1]
    print(taking, [again.takes(lot) for lot in (last - 1, last + 1)])
"""


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    """A copy of Kleros with another option, in a package of its own."""
    copy = tmp_path / "mine" / "kleros"
    shutil.copytree(KLEROS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for file in copy.glob("*.py"):
        file.write_text(file.read_text("utf-8").replace("tests.toy.kleros", "mine.kleros"), "utf-8")
    for name, changes in CHANGES.items():
        text = (copy / name).read_text("utf-8")
        for old, new in changes.items():
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        (copy / name).write_text(text, "utf-8")
    for language in LANGUAGES:
        with (copy / "locales" / f"{language}.ftl").open("a", encoding="utf-8") as words:
            words.write(WORDS)
    return tmp_path


def test_an_option_touches_the_files_that_are_listed(changed: Path) -> None:
    before, after = files_in(KLEROS), files_in(changed / "mine" / "kleros")
    touched = {
        file for file in after if after[file].replace("mine.kleros", "tests.toy.kleros") != before[file]
    }
    assert touched == {file for pattern in lists_of("An option")[1] for file in spelled_out(pattern)}


def test_an_option_is_known_everywhere(changed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PETTEIA_MORE_GAMES", "mine.kleros")
    assert python("-c", THE_LOWER_LOT_TAKES, path=changed).splitlines() == [
        "higher [False, True]",
        "lower [True, False]",
    ]
    new = ("-m", "petteia", "new", "kleros", "--players", "2", "--option", "taking=lower")
    assert json.loads(python(*new, path=changed))["options"] == {"taking": "lower"}
    monkeypatch.setenv("PYTHONPATH", f"{changed}{os.pathsep}{ROOT}")
    with house_at(changed) as house, Person(house) as anna:
        (kleros,) = (game for game in anna.http.get("/api/games").json() if game["name"] == "kleros")
        assert [(option["key"], option["values"]) for option in kleros["options"]] == [
            ("taking", ["higher", "lower"])
        ]
        table = anna.sets_up(["me", "random"], game="kleros", options={"taking": "lower"}, start=True)
        assert anna.opens(table).view["position"]["options"] == {"taking": "lower"}
        assert "kleros-option-taking-lower" in anna.http.get("/api/games/kleros/words/en").json()


# --- a language -------------------------------------------------------------------------------------------

CODE, NAME = "eo", "eSPERANTO"  # English with its letters upside down: what matters is that it is no other
VECTORS = {
    "one of a thing": "sTOP AND TAKE 1 CARD.",
    "several of a thing": "sTOP AND TAKE 3 CARDS.",
    "a large number": "tHAT IS TOO LONG: 12\u00a0500 CHARACTERS ARE THE MOST.",
    "a list of three": "pAY 2 WATER, 1 FOREST AND 3 HILLS.",
}
KEPT_TRUE_BY = (
    "tests/locales/test_catalogue.py",
    "tests/locales/test_options.py",
    "tests/core/test_message_vectors.py",
)


class UpsideDown(Transformer):
    def visit_TextElement(self, node: TextElement) -> TextElement:
        node.value = node.value.swapcase()
        return node


def translated(text: str, file: str) -> str:
    if file.endswith(".md"):
        return re.sub(r"[A-Za-z]{2,}", lambda word: word[0].swapcase(), text)  # numbers of rules stay
    return FluentSerializer().serialize(UpsideDown().visit(FluentParser().parse(text)))


@pytest.fixture
def with_a_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of all that speaks, with one language more, made of the files that are listed and no others."""
    monkeypatch.delenv("PETTEIA_MORE_GAMES")
    ignored = shutil.ignore_patterns("__pycache__", "client", "node_modules", "*.so")
    for folder in ("src/petteia", "docs/rules", "web/src", "tests/vectors", "tests/locales"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=ignored)
    for file in ("tests/__init__.py", "tests/core/__init__.py", KEPT_TRUE_BY[-1]):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / file, tmp_path / file)
    for pattern in lists_of("A language")[0]:
        for file in set(spelled_out(pattern, language=CODE)) if "<language>" in pattern else ():
            english = (
                tmp_path / file.replace(f"docs/rules/{CODE}/", "docs/rules/").replace(CODE, "en")
            ).read_text("utf-8")
            (tmp_path / file).parent.mkdir(exist_ok=True)
            (tmp_path / file).write_text(translated(english, file), "utf-8")
    add_to_the_list(tmp_path / "src/petteia/locales/languages.json")
    add_vectors(tmp_path / "tests/vectors/messages.json")
    return tmp_path


def add_to_the_list(file: Path) -> None:
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), CODE: NAME}), "utf-8")


def add_vectors(file: Path) -> None:
    vectors = json.loads(file.read_text("utf-8"))
    english = {one["about"]: one for one in vectors["messages"] if one["language"] == "en"}
    vectors["messages"] += [
        {**english[about], "language": CODE, "says": says} for about, says in VECTORS.items()
    ]
    file.write_text(json.dumps(vectors), "utf-8")


@pytest.mark.slow
def test_a_language_is_spoken_everywhere(with_a_language: Path) -> None:
    """By the tests that every language must pass, and by the command."""
    copy = with_a_language
    sources = copy / "src"
    options = ("-q", "-n", "0", "-p", "no:cacheprovider", "--rootdir", str(copy), "-c", os.devnull)
    told = python(
        "-m", "pytest", *options, *KEPT_TRUE_BY, path=copy, PYTHONPATH=f"{sources}{os.pathsep}{copy}"
    )
    assert " passed" in told
    command = ("-m", "petteia", "rules", "attika", "17", "--lang", CODE)
    assert "lANDSCAPE LOWERS" in python(*command, path=copy, PYTHONPATH=str(sources))
    refused = (
        "from petteia.server import protocol as p; import msgspec; print(msgspec.json.schema(p.NoticeWish))"
    )
    assert CODE in python("-c", refused, path=copy, PYTHONPATH=str(sources))


@pytest.mark.slow
def test_a_language_touches_the_files_that_are_listed(with_a_language: Path) -> None:
    folders = ("src/petteia/locales", "docs/rules", "web/src", "tests/vectors")
    touched = set()
    for folder in folders:
        before, after = files_in(ROOT / folder), files_in(with_a_language / folder)
        touched |= {f"{folder}/{file}" for file in after if after[file] != before.get(file)}
    (patterns,) = lists_of("A language")
    assert touched == {file for pattern in patterns for file in spelled_out(pattern, language=CODE)}
