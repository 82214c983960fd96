"""Two servers on one PostgreSQL, and a database that goes away: of two writers one wins, and all see it."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.house import (
    House,
    Person,
    Tab,
    Table,
    Turned,
    catch_up,
    the_first,
    until,
)
from tests.server.pair import awaited, two_at_a_table, wish_of
from tests.server.postgres import PostgreSQL, database_server

CONFLICTS = int(os.environ.get("PETTEIA_CONFLICTS", "30"))


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
