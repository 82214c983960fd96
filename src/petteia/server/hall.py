"""The hall in which tables stand: it brings them back from the log, writes what happens, tells everybody.

There is one keeper for each live table. A request is decided, its events are folded and written, and only
then is it acknowledged; if the writing fails, the table is built anew from what was written.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import replace
from typing import Any

import msgspec

from petteia.core.contract import NOBODY
from petteia.core.message import Refusal
from petteia.server import protocol as p
from petteia.server.beginnings import Beginning, from_lesson, from_record, from_step, from_wish, same_again
from petteia.server.lessons import lesson_wanted, live_table
from petteia.server.notices import Notices
from petteia.server.oracle import Oracle
from petteia.server.reports import report
from petteia.server.seats import seat_info
from petteia.server.store import Conflict, Event, Standing, Store, TableRow, User, is_awaited
from petteia.server.story import Wait
from petteia.server.table import LiveTable, rebuilt
from petteia.server.words import reason_of, refuse, said
from petteia.server.workers import BotFailed, Thought, Workers

logger = logging.getLogger(__name__)

BOT_SECONDS = 10.0
RECORD_SECONDS = 5.0
HINTS = "strategos"  # who gives them
BOT_PAUSE = 0.4  # so that people can follow what bots do
BREATH = 0.05  # before bots begin: whoever has just moved sees it first, on a machine that is not busy yet
IDLE_SECONDS = 600.0
JUST_NOW = 5.0
WAITING_MESSAGES = 200
EVENTS_AT_ONCE = 50  # of a table that begins with many; others get a word in between
REQUEST_ID_LENGTH = 64

encode = msgspec.json.Encoder().encode


class Viewer:
    """One open socket: a person at a table, in one of their tabs."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.lines_sent = 0
        self.shown_seat: int | None = None

    def send(self, message: p.ServerMessage) -> None:
        self.send_text(encode(message))

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
    """A live table and those who look at it."""

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
                written[seen_as, start] = encode(view), view.log_from + len(view.log)
            message, viewer.lines_sent = written[seen_as, start]
            viewer.shown_seat = seat
            viewer.send_text(message)

    def show_presence(self) -> None:
        online = self.online()
        here = [seat.user is None or seat.user in online for seat in self.table.seats]
        watchers = {v.user.id: v.user.name for v in self.viewers if not self.table.seats_of(v.user)}
        for viewer in self.viewers:
            viewer.send(p.Presence(here, sorted(watchers.values())))


