"""The chairs at a table: who sits on them, and what of that is told."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from itertools import chain, count
from typing import Any

from petteia.bots import BOTS
from petteia.core.game import Game
from petteia.server import protocol as p
from petteia.server.entries import User

DEFAULT_BOT = "greedy"


@dataclass
class Seat:
    """A chair at the table. A person who has left keeps the chair while a bot sits in."""

    user: str | None = None
    name: str = ""
    bot: str | None = None
    away: bool = False  # a bot sits in because its person was not here
    ready: bool = False
    colour: int | None = None  # if somebody has chosen one

    @property
    def left(self) -> bool:
        return self.user is not None and self.bot is not None

    @property
    def signed(self) -> str:
        """As records name it: by its level, a bot is known again when one of them is played on or shown."""
        level = f" ({self.bot})"
        is_bot = self.user is None and self.bot is not None
        return self.name.removesuffix(level) + level if is_bot else self.name

    def plain(self) -> dict[str, Any]:
        return dict(vars(self))

    def left_to(self, bot: str, away: bool = False) -> Seat:
        """The same chair, kept warm by a bot."""
        return replace(self, bot=bot, away=away)

    def back(self) -> Seat:
        """The same chair, taken back from the bot."""
        return replace(self, bot=None, away=False)


def bot_seat(game: Game, number: int, bot: str, seats: int) -> Seat:
    """A bot with the name of its city; how well it plays is told beside it."""
    return Seat(None, game.seat_names(seats)[number], bot)


def seat_infos(seats: list[dict[str, Any]], user: User, online: set[str], host: str) -> list[p.SeatInfo]:
    told = [seat_info(seat, user, online, host) for seat in seats]
    for seat, colour in zip(told, colours([seat.get("colour") for seat in seats]), strict=True):
        seat.colour = colour
    return told


def colours(chosen: list[int | None]) -> list[int]:
    """A colour for every seat: the chosen one; or else that of its number, or one that nobody has."""
    taken = {colour for colour in chosen if colour is not None}
    found: list[int] = []
    for seat, wish in enumerate(chosen):
        colour = next(free for free in chain([seat], count()) if free not in taken) if wish is None else wish
        taken.add(colour)
        found.append(colour)
    return found


def unsigned(seat: dict[str, Any]) -> tuple[str, str | None]:
    """A name without the level, and the bot, which a record that somebody brought tells by the name alone."""
    name, bot = seat["name"], seat["bot"]
    if bot is None and seat["user"] is None:
        bot = next((level for level in BOTS if name.endswith(f" ({level})")), None)
    return name.removesuffix(f" ({bot})"), bot


def seat_info(seat: dict[str, Any], user: User, online: set[str], host: str) -> p.SeatInfo:
    person, (name, bot) = seat["user"] is not None, unsigned(seat)
    return p.SeatInfo(
        kind="person" if person else "bot" if bot else "open",
        name=name,
        bot=bot,
        online=not person or seat["user"] in online,
        you=seat["user"] == user.id,
        left=person and seat["bot"] is not None,
        away=seat.get("away", False),
        host=person and seat["user"] == host,
        ready=seat.get("ready", False),
    )


def tag_of(user: str) -> str:
    """By what others know a person again, without the name under which the store knows them."""
    return hashlib.sha256(user.encode()).hexdigest()[:12]
