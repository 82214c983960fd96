"""Chapter 15: positions as plain data: what can be left out, what comes back, and what cannot be."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position
from petteia.games.attika.game import GAME
from petteia.locales import catalogue
from tests.rules.attika_table import (
    START_FOR_TWO,
    assert_nothing_is_lost,
    hand_of,
    legal_moves,
    load,
    new_game,
    play,
    position,
    spaces,
    table,
    whole_set,
)
from tests.rules.test_attika_resignation import MOMENTS


def test_a_position_needs_little() -> None:
    """The name of the game, the tiles on the map and as many seats as there are players."""
    state = load({"game": "attika", "map": {"tiles": [{"tile": 16, "at": "0,0"}]}, "seats": [{}, {}]})
    assert_nothing_is_lost(state)
    filled_in = GAME.position(state)
    assert filled_in["map"]["temples"] == ["-2,1"]
    assert [len(pile) for pile in filled_in["seats"][0]["piles"]] == [6, 8, 8, 8]
    assert (len(filled_in["deck"]), filled_in["amphoras"], len(filled_in["tile_stack"])) == (60, 15, 21)
    assert (filled_in["actor"], filled_in["awaited"], filled_in["turn_kind"]) == (0, "act", "undecided")


def test_a_position_as_somebody_would_write_it() -> None:
    state = load(
        {
            "game": "attika",
            "map": {"tiles": [{"tile": 16, "at": "0,0"}, {"tile": 3, "at": "2,1", "turned": 2}]},
            "seats": [
                {"cards": "HM", "stored": ["fortress"], "buildings": {"1,0": "road"}, "amphoras": 1},
                {"cards": 5, "buildings": {"-1,0": "well"}},
            ],
            "turn_kind": "build",
            "actions_left": 1,
        }
    )
    assert_nothing_is_lost(state)
    assert len(hand_of(state, 1)) == 5
    assert "cards" in legal_moves(state)


def test_a_number_says_how_many_lie_face_down() -> None:
    state = table(hand=3, deck=50, others=[{"cards": 7}], tile_stack=21, piles=[6, 8, 8, 8], stored=[])
    assert_nothing_is_lost(state)
    assert (len(hand_of(state, 0)), len(hand_of(state, 1)), len(state.deck)) == (3, 7, 50)


def test_what_is_face_down_is_dealt_by_the_seed() -> None:
    one, same, other = (GAME.position(table(hand=20, seed=seed)) for seed in ("one", "one", "other"))
    assert one == same
    assert one["seats"][0]["cards"] != other["seats"][0]["cards"]


def test_groups_already_complete_count_as_rewarded() -> None:
    both = {"0,0": "silver_mine", "1,0": "mint"}
    assert GAME.position(table(buildings=both))["seats"][0]["rewarded"] == ["mint"]
    with pytest.raises(
        Impossible, match="`rewarded` is just what is complete and connected on the map: mint"
    ):
        table(buildings=both, rewarded=[])


@pytest.mark.parametrize("moment", list(MOMENTS))
def test_every_moment_of_a_turn_survives_a_file(moment: str) -> None:
    state = MOMENTS[moment](3)
    written = json.loads(json.dumps(GAME.position(state)))
    again = load(written)
    assert GAME.position(again) == written
    assert again.legal() == state.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_of_a_random_game_survive_a_file_and_play_on_alike(players: int) -> None:
    state, dice = new_game(players, "files"), dice_of("files")
    while state.actor != NOBODY:
        if dice.below(5) == 0:
            written = json.loads(json.dumps(GAME.position(state)))
            assert GAME.position(load(written)) == written
            state = load(written)
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    assert GAME.position(load(GAME.position(state))) == GAME.position(state)


# --- faults ---

Fault = tuple[str, Callable[[], Any], str]


def but(**said: Any) -> Callable[[], Position]:
    return lambda: position(**said)


def with_map(**said: Any) -> Callable[[], Position]:
    return lambda: {**position(), "map": said}


def tile(number: Any, at: Any, **rest: Any) -> dict[str, Any]:
    return {"tile": number, "at": at, **rest}


def with_seat(**said: Any) -> Callable[[], Position]:
    return lambda: {**position(), "seats": [said, {}]}


FAULTS: list[Fault] = [
    ("no position at all", lambda: None, "This is not a position of Attika."),
    ("a list", list, "This is not a position of Attika."),
    ("another game", lambda: {"game": "polis"}, "This is not a position of Attika."),
    ("no seats", lambda: {"game": "attika"}, "`seats` must be a list of players."),
    (
        "seats that are no blocks",
        lambda: {**position(), "seats": ["Athens", "Sparta"]},
        "`seats` must be a list of players.",
    ),
    ("one seat", but(others=[]), "Attika is for 2 to 4 players, not 1."),
    ("five seats", but(others=[{}, {}, {}, {}]), "Attika is for 2 to 4 players, not 5."),
    # the map
    ("no map", lambda: {"game": "attika", "seats": [{}, {}]}, "`map` needs a list of `tiles`"),
    ("no tiles", with_map(tiles=[]), "`map` needs a list of `tiles`"),
    (
        "a tile that is no block",
        with_map(tiles=["16"]),
        "`map.tiles` looks like {'tile': 4, 'at': '0,0', 'turned': 2}.",
    ),
    ("an unknown tile", with_map(tiles=[tile(23, "0,0")]), "there is no map tile 23."),
    ("a tile by name", with_map(tiles=[tile("16", "0,0")]), "there is no map tile '16'."),
    ("a tile nowhere", with_map(tiles=[{"tile": 16}]), "None is not a place such as 2,-1."),
    ("a tile at no place", with_map(tiles=[tile(16, "here")]), "'here' is not a place such as 2,-1."),
    ("a tile beyond the plane", with_map(tiles=[tile(16, "62,0")]), "'62,0' is not a place"),
    (
        "a tile turned too far",
        with_map(tiles=[tile(16, "0,0", turned=6)]),
        "`map.tiles`: `turned` must be 0 to 5.",
    ),
    ("a tile twice", with_map(tiles=[tile(16, "0,0"), tile(16, "2,1")]), "Tile 16 is on the map twice."),
    ("tiles that overlap", but(tiles=["1 @ 0,0", "2 @ 1,1"]), "Tile 2 cannot lie at 1,1"),
    ("tiles apart", but(tiles=["1 @ 0,0", "2 @ 9,9"]), "Tile 2 cannot lie at 9,9"),
    ("a tile on a temple", but(tiles=["1 @ 0,0"], temples=["0,1"]), "Tile 1 overlaps a temple at 0,0."),
    ("a temple at no place", but(temples=["north"]), "`map.temples`: 'north' is not a place"),
    ("temples that are no list", with_map(tiles=[tile(1, "0,0")], temples=4), "`temples` must be a list."),
    # the turn
    ("an unknown option", but(options={"blessing": "yes"}), "There is no option 'blessing'."),
    (
        "an unknown value",
        but(options={"reshuffle": "never"}),
        "Option reshuffle can be when_needed or when_empty",
    ),
    ("options that are no block", but(options="none"), "`options` has the wrong type."),
    ("a first seat too far", but(first=2), "`first` must be a number from 0 to 1."),
    ("an actor too far", but(actor=2), "`actor` must be a number from 0 to 1."),
    ("a turn before the first", but(turn=0), "`turn` must be a number from 1"),
    (
        "an unknown moment",
        but(awaited="lunch"),
        "`awaited` must be one of: act, drawn, pay, lay, turn, take, nothing.",
    ),
    ("an unknown kind of turn", but(turn_kind="rest"), "`turn_kind` must be one of: undecided, draw, build."),
    ("actions as text", but(actions_left="two"), "`actions_left` must be a number"),
    ("cards_only as number", but(cards_only=1), "`cards_only` has the wrong type."),
    ("an unknown ending", but(ending="draw"), "`ending` must be one of: none, all built"),
    (
        "an ending in mid-game",
        but(ending="stalemate"),
        "A game has an `ending` just when nothing is `awaited`.",
    ),
    (
        "no ending at the end",
        but(awaited="nothing"),
        "A game has an `ending` just when nothing is `awaited`.",
    ),
    ("a winner too far", but(winner=2), "`winner` must be a number from -1 to 1."),
    ("a seed that is no text", but(seed=42), "`seed` must be a text."),
    (
        "an action before the turn has a kind",
        but(awaited="drawn", drawn={"pile": 1, "building": "tower"}),
        "`turn_kind` must be draw or build once an action has been made.",
    ),
    # what is in hand
    ("nothing drawn", but(awaited="drawn", turn_kind="draw"), "does not fit what is awaited (drawn)."),
    (
        "an unknown building drawn",
        but(awaited="drawn", turn_kind="draw", drawn={"pile": 1, "building": "castle"}),
        "`drawn`: there is no building 'castle'.",
    ),
    (
        "drawn from no pile",
        but(awaited="drawn", turn_kind="draw", drawn={"pile": 4, "building": "tower"}),
        "`drawn` looks like {'pile': 0, 'building': 'well'}.",
    ),
    ("nothing to pay for", but(awaited="pay", turn_kind="build"), "does not fit what is awaited (pay)."),
    (
        "a site in the sea",
        but(awaited="pay", turn_kind="build", site={"at": "5,5", "building": "well"}),
        "`site`: there is no land at 5,5.",
    ),
    (
        "a site that is taken",
        but(
            awaited="pay",
            turn_kind="build",
            site={"at": "0,0", "building": "well"},
            buildings={"0,0": "mill"},
        ),
        "Seat 1: there are two buildings at 0,0.",
    ),
    ("no tile to lay", but(awaited="lay", turn_kind="draw"), "does not fit what is awaited (lay)."),
    (
        "a tile to turn where it cannot lie",
        but(awaited="turn", turn_kind="draw", tile={"tile": 4, "at": "1,1"}),
        "`tile`: it cannot lie there.",
    ),
    # the players
    ("unknown cards", but(hand="WXZ"), "Seat 1: cards are written with the letters WFHM, not 'WXZ'."),
    ("sixteen hills", but(hand="H" * 16), "Seat 1: there are only 15 cards of this kind: hill."),
    ("too many cards face down", but(hand=61), "Seat 1: cards are written with the letters WFHM, not 61."),
    (
        "hills in two hands",
        but(hand="H" * 8, others=[{"cards": "H" * 8}]),
        "There are too many cards of this kind: hill.",
    ),
    (
        "hills among the discards",
        but(hand="H" * 8, discards="H" * 8),
        "There are too many cards of this kind: hill.",
    ),
    ("sixteen amphoras", but(amphoras=16), "Seat 1: `amphoras` must be 0 to 15."),
    ("amphoras in two places", but(amphoras=8, others=[{"amphoras": 8}]), "There must be 15 amphoras in all"),
    (
        "a supply that does not fit",
        but(amphoras=1, supply=15),
        "There must be 15 amphoras in all, 1 are held",
    ),
    ("resigned, perhaps", with_seat(resigned="perhaps"), "Seat 1: `resigned` must be true or false."),
    ("an unknown building stored", but(stored=["castle"]), "Seat 1: there is no building 'castle'."),
    ("stored as text", with_seat(stored="well"), "Seat 1: `stored` must be a list"),
    (
        "an unknown building on the map",
        but(buildings={"0,0": "castle"}),
        "Seat 1: there is no building 'castle'.",
    ),
    ("a building in the sea", but(buildings={"5,5": "well"}), "Seat 1: there is no land at 5,5."),
    ("a building on a temple", but(buildings={"-2,1": "well"}), "Seat 1: there is no land at -2,1."),
    ("a building at no place", but(buildings={"here": "well"}), "Seat 1: 'here' is not a place"),
    (
        "two buildings in one place",
        but(buildings={"0,0": "well"}, others=[{"buildings": {"0,0": "mill"}}]),
        "Seat 2: there are two buildings at 0,0.",
    ),
    ("two wells", but(buildings={"0,0": "well"}, stored=["well"]), "too many buildings of the kind well."),
    (
        "an unknown group rewarded",
        but(rewarded=["war"]),
        "Seat 1: `rewarded` lists some of: city, defence, shipping, supply, roads, mint, wine.",
    ),
    ("three piles", but(piles=[6, 8, 8], stored=[]), "Seat 1: `piles` must be a list of 4"),
    ("piles too low", but(piles=[5, 8, 8, 8], stored=[]), "together must hold 30 buildings"),
    ("a pile as text", with_seat(piles=[6, 8, 8, "many"]), "Seat 1: a pile is a list of buildings"),
    (
        "a main building in another pile",
        but(piles=[["capital", "quarry", "harbour", "silver_mine", "vineyard"], ["well"], [], []]),
        "Seat 1: main buildings lie in the first pile, and only they.",
    ),
    # the supplies
    ("a deck too low", but(deck=59), "Hands (0), discards (0) and deck (59) must together have 60 cards"),
    ("a deck too high", but(deck=61), "must together have 60 cards"),
    ("a deck of wrong cards", but(deck="W" * 15), "must together have 60 cards"),
    ("a deck as a list", but(deck=["W"]), "must together have 60 cards"),
    ("sixty-one cards", but(hand="W" * 15, deck="W" + 15 * "FHM"), "must together have 60 cards"),
    ("unknown discards", but(discards="gold"), "`discards`: cards are written with the letters WFHM"),
    ("a map stack too low", but(tile_stack=20), "`tile_stack`: 21 map tiles are not on the map."),
    (
        "a map stack with a tile of the map",
        but(tile_stack=list(range(1, 22))),
        "`tile_stack` must list just the map tiles",
    ),
    ("a map stack with an unknown tile", but(tile_stack=[99]), "`tile_stack`: there is no map tile 99."),
]


@pytest.mark.parametrize(
    ("data", "sentence"), [fault[1:] for fault in FAULTS], ids=[fault[0] for fault in FAULTS]
)
def test_a_faulty_position_is_refused_in_words(data: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(Impossible) as caught:
        GAME.load(data())
    assert sentence in str(caught.value)


def test_all_faults_are_named_at_once() -> None:
    with pytest.raises(Impossible) as caught:
        table(turn=0, actions_left=-1, hand="X", stored=["castle"])
    for part in ("`turn`", "`actions_left`", "'X'", "'castle'"):
        assert part in str(caught.value)


# --- tables that cannot be, whatever each fact looks like by itself ---

CANNOT_BE: dict[str, Callable[[], Position]] = {
    "a place with two signs": with_map(tiles=[tile(16, "--1,0")]),
    "a place with thousands of digits": with_map(tiles=[tile(16, "1" * 5000 + ",0")]),
    "a tile at the edge of the plane": with_map(tiles=[tile(16, "61,0")]),
    "the same temple twice": but(temples=["-2,1", "-2,1"]),
    "more temples than can be told apart": but(temples=[*(f"{q},20" for q in range(-35, 35)), "2,0"]),
    "a tile both on the map and in hand": but(awaited="lay", turn_kind="draw", tile={"tile": 11, "at": None}),
    "a tile in hand that nobody asks for": but(tile={"tile": 4, "at": None}),
    "a building in hand that nobody asks for": but(drawn={"pile": 1, "building": "tower"}),
    "a building waiting for a payment that nobody asks for": but(site={"at": "0,0", "building": "well"}),
    "a payment that the hand cannot make": but(
        awaited="pay", turn_kind="build", site={"at": "0,0", "building": "well"}
    ),
    "a main building drawn from another pile": but(
        awaited="drawn", turn_kind="draw", drawn={"pile": 1, "building": "well"}
    ),
    "a building drawn in a build turn": but(
        awaited="drawn", turn_kind="build", drawn={"pile": 1, "building": "tower"}
    ),
    "cards drawn since the last shuffle that nobody has or had": lambda: {
        **position(),
        "seats": [{"fresh": 15 * "WFHM"}, {}],
    },
    "an actor who has resigned": lambda: {**position(others=[{}, {}]), "seats": [{"resigned": True}, {}, {}]},
    "a game that goes on with one player left": but(others=[{"resigned": True}]),
}


@pytest.mark.parametrize("what", list(CANNOT_BE))
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    with pytest.raises(Impossible):
        GAME.load(CANNOT_BE[what]())


def test_loading_leaves_the_data_as_it_is() -> None:
    data = position(hand="WF", stored=["well"], others=[{"cards": 3}])
    before = json.dumps(data)
    play(load(data), "cards")
    assert json.dumps(data) == before


# --- what the rules exclude -----------------------------------------------------------------------------

ALL_GROUND = ["1 @ 0,0", "2 @ 2,1", "3 @ -1,3", "4 @ 1,4", "5 @ -3,2"]
LINE = {"-1,1": "road", "0,0": "road", "1,-1": "road"}  # from one temple to the other

EXCLUDED: dict[str, tuple[dict[str, Any], str]] = {
    "more actions than a turn has": (
        {"turn_kind": "draw", "actions_left": 50},
        "`actions_left` must be a number",
    ),
    "actions before the first": ({"actions_left": 1}, "`actions_left` must be a number from 0 to 0"),
    "cards due that nobody owes": ({"cards_due": 90}, "`cards_due` must be a number from 0 to 0"),
    "only cards, but building is offered": (
        {"cards_only": True},
        "`cards_only` is true while cards are taken",
    ),
    "an action that changed nothing": (
        {"turn_kind": "build", "actions_left": 1, "changed": False},
        "`changed` must be true",
    ),
    "nothing to be taken": ({"awaited": "take"}, "Nothing can be taken"),
    "quiet for too long": ({"quiet_turns": 4}, "`quiet_turns` can be 3 at the most"),
    "a winner of a running game": ({"winner": 0}, "Only a finished game has a `winner`"),
    "temples that are joined": ({"temples": ["-2,1", "2,-2"], "buildings": LINE}, "two temples are joined"),
    "a temple at sea": ({"temples": ["-2,1", "9,9"]}, "a temple lies beside no tile, at 9,9"),
    "too many temples": ({"temples": ["-2,1", "2,-1", "-1,-1"]}, "up to 2 temples"),
    "somebody else's turn": ({"turn": 2}, "Turn 2 is that of seat 2"),
    "a hand of somebody who resigned": (
        {"others": [{"resigned": True, "cards": "W"}, {}]},
        "whoever has resigned has neither cards nor amphoras",
    ),
    "an end that was none": (
        {"awaited": "nothing", "ending": "temples linked", "winner": 0},
        "The game did not end like this",
    ),
    "a site that is none": ({"site": []}, "`site`"),
}


@pytest.mark.parametrize("case", EXCLUDED)
def test_what_the_rules_exclude_is_refused_in_words(case: str) -> None:
    said, words = EXCLUDED[case]
    with pytest.raises(Impossible, match=re.escape(words)):
        table(**said)


def test_thirty_buildings_on_the_map_are_no_running_game() -> None:
    everywhere = dict(
        zip(spaces(*(tile.partition(" @ ")[2] for tile in ALL_GROUND)), whole_set(), strict=False)
    )
    with pytest.raises(Impossible, match="so the game is over"):
        table(tiles=ALL_GROUND, temples=[], buildings=everywhere)


def test_a_pile_is_not_higher_than_at_the_start() -> None:
    position = dict(GAME.position(new_game()))
    position["seats"] = [{**seat, "piles": [5, 9, 7, 5]} for seat in position["seats"]]
    with pytest.raises(Impossible, match="Seat 2: pile 1 has 8 buildings at the most"):
        load(position)


# --- what no game comes to, and can be studied ---------------------------------------------------------

FOR_STUDY: dict[str, tuple[dict[str, Any], str]] = {
    "a map of two tiles": (
        {"tiles": START_FOR_TWO[:2], "temples": ["-2,1"]},
        "on the map are 2 of the 4 tiles with which such a game begins",
    ),
    "a temple is missing": (
        {"tiles": START_FOR_TWO, "temples": ["-2,1"]},
        "on the map are 1 of the 2 temples",
    ),
    "a tile that no empty pile has brought": (
        {"tiles": (*START_FOR_TWO, "5 @ 3,-2")},
        "5 map tiles are laid, and by the empty piles there can be 4",
    ),
    "an amphora from nowhere": (
        {"tiles": START_FOR_TWO, "amphoras": 1},
        "seat 1 has 1 amphoras and has earned 0",
    ),
    "nothing was turned up at the start": (
        {"tiles": START_FOR_TWO, "others": [{}]},
        "the piles of seat 2 are higher than the set-up leaves them",
    ),
}


@pytest.mark.parametrize("case", FOR_STUDY)
def test_what_no_game_comes_to_is_told(case: str) -> None:
    facts, sentence = FOR_STUDY[case]
    told = [catalogue("en").say(odd, []) for odd in GAME.oddities(table(**facts))]
    assert sentence in told


def test_of_a_table_at_the_start_nothing_is_told() -> None:
    turned_up = ["well", "road", "tower", "fortress"]
    assert GAME.oddities(new_game()) == []
    assert GAME.oddities(table(tiles=START_FOR_TWO, stored=turned_up, others=[{"stored": turned_up}])) == []
