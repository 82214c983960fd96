"""Whatever is thrown at the server gets a clear refusal, changes nothing and learns nothing."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import string
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, get_args

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from petteia.core.chance import seed_of
from petteia.games.attika import rules
from petteia.server import protocol as p
from petteia.server.routes.reception import LARGEST_BODY
from petteia.server.routes.sockets import LARGEST_MESSAGE
from petteia.server.routes.tables import LARGEST_WISH
from petteia.server.table import MOST_CHAT
from tests.server.house import House, Json, Person, Tab, Table, Turned, catch_up, knock
from tests.server.postgres import PostgreSQL

COMPILED = not rules.__file__.endswith(".py")
STORM = int(os.environ.get("PETTEIA_HOSTILE", "10000" if COMPILED else "1500"))
BATCH = 100
SEED = "the seed that nobody may see"

REQUESTS: dict[str, list[str]] = {
    str(kind.__struct_config__.tag): [field.name for field in msgspec.structs.fields(kind)]
    for kind in get_args(p.ClientMessage)
}
NUMBERS = [-1, -2, -(2**31), -(2**63), -(10**30), 0, 1, 7, 255, 2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30]
WRONG: list[Any] = [
    None,
    True,
    1.5,
    1e300,
    "",
    "0",
    "x" * 300,
    "\x00",
    "\ud83d\ude00",
    [],
    [[]],
    {},
    {"a": 1},
    [None] * 50,
]


# --- what an enemy writes ----------------------------------------------------------------------------


# Moves that name nothing, or are none at all.
MOVES: list[Any] = [
    {},
    {"verb": "nonesuch"},
    {"verb": "draw"},
    {"verb": "draw", "pile": 99},
    {"verb": "draw", "pile": "0"},
    {"verb": "draw", "pile": 0, "seat": 1},
    {"verb": "build", "building": "tower", "at": "99,99"},
    {"verb": "build", "building": "nonesuch", "at": "0,0"},
    {"verb": "build", "building": None, "at": {"q": 1}},
    {"verb": "pay", "cards": "F" * 60},
    {"verb": "resign", "seat": 0},
    {"verb": "resign", "seat": -7},
    {"verb": {"verb": 1}},
    {f"{number}": number for number in range(10)},
]


def garbage(dice: random.Random) -> str:
    """Not a message at all."""
    return dice.choice(
        [
            "",
            "null",
            "[]",
            "{}",
            '"act"',
            "{",
            '{"do":"act"',
            '{"do":"act","id":"\\ud800","base":0,"move":{}}',
            '{"do":"act","id":"x","base":NaN,"move":{}}',
            '{"do":"act","id":"x","base":1e999,"move":{}}',
            '{"do":"act","do":"resign","id":"x"}',
            "[" * 8000,
            '{"do":' * 2000,
            '{"do":"act","id":"x","base":0,"move":{"verb":' + "9" * 5000 + "}}",
            "".join(dice.choices(string.printable, k=dice.randrange(200))),
            "\x00" * 20,
            "{'do': 'act'}",
            "<script>alert(1)</script>",
        ]
    )


def filled(do: str, base: int, dice: random.Random) -> Json:
    """A request of the right shape whose numbers are foreign: it must not be possible to have it."""
    values: Json = {
        "id": f"{dice.getrandbits(64):x}",
        "base": dice.choice([base, base, base - 1, base + 1, *NUMBERS]),
        "move": dice.choice(MOVES),
        "first": dice.choice([None, *MOVES]),
        "key": dice.choice(["", "bid", "zeus", "nonesuch"]),
        "about": dice.choice(NUMBERS),
        "value": dice.choice([None, *NUMBERS]),
        "allowed": dice.choice([False, True]),
        "agreed": dice.choice([False, True]),
        "ready": dice.choice([False, True]),
        "colour": dice.choice(NUMBERS),
        "what": dice.choice(["hints", "watching", "substitutes", "take_back", "pause", "nonesuch"]),
        "to": dice.choice([*NUMBERS, dice.randrange(400)]),
        "seat": dice.choice(NUMBERS),
        "step": dice.choice([-1, -5, 10**6, 2**63, 10**30]),
        "bot": dice.choice([None, "greedy", "nonesuch"]),
        "text": dice.choice(["", " \n", "x" * 600]),
        "phrase": dice.choice([None, "nonesuch", "<b>"]),
        "order": dice.choice([None, [], [0, 0, 1], [5, 6, 7], NUMBERS]),
        "eyes": dice.choice([None, "all", *NUMBERS]),
    }
    request = {"do": do, **{name: values[name] for name in REQUESTS[do]}}
    if (
        do in ("resign", "abandon", "stand", "start", "allow", "propose", "hand_over", "hint")
        and request["base"] == base
    ):
        request["base"] = base - 1  # else it would be quite in order
    return request


def spoiled(do: str, base: int, dice: random.Random) -> Json:
    """A request with something wrong in one place."""
    request = filled(do, base, dice)
    match dice.randrange(5):
        case 0:
            request[dice.choice([*REQUESTS[do], "do"])] = dice.choice(WRONG)
        case 1:
            del request[dice.choice([*REQUESTS[do], "do"])]
        case 2:
            request[dice.choice(["extra", "user", "seat_of", "__class__"])] = dice.choice([*WRONG, *NUMBERS])
        case 3:
            request["id"] = dice.choice(["", "x" * 65, "y" * 10_000, 5, None])
        case _:
            request["do"] = dice.choice(["", "none", "Act", "fold_result", "decide_act", "__init__", None, 3])
    return request


def hostile(base: int, dice: random.Random) -> str | bytes:
    kind = dice.randrange(10)
    if kind == 0:
        return garbage(dice)
    if kind == 1:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(100)))
    harmless = ("ping", "history", "preview", "unseen", "report", "look", "new_invite")
    do = dice.choice([name for name in REQUESTS if name not in harmless] if kind < 8 else harmless[1:3])
    request = filled(do, base, dice) if dice.randrange(2) else spoiled(do, base, dice)
    if isinstance(request.get("text"), str) and len(request["text"]) <= MOST_CHAT:
        request["text"] = ""
    return json.dumps(request)


# --- storms ------------------------------------------------------------------------------------------


@contextmanager
def table_of_two(house: House) -> Iterator[tuple[Table, Tab, Tab]]:
    """Anna and Bela in the middle of a game; it is Anna's turn."""
    with Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        table = anna.sets_up(["me", "open"], seed=SEED, options={"start_player": "1"})
        host, guest = anna.opens(table), bela.opens(table)
        guest.done("sit", seat=1)
        host.wait_version(guest.version)
        host.start()
        catch_up([host, guest])
        yield table, host, guest


