"""Servers that die or compete, lines that drop, databases that go away: nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection
from websockets.exceptions import ConnectionClosed

from petteia.core.game import Impossible
from petteia.server import protocol as p
from petteia.server import store as stores
from petteia.server.app import application
from petteia.server.backup import backup, restore
from petteia.server.database import Unwritten
from petteia.server.entries import Event, Gist, User
from petteia.server.hall import IDLE_SECONDS, Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.layout import metadata
from petteia.server.store import Store
from petteia.server.table import LiveTable, rebuilt
from tests.server.halls import game_in, in_a_hall, run
from tests.server.house import (
    PATIENCE,
    House,
    Person,
    Tab,
    Table,
    Turned,
    catch_up,
    children_of,
    house_at,
    is_alive,
    moves_in,
    play_on,
    the_first,
    until,
)
from tests.server.postgres import PostgreSQL, database_server

KILLS = int(os.environ.get("PETTEIA_KILLS", "10"))
A_WHILE = 50  # kills: after so many it is told how far we are
CONFLICTS = int(os.environ.get("PETTEIA_CONFLICTS", "30"))


def two_at_a_table(anna: Person, bela: Person) -> Table:
    table = anna.sets_up(["me", "open"])
    host, guest = anna.opens(table), bela.opens(table)
    guest.done("sit", seat=1)
    host.wait_version(guest.version)
    host.start()
    return table


def wish_of(tab: Tab, dice: random.Random) -> dict[str, Any]:
    """Something that this person may do now."""
    name = {"id": f"{dice.getrandbits(64):x}", "base": tab.version}
    if tab.view["undo_to"] and dice.random() < 0.2:
        return {"do": "undo", **name, "to": dice.choice(tab.view["undo_to"])}
    if tab.view["confirm"]:
        return {"do": "end_turn", **name}
    return {"do": "act", **name, "move": dice.choice(moves_in(tab.view))}


def awaited(tabs: list[Tab]) -> Tab | None:
    return next((tab for tab in tabs if tab.my_move or tab.view["confirm"]), None)


# --- kill -9 -----------------------------------------------------------------------------------------


class Diary:
    """What people asked for, and what they were told."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.acknowledged: dict[str, int] = {}
        self.pending: tuple[Person, dict[str, Any]] | None = None

    def ask(self, tab: Tab, wish: dict[str, Any]) -> None:
        """Ask and write down; what is not answered stays pending, to be asked again."""
        self.pending = (tab.person, wish)
        self.asked.append(wish["id"])
        answer = tab.answer_to(tab.send(**wish))
        assert answer["is"] == "ack", (wish, answer)
        self.acknowledged[wish["id"]] = answer["version"]
        self.pending = None
        tab.wait_version(answer["version"])


def play_until_it_dies(tabs: list[Tab], diary: Diary, dice: random.Random) -> None:
    try:
        while True:
            catch_up(tabs)
            actor = awaited(tabs)
            if actor is None:
                tabs[0].read()  # the game is over, and nothing more comes until the end
            else:
                diary.ask(actor, wish_of(actor, dice))
    except (Turned, ConnectionClosed):
        pass


def written(folder: Path, table: Table) -> list[tuple[int, str | None]]:
    """Number and request of every event of a table, straight from the file."""
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        query = 'select seq, request from events where "table" = ? order by seq'
        return connection.execute(query, (table.id,)).fetchall()


def check_log(folder: Path, table: Table, diary: Diary) -> None:
    log = written(folder, table)
    assert [seq for seq, _ in log] == list(range(len(log)))
    done = {request: seq for seq, request in log if request in diary.asked}
    pending = {diary.pending[1]["id"]} if diary.pending else set()
    assert diary.acknowledged.keys() <= done.keys() <= diary.acknowledged.keys() | pending
    for request, version in diary.acknowledged.items():
        # The end of the game is written together with the act that leads to it.
        assert version in (done[request], done[request] + 1)
    # All that was asked came from here, and the rest is what it takes to sit down and start.
    assert len([request for _, request in log if request and request not in diary.asked]) <= 2


