"""Chapter 19: what undo may not cross: hidden things that have come to light, and what others have said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from petteia.games.polis.rules import Polis
from tests.rules.polis_table import play, table


def profit(*city: str, **said: Any) -> Callable[[], Polis]:
    return lambda: table("profit", city=[*city, "euclid"], **said)


# a table, and a move that brings something to light or that another seat answers to
REVEALING: list[tuple[Callable[[], Polis], str]] = [
    (lambda: table("draw"), "draw red"),
    (lambda: table("extra"), "buy red"),
    (lambda: table("look", city=["lighthouse"]), "look red"),
    (lambda: table("offer", hand=["potter", "farmer"]), "auction potter"),
    (lambda: play(table("offer", hand=["potter"]), "auction potter"), "bid 3"),
    (lambda: play(table("offer", hand=["potter"]), "auction potter"), "pass"),
    (lambda: play(table("offer", hand=["potter"]), "auction potter", "pass", "pass"), "keep"),
    (lambda: play(table("develop", hand=["colony"]), "develop colony"), "found"),
    (lambda: table("develop", hand=["temple_ares"]), "develop temple ares"),
    (profit("herodotus", tommaso={"history": ["potter"]}), "use herodotus on 2"),
    (lambda: play(profit("archimedes", hand=["potter"])(), "use archimedes with potter"), "draw red"),
    (lambda: table("draw"), "resign 2"),
]
# What nobody has answered to yet, and what brings nothing to light.
HARMLESS: list[tuple[Callable[[], Polis], str]] = [
    (lambda: table("protect", city=["potter", "euclid"]), "protect potter on culture"),
    (profit("farmer"), "income"),
    (profit(), "use euclid buying 2"),
    (profit("plato", tokens=1), "use plato on 2"),
    (profit("harbour", tokens=2), "use harbour on 2"),
    (profit("homer", hand=["potter"]), "use homer with potter"),
    (profit("alexander", hand=["potter"]), "use alexander with potter"),
    (lambda: table("trade", city=["hoplite"]), "trade with 2"),
    (lambda: table("war", city=["hoplite", "hoplite"]), "attack 2"),
    (
        lambda: play(table("develop", hand=["phidias"], tommaso={"hand": ["potter"]}), "develop phidias"),
        "discard potter",
    ),
]


@pytest.mark.parametrize(("build", "move"), REVEALING, ids=[move for _, move in REVEALING])
def test_undo_does_not_cross(build: Callable[[], Polis], move: str) -> None:
    state = build()
    before = state.reveals
    assert play(state, move).reveals > before


@pytest.mark.parametrize(("build", "move"), HARMLESS, ids=[move for _, move in HARMLESS])
def test_undo_may_take_back(build: Callable[[], Polis], move: str) -> None:
    state = build()
    before = state.reveals
    assert play(state, move).reveals == before
