"""Whatever goes on by itself does so whatever happens: bots, clocks, catching up, tables after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from petteia.server import protocol as p
from petteia.server.app import application
from petteia.server.clock import Clocks, now
from petteia.server.database import Unreachable, Unwritten
from petteia.server.entries import Event, User
from petteia.server.hall import DAY, Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.rounds import SECONDS_TO_MOVE, sweep, wake
from petteia.server.store import Store
from petteia.server.workers import Workers
from tests.server.halls import game_in, in_a_hall, run, told
from tests.server.house import House, Person, Table, house_at, the_first

LONG = 60.0


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not condition():
            await asyncio.sleep(0.01)


class Trouble:
    """The store fails a few times, and then it is well again."""

    def __init__(self, hall: Hall, *what: str, times: int = 1) -> None:
        self.store, self.what, self.left = hall.store, what, times
        for name in what:
            setattr(self.store, name, self.failing(getattr(self.store, name)))

    def failing(self, deed: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def attempt(*given: Any) -> Any:
            if self.left > 0:
                self.left -= 1
                raise Unwritten
            return await deed(*given)

        return attempt


def test_a_server_whose_store_is_full_while_it_starts_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened, failures = Store.open, iter([Unwritten, Unreachable])

    async def open_at_the_third_attempt(store: Store) -> None:
        if failure := next(failures, None):
            raise failure
        await opened(store)

    async def story() -> None:
        monkeypatch.setattr(Store, "open", open_at_the_third_attempt)
        house = application(f"sqlite:///{tmp_path / 'house.db'}")
        async with house.router.lifespan_context(house):
            assert (await house.state.hall.store.new_guest("Anna"))[0].name == "Anna"

    run(story())
    assert not caplog.records


async def table_of(hall: Hall, *seats: str, **wishes: Any) -> tuple[Keeper, User]:
    """A game of one person who has come alone, with bots or without."""
    user, _ = await hall.store.new_guest("Anna")
    live = await hall.create(user, p.NewTable("attika", list(seats), start=True, **wishes))
    keeper = await hall.keeper(live.row.id)
    assert keeper is not None
    return keeper, user


def steps_at(keeper: Keeper) -> int:
    return len(keeper.table.playing().steps)


# --- a store that fails -------------------------------------------------------------------------------


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_bot_whose_move_could_not_be_written_moves_again(tmp_path: Path, times: int) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await table_of(hall, "random", "random")
        Trouble(hall, "append", times=times)
        await until(lambda: steps_at(keeper) > 3)

    in_a_hall(tmp_path, story)


def test_a_table_that_could_not_even_be_read_again_comes_back_by_itself(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, user = await table_of(hall, "random", "random")
        keeper.viewers.add(viewer := Viewer(user))
        trouble = Trouble(hall, "append", "events_since", times=4)
        await until(lambda: trouble.left == 0)
        table = keeper.table.row.id
        await until(lambda: table in hall.keepers and hall.keepers[table] is not keeper)
        assert keeper.dismissed, "what was in memory was never written"
        assert viewer.is_let_go, "whoever looked is asked to look again"
        back = hall.keepers[table]
        await until(lambda: steps_at(back) > 3)

    in_a_hall(tmp_path, story)


def test_time_that_is_out_is_taken_even_if_it_could_not_be_written_at_first(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await game_in(hall, 0)
        late = keeper.table.awaiting()
        left = [0.05 if seat == late else 30.0 for seat in range(2)]
        Trouble(hall, "append", times=1)
        keeper.table.clocks = Clocks(p.Clock(bank=30, increment=5, cap=30), left, late, now())
        keeper.table.row.clock = {"bank": 30, "increment": 5, "cap": 30}
        await long_overdue(hall)
        hall.herald.set_alarm(keeper)
        await until(lambda: keeper.table.seats[late].left)

    in_a_hall(tmp_path, story)


async def long_overdue(hall: Hall) -> None:
    """The log says so, too: the table is built anew from it after a write that failed."""

    def change(connection: Any) -> None:
        connection.exec_driver_sql("update events set at = at - 100")
        connection.exec_driver_sql("""update tables set clock = '{"bank": 30, "increment": 5, "cap": 30}'""")

    await hall.store.database.write(change)


def test_news_of_another_server_are_caught_up_when_they_can_be_read(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        elsewhere = Hall(hall.store, Workers(), bot_pause=0.0)
        theirs = await elsewhere.keeper(keeper.table.row.id)
        assert theirs is not None
        user, action = people[theirs.table.awaiting()], theirs.table.playing().state.legal()[0]
        request = p.Act("elsewhere", theirs.table.version, move=told(theirs.table, action))
        assert isinstance(await elsewhere.handle(theirs, None, user, request), p.Ack)
        Trouble(hall, "events_since", times=2)
        hall.heard(None)
        await until(lambda: keeper.table.version == theirs.table.version)
        await elsewhere.close()

    in_a_hall(tmp_path, story)


def test_the_sweep_finds_a_bot_that_nobody_lets_move(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await table_of(hall, "random", "random")
        assert keeper.bot is not None
        keeper.bot.cancel()
        await until(lambda: not keeper.is_moving)
        step = steps_at(keeper)
        await sweep(hall)
        await until(lambda: steps_at(keeper) > step)

    in_a_hall(tmp_path, story)


def test_the_sweep_takes_over_bots_of_a_server_that_is_gone(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await table_of(hall, "random", "random")
        table = keeper.table.row.id
        hall.forget(keeper)
        await sweep(hall)
        assert not hall.keepers, "the server at which they sit may only just think"
        query = f"update tables set updated = updated - {2 * SECONDS_TO_MOVE}"
        await hall.store.database.write(lambda connection: connection.exec_driver_sql(query))
        await sweep(hall)
        again = hall.keepers[table]
        await until(lambda: steps_at(again) > 3)

    in_a_hall(tmp_path, story)


def test_a_request_that_could_not_be_written_is_refused_in_words_and_can_be_made_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        Trouble(hall, "append", times=1)
        request = p.Resign("resign", keeper.table.version)
        refused = await hall.handle(keeper, None, people[0], request)
        assert isinstance(refused, p.Refusal)
        assert refused.reason.said.key == "core-not-written"
        assert isinstance(await hall.handle(keeper, None, people[0], request), p.Ack)

    in_a_hall(tmp_path, story)
    assert not [record for record in caplog.records if record.exc_info]


def test_what_was_written_although_the_line_broke_is_acknowledged(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        append = hall.store.append

        async def written_but_not_confirmed(*given: Any) -> None:
            await append(*given)
            raise Unreachable

        hall.store.append = written_but_not_confirmed  # type: ignore[method-assign, assignment]
        request = p.Chat("chat", text="Are you there?")
        assert isinstance(await hall.handle(keeper, None, people[0], request), p.Ack)
        assert [line.text for line in keeper.table.chat] == ["Are you there?"]

    in_a_hall(tmp_path, story)


# --- a start with many tables -------------------------------------------------------------------------


def test_only_tables_at_which_something_is_due_come_back_after_a_restart(tmp_path: Path) -> None:
    clock = p.Clock(bank=86_400, increment=5, cap=86_400)
    woken: dict[str, str] = {}

    async def before(hall: Hall) -> None:
        for name, (seats, wishes) in {
            "waits for a person": (["me", "me"], {}),
            "has time for a day": (["me", "me"], {"clock": clock}),
            "is nearly out of time": (["me", "me"], {"clock": clock}),
            "waits for a bot": (["random", "random"], {}),
        }.items():
            keeper, _ = await table_of(hall, *seats, **wishes)
            woken[name] = keeper.table.row.id
        late = woken["is nearly out of time"]
        soon = f"update tables set deadline = {now() + 1} where id = '{late}'"
        past = "update tables set updated = updated - 100"
        await hall.store.database.write(lambda line: [line.exec_driver_sql(one) for one in (soon, past)])

    async def after(hall: Hall) -> None:
        await wake(hall)
        due = {name for name, table in woken.items() if table in hall.keepers}
        assert due == {"is nearly out of time", "waits for a bot"}

    in_a_hall(tmp_path, before)
    in_a_hall(tmp_path, after)


# --- tables that cannot be read -----------------------------------------------------------------------

DAMAGE = {
    "a kind of event that nobody knows": "update events set kind = 'dance' where seq = 1",
    "an event without its data": "update events set data = '{}' where kind = 'created'",
    "an event that is no JSON": "update events set data = '{{{' where seq = 1",
    "a move that is none": """insert into events ("table", seq, kind, seat, data, at)
        select "table", max(seq) + 1, 'act', 0, '{"move": 17}', 0 from events""",
    "no log at all": "delete from events",
    "a position that is none": """update tables set position = '{"nothing": 1}', rules_version = 99""",
    "a bot that nobody knows": """update events set data = '{"seats": 5}' where kind = 'created'""",
}


@pytest.fixture(scope="module")
def damaged(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store with a game of people and bots."""
    folder = tmp_path_factory.mktemp("damaged")
    with house_at(folder) as house, Person(house, "Anna") as anna:
        anna.sets_up(["me", "random"], start=True)
    return folder / "tables.db"


