"""Whoever is waited for and does not look is told, once, where they asked for it and nowhere else."""

from __future__ import annotations

import contextlib
import json
import re
import secrets
import socketserver
import sqlite3
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

import petteia.server
from petteia.server.store import Store
from petteia.server.webhooks import is_public
from tests.server.halls import run
from tests.server.house import House, Person, house_at, until

SEAT_1_BEGINS = {"start_player": "1"}
PUBLIC = "https://petteia.example.org"


class Letterbox:
    """A webhook and a mail server on this machine, and what came in."""

    def __init__(self) -> None:
        self.posts: list[dict[str, Any]] = []
        self.letters: list[str] = []
        self.status = 204
        self.servers = (self.web_server(), self.mail_server())
        for server in self.servers:
            threading.Thread(target=server.serve_forever, daemon=True).start()

    @property
    def webhook(self) -> str:
        return f"http://127.0.0.1:{self.servers[0].server_address[1]}/hooks/secret-word?wait=true"

    @property
    def smtp(self) -> str:
        return f"smtp://127.0.0.1:{self.servers[1].server_address[1]}/?from=petteia@example.org"

    def web_server(self) -> ThreadingHTTPServer:
        letterbox = self

        class Hook(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = json.loads(self.rfile.read(int(self.headers["content-length"])))
                letterbox.posts.append({"path": self.path, **body})
                self.send_response(letterbox.status)
                self.send_header("location", "http://127.0.0.1:1/")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        return ThreadingHTTPServer(("127.0.0.1", 0), Hook)

    def mail_server(self) -> socketserver.ThreadingTCPServer:
        letterbox = self

        class Post(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    if not line.upper().startswith(b"DATA"):
                        self.wfile.write(b"250 yes\r\n")
                        continue
                    self.wfile.write(b"354 go on\r\n")
                    letter = iter(self.rfile.readline, b".\r\n")
                    letterbox.letters.append(b"".join(letter).decode())
                    self.wfile.write(b"250 taken\r\n")

        return socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post)

    def close(self) -> None:
        for server in self.servers:
            server.shutdown()
            server.server_close()


@pytest.fixture(scope="module")
def letterbox() -> Iterator[Letterbox]:
    with contextlib.closing(Letterbox()) as letterbox:
        yield letterbox


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, letterbox: Letterbox) -> Iterator[House]:
    notices = {"private_webhooks": True, "patience": 0.0, "smtp": letterbox.smtp, "public_url": PUBLIC}
    with house_at(tmp_path_factory.mktemp("notices"), notices=notices) as house:
        yield house
    log = house.log()
    assert "Traceback" not in log, log
    for secret in ("secret-word", "anna@example.org", "127.0.0.1"):
        assert secret not in log, "addresses do not belong in a log"


@pytest.fixture
def pair(house: House, letterbox: Letterbox) -> Iterator[tuple[Person, Person]]:
    """Anna, who has an account, and Bela."""
    letterbox.posts.clear()
    letterbox.letters.clear()
    letterbox.status = 204
    with Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        anna.http.post("/api/claim", json=credentials()).raise_for_status()
        yield anna, bela


def credentials() -> dict[str, str]:
    return {"login": f"anna{secrets.token_hex(4)}", "password": "twelve columns"}


def wants(person: Person, **wish: str | None) -> dict[str, Any]:
    wish = {"webhook": None, "email": None, "language": "en", **wish}
    answer = person.http.post("/api/notices", json=wish).raise_for_status()
    info: dict[str, Any] = answer.json()
    return info


def bela_plays_until_anna_is_awaited(anna: Person, bela: Person) -> tuple[Any, Any]:
    """Bela begins; Anna is away."""
    table = bela.sets_up(["me", "open"], options=SEAT_1_BEGINS, seed="notices")
    belas, annas = bela.opens(table), anna.opens(table)
    annas.done("sit", seat=1)
    annas.close()
    belas.wait_version(annas.version)
    belas.start()
    belas.wait_for(lambda: belas.presence.get("online") == [True, False], "Anna is away")
    for verb in ("draw", "store", "draw", "store"):
        belas.move(verb)
    belas.done("end_turn")
    return table, belas


