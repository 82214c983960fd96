"""Random games of every kind, and what holds at every moment of them, whatever their rules are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from functools import partial
from math import isfinite
from typing import Any

import pytest

from petteia import locales
from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, resignation
from petteia.core.game import fingerprint
from petteia.core.match import replay
from petteia.core.message import Message
from petteia.core.move import Resign, plain_move, read_move
from petteia.languages import LANGUAGES
from tests.properties.laboratories import LABORATORIES, for_every_game
from tests.properties.random_games import (
    GAMES,
    Laboratory,
    Setting,
    awaited,
    check_round_trip,
    everything,
    moments,
    play_on,
)

# Whatever the kind of game: each has its own kind of state.
Lab = Laboratory[Any]
SETTINGS: list[Setting[Any]] = [setting for lab in LABORATORIES for setting in lab.all_settings()]
FEW: list[Setting[Any]] = [setting for lab in LABORATORIES for setting in lab.few_settings()]
in_every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
in_few_settings = pytest.mark.parametrize("setting", FEW, ids=str)


# --- every option, many seeds ---------------------------------------------------------------------


@pytest.mark.slow
@in_every_setting
def test_every_game_ends_and_nothing_is_lost_on_the_way(setting: Setting[Any]) -> None:
    """The first game is looked at after every action, the others at their ends."""
    lab = setting.laboratory
    for seed in range(max(1, GAMES // len(lab.all_settings()))):
        state = setting.new(f"{seed}")
        for actions in play_on(state, dice_of(f"{seed}")):
            if seed == 0:
                lab.check_legal(state, actions)
                lab.check_moment(state)
        lab.check_end(state)
        lab.check_moment(state)


@pytest.mark.slow
@for_every_game
def test_every_kind_of_decision_comes_up(lab: Lab) -> None:
    """Otherwise the tests below would prove nothing of the rare ones."""
    seen: Counter[int] = Counter()
    for number in range(90):
        dice = dice_of(f"kinds {number}")
        for _ in play_on(state := lab.random_setting(dice).new(f"kinds {number}"), dice):
            seen[awaited(state)] += 1
    assert set(seen) == set(range(lab.over)), sorted(seen)


@pytest.mark.slow
@for_every_game
def test_resignations_lose_nothing(lab: Lab) -> None:
    """Whoever gives up, whatever is awaited at that moment, until one is left."""
    seen = set()
    for setting, state, dice in lab.some(GAMES / 100 + 12):
        for _ in moments(state, dice, often=8):
            seen.add(awaited(state))
            table = state.clone()
            while table.actor != NOBODY:
                lab.give_up(table, dice)
                lab.check_moment(table)
                if table.actor == NOBODY:
                    lab.check_end(table)
                else:
                    lab.check_legal(table, table.legal())
            position = lab.game.position(table)
            assert lab.game.position(setting.load(position)) == position
    assert set(range(lab.over)) - seen <= set(lab.rare)


@pytest.mark.slow
@for_every_game
def test_those_who_are_left_play_on(lab: Lab) -> None:
    for _, state, dice in lab.some(GAMES / 100):
        often = 20 + dice.below(100)
        for actions in play_on(state, dice):
            lab.check_legal(state, actions)
            lab.check_moment(state)
            if dice.below(16) == 0:
                lab.check_rules(state, actions)
            if dice.below(often) == 0:
                lab.give_up(state, dice)
        lab.check_end(state)
        lab.check_moment(state)
        lab.check_tables(state)


@pytest.mark.slow
@in_few_settings
def test_tables_kept_equal_tables_recomputed(setting: Setting[Any]) -> None:
    lab, state = setting.laboratory, setting.new("tables")
    for _ in moments(state, dice_of("tables"), often=6):
        lab.check_tables(state)
    lab.check_tables(state)


@pytest.mark.slow
@in_few_settings
def test_a_referee_who_knows_only_the_rules_agrees(setting: Setting[Any]) -> None:
    for seed in range(max(1, GAMES // 300)):
        state = setting.new(f"referee {seed}")
        for actions in moments(state, dice_of(f"referee {seed}"), often=4):
            setting.laboratory.check_rules(state, actions)


# --- states do not touch each other ---------------------------------------------------------------


@pytest.mark.slow
@for_every_game
def test_an_action_changes_no_other_state(lab: Lab) -> None:
    for _, state, dice in lab.some(GAMES / 100):
        older = []
        for actions in moments(state, dice, often=5):
            action = actions[dice.below(len(actions))]
            before = everything(state)
            one, other = state.clone(), state.clone()
            assert everything(one) == everything(other) == before
            one.apply(action)
            assert everything(state) == everything(other) == before, "The copy is played, the others stay."
            other.apply(action)
            assert everything(one) == everything(other), "The same action leads to the same state."
            older.append((state.clone(), before))
        for copy, before in older:
            assert everything(copy) == before


@for_every_game
def test_a_clone_keeps_no_journal(lab: Lab) -> None:
    state = lab.setting(3).new("journal")
    state.journal = []
    assert state.clone().journal is None


@pytest.mark.slow
@for_every_game
def test_evaluating_is_only_looking(lab: Lab) -> None:
    for _, state, dice in lab.some(GAMES / 200):
        for _ in moments(state, dice, often=12):
            before = everything(state)
            values = [state.evaluate(seat) for seat in range(state.seats())]
            assert all(isfinite(value) for value in values)
            assert [state.evaluate(seat) for seat in range(state.seats())] == values
            assert everything(state) == before
        winners = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        values = [state.evaluate(seat) for seat in range(state.seats())]
        assert [seat for seat, value in enumerate(values) if value == max(values)] == winners


# --- positions and records ------------------------------------------------------------------------


@pytest.mark.slow
@for_every_game
def test_positions_round_trip(lab: Lab) -> None:
    seen = set()
    for setting, state, dice in lab.some(GAMES / 100 + 12):
        for actions in moments(state, dice, often=8):
            seen.add(awaited(state))
            check_round_trip(setting, state, actions[dice.below(len(actions))])
        position = lab.game.position(state)
        assert lab.game.position(setting.load(json.loads(json.dumps(position)))) == position
    assert set(range(lab.over)) - seen <= set(lab.rare)


@pytest.mark.slow
@for_every_game
def test_the_loaded_half_of_a_game_is_the_same_game(lab: Lab) -> None:
    for setting, state, dice in lab.some(GAMES / 200):
        for number, _ in enumerate(play_on(state, dice)):
            if number == 80:
                break
        again = setting.load(lab.game.position(state))
        halves = [list(play_on(half, dice_of("second half"))) for half in (state, again)]
        assert halves[0] == halves[1]
        assert fingerprint(lab.game, state) == fingerprint(lab.game, again)


@pytest.mark.slow
@for_every_game
def test_records_round_trip(lab: Lab) -> None:
    for number in range(max(4, GAMES // 200)):
        dice = dice_of(f"record {number}")
        match = lab.random_setting(dice).match(f"record {number}")
        while match.state.actor != NOBODY:
            # In one game in four somebody gives up on the way.
            if number % 4 == 0 and match.state.turn > 8 and dice.below(20) == 0:
                match.play(resignation(match.state.actor))
                continue
            actions = match.state.legal()
            match.play(actions[dice.below(len(actions))])
        record = json.loads(json.dumps(match.record()))
        again = replay(lab.game, record)
        assert lab.game.position(again.state) == lab.game.position(match.state)
        assert again.record() == record
        assert record["result"]["ranking"] == match.state.ranking()
        # A game broken off is a record too.
        again.return_to(len(match.steps) // 2)
        half = json.loads(json.dumps(again.record()))
        assert half["result"] is None
        assert replay(lab.game, half).record() == half


# --- reasons and notation -------------------------------------------------------------------------


@pytest.mark.slow
@for_every_game
def test_reasons_are_given_just_for_what_is_not_legal(lab: Lab) -> None:
    for _, state, dice in lab.some(GAMES / 150):
        for actions in moments(state, dice, often=8):
            for action in actions:
                assert lab.game.why_not(state, lab.game.move(state, action)) is None, lab.game.write_action(
                    state, action
                )
            for action in set(lab.other_actions(state, dice)) - set(actions):
                refusal = lab.game.judge(state, action)
                assert refusal is not None, action
                assert is_rule_of(lab, refusal.rule) or refusal.message.key == "core-not-an-action"
        for action in lab.other_actions(state, dice):
            assert lab.game.judge(state, action) is not None, "A finished game allows nothing."


def is_rule_of(lab: Lab, rule: str) -> bool:
    """`A-12` is a rule of Attika."""
    letter, _, number = rule.partition("-")
    return letter == lab.game.name[0].upper() and number.isdecimal()


@for_every_game
def test_a_seat_that_is_not_there_or_has_gone_cannot_resign(lab: Lab) -> None:
    state = lab.setting(3).new("resigning")
    assert lab.game.why_not(state, Resign(1)) is None
    assert lab.game.why_not(state, Resign(3)) is not None
    state.apply(resignation(1))
    assert lab.game.why_not(state, Resign(1)) is not None
    state.apply(resignation(0))
    assert state.ranking()[2] == 1
    assert lab.game.why_not(state, Resign(2)) is not None


@pytest.mark.slow
@for_every_game
def test_notation_round_trips(lab: Lab) -> None:
    game = lab.game
    for _, state, dice in lab.some(GAMES / 100):
        for actions in moments(state, dice, often=4):
            texts = [game.write_action(state, action) for action in actions]
            assert len(set(texts)) == len(texts)
            for action, text in zip(actions, texts, strict=True):
                assert game.read_actions(state, text) == [action]
                move = game.move(state, action)
                assert read_move(game.verbs, json.loads(json.dumps(plain_move(move)))) == move
                assert game.action(state, move) == action
                assert game.read_actions(state, f"  {text.upper()} ") == [action]
            for seat in range(state.seats()):
                text = game.write_action(state, resignation(seat))
                assert game.read_actions(state, text) == [resignation(seat)]


# --- every language can tell a whole game ---------------------------------------------------------


@pytest.mark.slow
@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_can_be_told(lab: Lab, language: str) -> None:
    game = lab.game
    names = ["Ada", "Bela", "Chiara", "Dezső", "Élodie"]
    say = partial(locales.catalogue(language).say, seat_names=names)
    for _, state, dice in lab.some(GAMES / 300):
        state.journal = []
        for actions in moments(state, dice, often=5):
            said = [say(game.prompt(state))]
            for _ in range(5):
                action = actions[dice.below(len(actions))]
                said.append(say(game.describe(state, game.move(state, action))))
                said += [say(item) for item in game.price(state, game.move(state, action))]
            said.append(say(game.describe(state, Resign(0))))
            said += [say(refusal) for refusal in some_refusals(lab, state, dice)]
            assert all(said)
        assert state.journal[-1].key == f"{game.name}-log-end"
        for event in state.journal:
            message, rule = game.tell(state, event)
            assert say(message)
            assert is_rule_of(lab, rule)
            assert event.audience == NOBODY or 0 <= event.audience < state.seats()
        assert all(say(line) for line in game.outcome(state))
        assert say(game.prompt(state))


def some_refusals(lab: Lab, state: Any, dice: Dice) -> list[Message]:
    tried = lab.other_actions(state, dice)
    refusals = [lab.game.judge(state, tried[dice.below(len(tried))]) for _ in range(5)]
    return [refusal.message for refusal in refusals if refusal is not None]


# --- the same game everywhere ---------------------------------------------------------------------

STORY = """
import hashlib, json, sys
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.match import Match
from petteia.games import game_named

