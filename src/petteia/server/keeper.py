"""A live table and those who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from petteia.core.contract import NOBODY
from petteia.core.message import Refusal
from petteia.server import protocol as p
from petteia.server.clock import STARTED_AT
from petteia.server.entries import Event, Gist, User
from petteia.server.neighbours import Neighbours, People
from petteia.server.table import LiveTable
from petteia.server.words import reason_of

WAITING_MESSAGES = 200
PRESENCE_SECONDS = 0.25  # between one word of who is here and the next


class Viewer:
    """One open socket: a person at a table, in one of their tabs."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.outbox: list[bytes] = []
        self.is_let_go = False
        self.postman: asyncio.Future[None] | None = None  # waits for something to send
        self.lines_sent = 0
        self.heard_until = -1  # the version up to which the chat was sent
        self.shown_seat: int | None = None
        self.shown_table: p.TableInfo | None = None
        self.shown_presence = b""

    def send(self, message: p.ServerMessage) -> None:
        self.send_text(p.encode(message))

    def send_text(self, text: bytes) -> None:
        """Queue a message; whoever does not read them is let go, and comes back to a fresh view."""
        if len(self.outbox) >= WAITING_MESSAGES:
            self.close()
        elif not self.is_let_go:
            self.outbox.append(text)
            self.call_postman()

    def close(self) -> None:
        self.is_let_go = True
        self.outbox.clear()
        self.call_postman()

    def call_postman(self) -> None:
        if self.postman is not None and not self.postman.done():
            self.postman.set_result(None)

    async def to_send(self) -> list[bytes]:
        """All that waits, once there is something; nothing when the viewer is let go."""
        if not self.outbox and not self.is_let_go:
            self.postman = asyncio.get_running_loop().create_future()
            await self.postman
        taken, self.outbox = self.outbox, []
        return taken


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

    def __init__(self, table: LiveTable, neighbours: Neighbours | None = None) -> None:
        self.table = table
        self.neighbours = neighbours
        self.stored: Gist | None = None  # as the store has it, if nobody else wrote since
        self.viewers: set[Viewer] = set()
        self.turn = asyncio.Lock()
        self.dismissed = False  # what is in memory was never written: nobody may go on from it
        self.bot: asyncio.Task[None] | None = None
        self.alarm = Bell()  # when the running clock is out
        self.call = Bell()  # to whoever is waited for and does not look
        self.called_for = -1  # the wait of which that was
        self.presence_due = False

    @property
    def is_moving(self) -> bool:
        """Do bots move here?"""
        return self.bot is not None and not self.bot.done()

    def hush(self) -> None:
        """Nothing more rings here."""
        self.alarm.stop()
        self.call.stop()

    def online(self) -> set[str]:
        return {viewer.user.id for viewer in self.viewers} | self.elsewhere().keys()

    def elsewhere(self) -> People:
        """Those who look from other servers."""
        return self.neighbours.people_at(self.table.row.id) if self.neighbours else {}

    def away_since(self, user: str) -> float | None:
        """Since when somebody has not been here; None: they are."""
        if user in self.online():
            return None
        return self.neighbours.away_since(self.table.row.id, user) if self.neighbours else STARTED_AT

    def refusal(self, request: str, refusal: Refusal) -> p.Refusal:
        """What is sent to whoever asked for something that they may not have."""
        return p.Refusal(request, reason_of(refusal), self.table.version)

    def show(self, viewer: Viewer, whole: bool = False) -> None:
        self.show_all([viewer], whole)

    def show_everybody(self, whole: bool = False) -> None:
        for viewer in [viewer for viewer in self.viewers if self.table.closed_to(viewer.user)]:
            viewer.close()
        self.show_all((viewer for viewer in self.viewers if not viewer.is_let_go), whole)

    def show_anew(self) -> None:
        """Nothing that was shown before need be so any more."""
        for viewer in self.viewers:
            viewer.shown_seat = None
        self.show_everybody(whole=True)

    def show_all(self, viewers: Iterable[Viewer], whole: bool) -> None:
        """Send the table; of the log, the chat and what seldom changes only what a viewer has not got.

        All who only watch see the same, and so do the tabs of one person, which is written once.
        """
        online, version = self.online(), self.table.version
        infos = dict[tuple[str, int], p.TableInfo]()
        written = dict[tuple[object, ...], tuple[bytes, int]]()
        for viewer in viewers:
            seat, mine = self.eyes_of(viewer)
            user, anew = viewer.user, seat != viewer.shown_seat
            start, heard = 0 if whole or anew else viewer.lines_sent, -1 if anew else viewer.heard_until
            who = (user.id, user.seat) if mine else ("", NOBODY)
            if who not in infos:
                infos[who] = self.table.info(user, online)
            info = infos[who]
            table = None if info == viewer.shown_table else info
            seen_as = (who, table is None, start, heard if mine else -1)
            if seen_as not in written:
                view = self.table.view(user, table, start, heard)
                written[seen_as] = p.encode(view), view.log_from + len(view.log)
            message, viewer.lines_sent = written[seen_as]
            viewer.shown_seat, viewer.shown_table, viewer.heard_until = seat, info, version
            viewer.send_text(message)

    def eyes_of(self, viewer: Viewer) -> tuple[int, bool]:
        """Through which seat's eyes somebody looks, and whether they see anything that not everybody sees."""
        table, user = self.table, viewer.user
        seats = table.seats_of(user)
        if len(seats) > 1 and table.curtain(user) != NOBODY:
            # Whoever had the device has handed it on, whatever becomes of the one who is waited for.
            user = viewer.user = replace(user, seat=NOBODY)
        return (table.seat_of(user) if seats else NOBODY), bool(seats) or user.id == table.row.host

    def show_presence(self) -> None:
        """Soon, and once for all who come and go until then."""
        if not self.presence_due:
            self.presence_due = True
            asyncio.get_running_loop().call_later(PRESENCE_SECONDS, self.tell_presence)

    def tell_presence(self) -> None:
        """Who is here, to those who have been told something else."""
        self.presence_due = False
        if self.neighbours is not None:
            self.neighbours.note(self.table.row.id, {v.user.id: v.user.name for v in self.viewers})
        presence = p.encode(self.presence())
        for viewer in self.viewers:
            if viewer.shown_presence != presence:
                viewer.shown_presence = presence
                viewer.send_text(presence)

    def presence(self) -> p.Presence:
        online = self.online()
        here = [seat.user is None or seat.user in online for seat in self.table.seats]
        seated = set(self.table.people())
        everybody = self.elsewhere() | {viewer.user.id: viewer.user.name for viewer in self.viewers}
        return p.Presence(here, sorted(name for who, name in everybody.items() if who not in seated))


# How those who act at a table by themselves get it written; raises Conflict when another server was quicker.
Write = Callable[[Keeper, list[Event]], Awaitable[None]]