@pytest.mark.parametrize("damage", DAMAGE)
def test_one_unreadable_table_keeps_nobody_from_the_others(
    damage: str, damaged: Path, tmp_path: Path
) -> None:
    (tmp_path / "tables.db").write_bytes(damaged.read_bytes())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection as database:
        (broken,) = database.execute("select id from tables").fetchone()
        database.execute("update tables set bots_turn = true")
        database.execute(DAMAGE[damage])
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        other = bela.opens(bela.sets_up(["me", "random"], start=True))
        other.wait_turn()
        other.done("act", move=the_first(other))
        tab = bela.opens(Table(broken, ""))
        assert tab.view["table"]["status"] == "readonly"
        assert tab.view["table"]["why_readonly"]["key"].startswith("core-fault")
        assert broken in house.log(), "the operator is told which one"
        assert "Traceback" not in house.log(), house.log()


OLD_GAMES = {"polis_1": "city", "olympos_2": "space"}  # and what everybody sees of each seat


@pytest.mark.parametrize("name", OLD_GAMES)
def test_a_table_of_old_rules_can_be_looked_at_and_says_why(name: str, tmp_path: Path) -> None:
    """A game by an older version of its rules and with the box of those days, as a server kept it."""
    table, position = of_old_rules(name, tmp_path)
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        tab = bela.opens(table)
        assert tab.view["table"]["status"] == "readonly"
        told = tab.view["table"]["why_readonly"]
        assert told["key"] == "core-fault-and-box", "What is printed on the pieces is that of today."
        why = told["arguments"]["why"]
        assert (why["message"], why["arguments"]["played"]) == ("core-fault-rules", int(name[-1]))
        open_to_all = OLD_GAMES[name]
        seen = [seat[open_to_all] for seat in tab.view["position"]["seats"]]
        assert seen == [seat[open_to_all] for seat in position["seats"]]
        assert tab.view["actions"] == []


