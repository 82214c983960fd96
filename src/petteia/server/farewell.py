"""What stays of somebody who goes for good: seats and moves under no name, and nothing that they said."""

from __future__ import annotations

from typing import Any

from petteia.server.entries import Event

SOMEBODY = "Somebody"
# Events with names in them.
TELLING = ("created", "seat", "arrange", "timeout", "absent", "back", "chat", "rematch")


def erased(event: Event, user: str) -> dict[str, Any]:
    """The data of an event without a person's names and words."""
    data = dict(event.data)
    if event.user == user and event.kind == "chat":
        return data | {"name": SOMEBODY, "text": "", "phrase": None}
    if event.user == user and event.kind == "rematch":
        return data | {"name": SOMEBODY}
    if "now" in data:
        data["now"] = unnamed(data["now"], user)
    return nameless(data, user)


def nameless(data: dict[str, Any], user: str) -> dict[str, Any]:
    """An event or a summary whose seats do not tell a person's names."""
    return data | {"seats": [unnamed(seat, user) for seat in data["seats"]]} if "seats" in data else data


def unnamed(seat: dict[str, Any], user: str) -> dict[str, Any]:
    return seat | {"name": SOMEBODY} if seat["user"] == user else seat
