"""Chapter 19: moves as data, what people and programs say of an action in place of its number."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible
from petteia.core.move import Move, Resign, plain_move, read_move
from petteia.games.olympos.game import GAME
from petteia.games.olympos.moves import (
    VERBS,
    Barbarians,
    Bonus,
    BuildWonder,
    Condemn,
    Discover,
    Done,
    Go,
    Keep,
    Lose,
    NewSettler,
    Pass,
    Pay,
    Play,
    Settler,
    Spend,
    Take,
    Tile,
    Wait,
)
from tests.rules.olympos_table import new_game, table
from tests.rules.test_olympos_resignation import MOMENTS

AS_DATA: dict[str, tuple[Move, dict[str, Any]]] = {
    "condemn @ attica": (Condemn("attica"), {"verb": "condemn", "territory": "attica"}),
    "barbarians @ naxos": (Barbarians("naxos"), {"verb": "barbarians", "territory": "naxos"}),
    "new settler from north": (NewSettler("north"), {"verb": "new_settler", "start": "north"}),
    "new settler from attica": (NewSettler("attica"), {"verb": "new_settler", "start": "attica"}),
    "settler 2 from attica": (Settler("attica", 1), {"verb": "settler", "territory": "attica", "depth": 1}),
    "go @ crete": (Go("crete"), {"verb": "go", "territory": "crete"}),
    "discover cavalry": (Discover("cavalry"), {"verb": "discover", "discovery": "cavalry"}),
    "build lion gate": (BuildWonder("lion_gate"), {"verb": "build", "wonder": "lion_gate"}),
    "pay grain, 2 wood": (
        Pay({"grain": 1, "wood": 2}),
        {"verb": "pay", "cubes": {"grain": 1, "wood": 2}},
    ),
    "pay nothing": (Pay({}), {"verb": "pay", "cubes": {}}),
    "tile gold": (Tile("gold"), {"verb": "tile", "resource": "gold"}),
    "bonus 2": (Bonus(1), {"verb": "bonus", "slot": 1}),
    "spend 1 card": (Spend(1), {"verb": "spend", "cards": 1}),
    "take wood": (Take("wood"), {"verb": "take", "resource": "wood"}),
    "play points per wood": (Play("points_per_wood"), {"verb": "play", "card": "points_per_wood"}),
    "keep star": (Keep("star"), {"verb": "keep", "card": "star"}),
    "lose @ attica": (Lose("attica", 0), {"verb": "lose", "territory": "attica", "depth": 0}),
    "done": (Done(), {"verb": "done"}),
    "pass": (Pass(), {"verb": "pass"}),
    "wait": (Wait(), {"verb": "wait"}),
    "resign 2": (Resign(1), {"verb": "resign", "seat": 1}),
}


@pytest.mark.parametrize("text", AS_DATA)
def test_notation_data_and_number_are_the_same_move(text: str) -> None:
    move, data = AS_DATA[text]
    assert GAME.read_moves(table(), text) == [move]
    assert GAME.write_move(table(), move) == text
    assert plain_move(move) == data
    assert read_move(VERBS, data) == move
    assert GAME.move(table(), GAME.action(table(), move)) == move


def test_no_verb_is_left_out_above() -> None:
    assert {move.verb for move, _ in AS_DATA.values()} == set(VERBS)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_of_a_random_game_is_the_same_as_number_and_as_data(players: int) -> None:
    state, dice = new_game(players, "moves"), dice_of("moves")
    while state.actor != NOBODY:
        actions = state.legal()
        for action in actions:
            move = GAME.move(state, action)
            assert GAME.action(state, move) == action
            assert read_move(VERBS, json.loads(json.dumps(plain_move(move)))) == move
        state.apply(actions[dice.below(len(actions))])


# --- what names nothing ---


def test_a_number_means_something_or_nothing_but_never_two_things() -> None:
    state = table()
    for action in range(10_000):
        try:
            move = GAME.move(state, action)
        except Impossible:
            continue
        assert GAME.action(state, move) == action
    for nonsense in (3, 2**40):
        with pytest.raises(Impossible, match=f"{nonsense} is no action of Olympos"):
            GAME.move(state, nonsense)


NAMING_NOTHING = [
    Condemn("sparta"),
    Barbarians("sparta"),
    NewSettler("south"),
    Settler("sparta", 0),
    Settler("attica", 20),
    Settler("attica", -1),
    Go("north"),
    Discover("fire"),
    BuildWonder("lion gate"),
    Pay({"gold": 16}),
    Pay({"gold": -1}),
    Bonus(8),
    Bonus(-1),
    Spend(40),
    Spend(-1),
    Play("ace"),
    Keep("ace"),
    Keep(None),
    Lose("sparta", 0),
    Lose("attica", 20),
    Resign(-1),
]


@pytest.mark.parametrize("move", NAMING_NOTHING, ids=str)
def test_a_move_that_names_what_there_is_not_has_no_number(move: Move) -> None:
    with pytest.raises(Impossible, match=r"[.?]$"):
        GAME.action(table(), move)


@pytest.mark.parametrize(
    "data",
    [
        {"verb": "pay", "cubes": {"silver": 1}},
        {"verb": "pay", "cubes": ["gold"]},
        {"verb": "tile", "resource": "silver"},
        {"verb": "take", "resource": ["gold"]},
    ],
    ids=str,
)
def test_there_are_four_resources(data: object) -> None:
    with pytest.raises(Impossible, match="each of its own kind"):
        read_move(VERBS, data)


@pytest.mark.parametrize("text", AS_DATA)
def test_any_move_can_be_asked_about_at_any_time(text: str) -> None:
    move, _ = AS_DATA[text]
    for begin in MOMENTS.values():
        state = begin(2)
        is_legal = GAME.action(state, move) in state.legal() or isinstance(move, Resign)
        assert (GAME.why_not(state, move) is None) == is_legal
        GAME.describe(state, move)
        GAME.price(state, move)
        GAME.outlook(state, move)


# --- what others may not know ---


def test_O113_which_card_is_kept_is_known_to_one_player_alone() -> None:
    state = MOMENTS["keep"](2)
    actor = int(state.actor)
    for action in state.legal():
        kept = GAME.move(state, action)
        assert GAME.move_for(state, kept, actor) == kept
        for other in (1 - actor, NOBODY):
            assert GAME.move_for(state, kept, other) == Keep(None)
    assert GAME.write_move(state, Keep(None)) == "keep a card"
    assert read_move(VERBS, plain_move(Keep(None))) == Keep(None)