def storm(tab: Tab, count: int, dice: random.Random) -> None:
    """Throw so many messages; each gets one answer, which is no assent."""
    for number in range(0, count, BATCH):
        for _ in range(BATCH):
            tab.socket.send(hostile(tab.version, dice))
        end = tab.send("ping", id=f"batch {number}")
        answers: list[Any] = []
        while not answers or answers[-1]["id"] != end:
            answers += [message] if (message := tab.read())["is"] not in ("view", "presence") else []
        assert len(answers) == BATCH + 1
        for answer in answers[:-1]:
            assert answer["is"] in ("refused", "preview", "history"), answer
            if answer["is"] == "refused":
                assert answer["reason"]["said"]["key"]


def check_nothing_was_learnt(tab: Tab) -> None:
    secret = seed_of(SEED).hex()
    for frame in tab.frames:
        assert "Traceback" not in frame
        assert 'File "' not in frame
        assert secret not in frame
        assert SEED not in frame
        message = json.loads(frame)
        if message.get("position"):
            hands = {seat: held["cards"] for seat, held in enumerate(message["position"]["seats"])}
            hands.pop(tab.view["you"], None)
            assert all(isinstance(cards, int) or cards == "" for cards in hands.values())


@pytest.mark.parametrize("who", ["watcher", "out of turn", "in turn"])
def test_a_storm_of_nonsense(house: House, who: str) -> None:
    with table_of_two(house) as (table, host, guest), Person(house, "Mallory") as mallory:
        attacker = {"watcher": mallory.opens(table), "out of turn": guest, "in turn": host}[who]
        storm(attacker, STORM // 3, random.Random(who))
        check_nothing_was_learnt(attacker)
        # Nothing has happened, and everything still can.
        assert attacker.version == guest.version == host.person.opens(table).version
        host.move("draw", pile=0)
        guest.wait_version(host.version)
        assert guest.view["position"]["seats"][0]["piles"][0] == 4


def test_foreign_and_repeated_ids(house: House) -> None:
    with table_of_two(house) as (table, host, guest):
        request = host.send("act", base=host.version, move={"verb": "draw", "pile": 0})
        assert host.answer_to(request)["is"] == "ack"
        catch_up([host, guest])
        step, version = host.view["step"], host.version
        # The same id again, whatever comes with it, is the same request and is done already.
        for move in ({"verb": "stop"}, {"verb": "draw", "pile": 99}):
            assert host.ask("act", id=request, base=version, move=move)["is"] == "ack"
        # Another's id is not one's own: no assent to what was not done, and no harm to what is.
        assert guest.ask("act", id=request, base=guest.version, move={"verb": "stop"})["is"] == "refused"
        assert guest.ask("chat", id=request, text="My own")["is"] == "ack"
        catch_up([host, guest])
        step, version = host.view["step"], host.version
        again = host.person.opens(table)
        assert (again.view["step"], again.version) == (step, version)
        assert again.view["table"]["seats"] == host.view["table"]["seats"]
        again.move("store")


def test_a_stale_request_is_told_so_and_shown_the_table(house: House) -> None:
    with table_of_two(house) as (_, host, guest):
        stale = host.version
        host.move("draw", pile=0)
        answer = host.ask("act", base=stale, move={"verb": "store"})
        assert answer["reason"]["said"]["key"] == "core-stale"
        assert answer["version"] == host.version
        assert json.loads(host.frames[-2])["is"] == "view"
        assert guest.ask("resign", base=stale)["is"] == "refused"


@pytest.mark.parametrize("size", [LARGEST_MESSAGE + 1, 70_000, 3_000_000])
def test_a_message_that_is_too_large_ends_the_socket(house: House, size: int) -> None:
    with Person(house) as mallory:
        tab = mallory.opens(mallory.sets_up(["me", "open"]))
        tab.socket.send("x" * size)
        with pytest.raises(Turned) as turned:
            tab.answer_to("never")
        assert turned.value.code == 1009
        assert mallory.http.get("/api/me").is_success


def test_who_asks_and_does_not_listen_harms_nobody(house: House) -> None:
    with table_of_two(house) as (table, host, guest):
        for number in range(3000):
            guest.socket.send(json.dumps({"do": "history", "id": f"{number}", "step": 0}))
        host.move("draw", pile=0)
        host.move("store")
        guest.drop()
        assert guest.person.opens(table).version == host.version


# --- who may open a socket ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "https://evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1.evil.example",
        "file://",
        "x",
    ],
)
def test_no_socket_for_a_page_of_another_site(house: House, origin: str | None) -> None:
    with Person(house) as anna:
        table = anna.sets_up(["me", "open"])
        for path in (f"/ws/tables/{table.id}", "/ws/lobby"):
            with pytest.raises(Turned) as turned:
                knock(house, path, anna.cookie, origin).close()
            assert turned.value.code == 403, "refused before it was open"


