"""What people bring: components files and records are read where nobody else waits, and refused in words."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import os
import random
import select
import signal
import sqlite3
import sys
import threading
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from petteia.core.contract import Impossible
from petteia.core.match import Match, replay
from petteia.core.message import Message
from petteia.games import REGISTER, game_named
from petteia.server import protocol as p
from petteia.server import workers
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.problem import Problem
from petteia.server.shares import Claim
from petteia.server.workers import Reading, Unpacking, done
from tests.server.halls import in_a_hall
from tests.server.house import PATIENCE, House, Json, Person, Table, house_at

SOURCES = Path(__file__).parent.parent.parent / "src" / "petteia" / "games"
OURS = {game: (SOURCES / game / "components.toml").read_text(encoding="utf-8") for game in REGISTER}
THEIRS = "# Our own box.\n" + OURS["attika"].replace("M = 15", "M = 14")
ENDLESS = "a." * 40_000 + "a = 1"  # a key of so many parts takes half a minute and gigabytes
PLAYERS = {"attika": 2, "olympos": 2, "polis": 3}
CLAIM = Claim("somebody", "")


def own_record() -> Json:
    """A short game with somebody's own box."""
    match = Match(game_named("attika"), 2, "own box", components=THEIRS, names=["Anna", "Bela"])
    for _ in range(6):
        match.play(match.state.legal()[0])
    return json.loads(json.dumps(match.record()))  # type: ignore[no-any-return]


def wish(components: str, game: str = "attika", **more: Any) -> Json:
    seats = ["me"] + ["greedy"] * (PLAYERS[game] - 1)
    return {"game": game, "seats": seats, "components": components, **more}


# --- others go on ------------------------------------------------------------------------------------

UPLOADS = {
    "components": ("/api/tables", wish(ENDLESS), "core-bad-components"),
    "record": ("/api/records", {**own_record(), "components_file": ENDLESS}, "core-bad-record"),
}


@pytest.mark.parametrize("upload", UPLOADS)
def test_others_are_answered_while_a_file_is_read_that_takes_for_ever(house: House, upload: str) -> None:
    path, body, key = UPLOADS[upload]
    with Person(house, "Mallory") as mallory, Person(house, "Anna") as anna:
        line = http.client.HTTPConnection("127.0.0.1", house.port)
        with contextlib.closing(line):
            headers = {"origin": house.url, "cookie": mallory.cookie, "content-type": "application/json"}
            line.request("POST", path, json.dumps(body), headers)
            for _ in range(10):
                assert anna.http.get("/api/me").is_success
            assert not select.select([line.sock], [], [], 0)[0], "Mallory still waits"
            answer = line.getresponse()
            told = json.loads(answer.read())
        assert (answer.status, told["said"]["key"]) == (400, key)
        assert "more than 5 seconds, or too much memory" in told["error"]


def test_no_file_of_others_is_read_where_everybody_is_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = own_record()
    game_named("attika").facts()

    def by_mistake(_text: str) -> Any:
        raise AssertionError("this takes as long as whoever wrote it likes")

    async def story(hall: Hall) -> None:
        anna, _ = await hall.store.new_guest("Anna")
        table = await hall.create(anna, p.NewTable("attika", ["me", "greedy"], components=THEIRS, start=True))
        assert (await again(hall, table.row.id)).table.playing().state.actor >= 0
        await ends(hall, anna, table.row.id)
        await hall.handle(await again(hall, table.row.id), None, anna, p.Rematch("again", base(hall, table)))
        invitation = (await again(hall, table.row.id)).table.rematch
        assert invitation is not None
        brought = await hall.open_record(anna, record)
        onward = await hall.play_on(anna, brought, p.PlayOn(step=2, seat=0, bot="random"))
        for known in (table.row.id, invitation.table, brought.row.id, onward.row.id):
            live = (await again(hall, known)).table
            assert live.row.components == THEIRS
            assert live.game.facts(live.row.facts)["cards"]["M"] == 14
        assert (await again(hall, brought.row.id)).table.record() == record

    monkeypatch.setattr(tomllib, "loads", by_mistake)
    in_a_hall(tmp_path, story)