@pytest.mark.slow
def test_what_was_acknowledged_outlives_the_server(tmp_path: Path) -> None:
    dice = random.Random("kill -9")
    resent = 0
    with house_at(tmp_path) as house, Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        table, diary = two_at_a_table(anna, bela), Diary()
        for number in range(KILLS):
            if number % A_WHILE == 0:
                print(f"{number:,} kills, {resent:,} of them in mid-request", flush=True)
            tabs = [anna.opens(table), bela.opens(table)]
            assassin = threading.Timer(dice.uniform(0.0, 0.3), house.kill)
            assassin.start()
            play_until_it_dies(tabs, diary, dice)
            assassin.join()
            check_log(tmp_path, table, diary)
            seen, last = max(tab.version for tab in tabs), written(tmp_path, table)[-1][0]
            assert seen <= last, "nobody was shown what was not written"

            house.start()
            tabs = [anna.opens(table), bela.opens(table)]
            assert [tab.version for tab in tabs] == [last, last]
            if diary.pending is not None:
                person, wish = diary.pending
                diary.asked.remove(wish["id"])
                diary.ask(next(tab for tab in tabs if tab.person is person), wish)
                resent += 1
            check_log(tmp_path, table, diary)
            catch_up(tabs)
            if tabs[0].is_over:
                table, diary = two_at_a_table(anna, bela), Diary()
        assert resent > 0, "never was it killed in mid-request"


