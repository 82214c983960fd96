"""What a siege is made of: where, for how long, who plays, what befalls the house and who attacks it."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field

# On a machine that has other things to do, everything may take so many times longer.
SLOWNESS = float(os.environ.get("PETTEIA_SLOWNESS", "1"))
SEED = os.environ.get("PETTEIA_SEED") or secrets.token_hex(4)  # is told with whatever went wrong
STUCK = 10.0 * SLOWNESS  # seconds after a fault in which every table must have gone on
MB = 1024 * 1024


@dataclass(frozen=True)
class Place:
    """Where the servers keep their tables, and how many they are."""

    name: str
    database: bool
    servers: int


PLACES = (
    Place("one server on a file", database=False, servers=1),
    Place("one server on a database", database=True, servers=1),
    Place("two servers on a database", database=True, servers=2),
)


@dataclass(frozen=True)
class Party:
    """People who play one game after another; enemies come to look at some of them."""

    game: str
    seats: tuple[str, ...]  # "me", "open" for each further person, or a bot
    visited: bool


# Whoever opens a table sets waiting bots going, so bots must get along at tables that nobody visits.
PARTIES = (
    Party("attika", ("me", "open", "greedy"), visited=False),
    Party("olympos", ("me", "open"), visited=True),
    Party("polis", ("me", "random", "greedy"), visited=False),
    Party("attika", ("random", "greedy"), visited=False),
    Party("attika", ("me", "open"), visited=True),
)
FAULTS = ("kill", "line", "disk")
ENEMIES = ("babble", "be_deaf", "hang_up", "dawdle", "forge")


@dataclass(frozen=True)
class Plan:
    place: Place
    seed: str
    peace: float = 1.5  # seconds without faults and enemies, to compare with
    attack: float = 4.0  # seconds of each attack; a truce follows
    attacks: int = 1
    parties: tuple[Party, ...] = PARTIES
    faults: tuple[str, ...] = FAULTS
    enemies: tuple[str, ...] = ENEMIES
    longest_fault: float = 2.0
    most_memory: dict[str, int] = field(default_factory=lambda: {"server": 300 * MB, "worker": 250 * MB})
