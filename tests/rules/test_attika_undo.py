"""Chapter 17: what can be taken back, and what cannot because something has come to light."""

from __future__ import annotations

from typing import Any

import pytest

from petteia.core.contract import NOBODY
from petteia.core.game import fingerprint
from petteia.core.match import Match, Refused, replay
from petteia.games import game_named
from petteia.games.attika.rules import Attika
from tests.rules.attika_table import built, hand_of, legal_moves, table

GAME = game_named("attika")


def match_at(**said: Any) -> Match:
    """A match that stands at a position."""
    match = Match(GAME, 1 + len(said.get("others", [{}])), "any seed")
    match.state = table(**said)
    return match


def at(match: Match) -> Attika:
    assert isinstance(match.state, Attika)
    return match.state


def why_no_undo(match: Match, seat: int = 0) -> str:
    refusal = match.why_no_undo(seat)
    assert refusal is not None
    with pytest.raises(Refused):
        match.undo(seat)
    return refusal.message.key


def take_back_all(match: Match, seat: int = 0) -> int:
    """Take back as far as it goes; returns how many moves are left."""
    while match.why_no_undo(seat) is None:
        match.undo(seat)
    return len(match.steps)


def test_at_the_beginning_there_is_nothing_to_take_back() -> None:
    assert why_no_undo(match_at()) == "core-no-undo-start"


def test_choosing_a_site_and_paying_can_be_taken_back() -> None:
    match = match_at(hand="HFF", stored=["oracle"])
    before = fingerprint(GAME, match.state)
    match.play_text("oracle @ 0,0")
    match.play_text("pay 2 forest")
    match.undo(0)
    assert legal_moves(at(match)) == ["pay hill", "pay 2 forest"]
    match.undo(0)
    assert fingerprint(GAME, match.state) == before


def test_one_breath_is_two_moves() -> None:
    match = match_at(hand="HFF", stored=["oracle"])
    match.play_text("oracle @ 0,0 paying 2 forest")
    assert [step.text for step in match.steps] == ["oracle @ 0,0", "pay 2 forest"]
    match.undo(0)
    assert len(match.steps) == 1


def test_several_builds_can_be_taken_back_one_by_one() -> None:
    match = match_at(stored=["tower", "tower"], buildings={"0,0": "fortress"})
    match.play_text("tower @ 1,0")
    match.play_text("tower @ -1,0")
    match.undo(0)
    assert built(at(match)) == {"0,0": "fortress", "1,0": "tower"}
    assert take_back_all(match) == 0


def test_the_last_build_of_a_turn_until_the_next_player_has_acted() -> None:
    match = match_at(stored=["tower"], buildings={"0,0": "fortress"}, turn_kind="build", actions_left=1)
    match.play_text("tower @ 1,0")
    assert match.state.actor == 1
    assert match.why_no_undo(0) is None
    match.play_text("draw 1")
    assert why_no_undo(match) == "core-no-undo-other-seat"


def test_a_group_that_earned_an_amphora_can_be_taken_back() -> None:
    match = match_at(stored=["mint"], buildings={"0,0": "silver_mine"})
    before = fingerprint(GAME, match.state)
    match.play_text("mint @ 1,0")
    match.undo(0)
    assert fingerprint(GAME, match.state) == before


def test_but_not_one_that_earned_a_card() -> None:
    match = match_at(stored=["mint"], buildings={"0,0": "silver_mine"}, others=[{"amphoras": 15}])
    match.play_text("mint @ 1,0")
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_a_draw_cannot_be_taken_back() -> None:
    match = match_at()
    match.play_text("draw 1")
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_what_was_done_with_the_drawn_building_can_down_to_the_draw() -> None:
    match = match_at(buildings={"0,0": "fortress"}, piles=[[], ["tower", "road"], [], []])
    match.play_text("draw 1")
    match.play_text("tower @ 1,0")
    match.undo(0)
    assert "tower @ -1,0" in legal_moves(at(match))
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_cards_cannot_be_taken_back() -> None:
    match = match_at()
    match.play_text("cards")
    assert len(hand_of(at(match))) == 3
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_nor_a_card_for_an_amphora() -> None:
    match = match_at(amphoras=2, turn_kind="draw")
    match.play_text("amphora card")
    assert why_no_undo(match) == "core-no-undo-reveal"


def test_stopping_can_when_no_card_was_left_to_take() -> None:
    match = match_at(deck=0, others=[{"cards": 60}])
    match.play_text("cards")
    match.undo(0)
    assert match.state.actor == 0


def test_a_map_tile_can_be_laid_elsewhere_but_not_put_back() -> None:
    match = match_at(piles=[[], ["road"], ["mill", "ship"], []])
    match.play_text("draw 1")
    match.play_text("store")
    match.play_text("tile @ 2,1 turned 0")
    assert take_back_all(match) == 2
    assert "tile @ -1,3" in legal_moves(at(match))


def test_nobody_takes_back_for_another_seat() -> None:
    match = match_at(stored=["tower"], buildings={"0,0": "fortress"})
    match.play_text("tower @ 1,0")
    assert why_no_undo(match, seat=1) == "core-no-undo-other-seat"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resignation_is_final(seat: int) -> None:
    match = match_at(others=[{}, {}])
    match.play_text(f"resign {seat + 1}")
    assert why_no_undo(match, seat) == "core-no-undo-reveal"


def test_after_somebody_else_has_resigned_earlier_moves_stand() -> None:
    match = match_at(stored=["tower"], buildings={"0,0": "fortress"}, others=[{}, {}])
    match.play_text("tower @ 1,0")
    match.play_text("resign 2")
    assert why_no_undo(match, 0) == "core-no-undo-other-seat"


def test_a_winning_move_can_be_taken_back() -> None:
    """Nothing hidden came to light by it."""
    match = match_at(hand="WW", stored=["well"], temples=["2,-1", "2,0"])
    match.play_text("well @ 1,0")
    assert match.state.actor == NOBODY
    match.undo(0)
    assert match.state.actor == 0


def test_a_refused_second_half_takes_the_first_half_back() -> None:
    match = match_at(hand="HFF", stored=["oracle"])
    before = fingerprint(GAME, match.state)
    with pytest.raises(Refused) as caught:
        match.play_text("oracle @ 0,0 paying hill, forest")
    assert caught.value.refusal.rule == "A-19"
    assert fingerprint(GAME, match.state) == before
    assert match.steps == []


def test_a_refused_move_changes_nothing() -> None:
    match = match_at()
    before = fingerprint(GAME, match.state)
    with pytest.raises(Refused):
        match.play_text("end")
    assert fingerprint(GAME, match.state) == before


def test_moves_taken_back_are_not_in_the_record() -> None:
    match = Match(GAME, 2, "a record", {"start_player": "1"})
    match.play_text("draw 1")
    match.play_text("store")
    match.undo(0)
    match.play_text("store")
    match.play_text("cards")
    assert [turn["moves"] for turn in match.record()["turns"]] == [["draw 1", "store", "cards"]]
    assert fingerprint(GAME, replay(GAME, match.record()).state) == fingerprint(GAME, match.state)
