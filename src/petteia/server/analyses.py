"""The analysis of a game that is over: made once, away from the tables, for everybody who asks."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from petteia.bots.analysis import DEFAULT_ITERATIONS, WORTH_TELLING, Slip
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.errands import break_off
from petteia.server.problem import Problem
from petteia.server.review import Asked, Review
from petteia.server.shares import Claim
from petteia.server.table import LiveTable
from petteia.server.words import said
from petteia.server.workers import Complaint, Overrun, Workers

logger = logging.getLogger(__name__)

SECONDS = 60.0  # for one game; most take less than ten
PATIENCE = 50.0  # of whoever asks, behind others: proxies give up after 60
REMEMBERED = 200  # answers
TOLD = 8  # slips


class Analyses:
    """Looks at one game at a time, for everybody in turn."""

    def __init__(self, seconds: float = SECONDS, iterations: int = DEFAULT_ITERATIONS) -> None:
        self.seconds = seconds
        self.iterations = iterations
        self.workers = Workers(1)  # of its own: a game takes longer than a bot's thought
        self.looks: dict[tuple[str, Asked], asyncio.Task[list[Any]]] = {}

    async def chances(self, table: LiveTable, user: User) -> list[p.Odds]:
        """Each seat's chance to win as every turn began, and at the end."""
        found = await self.asked(table, "chances", user)
        return [p.Odds(at.step, at.turn, [round(chance, 4) for chance in at.chances]) for at in found]

    async def slips(self, table: LiveTable, user: User) -> p.Slips:
        """The decisions that cost most, the costliest first."""
        found = await self.asked(table, "slips", user)
        return p.Slips([told(table, slip) for slip in found[:TOLD]], WORTH_TELLING)

    async def asked(self, table: LiveTable, asked: Asked, user: User) -> list[Any]:
        if refusal := why_no_analysis(table):
            raise refusal
        look = self.look(table, asked, user)
        try:
            return await asyncio.wait_for(asyncio.shield(look), PATIENCE)
        except TimeoutError:
            raise Problem(429, "core-oracle-busy") from None
        except Overrun as failure:
            logger.warning("table %s: no analysis: %s", table.row.id, failure)
            raise Problem(503, "core-no-analysis-found") from None

    def look(self, table: LiveTable, asked: Asked, user: User) -> asyncio.Task[list[Any]]:
        """The one look that all who ask for this share; after one that failed, another."""
        key = table.row.id, asked
        look = self.looks.get(key)
        if look is None or (look.done() and look.exception() is not None):
            review, claim = self.review(table, asked), Claim(user.id, table.row.id)
            look = self.looks[key] = asyncio.create_task(self.ask(review, claim))
            while len(self.looks) > REMEMBERED:
                del self.looks[next(iter(self.looks))]
        return look

    def review(self, table: LiveTable, asked: Asked) -> Review:
        match, row = table.playing(), table.row
        return Review(
            game=row.game,
            players=len(table.seats),
            seed=match.seed,
            options=row.options,
            components=row.facts,
            moves=[step.text for step in match.steps],
            asked=asked,
            iterations=self.iterations,
        )

    async def ask(self, review: Review, claim: Claim) -> list[Any]:
        answer = await self.workers.ask(review, self.seconds, claim)
        if isinstance(answer, Complaint):
            raise Overrun(answer.words)
        assert isinstance(answer, list)
        return answer

    async def close(self) -> None:
        await break_off(self.looks.values())
        self.workers.close()


def why_no_analysis(table: LiveTable) -> Problem | None:
    if table.match is None and table.status == "readonly":
        return Problem(409, "core-no-analysis-readonly")
    if table.revealed:
        return None
    return Problem(
        403, "core-no-analysis-abandoned" if table.status == "abandoned" else "core-no-analysis-yet"
    )


def told(table: LiveTable, slip: Slip) -> p.Slip:
    before, game = table.playing().after(slip.step), table.game
    turn = int(before.turn)

    def move(action: int) -> p.NamedMove:
        meant = game.move(before, action)
        return p.NamedMove(meant, said(game.describe(before, meant)))

    return p.Slip(slip.step, turn, slip.seat, move(slip.played), move(slip.better), round(slip.cost, 4))
