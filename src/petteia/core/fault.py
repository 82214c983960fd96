"""What cannot be had, and the message that says so in every language.

An `Impossible` is an English sentence, which is enough for those who write programs. What people can meet who
play, or who write files, is a `Fault`: a message of the catalogue, which has its English words, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from petteia.core.contract import Impossible
from petteia.core.message import Argument, Message


class Fault(Impossible):
    def __init__(self, key: str, /, **arguments: Argument) -> None:
        super().__init__(key)
        self.message = Message(key, arguments)

    def __str__(self) -> str:
        """In English, for whoever reads a traceback."""
        from petteia.locales import catalogue

        return catalogue("en").say(self.message, [])


class Faults(Fault):
    """Several at once, such as all that is wrong with a file."""

    def __init__(self, messages: Sequence[Message]) -> None:
        whole = in_a_row(messages)
        super().__init__(whole.key, **whole.arguments)
        self.args = (messages,)
        self.messages = list(messages)

    def __str__(self) -> str:
        return " ".join(str(Fault(message.key, **message.arguments)) for message in self.messages)


def wrong(key: str, /, **arguments: Argument) -> Message:
    """Something that is wrong with a file."""
    return Message(key, arguments)


def wrong_at(where: Argument, what: Argument) -> Message:
    """`Seat 2: the hand`, `map.tiles: there is no such tile`."""
    return wrong("core-wrong-at", where=where, what=what)


def in_a_row(messages: Sequence[Message]) -> Message:
    """Several sentences as one message."""
    return reduce(lambda rest, one: wrong("core-wrong-and", one=one, rest=rest), reversed(messages))


def told(impossible: Exception) -> Message | str:
    """What people are told: the message where there is one, and else the English words."""
    return impossible.message if isinstance(impossible, Fault) else str(impossible)
