"""Chapter 14: moves as text. They read back as written, forgive the small things, and explain the rest."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import built, hand_of, legal_moves, new_game, play, table
from tests.rules.test_attika_resignation import MOMENTS


def choosing_cards() -> Attika:
    """For a silver mine on this ground, one mountain is owed."""
    return play(table(hand="MHHFFW", stored=["silver_mine"], tiles=["16 @ 0,0"]), "silver_mine @ 0,0")


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_every_legal_move_reads_back_as_itself(moment: str) -> None:
    state = MOMENTS[moment](3)
    for action in state.legal():
        assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_of_a_random_game_reads_back_as_itself(players: int) -> None:
    options = {"unused_actions_give_cards": "optional", "full_renounce_needs_zero_actions": "no"}
    state, dice = new_game(players, "notation", **options), dice_of("notation")
    while state.actor != NOBODY:
        actions = state.legal()
        action = actions[dice.below(len(actions))]
        assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]
        state.apply(action)


def test_what_moves_look_like() -> None:
    said = {
        text
        for begin in MOMENTS.values()
        for text in legal_moves(begin(3))
        if not text.startswith(("tile", "pay")) and "@" not in text
    }
    assert {
        "draw main",
        "draw 1",
        "draw 2",
        "store",
        "cards",
        "take card",
        "amphora card",
        "end",
        "turn 5",
    } <= said
    assert "tile @ 2,1" in legal_moves(MOMENTS["lay"](3))
    assert {"pay mountain", "pay 2 hill", "pay forest, hill"} <= set(legal_moves(choosing_cards()))
    assert "grain_field @ 0,0" in legal_moves(table(stored=["grain_field"], hand="WWH"))


@pytest.mark.parametrize(
    "text",
    [
        "PAY 2 FOREST",
        "  pay   2  forest ",
        "pay 2 forests",
        "pay forest, forest",
        "pay forest,forest",
        "pay forest + forest",
        "pay forest and forest",
        "pay FF",
        "pay ff",
        "Pay Forests and 1 forest",
    ],
)
def test_payments_may_be_said_in_many_ways(text: str) -> None:
    state = choosing_cards()
    assert GAME.read_actions(state, text) == GAME.read_actions(state, "pay 2 forest")


@pytest.mark.parametrize(
    "text",
    [
        "grain_field @ 0,-1",
        "Grain Field @ 0,-1",
        "grain field@0,-1",
        "GRAIN FIELD  @  0 , -1",
        "grain field @ 0, -1",
    ],
)
def test_places_may_be_said_in_many_ways(text: str) -> None:
    state = table()
    assert GAME.read_actions(state, text) == GAME.read_actions(state, "grain_field @ 0,-1")


@pytest.mark.parametrize("text", ["Draw Main", "DRAW MAIN", " draw  main "])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert GAME.read_actions(table(), text) == GAME.read_actions(table(), "draw main")


# --- two moves in one breath ---


def test_building_and_paying_in_one_breath() -> None:
    state = table(hand="HFF", stored=["oracle"])
    assert len(GAME.read_actions(state, "oracle @ 0,0 paying 2 forest")) == 2
    play(state, "Oracle @ 0,0 paying FF")
    assert (built(state), hand_of(state)) == ({"0,0": "oracle"}, "H")


def test_laying_and_turning_in_one_breath() -> None:
    state = play(MOMENTS["lay"](2), "tile @ 2,1 turned 3")
    assert GAME.position(state)["map"]["tiles"][-1]["turned"] == 3


def test_a_payment_that_is_the_only_one_may_be_said_or_not() -> None:
    for text in ("oracle @ 0,0", "oracle @ 0,0 paying hill"):
        assert built(play(table(hand="H", stored=["oracle"]), text)) == {"0,0": "oracle"}


def test_but_not_said_wrongly() -> None:
    with pytest.raises(Impossible, match=r"There is only one way to pay for this: hill\."):
        GAME.read_actions(table(hand="H", stored=["oracle"]), "oracle @ 0,0 paying forest")


def test_a_card_that_comes_in_place_of_an_amphora_is_no_part_of_the_payment() -> None:
    """The fourth defence building is paid H M M, the only way, and at once a card is drawn."""
    state = table(
        hand="HMM",
        stored=["quarry"],
        buildings={"0,0": "fortress", "1,0": "tower", "1,-1": "tower"},
        others=[{"amphoras": 15}],
    )
    play(state, "quarry @ 0,-1 paying hill, 2 mountain")
    assert built(state)["0,-1"] == "quarry"


def test_cards_taken_as_the_turn_ends_are_no_part_of_the_payment_either() -> None:
    state = table(
        hand="HMM",
        stored=["quarry"],
        buildings={"0,0": "fortress", "1,0": "tower", "1,-1": "tower"},
        others=[{"amphoras": 15}],
        options={"amphora_substitute_card_blocks_actions": "yes"},
    )
    play(state, "quarry @ 0,-1 paying HMM")
    assert len(hand_of(state)) == 3


# --- what is not a move ---


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("", "is not a move. Moves look like: draw main, tower @ 2,-1, cards, end"),
        ("hello", "'hello' is not a move"),
        ("draw", "There is no ''. There are: main, 1, 2, 3."),
        ("draw 4", "There is no '4'. There are: main, 1, 2, 3."),
        ("draw 0", "There is no '0'. There are: main, 1, 2, 3."),
        ("amphora draw 9", "There is no '9'. There are: main, 1, 2, 3."),
        (
            "castle @ 0,0",
            "There is no 'castle'. There are: capital, oracle, theatre, tavern, plaza, gymnasium",
        ),
        ("@ 0,0", "There is no ''. There are: capital, oracle, theatre, tavern, plaza, gymnasium, statue"),
        ("tower @", "'' is not a place. Places look like 2,-1"),
        ("tower @ here", "'here' is not a place"),
        ("tower @ 1", "'1' is not a place"),
        ("tower @ 1,2,3", "'1,2,3' is not a place"),
        ("tower @ --1,2", "'--1,2' is not a place"),
        ("tower @ 1.5,2", "'1.5,2' is not a place"),
        ("tower @ 99,0", "99,0 is too far away: coordinates go from -61 to 61"),
        ("tile @ 0,62", "0,62 is too far away"),
        ("turn", "'' is not a number from 0 to 5."),
        ("turn 6", "'6' is not a number from 0 to 5."),
        ("turn -1", "'-1' is not a number from 0 to 5."),
        ("resign", "'' is not a number from 1 to 4."),
        ("resign 5", "'5' is not a number from 1 to 4."),
        ("resign 0", "'0' is not a number from 1 to 4."),
        ("pay", "There is no ''. There are: water, forest, hill, mountain."),
        ("pay gold", "There is no 'gold'. There are: water, forest, hill, mountain."),
        ("pay 0 hill", "'0 hill' is not a payment. Payments look like: pay water, 2 forest"),
        ("pay 16 hill", "'16 hill' is not a payment"),
        ("pay hill,, hill", "There is no ''. There are: water, forest, hill, mountain."),
        ("oracle @ 0,0 paying", "'0,0 paying' is not a place"),
        ("tile @ 2,1 turned round", "'round' is not a number from 0 to 5."),
        ("oracle @ 0,0 paying gold", "There is no 'gold'. There are: water, forest, hill, mountain."),
    ],
)
def test_what_is_not_a_move_is_explained(text: str, help: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.read_actions(table(hand="HFF", stored=["oracle"]), text)
    assert help in str(caught.value)
