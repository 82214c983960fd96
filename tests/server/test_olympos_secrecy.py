"""The same for Olympos: hands, decks and cards face down may be others, and no frame may tell."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.games import game_named
from petteia.games.olympos.actions import GO
from petteia.server import protocol as p
from petteia.server.entries import Event
from petteia.server.table import LiveTable
from tests.server.halls import told
from tests.server.test_secrecy import (
    GAMES,
    PARTS,
    Played,
    Questions,
    another_truth,
    check_another_truth_looks_the_same,
    check_lines_and_seed,
    check_what_others_draw_changes_nothing,
    moments,
)

OLYMPOS = game_named("olympos")
FROM_THE_HAND = ("play", "keep", "spend")


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_is_sent_what_they_may_not_know_of_olympos(part: int) -> None:
    seen: Counter[str] = Counter()
    games = range(part, GAMES, PARTS)
    for played, events in moments("olympos", games):
        if played.table.status == "playing":
            check_another_truth_looks_the_same(played, seen)
            check_what_is_foreseen(played, seen)
            if draws_unseen(played, events):
                check_what_others_draw_changes_nothing(played, events, seen)
        check_lines_and_seed(played, seen)
    # All this has happened often enough to mean something.
    for what in ("others would notice", "compared", "foreseen", "own lines", "no seed", "seed at the end"):
        assert seen[what] >= len(games), (what, seen)
    assert seen["drawn"] >= len(games) // 10


def check_what_is_foreseen(played: Played, seen: Counter[str]) -> None:
    """Whoever looks ahead sees no more than they know."""
    table, seat = played.table, played.table.awaiting()
    other = another_truth(table, seat, Questions([], []), played.dice)
    for first in table.playing().state.legal()[:8]:
        journey = told(table, GO + played.dice.below(32))
        asked = p.Preview("ahead", table.version, move=journey, first=told(table, first))
        here, there = (truth.preview(played.people[seat], asked) for truth in (table, other))
        assert p.encode(here) == p.encode(there)
        seen["foreseen"] += 1


def draws_unseen(played: Played, events: list[Event]) -> bool:
    """Somebody draws a destiny card, and nothing is turned up or thrown away by it."""
    if len(events) > 1 or str(events[0].data.get("move", "play")).startswith(FROM_THE_HAND):
        return False
    after = another_truth(played.table, events[0].seat, Questions([], []), played.dice)
    deck = len(cards_left(after))
    shown = cards_shown(after)
    after.fold(events[0])
    return len(cards_left(after)) < deck and cards_shown(after) == shown


def cards_left(table: LiveTable) -> list[str]:
    deck: list[str] = OLYMPOS.position(table.playing().state)["deck"]
    return deck


def cards_shown(table: LiveTable) -> tuple[list[bool], list[str]]:
    position = OLYMPOS.position(table.playing().state)
    return [god["revealed"] for god in position["gods"]], position["discards"]
