"""Moves as data are told to whoever reads them: every verb of every game, with its arguments."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.core.move import arguments_of
from petteia.games import REGISTER, game_named

FORMATS = (Path(__file__).parent.parent.parent / "docs" / "formats.md").read_text("utf-8")


@pytest.mark.parametrize("name", REGISTER)
def test_every_verb_stands_in_the_documents(name: str) -> None:
    told = " ".join(FORMATS.partition("## Moves as data")[2].partition("\n## ")[0].split())
    of_game = told.partition(f"**{name.capitalize()}**")[2].partition("- **")[0]
    for verb, kind in game_named(name).verbs.items():
        arguments = ", ".join(arguments_of(kind))
        assert (f"`{verb}({arguments})`" if arguments else f"`{verb}`") in of_game


@pytest.mark.parametrize("name", REGISTER)
def test_a_verb_has_one_name(name: str) -> None:
    for verb, kind in game_named(name).verbs.items():
        assert kind.verb == verb
