"""Who is who: a session is one browser's, ends when its person says so, and takes its sockets along."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from petteia.server.entries import Event
from petteia.server.farewell import TELLING, erased
from petteia.server.hall import Hall
from petteia.server.protocol import NewTable
from petteia.server.sessions import device_named
from petteia.server.store import ACCOUNT_SECONDS, GUEST_SECONDS, HOUR, digest_of
from tests.server.halls import in_a_hall
from tests.server.house import PATIENCE, House, Person, Tab, Table, Turned, house_at
from tests.server.postgres import PostgreSQL

LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"
)
PASSWORD = "twelve columns"

Json = dict[str, Any]


def credentials(person: Person) -> Json:
    """A login that nobody else has, as short as a login is."""
    return {"login": f"p{person.id[:10]}", "password": PASSWORD}


def claims(person: Person) -> Json:
    secret = credentials(person)
    person.http.post("/api/claim", json=secret).raise_for_status()
    return secret


def is_closed(tab: Tab) -> int:
    """The code with which a socket that was open is closed."""
    with pytest.raises(Turned) as turned:
        tab.wait_for(lambda: False, "the end of the session")
    return turned.value.code


def says(person: Person, path: str, **body: Any) -> tuple[int, str]:
    """The status, and the key of what is said about it."""
    answer = person.http.post(path, json=body)
    return answer.status_code, "" if answer.is_success else answer.json()["said"]["key"]


@contextlib.contextmanager
def another_device(house: House, secret: Json, agent: str = PHONE) -> Iterator[Person]:
    with Person(house) as device:
        device.http.headers["user-agent"] = agent
        device.http.post("/api/login", json=secret).raise_for_status()
        yield device


# --- a new token with every change --------------------------------------------------------------------------


@pytest.mark.parametrize("step", ["claim", "login", "password"])
def test_whoever_has_an_older_cookie_is_left_outside(house: House, step: str) -> None:
    """It may have been planted or copied: it is worth nothing once more can be done with it."""
    with Person(house, "Anna") as anna:
        secret = credentials(anna) if step == "claim" else claims(anna)
        with anna.at(house) as thief:
            assert thief.id == anna.id
            lobby = thief.lobby()
            lobby.read()
            if step == "password":
                anna.http.post(
                    "/api/password", json={"old": PASSWORD, "new": "a new password"}
                ).raise_for_status()
            else:
                anna.http.post(f"/api/{step}", json=secret).raise_for_status()
            assert thief.http.get("/api/tables").status_code == 401
            assert is_closed(lobby) == 4401
            assert thief.http.get("/api/me").json()["id"] != anna.id
        assert anna.http.get("/api/me").json()["id"] == anna.id


def test_logging_out_closes_every_tab_of_that_browser(house: House) -> None:
    with Person(house, "Anna") as anna, another_device(house, claims(anna)) as phone:
        table = anna.sets_up(["me", "open"])
        here, there = anna.opens(table), phone.opens(table)
        anna.http.post("/api/logout").raise_for_status()
        assert is_closed(here) == 4401
        there.done("sit", seat=1)


def test_a_cookie_is_for_our_pages_only_and_under_https_for_nothing_else(house: House) -> None:
    with httpx.Client(base_url=house.url, verify=False, trust_env=False, timeout=PATIENCE) as browser:
        plain = browser.get("/api/me").headers["set-cookie"].lower()
        browser.cookies.clear()
        safe = browser.get("/api/me", headers={"x-forwarded-proto": "https"}).headers["set-cookie"].lower()
    assert "httponly; max-age" in plain
    assert plain.endswith("samesite=lax")
    assert safe.endswith("; secure")


# --- seeing and ending them ---------------------------------------------------------------------------------


def test_sessions_are_listed_and_the_others_ended(house: House) -> None:
    with Person(house, "Anna") as anna:
        anna.http.headers["user-agent"] = LINUX
        secret = claims(anna)
        with another_device(house, secret) as phone, another_device(house, secret, "curl/8") as script:
            listed = anna.http.get("/api/sessions").raise_for_status().json()
            assert [(one["browser"], one["system"], one["this"]) for one in listed] == [
                ("Firefox", "Linux", True),
                (None, None, False),
                ("Safari", "iOS", False),
            ]
            assert all(one["created"] <= one["used"] for one in listed)
            lobbies = [device.lobby() for device in (phone, script)]
            left = anna.http.post("/api/sessions/end", json={"session": listed[2]["id"]}).json()
            assert [one["id"] for one in left] == [one["id"] for one in listed[:2]]
            assert is_closed(lobbies[0]) == 4401
            assert script.http.get("/api/tables").is_success
            left = anna.http.post("/api/sessions/end", json={"session": None}).json()
            assert [one["this"] for one in left] == [True]
            assert is_closed(lobbies[1]) == 4401
            assert script.http.get("/api/tables").status_code == 401


def test_nobody_ends_the_session_of_somebody_else(house: House) -> None:
    with Person(house) as anna, Person(house) as bela:
        (hers,) = anna.http.get("/api/sessions").json()
        assert bela.http.post("/api/sessions/end", json={"session": hers["id"]}).is_success
        assert anna.http.get("/api/me").json()["id"] == anna.id
        assert says(bela, "/api/sessions/end", session="x" * 65) == (400, "core-bad-body")


@pytest.mark.parametrize(
    ("agent", "browser", "system"),
    [
        (LINUX, "Firefox", "Linux"),
        (PHONE, "Safari", "iOS"),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/129.0 Safari/537.36 Edg/129.0",
            "Edge",
            "Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36",
            "Chrome",
            "Android",
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15",
            "Safari",
            "macOS",
        ),
        (
            "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/129.0 Safari/537.36",
            "Chrome",
            "ChromeOS",
        ),
        ("", None, None),
        ("<script>" * 1000, None, None),
    ],
)
def test_a_device_is_told_by_browser_and_system(agent: str, browser: str | None, system: str | None) -> None:
    assert device_named(agent) == (browser, system)


# --- how long they last -------------------------------------------------------------------------------------


def test_what_is_not_used_for_long_ends_by_itself(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna, Person(house, "Bela") as guest:
        claims(anna)
        house.lets_time_pass(ACCOUNT_SECONDS - HOUR)
        assert anna.http.get("/api/me").json()["id"] == anna.id, "which also renews it"
        house.lets_time_pass(ACCOUNT_SECONDS + HOUR)
        assert anna.http.get("/api/tables").status_code == 401
        assert guest.http.get("/api/me").json()["id"] == guest.id, "the cookie is all a guest has"
        house.lets_time_pass(GUEST_SECONDS + HOUR)
        assert guest.http.get("/api/tables").status_code == 401
        assert "Traceback" not in house.log(), house.log()


def test_the_store_is_cleared_of_sessions_and_guests_that_are_over(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        store = hall.store
        await store.new_guest("Gone")
        _, kept = await store.new_guest("Kept")
        seated, _ = await store.new_guest("Seated")
        await hall.create(seated, NewTable("attika", ["me", "open"]))
        set_back(tmp_path / "hall.db", GUEST_SECONDS + HOUR, but=digest_of(kept))
        await store.clear_out()
        names = {row[0] for row in everything(tmp_path / "hall.db", "select name from users")}
        assert names == {"Kept", "Seated"}, "who sits at a table is still somebody there"
        assert everything(tmp_path / "hall.db", "select count(*) from sessions") == [(1,)]
        assert await store.user_of(kept) is not None

    in_a_hall(tmp_path, story)


def test_that_a_session_is_used_is_written_once_an_hour(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        _, secret = await hall.store.new_guest("Anna")
        uses = "select used from sessions"
        (first,) = everything(tmp_path / "hall.db", uses)
        await hall.store.user_of(secret)
        assert everything(tmp_path / "hall.db", uses) == [first]
        set_back(tmp_path / "hall.db", 2 * HOUR)
        await hall.store.user_of(secret)
        assert everything(tmp_path / "hall.db", uses)[0] > first

    in_a_hall(tmp_path, story)


# --- passwords ----------------------------------------------------------------------------------------------


def test_a_new_password_asks_for_the_old_and_leaves_nobody_else_inside(house: House) -> None:
    with Person(house, "Anna") as anna:
        assert says(anna, "/api/password", old="", new="a new password") == (403, "core-needs-account")
        secret = claims(anna)
        with another_device(house, secret) as phone:
            assert says(anna, "/api/password", old="a guess", new="a new password") == (
                403,
                "core-wrong-password",
            )
            assert says(anna, "/api/password", old=PASSWORD, new="short") == (400, "core-bad-password")
            lobby = phone.lobby()
            lobby.read()
            assert says(anna, "/api/password", old=PASSWORD, new="a new password") == (200, "")
            assert is_closed(lobby) == 4401
        assert says(anna, "/api/login", **secret) == (403, "core-wrong-login")
        assert says(anna, "/api/login", **secret | {"password": "a new password"}) == (200, "")


def test_whoever_has_stolen_a_session_cannot_guess_the_password(strict_house: House) -> None:
    with Person(strict_house) as anna:
        claims(anna)
        answers = [says(anna, "/api/password", old=f"guess {number}", new=PASSWORD) for number in range(12)]
        assert [status for status, _ in answers] == [403] * 10 + [429] * 2
        assert says(anna, "/api/farewell", password=PASSWORD) == (429, "core-too-often")


# --- guesses ------------------------------------------------------------------------------------------------


def stranger(house: House, address: str) -> httpx.Client:
    line = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=house.url, headers={"origin": house.url}, transport=line, timeout=PATIENCE)


def guess(house: House, address: str, secret: Json) -> tuple[int, Json]:
    with stranger(house, address) as somebody:
        answer = somebody.post("/api/login", json=secret)
        return answer.status_code, answer.json()


def test_a_thousand_guesses_do_not_keep_the_owner_out(tmp_path: Path) -> None:
    with house_at(tmp_path, rates={}) as house, Person(house, "Anna") as anna:
        secret = claims(anna)
        wrong = secret | {"password": "a guess of many"}
        anna.http.post("/api/logout").raise_for_status()
        with stranger(house, "127.0.0.1") as attacker:  # where Anna is, too
            codes = [attacker.post("/api/login", json=wrong).status_code for _ in range(1000)]
        assert codes == [403] * 9 + [429] * 991, "the address has its limit, and the claim counted too"
        assert guess(house, "127.0.0.9", wrong)[0] == 403, "the tenth at this account"
        for ally in ("127.0.0.2", "127.0.0.3"):  # now every address has one guess, and then a long wait
            assert [guess(house, ally, wrong)[0] for _ in range(3)] == [403, 429, 429]
        told = guess(house, "127.0.0.2", wrong)[1]
        assert told["said"] == {"key": "core-many-guesses", "arguments": {"minutes": 15}}
        assert guess(house, "127.0.0.4", secret)[0] == 200, (
            "the owner at a new device has a try like everybody"
        )
        assert says(anna, "/api/login", **wrong) == (403, "core-wrong-login")
        assert says(anna, "/api/login", **secret) == (200, ""), "and at a known one as many as ever"


def test_a_known_device_is_known_for_its_account_and_password_only(tmp_path: Path) -> None:
    with house_at(tmp_path, rates={}) as house, Person(house) as anna, Person(house) as bela:
        secret, others = claims(anna), claims(bela)
        wrong = others | {"password": "a guess of many"}
        assert [says(anna, "/api/login", **wrong)[0] for _ in range(10)] == [403] * 8 + [429] * 2
        assert says(anna, "/api/login", **secret) == (200, "")
        with anna.at(house) as copy:
            assert says(anna, "/api/password", old=PASSWORD, new="a new password") == (200, "")
            assert says(copy, "/api/login", **secret) == (429, "core-too-often"), "a stranger again"
        assert says(anna, "/api/login", **secret | {"password": "a new password"}) == (200, "")


# --- going for good -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_who_goes_for_good_leaves_no_name_and_no_word(tmp_path: Path, kind: str) -> None:
    with house_at(tmp_path) as house, Person(house, "Anastasia") as anna, Person(house, "Bela") as bela:
        secret = claims(anna) if kind == "account" else {}
        anna.http.post("/api/settings", json={"theme": "papyrus"})
        over = finished_table(anna, bela)
        running, waiting = anna.sets_up(["me", "open"]), bela.sets_up(["me", "open", "open"])
        hosted, alone = anna.sets_up(["open", "me"]), anna.sets_up(["me", "greedy"], start=True)
        annas, belas = anna.opens(running), bela.opens(running)
        belas.done("sit", seat=1)
        annas.wait_version(belas.version)
        annas.done("start")
        annas.ask("chat", text="the secret of the hemlock")
        anna.opens(waiting).done("sit", seat=2)
        watched = bela.opens(hosted)

        if kind == "account":
            assert says(anna, "/api/farewell", password="a guess") == (403, "core-wrong-password")
        assert says(anna, "/api/farewell", password=secret.get("password")) == (200, "")

        assert is_closed(annas) == 4401
        assert anna.http.get("/api/tables").status_code == 401
        belas.wait_for(lambda: belas.view["table"]["seats"][0]["name"] == "Somebody", "the name is gone")
        assert belas.view["table"]["seats"][0]["left"], "a bot keeps the seat warm"
        belas.wait_for(lambda: belas.view["chat"] == [], "so are the words")
        belas.wait_turn()  # the bot has played
        there = bela.opens(waiting)
        assert [seat["kind"] for seat in there.view["table"]["seats"]] == ["person", "open", "open"]
        watched.wait_for(
            lambda: watched.view["table"]["status"] == "abandoned", "nobody could start it any more"
        )
        record = bela.http.get(f"/api/tables/{over.id}/record").raise_for_status().json()
        assert record["seats"] == ["Somebody", "Bela"]
        rows = {
            row[0]: row[1:] for row in everything(tmp_path / "tables.db", "select id, status from tables")
        }
        assert rows[alone.id] == ("abandoned",), "bots do not play among themselves"
        house.close()
        left = "\n".join(whole_store(tmp_path / "tables.db"))
        for word in ("Anastasia", "hemlock", "papyrus", secret.get("login", "Anastasia")):
            assert word not in left
        house.start()
        assert bela.opens(running).view["table"]["seats"][0]["name"] == "Somebody"
        if kind == "account":
            assert says(bela, "/api/login", **secret) == (403, "core-wrong-login")
    assert "Traceback" not in house.log(), house.log()


def test_a_session_that_ends_at_one_server_ends_at_the_other(postgres: PostgreSQL, tmp_path: Path) -> None:
    url = postgres.new_database()
    with (
        House(url, tmp_path / "one.log") as one,
        House(url, tmp_path / "two.log") as two,
        Person(one, "Anna") as anna,
        Person(one, "Bela") as bela,
    ):
        secret = claims(anna)
        table = anna.sets_up(["me", "open"])
        with anna.at(two) as copy, bela.at(two) as away, another_device(two, secret) as phone:
            copied, belas, phones = copy.opens(table), away.opens(table), phone.opens(table)
            belas.done("sit", seat=1)
            belas.ask("chat", text="Hello")
            phones.ask("chat", text="the secret of the hemlock")
            phones.done("start")
            anna.http.post("/api/logout").raise_for_status()
            assert is_closed(copied) == 4401
            belas.wait_for(lambda: len(belas.view["chat"]) == 2, "what she said")
            anna.http.post("/api/login", json=secret).raise_for_status()
            assert says(anna, "/api/farewell", password=PASSWORD) == (200, "")
            assert is_closed(phones) == 4401
            belas.wait_for(lambda: len(belas.view["chat"]) == 1, "what she said is gone")
            assert belas.view["chat"][0]["text"] == "Hello"
            assert belas.view["table"]["seats"][0]["name"] == "Somebody"
    for log in ("one.log", "two.log"):
        assert "Traceback" not in (tmp_path / log).read_text()


ANNAS, BELAS = ({"user": user, "name": name, "bot": None} for user, name in (("a", "Anna"), ("b", "Bela")))


@pytest.mark.parametrize(
    "event",
    [
        Event("created", -1, {"seats": [ANNAS, BELAS], "imported": False}, "b"),
        Event("arrange", -1, {"seats": [BELAS, ANNAS]}, "b"),
        Event("seat", 0, {"now": ANNAS}, "a"),
        Event("timeout", 0, {"now": ANNAS | {"bot": "greedy"}}),
        Event("chat", 0, {"name": "Anna", "text": "I, Anna", "phrase": None}, "a"),
        Event("rematch", -1, {"table": "t", "invite": "i", "name": "Anna"}, "a"),
    ],
    ids=lambda event: str(event.kind),
)
def test_an_event_forgets_one_person_and_nothing_else(event: Event) -> None:
    assert event.kind in TELLING
    left = str(erased(event, "a"))
    assert "Anna" not in left
    assert ("Bela" in left) == ("Bela" in str(event.data))
    assert erased(event, "somebody else") == event.data


# --- a look into the store ----------------------------------------------------------------------------------


def finished_table(anna: Person, bela: Person) -> Table:
    """A game of two that Anna gave up, with a word about it."""
    table = anna.sets_up(["me", "open"])
    annas, belas = anna.opens(table), bela.opens(table)
    belas.done("sit", seat=1)
    annas.wait_version(belas.version)
    annas.done("start")
    annas.done("resign")
    annas.ask("chat", text="the hemlock was right")
    annas.done("rematch")
    annas.close()
    belas.close()
    return table


def everything(store: Path, query: str) -> list[Any]:
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return connection.execute(query).fetchall()


def whole_store(store: Path) -> Iterator[str]:
    for (table,) in everything(store, "select name from sqlite_master where type = 'table'"):
        yield from (str(row) for row in everything(store, f'select * from "{table}"'))


def set_back(store: Path, seconds: float, but: str = "") -> None:
    with contextlib.closing(sqlite3.connect(store)) as connection, connection:
        connection.execute("update sessions set used = used - ? where token_hash != ?", (seconds, but))