@pytest.mark.parametrize(
    "cookie", [None, "petteia=", "petteia=forged", "petteia=" + "A" * 43, "x=y", "petteia=a; petteia=b"]
)
def test_no_socket_without_a_session(house: House, cookie: str | None) -> None:
    with Person(house) as anna:
        table = anna.sets_up(["me", "open"])
        for path in (f"/ws/tables/{table.id}", "/ws/lobby"):
            with knock(house, path, cookie) as socket:
                with pytest.raises(Turned) as turned:
                    raise_the_code(socket)
                assert turned.value.code == 4401


def raise_the_code(socket: ClientConnection) -> None:
    try:
        socket.recv(60)
    except ConnectionClosed as closed:
        raise Turned(closed.rcvd.code if closed.rcvd else 1006) from None


def test_a_session_belongs_to_one_person(house: House) -> None:
    """Who has another's user id, which is no secret, has nothing."""
    with Person(house, "Anna") as anna, Person(house, "Mallory") as mallory:
        assert raw(house, "GET", "/api/tables", headers={"cookie": f"petteia={anna.id}"})[0] == 401
        assert mallory.http.get("/api/me").json()["id"] == mallory.id != anna.id


# --- HTTP --------------------------------------------------------------------------------------------


def raw(
    house: House, method: str, path: str, body: bytes = b"", headers: Json | None = None
) -> tuple[int, str, Json]:
    """A request exactly as written, with nothing put right by a library."""
    connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
    try:
        connection.putrequest(method, path, skip_accept_encoding=True)
        for name, value in {"content-length": str(len(body)), **(headers or {})}.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        response = connection.getresponse()
        return response.status, response.read().decode("utf-8", "replace"), dict(response.getheaders())
    finally:
        connection.close()


