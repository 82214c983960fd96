"""Components files of others: in TOML or JSON, of a size that fits a box, and few of them in memory."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from petteia.core.components import MOST_BOXES, BadComponents, as_json
from petteia.games import REGISTER, game_named
from petteia.games.attika.box import load_box

SOURCES = Path(__file__).parent.parent.parent / "src" / "petteia" / "games"
OURS = {game: (SOURCES / game / "components.toml").read_text(encoding="utf-8") for game in REGISTER}


@pytest.mark.parametrize("name", REGISTER)
def test_in_json_it_is_the_same_box(name: str) -> None:
    game, facts = game_named(name), as_json(OURS[name])
    assert json.loads(facts) == tomllib.loads(OURS[name])
    assert game.facts(facts) == game.facts(OURS[name]) == game.facts()
    players = game.players[0]
    assert game.settings(game.new(players, "box", components=facts)) == game.settings(
        game.new(players, "box")
    )
    assert as_json(facts) == facts


@pytest.mark.parametrize("text", ["{", "{]", '{"schema": 1} x', '{"a": ' * 5_000, '{"schema": NaN}', "a = {"])
def test_what_is_neither_toml_nor_json_is_told(text: str) -> None:
    with pytest.raises(BadComponents) as caught:
        as_json(text)
    assert len(caught.value.messages) == 1


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("schema = 1\nW = ?\n", "from line 2, column 5 on"),
        ('{"schema": 1,\n "a" 2}', "from line 2, column 6 on"),
        ("a = {", "to its end"),
    ],
)
def test_where_a_file_cannot_be_read_is_told(text: str, where: str) -> None:
    with pytest.raises(BadComponents, match=where):
        as_json(text)


def test_half_a_letter_is_none() -> None:
    with pytest.raises(BadComponents):
        as_json('{"name": "\\ud800"}')


def test_files_of_others_do_not_stay_for_ever() -> None:
    def theirs(number: int) -> str:
        return f"# {number}\n{OURS['attika']}"

    ours, first, last = load_box(), load_box(theirs(0)), None
    for number in range(1, MOST_BOXES + 1):
        last = load_box(theirs(number))
        assert load_box() is ours, "what is in use stays"
    assert load_box(theirs(MOST_BOXES)) is last
    assert load_box(theirs(0)) is not first


def test_a_file_with_very_many_faults_tells_the_first() -> None:
    faults = json.dumps({"schema": 1, "building": [{}] * 3_000})
    with pytest.raises(BadComponents, match="problems more") as caught:
        load_box(faults)
    assert len(str(caught.value)) < 10_000
