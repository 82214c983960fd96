"""The same messages give the same sentences here and in the browser: see web/src/lib/i18n.test.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term, plain
from petteia.locales import LANGUAGES, catalogue

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "messages.json").read_text("utf-8"))


def argument(data: Any) -> Argument:
    match data:
        case {"seat": int(seat)}:
            return SeatName(seat)
        case {"term": str(key)}:
            return Term(key)
        case {"place": str(text)}:
            return Place(text)
        case {"list": list(items)}:
            return Listing(tuple(argument(item) for item in items))
        case {"message": str(key), "arguments": dict(arguments)}:
            return message(key, arguments)
        case int() | str():
            return data
    raise ValueError(f"This is no argument of a message: {data}")


def message(key: str, arguments: dict[str, Any]) -> Message:
    return Message(key, {name: argument(value) for name, value in arguments.items()})


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=lambda vector: vector["about"])
def test_a_message_says(vector: dict[str, Any]) -> None:
    said = message(vector["key"], vector["arguments"])
    assert catalogue(vector["language"]).say(said, VECTORS["seats"]) == vector["says"]
    assert {name: plain(value) for name, value in said.arguments.items()} == vector["arguments"]


def test_every_language_is_spoken() -> None:
    assert {vector["language"] for vector in VECTORS["messages"]} == set(LANGUAGES)
