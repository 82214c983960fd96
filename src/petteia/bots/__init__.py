"""Opponents. A bot is handed what its seat knows, never the state, so it cannot look."""

from __future__ import annotations

from petteia.bots.bot import Bot
from petteia.bots.greedy import GreedyBot
from petteia.bots.random import RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str) -> Bot:
    """A bot by name; KeyError if there is none."""
    return BOTS[name]()
