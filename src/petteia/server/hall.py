"""The hall in which tables stand: it brings them back from the log, writes what happens, tells everybody.

There is one keeper for each live table. A request is decided, its events are folded and written, and only
then is it acknowledged; if the writing fails, the table is built anew from what was written.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import time
from dataclasses import replace
from functools import partial
from typing import Any

from petteia.core.contract import NOBODY
from petteia.core.message import Refusal
from petteia.games import REGISTER
from petteia.server import protocol as p
from petteia.server.analyses import Analyses
from petteia.server.beginnings import (
    Beginning,
    from_lesson,
    from_record,
    from_step,
    from_wish,
    game_wanted,
    same_again,
)
from petteia.server.clock import now
from petteia.server.database import Unreachable, Unwritten
from petteia.server.entries import Components, Event, Gist, TableRow, User
from petteia.server.errands import Errands, break_off
from petteia.server.herald import Herald
from petteia.server.keeper import Keeper, Viewer
from petteia.server.lessons import lesson_wanted, live_table
from petteia.server.limits import Limits
from petteia.server.lobby import Lobby
from petteia.server.neighbours import Neighbours
from petteia.server.news import HERE, ListChanged, News, Wrote
from petteia.server.notices import Notices
from petteia.server.opponents import PAUSE, Opponents
from petteia.server.problem import Problem
from petteia.server.reports import report
from petteia.server.shares import Claim
from petteia.server.store import Conflict, Store
from petteia.server.table import EVENTS_AT_ONCE, LiveTable, rebuilt, unreadable
from petteia.server.words import refuse
from petteia.server.workers import Workers

logger = logging.getLogger(__name__)

IDLE_SECONDS = 600.0
DAY = 86_400.0


class Hall:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        components: Components | None = None,
        bot_pause: float = PAUSE,
        bug_reports: str | None = None,
        notices: Notices | None = None,
        limits: Limits | None = None,
        kept_days: int | None = None,
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.kept_days = kept_days  # for how long a game stays open that nobody comes to look at
        self.components = components
        self.bug_reports = bug_reports  # where the operator likes to get reports of faults
        self.keepers: dict[str, Keeper] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.naming = asyncio.Lock()  # whoever changes their mind ends with the last name
        self.errands = Errands()
        self.neighbours = Neighbours(store, self.errands, self.came_or_went_elsewhere)
        self.lobby = Lobby(store, self.online_at, self.neighbours.away_since)
        self.opponents = Opponents(workers, bot_pause, self.write)
        self.herald = Herald(notices, self.errands, self.write)
        self.readers = Workers(1)  # what people bring takes longer than thoughts, and must not hold up bots
        self.analyses = Analyses()

    # --- tables come and go -----------------------------------------------------------------------------

    async def keeper(self, table: str) -> Keeper | None:
        """The keeper of a table, brought back from the log if need be; None if there is no such table."""
        if table not in self.keepers:
            async with self.loading.setdefault(table, asyncio.Lock()):
                live = None if table in self.keepers else await self.load(table)
                if live is not None:
                    live.kept_days = self.kept_days
                    self.keepers[table] = Keeper(live, self.neighbours)
            self.loading.pop(table, None)
        keeper = self.keepers.get(table)
        if keeper is not None:
            keeper.table.touched = time.monotonic()  # whoever asks may be about to sit down
        return keeper

    async def load(self, table: str) -> LiveTable | None:
        """A table from its log. One that cannot be read is there to be looked at, and holds up no other."""
        row = await self.row(table)
        if row is None or not is_played_here(row):
            return None
        try:
            log = await self.store.events_since(table, -1)
            return await rebuilt(live_table(row, log[0]), log)
        except Unreachable:
            raise
        except Exception as why:
            logger.error("table %s cannot be brought back (%s: %s)", table, type(why).__name__, why)
            return unreadable(row)

    async def row(self, table: str) -> TableRow | None:
        """What is written down of a table; None if there is none, or none that can be played at."""
        row = await self.store.table(table)
        if row is None or row.components is None or row.facts is not None:
            return row
        # It is from the time when files were kept only as they were written.
        try:
            claim = Claim(row.host, row.id)
            row.facts = await self.readers.unpack(row.game, row.components, claim)
        except Problem as problem:
            logger.warning("table %s: its components cannot be read: %s", table, problem.message)
            return None
        await self.store.keep_facts(row)
        return row

    async def wake_table(self, table: str) -> None:
        keeper = await self.keeper(table)
        if keeper is not None:
            self.see_to(keeper)

    def see_to(self, keeper: Keeper) -> None:
        """A table at which something is wrong holds up no other."""
        try:
            self.go_on(keeper)
            self.herald.arrange_call(keeper)
            self.herald.look_for_absent(keeper)
        except Exception:
            logger.exception("table %s does not go on", keeper.table.row.id)

    async def opened(self, keeper: Keeper) -> None:
        """Somebody has come to look; that is written down, but not each time."""
        row = keeper.table.row
        if row.opened is None or now() - row.opened > DAY / 2:
            row.opened = now()
            await self.store.note_opened(row.id, row.opened)

    def go_on(self, keeper: Keeper) -> None:
        """Whatever follows by itself from the table as it is now."""
        self.opponents.let_move(keeper)
        self.herald.set_alarm(keeper)

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory; the log keeps them."""
        now = time.monotonic()
        for table, keeper in list(self.keepers.items()):
            quiet = now - keeper.table.touched > IDLE_SECONDS
            if quiet and not keeper.viewers and not keeper.is_moving and not keeper.turn.locked():
                keeper.hush()
                del self.keepers[table]

    async def close(self) -> None:
        """Let bots stop thinking and errands end, before workers and store are taken away."""
        for keeper in self.keepers.values():
            keeper.hush()
        thinking = [keeper.bot for keeper in self.keepers.values() if keeper.bot is not None]
        await break_off([*thinking, *self.errands.under_way])
        self.readers.close()
        await self.analyses.close()
        await self.neighbours.say_goodbye()

    # --- new tables -------------------------------------------------------------------------------------

    # A request may have a name: whoever has heard no answer asks again by the same name, and finds the table
    # that stands there already.

    async def create(self, user: User, wanted: p.NewTable, request: str = "") -> LiveTable:
        """A new table, as somebody wishes it."""
        return await self.begin(user, wanted, await self.components_for(user, wanted), request)

    async def components_for(self, user: User, wanted: p.NewTable) -> Components | None:
        """What somebody brought is read where nobody waits for it who did not bring it."""
        if not wanted.components:
            return self.components
        game = game_wanted(wanted)
        brought = wanted.components
        facts = await self.readers.unpack(game.name, brought, Claim(user.id, ""))
        return Components(brought, facts)

    async def begin(
        self, user: User, wanted: p.NewTable, components: Components | None, request: str
    ) -> LiveTable:
        keeper = await self.found(from_wish(user, wanted, components), request)
        if wanted.start and keeper.table.status == "open":
            start = p.Start(id="start", base=keeper.table.version)
            await self.handle(keeper, None, user, start)
        return keeper.table

    async def found(self, beginning: Beginning, request: str) -> Keeper:
        """A new table stands in the hall, with all that has happened at it already."""
        row = beginning.row
        if request:
            row.id = repeatable_id(row.host, request)
        events = numbered_from(0, beginning.events)
        table = live_table(row, events[0])
        for event in events:
            table.fold(event)
            if event.seq % EVENTS_AT_ONCE == 0:
                await asyncio.sleep(0)
        row.status, row.summary = table.status, table.summary()
        row.position = table.whole_position() if table.match else None
        row.bots_turn = table.bot_to_move() is not None
        try:
            await self.store.create(row, events, beginning.people)
        except Conflict:
            keeper = await self.keeper(row.id)
            assert keeper is not None
            return keeper
        table.kept_days = self.kept_days
        keeper = self.keepers[row.id] = Keeper(table, self.neighbours)
        self.opponents.let_move(keeper)
        await self.list_changed()
        return keeper

    async def open_record(self, user: User, record: Any, request: str = "") -> LiveTable:
        """A table to look at a game that was recorded here or elsewhere."""
        found = await self.readers.read(record, Claim(user.id, ""))
        return (await self.found(from_record(user, record, found), request)).table

    async def teach(self, user: User, game: str, request: str = "") -> LiveTable:
        """A table at which a game is taught."""
        return (await self.found(from_lesson(user, lesson_wanted(game)), request)).table

    async def play_on(self, user: User, table: LiveTable, wanted: p.PlayOn, request: str = "") -> LiveTable:
        """A practice table that goes on from a step of a game whose secrets are out."""
        return (await self.found(from_step(user, table, wanted), request)).table

    # --- requests ---------------------------------------------------------------------------------------

    async def handle(
        self, keeper: Keeper, viewer: Viewer | None, user: User, request: p.Request
    ) -> p.ServerMessage:
        """Answer one request. What changes the table is written before the answer is given."""
        if not request.id.isprintable():
            return keeper.refusal(request.id, refuse("core-bad-request"))
        if isinstance(request, p.Ping):
            return p.Pong(request.id)
        if isinstance(request, p.Hint):
            if not self.limits.allow("hint", user.id):
                return keeper.refusal(request.id, refuse("core-too-often"))
            return answered(keeper, request, await self.opponents.hint(keeper, user, request))
        if isinstance(request, p.Propose) and not self.limits.allow("propose", user.id):
            return keeper.refusal(request.id, refuse("core-too-often"))
        async with keeper.turn:
            if keeper.dismissed:
                raise Unreachable
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
        if isinstance(request, p.Unseen):
            return answered(keeper, request, table.unseen(user, request))
        if (user.id, request.id) in table.requests:
            return p.Ack(request.id, table.version)
        base = getattr(request, "base", None)
        if base is not None and base != table.version:
            # A view is dear: whoever asks for the past again and again gets none any more.
            if viewer is not None and self.limits.allow("stale", user.id):
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
            decided = keeper.table.decide(user, request, keeper.away_since)
        if isinstance(decided, Refusal):
            return keeper.refusal(request.id, decided)
        try:
            await self.write(keeper, decided)
        except (Conflict, Unreachable) as error:
            # What another server was quicker to write may be this very request, sent to both; and what a line
            # to the database has not confirmed may have arrived all the same.
            if keeper.dismissed or (user.id, request.id) not in keeper.table.requests:
                return keeper.refusal(request.id, why_not_written(keeper, error))
        return p.Ack(request.id, keeper.table.version)

    async def rematch(self, table: LiveTable, user: User, request: p.Rematch) -> list[Event] | Refusal:
        """The same table again, with an invitation at this one for those who sat here."""
        if not table.seats_of(user):
            return refuse("core-only-watching")
        if table.status not in ("over", "abandoned") or table.rematch is not None:
            return refuse("core-no-rematch")
        name = f"{table.row.id}/{request.id}"
        again = await self.begin(user, same_again(table, user), table.row.own_components(), name)
        invitation = {"table": again.row.id, "invite": again.row.invite, "name": user.name}
        return [table.event("rematch", NOBODY, user, request, **invitation)]

    # --- writing ----------------------------------------------------------------------------------------

    async def write(self, keeper: Keeper, decided: list[Event]) -> None:
        """Make events happen and write them down; raises Conflict when another server was quicker."""
        events, status = numbered_from(keeper.table.version + 1, decided), keeper.table.status
        try:
            await self.enact(keeper, events)
        except Exception:
            await self.reload(keeper)
            raise
        except BaseException:
            self.forget(keeper)
            raise
        keeper.show_everybody(whole=takes_back(events))
        self.go_on(keeper)
        self.herald.arrange_call(keeper)
        if status == "open":
            await self.list_changed()

    async def list_changed(self) -> None:
        await self.lobby.tell()
        if self.store.is_shared:
            self.errands.send_for(partial(self.store.announce, ListChanged()))

    async def enact(self, keeper: Keeper, events: list[Event]) -> None:
        table, turn = keeper.table, keeper.table.turn()
        for event in events:
            table.fold(event)
        position = table.whole_position() if table.turn() != turn or table.status == "over" else None
        gist = Gist(
            status=table.status,
            summary=table.summary(),
            people=table.people(),
            host=table.row.host,
            invite=table.row.invite,
            rules_version=table.row.rules_version,
            deadline=table.deadline(),
            bots_turn=table.bot_to_move() is not None,
            position=position,
        )
        changed = position is not None or gist != keeper.stored
        await self.store.append(table.row.id, events, gist if changed else None)
        keeper.stored = replace(gist, position=None)

    async def reload(self, keeper: Keeper) -> None:
        """Forget what was not written, and catch up with what others wrote."""
        try:
            live = await self.load(keeper.table.row.id)
        except BaseException:
            self.forget(keeper)
            self.errands.send_for(partial(self.wake_table, keeper.table.row.id))
            raise
        assert live is not None
        live.kept_days = self.kept_days
        keeper.table, keeper.stored = live, None
        keeper.show_anew()
        self.go_on(keeper)

    def forget(self, keeper: Keeper) -> None:
        """What was never written is nobody's any more; everybody may come back to the table."""
        keeper.dismissed = True
        keeper.hush()
        self.keepers.pop(keeper.table.row.id, None)
        for viewer in keeper.viewers:
            viewer.close()

    def heard(self, news: News | None) -> None:
        """What servers on this database tell, we ourselves among them; None stands for anything."""
        match news:
            case None:
                self.neighbours.greet()
                for table in self.keepers:
                    self.errands.send_for(partial(self.catch_up, table))
            case Wrote(table=table, version=version) if self.is_behind(table, version):
                self.errands.send_for(partial(self.catch_up, table))
            case ListChanged(server=server) if server != HERE:
                self.errands.send_for(self.lobby.tell)
            case _:
                self.neighbours.heard(news)

    def is_behind(self, table: str, version: int) -> bool:
        keeper = self.keepers.get(table)
        return keeper is not None and keeper.table.version < version

    async def catch_up(self, table: str) -> None:
        """Another server has written to a table."""
        keeper = self.keepers.get(table)
        if keeper is None:
            return
        async with keeper.turn:
            if keeper.dismissed:
                return
            news = await self.store.events_since(table, keeper.table.version)
            if any(event.kind == "farewell" for event in news):
                await self.reload(keeper)  # the log itself has changed
            elif news:
                for event in news:
                    keeper.table.fold(event)
                keeper.stored = None
                keeper.show_everybody(whole=takes_back(news))
                self.go_on(keeper)

    async def welcome_back(self, keeper: Keeper, user: User) -> None:
        """Whoever a bot has played for, because they were away, plays again."""
        async with keeper.turn:
            if not keeper.dismissed and (decided := keeper.table.returned(user)):
                await self.write(keeper, decided)

    # --- people -----------------------------------------------------------------------------------------

    def online_at(self, table: str) -> set[str]:
        keeper = self.keepers.get(table)
        return keeper.online() if keeper else set(self.neighbours.people_at(table))

    def came_or_went_elsewhere(self, table: str) -> None:
        if table in self.keepers:
            self.keepers[table].show_presence()


