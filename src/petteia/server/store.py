"""Where tables live: an append-only log of events for each, in SQLite or PostgreSQL by the same SQL.

An event is committed before anybody is told of it. `(table, seq)` is unique, so of two servers that
append at once one wins and the other learns of it; `(table, user, request)` is unique, so a request that
comes twice is written once.
"""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Select,
    and_,
    bindparam,
    desc,
    func,
    insert,
    inspect,
    null,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import Connection, Row
from sqlalchemy.exc import IntegrityError

from petteia.server import news
from petteia.server.clock import now
from petteia.server.database import open_database
from petteia.server.entries import (
    Event,
    Gist,
    NewSession,
    Session,
    TableRow,
    User,
    is_awaited,
    token,
)
from petteia.server.farewell import SOMEBODY, TELLING, erased, nameless
from petteia.server.layout import events, migrate, seats, sessions, tables, users
from petteia.server.news import News, SessionEnded, Wrote

LOBBY_LENGTH = 100
HOUR = 3600
# An account can log in again; a guest has nothing but the cookie, which browsers keep for 400 days.
ACCOUNT_SECONDS = 90 * 24 * HOUR
GUEST_SECONDS = 400 * 24 * HOUR
AT_ONCE = 500  # sessions in one question

Rules = dict[str, int]  # the version of the rules by which each game is played now
Device = tuple[str | None, str | None]  # browser and system, as far as they are known
UNKNOWN: Device = (None, None)


class Conflict(Exception):
    """Somebody else wrote that event first: reload and look again."""


