"""The bots at the tables: they move when it is their turn, and advise people who ask.

They think in processes of their own (workers.py), by what their seat may see.
"""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import Any

from petteia.core.contract import State
from petteia.core.game import Game
from petteia.core.message import Message, Refusal
from petteia.server import protocol as p
from petteia.server.entries import Event, User
from petteia.server.errands import insist
from petteia.server.keeper import Keeper, Write
from petteia.server.shares import Claim, Urgency
from petteia.server.table import LiveTable
from petteia.server.words import refuse, said
from petteia.server.workers import Advice, BotFailed, Thought, Workers

logger = logging.getLogger(__name__)

SECONDS = 10.0  # for a thought
HINTS = "strategos"  # who gives them
REASONS = 2  # that are told of a hint
PAUSE = 0.4  # so that people can follow what bots do
BREATH = 0.05  # before bots begin: whoever has just moved sees it first, on a machine that is not busy yet


class Opponents:
    def __init__(self, workers: Workers, pause: float, write: Write) -> None:
        self.workers = workers
        self.pause = pause
        self.write = write
        self.advised: set[str] = set()  # people for whom a hint is being looked for

    def let_move(self, keeper: Keeper) -> None:
        """Bots whose turn it is begin to move, unless they do already."""
        if not keeper.is_moving and keeper.table.bot_to_move() is not None:
            keeper.bot = asyncio.create_task(self.move_all(keeper))

    async def move_all(self, keeper: Keeper) -> None:
        """Whatever could not be written is moved again: a bot whose turn it is never just stops."""
        await asyncio.sleep(BREATH)
        await insist(partial(self.move_while_it_is_their_turn, keeper))

    async def move_while_it_is_their_turn(self, keeper: Keeper) -> None:
        while not keeper.dismissed and (bot := keeper.table.bot_to_move()) is not None:
            await self.move(keeper, bot)
            await asyncio.sleep(self.pause)

    async def move(self, keeper: Keeper, bot: str) -> None:
        """One action of the bot whose turn it is; a legal one is found for a bot that fails."""
        table = keeper.table
        version, seat, match = table.version, table.awaiting(), table.playing()
        legal, instead = match.state.legal(), False
        try:
            action = await self.choice(keeper, bot, legal)
        except BotFailed as failure:
            logger.warning("table %s: %s; another legal move is played", table.row.id, failure)
            action, instead = legal[0], True
        async with keeper.turn:
            if keeper.dismissed or keeper.table.version != version or keeper.table.bot_to_move() != bot:
                return
            table.touched = time.monotonic()
            data: dict[str, Any] = {"move": table.game.write_action(match.state, action)}
            if instead:
                data["instead"] = True
            await self.write(keeper, table.with_result(Event("act", seat, data), action))

    async def choice(self, keeper: Keeper, bot: str, legal: list[int]) -> int:
        """What a bot does now, without a thought where it takes none; raises BotFailed."""
        action = keeper.table.forced_action()
        if action is None:
            action = await self.workers.choose(thought_at(keeper.table, bot), SECONDS, claim_of(keeper))
        if action not in legal:
            raise BotFailed(f"{bot} answered {action}, which is not legal")
        return action

    async def hint(self, keeper: Keeper, user: User, request: p.Hint) -> p.Hinted | Refusal:
        """For whoever must act, by what they may see; the table goes on meanwhile."""
        async with keeper.turn:  # what is not written yet is thought about by nobody
            table = keeper.table
            if refusal := self.why_no_hint(table, user, request):
                return refusal
            game, state = table.game, table.playing().state.clone()
            thought = thought_at(table, HINTS)
        self.advised.add(user.id)
        try:
            advice = await self.workers.advise(thought, SECONDS, Claim(user.id, table.row.id))
        except BotFailed as failure:
            logger.warning("table %s: no hint: %s", table.row.id, failure)
            return refuse("core-no-hint-found")
        finally:
            self.advised.discard(user.id)
        return p.Hinted(request.id, [hinted(game, state, found) for found in advice])

    def why_no_hint(self, table: LiveTable, user: User, request: p.Hint) -> Refusal | None:
        if request.base != table.version:
            return refuse("core-stale")
        if refusal := table.why_no_hint(user):
            return refusal
        return refuse("core-hint-under-way") if user.id in self.advised else None


def hinted(game: Game, state: State, found: Advice) -> p.HintedMove:
    """A move in words, with what speaks for it; one that only begins another is told with that."""
    move, first = game.move(state, found.action), None
    begins = game.describe(state, move)
    if game.only_begins(move):
        ahead = state.clone()
        ahead.apply(found.action)
        legal = ahead.legal()
        following = legal[0] if len(legal) == 1 else found.following
        if following in legal:
            state, first, move = ahead, move, game.move(ahead, following)
    words = game.describe(state, move)
    if first is not None:
        words = Message("core-hint-both", {"first": begins, "then": words})
    why = [said(reason) for reason in game.speaks_for(state, move)[:REASONS]]
    return p.HintedMove(move, said(words), round(found.chance, 3), why, first)


def claim_of(keeper: Keeper) -> Claim:
    """A bot thinks at the expense of whoever set up the table, for those who sit there and wait."""
    table = keeper.table
    waited_for = any(table.seats_of(viewer.user) for viewer in keeper.viewers)
    return Claim(table.row.host, table.row.id, Urgency.WATCHED if waited_for else Urgency.ALONE)


def thought_at(table: LiveTable, bot: str) -> Thought:
    """A bot in the place of whoever must act: it gets what that seat sees."""
    view = table.game.view(table.playing().state, table.awaiting())
    # The dice differ from decision to decision, and follow from nothing a player could know.
    dice = f"{table.row.salt}/{table.version}"
    return Thought(table.row.game, view, bot, dice, table.row.facts)
