"""Lines that freeze, break or crawl: play goes on, nothing is lost, and a server ends when it is told to."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.engine import Connection, make_url
from websockets.exceptions import ConnectionClosed

from petteia.server import database as databases
from petteia.server.database import Postgres, Unreachable, open_database
from tests.server.halls import run
from tests.server.house import (
    PATIENCE,
    House,
    Person,
    Table,
    Turned,
    children_of,
    house_at,
    is_alive,
    until,
)
from tests.server.line import Line, line_to
from tests.server.pair import awaited, two_at_a_table, wish_of
from tests.server.postgres import PostgreSQL, database_server


def name_in(url: str) -> str:
    return make_url(url).database or ""


@contextmanager
def line_to_database(postgres: PostgreSQL) -> Iterator[tuple[Line, str]]:
    """A line that can fail, and the address of an empty database at its end."""
    name = name_in(postgres.new_database())
    with line_to(postgres.folder / ".s.PGSQL.5432") as line:
        yield line, f"postgresql://petteia@127.0.0.1:{line.port}/{name}"


# --- a database at the end of a line -----------------------------------------------------------------


@pytest.fixture
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(databases, "SECONDS_TO_CONNECT", 0.5)
    monkeypatch.setattr(databases, "SECONDS_TO_ANSWER", 0.5)
    monkeypatch.setattr(databases, "SECONDS_BETWEEN_PINGS", 0.1)
    monkeypatch.setattr(databases, "SECONDS_BETWEEN_CALLS", 0.1)


def count(connection: Connection) -> int:
    found = connection.execute(text("select count(*) from notes")).scalar()
    assert isinstance(found, int)
    return found


def note(connection: Connection) -> None:
    connection.execute(text("insert into notes values (1)"))


async def notebook(url: str) -> Postgres:
    database = open_database(url)
    assert isinstance(database, Postgres)
    await database.write(lambda connection: connection.execute(text("create table notes (number int)")))
    return database


async def answered(database: Postgres) -> int:
    """Asked until there is an answer."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(Unreachable):
                return await database.read(count)
            await asyncio.sleep(0.05)


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("fault", ["freeze", "cut"])
def test_whoever_waits_for_a_database_that_does_not_answer_is_told(postgres: PostgreSQL, fault: str) -> None:
    async def story(line: Line, url: str) -> None:
        database = await notebook(url)
        await asyncio.gather(*[database.write(note) for _ in range(8)])
        getattr(line, fault)()
        async with asyncio.timeout(PATIENCE):
            works = [database.write(note) for _ in range(30)]
            told = await asyncio.gather(*works, return_exceptions=True)
            assert {type(error) for error in told} == {Unreachable}
        line.mend()
        written = await answered(database)
        assert 8 <= written <= 8 + len(told), "it may be written all the same"
        await database.write(note)
        assert await database.read(count) > written
        await database.close()

    with line_to_database(postgres) as (line, url):
        run(story(line, url))


