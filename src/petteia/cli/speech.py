"""What the command says, in the user's language: sentences of its own, and those about a table.

The catalogue takes longer to load than most commands to run, so it is loaded when there is something to say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from petteia.cli.failure import printable
from petteia.core.contract import State
from petteia.core.game import Game
from petteia.core.message import Argument, Message, Refusal

if TYPE_CHECKING:
    from petteia.locales import Catalogue

LONGEST_NAME = 40
LANGUAGE = "--lang"


def language_in(words: Sequence[str]) -> str | None:
    """The language that is asked for on the command line, whatever else may be wrong with it."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        option, _, value = word.partition("=")
        if option == LANGUAGE:
            return value or following
    return None


class Voice:
    """The language in which a command speaks: the one asked for, or that of the environment."""

    asked: str | None = None

    @property
    def catalogue(self) -> Catalogue:
        from petteia.locales import catalogue, preferred_language

        return catalogue(self.asked or preferred_language())


VOICE = Voice()


def say(key: str, /, **arguments: Argument) -> str:
    return said(Message(key, arguments))


def said(message: Message | str) -> str:
    """A message in words; what is a sentence already stays as it is."""
    return message if isinstance(message, str) else VOICE.catalogue.say(message, [])


class Speaker:
    """Says messages about one table, whose seats have names."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = [printable(name)[:LONGEST_NAME] or "?" for name in names]
        self.catalogue = VOICE.catalogue

    @property
    def language(self) -> str:
        return self.catalogue.language

    def say(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def all(self, messages: Iterable[Message]) -> list[str]:
        return [self.say(message) for message in messages]

    def term(self, key: str) -> str | None:
        """What a thing is called; None for what only an owner's file knows."""
        try:
            return self.say(Message(key))
        except KeyError:
            return None

    def words(self, state: State, action: int) -> str:
        return self.say(self.game.describe(state, self.game.move(state, action)))

    def refuse(self, refusal: Refusal) -> str:
        """Why something may not be done, with its rule; what is no rule of the game has no number."""
        if not refusal.rule[-1:].isdecimal():
            return self.say(refusal.message)
        return self.say(Message("terminal-refused", {"why": refusal.message, "rule": refusal.rule}))
