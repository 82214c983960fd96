"""Visits a server as somebody new: its page, the list of its games, and a game against a bot to its end.

.venv/bin/python tools/visit.py http://127.0.0.1:8377/
"""

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

PATIENCE = 120.0  # seconds for one answer; a bot in plain Python on a busy machine takes its time
SEATS = ["me", "citizen"]


class Visitor:
    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.cookies = CookieJar()
        self.http = build_opener(HTTPCookieProcessor(self.cookies), ProxyHandler({}))

    def get(self, path: str) -> bytes:
        answer: bytes = self.http.open(self.address + path, timeout=PATIENCE).read()
        return answer

    def post(self, path: str, data: dict[str, Any]) -> dict[str, Any]:
        headers = {"Origin": self.address, "Content-Type": "application/json"}
        request = Request(self.address + path, json.dumps(data).encode(), headers)
        answer: dict[str, Any] = json.loads(self.http.open(request, timeout=PATIENCE).read())
        return answer

    def opens(self, table: str) -> ClientConnection:
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        address = f"{self.address.replace('http', 'ws', 1)}/ws/tables/{table}"
        headers = {"Cookie": cookie, "Origin": self.address}
        return connect(address, additional_headers=headers, max_size=None, proxy=None)


def main() -> None:
    visitor = Visitor(sys.argv[1])
    see_the_page(visitor)
    visitor.get("/api/me")
    table = visitor.post("/api/tables", {"game": "attika", "seats": SEATS, "start": True})["id"]
    with visitor.opens(table) as socket:
        moves = play(socket)
    record = json.loads(visitor.get(f"/api/tables/{table}/record"))
    print(f"The page is there, and a game of {record['game']} was played to its end: {moves} moves of ours.")


def see_the_page(visitor: Visitor) -> None:
    page = visitor.get("/").decode()
    [script] = re.findall(r'<script[^>]* src="([^"]+)"', page)
    assert visitor.get(script), "the page has no program"
    games = json.loads(visitor.get("/api/games"))
    assert "attika" in json.dumps(games), games


def messages_from(socket: ClientConnection) -> Iterator[dict[str, Any]]:
    """A frame holds one or several, a line each."""
    while True:
        yield from map(json.loads, str(socket.recv(PATIENCE)).split("\n"))


def play(socket: ClientConnection) -> int:
    """Move whenever it is our turn, by lot, until the game is over."""
    dice, moves, table = random.Random("a visitor"), 0, dict[str, Any]()
    for message in messages_from(socket):
        assert message["is"] != "refused", message
        if message["is"] != "view":
            continue
        table = message["table"] or table
        if table["status"] not in ("open", "playing"):
            return moves
        request = {"id": f"visit {message['version']}", "base": message["version"]}
        if message["confirm"]:
            socket.send(json.dumps({"do": "end_turn", **request}))
        elif message["actions"]:
            move = dice.choice(message["actions"])["move"]
            socket.send(json.dumps({"do": "act", "move": move, **request}))
            moves += 1
    raise AssertionError("the line was closed")


if __name__ == "__main__":
    try:
        main()
    except HTTPError as error:
        sys.exit(f"{error}: {error.read().decode()}")
