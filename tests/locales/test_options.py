"""What the browser says about options: every reading of every rule, in every language, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from petteia.games import REGISTER, game_named
from petteia.languages import LANGUAGES

WORDS = Path(__file__).parents[2] / "web" / "src" / "words" / "options"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_each_of_its_values_has_words(language: str) -> None:
    resource = FluentParser().parse((WORDS / f"{language}.ftl").read_text("utf-8"))
    assert [entry.id.name for entry in resource.body if isinstance(entry, Message)] == keys()


def keys() -> list[str]:
    options = [
        (f"{game}-option-{option.key}", option) for game in REGISTER for option in game_named(game).options
    ]
    return [
        key for option, its in options for key in (option, *(f"{option}-{value}" for value in its.values))
    ]
