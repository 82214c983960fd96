"""Chapter 14: moves as text. They read back as written, forgive the small things, and explain the rest."""

from __future__ import annotations

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games.olympos.game import GAME
from tests.rules.olympos_table import (
    controls,
    legal_moves,
    made,
    new_game,
    play,
    seen,
    settled,
    stacks,
    table,
)
from tests.rules.test_olympos_development import having, starry
from tests.rules.test_olympos_resignation import MOMENTS


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_every_legal_move_reads_back_as_itself(moment: str) -> None:
    state = MOMENTS[moment](2)
    for action in state.legal():
        assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_move_of_a_random_game_reads_back_as_itself(players: int) -> None:
    state, dice = new_game(players, "notation"), dice_of("notation")
    while state.actor != NOBODY:
        actions = state.legal()
        for action in actions:
            assert GAME.read_actions(state, GAME.write_action(state, action)) == [action]
        state.apply(actions[dice.below(len(actions))])


def test_what_moves_look_like() -> None:
    said = {move for begin in MOMENTS.values() for move in legal_moves(begin(2))}
    assert {
        "condemn @ attica",
        "barbarians @ naxos",
        "new settler from north",
        "new settler from attica",
        "settler from attica",
        "go @ crete",
        "tile gold",
        "bonus settler",
        "bonus hourglasses",
        "spend 0 cards",
        "spend 1 card",
        "take wood",
        "keep cube gold",
        "play cube gold",
        "done",
        "pass",
        "lose @ attica",
    } <= said
    assert "build stadium" in legal_moves(starry(5))
    assert "discover medicine" in legal_moves(having(grain=1, wood=1))
    assert "pay 2 grain, stone" in legal_moves(MOMENTS["pay"](2))


def test_the_second_bonus_of_a_kind_and_the_second_settler_have_a_number() -> None:
    """Below the first green discovery there are hourglasses twice, the second time grey."""
    state = play(having(grain=2, wood=1, others=[{}] * 4), "discover commerce taking gold taking gold")
    assert legal_moves(state) == ["bonus prestige", "bonus hourglasses", "bonus hourglasses 2"]
    assert "settler 2 from attica" in legal_moves(table(settlers={"attica": [0, 1, 0]}))


@pytest.mark.parametrize(
    "text",
    ["NEW SETTLER from NORTH", "  new   settler from  north ", "new from north", "new settler north"],
)
def test_case_spaces_and_small_words_do_not_matter(text: str) -> None:
    assert GAME.read_actions(table(), text) == GAME.read_actions(table(), "new settler from north")


@pytest.mark.parametrize("text", ["go crete", "go to crete", "go @ Crete", "go @crete"])
def test_arrivals_may_be_said_in_many_ways(text: str) -> None:
    state = play(table(), "new settler from north")
    assert GAME.read_actions(state, text) == GAME.read_actions(state, "go @ crete")


@pytest.mark.parametrize(
    "text",
    [
        "pay 2 grain, wood",
        "pay grain, grain, wood",
        "pay 2 grain + wood",
        "pay grain and grain and 1 wood cube",
    ],
)
def test_payments_may_be_said_in_many_ways(text: str) -> None:
    state = table()
    assert GAME.read_actions(state, text) == GAME.read_actions(state, "pay 2 grain, wood")


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("build lion_gate", "build the lion gate"),
        ("discover cult", "discover religion"),
        ("discover cartography", "discover map making"),
        ("discover Map-making", "discover map_making"),
        ("discover trade", "discover commerce"),
        ("play points_per_wood", "play points per wood"),
        ("take gold cube", "take gold"),
        ("settler 1 from attica", "settler from attica"),
        ("condemn attica", "condemn @ attica"),
        ("spend 2", "spend 2 cards"),
    ],
)
def test_other_ways_to_say_the_same(text: str, same: str) -> None:
    assert GAME.read_actions(table(), text) == GAME.read_actions(table(), same)


def test_bonuses_by_name_or_number() -> None:
    state = MOMENTS["bonus"](2)
    assert GAME.read_actions(state, "bonus 2") == GAME.read_actions(state, "bonus hourglass")


# --- several moves in one breath ---


