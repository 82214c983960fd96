"""Chapter 12: what can be taken back, and what cannot because something has come to light."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.game import fingerprint
from petteia.core.match import Match, Refused, replay
from petteia.games import game_named
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_table import awaited, table
from tests.rules.test_olympos_development import having

GAME = game_named("olympos")


def match_at(state: Olympos) -> Match:
    """A match that stands at a position."""
    match = Match(GAME, len(state.players), "any seed")
    match.state = state
    return match


def at(match: Match) -> Olympos:
    assert isinstance(match.state, Olympos)
    return match.state


def why_no_undo(match: Match, seat: int = 0) -> str:
    refusal = match.why_no_undo(seat)
    assert refusal is not None
    with pytest.raises(Refused):
        match.undo(seat)
    return refusal.message.key


def played(state: Olympos, *moves: str) -> Match:
    match = match_at(state)
    for move in moves:
        match.play_text(move)
    return match


def taken_back(match: Match, seat: int = 0) -> bool:
    """Everything can be taken back, to the very beginning."""
    while match.why_no_undo(seat) is None:
        match.undo(seat)
    return not match.steps


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert why_no_undo(match_at(table())) == "core-no-undo-start"


def test_a_journey_can_be_taken_back_also_when_the_turn_is_over() -> None:
    state = table(settlers={"macedonia": [1]})
    before = fingerprint(GAME, state)
    match = played(state, "new settler from north", "go @ macedonia")
    assert awaited(at(match)) == ("act", 1)
    assert taken_back(match)
    assert fingerprint(GAME, match.state) == before


def test_but_not_once_the_next_player_has_acted() -> None:
    match = played(table(), "new settler from north to macedonia", "new settler from north to thrace")
    assert why_no_undo(match) == "core-no-undo-other-seat"


def test_a_discovery_can_be_taken_back_step_by_step() -> None:
    state = having(grain=2, wood=1)
    match = played(state, "discover commerce", "take gold", "take wood", "bonus prestige")
    assert taken_back(match)


def test_but_not_one_that_drew_a_card() -> None:
    match = played(having(stone=2, grain=1), "discover phalanx")
    assert why_no_undo(match) == "core-no-undo-reveal"
    match.play_text("bonus prestige")
    match.undo(0)
    assert awaited(at(match)) == ("bonus", 0)


def test_a_card_played_can_be_taken_back() -> None:
    assert taken_back(played(table(hand=["cube_gold"]), "play cube gold"))


def ahead(**said: Any) -> Olympos:
    """The next to move reaches a Zeus space; what is said is about the second player."""
    return table(space=11, others=[{"space": 11, **said}, {"space": 11}, {"space": 11}])


def test_a_drawn_card_cannot() -> None:
    match = played(ahead(), "new settler from north", "go @ macedonia")
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_nor_an_olympos_card() -> None:
    """What one has answered to it can be taken back, but not that it was turned up."""
    match = played(ahead(), "new settler from north to macedonia", "done", "done")
    assert awaited(at(match)) == ("act", 1)
    match.undo(0)
    assert awaited(at(match)) == ("answer", 0)
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_nor_what_another_player_has_answered() -> None:
    match = played(ahead(hand=["star"]), "new settler from north to macedonia", "done", "done", "done")
    assert why_no_undo(match, 1) == "core-no-undo-reveal"
    assert why_no_undo(match, 0) == "core-no-undo-other-seat"


def test_a_resignation_is_final() -> None:
    assert why_no_undo(played(table(), "resign 1")) == "core-no-undo-reveal"


def test_a_refused_move_changes_nothing() -> None:
    match = match_at(table())
    before = fingerprint(GAME, match.state)
    with pytest.raises(Refused):
        match.play_text("pass")
    assert fingerprint(GAME, match.state) == before


def test_a_refused_second_half_takes_the_first_half_back() -> None:
    match = match_at(table(condemned=["macedonia"]))
    before = fingerprint(GAME, match.state)
    with pytest.raises(Refused) as caught:
        match.play_text("new settler from north to macedonia")
    assert caught.value.refusal.rule == "O-30"
    assert fingerprint(GAME, match.state) == before


def test_territories_condemned_can_be_taken_back_and_the_record_replays() -> None:
    match = Match(GAME, 3, "a record")
    seat = int(match.state.actor)
    match.play_text("condemn @ attica")
    match.undo(seat)
    match.play_text("condemn @ argolis")
    while awaited(at(match))[0] == "condemn":
        match.play(match.state.legal()[0])
    match.play_text("new settler from north")
    match.play(match.state.legal()[0])
    record = match.record()
    assert record["turns"][0]["moves"][0] == "condemn @ argolis"
    assert fingerprint(GAME, replay(GAME, record).state) == fingerprint(GAME, match.state)
