"""Chapter 15: positions as plain data: what can be left out, what comes back, and what cannot be."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible
from petteia.games import game_named
from petteia.locales import catalogue
from tests.rules.olympos_table import (
    assert_all_in_order,
    awaited,
    legal_moves,
    load,
    new_game,
    play,
    position,
    seen,
    set_up,
    settled,
    star_tokens,
    table,
    tokens,
)
from tests.rules.test_olympos_resignation import MOMENTS

GAME = game_named("olympos")


def test_a_position_needs_little() -> None:
    """The name of the game and as many seats as there are players."""
    state = load({"game": "olympos", "seats": [{}, {}, {}]})
    assert_all_in_order(state)
    filled_in = GAME.position(state)
    assert (filled_in["actor"], filled_in["awaited"], filled_in["line"]) == (0, "act", [0, 1, 2])
    assert len(filled_in["deck"]) == 22
    assert len(filled_in["tribes"]) == 8
    assert [seen(state, seat)["stock"] for seat in range(3)] == [4, 4, 4]
    assert filled_in["board"]["red"] == ["medicine", "oracle", "cavalry", "metallurgy", "religion"]


def test_a_position_as_somebody_would_write_it() -> None:
    state = load(
        {
            "game": "olympos",
            "condemned": ["naxos", "thrace"],
            "settlers": {"attica": [0, 1], "macedonia": [1], "olympos": [2]},
            "seats": [
                {"space": 9, "cubes": {"grain": 1}, "hand": ["star"], "discoveries": ["religion"]},
                {
                    "space": 14,
                    "hourglasses": 2,
                    "discoveries": [{"discovery": "money", "face": "gold", "bonus": 2}],
                },
                {"space": 14, "hand": 2},
            ],
        }
    )
    assert_all_in_order(state)
    assert awaited(state) == ("act", 0)
    assert (tokens(state, 1), star_tokens(state, 1)) == ({"grain": 1, "gold": 1}, 1)
    assert [seen(state, seat)["stock"] for seat in range(3)] == [3, 2, 3]
    assert len(seen(state, 2)["hand"]) == 2
    assert [god["revealed"] for god in GAME.position(state)["gods"]] == [True] + [False] * 8
    assert "attica" not in GAME.position(state)["tribes"]


def test_a_number_says_how_many_lie_face_down() -> None:
    state = table(hand=3, deck=12, others=[{"hand": 7}, {}, {}])
    assert_all_in_order(state)
    assert [len(seen(state, seat)["hand"]) for seat in range(4)] == [3, 7, 0, 0]


def test_prestige_may_lie_face_down_too() -> None:
    state = table(prestige=None, laid=3, others=[{"prestige": None}, {}, {}])
    assert_all_in_order(state)
    assert seen(state)["prestige"] >= 3
    assert [seen(state, seat)["laid"] for seat in range(4)] == [3, 0, 0, 0]


def test_prestige_is_what_the_bonuses_have_brought_and_more() -> None:
    marked = [{"discovery": "phalanx", "bonus": 1}, {"discovery": "commerce", "bonus": 1}]
    states = [table(discoveries=marked), table(discoveries=marked, prestige=9)]
    assert [(seen(state)["prestige"], seen(state)["laid"]) for state in states] == [(4, 2), (9, 3)]
    assert seen(table(discoveries=marked, prestige=9, laid=7))["laid"] == 7


def test_what_is_face_down_is_dealt_by_the_seed() -> None:
    hands = {str(seen(table(hand=4, seed=f"seed {number}"))["hand"]) for number in range(6)}
    assert len(hands) > 3
    assert seen(table(hand=4, seed="one"))["hand"] == seen(table(hand=4, seed="one"))["hand"]


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_every_moment_comes_back_from_its_position(moment: str) -> None:
    state = MOMENTS[moment](2)
    data = json.loads(json.dumps(GAME.position(state)))
    again = load(data)
    assert GAME.position(again) == data
    assert again.legal() == state.legal()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_goes_on_from_any_position_as_it_would_have(players: int) -> None:
    state, dice = new_game(players, "half way"), dice_of("half way")
    while state.actor != NOBODY:
        if dice.below(9) == 0:
            state = load(json.loads(json.dumps(GAME.position(state))))
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    other, dice = new_game(players, "half way"), dice_of("half way")
    while other.actor != NOBODY:
        dice.below(9)
        actions = other.legal()
        other.apply(actions[dice.below(len(actions))])
    assert GAME.position(other) == GAME.position(state)


def test_a_finished_game_has_a_position_too() -> None:
    state = play(table(space=72, others=[{"space": 79}] * 3, line=[0]), "pass")
    again = load(GAME.position(state))
    assert (again.actor, legal_moves(again)) == (NOBODY, [])
    assert again.ranking() == state.ranking()


# --- what is wrong with it ---

FAULTS: dict[str, tuple[dict[str, Any], str]] = {
    "another format": ({"format": 2}, "`format` must be 1."),
    "an unknown key": ({"colour": "red"}, "A position has no `colour`."),
    "an unknown key of a seat": ({"others": [{"colour": "red"}, {}, {}]}, "A seat has no `colour`."),
    "one player": ({"others": []}, "Olympos is for 2 to 5 players, not 1."),
    "six players": ({"others": [{}] * 5}, "Olympos is for 2 to 5 players, not 6."),
    "an unknown option": ({"options": {"luck": "yes"}}, "There is no option 'luck'."),
    # the boards
    "a row too short": ({"board": {"red": ["religion"]}}, "`red` must be a list of 5, one for each column."),
    "a row with a stranger": (
        {"board": {"red": ["religion", "medicine", "oracle", "cavalry", "hoplite"]}},
        "`red` has some of these, each once: medicine, oracle",
    ),
    "a row that does not exist": ({"board": {"pink": []}}, "`board` has no `pink`."),
    "a wonder twice": ({"wonder_row": ["stadium"] * 5}, "`wonders` has some of these, each once"),
    # the map
    "an unknown territory": ({"settlers": {"sparta": [0]}}, "`settlers`: nothing here is called 'sparta'."),
    "an unknown seat": ({"settlers": {"attica": [7]}}, "attica: 7 is no seat"),
    "an empty stack": ({"settlers": {"attica": []}}, "settlers are a list of 1 to 20 seats"),
    "settlers under a cross": (
        {"settlers": {"attica": [0]}, "condemned": ["attica"]},
        "attica: the territory is condemned: nobody can be there (O-30).",
    ),
    "too many crosses": (
        {"condemned": ["macedonia", "boeotia", "messenia"]},
        "`condemned`: at most 2 territories with this resource: grain (O-6).",
    ),
    "two starred crosses": (
        {"condemned": ["attica", "phocis"]},
        "`condemned`: at most one starred territory with this resource: gold (O-7).",
    ),
    "a cross twice": ({"condemned": ["attica", "attica"]}, "`condemned`: attica is there twice."),
    "a tribe without a star": ({"tribes": ["naxos"]}, "`tribes` live in starred territories"),
    "a tribe with a settler": (
        {"tribes": ["attica"], "settlers": {"attica": [0]}},
        "`tribes` live in starred",
    ),
    # the players
    "beyond the Cross": ({"space": 80}, "Seat 1: `space` must be a number from 0 to 79."),
    "a stock of words": ({"stock": "four"}, "Seat 1: `stock` must be a number"),
    "unknown cubes": ({"cubes": {"silver": 1}}, "Seat 1: `cubes` has no `silver`."),
    "cubes as a list": ({"cubes": ["gold"]}, "Seat 1: `cubes` looks like {'grain': 1}."),
    "a siren of sorts": ({"siren": 1}, "Seat 1: `siren` must be true or false."),
    "an unknown discovery": ({"discoveries": ["fire"]}, "Seat 1: nothing here is called 'fire'."),
    "a discovery twice": (
        {"discoveries": ["religion", "religion"]},
        "Seat 1: religion is there twice (O-48).",
    ),
    "too many tiles": (
        {"discoveries": ["science"], "others": [{"discoveries": ["science"]}, {}, {}]},
        "Seat 2: there are not so many tiles of science.",
    ),
    "a discovery not in play": (
        {"others": [{"discoveries": ["religion"]}]},
        "Seat 2: religion is not on the `board`.",
    ),
    "a face that is not there": (
        {"discoveries": [{"discovery": "money", "face": "wood"}]},
        "Seat 1: the tiles of money show one of these: stone, gold.",
    ),
    "a face where tiles are alike": (
        {"discoveries": [{"discovery": "religion", "face": "wood"}]},
        "Seat 1: all tiles of religion are alike",
    ),
    "a grey bonus": (
        {"discoveries": [{"discovery": "religion", "bonus": 3}]},
        "Seat 1: religion has 2 bonus spaces",
    ),
    "a bonus taken twice": (
        {
            "discoveries": [{"discovery": "religion", "bonus": 1}],
            "others": [{"discoveries": [{"discovery": "religion", "bonus": 1}]}, {}, {}],
        },
        "Seat 2: that bonus of religion is taken already (O-51).",
    ),
    "less prestige than a bonus has brought": (
        {"discoveries": [{"discovery": "phalanx", "bonus": 1}], "prestige": 1},
        "Seat 1: `prestige` must be a number from 2 to 999.",
    ),
    "more prestige than was laid down": (
        {"prestige": 3, "laid": 0},
        "Seat 1: `laid` must be a number from 1 to 3.",
    ),
    "points laid down in parts": ({"prestige": 3, "laid": 4}, "Seat 1: `laid` must be a number from 1 to 3."),
    "a bonus that was not laid down": (
        {"discoveries": [{"discovery": "phalanx", "bonus": 1}], "prestige": None, "laid": 0},
        "Seat 1: `laid` must be a number from 1 to 999.",
    ),
    "a wonder of two players": (
        {"wonders": ["stadium"], "others": [{"wonders": ["stadium"]}, {}, {}]},
        "Seat 2: these `wonders` are not in play or belong to somebody else.",
    ),
    "more hourglasses than there are": (
        {"hourglasses": 7, "others": [{"hourglasses": 6}, {}, {}], "options": {"supply": "strict"}},
        "There are only 12 hourglasses.",
    ),
    "more cubes than there are": (
        {"cubes": {"gold": 8}, "options": {"supply": "strict"}},
        "There are only 7 cubes of this resource: gold.",
    ),
    # cards
    "an unknown card": ({"hand": ["ace"]}, "Seat 1: `hand`: nothing here is called 'ace'."),
    "too many of a card": ({"hand": ["cube_gold", "cube_gold"]}, "there are only 1 cards cube_gold."),
    "a card in two places": (
        {"hand": ["cube_gold"], "discards": ["cube_gold"]},
        "There are only 1 destiny cards cube_gold, not 2.",
    ),
    "a deck too small": ({"deck": 5}, "22 destiny cards are not to be seen, but 5 lie face down."),
    "a deck of words": ({"deck": "all"}, "`deck` must be a list of destiny cards"),
    "fresh cards from nowhere": ({"fresh": ["star"]}, "Seat 1: `fresh` cards came from the last shuffle"),
    "a deck of more than was shuffled": ({"shuffled": ["star"]}, "`shuffled`: the deck has more cards"),
    # the track and the turn
    "the wrong one acts": (
        {"space": 3, "actor": 0},
        "The `actor` must be first in `line`: whoever is furthest back has the turn (O-17).",
    ),
    "a line out of order": (
        {"space": 3, "line": [0, 1, 2, 3]},
        "`line`: those further back on the track come",
    ),
    "a line with a stranger": ({"line": [0, 7]}, "`line` has seats that still play, each once"),
    "somebody left out": (
        {"line": [0, 1, 2]},
        "Seat 4: it must be in `line`, as it has not come to the last Zeus space (O-100).",
    ),
    "a last turn too early": (
        {"last_turn": True},
        "`last_turn` must be true just for those at the last Zeus space",
    ),
    "an awaited wonder": ({"awaited": "miracle"}, "`awaited` must be one of: condemn, barbarians, act"),
    "over but not ended": ({"awaited": "nothing"}, "A game is over just when nothing is `awaited`"),
    "nobody left": ({"resigned": True, "others": [{}]}, "A game that goes on needs two players"),
    "a mover who is not asked": ({"mover": 1}, "`actor` and `mover` can differ only while a god asks"),
    # gods
    "eight gods": ({"gods": [{}] * 8}, "`gods` must be a list of 9"),
    "a god twice": ({"gods": [{"card": "zeus"}] * 2 + [{}] * 7}, "`gods`: every Olympos card is there once."),
    "an unknown god": ({"gods": [{"card": "pan"}] + [{}] * 8}, "`gods`: nothing here is called 'pan'."),
    "a god elsewhere": ({"gods": [{"space": 13}] + [{}] * 8}, "`gods`: card 1 lies at space 12."),
    # what is half done
    "a journey in an ordinary turn": (
        {"setting_out": {"from": "north", "settler": 0}},
        "What is half done does not fit what is awaited (act).",
    ),
    "a journey without a settler": (
        {"awaited": "go", "setting_out": {"from": "attica", "settler": 1}},
        "`setting_out`: `settler` is the number of one of the actor's there",
    ),
    "a new settler without a stock": (
        {"awaited": "go", "stock": 0, "setting_out": {"from": "north"}},
        "`setting_out`: a new settler comes from the stock",
    ),
    "a bonus of nothing": ({"awaited": "bonus"}, "What is half done does not fit what is awaited (bonus)."),
    "a bonus before the tile": (
        {"awaited": "bonus", "buying": "religion"},
        "`buying`: the tile is in front of the player once it has been paid for",
    ),
    "tiles that do not differ": (
        {"awaited": "tile", "buying": "religion"},
        "`buying`: all tiles of this discovery",
    ),
    "a god that is not revealed": (
        {"awaited": "answer", "god": 0},
        "`god`: this Olympos card is not revealed.",
    ),
    "a payment that is impossible": (
        {"awaited": "pay", "buying": "religion"},
        "Nobody can do what is awaited here (pay).",
    ),
    "a last turn that has brought a card": (
        {"awaited": "ending", "last_turn": True, "hand": ["star"], "space": 75},
        "`last_turn` must be true just for those at the last Zeus space or beyond (O-100).",
    ),
    "settlers while the map is set up": (
        {"awaited": "condemn", "settlers": {"attica": [0]}},
        "Nobody has settled or moved on the track while the map is set up.",
    ),
    "the wrong one condemns": (
        {"awaited": "condemn", "actor": 0, "line": [0, 1, 2, 3]},
        "The `actor` condemns territories from the other end of `line` (O-6).",
    ),
}


@pytest.mark.parametrize("fault", list(FAULTS))
def test_what_cannot_be_is_named(fault: str) -> None:
    said, sentence = FAULTS[fault]
    with pytest.raises(Impossible) as caught:
        table(**said)
    assert sentence in str(caught.value)


def test_a_position_of_another_box() -> None:
    with pytest.raises(Impossible, match="This position belongs to other components"):
        load({**position(), "components": "another hash"})


def test_everything_that_is_wrong_is_said_at_once() -> None:
    with pytest.raises(Impossible) as caught:
        table(space=99, hand=["ace"], settlers={"sparta": [0]})
    assert all(word in str(caught.value) for word in ("space", "ace", "sparta"))


@pytest.mark.parametrize("nothing_like_it", [None, [], "attica", 42, {}, {"game": "attika"}])
def test_what_is_no_position_of_olympos(nothing_like_it: Any) -> None:
    with pytest.raises(Impossible, match="This is not a position of Olympos"):
        GAME.load(nothing_like_it)


@pytest.mark.parametrize(
    "key",
    [
        "options",
        "line",
        "settlers",
        "condemned",
        "tribes",
        "board",
        "wonders",
        "gods",
        "touched",
        "gods_due",
        "deck",
    ],
)
@pytest.mark.parametrize("nonsense", [None, 3.5, "?", {"a": []}, [["b"]], [{}], True])
def test_nonsense_is_refused_and_never_crashes(key: str, nonsense: Any) -> None:
    with suppress(Impossible):  # an empty thing may pass for one that is left out
        load({**position(), key: nonsense})


@pytest.mark.parametrize(
    "key",
    ["cubes", "hand", "discoveries", "wonders", "stock", "fresh", "siren", "athena", "laid"],
)
@pytest.mark.parametrize("nonsense", [None, 3.5, "?", {"a": []}, [["b"]], [{}], -1])
def test_nor_does_nonsense_about_a_seat(key: str, nonsense: Any) -> None:
    data = position()
    data["seats"][1][key] = nonsense
    with pytest.raises(Impossible):
        load(data)


@pytest.mark.parametrize(
    "key", ["setting_out", "buying", "building", "drawn", "god", "due", "actor", "mover", "seed"]
)
@pytest.mark.parametrize("nonsense", [3.5, "\n", {"a": []}, [["b"]], [{}], 1000])
def test_nor_does_nonsense_about_the_turn(key: str, nonsense: Any) -> None:
    with pytest.raises(Impossible):
        load({**position(), key: nonsense})


def test_a_view_is_read_back_as_what_its_seat_knows() -> None:
    state = table(hand=["star"], others=[{"hand": ["zeus"]}, {}, {}], settlers=settled("attica"))
    view = GAME.view(state, 1)
    knowledge = GAME.information(json.loads(json.dumps(view)))
    assert knowledge.seat == 1
    assert GAME.view(knowledge.sample(dice_of("x")), 1) == view
    with pytest.raises(Impossible, match="`seat` must be that of a player"):
        GAME.information({**view, "seat": 9})


FOR_STUDY: dict[str, tuple[dict[str, Any], str]] = {
    "no cross": ({}, "0 of 8 territories are condemned"),
    "no barbarians": ({"others": [{}]}, "barbarians live in 0 territories, not in 4"),
    "a settler is lost": ({"stock": 3}, "seat 1 has 3 settlers and can have 4 to 4"),
    "settlers from nowhere": ({"stock": 5}, "seat 1 has 5 settlers and can have 4 to 4"),
    "a god too early": (
        {"gods": [{"revealed": True}, *[{}] * 8]},
        "the Olympos cards at 12 are not turned up or down as the pieces on the track have it",
    ),
}


@pytest.mark.parametrize("case", FOR_STUDY)
def test_what_no_game_comes_to_is_told(case: str) -> None:
    facts, sentence = FOR_STUDY[case]
    assert sentence in [catalogue("en").say(odd, []) for odd in GAME.oddities(table(**facts))]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_of_a_table_at_the_start_nothing_is_told(players: int) -> None:
    assert GAME.oddities(new_game(players)) == []
    assert GAME.oddities(set_up(players)) == []


def test_settlers_that_were_gained_are_nothing_odd() -> None:
    """Surgery brings two, and the bonus below it may be a third one."""
    oddities = GAME.oddities(table(stock=6, discoveries=["surgery"]))
    assert "olympos-wrong-odd-settlers" not in [odd.key for odd in oddities]