def check_refused(status: int, text: str) -> None:
    assert 400 <= status < 500, (status, text)
    assert "Traceback" not in text
    assert 'File "' not in text
    assert "sqlalchemy" not in text.lower()


BODIES: list[bytes] = [
    b"",
    b"{",
    b"[]",
    b"null",
    b"1",
    b"\xff\xfe\x00",
    b'{"name":"\xff"}',
    b'{"name":"\\ud800"}',
    b"[" * 100_000,
    b'{"game":' * 50_000,
    b'{"name":null}',
    b'{"name":["a"]}',
    b'{"name":"a","admin":true}',
    b'{"login":"a","password":1}',
    b'{"login":"' + b"a" * 1000 + b'","password":"b"}',
    b'{"login":"a\\u0000b","password":"password1"}',
    b'{"login":"abc","password":"' + b"p" * 500_000 + b'"}',
    b'{"game":"attika","seats":"me"}',
    b'{"game":"chess","seats":["me","open"]}',
    b'{"game":"attika","seats":[]}',
    b'{"game":"attika","seats":["me","me"]}',
    b'{"game":"attika","seats":["me","' + b"x" * 10_000 + b'"]}',
    b'{"game":"attika","seats":["me",' + b'"open",' * 50_000 + b'"open"]}',
    b'{"game":"../attika","seats":["me","open"]}',
    b'{"game":"attika","seats":["me","open"],"options":{"reshuffle":"never"}}',
    b'{"game":"attika","seats":["me","open"],"options":{"__class__":"x"}}',
    b'{"game":"attika","seats":["me","open"],"components":"nonsense"}',
    b'{"game":"attika","seats":["me","open"],"components":"a = ' + b"[" * 20_000 + b'"}',
    b'{"game":"attika","seats":["me","open"],"components":"\\u0000"}',
    b'{"game":"attika","seats":["me","open"],"seed":"' + b"s" * 200_000 + b'"}',
    b'{"game":"attika","seats":["me","open"],"seed":7}',
]
POSTS = ["/api/me", "/api/claim", "/api/login", "/api/tables", "/api/settings", "/api/notices"]
POSTS += ["/api/notices/confirm"]


def check_bodies(house: House) -> None:
    with Person(house) as mallory:
        ours = {"origin": house.url, "cookie": mallory.cookie, "content-type": "application/json"}
        for path in POSTS:
            for body in BODIES:
                status, text, _ = raw(house, "POST", path, body, ours)
                if not (path == "/api/tables" and status == 200):
                    check_refused(status, text)
                    assert json.loads(text)["error"], (path, body[:60])


def test_bodies_that_make_no_sense(house: House) -> None:
    check_bodies(house)


