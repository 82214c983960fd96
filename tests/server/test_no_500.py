"""Whatever comes over the network, there is one clear answer: never a 500, never a traceback in the log.

What is thrown is made from the lists of routes and messages, so that a new one is thrown things at as well.
`PETTEIA_HOSTILE` says how many messages are thrown.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import random
import re
import socket
import string
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from petteia.games import REGISTER
from petteia.server.app import ROUTES
from petteia.server.guard import Guard
from petteia.server.routes.sockets import LARGEST_MESSAGE
from petteia.server.schema import INTERFACE
from tests.server.halls import run
from tests.server.house import PATIENCE, House, Json, Person, Tab, catch_up, knock, moves_in
from tests.server.test_hostile import BATCH, NUMBERS, REQUESTS, STORM, WRONG, garbage

METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"]
TAKEN = {(method.upper(), path): takes for method, path, _, takes, _ in INTERFACE}
ODD_NAMES = [
    "",
    ".",
    "..",
    "%00",
    "%ff%fe",
    "%ed%a0%80",
    "..%2f..%2fetc%2fpasswd",
    "%",
    "%zz",
    "x" * 300,
    "x" * 9000,
]
ODD_NAMES += [
    "%20",
    "%0d%0ax:%20y",
    "'%3b--",
    "nowhere",
    "%f0%9f%8f%9b",
    "~",
    "*",
    "a?invite=%ff&invite[]=%00",
    "?",
    "#",
]
ODD_VALUES = [
    "",
    "x",
    "[",
    "http://[::1",
    "http://[",
    "//[",
    "[::1",
    "::",
    "null",
    "é",
    "\x7f",
    "\xff\xfe",
    "x" * 7000,
]
ODD_VALUES += [
    "0",
    "-1",
    "+5",
    "9" * 40,
    "1, 2",
    "0x10",
    "chunked",
    "gzip, chunked",
    "identity",
    "chunked, chunked",
]
ODD_VALUES += [
    'petteia="\\"',
    "petteia=\x80\xff",
    "petteia=a; petteia=b",
    ";;;=;",
    "petteia=" + "A" * 43,
    "bytes=9-2",
]
ODD_VALUES += [
    "127.0.0.1:99999",
    "a b",
    "a@b:c@d",
    "100-continue",
    "websocket",
    "h2c",
    "*/*;q=x",
    "bytes=0-,0-,0-,5-",
]
HEADERS = [
    "origin",
    "host",
    "cookie",
    "content-length",
    "transfer-encoding",
    "content-type",
    "content-encoding",
]
HEADERS += [
    "expect",
    "upgrade",
    "connection",
    "range",
    "if-none-match",
    "if-modified-since",
    "if-range",
    "accept",
]
HEADERS += [
    "accept-encoding",
    "x-forwarded-for",
    "x-forwarded-proto",
    "forwarded",
    "sec-websocket-key",
    "x" * 200,
]
WORDS = [
    "name",
    "login",
    "password",
    "game",
    "seats",
    "options",
    "components",
    "webhook",
    "mail",
    "code",
    "step",
]
WORDS += ["x" * 15_000, "\x00", "", "__class__", "\U0001f3db"]
TEXTS = [
    *WORDS,
    *ODD_VALUES,
    "me",
    "open",
    "attika",
    "https://[::1/",
    "https://example.org:99999/",
    "a@[::1",
    "\ufffe",
]


def anything(dice: random.Random, depth: int = 0) -> Any:
    """Some JSON."""
    match dice.randrange(8 if depth < 3 else 5):
        case 0:
            return dice.choice(WRONG)
        case 1:
            return dice.choice(NUMBERS)
        case 2 | 3:
            return dice.choice(TEXTS)
        case 4:
            return "".join(dice.choices(string.printable, k=dice.randrange(20)))
        case 5:
            return [anything(dice, depth + 1) for _ in range(dice.randrange(4))]
        case _:
            return {dice.choice(TEXTS): anything(dice, depth + 1) for _ in range(dice.randrange(4))}


def fitting(kind: Any, dice: random.Random) -> Any:
    """Something of the shape that is wanted, as far as it is a structure, with anything in its places."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and dice.randrange(8):
        fields = [field for field in msgspec.structs.fields(kind) if field.required or dice.randrange(2)]
        return {field.encode_name: fitting(field.type, dice) for field in fields}
    if kind is str:
        return dice.choice(TEXTS)
    if kind is int:
        return dice.choice(NUMBERS)
    if kind == list[str]:
        return dice.choices([*TEXTS, "me", "open", "greedy"], k=dice.randrange(6))
    return anything(dice)


# --- over HTTP ------------------------------------------------------------------------------------------


