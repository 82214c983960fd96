"""`moves` and `why`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from petteia.core.move import read_move
from petteia.languages import LANGUAGES
from tests.cli.conftest import ATTIKA, Call, complains, played, write


def test_moves_lists_every_legal_move_in_notation_words_and_price(petteia: Call, middle: Path) -> None:
    state = ATTIKA.load(json.loads(middle.read_text()))
    out = petteia("moves", middle).out
    listed = {line.strip().split("  ")[0] for line in out.splitlines()}
    assert {ATTIKA.write_action(state, action) for action in state.legal()} <= listed


def test_moves_puts_the_cheapest_place_of_a_building_first(petteia: Call, start: Path) -> None:
    out = petteia("moves", start).out
    block = next(block for block in out.split("\n\n") if "nothing to pay" in block and "card" in block)
    lines = [line for line in block.splitlines() if " @ " in line]
    free = [("nothing to pay" in line or "free" in line) for line in lines]
    assert free == sorted(free, reverse=True)


def test_moves_as_data(petteia: Call, middle: Path) -> None:
    state = ATTIKA.load(json.loads(middle.read_text()))
    moves = json.loads(petteia("moves", middle, "--json").out)
    assert [move["action"] for move in moves] == state.legal()
    assert [move["notation"] for move in moves] == [ATTIKA.write_action(state, a) for a in state.legal()]
    for move in moves:
        assert move["words"].endswith(".")
        assert read_move(ATTIKA.verbs, move["move"]) == ATTIKA.move(state, move["action"])
        assert move["reason"] is None
        for item in move["price"] + move["brings"]:
            assert {"text", "key", "arguments"} == set(item)


def test_why_as_data_tells_of_legal_moves_and_of_the_first_that_is_not(petteia: Call, start: Path) -> None:
    legal, refused = json.loads(petteia("why", start, "draw main", "draw 1", "--json").out)
    assert (legal["move"], legal["reason"]) == ({"verb": "draw", "pile": 0}, None)
    assert refused["move"] == {"verb": "draw", "pile": 1}
    assert refused["reason"]["rule"] == "A-10"
    assert refused["reason"]["text"]


def test_moves_of_a_finished_game_are_none(petteia: Call, tmp_path: Path) -> None:
    file = write(tmp_path / "p.json", ATTIKA.position(played(2, "over", 10_000)))
    answer = petteia("moves", file)
    assert answer.code == 0
    assert "wins" in answer.out
    assert json.loads(petteia("moves", file, "--json").out) == []


def test_moves_of_a_view_only_for_the_actor(petteia: Call, tmp_path: Path) -> None:
    state = played(3, "view", 60)
    actor = int(state.actor)
    own = write(tmp_path / "own.json", ATTIKA.view(state, actor))
    whole = write(tmp_path / "whole.json", ATTIKA.position(state))
    assert petteia("moves", own).out == petteia("moves", whole).out
    other = write(tmp_path / "other.json", ATTIKA.view(state, (actor + 1) % 3))
    assert complains(petteia("moves", other), "another one is to move")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_moves_in_other_languages_keep_the_notation(petteia: Call, start: Path, language: str) -> None:
    english = json.loads(petteia("moves", start, "--json", "--lang", "en").out)
    foreign = petteia("moves", start, "--json", "--lang", language)
    others = json.loads(foreign.out)
    assert [move["notation"] for move in english] == [move["notation"] for move in others]
    assert [move["words"] for move in english] != [move["words"] for move in others]


def test_language_of_the_environment(petteia: Call, start: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = petteia("moves", start, "--lang", "it")
    if asked.code == 2:
        pytest.skip("not installed")
    monkeypatch.setenv("PETTEIA_LANG", "it")
    assert petteia("moves", start).out == asked.out


def test_unknown_language(petteia: Call, start: Path) -> None:
    assert complains(petteia("moves", start, "--lang", "xx"), "invalid choice")


# --- why ------------------------------------------------------------------------------------------------


def test_why_tells_what_a_legal_move_costs(petteia: Call, start: Path) -> None:
    moves = json.loads(petteia("moves", start, "--json").out)
    dear = max(moves, key=lambda move: len(move["price"]))
    answer = petteia("why", start, dear["notation"])
    assert answer.code == 0
    assert answer.out.startswith(f"Legal: {dear['words']}")
    for item in dear["price"]:
        assert f"  {item['text']}" in answer.out


def test_why_tells_the_rule_and_its_heading(petteia: Call, start: Path) -> None:
    answer = petteia("why", start, "end")
    assert answer.code == petteia("apply", start, "end").code == 2
    assert answer.out.startswith("Not legal: ")
    assert "Rule A-12 Unused actions become cards" in answer.out


def test_why_follows_several_moves_until_one_is_not_legal(petteia: Call, start: Path) -> None:
    out = petteia("why", start, "draw main", "store", "end", "cards").out
    assert out.count("Legal: ") == 2
    assert out.count("Not legal: ") == 1


def test_why_of_what_is_no_move(petteia: Call, start: Path) -> None:
    assert complains(petteia("why", start, "dance"), "not a move")