def test_bodies_that_are_too_large(house: House) -> None:
    with Person(house) as mallory:
        account = {"login": f"mallory{house.port}", "password": "password1"}
        mallory.http.post("/api/claim", json=account).raise_for_status()
        ours = {"origin": house.url, "cookie": mallory.cookie}
        for path in POSTS:
            most = LARGEST_WISH if path == "/api/tables" else LARGEST_BODY
            status, text, _ = raw(house, "POST", path, b" " * (most + 1), ours)
            check_refused(status, text)
            assert status == 413
        # No length is told, and there seems to be no end to it.
        endless = (b" " * 65_536 for _ in range(200))
        try:
            answer = mallory.http.post("/api/tables", content=endless)
        except httpx.TransportError:
            pass  # it has hung up on us, which is an answer too
        else:
            assert answer.status_code == 413


ODD_PATHS = [
    "/api/tables/nowhere/record",
    "/api/tables/nowhere/facts",
    "/api/tables/%00/facts",
    "/api/tables/%ff%fe/facts",
    "/api/tables/..%2f..%2fetc%2fpasswd/facts",
    "/api/tables/../../../../etc/passwd",
    "/api/tables/" + "x" * 20_000 + "/facts",
    "/api/tables/'; drop table users; --/facts".replace(" ", "%20"),
    "/api/nothing",
    "/api/",
    "/api//me/",
    "/assets/../app.py",
    "/assets/%2e%2e/%2e%2e/app.py",
    "/assets/..%5capp.py",
    "//evil.example/api/me",
]


def check_paths(house: House) -> None:
    with Person(house) as mallory:
        for path in ODD_PATHS:
            status, text, _ = raw(house, "GET", path, headers={"cookie": mallory.cookie})
            if status == 200:  # the client's page, which finds its own way
                assert text.lstrip().lower().startswith("<!doctype html"), path
                assert "import" not in text.split("<script")[0]
            else:
                check_refused(status, text)


def test_paths_that_lead_nowhere(house: House) -> None:
    check_paths(house)


def test_methods_and_origins(house: House) -> None:
    with Person(house) as mallory:
        ours = {"origin": house.url, "cookie": mallory.cookie}
        for method, path in (
            ("GET", "/api/login"),
            ("DELETE", "/api/me"),
            ("PUT", "/api/tables"),
            ("PATCH", "/api/me"),
        ):
            # With the client's pages there is one for every address; without them the method is told wrong.
            assert raw(house, method, path, headers=ours)[0] in (404, 405)
        for origin in (
            None,
            "null",
            "https://evil.example",
            house.url + ".evil.example",
            "http://127.0.0.1:1",
        ):
            theirs = {"cookie": mallory.cookie} | ({"origin": origin} if origin else {})
            for path in (*POSTS, "/api/logout"):
                status, text, _ = raw(house, "POST", path, b'{"name":"Eve"}', theirs)
                assert status == 403, (origin, path)
                assert "another site" in text
        assert mallory.http.get("/api/me").json()["name"] == "Guest"


def test_every_answer_has_the_security_headers(house: House) -> None:
    with Person(house) as anna:
        for path in ("/api/me", "/api/games", "/api/nothing", "/api/tables/nowhere/facts", "/"):
            headers = anna.http.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"], path
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        cookie = raw(house, "GET", "/api/me")[2]["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie


def test_no_header_can_be_smuggled_in(house: House) -> None:
    with Person(house) as mallory:
        for name in ("Eve\r\nset-cookie: petteia=x", "Eve\nx: y"):
            answer = mallory.http.post("/api/me", json={"name": name})
            assert "x" not in answer.headers
            assert "set-cookie" not in answer.headers
            assert "\n" not in answer.json().get("name", "")
        for cookie in ("petteia=\x01", "petteia=" + "A" * 7000, 'petteia="\\"', "petteia=é", ";;;=;"):
            status, text, headers = raw(
                house, "GET", "/api/tables", headers={"cookie": cookie.encode("latin-1")}
            )
            check_refused(status, text)
            assert headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "name",
    ["", "   ", "\x00", "a\x00b", "\x1b[31mred", "a\x7fb", "\u202eanna", "a\u200bb", "\ufeff", "x" * 25],
)
def test_names_that_cannot_be_shown(house: House, name: str) -> None:
    with Person(house) as mallory:
        answer = mallory.http.post("/api/me", json={"name": name})
        check_refused(answer.status_code, answer.text)
        assert mallory.http.get("/api/me").json()["name"] == "Guest"


