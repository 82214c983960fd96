"""Whatever is told of a game as plain data is what its `shapes` describe: no less, and no more."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from typing import Any, get_args

import msgspec
import pytest

from petteia.core.components import Source
from petteia.core.contract import NOBODY, Impossible, resignation
from petteia.core.move import plain_move
from petteia.games.attika import position as attika_position
from petteia.games.attika import shapes as attika
from petteia.games.attika.box import LETTERS
from petteia.games.olympos import inspection as olympos_inspection
from petteia.games.olympos import position as olympos_position
from petteia.games.olympos import shapes as olympos
from petteia.games.polis import inspection as polis_inspection
from petteia.games.polis import position as polis_position
from petteia.games.polis import shapes as polis
from tests.properties.laboratories import for_every_game_of_ours
from tests.properties.random_games import GAMES, Laboratory, moments

Lab = Laboratory[Any]


def assert_described(told: object, kind: Any) -> None:
    """Converting keeps what is described and drops the rest, so nothing may have got lost."""
    assert msgspec.convert(told, kind, strict=True) == told
    assert msgspec.json.decode(msgspec.json.encode(told), type=kind) == told


def shapes_of(lab: Lab) -> Any:
    return import_module(f"petteia.games.{lab.game.name}.shapes")


@pytest.mark.slow
@for_every_game_of_ours
def test_positions_views_and_overviews_are_as_described(lab: Lab) -> None:
    shapes = shapes_of(lab)
    for _, state, dice in lab.some(GAMES / 100 + 12):
        for _ in moments(state, dice, often=8):
            check_table(lab, shapes, state)
            if dice.below(30) == 0:
                lab.give_up(state, dice)
        check_table(lab, shapes, state)


def check_table(lab: Lab, shapes: Any, state: Any) -> None:
    position = lab.game.position(state)
    assert_described(position, shapes.Position)
    assert "seed" in position
    assert "seat" not in position
    for seat in range(NOBODY, state.seats()):
        view = lab.game.view(state, seat)
        assert_described(view, shapes.Position)
        assert view["seat"] == seat
        assert "seed" not in view
        overview = lab.game.overview(state.information(seat))
        assert_described(overview, getattr(shapes, "Overview", dict[str, None]))


@pytest.mark.slow
@for_every_game_of_ours
def test_moves_and_their_outlooks_are_as_described(lab: Lab) -> None:
    """Those of moves that are not legal, too."""
    shapes, verbs = shapes_of(lab), set()
    for _, state, dice in lab.some(GAMES / 100 + 12):
        for actions in moments(state, dice, often=8):
            for action in [*actions, *lab.other_actions(state, dice), resignation(state.actor)]:
                with suppress(Impossible):  # a number that names nothing here
                    move = lab.game.move(state, action)
                    verbs.add(move.verb)
                    assert_described(lab.game.outlook(state, move), shapes.Outlook)
                    assert msgspec.convert(plain_move(move), type(move), strict=True) == move
    assert verbs == set(lab.game.verbs)


@for_every_game_of_ours
def test_the_facts_of_every_box_are_as_described(lab: Lab) -> None:
    for components in lab.boxes.values():
        assert_described(lab.game.facts(components), shapes_of(lab).Facts)


@pytest.mark.parametrize(
    ("described", "known"),
    [
        (attika.Landscape, LETTERS),
        (attika.Awaited, attika_position.AWAITED),
        (attika.TurnKind, attika_position.TURN_KINDS),
        (attika.Ending, attika_position.ENDINGS),
        (olympos.Resource, olympos_inspection.RESOURCES),
        (olympos.Awaited, olympos_position.AWAITED),
        (olympos.Ending, olympos_position.ENDINGS),
        (olympos.TileEffect, olympos_inspection.TILE_EFFECTS),
        (olympos.DestinyEffect, olympos_inspection.DESTINY_EFFECTS),
        (olympos.GodEffect, olympos_inspection.GOD_EFFECTS),
        (polis.Colour, polis_inspection.COLOURS),
        (polis.Awaited, polis_position.AWAITED),
        (polis.Deal, polis_position.DEALS),
        (polis.Ending, polis_position.ENDINGS),
        (polis.SymbolKind, polis_inspection.SYMBOL_KINDS),
        (polis.Tag, polis_inspection.TAGS),
        (Source, ("rulebook", "published", "inferred", "reconstructed")),
    ],
)
def test_the_words_of_a_closed_set_are_those_that_the_rules_know(described: Any, known: Any) -> None:
    assert list(get_args(described)) == list(known)