async def again(hall: Hall, table: str) -> Any:
    """A table as it comes back from the log."""
    if keeper := hall.keepers.pop(table, None):
        keeper.hush()
    found = await hall.keeper(table)
    assert found is not None
    return found


async def ends(hall: Hall, user: User, table: str) -> None:
    keeper = await hall.keeper(table)
    assert keeper is not None
    while keeper.table.status != "over":
        request = p.Resign("give up", keeper.table.version)
        if isinstance(await hall.handle(keeper, None, user, request), p.Refusal):
            await asyncio.sleep(0.01)  # a bot was quicker


def base(hall: Hall, table: Any) -> int:
    version: int = hall.keepers[table.row.id].table.version
    return version


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="processes cannot be held up")
def test_nobody_waits_for_a_reader_that_has_not_begun_to_read(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        await hall.readers.read(own_record(), CLAIM)
        reader = hall.readers.all[0].process
        assert reader is not None
        assert reader.pid is not None
        os.kill(reader.pid, signal.SIGSTOP)
        rescue = threading.Timer(PATIENCE / 4, os.kill, (reader.pid, signal.SIGCONT))
        rescue.start()
        reading = asyncio.create_task(hall.readers.read({**own_record(), "more": "x" * 500_000}, CLAIM))
        for _ in range(10):
            await asyncio.sleep(0)
        assert rescue.is_alive(), "everybody waited until it went on"
        rescue.cancel()
        os.kill(reader.pid, signal.SIGCONT)
        assert (await reading)["moves"]

    in_a_hall(tmp_path, story)


def test_a_reader_that_dies_is_told_of_and_replaced(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        reading = asyncio.create_task(hall.readers.unpack("attika", ENDLESS, CLAIM))
        reader = hall.readers.all[0]
        while not reader.is_alive():
            await asyncio.sleep(0.01)
        assert reader.process is not None
        reader.process.kill()
        with pytest.raises(Problem) as caught:
            await reading
        assert caught.value.message.key == "core-bad-components"
        assert json.loads(await hall.readers.unpack("attika", THEIRS, CLAIM)) == tomllib.loads(THEIRS)

    in_a_hall(tmp_path, story)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such limit")
def test_a_reader_has_only_so_much_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("READING_SECONDS", "READING_SECONDS_BY_THE_CLOCK"):
        monkeypatch.setattr(workers, limit, 600)

    async def story(hall: Hall) -> None:
        with pytest.raises(Problem) as caught:
            await hall.readers.unpack("attika", ENDLESS, CLAIM)
        assert caught.value.message.arguments["why"] == Message("core-fault-reading", {"most": 600})
        assert await hall.readers.unpack("attika", THEIRS, CLAIM), "the next one is read"

    in_a_hall(tmp_path, story)


# --- whatever is in it -------------------------------------------------------------------------------

ODD = {
    "a date": "day = 2026-11-16",
    "a time": "day = 12:00:00",
    "a number of 5,000 digits": "n = 1" + "0" * 5_000,
    "a number of 5,000 other digits": "n = 0x1" + "0" * 5_000,
    "an infinite number": "n = inf",
    "no number": "n = nan",
    "a letter that rings": 'n = "\\u0007"',
    "a letter that is none": 'n = "\\U00000000"',
    "a text like a novel": f'n = "{"x" * 5_000}"',
    "a name like a novel": f'{"x" * 5_000} = "n"',
    "a list of lists": "n = " + "[" * 50 + "]" * 50,
    "a list of lists of lists": "n = " + "[" * 5_000 + "]" * 5_000,
    "too many things": "n = [" + "1," * 30_000 + "]",
    "too many letters": "# " + "x" * 100_000,
}


@pytest.mark.parametrize("odd", ODD)
def test_what_no_box_has_is_refused_in_words(people: tuple[Person, ...], odd: str) -> None:
    text = f"{ODD[odd]}\n{OURS['attika']}"
    record = {**own_record(), "components_file": text}
    for path, body, key in (
        ("tables", wish(text), "core-bad-components"),
        ("records", record, "core-bad-record"),
    ):
        answer = people[0].http.post(f"/api/{path}", json=body)
        assert (answer.status_code, answer.json()["said"]["key"]) == (400, key), answer.text
        assert len(answer.text) < 2_000


@pytest.mark.parametrize(
    ("broken", "faults"),
    [
        (
            THEIRS.replace("M = 14", 'M = "many"'),
            ["core-wrong-at", "core-wrong-must-be", "core-wrong-kind-number"],
        ),
        (THEIRS.replace("M = 14", "M = "), ["core-wrong-not-data", "core-wrong-line"]),
    ],
)
def test_what_is_wrong_with_a_file_is_a_message_that_every_language_can_say(
    people: tuple[Person, ...], broken: str, faults: list[str]
) -> None:
    answer = people[0].http.post("/api/tables", json=wish(broken))
    assert answer.json()["said"]["key"] == "core-bad-components"
    assert all(f'"{fault}"' in answer.text for fault in faults), answer.text


def test_of_a_thousand_faults_the_first_are_told(people: tuple[Person, ...]) -> None:
    answer = people[0].http.post("/api/tables", json=wish("schema = 1\n" + "[[card]]\n" * 5_000, "polis"))
    assert answer.status_code == 400
    assert '"number":3' in answer.text
    assert len(answer.text) < 50_000


def test_a_refusal_quotes_what_is_long_in_part(people: tuple[Person, ...]) -> None:
    answer = people[0].http.post("/api/tables", json=wish(THEIRS, options={"x" * 5_000: "y"}))
    assert answer.status_code == 400
    assert answer.json()["error"].startswith("This request cannot be understood")


def places(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in nested data: what it is in, and its key there."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], dict | list):
            yield from places(data[key])


STRANGE: list[Any] = [
    None,
    True,
    -1,
    0,
    1,
    2,
    7,
    15,
    16,
    999,
    1000,
    2**31,
    2**63,
    10**30,
    -(10**9),
    0.5,
    1e308,
]
STRANGE += [
    "",
    "x",
    "a" * 300,
    "é",
    "\n",
    "\x1b[2J",
    "{",
    "rulebook",
    "1 any",
    "9 grain",
    "red",
    [],
    {},
    [[]],
]
STRANGE += [
    [1],
    ["x"],
    {"x": 1},
    {"kind": []},
    {"kind": "war", "source": "rulebook"},
    [0, 0],
    [0, 10**9],
    float("nan"),
]


def changed_at_random(original: Json, dice: random.Random) -> Json:
    data = deepcopy(original)
    for _ in range(dice.choice((1, 1, 1, 2, 5))):
        block, key = dice.choice(list(places(data)))
        what = dice.randrange(4)
        if what == 0:
            del block[key]
        elif what == 1 and isinstance(block, list):
            block.insert(key, deepcopy(block[key]))
        elif what == 2:
            other, there = dice.choice(list(places(data)))
            block[key] = deepcopy(other[there])
        else:
            block[key] = deepcopy(dice.choice(STRANGE))
    return data


def is_refused_or_done(task: Reading | Unpacking) -> bool:
    try:
        done(task)
    except Impossible:
        return False
    return True


@pytest.mark.parametrize("game", REGISTER)
def test_any_change_of_a_components_file_is_refused_in_words_or_played_with(game: str) -> None:
    dice, ours = random.Random(game), tomllib.loads(OURS[game])
    played = [
        is_refused_or_done(Unpacking(game, json.dumps(changed_at_random(ours, dice)))) for _ in range(300)
    ]
    assert 0 < sum(played) < len(played)


@pytest.mark.parametrize("game", REGISTER)
def test_any_value_in_place_of_each_fact_is_refused_in_words_or_played_with(game: str) -> None:
    dice, ours = random.Random(game), tomllib.loads(OURS[game])
    for block, key in dice.sample(list(places(ours)), 400):
        was = block[key]
        block[key] = dice.choice(STRANGE)
        is_refused_or_done(Unpacking(game, json.dumps(ours)))
        block[key] = was


@pytest.mark.parametrize("game", REGISTER)
def test_any_change_of_a_record_is_refused_in_words_or_replayed(game: str) -> None:
    dice, match = random.Random(game), Match(game_named(game), PLAYERS[game], game)
    for _ in range(12):
        match.play(dice.choice(match.state.legal()))
    record = json.loads(json.dumps(match.record()))
    record["components_file"] = None if game == "attika" else json.dumps(tomllib.loads(OURS[game]))
    played = [is_refused_or_done(Reading(changed_at_random(record, dice))) for _ in range(300)]
    assert 0 < sum(played) < len(played)


def test_any_change_of_a_record_is_answered(people: tuple[Person, ...]) -> None:
    dice, record = random.Random("answered"), own_record()
    for _ in range(150):
        body = json.dumps(changed_at_random(record, dice))  # with NaN, which is no JSON
        answer = people[0].http.post("/api/records", content=body)
        assert answer.status_code in (200, 400), answer.text
        if answer.status_code == 200:
            brought = Table(answer.json()["id"], "")
            assert people[1].http.get(f"/api/tables/{brought.id}/record").is_success
            people[1].opens(brought)
        else:
            assert answer.json()["error"]


# --- as much as is needed ----------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["me", "claim", "login", "lessons"])
def test_most_requests_are_small(people: tuple[Person, ...], path: str) -> None:
    answer = people[0].http.post(f"/api/{path}", content=b" " * 65_000)
    assert (answer.status_code, answer.json()["said"]["key"]) == (413, "core-too-large")


def test_a_file_of_the_largest_size_is_played_with(people: tuple[Person, ...]) -> None:
    anna = people[0]
    text = THEIRS + "# é\n" * ((100_000 - len(THEIRS)) // 4)
    made = anna.http.post("/api/tables", json=wish(text, start=True)).raise_for_status().json()
    tab = anna.opens(Table(made["id"], made["invite"]))
    tab.done("resign")
    record = anna.http.get(f"/api/tables/{made['id']}/record").raise_for_status().json()
    assert record["components_file"] == text
    assert replay(game_named("attika"), record).record()["turns"] == record["turns"]
    assert anna.http.post("/api/records", json=record).is_success


# --- as it was written before ------------------------------------------------------------------------


def test_a_table_of_an_earlier_store_comes_back_with_its_own_box(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        made = anna.http.post("/api/tables", json=wish(THEIRS, start=True)).raise_for_status().json()
        table = Table(made["id"], made["invite"])
        facts = anna.http.get(f"/api/tables/{table.id}/facts").json()
        house.kill()
        asked_of(house, "update tables set facts = null")
        house.start()
        assert anna.http.get(f"/api/tables/{table.id}/facts").json() == facts
        anna.opens(table).done("resign")
        record = anna.http.get(f"/api/tables/{table.id}/record").json()
        assert record["components_file"] == THEIRS
        assert asked_of(house, "select count(*) from tables where facts is null") == [(0,)]


def test_a_table_of_an_earlier_store_whose_box_cannot_be_read_is_not_there(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        made = anna.http.post("/api/tables", json=wish(THEIRS, start=True)).raise_for_status().json()
        house.kill()
        asked_of(house, "update tables set facts = null, components = 'day = 2026-11-16'")
        house.start()
        for what in ("facts", "record"):
            assert anna.http.get(f"/api/tables/{made['id']}/{what}").status_code == 404


def asked_of(house: House, query: str) -> list[tuple[Any, ...]]:
    connection = sqlite3.connect(house.store.removeprefix("sqlite:///"))
    with contextlib.closing(connection), connection as database:
        return database.execute(query).fetchall()
