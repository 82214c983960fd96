"""A match: playing, going back, saving and replaying."""

from __future__ import annotations

import json
from typing import Any

import pytest

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY, resignation
from petteia.core.game import Impossible, fingerprint, resolve_options
from petteia.core.match import MOST_MOVES, Match, Refused, replay
from petteia.games import game_named

GAME = game_named("attika")


def new_match(**settings: Any) -> Match:
    return Match(GAME, 2, "match", {"start_player": "1"}, **settings)


def legal_texts(match: Match) -> list[str]:
    return [GAME.write_action(match.state, action) for action in match.state.legal()]


# --- playing --------------------------------------------------------------------------------------


def test_steps_are_kept() -> None:
    match = new_match()
    start = GAME.position(match.state)
    match.play_text("draw 1")
    match.play_text("store")
    assert [(step.seat, step.turn, step.text) for step in match.steps] == [(0, 1, "draw 1"), (0, 1, "store")]
    assert GAME.position(match.steps[0].before) == start


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    match = new_match()
    before = GAME.position(match.state)
    with pytest.raises(Refused) as refused:
        match.play_text("end")
    assert refused.value.refusal.rule == "A-12"
    assert refused.value.refusal.message.key.startswith("attika-no-")
    with pytest.raises(Impossible):
        match.play_text("pass")
    assert GAME.position(match.state) == before
    assert match.steps == []


def test_of_two_moves_in_one_breath_both_are_played_or_none() -> None:
    match, text = paying_match()
    steps = len(match.steps)
    before = fingerprint(GAME, match.state)
    with pytest.raises(Refused):
        match.play_text(f"{text} paying 9 water")
    assert len(match.steps) == steps
    assert fingerprint(GAME, match.state) == before
    copy = match.state.clone()
    copy.apply(GAME.read_actions(copy, text)[0])
    payment = GAME.write_action(copy, copy.legal()[0]).removeprefix("pay ")
    match.play_text(f"{text} paying {payment}")
    assert [step.text for step in match.steps[steps:]] == [text, f"pay {payment}"]


def paying_match() -> tuple[Match, str]:
    """A match with a building that can be paid in more than one way."""
    match = new_match()
    dice = dice_of("paying")
    while True:
        for action in match.state.legal():
            after = match.state.clone()
            after.apply(action)
            if GAME.position(after)["awaited"] == "pay":
                return match, GAME.write_action(match.state, action)
        actions = match.state.legal()
        match.play(actions[dice.below(len(actions))])


def test_a_seat_may_resign_out_of_turn() -> None:
    match = Match(GAME, 3, "match", {"start_player": "1"})
    match.play(resignation(2))
    assert match.steps[-1].seat == 2
    assert match.state.actor == 0
    with pytest.raises(Refused):
        match.play(resignation(2))


def test_nothing_is_played_after_the_end() -> None:
    match = new_match()
    match.play_text("resign 1")
    assert match.state.actor == NOBODY
    assert match.state.ranking() == [2, 1]
    for text in ("cards", "draw main", "resign 2"):
        with pytest.raises(Refused):
            match.play_text(text)


# --- going back -----------------------------------------------------------------------------------


