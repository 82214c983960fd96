"""A bot's decision, whatever the bot does: one that fails is reported, and a legal move is played for it."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from petteia.bots.bot import Bot
from petteia.core.chance import Dice
from petteia.core.contract import InformationSet

PATIENCE = 60.0  # seconds for a bot that does not go by the clock
GRACE = 2.0  # seconds that a bot which does may overrun them


class Decision(NamedTuple):
    action: int
    fault: str | None  # what the bot did wrong, its name first


class Overrun(BaseException):
    """Not an Exception, so that a bot that catches everything does not catch this."""


def patience_with(bot: Bot) -> float:
    """How many seconds a bot may think about a decision."""
    return PATIENCE if bot.seconds is None else bot.seconds + GRACE


def decide(bot: Bot, information: InformationSet, dice: Dice, seconds: float | None = None) -> Decision:
    """What a bot chooses within its time; a legal action by lot for one that raises, overruns or cheats."""
    allowed = seconds or patience_with(bot)
    legal = information.legal()
    try:
        with alarm(allowed):
            action = bot.choose(information, dice)
    except Overrun:
        fault = f"took more than {allowed:g} seconds"
    except Exception as error:  # whatever a bot does wrong is told, and the game goes on
        fault = f"{type(error).__name__}: {error}"
    else:
        if action in legal:
            return Decision(int(action), None)
        fault = f"answered {action!r}, which is not legal"
    return Decision(legal[dice.below(len(legal))], f"{bot.name}: {fault}")


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Raises Overrun after so many seconds, where there are alarms: in the main thread, not on Windows."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: object) -> None:
        raise Overrun

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
