"""The rules page and these chapters belong together: every rule is tested, and every rule tested is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.pages import DOCS
from tests.rules.polis_page import rule_ids

CHAPTERS = sorted(Path(__file__).parent.glob("test_polis_*.py"))
TESTS = [
    name
    for chapter in CHAPTERS
    for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
]
RULES = 72
EXAMPLES = 18
RULINGS = (DOCS / "rulings.md").read_text("utf-8")


def ids_in(name: str) -> list[str]:
    return [f"P-{number}" for number in re.findall(r"_P(\d+)(?=_|$)", name)]


def test_the_page_has_its_seventy_two_rules() -> None:
    assert sorted(rule_ids(), key=lambda rule: int(rule[2:])) == [
        f"P-{number}" for number in range(1, RULES + 1)
    ]


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_has_a_test(rule: str) -> None:
    assert any(rule in ids_in(name) for name in TESTS)


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert {rule for name in TESTS for rule in ids_in(name)} <= set(rule_ids())


def test_every_worked_example_has_a_test() -> None:
    numbers = {int(number) for name in TESTS for number in re.findall(r"^test_T(\d+)_P\d+_", name)}
    assert numbers == set(range(1, EXAMPLES + 1))


def test_no_test_hides_another_of_the_same_name() -> None:
    for chapter in CHAPTERS:
        names = re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), chapter.name


def test_every_ruling_is_numbered_and_cites_rules_that_exist() -> None:
    rulings = RULINGS[RULINGS.index("\n## Polis\n") :]
    numbers = [int(number) for number in re.findall(r"^### RP-(\d+) ", rulings, re.MULTILINE)]
    assert numbers == list(range(1, 48))
    for section in rulings.split("\n### ")[1:]:
        cited = re.findall(r"^Rules: (.*)", section, re.MULTILINE)
        assert cited, section[:40]
        assert set(re.findall(r"P-\d+", cited[0])) <= set(rule_ids())