class Store:
    def __init__(self, url: str) -> None:
        self.database = open_database(url)

    async def open(self) -> None:
        def bring_up_to_date(connection: Connection) -> None:
            self.database.take_time(connection)
            connection.execute(text(self.database.schema_lock))
            migrate(connection)

        await self.database.write(bring_up_to_date)

    async def close(self) -> None:
        await self.database.close()

    async def games_left_behind(self, rules: Rules) -> dict[str, int]:
        """How many games are under way by other rules than these, by their names; also before opening."""
        query = select(tables.c.game, func.count()).where(left_behind(rules)).group_by(tables.c.game)

        def work(connection: Connection) -> dict[str, int]:
            known = inspect(connection).has_table(tables.name)
            return {row[0]: row[1] for row in connection.execute(query)} if known else {}

        return await self.database.read(work)

    async def leave_behind(self, rules: Rules) -> None:
        """Games under way by other rules than these can only be looked at from now on."""
        await self.change(update(tables).where(left_behind(rules)).values(status="readonly"))

    async def announce(self, told: News) -> None:
        await self.database.announce(news.written(told))

    def tell(self, connection: Connection, told: News) -> None:
        """Other servers hear of it when, and if, what is being written is."""
        if self.database.notice is not None:
            connection.execute(text(self.database.notice), {"news": news.written(told)})

    async def listen(self, heard: Callable[[News | None], None]) -> None:
        """Pass on what servers on this database tell; None when anything may have been missed."""
        await self.database.listen(lambda words: heard(news.read(words)))

    @property
    def is_shared(self) -> bool:
        """Can there be other servers that hear us?"""
        return self.database.notice is not None

    # --- people ---

    async def new_guest(self, name: str, device: Device = UNKNOWN) -> tuple[User, str]:
        """A guest and the token of their session."""
        user = User(secrets.token_hex(16), name, None)

        def welcome(connection: Connection) -> str:
            connection.execute(insert(users), {"id": user.id, "name": name, "created": time.time()})
            return begin_session(connection, user, device)

        return user, await self.database.write(welcome)

    async def rename(self, user: User, name: str) -> User:
        change = update(users).where(users.c.id == user.id).values(name=name)
        await self.change(change)
        return User(user.id, name, user.login)

    async def claim(self, user: User, login: str, password_hash: str, device: Device) -> NewSession | None:
        """Make a guest an account; None when the login is taken."""
        change = update(users).where(users.c.id == user.id, users.c.login.is_(None))
        change = change.values(login=login, password=password_hash)
        try:
            return await self.with_new_session(user, change, sessions.c.user == user.id, device)
        except IntegrityError:
            return None

    async def change_password(self, user: User, password_hash: str, device: Device) -> NewSession | None:
        """A new password, known by one session; None when the account is gone."""
        change = update(users).where(users.c.id == user.id, users.c.login.is_not(None))
        change = change.values(password=password_hash)
        return await self.with_new_session(user, change, sessions.c.user == user.id, device)

    async def log_in(self, user: User, password_hash: str, before: str, device: Device) -> NewSession | None:
        """In place of the session with which somebody came; None when the password has changed by now."""
        same = update(users).where(users.c.id == user.id, users.c.password == password_hash)
        same = same.values(password=password_hash)
        return await self.with_new_session(user, same, sessions.c.token_hash == before, device)

    async def with_new_session(
        self, user: User, change: Executable, before: ColumnElement[bool], device: Device
    ) -> NewSession | None:
        """What somebody may do has changed, and their token with it: an older one may be in other hands."""

        def work(connection: Connection) -> NewSession | None:
            if connection.execute(change).rowcount != 1:
                return None
            ended = self.end(connection, before)
            return NewSession(begin_session(connection, user, device), ended)

        return await self.database.write(work)

    async def settings_of(self, user: User) -> dict[str, Any] | None:
        return await self.person(users.c.settings, user.id)

    async def keep_settings(self, user: User, settings: dict[str, Any]) -> None:
        change = update(users).where(users.c.id == user.id).values(settings=settings)
        await self.change(change)

    async def notices_of(self, user: str) -> dict[str, Any] | None:
        return await self.person(users.c.notices, user)

    async def keep_notices(self, user: str, notices: dict[str, Any]) -> None:
        change = update(users).where(users.c.id == user).values(notices=notices)
        await self.change(change)

    async def person(self, column: Column[Any], user: str) -> dict[str, Any] | None:
        query = select(column).where(users.c.id == user)
        found: dict[str, Any] | None = await self.database.read(lambda line: line.execute(query).scalar())
        return found

    async def account(self, login: str) -> tuple[User, str] | None:
        """An account and the hash of its password."""
        query = select(users).where(users.c.login == login)
        row = await self.first(query)
        return (user_from(row), row.password) if row and row.password else None

    async def forget(self, user: User) -> list[str]:
        """What is known of a person is gone, but for a number in logs; returns the sessions that ended."""
        change = update(users).where(users.c.id == user.id)
        change = change.values(name=SOMEBODY, login=None, password=None, settings=null(), notices=null())

        def work(connection: Connection) -> list[str]:
            connection.execute(change)
            return self.end(connection, sessions.c.user == user.id)

        return await self.database.write(work)

    # --- sessions ---

    async def user_of(self, secret: str) -> User | None:
        """Whose session that is. That it is used is written down now and then."""
        query = select(users, last_use).join(sessions).where(sessions.c.token_hash == digest_of(secret))
        row, now = await self.first(query), time.time()
        if row is None or row.used < now - (ACCOUNT_SECONDS if row.login else GUEST_SECONDS):
            return None
        if row.used < now - HOUR:
            await self.change(used_now([digest_of(secret)]))
        return user_from(row)

    async def sessions_of(self, user: User) -> list[Session]:
        """The one used last comes first."""
        told = select(sessions.c.token_hash, sessions.c.created, last_use, sessions.c.device)
        rows = await self.found(told.where(sessions.c.user == user.id).order_by(desc("used")))
        return [Session(row.token_hash, row.created, row.used, *device_from(row.device)) for row in rows]

    async def end_session(self, session: str) -> list[str]:
        return await self.database.write(lambda line: self.end(line, sessions.c.token_hash == session))

    async def end_others(self, user: User, mine: str, which: str | None) -> list[str]:
        """One other session of a person, or all; returns those that have ended."""
        others = and_(sessions.c.user == user.id, sessions.c.token_hash != mine)
        meant = others if which is None else and_(others, sessions.c.token_hash == which)
        return await self.database.write(lambda line: self.end(line, meant))

    def end(self, connection: Connection, which: ColumnElement[bool]) -> list[str]:
        """These sessions are over, and other servers hear of it."""
        ended = list(connection.execute(select(sessions.c.token_hash).where(which)).scalars())
        connection.execute(sessions.delete().where(which))
        for session in ended:
            self.tell(connection, SessionEnded(session))
        return ended

    async def still_going(self, asked: list[str]) -> set[str]:
        """Which of these sessions have not ended; they are in use."""
        going = set[str]()
        for start in range(0, len(asked), AT_ONCE):
            query = select(sessions.c.token_hash, last_use)
            rows = await self.found(query.where(sessions.c.token_hash.in_(asked[start : start + AT_ONCE])))
            going |= {row.token_hash for row in rows}
            if stale := [row.token_hash for row in rows if row.used < time.time() - HOUR]:
                await self.change(used_now(stale))
        return going

    async def clear_out(self) -> None:
        """Sessions that were not used for long are over, and guests that nothing leads to any more."""
        now, accounts = time.time(), select(users.c.id).where(users.c.login.is_not(None))
        unused = or_(
            last_use < now - GUEST_SECONDS,
            and_(last_use < now - ACCOUNT_SECONDS, sessions.c.user.in_(accounts)),
        )
        nowhere = [
            ~users.c.id.in_(select(column)) for column in (sessions.c.user, seats.c.user, tables.c.host)
        ]

        def work(connection: Connection) -> None:
            connection.execute(sessions.delete().where(unused))
            connection.execute(users.delete().where(users.c.login.is_(None), *nowhere))

        await self.database.write(work)

    # --- tables ---

    async def create(self, row: TableRow, beginning: list[Event], people: list[str]) -> None:
        """A table with its first events, in the lists of these people; raises Conflict if it is there."""

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), vars(row))
            insert_events(connection, row.id, beginning)
            for person in set(people):
                connection.execute(insert(seats), {"table": row.id, "user": person})

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def table(self, table: str) -> TableRow | None:
        if not table.isprintable():  # PostgreSQL would not even look for some letters
            return None
        rows = await self.rows(select(tables).where(tables.c.id == table))
        return rows[0] if rows else None

    async def keep_facts(self, row: TableRow) -> None:
        await self.change(update(tables).where(tables.c.id == row.id).values(facts=row.facts))

    async def events_since(self, table: str, seq: int) -> list[Event]:
        """All events after number `seq`, in order."""
        query = select(events).where(events.c.table == table, events.c.seq > seq).order_by(events.c.seq)
        rows = await self.found(query)
        return [event_from(row) for row in rows]

    async def append(self, table: str, new: list[Event], gist: Gist | None) -> None:
        """Write events, all or none; raises Conflict when one does not follow the last that is written.

        A gist of None is as before.
        """

        def work(connection: Connection) -> None:
            insert_events(connection, table, new)
            if gist is not None:
                change_gist(connection, table, gist)
                if any(entry.kind == "seat" for entry in new):
                    seat_people(connection, table, gist.people)
            self.tell(connection, Wrote(table, new[-1].seq))

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def lobby(self) -> list[TableRow]:
        """Open tables that anybody may join, the newest first."""
        query = select(*LISTED).where(tables.c.status == "open", tables.c.private.is_(False))
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def running(self) -> list[TableRow]:
        """Public games that at least two people play, those with the last move first."""
        together = select(seats.c.table).group_by(seats.c.table).having(func.count() > 1)
        query = select(*LISTED).where(
            tables.c.status == "playing", tables.c.private.is_(False), tables.c.id.in_(together)
        )
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def tables_of(self, user: User) -> list[TableRow]:
        query = select(*LISTED).join(seats).where(seats.c.user == user.id)
        return await self.rows(query.order_by(tables.c.updated.desc()).limit(LOBBY_LENGTH))

    async def due(self, soon: float, lately: float) -> list[str]:
        """Tables at which a bot must move, time is out soon, or a wait began lately."""
        waits = or_(tables.c.bots_turn, tables.c.deadline < soon, tables.c.updated > lately)
        query = select(tables.c.id).where(tables.c.status == "playing", waits)
        return [row.id for row in await self.found(query)]

    async def overdue(self, soon: float, long_ago: float) -> list[str]:
        """Tables at which somebody's time is out soon, or a bot should have moved long ago."""
        forsaken = and_(tables.c.bots_turn, tables.c.updated < long_ago)
        query = select(tables.c.id).where(
            tables.c.status == "playing", or_(tables.c.deadline < soon, forsaken)
        )
        return [row.id for row in await self.found(query)]

    async def forgotten(self, before: float) -> list[str]:
        """Games without a clock that nobody has opened, and at which nothing was done, since a moment."""
        query = select(tables.c.id).where(
            tables.c.status == "playing",
            tables.c.deadline.is_(None),
            tables.c.opened < before,
            tables.c.updated < before,
        )
        return [row.id for row in await self.found(query.limit(LOBBY_LENGTH))]

    async def note_opened(self, table: str, at: float) -> None:
        await self.change(update(tables).where(tables.c.id == table).values(opened=at))

    async def turns_of(self, user: User) -> list[str]:
        """Tables that wait for a person, the longest first."""
        mine = select(tables.c.id, tables.c.summary).join(seats).where(seats.c.user == user.id)
        query = mine.where(tables.c.status == "playing").order_by(tables.c.updated).limit(LOBBY_LENGTH)
        return [row.id for row in await self.found(query) if is_awaited(row.summary, user)]

    async def places_of(self, user: User) -> list[tuple[str, str]]:
        """All tables at which somebody ever sat or was host, with their status."""
        sat = select(seats.c.table).where(seats.c.user == user.id)
        query = select(tables.c.id, tables.c.status).where(
            or_(tables.c.host == user.id, tables.c.id.in_(sat))
        )
        return [(row.id, row.status) for row in await self.found(query)]

    async def erase(self, table: str, user: User) -> None:
        """A person's names and words leave the log of a table, which says so at its end; raises Conflict."""

        def work(connection: Connection) -> None:
            told = select(events).where(events.c.table == table, events.c.kind.in_(TELLING))
            for row in connection.execute(told).all():
                data = erased(event_from(row), user.id)
                if data != row.data:
                    entry = update(events).where(events.c.table == table, events.c.seq == row.seq)
                    connection.execute(entry.values(data=data))
            summary = connection.execute(select(tables.c.summary).where(tables.c.id == table)).scalar_one()
            connection.execute(CHANGE_TABLE.values(summary=nameless(summary, user.id)), {"which": table})
            last = connection.execute(LAST_EVENT, {"table": table}).scalar_one()
            insert_events(connection, table, [Event("farewell", -1, {}, user.id, seq=last + 1, at=now())])
            self.tell(connection, Wrote(table, last + 1))

        try:
            await self.database.write(work)
        except IntegrityError as error:
            raise Conflict from error

    async def rows(self, query: Select[Any]) -> list[TableRow]:
        return [TableRow(**row._asdict()) for row in await self.found(query)]

    # --- asking and changing ---

    async def found(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def first(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    async def change(self, statement: Executable) -> None:
        await self.database.write(lambda connection: connection.execute(statement))


# --- parts of the work ----------------------------------------------------------------------------------

# There must be no gap in the log: an event is written right after the one before it, or not at all.
LAST_EVENT = select(func.coalesce(func.max(events.c.seq), -1)).where(events.c.table == bindparam("table"))
INSERT_EVENT = insert(events).from_select(
    list(events.c),
    select(*(bindparam(column.name, type_=column.type) for column in events.c)).where(
        LAST_EVENT.scalar_subquery() == bindparam("before")
    ),
)
CHANGE_TABLE = update(tables).where(tables.c.id == bindparam("which"))
# Servers before this one did not write it down.
last_use = func.coalesce(sessions.c.used, sessions.c.created).label("used")
# A list of tables is asked for often, and a whole box or position is much to read for a line of it.
LISTED = [column for column in tables.c if column.name not in ("components", "facts", "position")]


def left_behind(rules: Rules) -> ColumnElement[bool]:
    version = tables.c.rules_version
    others = [and_(tables.c.game == game, version != today) for game, today in rules.items()]
    return and_(tables.c.status == "playing", or_(*others))


def digest_of(secret: str) -> str:
    """What is stored of a secret: enough to know it again, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def begin_session(connection: Connection, user: User, device: Device) -> str:
    secret, now = token(), time.time()
    session = {"token_hash": digest_of(secret), "user": user.id, "created": now, "used": now}
    connection.execute(insert(sessions), {**session, "device": "/".join(part or "" for part in device)})
    return secret


def used_now(which: list[str]) -> Executable:
    return update(sessions).where(sessions.c.token_hash.in_(which)).values(used=time.time())


def device_from(kept: str | None) -> Device:
    browser, _, system = (kept or "").partition("/")
    return browser or None, system or None


def event_from(row: Row[Any]) -> Event:
    return Event(row.kind, row.seat, row.data, row.user, row.request, row.seq, row.at)


def insert_events(connection: Connection, table: str, new: list[Event]) -> None:
    for entry in new:
        row = {**vars(entry), "table": table, "before": entry.seq - 1}
        if connection.execute(INSERT_EVENT, row).rowcount != 1:
            raise Conflict


def change_gist(connection: Connection, table: str, gist: Gist) -> None:
    change: dict[str, Any] = {
        "which": table,
        "updated": now(),
        "status": gist.status,
        "summary": gist.summary,
        "host": gist.host,
        "invite": gist.invite,
        "rules_version": gist.rules_version,
        "deadline": gist.deadline,
        "bots_turn": gist.bots_turn,
    }
    if gist.position is not None:
        change["position"] = gist.position
    connection.execute(CHANGE_TABLE, change)


def seat_people(connection: Connection, table: str, people: list[str]) -> None:
    """Keep the index of who sits where in step with the log."""
    query = select(seats.c.user).where(seats.c.table == table)
    seated = {row.user for row in connection.execute(query)}
    for person in set(people) - seated:
        connection.execute(insert(seats), {"table": table, "user": person})


def user_from(row: Row[Any]) -> User:
    return User(row.id, row.name, row.login)