game = game_named(sys.argv[1])
ours, others = {}, {option.key: option.values[-1] for option in game.options if option.key != "start_player"}
for players, options in ((3, ours), (game.players[-1], others)):
    match = Match(game, players, "everywhere", options)
    dice = dice_of("everywhere")
    views = hashlib.sha256()
    while match.state.actor != NOBODY:
        actions = match.state.legal()
        match.play(actions[dice.below(len(actions))])
        views.update(json.dumps(game.view(match.state, 0)).encode())
    print(hashlib.sha256(json.dumps(match.record()).encode()).hexdigest(), views.hexdigest())
"""


@pytest.mark.slow
@for_every_game
def test_the_same_seed_gives_the_same_game_in_every_process(lab: Lab) -> None:
    told = [told_with_hash_seed(lab.game.name, hash_seed) for hash_seed in ("0", "1", "4242")]
    assert len(told[0].split()) == 4
    assert told[0] == told[1] == told[2]


def told_with_hash_seed(game: str, hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    return subprocess.run(
        [sys.executable, "-c", STORY, game], env=environment, capture_output=True, text=True, check=True
    ).stdout


@for_every_game
def test_another_seed_gives_another_game(lab: Lab) -> None:
    """Otherwise the tests above would hold for an engine that ignores its seed."""
    one, other = (lab.game.position(lab.setting(4).new(seed)) for seed in ("a", "c"))
    for key in lab.dealt:
        assert one[key] != other[key], key