@pytest.mark.parametrize("how", ["work is broken off", "the database is closed"])
def test_nobody_waits_for_a_frozen_line_to_end_something(
    postgres: PostgreSQL, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(databases, "SECONDS_TO_ANSWER", 100 * PATIENCE)

    async def story(line: Line, url: str) -> None:
        database = await notebook(url)
        await asyncio.gather(*[database.write(note) for _ in range(8)])
        line.freeze()
        works = [asyncio.create_task(database.write(note)) for _ in range(8)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            if how == "work is broken off":
                for work in works:
                    work.cancel()
            else:
                await database.close()
            ended = await asyncio.gather(*works, return_exceptions=True)
        assert all(isinstance(end, Unreachable | asyncio.CancelledError) for end in ended), ended
        await database.close()

    with line_to_database(postgres) as (line, url):
        run(story(line, url))


@pytest.mark.usefixtures("short_patience")
def test_work_that_takes_its_time_is_not_given_up(postgres: PostgreSQL) -> None:
    async def story(url: str) -> None:
        database = await notebook(url)

        def long_work(connection: Connection) -> None:
            connection.execute(text("select pg_sleep(1)"))

        def longer_work(connection: Connection) -> None:
            database.take_time(connection)
            long_work(connection)

        with pytest.raises(Unreachable):
            await database.write(long_work)
        others_fail = asyncio.create_task(database.write(long_work))
        await database.write(longer_work)
        with pytest.raises(Unreachable):
            await others_fail
        assert await database.read(count) == 0
        await database.close()

    run(story(postgres.new_database()))


@pytest.mark.usefixtures("short_patience")
def test_a_server_that_is_gone_without_a_word_holds_no_locks(
    postgres: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(databases, "SESSION", "set idle_in_transaction_session_timeout = '1s'")

    async def story(line: Line, url: str) -> None:
        database, other = await notebook(url), open_database(postgres.url(name_in(url)))

        def take_all(connection: Connection) -> None:
            connection.execute(text("lock table notes"))

        def take_all_and_vanish(connection: Connection) -> None:
            take_all(connection)
            line.freeze()

        with pytest.raises(Unreachable):
            await database.write(take_all_and_vanish)
        async with asyncio.timeout(PATIENCE):
            while True:
                with suppress(Unreachable):
                    await other.write(take_all)
                    break
        await database.close()
        await other.close()

    with line_to_database(postgres) as (line, url):
        run(story(line, url))


@pytest.mark.usefixtures("short_patience")
@pytest.mark.parametrize("fault", ["freeze", "cut"])
def test_news_reaches_every_server_and_a_line_that_was_lost_is_told(postgres: PostgreSQL, fault: str) -> None:
    async def story(line: Line, url: str) -> None:
        here, there = open_database(url), open_database(postgres.url(name_in(url)))
        heard_here, heard_there = asyncio.Queue[str](), asyncio.Queue[str]()
        listeners = [
            asyncio.create_task(here.listen(heard_here.put_nowait)),
            asyncio.create_task(there.listen(heard_there.put_nowait)),
        ]
        async with asyncio.timeout(PATIENCE):
            assert (await heard_here.get(), await heard_there.get()) == ("", "")
            long = "ő" * (databases.LONGEST_NEWS // 2)
            for news in ("Anna sits down", "it's quoted: 'so'", long):
                await asyncio.gather(*[here.announce(news) for _ in range(5)])
                for heard in (heard_here, heard_there):
                    assert [await heard.get() for _ in range(5)] == [news] * 5
            await there.write(lambda line: line.execute(text(there.notice or ""), {"news": "written"}))
            assert (await heard_here.get(), await heard_there.get()) == ("written", "written")
            getattr(line, fault)()
            await asyncio.gather(*[here.announce("into the void") for _ in range(5)])
            await there.announce("missed")
            assert await heard_there.get() == "missed"
            await asyncio.sleep(1)
            line.mend()
            while await heard_here.get() != "":
                pass  # a line that was frozen for a moment only may have kept what was said
            await there.announce("back")
            assert await heard_here.get() == "back"
        for listener in listeners:
            listener.cancel()
        await here.close()
        await there.close()

    with line_to_database(postgres) as (line, url):
        run(story(line, url))


# --- games -------------------------------------------------------------------------------------------


class Player:
    """Somebody who asks again, by the same name, until there is an answer; and a diary of the answers."""

    def __init__(self, person: Person, table: Table) -> None:
        self.person = person
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self.tab = person.opens(table)

    def come_back(self) -> None:
        def is_let_in() -> bool:
            try:
                self.tab = self.person.opens(self.table)
            except (Turned, ConnectionClosed):
                return False
            return True

        until(is_let_in, f"{self.person.id} is let in")

    def catch_up(self, version: int) -> None:
        try:
            self.tab.wait_version(version)
        except (Turned, ConnectionClosed):
            self.come_back()
            self.catch_up(version)

    def ask(self, wish: dict[str, Any]) -> None:
        try:
            answer = self.tab.answer_to(self.tab.send(**wish))
        except (Turned, ConnectionClosed):
            self.come_back()
            self.ask(wish)
            return
        assert answer["is"] == "ack", (wish, answer)
        self.acknowledged[wish["id"]] = answer["version"]


def play(players: list[Player], dice: random.Random, goes_on: Callable[[], bool]) -> None:
    while goes_on():
        newest = max(player.tab.version for player in players)
        for player in players:
            player.catch_up(max(newest, *player.acknowledged.values(), 0))
        actor = awaited([player.tab for player in players])
        assert actor is not None, "the game is not over"
        next(player for player in players if player.tab is actor).ask(wish_of(actor, dice))
        time.sleep(0.1)  # the game is to outlast the trouble


def play_while(players: list[Player], dice: random.Random, trouble: Callable[[], None]) -> None:
    """There is trouble, and some play after it."""
    culprit = threading.Thread(target=trouble)
    culprit.start()
    try:
        play(players, dice, culprit.is_alive)
    finally:
        culprit.join()
    done = sum(len(player.acknowledged) for player in players)
    play(players, dice, lambda: sum(len(player.acknowledged) for player in players) < done + 5)


def check_log(postgres: PostgreSQL, house: House, players: list[Player]) -> None:
    """What was acknowledged is written, once, and there is no gap."""
    query = f"select seq, request from events where \"table\" = '{players[0].table.id}' order by seq"
    rows = postgres.run(name_in(house.store), query).split()
    written = [(int(seq), request) for seq, _, request in (row.partition("|") for row in rows)]
    assert [seq for seq, _ in written] == list(range(len(written)))
    requests = [request for _, request in written]
    for player in players:
        for request, version in player.acknowledged.items():
            assert requests.count(request) == 1
            assert (version, request) in written


def check_words(house: House) -> None:
    """The operator is told in few words when the database is away, and when it is back."""
    log = house.log()
    assert log.count("does not answer") == log.count("answers again") >= 1, log
    for complaint in ("Traceback", "never retrieved"):
        assert complaint not in log, log


FAULTS: dict[str, Callable[[Line], None]] = {
    "freeze": Line.freeze,
    "cut": Line.cut,
    "delay": lambda line: line.delay(0.2),
}


@pytest.mark.slow
@pytest.mark.parametrize(("fault", "seconds"), [("freeze", 15.0), ("cut", 3.0), ("delay", 3.0)])
def test_play_goes_on_when_the_line_is_mended(
    postgres: PostgreSQL, tmp_path: Path, fault: str, seconds: float
) -> None:
    def trouble() -> None:
        for so_long in (0.5, seconds):
            FAULTS[fault](line)
            time.sleep(so_long)
            line.mend()
            time.sleep(0.5)

    with (
        line_to_database(postgres) as (line, url),
        House(url, tmp_path / "server.log") as house,
        Person(house, "Anna") as anna,
        Person(house, "Bela") as bela,
    ):
        table, bots = two_at_a_table(anna, bela), anna.sets_up(["random", "random"], start=True)
        players = [Player(anna, table), Player(bela, table)]
        play_while(players, random.Random(fault), trouble)
        check_log(postgres, house, players)
        # Nobody looks at their table: whoever came to look would set them going again.
        status = f"select status from tables where id = '{bots.id}'"
        until(lambda: postgres.run(name_in(house.store), status).strip() == "over", "the bots are done")
    if fault != "delay":
        check_words(house)


@pytest.mark.slow
def test_play_goes_on_when_the_database_is_started_again(tmp_path: Path) -> None:
    dice = random.Random("again and again")

    def trouble() -> None:
        for _ in range(3):
            time.sleep(0.5)
            postgres.stop()
            time.sleep(0.5)
            postgres.start()

    with (
        database_server() as postgres,
        House(postgres.new_database(), tmp_path / "server.log") as house,
        Person(house, "Anna") as anna,
        Person(house, "Bela") as bela,
    ):
        against_a_bot = Player(anna, anna.sets_up(["me", "random"], start=True))
        table = two_at_a_table(anna, bela)
        players = [Player(anna, table), Player(bela, table)]
        play_while(players, dice, trouble)
        check_log(postgres, house, players)
        against_a_bot.come_back()
        against_a_bot.tab.wait_turn()
        against_a_bot.ask(wish_of(against_a_bot.tab, dice))
        check_log(postgres, house, [against_a_bot])
    check_words(house)


# --- the end -----------------------------------------------------------------------------------------


def stop(house: House, how: signal.Signals = signal.SIGTERM) -> None:
    """As an operator does it, who sees that all is well."""
    process = house.process
    assert process is not None
    process.send_signal(how)
    house.reap()
    assert process.returncode == 0, house.log()
    assert "Traceback" not in house.log(), house.log()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_ends_although_its_database_hangs(
    postgres: PostgreSQL, tmp_path: Path, how: signal.Signals
) -> None:
    with (
        line_to_database(postgres) as (line, url),
        House(url, tmp_path / "server.log") as house,
        Person(house, "Anna") as anna,
        Person(house, "Bela") as bela,
    ):
        table = two_at_a_table(anna, bela)
        anna.sets_up(["random", "random"], start=True)
        actor = awaited([anna.opens(table), bela.opens(table)])
        assert actor is not None
        line.freeze()
        actor.send(**wish_of(actor, random.Random("the end")))
        stop(house, how)


def test_a_server_ends_although_somebody_else_holds_its_file(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        table = two_at_a_table(anna, bela)
        tabs = [anna.opens(table), bela.opens(table)]
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
            other.execute("begin immediate")
            actor = awaited(tabs)
            assert actor is not None
            actor.send(**wish_of(actor, random.Random("the end")))
            stop(house)
        assert "left without waiting for" in house.log()
        assert "petteia-writer" in house.log()
        # What was not acknowledged was not written, and the file is as good as before.
        house.start()
        again = [anna.opens(table), bela.opens(table)]
        assert again[0].version == tabs[0].version
        stop(house)


def test_a_server_that_is_told_several_times_at_once_ends(tmp_path: Path) -> None:
    for number in range(5):
        (tmp_path / str(number)).mkdir()
        with house_at(tmp_path / str(number)) as house:
            for _ in range(20):
                os.kill(house.pid, signal.SIGTERM)
            stop(house)


def test_a_server_ends_although_a_webhook_does_not_answer(tmp_path: Path) -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as silent,
        house_at(tmp_path, notices={"private_webhooks": True}) as house,
        Person(house, "Anna") as anna,
        ThreadPoolExecutor(1) as meanwhile,
    ):
        anna.http.post("/api/claim", json={"login": "anna", "password": "twelve columns"})
        webhook = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        wish = {"webhook": webhook, "email": None, "language": "en"}
        anna.http.post("/api/notices", json=wish).raise_for_status()
        asked = meanwhile.submit(anna.http.post, "/api/notices/test")
        with silent.accept()[0]:
            stop(house)
            asked.exception(PATIENCE)  # whoever asked need not wait either
        assert "Traceback" not in house.log(), house.log()


def is_worker(pid: int) -> bool:
    """Python keeps another process beside them."""
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_a_server_ends_although_its_workers_hang(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        table = anna.sets_up(["random", "random"], start=True)
        tab = anna.opens(table)
        tab.wait_for(lambda: tab.view["step"] > 2, "the bots to play")
        workers = [child for child in children_of(house.pid) or [] if is_worker(child)]
        for worker in workers:
            os.kill(worker, signal.SIGSTOP)
        stop(house)
        until(lambda: not any(is_alive(worker) for worker in workers), "the workers end")


def test_a_server_ends_although_nobody_reads_what_it_says(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        table = anna.sets_up(["random", "random"], start=True)
        with ExitStack() as stack:
            for _ in range(20):
                deaf = stack.enter_context(socket.create_connection(("127.0.0.1", house.port)))
                deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)
                deaf.sendall(
                    f"GET /ws/tables/{table.id} HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n"
                    f"Origin: {house.url}\r\nCookie: {anna.cookie}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
                )
            tab = anna.opens(table)
            tab.wait_for(lambda: tab.view["step"] > 20, "the bots to play")
            stop(house)