def requests_to(route: BaseRoute, table: str, ours: Json, dice: random.Random) -> bytes:
    """A request to a route, wrong in some places; exactly as written, with nothing put right by a library."""
    assert isinstance(route, Route | Mount | WebSocketRoute), "a new kind of route: what is thrown at it?"
    own = sorted(getattr(route, "methods", None) or ["GET"])
    method = dice.choice(own if dice.randrange(3) else METHODS)
    names = [table] * 5 + ODD_NAMES
    path = re.sub(r"\{[^}]*\}", lambda _: dice.choice(names), route.path)
    path += dice.choice(ODD_NAMES) if isinstance(route, Mount) or dice.randrange(10) == 0 else ""
    body = body_for(method, route.path, dice)
    headers = {**ours, "content-length": str(len(body)), "connection": "close"}
    if isinstance(route, WebSocketRoute) and dice.randrange(4):
        headers |= {"connection": "upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        headers["sec-websocket-key"] = "x3JJHMbDL1EzLkh9GBhXDw=="
    for _ in range(dice.choice([0, 0, 1, 1, 3])):
        headers[dice.choice(HEADERS)] = dice.choice(ODD_VALUES)
    if dice.randrange(20) == 0:
        headers.pop(dice.choice(list(headers)))
    lines = [f"{method} {path} HTTP/{dice.choice(['1.1'] * 8 + ['1.0', '2.0'])}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1", "replace") + body


def body_for(method: str, path: str, dice: random.Random) -> bytes:
    if dice.randrange(8) == 0:
        return dice.randbytes(dice.randrange(50))
    wanted = fitting(TAKEN.get((method, path)), dice)
    return json.dumps(wanted, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")


def answer_to(house: House, request: bytes) -> bytes:
    """What the server answers, or nothing where it waits for more: then we have no more to say."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
        line.sendall(request)
        if not is_whole(request):
            line.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(ConnectionResetError):
            while not is_answered(request, answer) and (chunk := line.recv(65_536)):
                answer += chunk
        return answer


def is_answered(request: bytes, answer: bytes) -> bool:
    no_body = request.startswith(b"HEAD ") or answer.startswith((b"HTTP/1.1 101", b"HTTP/1.1 304"))
    return is_whole(answer) or (no_body and b"\r\n\r\n" in answer)


def is_whole(message: bytes) -> bool:
    head, end, body = message.partition(b"\r\n\r\n")
    told = re.findall(rb"(?i)\r\ncontent-length: (\d{1,9})(?=\r|$)", head)
    return bool(end) and b"transfer-encoding" not in head and len(told) == 1 and len(body) >= int(told[0])


def check_answer(request: bytes, answer: bytes) -> None:
    head, _, body = answer.partition(b"\r\n\r\n")
    if not head:
        return  # it hung up on a request that had no end
    status = int(head.split(b" ", 2)[1])
    assert status < 500 or status == 503, (request, answer)
    assert b"Traceback" not in body, (request, answer)
    if status != 101:
        assert b"x-content-type-options: nosniff" in head.lower(), (request, answer)


def test_every_route_answers_clearly(house: House) -> None:
    dice = random.Random("routes")
    with Person(house) as mallory:
        account = {"login": f"mallory{house.port}", "password": "password1"}
        mallory.http.post("/api/claim", json=account).raise_for_status()
        table = mallory.sets_up(["me", "greedy"], start=True).id
        ours = {"host": f"127.0.0.1:{house.port}", "origin": house.url, "cookie": mallory.cookie}
        for number in range(max(len(ROUTES) * 20, STORM // 10)):
            request = requests_to(ROUTES[number % len(ROUTES)], table, ours, dice)
            check_answer(request, answer_to(house, request))
            assert "Traceback" not in house.log(), (request, house.log())


# --- over sockets ---------------------------------------------------------------------------------------


def message_to(tab: Tab, dice: random.Random) -> str | bytes:
    """A message of any kind, right or wrong in its places."""
    if dice.randrange(10) == 0:
        return garbage(dice)
    if dice.randrange(20) == 0:
        return dice.randbytes(dice.randrange(60))
    do = dice.choice(list(REQUESTS))
    near: Json = {
        "id": f"{dice.getrandbits(64):x}",
        "base": tab.version,
        "move": dice.choice(moves_in(tab.view) or [{"verb": "stop"}]),
        "seat": 0,
    }
    near |= {"to": tab.view.get("step", 0), "step": 0, "text": "hello", "about": tab.version, "bot": "novice"}
    fields = {name: near.get(name) if dice.randrange(3) else anything(dice) for name in REQUESTS[do]}
    return json.dumps({"do": do, **fields})[:LARGEST_MESSAGE]


def throw(tab: Tab, dice: random.Random) -> None:
    """A batch of messages, each of which gets one answer."""
    for _ in range(BATCH):
        tab.socket.send(message_to(tab, dice))
    end = tab.send("ping", id=f"end {dice.getrandbits(64):x}")
    answers: list[Json] = []
    while not answers or answers[-1]["id"] != end:
        message = tab.read()
        answers += [message] if message["is"] not in ("view", "presence") else []
    assert len(answers) == BATCH + 1


def test_every_message_gets_one_answer(house: House) -> None:
    dice, games = random.Random("messages"), itertools.cycle(REGISTER)
    for _ in range(max(3, STORM // (2 * BATCH))):
        with game_of(next(games), house) as tabs:
            for tab in tabs:
                throw(tab, dice)
    assert "Traceback" not in house.log(), house.log()


@contextlib.contextmanager
def game_of(game: str, house: House) -> Iterator[list[Tab]]:
    """A game of two people, one of whom has two seats."""
    with Person(house, "Mallory") as mallory, Person(house, "Mallet") as mallet:
        table = mallory.sets_up(["me", "me", "open"], game=game)
        tabs = [mallory.opens(table), mallet.opens(table)]
        tabs[1].done("sit", seat=2)
        tabs[0].wait_version(tabs[1].version)
        tabs[0].start()
        catch_up(tabs)
        yield tabs


def frame(first: int, data: bytes) -> bytes:
    """As it goes over the line; a mask of zeros hides nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
    return bytes([first]) + length + bytes(4) + data


BROKEN_FRAMES = {
    "text that is none": frame(0x81, b"\xff\xfe"),
    "half a pair": frame(0x81, b'{"do":"ping","id":"\xed\xa0\x80"}'),
    "a letter broken off": frame(0x01, b"\xc3") + frame(0x80, b"("),
    "a continuation of nothing": frame(0x80, b"alone"),
    "a long ping": frame(0x89, b"x" * 200),
    "half a code": frame(0x88, b"\x00"),
    "a goodbye that is no text": frame(0x88, b"\x03\xe8\xff"),
    "compressed nonsense": frame(0xC1, b"nonsense"),
    "reserved bits": frame(0xB2, b"x"),
    "no such kind": frame(0x83, b"x"),
    "no mask": b"\x81\x01x",
}


@pytest.mark.parametrize("path", ["/ws/lobby", "/ws/tables/{table}"])
@pytest.mark.parametrize("broken", BROKEN_FRAMES)
def test_a_frame_that_is_none_ends_the_socket_quietly(house: House, path: str, broken: str) -> None:
    with Person(house) as mallory:
        table = mallory.sets_up(["me", "open"])
        with knock(house, path.format(table=table.id), mallory.cookie) as line:
            line.recv(PATIENCE)
            line.socket.sendall(BROKEN_FRAMES[broken])
            with contextlib.suppress(ConnectionClosed):
                while line.recv(PATIENCE):
                    pass
        assert mallory.http.get("/api/me").is_success
    assert "Traceback" not in house.log(), house.log()


# --- what was found once --------------------------------------------------------------------------------


def test_an_origin_that_is_no_address_is_another_site(house: House) -> None:
    for path in ("/api/me", "/ws/lobby"):
        for origin in ("http://[::1", "http://[", "//["):
            answer = httpx.post(house.url + path, headers={"origin": origin})
            assert (answer.status_code, answer.json()["said"]["key"]) == (403, "core-other-site")


def test_a_very_long_name_of_a_field_is_told_shortly(house: House) -> None:
    with Person(house) as mallory:
        answer = mallory.http.post("/api/me", json={"x" * 15_000: 1})
        assert answer.status_code == 400
        assert len(answer.text) < 2000


def test_methods_that_nobody_serves_are_told_so_in_words(house: House) -> None:
    for method in ("PUT", "DELETE", "PATCH", "BREW"):
        answer = httpx.request(method, f"{house.url}/api/me", headers={"origin": house.url})
        assert answer.status_code in (404, 405)
        assert answer.json()["error"]
        assert answer.headers["x-frame-options"] == "DENY"


def test_a_fault_of_ours_has_a_name_in_answer_and_log(caplog: pytest.LogCaptureFixture) -> None:
    async def at_fault(*_: Any) -> None:
        raise ZeroDivisionError("a secret of ours")

    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": "/api/me", "headers": []}
    run(Guard(at_fault)(scope, receive, send))
    start, body = sent
    problem = json.loads(body["body"])["said"]
    assert (start["status"], problem["key"]) == (500, "core-our-fault")
    assert (b"x-content-type-options", b"nosniff") in start["headers"]
    assert b"secret" not in body["body"]
    assert problem["arguments"]["name"] in caplog.text
    assert caplog.text.count("Traceback") == 1
