"""What rings by itself at a table: when a clock is out, and for people who are waited for and do not look."""

from __future__ import annotations

from functools import partial

from petteia.core.contract import NOBODY
from petteia.server.clock import now
from petteia.server.entries import Event
from petteia.server.errands import Errands
from petteia.server.keeper import Keeper, Write
from petteia.server.notices import Notices
from petteia.server.story import Wait

JUST_NOW = 5.0  # seconds


class Herald:
    def __init__(self, notices: Notices | None, errands: Errands, write: Write) -> None:
        self.notices = notices
        self.errands = errands
        self.write = write

    # --- clocks ---

    def set_alarm(self, keeper: Keeper) -> None:
        """Be there when the running clock is out."""
        keeper.alarm.stop()
        deadline = keeper.table.deadline()
        if deadline is not None:
            out_of_time = partial(self.take_time_out, keeper)
            keeper.alarm.ring_after(deadline - now(), partial(self.errands.send_for, out_of_time))

    async def take_time_out(self, keeper: Keeper) -> None:
        async with keeper.turn:
            if keeper.dismissed:
                return
            if decided := keeper.table.time_out(now()):
                await self.write(keeper, decided)
            else:
                self.set_alarm(keeper)  # it rang a moment too early, or somebody else saw to it

    # --- people who are away ---

    def look_for_absent(self, keeper: Keeper) -> None:
        """Where there is no clock, nobody waits for ever."""
        if self.absent(keeper):
            self.errands.send_for(partial(self.let_bot_play, keeper))

    async def let_bot_play(self, keeper: Keeper) -> None:
        async with keeper.turn:
            if not keeper.dismissed and (decided := self.absent(keeper)):
                await self.write(keeper, decided)

    def absent(self, keeper: Keeper) -> list[Event]:
        return keeper.table.absent(now(), keeper.away_since)

    # --- notices ---

    def arrange_call(self, keeper: Keeper) -> None:
        """Whoever is waited for is told after a while, once for each wait.

        Only the server that began the wait arranges it. After a restart it is arranged anew if it is still
        to come; what would be late by then was told before.
        """
        wait = keeper.table.wait
        if self.notices is None or wait.version == keeper.called_for:
            return
        keeper.call.stop()
        keeper.called_for = wait.version
        after = wait.at + self.notices.patience - now()
        if wait.seat != NOBODY and after > -JUST_NOW:
            call = partial(self.call, keeper, wait)
            keeper.call.ring_after(after, partial(self.errands.send_for, call))

    async def call(self, keeper: Keeper, wait: Wait) -> None:
        table = keeper.table
        if self.notices is None or table.wait != wait:
            return
        seat = table.seats[wait.seat]
        if seat.user is not None and seat.user not in keeper.online():
            game = table.game.name.capitalize()
            await self.notices.your_turn(seat.user, seat.name, table.row.id, game)