def test_bots_go_on_after_a_restart_and_leave_no_processes_behind(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        table = anna.sets_up(["greedy", "greedy", "greedy"], start=True)
        tab = anna.opens(table)
        tab.wait_for(lambda: tab.view["step"] > 5, "a few moves")
        workers = children_of(house.pid)
        house.kill()
        if workers is not None:
            assert len(workers) >= 1
            until(
                lambda: not any(is_alive(worker) for worker in workers), "the workers end with their server"
            )
        house.start()
        again = anna.opens(table)
        step = again.view["step"]
        again.wait_for(lambda: again.is_over or again.view["step"] > step + 5, "the bots to go on")


def test_a_server_that_is_stopped_ends_without_complaint(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        tabs = [anna.opens(anna.sets_up(["greedy", "random", "greedy"], start=True)) for _ in range(3)]
        lobby = anna.lobby()
        tabs[0].wait_for(lambda: tabs[0].view["step"] > 3, "the bots to play")
        house.close()
        for tab in (*tabs, lobby):
            with pytest.raises(Turned) as turned:
                tab.answer_to("never")
            assert turned.value.code == 1012, "the server will be back"
    assert house.log() == ""


# --- lines that drop ---------------------------------------------------------------------------------


def test_lines_that_drop_in_mid_request_hold_up_nobody(tmp_path: Path) -> None:
    """A request whose socket goes is finished all the same; once a write broken off locked the store."""
    dice = random.Random("drops")
    with house_at(tmp_path) as house, Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        table, other = two_at_a_table(anna, bela), two_at_a_table(bela, anna)
        for number in range(40):
            tabs = [anna.opens(table), bela.opens(table)]
            if (actor := awaited(tabs)) is not None:
                actor.send(**wish_of(actor, dice))
            for tab in tabs:
                tab.drop()
            lobby = anna.lobby()
            lobby.drop()
            if number % 10 == 0:
                play_on(
                    [anna.opens(other), bela.opens(other)],
                    the_first,
                    3,
                )
        numbers = [
            seq for seq, _ in written(tmp_path, table)
        ]  # once: the last request may still be on its way
        assert numbers == list(range(len(numbers)))
    assert "Traceback" not in house.log(), house.log()
    assert "never retrieved" not in house.log(), house.log()


# --- tables that nobody looks at ---------------------------------------------------------------------


def all_that_is_shown(keeper: Keeper, people: list[User]) -> list[bytes]:
    table = keeper.table
    steps = range(len(table.playing().steps) + 1)
    watcher = User("watcher", "Dora", None)
    return [
        *(p.encode(table.view(user, table.info(user, set()))) for user in (*people, watcher)),
        *(p.encode(table.history(user, p.History("h", step))) for user in people for step in steps),
    ]


@pytest.mark.parametrize("requests", [0, 40, 1000])
def test_an_idle_table_leaves_memory_and_comes_back_equal(tmp_path: Path, requests: int) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, requests)
        shown = all_that_is_shown(keeper, people)
        done = dict(keeper.table.requests)
        hall.forget_idle()
        assert keeper.table.row.id in hall.keepers, "somebody was here a moment ago"
        keeper.table.touched -= 2 * IDLE_SECONDS
        hall.forget_idle()
        assert not hall.keepers
        again = await hall.keeper(keeper.table.row.id)
        assert again is not None
        assert again is not keeper
        assert all_that_is_shown(again, people) == shown
        assert again.table.requests == done

    in_a_hall(tmp_path, story)


def test_a_table_in_use_stays_in_memory(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 5)
        table = keeper.table.row.id

        def grow_old() -> None:
            keeper.table.touched -= 2 * IDLE_SECONDS

        viewer = Viewer(people[0])
        keeper.viewers.add(viewer)
        grow_old()
        hall.forget_idle()
        assert table in hall.keepers, "somebody looks at it"
        keeper.viewers.remove(viewer)
        async with keeper.turn:
            hall.forget_idle()
            assert table in hall.keepers, "something is being written"
        assert await hall.keeper(table) is keeper
        hall.forget_idle()
        assert table in hall.keepers, "somebody is about to sit down"
        grow_old()
        hall.forget_idle()
        assert not hall.keepers

    in_a_hall(tmp_path, story)


def test_what_cannot_be_written_has_not_happened(tmp_path: Path) -> None:
    """If the store fails, the table is as before, in memory too."""

    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 10)
        before = all_that_is_shown(keeper, people)
        append, hall.store.append = hall.store.append, broken  # type: ignore[method-assign, assignment]
        user = people[keeper.table.awaiting()]
        request = p.Resign("resign", keeper.table.version)
        refused = await hall.handle(keeper, None, user, request)
        assert isinstance(refused, p.Refusal)
        assert refused.reason.said.key == "core-not-written"
        assert all_that_is_shown(keeper, people) == before
        hall.store.append = append  # type: ignore[method-assign]
        assert isinstance(await hall.handle(keeper, None, user, request), p.Ack)

    async def broken(*_: object) -> None:
        raise Unwritten

    in_a_hall(tmp_path, story)


def test_a_store_that_was_closed_is_one_file(tmp_path: Path) -> None:
    """No connection is left open that would keep the last events out of it."""

    async def story(hall: Hall) -> None:
        await game_in(hall, 5)

    in_a_hall(tmp_path, story)
    assert [file.name for file in tmp_path.iterdir()] == ["hall.db"]