@pytest.mark.parametrize("name", ["<b>Anna</b>", "{ $name }", "Ἄννα", "Zoë-Lou O'Hara", "'; --"])
def test_names_are_text(house: House, name: str) -> None:
    with Person(house, name) as anna, Person(house) as bela:
        table = anna.sets_up(["me", "open"])
        assert bela.opens(table).view["table"]["seats"][0]["name"] == name


# --- PostgreSQL is more particular about what is text ------------------------------------------------


def test_nonsense_on_postgresql(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("hostile")
    with House(postgres.new_database(), folder / "server.log") as house:
        check_bodies(house)
        check_paths(house)
        with table_of_two(house) as (_, host, guest):
            # Letters that a database may refuse, in every place that it keeps.
            for text in ("\x00", "a\x00b", "\U0001f3db", "\U0010ffff", "\uffff"):
                for fields in (
                    {"id": text, "text": "hello"},
                    {"id": f"chat {text!a}", "text": f"hello {text}"},
                ):
                    host.socket.send(json.dumps({"do": "chat", **fields}))
                    while host.read()["is"] not in ("ack", "refused"):
                        pass
            catch_up([host, guest])
            storm(guest, STORM // 20, random.Random("PostgreSQL"))
            check_nothing_was_learnt(guest)
            host.move("draw", pile=0)
    assert "Traceback" not in house.log(), house.log()


# --- not too often -----------------------------------------------------------------------------------


def test_logging_in_is_not_for_guessing(strict_house: House) -> None:
    with Person(strict_house) as anna:
        secret = {"login": "hypatia", "password": "a long password"}
        assert anna.http.post("/api/claim", json=secret).is_success
        wrong = secret | {"password": "another password"}
        codes = [anna.http.post("/api/login", json=wrong).status_code for _ in range(12)]
        assert codes == [403] * 10 + [429] * 2
        late = anna.http.post("/api/login", json=secret)
        assert late.status_code == 429, "the right password does not help any more"
        assert "wait" in late.json()["error"]


def test_a_login_that_is_not_there_looks_like_a_wrong_password(house: House) -> None:
    with Person(house) as anna:
        anna.http.post(
            "/api/claim", json={"login": "aspasia", "password": "a long password"}
        ).raise_for_status()
        answers = {
            (answer.status_code, answer.text)
            for login in ("aspasia", "nobody-at-all", "x", "")
            for answer in [anna.http.post("/api/login", json={"login": login, "password": "another one"})]
        }
        assert len(answers) == 1


def test_chatting_and_sending_have_limits(strict_house: House) -> None:
    with Person(strict_house) as anna:
        tab = anna.opens(anna.sets_up(["me", "open"]))
        answers = [tab.ask("chat", text=f"{number}") for number in range(22)]
        assert [answer["is"] for answer in answers] == ["ack"] * 20 + ["refused"] * 2
        assert answers[-1]["reason"]["said"]["key"] == "core-too-often"
        with contextlib.suppress(ConnectionClosed):
            for number in range(500):
                tab.socket.send(json.dumps({"do": "ping", "id": f"{number}"}))
        with pytest.raises(Turned) as turned:
            tab.answer_to("never")
        assert turned.value.code == 4429


def test_guests_are_not_made_by_the_thousand(strict_house: House) -> None:
    codes = [raw(strict_house, "GET", "/api/me")[0] for _ in range(70)]
    assert codes.count(429) >= 10
    assert codes == sorted(codes)
