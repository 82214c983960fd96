"""What docs/extending.md says one has to write is what there is, for every game, language and option."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from petteia.games import OURS, game_named
from petteia.languages import LANGUAGES
from tests.toy.checklists import lists_of, spelled_out
from tests.toy.registered import ROOT

KLEROS = Path(__file__).parent / "kleros"
# Who begins is asked before there is a state, by `core`.
OPTIONS = [
    (game, option.key) for game in OURS for option in game_named(game).options if option.key != "start_player"
]


def tracked() -> list[str]:
    return subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()


def test_the_files_of_a_game_are_those_of_kleros() -> None:
    wanted = {file for pattern in lists_of("A game")[0] for file in spelled_out(pattern)}
    there = {str(path.relative_to(KLEROS)) for path in KLEROS.rglob("*.*") if "__pycache__" not in path.parts}
    assert wanted == there


@pytest.mark.parametrize("game", OURS)
def test_a_game_of_the_house_has_all_that_is_listed(game: str) -> None:
    for pattern in lists_of("A game")[1]:
        for file in set(spelled_out(pattern, game=game)):
            assert (ROOT / file).is_file(), file
            if "<game>" not in pattern:
                assert game in (ROOT / file).read_text("utf-8").lower(), file


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs to know which files are ours")
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_files_of_a_language_are_those_listed(language: str) -> None:
    """All of them are there, and there is no other file of that language."""
    (patterns,) = lists_of("A language")
    wanted = {file for pattern in patterns for file in spelled_out(pattern, language=language)}
    assert [file for file in wanted if not (ROOT / file).is_file()] == []
    of_it = re.compile(rf"(?:^|/){language}(?:/|\.\w+$)")
    ours = [file for file in tracked() if of_it.search(file) and not file.startswith("tests/toy/")]
    assert set(ours) <= wanted


def test_languages_are_listed_once() -> None:
    """A list of them anywhere else would be forgotten when one is added."""
    places = [
        *(ROOT / "src/petteia").rglob("*.py"),
        *(ROOT / "web/src").rglob("*.ts"),
        *(ROOT / "web/src").rglob("*.svelte"),
    ]
    quoted = [[f'"{code}"' for code in LANGUAGES[1:]], [f"{code}:" for code in LANGUAGES[1:]]]
    texts = {path: path.read_text("utf-8") for path in places if path.name != "languages.json"}
    assert [
        path for path, text in texts.items() if any(all(word in text for word in words) for words in quoted)
    ] == []


@pytest.mark.parametrize(("game", "key"), OPTIONS)
def test_an_option_is_in_all_files_that_are_listed(game: str, key: str) -> None:
    for pattern in lists_of("An option")[0]:
        for file in set(spelled_out(pattern, game=game)):
            assert key in (ROOT / file).read_text("utf-8"), file


def test_the_files_of_a_request_are_there() -> None:
    (patterns,) = lists_of("A request")
    assert [file for file in patterns if not (ROOT / file).is_file()] == []
