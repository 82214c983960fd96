"""What a bot would do, and why: `petteia advise`."""

from __future__ import annotations

import json
from argparse import Namespace

from petteia.bots import LEVELS
from petteia.bots.advice import Candidate, ExpectedMove, advise
from petteia.bots.search import SearchBot
from petteia.cli.games import Opened, open_position
from petteia.cli.positions import seat_to_show
from petteia.cli.seating import make_bot, read_bot
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Terminal
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.fault import Fault
from petteia.core.message import Message


def give_advice(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    seat = seat_to_advise(opened, arguments.seat)
    bot = thinker(arguments.level)
    candidates = advise(bot, opened.of_actor().information(seat), dice_of(arguments.seed))
    speaker = Speaker(opened.game, opened.names)
    if arguments.json:
        found = [as_data(candidate, opened, speaker) for candidate in candidates]
        print(json.dumps(found, indent=1, ensure_ascii=False))
        return 0
    terminal = Terminal()
    if arguments.level in LEVELS:
        terminal.say(speaker.say(Message(f"core-bot-{arguments.level}")), "bold")
    for candidate in candidates:
        own, *expected = candidate.line
        thoughts = say("terminal-thoughts", percent=round(100 * candidate.share))
        terminal.say(f"{100 * candidate.chance:3.0f} %  {in_notation(opened, own)}  ({thoughts})")
        if expected:
            then = say("terminal-then", moves="; ".join(told(opened, step) for step in expected))
            terminal.say(f"       {then}")
    return 0


def seat_to_advise(opened: Opened, asked: int | None) -> int:
    """Counted from 0; whoever must decide, unless another seat is asked for."""
    actor = int(opened.state.actor)
    if actor == NOBODY:
        raise Fault("terminal-nothing-to-decide")
    if asked is not None and seat_to_show(opened, asked) != actor:
        raise Fault("terminal-other-decides", asked=asked, actor=actor + 1)
    return actor


def thinker(level: str) -> SearchBot:
    bot = make_bot(read_bot(level))
    if not isinstance(bot, SearchBot):
        raise Fault("terminal-no-thinker", bot=level, thinkers="strategos, oracle")
    return bot


def in_notation(opened: Opened, step: ExpectedMove) -> str:
    return opened.game.write_action(step.table, step.action)


def told(opened: Opened, step: ExpectedMove) -> str:
    return f"{opened.names[step.seat]}: {in_notation(opened, step)}"


def as_data(candidate: Candidate, opened: Opened, speaker: Speaker) -> dict[str, object]:
    own = candidate.line[0]
    return {
        "action": candidate.action,
        "notation": in_notation(opened, own),
        "words": speaker.words(own.table, own.action),
        "chance": round(candidate.chance, 4),
        "share": round(candidate.share, 4),
        "line": [{"seat": step.seat, "notation": in_notation(opened, step)} for step in candidate.line],
    }
