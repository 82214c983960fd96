"""The hall in which tables stand: it brings them back from the log, writes what happens, tells everybody.

There is one keeper for each live table. A request is decided, its events are folded and written, and only
then is it acknowledged; if the writing fails, the table is built anew from what was written.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import replace
from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.message import Refusal
from petteia.server import protocol as p
from petteia.server.beginnings import Beginning, from_lesson, from_record, from_step, from_wish, same_again
from petteia.server.entries import Event, Standing, User
from petteia.server.errands import Errands, break_off
from petteia.server.herald import Herald
from petteia.server.keeper import Keeper, Viewer
from petteia.server.lessons import lesson_wanted, live_table
from petteia.server.lobby import Lobby
from petteia.server.notices import Notices
from petteia.server.opponents import PAUSE, Opponents
from petteia.server.oracle import Oracle
from petteia.server.reports import report
from petteia.server.store import Conflict, Store
from petteia.server.table import LiveTable, rebuilt
from petteia.server.words import refuse
from petteia.server.workers import Workers

RECORD_SECONDS = 5.0
IDLE_SECONDS = 600.0
EVENTS_AT_ONCE = 50  # of a table that begins with many; others get a word in between
REQUEST_ID_LENGTH = 64


class Hall:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        components: str | None = None,
        bot_pause: float = PAUSE,
        bug_reports: str | None = None,
        notices: Notices | None = None,
    ) -> None:
        self.store = store
        self.components = components
        self.bug_reports = bug_reports  # where the operator likes to get reports of faults
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.naming = asyncio.Lock()
        self.errands = Errands()
        self.lobby = Lobby(store, self.online_at)
        self.opponents = Opponents(workers, bot_pause, self.write)
        self.herald = Herald(notices, self.errands, self.write)
        self.readers = Workers(1)  # records take longer than thoughts, and must not hold up bots
        self.oracle = Oracle()

    # --- tables come and go -----------------------------------------------------------------------------

    async def keeper(self, table: str) -> Keeper | None:
        """The keeper of a table, brought back from the log if need be; None if there is no such table."""
        if table not in self.keepers:
            async with self.loading.setdefault(table, asyncio.Lock()):
                live = None if table in self.keepers else await self.load(table)
                if live is not None:
                    self.keepers[table] = Keeper(live)
            self.loading.pop(table, None)
        keeper = self.keepers.get(table)
        if keeper is not None:
            keeper.table.touched = time.monotonic()  # whoever asks may be about to sit down
        return keeper

    async def load(self, table: str) -> LiveTable | None:
        row = await self.store.table(table)
        if row is None:
            return None
        log = await self.store.events_since(table, -1)
        return rebuilt(live_table(row, log[0]), log)

    async def wake(self) -> None:
        """After a restart: bots whose turn it is go on, and so do the clocks."""
        for table in await self.store.playing():
            await self.wake_table(table)

    async def wake_overdue(self) -> None:
        """Tables that have left memory come back when somebody's time is out."""
        for table in await self.store.overdue(time.time()):
            await self.wake_table(table)

    async def wake_table(self, table: str) -> None:
        keeper = await self.keeper(table)
        if keeper is not None:
            self.go_on(keeper)
            self.herald.arrange_call(keeper)

    def go_on(self, keeper: Keeper) -> None:
        """Whatever follows by itself from the table as it is now."""
        self.opponents.let_move(keeper)
        self.herald.set_alarm(keeper)

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory; the log keeps them."""
        now = time.monotonic()
        for table, keeper in list(self.keepers.items()):
            quiet = now - keeper.table.touched > IDLE_SECONDS
            if quiet and not keeper.viewers and keeper.bot is None and not keeper.turn.locked():
                keeper.hush()
                del self.keepers[table]

    async def close(self) -> None:
        """Let bots stop thinking and errands end, before workers and store are taken away."""
        for keeper in self.keepers.values():
            keeper.hush()
        thinking = [keeper.bot for keeper in self.keepers.values() if keeper.bot is not None]
        await break_off([*thinking, *self.errands.under_way])
        self.readers.close()
        await self.oracle.close()

    # --- new tables -------------------------------------------------------------------------------------

    async def create(self, user: User, wanted: p.NewTable) -> LiveTable:
        """A new table, as somebody wishes it."""
        keeper = await self.found(from_wish(user, wanted, wanted.components or self.components))
        if wanted.start:
            request = p.Start(id=secrets.token_hex(8), base=keeper.table.version)
            await self.handle(keeper, None, user, request)
        return keeper.table

    async def found(self, beginning: Beginning) -> Keeper:
        """A new table stands in the hall, with all that has happened at it already."""
        row = beginning.row
        events = numbered_from(0, beginning.events)
        table = live_table(row, events[0])
        for event in events:
            table.fold(event)
            if event.seq % EVENTS_AT_ONCE == 0:
                await asyncio.sleep(0)
        row.status, row.summary = table.status, table.summary()
        row.position = table.whole_position() if table.match else None
        await self.store.create(row, events, beginning.people)
        keeper = self.keepers[row.id] = Keeper(table)
        self.opponents.let_move(keeper)
        await self.lobby.tell()
        return keeper

    async def open_record(self, user: User, record: Any) -> LiveTable:
        """A table to look at a game that was recorded here or elsewhere."""
        found = await self.readers.read(record, RECORD_SECONDS)
        return (await self.found(from_record(user, record, found))).table

    async def teach(self, user: User, game: str) -> LiveTable:
        """A table at which a game is taught."""
        return (await self.found(from_lesson(user, lesson_wanted(game)))).table

    async def play_on(self, user: User, table: LiveTable, wanted: p.PlayOn) -> LiveTable:
        """A practice table that goes on from a step of a game whose secrets are out."""
        return (await self.found(from_step(user, table, wanted))).table

    # --- requests ---------------------------------------------------------------------------------------

    async def handle(
        self, keeper: Keeper, viewer: Viewer | None, user: User, request: p.Request
    ) -> p.ServerMessage:
        """Answer one request. What changes the table is written before the answer is given."""
        if not 0 < len(request.id) <= REQUEST_ID_LENGTH or not request.id.isprintable():
            return keeper.refusal(request.id, refuse("core-bad-request"))
        if isinstance(request, p.Ping):
            return p.Pong(request.id)
        if isinstance(request, p.Hint):
            return answered(keeper, request, await self.opponents.hint(keeper.table, user, request))
        async with keeper.turn:
            keeper.table.touched = time.monotonic()
            return await self.handle_in_turn(keeper, viewer, user, request)

    async def handle_in_turn(
        self, keeper: Keeper, viewer: Viewer | None, user: User, request: p.Request
    ) -> p.ServerMessage:
        table = keeper.table
        if isinstance(request, p.Report):
            return p.Reported(request.id, report(table, user), self.bug_reports)
        if isinstance(request, p.History):
            return answered(keeper, request, table.history(user, request))
        if (user.id, request.id) in table.requests:
            return p.Ack(request.id, table.version)
        base = getattr(request, "base", None)
        if base is not None and base != table.version:
            if viewer is not None:
                keeper.show(viewer)
            return keeper.refusal(request.id, refuse("core-stale"))
        if isinstance(request, p.Preview):
            return table.preview(user, request)
        if isinstance(request, p.Look):
            return self.look(keeper, viewer, user, request)
        return await self.change(keeper, user, request)

    def look(self, keeper: Keeper, viewer: Viewer | None, user: User, request: p.Look) -> p.ServerMessage:
        """The curtain is lifted for one of the people who share a device."""
        if viewer is None or request.seat not in keeper.table.seats_of(user):
            return keeper.refusal(request.id, refuse("core-no-such-seat"))
        viewer.user = replace(user, seat=request.seat)
        keeper.show(viewer, whole=True)
        return p.Ack(request.id, keeper.table.version)

    async def change(self, keeper: Keeper, user: User, request: p.Request) -> p.ServerMessage:
        """What was asked for happens, unless something speaks against it."""
        if isinstance(request, p.Rematch):
            decided = await self.rematch(keeper.table, user, request)
        else:
            decided = keeper.table.decide(user, request)
        if isinstance(decided, Refusal):
            return keeper.refusal(request.id, decided)
        if not await self.write(keeper, decided) and (user.id, request.id) not in keeper.table.requests:
            return keeper.refusal(request.id, refuse("core-stale"))
        return p.Ack(request.id, keeper.table.version)

    async def rematch(self, table: LiveTable, user: User, request: p.Rematch) -> list[Event] | Refusal:
        """The same table again, with an invitation at this one for those who sat here."""
        if not table.seats_of(user):
            return refuse("core-only-watching")
        if table.status not in ("over", "abandoned") or table.rematch is not None:
            return refuse("core-no-rematch")
        again = await self.create(user, same_again(table, user))
        invitation = {"table": again.row.id, "invite": again.row.invite, "name": user.name}
        return [table.event("rematch", NOBODY, user, request, **invitation)]

    # --- writing ----------------------------------------------------------------------------------------

    async def write(self, keeper: Keeper, decided: list[Event]) -> bool:
        """Make events happen and write them down; False when another server was quicker."""
        events, status = numbered_from(keeper.table.version + 1, decided), keeper.table.status
        try:
            await self.enact(keeper, events)
        except BaseException as error:
            await self.reload(keeper)
            if isinstance(error, Conflict):
                return False
            raise
        keeper.show_everybody(whole=takes_back(events))
        self.go_on(keeper)
        self.herald.arrange_call(keeper)
        if status == "open":
            await self.lobby.tell()
        return True

    async def enact(self, keeper: Keeper, events: list[Event]) -> None:
        table, turn = keeper.table, keeper.table.turn()
        for event in events:
            table.fold(event)
        position = table.whole_position() if table.turn() != turn or table.status == "over" else None
        standing = Standing(
            table.status, table.summary(), table.people(), table.row.invite, table.deadline(), position
        )
        changed = position is not None or standing != keeper.stored
        await self.store.append(table.row.id, events, standing if changed else None)
        keeper.stored = replace(standing, position=None)

    async def reload(self, keeper: Keeper) -> None:
        """Forget what was not written, and catch up with what others wrote."""
        try:
            live = await self.load(keeper.table.row.id)
            assert live is not None
            keeper.table, keeper.stored = live, None
            keeper.show_everybody(whole=True)
            self.go_on(keeper)
        except Exception:
            self.let_go(keeper)
            raise

    def let_go(self, keeper: Keeper) -> None:
        """A table in memory that was never written is forgotten, and everybody may come back."""
        self.keepers.pop(keeper.table.row.id, None)
        for viewer in keeper.viewers:
            viewer.close()

    def heard(self, table: str) -> None:
        """Somebody has written to a table, perhaps we ourselves; "" stands for any table."""
        for name in [table] if table else list(self.keepers):
            if name in self.keepers:
                self.errands.send_for(self.catch_up(name))

    async def catch_up(self, table: str) -> None:
        """Another server has written to a table."""
        keeper = self.keepers.get(table)
        if keeper is None:
            return
        async with keeper.turn:
            news = await self.store.events_since(table, keeper.table.version)
            if news:
                for event in news:
                    keeper.table.fold(event)
                keeper.stored = None
                keeper.show_everybody(whole=takes_back(news))
                self.go_on(keeper)

    # --- people -----------------------------------------------------------------------------------------

    def online_at(self, table: str) -> set[str]:
        keeper = self.keepers.get(table)
        return keeper.online() if keeper else set()

    async def rename(self, user: User, name: str) -> User:
        """Somebody has a new name, at all tables that are not over and in all open tabs."""
        renamed = await self.store.rename(user, name)
        for keeper in self.keepers.values():
            for viewer in keeper.viewers:
                if viewer.user.id == user.id:
                    viewer.user = replace(viewer.user, name=name)
        self.errands.send_for(self.write_names(user, name))
        return renamed

    async def write_names(self, user: User, name: str) -> None:
        async with self.naming:  # whoever changes their mind ends with the last name
            for row in await self.store.tables_of(user):
                if row.status in ("open", "playing") and (keeper := await self.keeper(row.id)):
                    await self.write_name(keeper, user, name)

    async def write_name(self, keeper: Keeper, user: User, name: str) -> None:
        async with keeper.turn:
            if changes := keeper.table.renamed(user, name):
                await self.write(keeper, changes)


def answered(
    keeper: Keeper, request: p.Request, answer: p.Hinted | p.HistoryView | Refusal
) -> p.ServerMessage:
    return keeper.refusal(request.id, answer) if isinstance(answer, Refusal) else answer


def takes_back(events: list[Event]) -> bool:
    """Did lines of the log vanish? Then viewers need it anew: the number of lines may be the same."""
    return any(event.kind == "undo" for event in events)


def numbered_from(first: int, events: list[Event]) -> list[Event]:
    """Events as they are written: with their numbers, and the moment at which they happen."""
    now = time.time()
    return [replace(event, seq=first + offset, at=now) for offset, event in enumerate(events)]
