"""Chapter 15: moves as text and back."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games.polis.game import GAME
from petteia.games.polis.options import OPTIONS
from petteia.games.polis.rules import Polis
from tests.rules.polis_table import (
    SARA,
    awaited,
    city,
    covered,
    history,
    legal_moves,
    new_game,
    play,
    table,
    used,
)


def readings(state: Polis, text: str) -> list[str]:
    return [GAME.write_action(state, action) for action in GAME.read_actions(state, text)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_legal_action_of_a_game_reads_back_as_itself(players: int) -> None:
    options = {option.key: option.values[-1] for option in OPTIONS if option.key != "start_player"}
    state = new_game(players, "notation", **options)
    dice = dice_of("notation")
    while state.actor != NOBODY:
        legal = state.legal()
        for action in legal[:60]:
            assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]
        state.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("  Develop   POTTER ", "develop potter"),
        ("develop temple_apollo", "develop temple apollo"),
        ("done", "done"),
        ("trade 2", "trade with 2"),
        ("bid 12", "bid 12"),
        ("buy red with tokens", "buy red with tokens"),
        ("resign 3", "resign 3"),
        ("board Sparti B", "board sparti b"),
    ],
)
def test_case_spaces_and_underscores_do_not_matter(text: str, written: str) -> None:
    assert readings(table("develop", hand=["potter"]), text) == [written]


def test_several_equal_cards_are_counted_along_the_row() -> None:
    state = table("protect", city=["potter", "theatre", covered("potter", "culture"), "potter"])
    assert legal_moves(state) == [
        "protect potter on culture",
        "protect theatre on culture",
        "protect potter 3 on culture",
        "done",
    ]
    play(state, "protect potter 3")
    assert city(state)[3] == covered("potter", "culture")


def test_a_symbol_is_numbered_where_its_name_means_another() -> None:
    """A Harbour shows two Vases, of which the second has the ring."""
    state = table("protect", city=["harbour"])
    assert legal_moves(state) == ["protect harbour on vase", "done"]
    assert readings(state, "protect harbour on vase 2") == ["protect harbour on vase"]
    assert readings(state, "protect harbour on vase 1") == ["protect harbour on vase 1"]


def test_the_assassin_meant_is_the_first_that_can_strike() -> None:
    state = table("profit", city=[used("assassin"), "assassin", "homer"], tokens=3)
    assert "kill homer of 1" in legal_moves(state)
    state = table("profit", city=["assassin", "assassin", "homer"], tokens=3)
    assert [move for move in legal_moves(state) if "homer" in move] == [
        "kill homer of 1",
        "kill homer of 1 with assassin 2",
    ]


def test_a_war_in_one_breath() -> None:
    state = table("war", city=["hoplite", "leader"], tommaso={"city": ["potter", "theatre"]})
    play(state, "attack 2 destroying theatre sacrificing leader")
    assert (history(state), history(state, 1)) == (["leader"], ["theatre"])
    assert state.actor == 1


def test_a_war_in_one_breath_where_nothing_can_be_destroyed() -> None:
    state = table("war", city=["hoplite"])
    play(state, "attack 2 sacrificing hoplite")
    assert history(state) == ["hoplite"]


def test_a_war_that_is_refused_is_refused_whole() -> None:
    state = table("war", city=["hoplite"], tommaso={"city": ["phalanx"]})
    assert readings(state, "attack 2 destroying phalanx sacrificing hoplite") == ["attack 2"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("dance", "is not a move"),
        ("draw", "is not a move"),
        ("draw pink", "There is no 'pink'. There are: red, green, blue, yellow."),
        (
            "develop castle",
            "There is no 'castle'. There are: hoplite, phalanx, trireme, leader, mercenary, assassin",
        ),
        (
            "board sparti c",
            "There is no 'sparti c'. Did you mean: sparti b, sparti a?",
        ),
        ("bid much", "'much' is not a number from 0 to 4,095."),
        ("bid 99999999999", "'99999999999' is not a number from 0 to 4,095."),
        ("trade with 9", "'9' is not a number from 1 to 7."),
        ("use homer", "Say how the card is to be used, as in `use homer with potter`."),
        ("use homer on 2", "Say how the card is to be used, as in `use homer with potter`."),
        ("use plato with potter", "Say how the card is to be used, as in `use plato on 2`."),
        ("use euclid", "buying 2"),
        ("use euclid buying 0", "from 1 to 31"),
        ("use theatre", "no 'theatre' in the city of player 1"),
        ("use homer 2 with potter", "no 'homer 2' in the city"),
        ("protect homer on vase", "There is no 'vase'. There are: culture."),
        ("kill homer", "whose card"),
        ("kill homer of 1", "no Assassin in this city"),
        ("destroy homer", "no city that this could be about"),
    ],
)
def test_what_is_no_move_is_told_in_words(text: str, complaint: str) -> None:
    state = table("profit", city=["homer", "plato", "euclid"], hand=["potter"])
    with pytest.raises(Impossible, match=complaint):
        GAME.read_actions(state, text)


def test_notation_and_moves_agree_through_a_turn() -> None:
    """A whole turn in notation, as a person would write it down."""
    state = table(
        "draw", hand=["potter"], coins=30, city=["hoplite"], decks={"red": ["leader", "troy", "end"]}
    )
    play(state, "draw red", "draw blue", "done", "auction leader", "bid 2", "pass", "keep", "done")
    play(state, "develop potter")
    assert city(state, SARA) == ["hoplite", "leader", "potter"]
    assert awaited(state) in ("develop", "protect")