class Hall:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        components: str | None = None,
        bot_pause: float = BOT_PAUSE,
        bug_reports: str | None = None,
        notices: Notices | None = None,
    ) -> None:
        self.store = store
        self.notices = notices
        self.workers = workers
        self.readers = Workers(1)  # records take longer than thoughts, and must not hold up bots
        self.oracle = Oracle()
        self.components = components
        self.bot_pause = bot_pause
        self.bug_reports = bug_reports  # where the operator likes to get reports of faults
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.lobby_changed = asyncio.Condition()
        self.lobby_changes = 0
        self.errands: set[asyncio.Task[None]] = set()
        self.naming = asyncio.Lock()

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
            self.arrange_call(keeper)

    def go_on(self, keeper: Keeper) -> None:
        """Whatever follows by itself from the table as it is now."""
        self.let_bots_move(keeper)
        self.set_alarm(keeper)

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
        for task in (*thinking, *self.errands):
            task.cancel()
        await asyncio.gather(*thinking, *self.errands, return_exceptions=True)
        self.readers.close()
        await self.oracle.close()

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
        self.let_bots_move(keeper)
        await self.tell_lobby()
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
            return self.refusal(keeper, request, refuse("core-bad-request"))
        if isinstance(request, p.Ping):
            return p.Pong(request.id)
        if isinstance(request, p.Hint):
            return await self.hint(keeper, user, request)
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
            answer = table.history(user, request)
            return self.refusal(keeper, request, answer) if isinstance(answer, Refusal) else answer
        if (user.id, request.id) in table.requests:
            return p.Ack(request.id, table.version)
        base = getattr(request, "base", None)
        if base is not None and base != table.version:
            if viewer is not None:
                keeper.show(viewer)
            return self.refusal(keeper, request, refuse("core-stale"))
        if isinstance(request, p.Preview):
            return table.preview(user, request)
        if isinstance(request, p.Look):
            return self.look(keeper, viewer, user, request)
        if isinstance(request, p.Rematch):
            decided = await self.rematch(table, user, request)
        else:
            decided = table.decide(user, request)
        if isinstance(decided, Refusal):
            return self.refusal(keeper, request, decided)
        if not await self.write(keeper, decided) and (user.id, request.id) not in keeper.table.requests:
            return self.refusal(keeper, request, refuse("core-stale"))
        return p.Ack(request.id, keeper.table.version)

    def look(self, keeper: Keeper, viewer: Viewer | None, user: User, request: p.Look) -> p.ServerMessage:
        """The curtain is lifted for one of the people who share a device."""
        if viewer is None or request.seat not in keeper.table.seats_of(user):
            return self.refusal(keeper, request, refuse("core-no-such-seat"))
        viewer.user = replace(user, seat=request.seat)
        keeper.show(viewer, whole=True)
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

    def refusal(self, keeper: Keeper, request: p.Request, refusal: Refusal) -> p.Refusal:
        return p.Refusal(request.id, reason_of(refusal), keeper.table.version)

    async def write(self, keeper: Keeper, decided: list[Event]) -> bool:
        """Make events happen and write them down; False when another server was quicker."""
        table = keeper.table
        first, status, turn = table.version + 1, table.status, table.turn()
        numbered = numbered_from(first, decided)
        try:
            for event in numbered:
                table.fold(event)
            position = table.whole_position() if table.turn() != turn or table.status == "over" else None
            standing = Standing(
                table.status, table.summary(), table.people(), table.row.invite, table.deadline(), position
            )
            changed = position is not None or standing != keeper.stored
            await self.store.append(table.row.id, first, numbered, standing if changed else None)
        except BaseException as error:
            try:
                await self.reload(keeper)
            except Exception:
                self.let_go(keeper)
                raise
            if isinstance(error, Conflict):
                return False
            raise
        keeper.stored = replace(standing, position=None)
        keeper.show_everybody(whole=takes_back(numbered))
        self.go_on(keeper)
        self.arrange_call(keeper)
        if status == "open":
            await self.tell_lobby()
        return True

    async def reload(self, keeper: Keeper) -> None:
        """Forget what was not written, and catch up with what others wrote."""
        live = await self.load(keeper.table.row.id)
        assert live is not None
        keeper.table, keeper.stored = live, None
        keeper.show_everybody(whole=True)
        self.go_on(keeper)

    def let_go(self, keeper: Keeper) -> None:
        """What is in memory was never written: forget it, and let everybody come back."""
        self.keepers.pop(keeper.table.row.id, None)
        for viewer in keeper.viewers:
            viewer.close()

    def heard(self, table: str) -> None:
        """Somebody has written to a table, perhaps we ourselves; "" stands for any table."""
        for name in [table] if table else list(self.keepers):
            if name in self.keepers:
                self.send_for(self.catch_up(name))

    def send_for(self, errand: Coroutine[Any, Any, None]) -> None:
        """Have something done on the side."""
        task = asyncio.create_task(done_or_told(errand))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

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

    # --- clocks -----------------------------------------------------------------------------------------

    def set_alarm(self, keeper: Keeper) -> None:
        """Be there when the running clock is out."""
        keeper.alarm.stop()
        deadline = keeper.table.deadline()
        if deadline is not None:
            after = deadline - time.time()
            keeper.alarm.ring_after(after, lambda: self.send_for(self.take_time_out(keeper)))

    async def take_time_out(self, keeper: Keeper) -> None:
        async with keeper.turn:
            if decided := keeper.table.time_out(time.time()):
                await self.write(keeper, decided)
            else:
                self.set_alarm(keeper)  # it rang a moment too early

    # --- notices ----------------------------------------------------------------------------------------

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
        after = wait.at + self.notices.patience - time.time()
        if wait.seat != NOBODY and after > -JUST_NOW:
            keeper.call.ring_after(after, lambda: self.send_for(self.tell(keeper, wait)))

    async def tell(self, keeper: Keeper, wait: Wait) -> None:
        table = keeper.table
        if self.notices is None or table.wait != wait:
            return
        seat = table.seats[wait.seat]
        if seat.user is not None and seat.user not in keeper.online():
            game = table.game.name.capitalize()
            await self.notices.your_turn(seat.user, seat.name, table.row.id, game)

    # --- names ------------------------------------------------------------------------------------------

    async def rename(self, user: User, name: str) -> User:
        """Somebody has a new name, at all tables that are not over and in all open tabs."""
        renamed = await self.store.rename(user, name)
        for keeper in self.keepers.values():
            for viewer in keeper.viewers:
                if viewer.user.id == user.id:
                    viewer.user = replace(viewer.user, name=name)
        self.send_for(self.write_names(user, name))
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

    # --- bots -------------------------------------------------------------------------------------------

    def let_bots_move(self, keeper: Keeper) -> None:
        if keeper.bot is None and keeper.table.bot_to_move() is not None:
            keeper.bot = asyncio.create_task(self.move_bots(keeper))

    async def move_bots(self, keeper: Keeper) -> None:
        try:
            await asyncio.sleep(BREATH)
            while (bot := keeper.table.bot_to_move()) is not None:
                await self.move_bot(keeper, bot)
                await asyncio.sleep(self.bot_pause)
        except Exception:
            logger.exception("a bot's move failed at table %s", keeper.table.row.id)
        finally:
            keeper.bot = None

    async def move_bot(self, keeper: Keeper, bot: str) -> None:
        """One action of the bot whose turn it is; a legal one is found for a bot that fails."""
        table = keeper.table
        version, seat, match = table.version, table.awaiting(), table.playing()
        legal = match.state.legal()
        instead = False
        try:
            action = table.forced_action()
            if action is None:
                action = await self.workers.choose(self.thought(table, bot, seat), BOT_SECONDS)
            if action not in legal:
                raise BotFailed(f"{bot} answered {action}, which is not legal")
        except BotFailed as failure:
            logger.warning("table %s: %s; another legal move is played", table.row.id, failure)
            action, instead = legal[0], True
        async with keeper.turn:
            if keeper.table.version != version or keeper.table.bot_to_move() != bot:
                return
            table.touched = time.monotonic()
            data: dict[str, Any] = {"move": table.game.write_action(match.state, action)}
            if instead:
                data["instead"] = True
            await self.write(keeper, table.with_result(Event("act", seat, data), action))

    async def hint(self, keeper: Keeper, user: User, request: p.Hint) -> p.ServerMessage:
        """For whoever must act, by what they may see; the table goes on meanwhile."""
        table = keeper.table
        refusal = refuse("core-stale") if request.base != table.version else table.why_no_hint(user)
        if refusal is not None:
            return self.refusal(keeper, request, refusal)
        game, state = table.game, table.playing().state.clone()
        try:
            thought = self.thought(table, HINTS, table.awaiting())
            advice = await self.workers.advise(thought, BOT_SECONDS)
        except BotFailed as failure:
            logger.warning("table %s: no hint: %s", table.row.id, failure)
            return self.refusal(keeper, request, refuse("core-no-hint-found"))
        moves = [
            p.HintedMove(
                game.write_action(state, action), said(game.describe(state, action)), round(chance, 3)
            )
            for action, chance in advice
        ]
        return p.Hinted(request.id, moves)

    def thought(self, table: LiveTable, bot: str, seat: int) -> Thought:
        view = table.game.view(table.playing().state, seat)
        # The dice differ from decision to decision, and follow from nothing a player could know.
        dice = f"{table.row.salt}/{table.version}"
        return Thought(table.row.game, view, bot, dice, table.row.components)

    # --- the lobby --------------------------------------------------------------------------------------

    async def tables_for(self, user: User) -> p.Tables:
        mine = await self.store.tables_of(user)
        return p.Tables(
            open=[self.summary(row, user) for row in await self.store.lobby()],
            mine=[self.summary(row, user) for row in mine],
        )

    def summary(self, row: TableRow, user: User) -> p.TableSummary:
        keeper = self.keepers.get(row.id)
        online = keeper.online() if keeper else set()
        seats = [seat_info(seat, user, online) for seat in row.summary["seats"]]
        return p.TableSummary(
            id=row.id,
            game=row.game,
            status=row.status,
            seats=seats,
            mine=any(seat.you for seat in seats),
            my_turn=row.status == "playing" and is_awaited(row.summary, user),
            practice=row.practice,
            updated=row.updated,
            clock=p.Clock(**row.clock) if row.clock else None,
            imported=row.summary.get("imported", False),
            lesson=row.summary.get("lesson"),
        )

    async def tell_lobby(self) -> None:
        async with self.lobby_changed:
            self.lobby_changes += 1
            self.lobby_changed.notify_all()

    async def lobby_news(self, known: int) -> None:
        """Wait until more has changed than is known; what changed while a list was on its way counts."""
        async with self.lobby_changed:
            await self.lobby_changed.wait_for(lambda: self.lobby_changes != known)


async def done_or_told(errand: Coroutine[Any, Any, None]) -> None:
    """Nobody waits for an errand, so that it tells itself what went wrong."""
    try:
        await errand
    except Exception:
        logger.exception("an errand failed")


def takes_back(events: list[Event]) -> bool:
    """Did lines of the log vanish? Then viewers need it anew: the number of lines may be the same."""
    return any(event.kind == "undo" for event in events)


def numbered_from(first: int, events: list[Event]) -> list[Event]:
    """Events as they are written: with their numbers, and the moment at which they happen."""
    now = time.time()
    return [replace(event, seq=first + offset, at=now) for offset, event in enumerate(events)]
