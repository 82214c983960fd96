"""The same messages give the same sentences here and in the browser: see web/src/lib/i18n.test.ts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term, plain
from petteia.languages import LANGUAGES
from petteia.locales import catalogue

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


# What languages differ in; the other vectors are about how messages are put together.
IN_EVERY_LANGUAGE = {"one of a thing", "several of a thing", "a large number", "a list of three"}


def named(vector: dict[str, Any]) -> str:
    return f"{vector['language']}: {vector['about']}"


@pytest.mark.parametrize("vector", VECTORS["messages"], ids=named)
def test_a_message_says(vector: dict[str, Any]) -> None:
    said = message(vector["key"], vector["arguments"])
    assert catalogue(vector["language"]).say(said, VECTORS["seats"]) == vector["says"]
    assert {name: plain(value) for name, value in said.arguments.items()} == vector["arguments"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_numbers_and_lists_are_tried_in_every_language(language: str) -> None:
    tried = {vector["about"] for vector in VECTORS["messages"] if vector["language"] == language}
    assert tried >= IN_EVERY_LANGUAGE
