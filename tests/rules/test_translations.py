"""The rules of every game say the same in every language, and call things as they are called at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import petteia
from petteia.core.message import Message
from petteia.locales import catalogue
from tests.rules.pages import DOCS, LINK, RULES, anchors, rules, tables, without_targets

PAGES = sorted(RULES.glob("**/*.md"))
LOCALES = Path(petteia.__file__).parent / "locales"
THING = re.compile(r"^(\w+-(?:building|territory|sea|discovery|wonder|god|card)-\w+) = ", re.MULTILINE)
FIGURE = re.compile(r"^ *#? *[A-H#](?: +[A-H#])+$", re.MULTILINE)


def called(page: Path) -> str:
    return page.relative_to(DOCS).with_suffix("").as_posix()


every_translation = pytest.mark.parametrize(
    "page", [page for page in PAGES if page.parent != RULES], ids=called
)


def read(page: Path) -> str:
    return page.read_text("utf-8")


def in_english(page: Path) -> str:
    return read(RULES / page.name)


@pytest.mark.parametrize("page", [*PAGES, DOCS / "rulings.md"], ids=called)
def test_every_link_leads_somewhere(page: Path) -> None:
    for _, file, anchor in LINK.findall(read(page)):
        target = read(page.parent / file if file else page)
        assert not anchor or anchor in anchors(target), f"{file}#{anchor}"


@every_translation
def test_a_translation_has_every_rule_in_the_same_order(page: Path) -> None:
    assert list(rules(read(page))) == list(rules(in_english(page)))


@every_translation
def test_a_translated_rule_names_the_same_rulings_options_and_numbers(page: Path) -> None:
    english = rules(in_english(page))
    for rule, text in rules(read(page)).items():
        assert rulings_and_options(text) == rulings_and_options(english[rule]), rule
        assert numbers(text) == numbers(english[rule]), rule


def rulings_and_options(text: str) -> list[tuple[str, str]]:
    return [(words, anchor) for words, file, anchor in LINK.findall(text) if file.endswith("rulings.md")]


def numbers(text: str) -> list[str]:
    """In no order, since languages put words in an order of their own."""
    return sorted(re.findall(r"\d+", without_targets(text)))


@every_translation
def test_a_translated_table_has_the_same_cells(page: Path) -> None:
    for cell, english in cells_beside_english(page):
        assert numbers(cell) == numbers(english), english
        assert has_words(english) or cell == english


def cells_beside_english(page: Path) -> Iterator[tuple[str, str]]:
    for translated, english in zip(tables(read(page)), tables(in_english(page)), strict=True):
        for row, english_row in zip(translated, english, strict=True):
            yield from zip(row, english_row, strict=True)


def has_words(cell: str) -> bool:
    """Not only numbers, or letters that stand for landscapes."""
    return re.search(r"\w[^\W\d_]", cell) is not None


@every_translation
def test_a_translation_has_the_same_figures(page: Path) -> None:
    assert FIGURE.findall(read(page)) == FIGURE.findall(in_english(page))


@every_translation
def test_a_translation_calls_things_by_their_names_at_the_table(page: Path) -> None:
    names = names_at_the_table(page.stem, page.parent.name)
    seen: set[str] = set()
    for cell, english in cells_beside_english(page):
        named = names.keys() & things(english)
        assert {names[thing] for thing in named} <= things(cell), english
        seen |= named
    assert seen == names.keys()


def things(cell: str) -> set[str]:
    """What a cell lists, without the words in brackets by which a building is told from the temples."""
    return {re.sub(r" \(\D+\)$", "", thing) for thing in cell.lower().split(", ")}


def names_at_the_table(game: str, language: str) -> dict[str, str]:
    """By those in English; in small letters, since a page has capitals of its own."""
    keys = THING.findall((LOCALES / "en" / f"{game}.ftl").read_text("utf-8"))
    english, translated = (
        [catalogue(one).say(Message(key), []).lower() for key in keys] for one in ("en", language)
    )
    return dict(zip(english, translated, strict=True))
