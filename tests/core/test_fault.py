"""Faults: an English sentence for scripts, and a message that says the same in every language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.contract import Impossible
from petteia.core.fault import Fault, told
from petteia.core.match import MOST_MOVES, Match, replay
from petteia.games import game_named
from petteia.languages import LANGUAGES
from petteia.locales import catalogue
from petteia.server.workers import read_record

GAME = game_named("attika")


def record(**changes: Any) -> dict[str, Any]:
    match = Match(GAME, 2, "a fault")
    match.play_text("draw main")
    return {**json.loads(json.dumps(match.record())), **changes}


def one_turn(move: str, number: int = 1) -> list[dict[str, Any]]:
    return [{"turn": number, "moves": [move], "check": "0" * 12}]


FAULTS: dict[str, Callable[[], object]] = {
    "players": lambda: GAME.new(9, "1"),
    "starter": lambda: GAME.new(2, "1", {"start_player": "3"}),
    "seed": lambda: GAME.new(2, "\ud800"),
    "option": lambda: GAME.new(2, "1", {"wind": "north"}),
    "option-value": lambda: GAME.new(2, "1", {"reshuffle": "never"}),
    "record-game": lambda: read_record({"game": "go"}),
    "record-format": lambda: replay(GAME, record(format=7)),
    "record-rules": lambda: replay(GAME, record(rules_version=0)),
    "record-shape": lambda: replay(GAME, record(turns=[{"moves": "draw main"}])),
    "record-components": lambda: replay(GAME, record(components="0" * 64)),
    "record-length": lambda: replay(GAME, record(turns=[{"moves": ["store"] * (MOST_MOVES + 1)}])),
    "record-move": lambda: replay(GAME, record(turns=one_turn("dance"))),
    "record-illegal": lambda: replay(GAME, record(turns=one_turn("store"))),
    "record-check": lambda: replay(GAME, record(turns=one_turn("draw main"))),
    "record-result": lambda: replay(GAME, record(result={})),
}


@pytest.mark.parametrize("name", FAULTS)
def test_the_english_sentence_is_that_of_the_catalogue(name: str) -> None:
    with pytest.raises(Fault) as caught:
        FAULTS[name]()
    fault = caught.value
    assert fault.message.key == f"core-fault-{name}"
    assert str(fault) == catalogue("en").say(fault.message, [])
    sentences = {catalogue(language).say(fault.message, []) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)


def test_what_a_record_has_for_a_move_is_quoted_in_brief() -> None:
    with pytest.raises(Fault) as caught:
        replay(GAME, record(turns=one_turn("9" * 400)))
    assert len(str(caught.value)) < 100


def test_what_has_no_message_is_told_in_english() -> None:
    assert told(Impossible("No.")) == "No."
