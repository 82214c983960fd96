"""Who sits where: people at this keyboard, and bots. A record keeps it in the names of the seats."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from petteia.bots import BOTS, bot_named
from petteia.bots.bot import Bot
from petteia.core.fault import Fault

PERSON = "me"
DEFAULT_BOT = "citizen"
DEFAULT_PLAYERS = 3


def read_seats(text: str | None, players: int | None) -> list[str]:
    """`me,strategos,random`; without it, one person against citizens."""
    if text is None:
        return [PERSON, *[DEFAULT_BOT] * ((players or DEFAULT_PLAYERS) - 1)]
    seats = [read_seat(seat) for seat in text.split(",")]
    if players is not None and players != len(seats):
        raise Fault("terminal-seats-differ", players=players, seats=len(seats))
    return seats


def read_seat(text: str) -> str:
    if text.strip().lower() == PERSON:
        return PERSON
    try:
        return read_bot(text)
    except Fault:
        if ":" in text:
            raise
        raise Fault(
            "terminal-no-player", name=repr(text.strip()), person=PERSON, bots=", ".join(BOTS)
        ) from None


def read_bot(text: str) -> str:
    """The name of a bot, or how one of the user's own is imported; raises Fault where there is none."""
    text = text.strip()
    name = text.lower() if text.partition(":")[0].lower() in BOTS else text
    make_bot(name)
    return name


def make_bot(name: str) -> Bot:
    """A bot of the user's own may lie in the folder in which the command was given."""
    if "" not in sys.path:
        sys.path.append("")
    return bot_named(name)


def names_of(cities: Sequence[str], seats: Sequence[str]) -> list[str]:
    """`Athens` for a person, `Sparta (citizen)` for a bot."""
    return [city if seat == PERSON else f"{city} ({seat})" for city, seat in zip(cities, seats, strict=True)]


def bots_among(names: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat, told from people by their names."""
    bots = {}
    for seat, name in enumerate(names):
        kind = name.rpartition(" (")[2].removesuffix(")")
        if name.endswith(f" ({kind})") and (kind in BOTS or ":" in kind):
            bots[seat] = make_bot(kind)
    return bots
