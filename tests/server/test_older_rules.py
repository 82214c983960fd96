"""A store from before the rules changed: games go on by the old ones, or close by consent."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

import pytest

from petteia.server import protocol as p
from petteia.server.hall import Hall
from tests.cli.test_screen import screen
from tests.server.halls import game_in, in_a_hall
from tests.server.test_stores import complaint, serve


@pytest.fixture
def old_store(tmp_path: Path) -> Path:
    """Three tables of the time before: a game under way, one that is over, one at which nobody has begun."""

    async def story(hall: Hall) -> None:
        under_way, people = await game_in(hall, 3)
        over, players = await game_in(hall, 3)
        await hall.handle(over, None, players[0], p.Resign("resign", over.table.version))
        await hall.create(people[0], p.NewTable("attika", ["me", "open"]))
        assert [under_way.table.status, over.table.status] == ["playing", "over"]

    in_a_hall(tmp_path, story)
    change(tmp_path / "hall.db", "update tables set rules_version = 0")
    return tmp_path / "hall.db"


def change(store: Path, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(store)) as connection, connection as database:
        database.execute(statement)


def statuses(store: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return sorted(row[0] for row in connection.execute("select status from tables"))


def test_a_server_that_would_close_games_says_how_many_and_touches_nothing(old_store: Path) -> None:
    before = old_store.read_bytes()
    said = complaint(serve(f"sqlite:///{old_store}"))
    assert "One game is being played by the rules of an older Petteia (Attika: 1)" in said
    assert "--close-old-games" in said
    assert old_store.read_bytes() == before


ANSWERS: dict[str, tuple[str, str, list[str]]] = {
    "whoever agrees serves": ("yes", "Petteia is at ", ["open", "over", "readonly"]),
    "whoever does not keeps the games": ("no", "Nothing was changed", ["open", "over", "playing"]),
}


@pytest.mark.parametrize("case", ANSWERS)
def test_at_a_terminal_it_asks(case: str, old_store: Path) -> None:
    answer, then, left = ANSWERS[case]
    with screen("serve", "--port", "0", "--store", f"sqlite:///{old_store}") as (terminal, _):
        terminal.until("Serve all the same? Type yes.")
        terminal.type(answer)
        terminal.until(then)
    assert statuses(old_store) == left


def test_what_was_agreed_to_is_not_asked_again(old_store: Path) -> None:
    words = ("serve", "--port", "0", "--store", f"sqlite:///{old_store}")
    for flags in (("--close-old-games",), ()):
        with screen(*words, *flags) as (terminal, _):
            assert "older Petteia" not in terminal.until("Petteia is at ")


def test_a_new_store_and_one_of_today_have_nothing_to_ask(tmp_path: Path) -> None:
    for _ in range(2):
        with screen("serve", "--port", "0", "--store", f"sqlite:///{tmp_path / 'new.db'}") as (terminal, _):
            assert "older Petteia" not in terminal.until("Petteia is at ")


def test_a_table_set_before_and_begun_after_is_played_by_the_rules_of_the_day(old_store: Path) -> None:
    begun: list[str] = []

    async def begin(hall: Hall) -> None:
        (row,) = await hall.store.lobby()
        keeper = await hall.keeper(row.id)
        assert keeper is not None
        host, guest = (await hall.store.new_guest("Bela"))[0], (await hall.store.new_guest("Cleo"))[0]
        keeper.table.row.host = host.id
        for user, request in (
            (guest, p.Sit("sit", keeper.table.version, seat=1)),
            (host, p.Start("start", keeper.table.version + 1)),
        ):
            assert isinstance(await hall.handle(keeper, None, user, request), p.Ack)
        begun.append(row.id)

    async def look(hall: Hall) -> None:
        keeper = await hall.keeper(begun[0])
        assert keeper is not None
        assert keeper.table.status == "playing", keeper.table.why_readonly

    in_a_hall(old_store.parent, begin)
    in_a_hall(old_store.parent, look)