def why_not_written(keeper: Keeper, error: Conflict | Unreachable) -> Refusal:
    """Raises the error itself where nobody can tell whether it was written, or will be yet."""
    if isinstance(error, Conflict):
        return refuse("core-stale")
    if keeper.dismissed or not isinstance(error, Unwritten):
        raise error
    return refuse("core-not-written")


def is_played_here(row: TableRow) -> bool:
    if row.game not in REGISTER:
        logger.error("table %s is of a game that is not played here: %s", row.id, row.game)
    return row.game in REGISTER


def answered(
    keeper: Keeper, request: p.Request, answer: p.Hinted | p.HistoryView | p.UnseenTold | Refusal
) -> p.ServerMessage:
    return keeper.refusal(request.id, answer) if isinstance(answer, Refusal) else answer


def takes_back(events: list[Event]) -> bool:
    """Did lines of the log vanish? Then viewers need it anew: the number of lines may be the same."""
    return any(event.kind == "undo" for event in events)


def numbered_from(first: int, events: list[Event]) -> list[Event]:
    """Events as they are written: with their numbers, and the moment at which they happen."""
    at = now()
    return [replace(event, seq=first + offset, at=at) for offset, event in enumerate(events)]


def repeatable_id(host: str, request: str) -> str:
    """The id of the table that a request asks for: the same for the same, and nobody else can guess it."""
    digest = hashlib.sha256(f"{host}/{request}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()
