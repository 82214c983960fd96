"""Several servers on one PostgreSQL: who is at another one is not absent, and all lobbies are the same."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from petteia.server import neighbours as rooms
from petteia.server.errands import Errands
from petteia.server.neighbours import Neighbours, portions
from petteia.server.news import LARGEST, Goodbye, Hello, Present, Wrote, encode, read, written
from petteia.server.store import Store
from tests.server.halls import run
from tests.server.house import House, Person
from tests.server.postgres import PostgreSQL


@pytest.fixture
def houses(postgres: PostgreSQL, tmp_path: Path) -> Iterator[tuple[House, House]]:
    url = postgres.new_database()
    with House(url, tmp_path / "one.log") as one, House(url, tmp_path / "other.log") as other:
        yield one, other
    for log in (tmp_path / "one.log", tmp_path / "other.log"):
        assert "Traceback" not in log.read_text()


def test_who_is_at_another_server_is_not_absent(houses: tuple[House, House]) -> None:
    one, other = houses
    with Person(one, "Anna") as anna, Person(other, "Bela") as bela, Person(other, "Dora") as dora:
        table = anna.sets_up(["me", "open"])
        here, there = anna.opens(table), bela.opens(table)
        there.done("sit", seat=1)
        for tab in (here, there):
            tab.wait_for(lambda tab=tab: tab.presence.get("online") == [True, True], "both are there")  # type: ignore[misc]
        watching = dora.opens(table)
        here.wait_for(lambda: here.presence["watchers"] == ["Dora"], "Dora, who watches elsewhere")
        watching.close()
        here.wait_for(lambda: here.presence["watchers"] == [], "Dora has gone")
        there.close()
        here.wait_for(lambda: here.presence["online"] == [True, False], "Bela has gone")


def test_a_server_that_ends_takes_its_people_with_it(houses: tuple[House, House]) -> None:
    one, other = houses
    with Person(one, "Anna") as anna, Person(other, "Bela") as bela:
        table = anna.sets_up(["me", "open"])
        here, there = anna.opens(table), bela.opens(table)
        there.done("sit", seat=1)
        here.wait_for(lambda: here.presence.get("online") == [True, True], "both are there")
        other.close()
        here.wait_for(lambda: here.presence["online"] == [True, False], "Bela has gone with the server")


def test_a_server_that_comes_later_learns_who_is_there(postgres: PostgreSQL, tmp_path: Path) -> None:
    url = postgres.new_database()
    with House(url, tmp_path / "one.log") as one, Person(one, "Anna") as anna:
        table = anna.sets_up(["me", "open"])
        anna.opens(table)
        with House(url, tmp_path / "other.log") as other, Person(other, "Bela") as bela:
            there = bela.opens(table)
            there.wait_for(lambda: there.presence.get("online", [False])[0], "Anna, who was there before")


def test_all_lobbies_are_the_same(houses: tuple[House, House]) -> None:
    one, other = houses
    with Person(one, "Anna") as anna, Person(other, "Bela") as bela:
        lobby = bela.lobby()
        lobby.read()
        table = anna.sets_up(["me", "open"])
        while table.id not in [row["id"] for row in lobby.read()["open"]]:
            pass


# --- without a network --------------------------------------------------------------------------------


def alone(tmp_path: Path) -> tuple[Neighbours, list[str]]:
    changed: list[str] = []
    return Neighbours(Store(f"sqlite:///{tmp_path / 'n.db'}"), Errands(), changed.append), changed


def test_a_server_of_which_nothing_is_heard_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        neighbours, changed = alone(tmp_path)
        neighbours.heard(Present({"t": {"anna": "Anna"}}, server="other"))
        assert neighbours.people_at("t") == {"anna": "Anna"}
        await neighbours.keep_in_touch()
        assert neighbours.people_at("t") == {"anna": "Anna"}
        later = time.monotonic() + rooms.SECONDS_UNTIL_GONE + 1
        monkeypatch.setattr(time, "monotonic", lambda: later)
        await neighbours.keep_in_touch()
        assert neighbours.people_at("t") == {}
        assert changed == ["t", "t"]

    run(story())


def test_what_we_hear_of_ourselves_is_no_news(tmp_path: Path) -> None:
    neighbours, changed = alone(tmp_path)
    for news in (Present({"t": {"anna": "Anna"}}), Hello(), Goodbye()):
        neighbours.heard(news)
    assert not neighbours.others
    assert not changed


def test_any_number_of_tables_is_told_in_pieces_that_fit() -> None:
    people = {f"{number:032x}": "Ὀδυσσεύς" * 3 for number in range(rooms.MOST_NAMES)}
    tables = {f"table {number}": people for number in range(20)}
    told = list(portions(tables))
    assert all(len(encode(Present(some))) < 8_000 for some in told)
    assert {table for some in told for table in some} == set(tables)
    assert LARGEST < 8_000


def test_news_are_read_as_they_were_written_and_what_nobody_knows_is_anything() -> None:
    assert read(written(Wrote("t", 7))) == Wrote("t", 7)
    for words in ("", "a table, as older servers say it", '{"news":"of tomorrow"}', "[]"):
        assert read(words) is None
    assert msgspec.json.decode(written(Hello()))["news"] == "hello"
