"""Servers that are killed, stopped or cut off: nothing is lost or doubled, and others go on."""

from __future__ import annotations

import os
import random
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import (
    Person,
    Tab,
    Table,
    Turned,
    catch_up,
    children_of,
    house_at,
    is_alive,
    play_on,
    the_first,
    until,
)
from tests.server.pair import awaited, two_at_a_table, wish_of

KILLS = int(os.environ.get("PETTEIA_KILLS", "10"))
A_WHILE = 50  # kills: after so many it is told how far we are


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
