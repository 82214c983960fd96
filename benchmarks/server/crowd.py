"""The people in a full house: some play, all others watch, and what happens to them is written down."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from benchmarks.server.servers import Server

PLAYERS = {"attika": 2, "olympos": 2, "polis": 3}  # at each table; all others watch
VERSION = re.compile(r'\{"is":"view","version":(\d+)')
decode = msgspec.json.Decoder().decode


@dataclass(frozen=True)
class Plan:
    game: str = "attika"
    tables: int = 200
    sockets: int = 1000
    rate: int = 100
    seconds: int = 20
    deflate: bool = True  # as browsers do

    @property
    def players(self) -> int:
        return PLAYERS[self.game]


class Crowd:
    """All latencies and mishaps of everybody."""

    def __init__(self) -> None:
        self.to_ack: list[float] = []
        self.to_push: list[float] = []
        self.sent: dict[tuple[int, int], float] = {}  # by table and the version it will have
        self.errors: list[str] = []
        self.bytes = 0  # that came over the wire, as they came


class Line(ClientConnection):
    """One that counts what comes over it."""

    crowd: Crowd | None = None

    def data_received(self, data: bytes) -> None:
        if self.crowd is not None:
            self.crowd.bytes += len(data)
        super().data_received(data)


class Place:
    """One socket at a table."""

    def __init__(self, crowd: Crowd, table: int, socket: ClientConnection, plays: bool) -> None:
        self.crowd = crowd
        self.table = table
        self.socket = socket
        self.plays = plays
        self.view: dict[str, Any] = {}
        self.asked: dict[str, float] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for frame in self.socket:
            now = time.perf_counter()
            assert isinstance(frame, str)
            for message in frame.split("\n"):
                self.hear(message, now)

    def hear(self, message: str, now: float) -> None:
        if shown := VERSION.match(message):
            sent = self.crowd.sent.get((self.table, int(shown[1])))
            if sent is not None:
                self.crowd.to_push.append(now - sent)
            if self.plays:
                self.view = decode(message)
        elif not message.startswith('{"is":"presence"'):
            self.take(decode(message), now)

    def take(self, answer: dict[str, Any], now: float) -> None:
        sent = self.asked.pop(answer["id"], None)
        if sent is None:
            self.answers.put_nowait(answer)
        elif answer["is"] == "ack":
            self.crowd.to_ack.append(now - sent)
        else:
            self.crowd.errors.append(json.dumps(answer))

    def can_move(self) -> bool:
        return not self.asked and bool(self.view.get("actions") or self.view.get("confirm"))

    async def move(self, dice: random.Random) -> None:
        """Ask for a move and do not wait for the answer."""
        request, base = f"{dice.getrandbits(64):x}", self.view["version"]
        if self.view["confirm"]:
            wish = {"do": "end_turn", "id": request, "base": base}
        else:
            # A server of older times, when this one is measured against it, knows moves by number.
            offer = dice.choice(self.view["actions"])
            what = "move" if "move" in offer else "action"
            wish = {"do": "act", "id": request, "base": base, what: offer[what]}
        self.view = {}
        self.asked[request] = self.crowd.sent[self.table, base + 1] = time.perf_counter()
        await self.socket.send(json.dumps(wish))

    async def ask(self, do: str, **fields: Any) -> tuple[dict[str, Any], float]:
        """Ask and wait; returns the answer and how long it took."""
        start = time.perf_counter()
        await self.socket.send(json.dumps({"do": do, "id": f"{random.getrandbits(64):x}", **fields}))
        answer = await asyncio.wait_for(self.answers.get(), 60)
        return answer, time.perf_counter() - start

    async def sees(self, version: int) -> None:
        """Until this version has come here, which may be from another server."""
        async with asyncio.timeout(60):
            while self.view.get("version", -1) < version:
                await asyncio.sleep(0.01)


class Guest:
    """Somebody with a cookie, which is good at all servers of a store."""

    def __init__(self, cookie: str, http: httpx.AsyncClient) -> None:
        self.cookie = cookie
        self.http = http


@dataclass
class Door:
    """Where people come in."""

    stack: AsyncExitStack
    servers: list[Server]
    crowd: Crowd
    plan: Plan
    meet: bool

    async def guest(self) -> Guest:
        url = self.servers[0].url
        http = httpx.AsyncClient(base_url=url, headers={"origin": url}, timeout=60)
        await self.stack.enter_async_context(http)
        (await http.get("/api/me")).raise_for_status()
        return Guest("; ".join(f"{key}={value}" for key, value in http.cookies.items()), http)

    def server_for(self, table: int, number: int) -> Server:
        """Where the so-manieth person at a table comes in."""
        return self.servers[(table if self.meet else number) % len(self.servers)]

    async def enter(self, guest: Guest, table: int, name: str, number: int) -> Place:
        server = self.server_for(table, number)
        socket = connect(
            f"{server.url.replace('http', 'ws')}/ws/tables/{name}",
            additional_headers={"cookie": guest.cookie},
            origin=Origin(server.url),
            compression="deflate" if self.plan.deflate else None,
            create_connection=Line,
            max_size=None,
            open_timeout=60,
            proxy=None,
        )
        line = await self.stack.enter_async_context(socket)
        assert isinstance(line, Line)
        line.crowd = self.crowd
        return Place(self.crowd, table, line, plays=number < self.plan.players)


async def set_up(hosts: list[Guest], plan: Plan) -> list[str]:
    """Tables, with one sitting at each."""
    names, wish = [], {"game": plan.game, "seats": ["me", *["open"] * (plan.players - 1)]}
    for _ in range(plan.tables):
        answer = await hosts[0].http.post("/api/tables", json=wish)
        names.append(str(answer.raise_for_status().json()["id"]))
    return names


async def fill(door: Door, hosts: list[Guest], names: list[str]) -> list[Place]:
    """Everybody comes in, sits down or watches, and all games begin; returns all seats."""
    seats, watcher, plan = list[Place](), await door.guest(), door.plan
    for table, name in enumerate(names):
        host, *guests = [await door.enter(person, table, name, number) for number, person in enumerate(hosts)]
        wishes = [(guest, "sit", {"seat": seat}) for seat, guest in enumerate(guests, 1)]
        for version, (asker, do, fields) in enumerate([*wishes, (host, "start", {})]):
            await asker.sees(version)
            answer, _ = await asker.ask(do, base=asker.view["version"], **fields)
            assert answer["is"] == "ack", answer
        seats += [host, *guests]
    for number in range(plan.sockets - len(seats)):
        table = number % len(names)
        seats.append(await door.enter(watcher, table, names[table], plan.players + number // len(names)))
    await asyncio.sleep(1)
    return seats


async def stream(seats: list[Place], plan: Plan, crowd: Crowd) -> tuple[int, float]:
    """Moves at fixed moments, at one table or another; returns how many there were, and in what time."""
    dice, players = random.Random("load"), [seat for seat in seats if seat.plays]
    start, moves = time.perf_counter(), 0
    for number in range(plan.rate * plan.seconds):
        pause = start + number / plan.rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        ready = [seat for seat in players if seat.can_move()]
        if time.perf_counter() - start > 2 * plan.seconds:
            crowd.errors.append("the house is so slow that the stream was broken off")
            break
        if ready:
            await dice.choice(ready).move(dice)
            moves += 1
        await asyncio.sleep(0)
    seconds = time.perf_counter() - start
    await settled(seats)
    return moves, seconds


async def settled(seats: list[Place]) -> None:
    """Until everything asked was answered and everybody has been shown it, or half a minute has passed."""
    for _ in range(300):
        if not any(seat.asked for seat in seats):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)


async def step_times(seats: list[Place]) -> tuple[list[float], list[float]]:
    """One person at an otherwise quiet house: how long it takes to look back, and to take back."""
    dice, back, undone = random.Random("steps"), [], []
    for seat in [seat for seat in seats if seat.plays][:50]:
        answer, seconds = await seat.ask("history", step=0)
        assert answer["is"] == "history", answer
        back.append(seconds)
        if not seat.can_move():
            continue
        await seat.move(dice)
        await settled([seat])
        if seat.view.get("undo_to"):
            to, base = seat.view["undo_to"][0], seat.view["version"]
            answer, seconds = await seat.ask("undo", base=base, to=to)
            undone += [seconds] if answer["is"] == "ack" else []
    return back, undone
