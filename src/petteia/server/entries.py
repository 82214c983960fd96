"""What is written down of people and tables: plain data, which knows nothing of where it is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from petteia.core.game import Plain


@dataclass(frozen=True)
class User:
    id: str
    name: str
    login: str | None
    seat: int = -1  # of several people on one device, the one who has it in their hands


@dataclass(frozen=True)
class Components:
    """A file that says what is in the box: as it was written, and in JSON, which is read quickly."""

    file: str
    facts: str


@dataclass(frozen=True)
class Session:
    id: str
    created: float
    used: float
    browser: str | None
    system: str | None


@dataclass(frozen=True)
class NewSession:
    """The token of a session that has just begun, and the sessions that it has ended."""

    secret: str
    ended: list[str]


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
    components: str | None = None  # the file as it was written; it is for records, not to be read again
    facts: str | None = None  # the same in JSON: what games are told
    position: Plain | None = None  # as of the last turn, for when the log no longer replays
    clock: dict[str, int] | None = None
    deadline: float | None = None  # when the clock that runs will have run out
    bots_turn: bool | None = None  # does the game go on by itself?
    opened: float | None = None  # when somebody last came to look

    def own_components(self) -> Components | None:
        return Components(self.components, self.facts) if self.components and self.facts else None


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
class Gist:
    """What the lobby and a later server need to know of a table without reading its log."""

    status: str
    summary: dict[str, Any]
    people: list[str]
    host: str
    invite: str
    rules_version: int
    deadline: float | None = None
    bots_turn: bool = False
    position: Plain | None = field(default=None, compare=False)  # None: as before


def is_awaited(summary: dict[str, Any], user: User) -> bool:
    seat = summary["seats"][summary["awaiting"]] if summary["awaiting"] >= 0 else None
    return seat is not None and seat["user"] == user.id and seat["bot"] is None


def token() -> str:
    """256 unguessable bits, fit for a cookie or a link."""
    return secrets.token_urlsafe(32)