def of_old_rules(name: str, folder: Path, **columns: str) -> tuple[Table, dict[str, Any]]:
    """A table in a store, as one of an older version of its rules was kept there."""
    old = json.loads((Path(__file__).parents[1] / "golden" / "old" / f"{name}.json").read_text("utf-8"))
    position: dict[str, Any] = old["position"]
    with house_at(folder) as house, Person(house, "Anna") as anna:
        seats = ["me", *["random"] * (len(position["seats"]) - 1)]
        table = anna.sets_up(seats, game=position["game"], start=True)
    told = {"position": json.dumps(position), "rules_version": int(name[-1]), "bots_turn": False, **columns}
    with contextlib.closing(sqlite3.connect(folder / "tables.db")) as connection, connection as database:
        change = f"update tables set {', '.join(f'{column} = ?' for column in told)} where id = ?"
        database.execute(change, (*told.values(), table.id))
    return table, position


def test_a_table_whose_components_cannot_be_read_any_more_says_why_all_the_same(tmp_path: Path) -> None:
    """An owner's file of a former kind."""
    table, _ = of_old_rules("olympos_2", tmp_path, components="schema = 1", facts='{"schema":1}')
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        tab = bela.opens(table)
        assert tab.view["table"]["why_readonly"]["key"] == "core-fault-rules"
        assert tab.view["position"] is None
        assert bela.http.get(f"/api/tables/{table.id}/facts").is_success
        assert "Traceback" not in house.log(), house.log()


