"""What the server says to people: refusals with their reasons, and messages of the catalogue."""

from __future__ import annotations

from typing import Any

from petteia.core.message import Message, Refusal, SeatName, plain
from petteia.server import protocol as p


def refuse(key: str, **arguments: Any) -> Refusal:
    return Refusal("", Message(key, arguments))


def said(message: Message) -> p.Said:
    arguments = message.arguments
    seats = [value.seat for value in arguments.values() if isinstance(value, SeatName)]
    return p.Said(message.key, {name: plain(value) for name, value in arguments.items()}, seats)


def reason_of(refusal: Refusal) -> p.Reason:
    return p.Reason(refusal.rule, said(refusal.message))
