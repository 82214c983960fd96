"""The rules page and these chapters belong together: every rule is tested, and every rule tested is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from petteia.games.olympos import reasons
from petteia.games.olympos.game import GAME
from tests.rules.olympos_page import PAGE, head_below, rows_below, rule_ids

CHAPTERS = sorted(Path(__file__).parent.glob("test_olympos_*.py"))
TESTS = [
    name
    for chapter in CHAPTERS
    for name in re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
]
EXAMPLES = [f"X{number}" for number in range(1, 10)] + [f"D{number}" for number in range(1, 17)]


def ids_in(name: str) -> list[str]:
    return [f"O-{number}" for number in re.findall(r"_O(\d+)(?=_|$)", name)]


def test_the_page_has_each_rule_once() -> None:
    assert sorted(rule_ids(), key=lambda rule: int(rule[2:])) == [f"O-{number}" for number in range(1, 115)]
    assert "O-1 to O-114" in PAGE


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_has_a_test(rule: str) -> None:
    assert any(rule in ids_in(name) for name in TESTS)


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert {rule for name in TESTS for rule in ids_in(name)} <= set(rule_ids())


@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_has_one_test(example: str) -> None:
    assert len([name for name in TESTS if name.startswith(f"test_{example}_")]) == 1


def test_no_test_hides_another_of_the_same_name() -> None:
    for chapter in CHAPTERS:
        names = re.findall(r"^def (test_\w+)", chapter.read_text("utf-8"), re.MULTILINE)
        assert len(names) == len(set(names)), chapter.name


def test_refusals_cite_rules_of_the_page() -> None:
    source = Path(reasons.__file__).read_text("utf-8")
    assert set(re.findall(r'"(O-\d+)"', source)) <= set(rule_ids())


# --- the tables of the page ---


def test_the_page_has_the_map() -> None:
    facts = GAME.facts()
    names = {entry["id"]: entry["name"] for entry in (*facts["territory"], *facts["sea"])}
    for entry, row in zip(facts["territory"], rows_below("## The map"), strict=True):
        gives = entry["resource"] + (" and a star" if entry.get("star") else "")
        gives += " and Zeus" if entry.get("zeus") else ""
        land, sea = (", ".join(names[name] for name in entry[key]) or "–" for key in ("land", "sea"))
        assert [row[0], *row[2:]] == [entry["name"], gives, land, sea]
        assert (row[1] == "Atlantis") == entry.get("atlantis", False)
    for entry, row in zip(facts["sea"], rows_below("## The map", 1), strict=True):
        assert row == [entry["name"], ", ".join(names[name] for name in entry["sea"])]


def test_the_page_has_the_way_in_from_the_north() -> None:
    facts = GAME.facts()
    names = {entry["id"]: entry["name"] for entry in facts["territory"]}
    *first, last = [names[name] for name in facts["north"]["land"]]
    assert f"a new settler enters {', '.join(first)} or {last}." in PAGE.replace("\n", " ")


def test_the_page_has_the_zeus_spaces() -> None:
    track = GAME.facts()["track"]
    heading = "### O-11 The Olympos cards"
    assert head_below(heading)[1:] == [str(space) for space in track["zeus"]]
    assert rows_below(heading)[0][1:] == [str(cards) for cards in track["olympos_cards"]]


def test_the_page_says_what_is_reconstructed() -> None:
    keys = {message.key for message in GAME.reconstructed()}
    assert keys == {
        f"olympos-reconstructed-{part}"
        for part in ("map", "track", "rows", "costs", "bonuses", "faces", "wonders", "destiny")
    }
    (costs,) = [message for message in GAME.reconstructed() if message.key.endswith("costs")]
    assert costs.arguments == {"count": 21}