def test_a_table_of_a_game_that_is_not_played_here_is_not_there(damaged: Path, tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(damaged.read_bytes())
    with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection as database:
        (broken,) = database.execute("select id from tables").fetchone()
        database.execute("update tables set game = 'senet', bots_turn = true")
    with house_at(tmp_path) as house, Person(house, "Bela") as bela:
        assert bela.http.get(f"/api/tables/{broken}/facts").status_code == 404
        assert broken in house.log()
        assert "Traceback" not in house.log(), house.log()


# --- time ---------------------------------------------------------------------------------------------


def test_setting_the_clock_of_the_machine_forward_costs_nobody_the_seat(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await table_of(hall, "me", "me", clock=p.Clock(bank=60, increment=5, cap=60))
        before, day_of = keeper.table.version, time.time
        monkeypatch.setattr(time, "time", lambda: day_of() + DAY)
        await hall.herald.take_time_out(keeper)
        await sweep(hall)
        assert keeper.table.version == before
        clocks = keeper.table.clocks_now()
        assert clocks is not None
        assert min(clocks.left) > 0

    in_a_hall(tmp_path, story)


# --- games that nobody opens --------------------------------------------------------------------------


def test_a_game_that_nobody_opens_is_closed_only_if_the_operator_says_so(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        games = {
            "forgotten": await table_of(hall, "me", "me"),
            "opened": await table_of(hall, "me", "me"),
            "with a clock": await table_of(
                hall, "me", "me", clock=p.Clock(bank=86_400 * 30, increment=5, cap=86_400 * 30)
            ),
        }
        long_ago = f"update tables set opened = opened - {40 * DAY}, updated = updated - {40 * DAY}"
        await hall.store.database.write(lambda connection: connection.exec_driver_sql(long_ago))
        opened, _ = games["opened"]
        opened.table.row.opened = 0
        await hall.opened(opened)

        await sweep(hall)
        assert {keeper.table.status for keeper, _ in games.values()} == {"playing"}
        hall.kept_days = 30
        await sweep(hall)
        closed = {name for name, (keeper, _) in games.items() if keeper.table.status == "abandoned"}
        assert closed == {"forgotten"}
        keeper, user = games["forgotten"]
        assert keeper.table.view(user, None).log[-1].said == p.Said("core-log-unopened", {"days": 30})

    in_a_hall(tmp_path, story)


def test_how_long_a_game_is_kept_is_said_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        store, workers = Store(f"sqlite:///{tmp_path / 'hall.db'}"), Workers()
        await store.open()
        hall = Hall(store, workers, kept_days=30)
        keeper, user = await table_of(hall, "me", "me")
        assert keeper.table.info(user, set()).kept_days == 30
        clocked, user = await table_of(hall, "me", "me", clock=p.Clock(bank=60, increment=5, cap=60))
        assert clocked.table.info(user, set()).kept_days is None
        await hall.close()
        await store.close()

    run(story())


# --- the same wish again ------------------------------------------------------------------------------

WISHES: dict[str, Any] = {
    "/api/tables": {"game": "attika", "seats": ["me", "random"], "start": True},
    "/api/lessons": {"game": "attika"},
}


@pytest.mark.parametrize("path", WISHES)
def test_a_table_that_is_asked_for_again_by_the_same_key_is_the_same(house: House, path: str) -> None:
    with Person(house, "Anna") as anna, Person(house, "Bela") as bela:

        def ask(person: Person, key: str) -> Any:
            headers = {"idempotency-key": key}
            return person.http.post(path, json=WISHES[path], headers=headers).raise_for_status().json()

        first = ask(anna, "once")
        assert ask(anna, "once") == first
        assert ask(anna, "twice") != first
        assert ask(bela, "once") != first, "a key is one's own"
        mine = [table["id"] for table in anna.http.get("/api/tables").json()["mine"]]
        assert mine.count(first["id"]) == 1
        tab = anna.opens(Table(first["id"], ""))
        assert tab.view["table"]["status"] == "playing"
        too_long = anna.http.post(path, json=WISHES[path], headers={"idempotency-key": "k" * 65})
        assert too_long.status_code == 400


def test_a_table_that_was_not_yet_started_when_the_server_died_is_started_by_asking_again(
    tmp_path: Path,
) -> None:
    async def story(hall: Hall) -> None:
        user, _ = await hall.store.new_guest("Anna")
        wish = p.NewTable("attika", ["me", "random"], start=True)
        half_way = await hall.create(user, p.NewTable("attika", ["me", "random"]), "key")
        assert half_way.status == "open"
        again = await hall.create(user, wish, "key")
        assert (again.row.id, again.status) == (half_way.row.id, "playing")

    in_a_hall(tmp_path, story)


def test_an_invitation_to_play_again_is_not_lost_half_way(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        await hall.handle(keeper, None, people[0], p.Resign("resign", keeper.table.version))
        again = p.Rematch("again", keeper.table.version)
        Trouble(hall, "append", times=1)
        assert isinstance(await hall.handle(keeper, None, people[0], again), p.Refusal)
        assert isinstance(await hall.handle(keeper, None, people[0], again), p.Ack)
        tables = await hall.store.tables_of(people[0])
        assert len(tables) == 2, "the one that was set up before is the one to which they are invited"
        assert keeper.table.rematch is not None
        assert keeper.table.rematch.table in [row.id for row in tables]

    in_a_hall(tmp_path, story)


# --- dear requests ------------------------------------------------------------------------------------


def test_an_id_that_somebody_else_has_used_makes_no_work(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        live = keeper.table
        for user in people:
            assert isinstance(await hall.handle(keeper, None, user, p.Chat("same", text="Hello")), p.Ack)
        assert keeper.table is live, "it was not built anew"
        assert len(keeper.table.chat) == 2

    in_a_hall(tmp_path, story)


def test_whoever_asks_for_the_past_again_and_again_gets_no_more_views(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 5)
        viewer = Viewer(people[0])
        for number in range(100):
            stale = p.Act(f"stale {number}", 0, move={"verb": "stop"})
            refused = await hall.handle(keeper, viewer, people[0], stale)
            assert isinstance(refused, p.Refusal)
            assert refused.reason.said.key == "core-stale"
        assert len(viewer.outbox) == hall.limits.windows["stale"].most < 100

    in_a_hall(tmp_path, story)


def test_what_was_said_is_sent_once(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        viewer = Viewer(people[0])
        keeper.viewers.add(viewer)
        keeper.show(viewer, whole=True)
        for number in range(5):
            await hall.handle(keeper, None, people[1], p.Chat(f"{number}", text=f"word {number}"))
        sent = viewer.outbox
        for number in range(5):
            assert sum(f'"word {number}"'.encode() in frame for frame in sent) == 1

    in_a_hall(tmp_path, story)


def test_a_table_that_does_not_go_on_holds_up_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(hall: Hall) -> None:
        broken, _ = await table_of(hall, "me", "me")
        well, _ = await table_of(hall, "random", "random")
        assert well.bot is not None
        well.bot.cancel()
        await until(lambda: not well.is_moving)

        def fails() -> str:
            raise RuntimeError("a fault in the rules")

        monkeypatch.setattr(broken.table, "bot_to_move", fails)
        step = steps_at(well)
        await sweep(hall)
        await until(lambda: steps_at(well) > step)

    with caplog.at_level(logging.ERROR):
        in_a_hall(tmp_path, story)
    assert "does not go on" in caplog.text


def test_a_bot_in_the_place_of_a_person_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def before(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        seat = keeper.table.awaiting()
        chair = keeper.table.seats[seat]
        hall.opponents.let_move = lambda _: None  # type: ignore[method-assign, assignment]
        now_there = {"user": chair.user, "name": chair.name, "bot": "random"}
        await hall.write(keeper, [Event("seat", seat, {"now": now_there}, people[seat].id)])

    async def after(hall: Hall) -> None:
        await wake(hall)
        (keeper,) = hall.keepers.values()
        await until(lambda: steps_at(keeper) > 0)

    in_a_hall(tmp_path, before)
    in_a_hall(tmp_path, after)
