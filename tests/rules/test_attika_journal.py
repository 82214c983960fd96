"""Chapter 12: what the journal tells of each event, to whom, and by which rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from petteia.core.contract import NOBODY
from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term
from petteia.games.attika.game import GAME
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import FOR_THIRTY, START_FOR_TWO, all_but, play, spaces, table, told

CATALOGUE = files("petteia.locales").joinpath("en", "attika.ftl").read_text("utf-8")


def cards(**counts: int) -> Listing:
    return Listing(tuple(Message(f"attika-some-{name}", {"count": count}) for name, count in counts.items()))


def building(name: str) -> Term:
    return Term(f"attika-building-{name}")


ME = SeatName(0)
PILES = [["quarry", "well"], ["oracle", "mill"], ["road"], []]

# key: its rule, the table, the moves, and the arguments of the entry
ENTRIES: dict[str, tuple[str, Callable[[], Attika], list[str], dict[str, Argument]]] = {
    "attika-log-turn": ("A-9", table, ["cards"], {"player": SeatName(1), "turn": 2}),
    "attika-log-draws": (
        "A-10",
        lambda: table(piles=PILES),
        ["draw 1"],
        {"player": ME, "pile": Message("attika-pile", {"number": 1})},
    ),
    "attika-log-drawn": ("A-10", lambda: table(piles=PILES), ["draw main"], {"building": building("quarry")}),
    "attika-log-stores": (
        "A-10",
        lambda: table(piles=PILES),
        ["draw 1", "store"],
        {"player": ME, "building": building("oracle")},
    ),
    "attika-log-builds": (
        "A-16",
        lambda: table(hand="H", stored=["oracle"]),
        ["oracle @ 0,0"],
        {
            "player": ME,
            "building": building("oracle"),
            "site": Place("0,0"),
            "cards": cards(hill=1),
            "settlements": 1,
        },
    ),
    "attika-log-builds-free": (
        "A-16",
        lambda: table(
            stored=["tower"], buildings={"0,0": "fortress", "3,1": "well"}, tiles=["11 @ 0,0", "12 @ 2,1"]
        ),
        ["tower @ -1,1"],
        {
            "player": ME,
            "building": building("tower"),
            "site": Place("-1,1"),
            "cards": cards(),
            "settlements": 2,
        },
    ),
    "attika-log-cards": ("A-12", table, ["cards"], {"player": ME, "count": 3}),
    "attika-log-cards-seen": (
        "A-12",
        lambda: table(deck=3, hand="W" * 15 + "F" * 15 + "H" * 14 + "M" * 13),
        ["cards"],
        {"cards": cards(hill=1, mountain=2)},
    ),
    "attika-log-reshuffle": (
        "A-15",
        lambda: table(deck=1, discards="WWFHM", others=[{"cards": 54}]),
        ["cards"],
        {"count": 5},
    ),
    "attika-log-amphora-won": (
        "A-27",
        lambda: table(stored=["mint"], buildings={"0,0": "silver_mine"}),
        ["mint @ 1,0"],
        {"player": ME, "group": Term("attika-group-mint")},
    ),
    "attika-log-substitute-card": (
        "A-28",
        lambda: table(stored=["mint"], buildings={"0,0": "silver_mine"}, others=[{"amphoras": 15}]),
        ["mint @ 1,0"],
        {"player": ME, "group": Term("attika-group-mint")},
    ),
    "attika-log-amphora-returned": (
        "A-29",
        lambda: table(amphoras=1, turn_kind="draw"),
        ["amphora card"],
        {"player": ME},
    ),
    "attika-log-turns-up-tile": (
        "A-31",
        lambda: table(piles=PILES, tile_stack=[22, *range(1, 11), *range(12, 22)]),
        ["draw 2", "store"],
        {"player": ME, "tile": 22},
    ),
    "attika-log-lays-tile": (
        "A-32",
        lambda: table(piles=PILES),
        ["draw 2", "store", "tile @ 2,1 turned 1"],
        {"player": ME, "site": Place("2,1")},
    ),
    "attika-log-resigns": ("A-38", table, ["resign 1"], {"player": ME}),
}


@pytest.mark.parametrize("key", list(ENTRIES))
def test_journal_entry(key: str) -> None:
    rule, begin, moves, arguments = ENTRIES[key]
    assert (Message(key, arguments), rule) in told(begin(), *moves)


def test_no_kind_of_journal_entry_is_left_out() -> None:
    assert set(re.findall(r"^(attika-log-[\w-]+) =", CATALOGUE, re.MULTILINE)) == set(ENTRIES)


# --- how a game ends is told by the message of that ending ---


def line_of_five() -> Attika:
    line = {"-1,1": "well", "0,1": "mill", "1,1": "ship", "2,1": "ship", "2,2": "road"}
    return table(stored=["road"], buildings=line, tiles=START_FOR_TWO)


def twenty_nine() -> Attika:
    places = spaces(*(tile.partition(" @ ")[2] for tile in FOR_THIRTY))
    buildings = dict(zip(places, all_but("oracle"), strict=False))
    return table(hand="FH", stored=["oracle"], buildings=buildings, tiles=FOR_THIRTY, temples=[])


@pytest.mark.parametrize(
    ("begin", "move", "ending", "rule"),
    [
        (twenty_nine, "oracle @ 5,2", Message("attika-end-all-built", {"player": ME}), "A-35"),
        (line_of_five, "road @ 2,3", Message("attika-end-temples", {"player": ME}), "A-36"),
        (lambda: table(hand=60, deck=0, quiet_turns=3), "cards", Message("attika-end-stalemate"), "A-37"),
        (table, "resign 2", Message("attika-end-last-one", {"player": ME}), "A-38"),
    ],
    ids=["all built", "temples", "stalemate", "last one left"],
)
def test_the_end_is_told_last(begin: Callable[[], Attika], move: str, ending: Message, rule: str) -> None:
    assert told(begin(), move)[-1] == (ending, rule)
    assert f"\n{ending.key} =" in CATALOGUE


def test_entries_come_in_the_order_of_events() -> None:
    """A road, the last of its pile, is drawn and stored and brings a tile; the rest becomes cards."""
    entries = told(table(piles=PILES), "draw 2", "store", "tile @ 2,1 turned 0", "cards")
    assert [message.key for message, _ in entries] == [
        "attika-log-draws",
        "attika-log-drawn",
        "attika-log-stores",
        "attika-log-turns-up-tile",
        "attika-log-lays-tile",
        "attika-log-cards",
        "attika-log-cards-seen",
        "attika-log-turn",
    ]


def test_an_amphora_used_for_an_action_is_told_before_the_action() -> None:
    state = table(amphoras=1, turn_kind="build", stored=["tower"], buildings={"0,0": "fortress"})
    keys = [message.key for message, _ in told(state, "tower @ 1,0")]
    assert keys[:2] == ["attika-log-amphora-returned", "attika-log-builds-free"]


def test_only_what_is_hidden_has_a_single_reader() -> None:
    state = table(piles=PILES)
    state.journal = []
    play(state, "draw 1", "store", "cards", "cards")
    for event in state.journal:
        hidden = event.key in ("attika-log-drawn", "attika-log-cards-seen")
        assert (event.audience != NOBODY) == hidden


def test_nothing_is_noted_when_nobody_wants_to_know() -> None:
    state = table()
    assert play(state, "cards").journal is None
    state.journal = []
    assert state.clone().journal is None
    assert GAME.position(state) == GAME.position(state.clone())