def test_setting_out_and_arriving() -> None:
    state = play(table(), "new settler from north to thessaly")
    assert stacks(state) == {"thessaly": [0]}
    state = play(table(settlers=settled("attica")), "settler from attica to crete")
    assert controls(state) == ["crete"]


def test_a_discovery_with_all_that_belongs_to_it() -> None:
    state = table(cubes={"grain": 1, "wood": 1, "stone": 3, "gold": 1})
    play(state, "discover strategy paying 3 stone, gold bonus prestige")
    assert (made(state), seen(state)["prestige"]) == (["strategy"], 2)
    assert seen(state)["cubes"] == {"grain": 1, "wood": 1}
    state = play(having(gold=2, wood=1), "discover money tile gold bonus settler")
    assert seen(state)["discoveries"] == [{"discovery": "money", "face": "gold", "bonus": 1}]


def test_a_payment_that_is_the_only_one_may_be_said_or_not() -> None:
    for text in ("discover medicine bonus settler", "discover medicine paying wood bonus settler"):
        assert made(play(having(grain=1, cubes={"wood": 1}), text)) == ["medicine"]


def test_but_not_said_wrongly() -> None:
    with pytest.raises(Impossible, match=r"There is only one way to pay for this: pay wood\."):
        GAME.read_actions(having(grain=1, cubes={"wood": 1}), "discover medicine paying gold")


def test_a_wonder_with_the_stars_used_up() -> None:
    state = play(starry(3, athena=1, hand=["star"]), "build lion gate spending 1 card")
    assert (seen(state)["hand"], seen(state)["athena"]) == ([], 1)
    state = play(starry(3, hand=["star"]), "build lion gate spending 1 card")
    assert seen(state)["wonders"] == ["lion_gate"]


def test_in_one_breath_only_as_far_as_it_is_legal() -> None:
    """The first move that is not legal is the last one read, so that its reason can be told."""
    assert len(GAME.read_actions(table(stock=0), "new settler from north to crete")) == 1


# --- what is not a move ---


@pytest.mark.parametrize(
    ("text", "help"),
    [
        ("", "is not a move. Moves look like: new settler from north, go @ thessaly"),
        ("hello", "'hello' is not a move"),
        ("go", "There is no ''. There are: illyria, pelagonia, macedonia, chalcidice, thrace, epirus"),
        ("go @ sparta", "There is no 'sparta'. There are: illyria, pelagonia, macedonia, chalcidice, thrace"),
        (
            "new settler from sparta",
            "There is no 'sparta'. There are: illyria, pelagonia, macedonia, chalcidice, thrace",
        ),
        ("settler 0 from attica", "'0' is not a number from 1 to 20."),
        ("settler 99 from attica", "'99' is not a number from 1 to 20."),
        (
            "discover fire",
            "There is no 'fire'. There are: medicine, oracle, cavalry, metallurgy, religion, agriculture",
        ),
        (
            "build colosseum",
            "There is no 'colosseum'. Did you mean: colossus?",
        ),
        (
            "play ace",
            "There is no 'ace'. There are: cube grain, cube wood, cube stone, cube gold, points per",
        ),
        (
            "keep ace",
            "There is no 'ace'. There are: cube grain, cube wood, cube stone, cube gold, points per",
        ),
        ("take silver", "There is no 'silver'. There are: grain, wood, stone, gold."),
        ("tile silver", "There is no 'silver'. There are: grain, wood, stone, gold."),
        ("pay silver", "There is no 'silver'. There are: grain, wood, stone, gold."),
        ("pay 0 grain", "'0 grain' is not a payment. Payments look like: pay grain, 2 wood"),
        ("pay 16 grain", "'16 grain' is not a payment"),
        ("bonus settler", "There is no 'settler'. There are: nothing."),
        ("bonus 0", "'0' is not a number from 1 to 8."),
        ("bonus 9", "'9' is not a number from 1 to 8."),
        ("spend many cards", "'many' is not a number from 0 to 39."),
        ("resign", "'' is not a number from 1 to 5."),
        ("resign 6", "'6' is not a number from 1 to 5."),
        (
            "new settler from north to sparta",
            "There is no 'sparta'. There are: illyria, pelagonia, macedonia, chalcidice, thrace",
        ),
    ],
)
def test_what_is_not_a_move_is_explained(text: str, help: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.read_actions(table(), text)
    assert help in str(caught.value)