def undo_refused(match: Match, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        match.undo(seat)
    return refused.value.refusal.message.key


def test_there_is_nothing_to_undo_at_the_start() -> None:
    assert undo_refused(new_match(), 0) == "core-no-undo-start"


def test_a_draw_is_not_undone_but_storing_is() -> None:
    match = new_match()
    match.play_text("draw 1")
    assert undo_refused(match, 0) == "core-no-undo-reveal"
    drawn = fingerprint(GAME, match.state)
    match.play_text("store")
    match.undo(0)
    assert fingerprint(GAME, match.state) == drawn
    assert len(match.steps) == 1
    assert undo_refused(match, 0) == "core-no-undo-reveal"


def test_cards_are_not_undone() -> None:
    match = new_match()
    match.play_text("cards")
    assert undo_refused(match, 0) == "core-no-undo-reveal"


def test_only_ones_own_last_action_is_undone() -> None:
    match, text = paying_match()
    seat = int(match.state.actor)
    match.play_text(text)
    assert undo_refused(match, 1 - seat) == "core-no-undo-other-seat"
    match.undo(seat)
    assert text in legal_texts(match)


def test_a_resignation_is_not_undone() -> None:
    match = Match(GAME, 3, "match")
    match.play(resignation(1))
    assert undo_refused(match, 1) == "core-no-undo-reveal"


def test_an_undone_draw_would_come_back_the_same() -> None:
    """Chance is decided by the seed alone, so going back and drawing again tells nothing new."""
    match = new_match()
    match.play_text("draw 1")
    first = GAME.position(match.state)
    match.return_to(0)
    match.play_text("draw 1")
    assert GAME.position(match.state) == first


def test_return_to() -> None:
    match = new_match()
    checks = [fingerprint(GAME, match.state)]
    dice = dice_of("return")
    for _ in range(30):
        actions = match.state.legal()
        match.play(actions[dice.below(len(actions))])
        checks.append(fingerprint(GAME, match.state))
    for step in (30, 29, 12, 12, 1, 0):
        match.return_to(step)
        assert len(match.steps) == step
        assert fingerprint(GAME, match.state) == checks[step]


def test_the_state_gone_back_to_can_be_played_without_changing_what_is_kept() -> None:
    match = new_match()
    match.play_text("draw 1")
    match.play_text("store")
    match.return_to(1)
    kept = GAME.position(match.steps[0].before)
    match.play_text("store")
    match.play_text("draw 2")
    assert GAME.position(match.steps[0].before) == kept


# --- saving ---------------------------------------------------------------------------------------


def test_a_record_has_a_check_for_every_turn() -> None:
    match = new_match()
    for text in ("draw 1", "store", "draw 1", "store", "cards"):
        match.play_text(text)
    record = match.record()
    assert [(turn["turn"], turn["moves"]) for turn in record["turns"]] == [
        (1, ["draw 1", "store", "draw 1", "store"]),
        (2, ["cards"]),
    ]
    assert record["turns"][1]["check"] == fingerprint(GAME, match.state)
    assert record["turns"][0]["check"] == fingerprint(GAME, match.steps[4].before)
    assert record["result"] is None
    assert record["seed"] == seed_of("match").hex()
    assert record["options"] == resolve_options(GAME.options, {"start_player": "1"})


def test_names_are_kept() -> None:
    match = new_match(names=["Ada", "Béla"])
    again = replay(GAME, json.loads(json.dumps(match.record())))
    assert again.names == ["Ada", "Béla"]
    assert new_match().names == ["Athens", "Sparta"]


def test_a_record_of_no_move_replays() -> None:
    match = new_match()
    assert replay(GAME, match.record()).record() == match.record()


def test_a_record_from_before_an_option_replays_with_its_default() -> None:
    """Its tables were hashed without a word of that option."""
    match = new_match()
    match.play_text("draw 1")
    record = json.loads(json.dumps(match.record()))
    del record["options"]["reshuffle"]
    with pytest.raises(Impossible, match="Turn 1: the table is not the one"):
        replay(GAME, record)
    record["turns"][0]["check"] = fingerprint(GAME, match.state, {"options": record["options"]})
    assert replay(GAME, record).record() == match.record()


def test_undone_moves_are_not_in_the_record() -> None:
    match = new_match()
    match.play_text("draw 1")
    match.play_text("store")
    match.undo(0)
    assert [turn["moves"] for turn in match.record()["turns"]] == [["draw 1"]]


def test_a_record_that_is_too_long_is_not_begun() -> None:
    record = new_match().record()
    record["turns"] = [{"turn": 1, "moves": ["cards"] * (MOST_MOVES + 1), "check": ""}]
    with pytest.raises(Impossible, match="most that is replayed"):
        replay(GAME, record)


# --- beginning ------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 100])
def test_players_are_counted(players: int) -> None:
    with pytest.raises(Impossible, match="2 to 4 players"):
        GAME.new(players, "1")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"wind": "north"}, "no option 'wind'"),
        ({"reshuffle": "never"}, "when_needed or when_empty, not 'never'"),
        ({"start_player": "3"}, "Player 3 cannot start a game of 2"),
    ],
)
def test_options_are_checked(options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Impossible, match=sentence):
        GAME.new(2, "1", options)


def test_the_register() -> None:
    assert game_named("attika") is GAME
    with pytest.raises(KeyError):
        game_named("chess")
