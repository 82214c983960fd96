"""A live table and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable

from petteia.core.message import Refusal
from petteia.server import protocol as p
from petteia.server.entries import Event, Standing, User
from petteia.server.table import LiveTable
from petteia.server.words import reason_of

WAITING_MESSAGES = 200


class Viewer:
    """One open socket: a person at a table, in one of their tabs."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.lines_sent = 0
        self.shown_seat: int | None = None

    def send(self, message: p.ServerMessage) -> None:
        self.send_text(p.encode(message))

    def send_text(self, text: bytes) -> None:
        """Queue a message; whoever does not read them is let go, and comes back to a fresh view."""
        try:
            self.outbox.put_nowait(text)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)


class Bell:
    """Something that will happen by itself, unless it is stopped."""

    def __init__(self) -> None:
        self.timer: asyncio.TimerHandle | None = None

    def ring_after(self, seconds: float, deed: Callable[[], None]) -> None:
        self.stop()
        self.timer = asyncio.get_running_loop().call_later(max(0.0, seconds), deed)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()


class Keeper:
    """Holds a live table in memory, and shows it."""

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.stored: Standing | None = None  # as the store has it, if nobody else wrote since
        self.viewers: set[Viewer] = set()
        self.turn = asyncio.Lock()
        self.bot: asyncio.Task[None] | None = None
        self.alarm = Bell()  # when the running clock is out
        self.call = Bell()  # to whoever is waited for and does not look
        self.called_for = -1  # the wait of which that was

    def hush(self) -> None:
        """Nothing more rings here."""
        self.alarm.stop()
        self.call.stop()

    def online(self) -> set[str]:
        return {viewer.user.id for viewer in self.viewers}

    def refusal(self, request: str, refusal: Refusal) -> p.Refusal:
        """What is sent to whoever asked for something that they may not have."""
        return p.Refusal(request, reason_of(refusal), self.table.version)

    def show(self, viewer: Viewer, whole: bool = False) -> None:
        self.show_all([viewer], whole)

    def show_everybody(self, whole: bool = False) -> None:
        self.show_all(self.viewers, whole)

    def show_all(self, viewers: Iterable[Viewer], whole: bool) -> None:
        """Send the table; of the log only the lines that a viewer has not got.

        All who only watch see the same, which is written once.
        """
        online, written = self.online(), dict[tuple[str, int], tuple[bytes, int]]()
        for viewer in viewers:
            user, seat = viewer.user, self.table.seat_of(viewer.user)
            start = 0 if whole or seat != viewer.shown_seat else viewer.lines_sent
            seen_as = user.id if self.table.seats_of(user) or user.id == self.table.row.host else ""
            if seen_as or (seen_as, start) not in written:
                view = self.table.view(user, online, start)
                written[seen_as, start] = p.encode(view), view.log_from + len(view.log)
            message, viewer.lines_sent = written[seen_as, start]
            viewer.shown_seat = seat
            viewer.send_text(message)

    def show_presence(self) -> None:
        online = self.online()
        here = [seat.user is None or seat.user in online for seat in self.table.seats]
        watchers = {v.user.id: v.user.name for v in self.viewers if not self.table.seats_of(v.user)}
        for viewer in self.viewers:
            viewer.send(p.Presence(here, sorted(watchers.values())))


# How those who act at a table by themselves get it written; False when another server was quicker.
Write = Callable[[Keeper, list[Event]], Awaitable[bool]]
