"""Moves of Attika as data: what people and programs say of an action in place of its number."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import Impossible
from petteia.core.move import Move, Resign, plain_move, read_move
from petteia.games.attika.game import GAME
from petteia.games.attika.moves import VERBS, AmphoraDraw, Build, Draw, LayTile, Pay, Stop, TurnTile
from tests.rules.attika_table import play, table

AS_DATA: dict[str, tuple[Move, dict[str, Any]]] = {
    "draw main": (Draw(0), {"verb": "draw", "pile": 0}),
    "amphora draw 2": (AmphoraDraw(2), {"verb": "amphora_draw", "pile": 2}),
    "cards": (Stop(), {"verb": "stop"}),
    "grain field @ 2,-1": (
        Build("grain_field", "2,-1"),
        {"verb": "build", "building": "grain_field", "at": "2,-1"},
    ),
    "pay hill, 2 forest": (Pay("FFH"), {"verb": "pay", "cards": "FFH"}),
    "tile @ 5,-2": (LayTile("5,-2"), {"verb": "lay", "at": "5,-2"}),
    "turn 3": (TurnTile(3), {"verb": "turn", "turned": 3}),
    "resign 2": (Resign(1), {"verb": "resign", "seat": 1}),
}


@pytest.mark.parametrize("text", AS_DATA)
def test_notation_data_and_number_are_the_same_move(text: str) -> None:
    move, data = AS_DATA[text]
    assert GAME.read_moves(table(), text) == [move]
    assert plain_move(move) == data
    assert read_move(VERBS, data) == move
    assert GAME.move(table(), GAME.action(table(), move)) == move


NOT_MOVES: list[Any] = [
    None,
    "draw main",
    {},
    {"verb": "fly"},
    {"verb": ["draw"]},
    {"verb": "draw"},
    {"verb": "draw", "pile": "main"},
    {"verb": "draw", "pile": True},
    {"verb": "draw", "pile": 0, "quickly": 1},
    {"verb": "build", "building": "x" * 61, "at": "0,0"},
    {"verb": "draw", "pile": 10**9},
]


@pytest.mark.parametrize("data", NOT_MOVES, ids=str)
def test_what_is_no_move_is_refused_in_words(data: Any) -> None:
    with pytest.raises(Impossible, match="move"):
        read_move(VERBS, data)


NAMING_NOTHING = [
    Build("castle", "0,0"),
    Build("tower", "here"),
    Build("tower", "99,0"),
    LayTile("0"),
    Draw(4),
    AmphoraDraw(-1),
    TurnTile(6),
    Pay("FFX"),
    Pay("F" * 16),
    Resign(-1),
]


@pytest.mark.parametrize("move", NAMING_NOTHING, ids=str)
def test_a_move_that_names_what_there_is_not_has_no_number(move: Move) -> None:
    with pytest.raises(Impossible):
        GAME.action(table(), move)


def test_a_move_that_is_not_legal_can_be_asked_about() -> None:
    state = play(table(hand="HFF", stored=["oracle"]), "oracle @ 0,0")
    refused = GAME.why_not(state, Draw(0))
    assert refused is not None
    assert refused.rule == "A-18"


def test_A18_what_a_building_costs_is_told_as_data_with_every_way_to_pay() -> None:
    state = table(hand="HFF", stored=["oracle"])
    build = Build("oracle", "0,0")
    told = GAME.outlook(state, build)
    assert told["ways"] == ["H", "FF"]
    assert (told["free"], told["need"], told["any"], told["fee"]) == (False, "H", 0, 0)
    after = play(state, "oracle @ 0,0")
    offered = [GAME.move(after, action) for action in after.legal()]
    assert {way.cards for way in offered if isinstance(way, Pay)} == set(told["ways"])
