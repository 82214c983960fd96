"""What a request over HTTP is refused with: a message in no language yet, and a status."""

from __future__ import annotations

from petteia.core.message import Argument, Message


class Problem(Exception):
    def __init__(self, status: int, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.status = status
        self.message = Message(key, arguments)
