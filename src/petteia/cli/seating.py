"""Who sits where: people at this keyboard, and bots. A record keeps it in the names of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from petteia.bots import BOTS, bot_named
from petteia.bots.bot import Bot
from petteia.cli.failure import Failure

PERSON = "me"
DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3


def read_seats(text: str | None, players: int | None) -> list[str]:
    """`me,greedy,random`; without it, one person against greedy bots."""
    if text is None:
        return [PERSON, *[DEFAULT_BOT] * ((players or DEFAULT_PLAYERS) - 1)]
    seats = [seat.strip().lower() for seat in text.split(",")]
    for seat in seats:
        if seat != PERSON and seat not in BOTS:
            raise Failure(
                f"Nobody is called {seat!r}. At a seat can be {PERSON} or a bot: {', '.join(BOTS)}."
            )
    if players is not None and players != len(seats):
        raise Failure(f"--players says {players}, but --seats names {len(seats)}.")
    return seats


def names_of(cities: Sequence[str], seats: Sequence[str]) -> list[str]:
    """`Athens` for a person, `Sparta (greedy)` for a bot."""
    return [city if seat == PERSON else f"{city} ({seat})" for city, seat in zip(cities, seats, strict=True)]


def bots_among(names: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat, told from people by their names."""
    bots = {}
    for seat, name in enumerate(names):
        kind = name.rpartition(" (")[2].removesuffix(")")
        if name.endswith(f" ({kind})") and kind in BOTS:
            bots[seat] = bot_named(kind)
    return bots
