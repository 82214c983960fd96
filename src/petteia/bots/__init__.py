"""Opponents. A bot is handed what its seat knows, never the state, so it cannot look.

A bot is asked for by a text: `greedy`, `search:iterations=1000:seconds=2`, the name of a level such as
`strategos`, or a class of the user's own by its import path, `mypackage.players:MyBot`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from petteia.bots.bot import Bot as Bot
from petteia.bots.greedy import GreedyBot
from petteia.bots.random import RandomBot
from petteia.bots.search import SearchBot
from petteia.core.fault import Fault

# For people: what each level is, from the weakest to the strongest. docs/bots.md tells how strong they are.
LEVELS = {
    "novice": "greedy:slips=35",
    "citizen": "greedy",
    "strategos": "search:iterations=400:seconds=1",
    "oracle": "search:iterations=4000:seconds=4",
}
KINDS: dict[str, Callable[..., Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot}
BOTS = (*KINDS, *LEVELS)  # all that may be asked for from the web


def bot_named(text: str) -> Bot:
    """A fresh bot; raises Fault when there is none such."""
    name, *settings = LEVELS.get(text, text).split(":")
    kind = KINDS.get(name)
    if kind is None and settings:
        kind = own_bot(name, settings.pop(0))
    if kind is None:
        raise Fault("core-wrong-bot", name=repr(text), bots=", ".join(BOTS))
    try:
        bot = kind(**dict(setting_of(setting) for setting in settings))
    except TypeError as error:
        raise Fault("core-wrong-bot-refused", name=repr(text), why=str(error)) from None
    bot.name = text
    return bot


def setting_of(text: str) -> tuple[str, int | float]:
    key, _, value = text.partition("=")
    try:
        return key, float(value) if "." in value else int(value)
    except ValueError:
        raise Fault("core-wrong-bot-setting", example="iterations=1000", text=repr(text)) from None


def own_bot(module: str, name: str) -> Callable[..., Bot]:
    """A bot of the user's own. Importing runs their code, so this is never done for somebody on the web."""
    try:
        own = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise Fault("core-wrong-bot-import", name=f"{module}:{name}", why=str(error)) from None
    if not (isinstance(own, type) and issubclass(own, Bot)):
        raise Fault("core-wrong-bot-class", name=f"{module}:{name}", base="petteia.bots.Bot")
    return own
