"""The rules page and these chapters belong together: every rule is tested, and every rule tested is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.rules.attika_page import rule_ids

CHAPTERS = sorted(Path(__file__).parent.glob("test_attika_*.py"))
TESTS = [
    name
    for chapter in CHAPTERS
    for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
]
EXAMPLES = 43


def ids_in(name: str) -> list[str]:
    return [f"A-{number}" for number in re.findall(r"_A(\d+)(?=_|$)", name)]


def test_the_page_has_its_forty_rules_in_order() -> None:
    assert rule_ids() == [f"A-{number}" for number in range(1, 41)]


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_has_a_test(rule: str) -> None:
    assert any(rule in ids_in(name) for name in TESTS)


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert {rule for name in TESTS for rule in ids_in(name)} <= set(rule_ids())


def test_every_example_has_one_test() -> None:
    numbers = [int(number) for name in TESTS for number in re.findall(r"^test_example_(\d\d)_A\d+_", name)]
    assert sorted(numbers) == list(range(1, EXAMPLES + 1))


def test_no_test_hides_another_of_the_same_name() -> None:
    for chapter in CHAPTERS:
        names = re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), chapter.name


def test_every_example_is_told_in_a_sentence() -> None:
    for chapter in CHAPTERS:
        for opening in re.findall(
            r"^def test_example_\d\d.*\n(.*)", chapter.read_text("utf-8"), re.MULTILINE
        ):
            assert opening.strip().startswith('"""'), opening
