"""Who may see what of a table: each cell of the table in docs/who-sees-what.md."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Person, Table, Turned, catch_up, knock

DOCUMENT = Path(__file__).parents[2] / "docs" / "who-sees-what.md"

# What is asked for: a method, what of the table, and what is sent along.
ASKED: dict[str, tuple[str, str, Any]] = {
    "the table itself": ("SOCKET", "", None),
    "the box (`facts`)": ("GET", "facts", None),
    "the record": ("GET", "record", None),
    "the analysis (`chances`, `slips`)": ("GET", "chances", None),
    "playing on": ("POST", "play-on", {"step": 0, "seat": 0, "bot": "random"}),
}
WHO = ("nobody known", "anybody", "invited", "at the table", "host")


@dataclass
class Scene:
    """A table at one moment, and everybody who could ask for something."""

    house: House
    table: Table
    people: dict[str, Person | None]

    def allowed(self, who: str, what: str) -> bool:
        method, path, body = ASKED[what]
        invite = self.table.invite if who == "invited" else None
        return (
            self.lets_in(who, invite) if method == "SOCKET" else self.answers(who, invite, method, path, body)
        )

    def lets_in(self, who: str, invite: str | None) -> bool:
        person = self.people[who]
        if person is None:
            with knock(self.house, f"/ws/tables/{self.table.id}", None) as socket:
                with contextlib.suppress(ConnectionClosed):
                    return bool(socket.recv())
                return False
        try:
            person.opens(self.table, invite).close()
        except Turned:
            return False
        return True

    def answers(self, who: str, invite: str | None, method: str, path: str, body: Any) -> bool:
        person = self.people[who]
        send = partial(httpx.request, trust_env=False) if person is None else person.http.request
        address = f"{self.house.url}/api/tables/{self.table.id}/{path}{f'?invite={invite}' if invite else ''}"
        response = send(method, address, json=body, headers={"origin": self.house.url})
        assert response.status_code in (200, 401, 403), response.text
        return response.status_code == 200


def written() -> dict[tuple[str, str, str], bool]:
    """The table of the document, cell by cell: when, what, who."""
    cells: dict[tuple[str, str, str], bool] = {}
    when = ""
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if heading := re.match(r"### (.*)", line):
            when = heading[1]
        columns = [column.strip() for column in line.strip("|").split("|")]
        if line.startswith("|") and columns[0] in ASKED:
            for who, cell in zip(WHO, columns[1:], strict=True):
                assert cell in ("yes", "—"), line
                cells[when, columns[0], who] = cell == "yes"
    return cells


CELLS = written()
MOMENTS = sorted({when for when, _, _ in CELLS})


@pytest.fixture(scope="module", params=MOMENTS)
def scene(request: pytest.FixtureRequest, house: House) -> Iterator[tuple[str, Scene]]:
    private = "private" in request.param
    with (
        Person(house, "Anna") as host,
        Person(house, "Bela") as player,
        Person(house, "Carla") as invited,
        Person(house, "Dora") as anybody,
    ):
        watching = "without spectators" not in request.param
        table = host.sets_up(["open", "open"], private=private, watching=watching)
        # The host has not sat down: setting up a table is reason enough to look at it.
        seats = [player.opens(table, table.invite), invited.opens(table, table.invite)]
        for number, tab in enumerate(seats):
            catch_up(seats)
            tab.done("sit", seat=number)
        start = host.opens(table)
        start.start()
        if "is over" in request.param:
            seats[0].wait_version(start.version)
            seats[0].done("resign")
        with Person(house, "Elio") as guest:
            people = {
                "nobody known": None,
                "anybody": anybody,
                "invited": guest,
                "at the table": player,
                "host": host,
            }
            yield request.param, Scene(house, table, people)


def test_every_cell_is_written() -> None:
    assert {(what, who) for _, what, who in CELLS} == {(what, who) for what in ASKED for who in WHO}
    assert len(MOMENTS) == 5


@pytest.mark.parametrize("what", ASKED)
@pytest.mark.parametrize("who", WHO)
def test_who_may_see_what(scene: tuple[str, Scene], who: str, what: str) -> None:
    when, there = scene
    assert there.allowed(who, what) == CELLS[when, what, who], (when, who, what)
