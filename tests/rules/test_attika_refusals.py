"""Chapter 11: every refusal, the table on which it is met, and the rule that it cites."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from petteia.core.message import Listing, Message, Place, SeatName, Term
from petteia.core.move import Resign
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import legal_moves, play, refusal, table

CATALOGUE = files("petteia.locales").joinpath("en", "attika.ftl").read_text("utf-8")


def fortress_and_tower() -> Attika:
    return table(stored=["tower", "tower"], buildings={"0,0": "fortress"}, amphoras=1)


def just_drawn() -> Attika:
    """A road is in hand, and an oracle among others on the player board."""
    return play(table(piles=[[], ["road", "mill"], [], []]), "draw 1")


def choosing_cards() -> Attika:
    """For the oracle one hill is owed; a hill or two forests pay it."""
    return play(table(hand="HFF", stored=["oracle"]), "oracle @ 0,0")


def with_a_tile() -> Attika:
    return play(table(piles=[[], ["road"], [], []]), "draw 1", "store")


# key of the refusal: its rule, the table, the move
CASES: dict[str, tuple[str, Callable[[], Attika], str]] = {
    # the moment
    "attika-no-game-over": ("A-35", lambda: play(table(), "resign 1"), "cards"),
    "attika-no-action-first": ("A-9", table, "take card"),
    "attika-no-drawn-first": ("A-10", just_drawn, "cards"),
    "attika-no-pay-first": ("A-18", choosing_cards, "cards"),
    "attika-no-tile-first": ("A-31", with_a_tile, "cards"),
    "attika-no-turn-first": (
        "A-32",
        lambda: play(with_a_tile(), "tile @ 2,1"),
        "cards",
    ),
    "attika-no-cards-only": ("A-13", lambda: play(table(amphoras=1), "cards"), "draw 1"),
    # drawing and storing
    "attika-no-draw-in-build-turn": ("A-9", lambda: play(fortress_and_tower(), "tower @ 1,0"), "draw 1"),
    "attika-no-empty-pile": ("A-10", lambda: table(piles=[[], ["road"], [], []]), "draw main"),
    "attika-no-nothing-drawn": ("A-10", table, "store"),
    # building
    "attika-no-build-in-draw-turn": (
        "A-9",
        lambda: play(fortress_and_tower(), "draw 1", "store"),
        "tower @ 1,0",
    ),
    "attika-no-drawn-only": ("A-10", just_drawn, "oracle @ 0,0"),
    "attika-no-not-stored": ("A-11", lambda: table(hand="WWW"), "well @ 0,0"),
    "attika-no-temple-site": ("A-16", lambda: table(hand="WW", stored=["well"]), "well @ -2,1"),
    "attika-no-land": ("A-16", lambda: table(hand="WW", stored=["well"]), "well @ 5,5"),
    "attika-no-occupied-site": ("A-16", fortress_and_tower, "tower @ 0,0"),
    # paying
    "attika-no-too-dear": ("A-18", lambda: table(hand="W", stored=["well"]), "well @ 0,0"),
    "attika-no-too-dear-any": ("A-22", lambda: table(hand="W", stored=["road"]), "road @ 0,0"),
    "attika-no-nothing-to-pay": ("A-18", table, "pay hill"),
    "attika-no-such-cards": (
        "A-18",
        choosing_cards,
        "pay 2 water",
    ),
    "attika-no-such-payment": (
        "A-19",
        choosing_cards,
        "pay hill, forest",
    ),
    # amphoras and cards
    "attika-no-amphora": ("A-29", lambda: table(turn_kind="draw", actions_left=0), "draw 1"),
    "attika-no-amphora-first": ("A-29", lambda: table(amphoras=1), "amphora draw 1"),
    "attika-no-unused-action": ("A-12", lambda: table(amphoras=1, turn_kind="draw", actions_left=0), "cards"),
    "attika-no-card-due": ("A-12", lambda: play(table(amphoras=1), "cards"), "take card"),
    "attika-no-unused-actions-first": ("A-13", lambda: table(amphoras=1), "amphora card"),
    "attika-no-due-cards-first": (
        "A-13",
        lambda: play(table(amphoras=1, options={"unused_actions_give_cards": "optional"}), "cards"),
        "amphora card",
    ),
    "attika-no-cards-left": (
        "A-15",
        lambda: table(amphoras=1, turn_kind="draw", actions_left=0, deck=0, others=[{"cards": 60}]),
        "amphora card",
    ),
    "attika-no-end-with-unused-actions": ("A-12", table, "end"),
    # the map
    "attika-no-tile-to-lay": ("A-31", table, "tile @ 2,1"),
    "attika-no-overlap": (
        "A-32",
        with_a_tile,
        "tile @ 1,1",
    ),
    "attika-no-touch": (
        "A-32",
        with_a_tile,
        "tile @ 9,9",
    ),
    "attika-no-tile-to-turn": ("A-32", table, "turn 1"),
    "attika-no-same-look": (
        "A-32",
        lambda: table(awaited="turn", turn_kind="draw", tile={"tile": 1, "at": "2,1"}),
        "turn 4",
    ),
    # resigning
    "attika-no-such-seat": ("A-38", table, "resign 3"),
    "attika-no-second-resignation": ("A-38", lambda: play(table(others=[{}, {}]), "resign 2"), "resign 2"),
}


def test_no_refusal_is_left_out() -> None:
    known = set(re.findall(r"^(attika-no-[\w-]+) =", CATALOGUE, re.MULTILINE))
    assert known == set(CASES)


@pytest.mark.parametrize("key", list(CASES))
def test_refusal(key: str) -> None:
    rule, begin, move = CASES[key]
    state = begin()
    reason = refusal(state, move)
    assert (reason.message.key, reason.rule) == (key, rule)
    assert move not in legal_moves(state)


def arguments(key: str) -> dict[str, object]:
    _, begin, move = CASES[key]
    return dict(refusal(begin(), move).message.arguments)


def test_refusals_name_what_they_speak_of() -> None:
    """The words of a refusal are made of these, in every language."""
    assert arguments("attika-no-empty-pile") == {"pile": Term("attika-pile-main")}
    assert arguments("attika-no-drawn-only") == {"building": Term("attika-building-road")}
    assert arguments("attika-no-temple-site") == {"site": Place("-2,1")}
    assert arguments("attika-no-occupied-site") == {
        "site": Place("0,0"),
        "building": Term("attika-building-fortress"),
        "owner": SeatName(0),
    }
    two_water = Listing((Message("attika-some-water", {"count": 2}),))
    assert arguments("attika-no-too-dear") == {"need": two_water, "any": 0, "lacking": 2}
    assert arguments("attika-no-too-dear-any") == {"any": 2, "lacking": 1}
    assert arguments("attika-no-same-look") == {"other": 0}
    assert arguments("attika-no-second-resignation") == {"player": SeatName(1)}


def test_A18_how_many_cards_are_lacking_takes_pairs_into_account() -> None:
    """A well (WW) with hand W, F: W pays one water, and the other takes two cards where one is left."""
    state = table(hand="WF", stored=["well"])
    assert dict(refusal(state, "well @ 0,0").message.arguments)["lacking"] == 1


def test_A38_a_seat_that_does_not_exist_by_number() -> None:
    reason = GAME.why_not(table(), Resign(7))
    assert reason is not None
    assert reason.message.key == "attika-no-such-seat"
