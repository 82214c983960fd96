"""`rules`."""

from __future__ import annotations

import re

import pytest

from petteia.cli import rulebook
from petteia.games import REGISTER
from petteia.languages import LANGUAGES
from tests.cli.conftest import Call, complains

TRANSLATION = rulebook.translation


def test_the_page_is_set_for_reading_also_in_a_pipe(petteia: Call) -> None:
    answer = petteia("rules", "attika")
    assert answer.code == 0
    assert answer.out.splitlines()[0].strip() == "The rules of Attika"
    assert not re.search(r"^#|\]\(|\*\*|\x1b| $", answer.out, re.MULTILINE)
    assert max(map(len, answer.out.splitlines())) <= rulebook.WIDEST


@pytest.mark.parametrize("name", ["A-17", "a-17", "a17", "17"])
def test_one_rule(petteia: Call, name: str) -> None:
    out = petteia("rules", "attika", name).out
    assert out.startswith("A-17 Landscape lowers the cost\n")
    assert "A-18" not in out


def test_the_last_rule_ends_at_the_next_heading(petteia: Call) -> None:
    last = list(rulebook.headings("attika"))[-1]
    assert "What is known" not in petteia("rules", "attika", last).out


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("it", "Il paesaggio abbassa il costo"),
        ("fr", "Le paysage baisse le coût"),
        ("hu", "A táj csökkenti az árat"),
    ],
)
def test_rules_in_the_readers_language(
    petteia: Call, monkeypatch: pytest.MonkeyPatch, language: str, title: str
) -> None:
    assert petteia("rules", "attika", "17", "--lang", language).out.startswith(f"A-17 {title}\n")
    monkeypatch.setenv("LANG", f"{language}.UTF-8")
    answer = petteia("rules", "attika", "17")
    assert answer.out.startswith(f"A-17 {title}\n")
    assert answer.err == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTER)
def test_every_game_explains_itself_in_every_language(petteia: Call, game: str, language: str) -> None:
    answer = petteia("rules", game, "--lang", language)
    first = (rulebook.translation(game, language) or "").splitlines()[0]
    assert answer.out.splitlines()[0].strip() == first.removeprefix("# ")
    assert answer.err == ""


def test_rules_that_nobody_has_translated_say_so(petteia: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "translation", english_only)
    answer = petteia("rules", "attika", "17", "--lang", "hu")
    assert answer.out.startswith("A-17 Landscape lowers the cost\n")
    assert answer.err == "A szabályok angolul vannak leírva.\n"


def english_only(game: str, language: str) -> str | None:
    return TRANSLATION(game, language) if language == "en" else None


@pytest.mark.parametrize("name", ["RO-40", "ro40"])
def test_a_ruling_by_its_number(petteia: Call, name: str) -> None:
    assert petteia("rules", "olympos", name).out.startswith("RO-40 Who has the most territory tokens?\n")
    answer = petteia("rules", "olympos", name, "--lang", "it")
    assert answer.err == "Le interpretazioni sono scritte in inglese.\n"


def test_what_speaks_of_a_word(petteia: Call) -> None:
    out = petteia("rules", "polis", "assassin").out
    assert out.startswith("P-58 Assassin\n")
    assert "RP-18 Does a coin stop the Assassin?" in out
    also = out.partition("Also spoken of in:")[2]
    assert "RP-40 What counts as history?" in also


def test_words_are_found_in_the_readers_language_without_accents_and_capitals(petteia: Call) -> None:
    out = petteia("rules", "attika", "TAJ", "csokkenti", "--lang", "hu").out
    assert out.startswith("A-17 A táj csökkenti az árat\n")


@pytest.mark.parametrize("name", ["A-99", "B-17", "xyzzy", "", "170000000"])
def test_unknown_rules(petteia: Call, name: str) -> None:
    answer = petteia("rules", "attika", name or " ")
    assert complains(answer, "There is no rule", "A-1 to A-40")


def test_every_rule_that_refuses_a_move_has_a_heading() -> None:
    for rule in ("A-5", "A-9", "A-16", "A-18", "A-32", "A-38"):
        assert rulebook.heading("attika", rule) != rule