def test_the_lobby_hears_of_what_changed_while_a_list_was_on_its_way(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        user, _ = await hall.store.new_guest("Anna")
        known = hall.lobby.changes
        assert (await hall.lobby.tables_for(user)).open == []
        await hall.create(user, p.NewTable("attika", ["me", "open"]))
        async with asyncio.timeout(PATIENCE):
            await hall.lobby.news(known)
        assert len((await hall.lobby.tables_for(user)).open) == 1

    in_a_hall(tmp_path, story)


def test_what_a_server_starts_with_is_not_looked_through_for_garbage_again(tmp_path: Path) -> None:
    async def story() -> None:
        house = application(f"sqlite:///{tmp_path / 'house.db'}")
        async with house.router.lifespan_context(house):
            assert gc.get_freeze_count() > len(gc.get_objects())

    try:
        run(story())
    finally:
        gc.unfreeze()


def test_no_table_is_opened_for_a_name_that_is_none(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        for number in range(50):
            assert await hall.keeper(f"nowhere {number}") is None
        assert not hall.keepers
        assert not hall.loading, "nothing is kept for tables that are not there"

    in_a_hall(tmp_path, story)


# --- two servers, one PostgreSQL ---------------------------------------------------------------------


@contextmanager
def two_houses(postgres: PostgreSQL, folder: Path) -> Iterator[tuple[House, House]]:
    url = postgres.new_database()
    with House(url, folder / "one.log") as one, House(url, folder / "two.log") as two:
        yield one, two
    for house in (one, two):
        assert "Traceback" not in house.log(), house.log()


@contextmanager
def at_both(one: House, two: House) -> Iterator[tuple[Table, list[Tab], list[Tab]]]:
    """Anna and Bela at one table, each with a tab at either server."""
    with ExitStack() as stack:
        anna, bela = (stack.enter_context(Person(one, name)) for name in ("Anna", "Bela"))
        table = two_at_a_table(anna, bela)
        away = [stack.enter_context(person.at(two)) for person in (anna, bela)]
        yield table, [anna.opens(table), bela.opens(table)], [person.opens(table) for person in away]


def test_what_happens_at_one_server_is_seen_at_the_other(postgres: PostgreSQL, tmp_path: Path) -> None:
    dice = random.Random("two servers")
    with two_houses(postgres, tmp_path) as (one, two), at_both(one, two) as (table, here, there):
        for number in range(30):
            side, other = (here, there) if number % 2 else (there, here)
            if (actor := awaited(side)) is None:
                break
            answer = actor.answer_to(actor.send(**wish_of(actor, dice)))
            assert answer["is"] == "ack"
            catch_up([*side, *other])
        for mine, same in zip(here, there, strict=True):
            assert mine.view["position"] == same.view["position"]
            assert mine.view["actions"] == same.view["actions"]
            assert mine.log == same.log == mine.person.opens(table).log


def test_of_two_acts_at_two_servers_one_wins(postgres: PostgreSQL, tmp_path: Path) -> None:
    dice = random.Random("conflict")
    with two_houses(postgres, tmp_path) as (one, two), at_both(one, two) as (table, here, there):
        for _ in range(CONFLICTS):
            catch_up([*here, *there])
            actor = awaited(here)
            if actor is None:
                break
            rival = there[here.index(actor)]
            asked = [(tab, tab.send(**wish_of(tab, dice))) for tab in (actor, rival)]
            answers = [tab.answer_to(request) for tab, request in asked]
            assert sorted(answer["is"] for answer in answers) == ["ack", "refused"], answers
            loser = next(answer for answer in answers if answer["is"] == "refused")
            assert loser["reason"]["said"]["key"] == "core-stale"
        catch_up([*here, *there])
        fresh = here[0].person.opens(table)
        for tab in (*here, *there):
            assert (tab.version, tab.view["step"]) == (fresh.version, fresh.view["step"])
        log = postgres.run(
            one.store.partition("@/")[2].partition("?")[0], "select seq from events order by seq"
        )
        assert [int(seq) for seq in log.split()] == list(range(fresh.version + 1))


def test_a_request_sent_again_to_the_other_server_is_done_once(postgres: PostgreSQL, tmp_path: Path) -> None:
    dice = random.Random("again")
    with two_houses(postgres, tmp_path) as (one, two), at_both(one, two) as (_, here, there):
        for _ in range(15):
            catch_up([*here, *there])
            if (actor := awaited(here)) is None:
                break
            wish = wish_of(actor, dice)
            asked = [tab.send(**wish) for tab in (actor, there[here.index(actor)])]
            assert actor.answer_to(asked[0])["is"] == "ack"
            assert there[here.index(actor)].answer_to(asked[1])["is"] == "ack"
            catch_up([*here, *there])
            assert actor.version == wish["base"] + (2 if actor.is_over else 1)


def test_news_missed_while_the_line_was_down_are_caught_up(postgres: PostgreSQL, tmp_path: Path) -> None:
    with two_houses(postgres, tmp_path) as (one, two), at_both(one, two) as (_, here, there):
        postgres.run(
            "postgres", "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%'"
        )
        actor = awaited(here)
        assert actor is not None
        actor.done("act", move=the_first(actor))
        catch_up([*here, *there])


def test_the_database_goes_away_and_comes_back(
    tmp_path_factory: pytest.TempPathFactory, away: PostgreSQL
) -> None:
    dice = random.Random("away")
    folder = tmp_path_factory.mktemp("away")
    with House(away.new_database(), folder / "server.log") as house:  # noqa: SIM117 - people need the house
        with Person(house, "Anna") as anna, Person(house, "Bela") as bela:
            table = two_at_a_table(anna, bela)
            bots = anna.sets_up(["random", "random"], start=True)
            tabs = [anna.opens(table), bela.opens(table)]
            actor = awaited(tabs)
            assert actor is not None
            version, wish = actor.version, wish_of(actor, dice)
            away.stop()
            request = actor.send(**wish)
            with pytest.raises(Turned):  # noqa: PT012 - either the line is cut or the request refused
                answer = actor.answer_to(request)
                assert answer["is"] == "refused"
                raise Turned(0)
            assert anna.http.get("/api/games").is_success, "what needs no store goes on"
            away.start()

            def let_in() -> bool:
                try:
                    return bool(anna.http.get("/api/me").json()["id"] == anna.id)
                except (httpx.HTTPError, ValueError, KeyError):
                    return False

            until(let_in, "the server has found its database again")
            again = [anna.opens(table), bela.opens(table)]
            assert again[0].version == version
            actor = next(tab for tab in again if tab.person is actor.person)
            assert actor.answer_to(actor.send(**wish))["is"] == "ack"
            watching = anna.opens(bots)
            watching.wait_for(lambda: watching.is_over, "the bots' game to end")


@pytest.fixture
def away() -> Iterator[PostgreSQL]:
    """A database of one's own, to be switched off."""
    with database_server() as server:
        yield server


# --- backups --------------------------------------------------------------------------------------------------------------


def test_a_backup_taken_while_people_come_and_go_is_whole(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        async def come_and_go() -> None:
            while True:
                user, _ = await hall.store.new_guest("Guest")
                await hall.create(user, p.NewTable("attika", ["me", "open"]))

        crowd = [asyncio.create_task(come_and_go()) for _ in range(3)]
        for number in range(8):
            await asyncio.sleep(0.1)
            file = tmp_path / f"{number}.backup"
            written = await backup(hall.store, file)
            copy = Store(f"sqlite:///{tmp_path / f'{number}.db'}")
            await copy.open()
            assert await restore(copy, file) == written
            with pytest.raises(Impossible):
                await restore(copy, file)
            await copy.close()
        for visitor in crowd:
            visitor.cancel()
        await asyncio.gather(*crowd, return_exceptions=True)

    in_a_hall(tmp_path, story)


# --- schemas -----------------------------------------------------------------------------------------

OPEN = """
import asyncio, sys
from petteia.server.store import Store
async def main():
    store = Store(sys.argv[1])
    print("ready", flush=True)
    sys.stdin.readline()
    await store.open()
    print(len(await store.lobby()))
    await store.close()
asyncio.run(main())
"""


def open_many_at_once(url: str, count: int) -> list[str]:
    """As many servers as told open a store in the same moment; returns what went wrong."""
    command_line = [sys.executable, "-c", OPEN, url]
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    openers = [subprocess.Popen(command_line, text=True, **pipes) for _ in range(count)]
    for opener in openers:
        assert opener.stdout is not None
        assert opener.stdout.readline() == "ready\n"
    for opener in openers:
        assert opener.stdin is not None
        opener.stdin.write("go\n")
        opener.stdin.flush()
    return [error for opener in openers for _, error in [opener.communicate()] if opener.returncode]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_servers_that_open_a_new_store_at_once(kind: str, postgres: PostgreSQL, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'new.db'}" if kind == "sqlite" else postgres.new_database()
    assert open_many_at_once(url, 4) == []


def test_a_file_that_another_server_is_setting_up_is_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "new.db"
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin immediate")
    opener = subprocess.Popen(
        [sys.executable, "-c", OPEN, f"sqlite:///{file}"],
        text=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert opener.stdin is not None
    opener.stdin.write("go\n")
    opener.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        opener.wait(3)
    other.execute("commit")
    other.close()
    _, error = opener.communicate()
    assert opener.returncode == 0, error


def alembic() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(stores.__file__).parent / "migrations"))
    return config


def upgrade(connection: Connection, revision: str) -> None:
    config = alembic()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


REVISIONS = [script.revision for script in ScriptDirectory.from_config(alembic()).walk_revisions()][::-1]

# A store as the first version left it, with a game begun: never to be changed, whatever comes later.
FIRST_VERSION = """
insert into users (id, name, created) values ('u1', 'Anna', 1.0);
insert into sessions (token_hash, "user", created) values ('t1', 'u1', 1.0);
insert into tables (id, game, rules_version, components_hash, options, seed, salt, practice, private, host,
    invite, created, updated, status, summary)
values ('first', 'attika', 1, '', '{"start_player": "1"}', 'seed', 'salt', true, false, 'u1',
    'invite', 1.0, 2.0, 'playing', '{"seats": [], "awaiting": 0}');
insert into seats ("table", "user") values ('first', 'u1');
insert into events ("table", seq, kind, seat, "user", request, data, at) values
    ('first', 0, 'created', -1, 'u1', null,
     '{"seats": [{"user": "u1", "name": "Anna", "bot": null}, {"user": null, "name": "Bot", "bot": "random"}]}', 1.0),
    ('first', 1, 'start', -1, 'u1', 'r1', '{}', 1.5),
    ('first', 2, 'act', 0, 'u1', 'r2', '{"move": "draw main"}', 2.0);
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("revision", REVISIONS)
def test_an_old_store_is_brought_up_to_date(
    kind: str, revision: str, postgres: PostgreSQL, tmp_path: Path
) -> None:
    url = f"sqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else postgres.new_database()
    run(make_old_store(url, revision))
    run(check_store(url))


async def make_old_store(url: str, revision: str) -> None:
    """A store of the first version with a game in it, brought up to a revision."""
    store = Store(url)

    def make(connection: Connection) -> None:
        upgrade(connection, REVISIONS[0])
        for statement in FIRST_VERSION.strip().removesuffix(";").split(";\n"):
            connection.exec_driver_sql(statement)
        upgrade(connection, revision)

    await store.database.write(make)
    await store.close()


async def check_store(url: str) -> None:
    store = Store(url)
    for _ in range(2):  # the second time there is nothing to do
        await store.open()
    row = await store.table("first")
    assert row is not None
    table = await rebuilt(LiveTable(row), await store.events_since("first", -1))
    assert (table.status, table.version, len(table.playing().steps)) == ("playing", 2, 1)
    user = User("u1", "Anna", None)
    assert [mine.id for mine in await store.tables_of(user)] == ["first"]
    act = Event("act", 0, {"move": "store"}, "u1", "r3", seq=3)
    gist = Gist("playing", {"seats": [], "awaiting": 0}, ["u1"], "invite", 1)
    await store.append("first", [act], gist)
    for taken_or_too_far in (3, 2, 5):
        again = Event("act", 0, {"move": "store"}, "u1", f"again {taken_or_too_far}", taken_or_too_far)
        with pytest.raises(stores.Conflict):
            await store.append("first", [again], gist)
    differences = await store.database.read(
        lambda connection: compare_metadata(MigrationContext.configure(connection), metadata)
    )
    assert differences == [], "the migrations lead to the tables that the code has in mind"
    await store.close()