def test_a_webhook_is_called_once_for_each_wait(pair: tuple[Person, Person], letterbox: Letterbox) -> None:
    anna, bela = pair
    wants(anna, webhook=letterbox.webhook)
    table, belas = bela_plays_until_anna_is_awaited(anna, bela)
    until(lambda: len(letterbox.posts) == 1, "the webhook is called")
    call = letterbox.posts[0]
    assert call["path"] == "/hooks/secret-word?wait=true"
    assert call["content"] == call["text"] == f"Anna, it is your turn at Attika.\n{PUBLIC}/t/{table.id}"

    belas.ask("chat", text="Anna?")  # more happens, and it is still the same wait
    belas.ask("ping")
    annas = anna.opens(table)
    for verb in ("draw", "store", "draw", "store"):
        annas.move(verb)
    annas.done("end_turn")
    belas.wait_turn()
    for verb in ("draw", "store", "draw", "store"):
        belas.move(verb)
    belas.done("end_turn")  # Anna looks now
    annas.wait_turn()
    anna.http.post("/api/notices/test").raise_for_status()
    assert [post["text"].startswith("Anna, it is") for post in letterbox.posts] == [True, False]


def test_a_mail_goes_out_only_after_its_code_came_back(
    pair: tuple[Person, Person], letterbox: Letterbox
) -> None:
    anna, bela = pair
    info = wants(anna, email="anna@example.org", language="fr")
    assert (info["mail"], info["confirmed"]) == (True, False)
    until(lambda: len(letterbox.letters) == 1, "the code is sent")
    code = re.findall(r"\b\d{6}\b", letterbox.letters[0])[0]
    bela_plays_until_anna_is_awaited(anna, bela)
    wrong = anna.http.post("/api/notices/confirm", json={"code": str((int(code) + 1) % 10**6)})
    assert wrong.json()["said"]["key"] == "core-wrong-code"
    assert len(letterbox.letters) == 1

    assert anna.http.post("/api/notices/confirm", json={"code": code}).json()["confirmed"]
    table, _ = bela_plays_until_anna_is_awaited(anna, bela)
    until(lambda: len(letterbox.letters) == 2, "the mail is sent")
    letter = letterbox.letters[1]
    assert "To: anna@example.org" in letter
    assert "From: petteia@example.org" in letter
    assert re.findall(r"https?://\S*", letter) == [f"{PUBLIC}/t/{table.id}", f"{PUBLIC}/"]
    assert wants(anna, email="anna@example.org")["confirmed"], "the same address is known already"
    assert not wants(anna, email="anika@example.org")["confirmed"]


def test_a_test_tells_whether_it_arrives(pair: tuple[Person, Person], letterbox: Letterbox) -> None:
    anna, _ = pair
    assert anna.http.post("/api/notices/test").json()["said"]["key"] == "core-notice-failed", "there is none"
    wants(anna, webhook=letterbox.webhook, language="hu")
    assert anna.http.post("/api/notices/test").is_success
    assert letterbox.posts[-1]["text"] == "Így szól a Petteia, amikor te következel."
    for status in (404, 302):  # and nobody follows where it leads
        letterbox.status = status
        assert anna.http.post("/api/notices/test").json()["said"]["key"] == "core-notice-failed"


def test_notices_are_for_accounts_and_addresses_are_checked(
    pair: tuple[Person, Person], letterbox: Letterbox
) -> None:
    anna, bela = pair
    wish = {"webhook": letterbox.webhook, "email": None, "language": "en"}
    assert bela.http.post("/api/notices", json=wish).json()["said"]["key"] == "core-needs-account"
    nonsense = [
        ({"webhook": "file:///etc/passwd"}, "core-bad-webhook"),
        ({"webhook": "https://user:word@example.org/"}, "core-bad-webhook"),
        ({"webhook": "https://exa mple.org/"}, "core-bad-webhook"),
        ({"webhook": "https://example.org/\r\nx: y"}, "core-bad-webhook"),
        ({"webhook": "https://" + "x" * 600}, "core-bad-webhook"),
        ({"email": "anna"}, "core-bad-email"),
        ({"email": "anna@example.org\r\nBcc: all@example.org"}, "core-bad-email"),
    ]
    for change, key in nonsense:
        answer = anna.http.post("/api/notices", json={**wish, "webhook": None, **change})
        assert answer.json()["said"]["key"] == key, change


