"""What happened in a match, in words: steps are played again on copies, with the journal on."""

from __future__ import annotations

from collections.abc import Iterator

from petteia.cli.speech import Speaker
from petteia.cli.terminal import Line
from petteia.core.contract import NOBODY, Happening
from petteia.core.match import Match, Step

EVERYTHING = None  # in place of a seat: what each of them read


def events_of(step: Step) -> list[Happening]:
    state = step.before.clone()
    state.journal = []
    state.apply(step.action)
    return state.journal or []


def told(match: Match, speaker: Speaker, seat: int | None, since: int = 0) -> Iterator[Line]:
    """Lines of the log that a seat may read: turns with a heading, what a move brought below it."""
    for step in match.steps[since:]:
        for event in events_of(step):
            if seat is EVERYTHING or event.audience in (NOBODY, seat):
                message, _ = match.game.tell(step.before, event)
                heading = event.key.endswith("-log-turn")
                follows = match.game.weights.get(event.key) == "consequence"
                margin = "" if heading else "    " if follows else "  "
                yield [(margin, ""), (speaker.say(message), "bold" if heading else "")]
