"""The message catalogue: every sentence the program says, in each of its languages.

Messages are written in Fluent (one folder a language), because it has plurals and is read by Python and by
browsers alike. The first word of a key names the file: `core`, a game, or a part of the command.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone

from petteia.core.message import Argument, Listing, Message, Place, SeatName, Term
from petteia.games import OURS, REGISTER
from petteia.languages import LANGUAGES

# What is said besides the sentences of games; what is wrong with files and moves has files of its own.
FILES = (
    *("core", "terminal", "boards", "arena", "bench", "help"),
    *(f"{name}-wrong" for name in ("core", *OURS)),
)
LONGEST_PART = 1000  # of a sentence: Fluent takes no longer ones


class Catalogue:
    """The sentences of one language. `say` turns a message into one of them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.learnt: set[str] = set()

    def say(self, message: Message, seat_names: Sequence[str]) -> str:
        spoken: dict[str, str | int] = {}
        for name, value in message.arguments.items():
            spoken[name] = self.word(value, seat_names)
            spoken |= self.forms(name, value, str(spoken[name]))
        return self.format(message.key, self.pattern(message.key), spoken)

    def word(self, argument: Argument, seat_names: Sequence[str]) -> str | int:
        match argument:
            case SeatName(seat):
                return seat_names[seat]
            case Term(key):
                return self.say(Message(key), seat_names)
            case Place(text):
                return text
            case Message():
                return self.say(argument, seat_names)
            case Listing(items):
                return self.enumerated([str(self.word(item, seat_names)) for item in items])
            case _:
                return argument

    def forms(self, name: str, argument: Argument, plain: str) -> dict[str, str]:
        """A thing with an article: `$building-one` is "an oracle", `$building-the` is "the oracle"."""
        if isinstance(argument, Term):
            attributes = self.message(argument.key).attributes
            return {
                f"{name}-{form}": self.format(argument.key, text, {}) for form, text in attributes.items()
            }
        if isinstance(argument, (str, Message)):
            return {f"{name}-one": plain, f"{name}-the": plain}
        return {}

    def message(self, key: str) -> FluentMessage:
        subject, part, *_ = [*key.split("-"), ""]
        self.learn(subject)
        if part == "wrong":
            self.learn(f"{subject}-wrong")
        if not self.bundle.has_message(key):
            raise KeyError(f"{self.language}: there is no message {key}")
        return self.bundle.get_message(key)

    def learn(self, name: str) -> None:
        """Read a file when something in it is to be said: that takes longer than most commands."""
        if name not in self.learnt and (name in FILES or name in REGISTER):
            self.bundle.add_resource(FluentResource(words_of(name, self.language)))
            self.learnt.add(name)

    def pattern(self, key: str) -> Pattern:
        pattern = self.message(key).value
        if pattern is None:
            raise KeyError(f"{self.language}: the message {key} is empty")
        return pattern

    def format(self, key: str, pattern: Pattern, spoken: dict[str, str | int]) -> str:
        parts = {name: shortened(part) for name, part in spoken.items()}
        text, errors = self.bundle.format_pattern(pattern, parts)
        if errors or isinstance(text, FluentNone):
            raise ValueError(f"{self.language}: {key}: {errors}")
        return text

    def enumerated(self, words: list[str]) -> str:
        """`a, b and c`."""
        if len(words) < 2:
            return words[0] if words else self.say(Message("core-nothing"), [])
        return self.say(Message("core-and", {"all": ", ".join(words[:-1]), "last": words[-1]}), [])


def words_of(name: str, language: str) -> str:
    """The sentences of `core` or of a game; a game from elsewhere has its own, at least in English."""
    ours = files("petteia.locales").joinpath(language, f"{name}.ftl")
    if ours.is_file():
        return ours.read_text("utf-8")
    theirs = files(REGISTER[name]).joinpath("locales")
    translated = theirs.joinpath(f"{language}.ftl")
    return (translated if translated.is_file() else theirs.joinpath("en.ftl")).read_text("utf-8")


def shortened(part: str | int) -> str | int:
    """What somebody wrote and we quote may be as long as they like."""
    return part if isinstance(part, int) or len(part) <= LONGEST_PART else part[: LONGEST_PART - 1] + "…"


@cache
def catalogue(language: str = "en") -> Catalogue:
    return Catalogue(language if language in LANGUAGES else "en")


def preferred_language() -> str:
    """What the user's environment asks for, if we speak it."""
    for variable in ("PETTEIA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"
