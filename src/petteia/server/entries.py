"""What is written down of people and tables: plain data, which knows nothing of where it is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class User:
    id: str
    name: str
    login: str | None
    seat: int = -1  # of several people on one device, the one who has it in their hands


@dataclass
class TableRow:
    id: str
    game: str
    rules_version: int
    components_hash: str
    options: dict[str, str]
    seed: str
    salt: str
    practice: bool
    private: bool
    host: str
    invite: str
    created: float
    updated: float
    status: str
    summary: dict[str, Any]
    components: str | None = None
    position: dict[str, Any] | None = None  # as of the last turn, for when the log no longer replays
    clock: dict[str, int] | None = None
    deadline: float | None = None  # when the clock that runs will have run out


@dataclass(frozen=True)
class Event:
    """One thing that happened at a table. A seat of -1 is nobody's in particular."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)
    user: str | None = None
    request: str | None = None
    seq: int = -1
    at: float = 0.0


@dataclass(frozen=True)
class Standing:
    """What the lobby and a later server need to know of a table without reading its log."""

    status: str
    summary: dict[str, Any]
    people: list[str]
    invite: str
    deadline: float | None = None
    position: dict[str, Any] | None = field(default=None, compare=False)  # None: as before


def is_awaited(summary: dict[str, Any], user: User) -> bool:
    seat = summary["seats"][summary["awaiting"]] if summary["awaiting"] >= 0 else None
    return seat is not None and seat["user"] == user.id and seat["bot"] is None


def token() -> str:
    """256 unguessable bits, fit for a cookie or a link."""
    return secrets.token_urlsafe(32)
