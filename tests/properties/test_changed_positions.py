"""A position with one value changed is a table that the rules know, or is refused in words for everybody."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Impossible, State, playout
from petteia.core.fault import Fault
from petteia.languages import LANGUAGES
from petteia.locales import catalogue
from tests.properties.laboratories import for_every_game_of_ours
from tests.properties.random_games import Laboratory, S, Setting, moments

GAMES, CHANGES = 6, 25
# A table may be made with other components; on one to study, not all territories need be condemned.
LEFT_ALONE = {"components", "condemned"}


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data: what it is in, and its key there."""
    for key in list(data) if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


def other_than(value: Any, others: list[Any], dice: random.Random) -> Any:
    """Something of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, 0, -1, 1, 7, 50, 90])
    if isinstance(value, list) and value:
        return dice.choice([value[1:], value[:-1], [*value, value[0]], list(reversed(value)), []])
    if isinstance(value, dict) and value:
        return {key: part for key, part in value.items() if key != dice.choice(list(value))}
    alike = [other for other in others if type(other) is type(value) and other != value]
    return dice.choice(alike) if alike else dice.choice([0, 1, "x", [], None])


def changed(position: Any, dice: random.Random) -> tuple[Any, str]:
    data = json.loads(json.dumps(position))
    all_places = [(block, key) for block, key in places(data) if key not in LEFT_ALONE]
    block, key = dice.choice(all_places)
    was = block[key]
    block[key] = other_than(was, [part[name] for part, name in all_places], dice)
    return data, f"{key}: {was!r} -> {block[key]!r}"


def check_refusal(impossible: Impossible) -> None:
    """It has a message, and all languages can say it."""
    assert isinstance(impossible, Fault), repr(impossible)
    for language in LANGUAGES:
        assert catalogue(language).say(impossible.message, ["?"] * 5)


def check_table(laboratory: Laboratory[S], setting: Setting[S], state: S) -> None:
    """It holds what every table of the game holds, offers what the rules offer, and comes to an end."""
    laboratory.check_state(state)
    laboratory.check_tables(state)
    position = laboratory.game.position(state)
    assert laboratory.game.position(setting.load(position)) == position
    if state.actor == NOBODY:
        laboratory.check_end(state)
        return
    laboratory.check_legal(state, state.legal())
    laboratory.check_rules(state, state.legal())
    after = laboratory.own(state.clone())
    playout(after, dice_of("on"))
    laboratory.check_state(after)
    laboratory.check_end(after)


@for_every_game_of_ours
def test_one_changed_value_is_refused_in_words_or_leaves_a_table_that_the_rules_know(
    lab: Laboratory[State],
) -> None:
    dice, refused, loaded = random.Random(lab.game.name), 0, 0
    for setting, state, own_dice in lab.some(GAMES):
        for _ in moments(state, own_dice, often=50):
            position = lab.game.position(state)
            for _ in range(CHANGES):
                data, what = changed(position, dice)
                try:
                    table = setting.load(deepcopy(data))
                except Impossible as impossible:
                    check_refusal(impossible)
                    refused += 1
                    continue
                except Exception as error:
                    raise AssertionError(what) from error
                try:
                    check_table(lab, setting, table)
                except Exception as error:
                    raise AssertionError(what) from error
                loaded += 1
    assert refused > 100
    assert loaded > 100


@for_every_game_of_ours
def test_nothing_is_odd_about_a_table_that_a_game_comes_to(lab: Laboratory[State]) -> None:
    """With every option and number of players, also after somebody has given up."""
    for _, state, _ in lab.truths(GAMES * 5, often=10):
        assert lab.game.oddities(state) == []