def test_no_visitor_chooses_where_letters_and_webhooks_lead(letterbox: Letterbox, tmp_path: Path) -> None:
    """The operator does, or nobody: what a page says of itself does not count, now or from an old store."""
    letterbox.posts.clear()
    letterbox.letters.clear()
    notices = {"private_webhooks": True, "patience": 0.0, "smtp": letterbox.smtp}
    with (
        house_at(tmp_path, notices=notices) as house,
        Person(house, "Anna") as anna,
        Person(house, "Bela") as bela,
    ):
        anna.http.post("/api/claim", json=credentials()).raise_for_status()
        foreign = {"origin": "https://evil.example.org", "host": "evil.example.org"}
        wish = {"webhook": letterbox.webhook, "email": "anna@example.org", "language": "en"}
        anna.http.post("/api/notices", json=wish, headers=foreign).raise_for_status()
        code = re.findall(r"\b\d{6}\b", letterbox.letters[0])[0]
        anna.http.post("/api/notices/confirm", json={"code": code}).raise_for_status()
        with contextlib.closing(sqlite3.connect(tmp_path / "tables.db")) as store, store:
            kept = "update users set notices = json_set(notices, '$.origin', 'https://evil.example.org')"
            assert store.execute(f"{kept} where notices is not null").rowcount == 1
        bela_plays_until_anna_is_awaited(anna, bela)
        until(lambda: len(letterbox.letters) == 2 and len(letterbox.posts) == 1, "Anna is told")
    assert letterbox.posts[0]["text"] == "Anna, it is your turn at Attika."
    assert not any("://" in letter for letter in letterbox.letters)


@pytest.fixture(scope="module")
def careful_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """As servers are unless their operator says otherwise."""
    with house_at(tmp_path_factory.mktemp("careful")) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def test_a_webhook_leads_nowhere_into_the_network_of_the_server(
    careful_house: House, letterbox: Letterbox
) -> None:
    letterbox.posts.clear()
    with Person(careful_house, "Anna") as anna:
        anna.http.post("/api/claim", json=credentials()).raise_for_status()
        assert not anna.http.get("/api/notices").json()["mail"]
        wish = {"webhook": letterbox.webhook, "email": None, "language": "en"}
        assert anna.http.post("/api/notices", json=wish).json()["said"]["key"] == "core-bad-webhook"
        inwards = letterbox.webhook.replace("http://127.0.0.1", "https://localhost")
        wants(anna, webhook=inwards)
        assert anna.http.post("/api/notices/test").json()["said"]["key"] == "core-notice-failed"
        assert "a notice could not be sent (ValueError)" in careful_house.log()
        mail = {**wish, "webhook": None, "email": "anna@example.org"}
        assert anna.http.post("/api/notices", json=mail).json()["said"]["key"] == "core-no-mail"
    assert letterbox.posts == []


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "100.64.0.1"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fc00::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1"),
    ],
)
def test_addresses_of_private_networks(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_everybody() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")
    assert is_public("::ffff:93.184.216.34")


# --- habits of an account -------------------------------------------------------------------------------


def test_an_account_keeps_its_habits_for_other_devices(house: House) -> None:
    habits = {"theme": "dark", "volume": 30, "muted": {"abc": "Zoé"}}
    login = credentials()
    with Person(house, "Anna") as anna, Person(house) as elsewhere:
        assert anna.http.post("/api/settings", json=habits).json()["said"]["key"] == "core-needs-account"
        assert anna.http.post("/api/claim", json=login).json()["settings"] is None
        anna.http.post("/api/settings", json=habits).raise_for_status()
        assert elsewhere.http.post("/api/login", json=login).json()["settings"] == habits
        assert elsewhere.http.get("/api/me").json()["settings"] == habits
        too_much = anna.http.post("/api/settings", json={"x": "y" * 20_000})
        assert too_much.status_code == 413


def test_the_tables_that_wait_for_somebody(house: House) -> None:
    with Person(house, "Anna") as anna:
        tables = [anna.sets_up(["me", "greedy"], options=SEAT_1_BEGINS, start=True) for _ in range(2)]
        anna.sets_up(["me", "open"])
        assert anna.http.get("/api/turns").json() == [table.id for table in tables]
        anna.opens(tables[0]).done("stand")
        assert anna.http.get("/api/turns").json() == [tables[1].id]


def test_a_store_of_the_previous_schema_opens(tmp_path: Path) -> None:
    """With its people and tables; what they had not is empty."""
    file = tmp_path / "old.db"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(petteia.server.__path__[0]) / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text("insert into users (id, name, login, created) values ('u', 'Anna', 'anna', 1)")
        )
        connection.execute(
            text(
                "insert into tables (id, game, rules_version, components_hash, options, seed, salt, practice,"
                " private, host, invite, created, updated, status, summary) values"
                " ('t', 'attika', 1, '', '{}', 's', 's', 0, 0, 'u', 'i', 1, 1, 'open',"
                ' \'{"seats": [], "awaiting": -1}\')'
            )
        )
    engine.dispose()

    async def story() -> None:
        store = Store(f"sqlite:///{file}")
        await store.open()
        row = await store.table("t")
        assert row is not None
        assert (row.clock, row.deadline, row.host) == (None, None, "u")
        assert await store.notices_of("u") is None
        await store.keep_notices("u", {"webhook": None})
        assert await store.notices_of("u") == {"webhook": None}
        await store.open()
        await store.close()

    run(story())
