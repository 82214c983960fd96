"""What cannot be had, told to people in their own language.

An `Impossible` is an English sentence, which is enough for those who write programs and files. What somebody
can meet in the browser is a `Fault`: the same sentence, and the message that says it in every language.
"""

from __future__ import annotations

from petteia.core.contract import Impossible
from petteia.core.message import Argument, Message


class Fault(Impossible):
    def __init__(self, english: str, key: str, **arguments: Argument) -> None:
        super().__init__(english)
        self.message = Message(key, arguments)


def told(impossible: Exception) -> Message | str:
    """What people are told: the message where there is one, and else the English words."""
    return impossible.message if isinstance(impossible, Fault) else str(impossible)
