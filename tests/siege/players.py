"""People who play honestly, and go on asking until they are answered."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from petteia.core.contract import NOBODY
from tests.server.house import Json
from tests.siege.plan import STUCK, Party
from tests.siege.stronghold import Store, Stronghold
from tests.siege.witness import Request, Witness

AWAY = (
    OSError,
    WebSocketException,
    httpx.TransportError,
    TimeoutError,
)  # what befalls whoever is not answered
UNANSWERED = 2 * STUCK  # seconds; by then it was seen that something is stuck
A_MOMENT = 0.5
THOUGHT = 0.03, 0.15  # seconds


@dataclass
class Scene:
    """What everybody in a siege shares."""

    houses: list[Stronghold]
    store: Store
    witness: Witness
    dice: random.Random
    over: asyncio.Event = field(default_factory=asyncio.Event)
    visited: set[str] = field(default_factory=set)  # tables that enemies may look at

    def anywhere(self) -> str:
        """The address of one of the servers."""
        return self.dice.choice(self.houses).url


class Somebody:
    """A person with a cookie, which is good at every server."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.dice = random.Random(scene.dice.random())
        self.cookies = httpx.Cookies()
        self.id = ""

    async def arrives(self) -> None:
        self.id = (await self.asks("GET", "/api/me")).json()["id"]

    async def asks(self, method: str, path: str, **content: Any) -> httpx.Response:
        """Ask until there is an answer that is no complaint of the server about itself."""
        while True:
            url = self.scene.anywhere()
            try:
                async with httpx.AsyncClient(
                    base_url=url,
                    headers={"origin": url},
                    cookies=self.cookies,
                    timeout=10,
                    verify=False,
                    trust_env=False,
                ) as http:
                    answer = await http.request(method, path, **content)
            except AWAY:
                await asyncio.sleep(0.2)
                continue
            if answer.status_code < 500:
                self.cookies.update(answer.cookies)
                return answer.raise_for_status()
            await asyncio.sleep(0.2)

    @asynccontextmanager
    async def opens(self, path: str, **options: Any) -> AsyncIterator[ClientConnection]:
        url = self.scene.anywhere()
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        async with connect(
            f"{url.replace('http', 'ws')}{path}",
            additional_headers={"cookie": cookie},
            origin=Origin(url),
            max_size=None,
            open_timeout=10,
            close_timeout=1,
            ping_interval=None,
            proxy=None,
            **options,
        ) as socket:
            yield socket


class Guest:
    """One person at one table, until the game is over."""

    def __init__(self, person: Somebody, table: str, seat: int, visited: bool) -> None:
        self.person = person
        self.open_to_enemies = visited
        self.scene = person.scene
        self.dice = person.dice
        self.table = table
        self.seat = seat
        self.view: Json = {}
        self.version = -1
        self.pending: Request | None = None
        self.sent = 0.0

    async def stays(self) -> None:
        """Until the game is over, or the siege is and nothing is left unanswered."""
        while not self.may_go():
            try:
                async with self.person.opens(f"/ws/tables/{self.table}") as socket:
                    await self.plays(socket)
            except AWAY:
                await asyncio.sleep(self.dice.uniform(0.05, 0.3))

    def may_go(self) -> bool:
        return self.pending is None and (self.is_over() or self.scene.over.is_set())

    def is_over(self) -> bool:
        return bool(self.view) and self.view["table"]["status"] not in ("open", "playing")

    async def plays(self, socket: ClientConnection) -> None:
        if self.pending is not None:
            await self.sends(socket, self.pending)
        while not self.may_go():
            await self.reads(socket)
            wish = self.wish() if self.pending is None and not self.scene.over.is_set() else None
            if wish is not None:
                await asyncio.sleep(self.dice.uniform(*THOUGHT))
                self.pending = Request(self.person.id, self.table, wish)
                self.scene.witness.asks(self.pending)
                await self.sends(socket, self.pending)

    async def sends(self, socket: ClientConnection, request: Request) -> None:
        self.sent = time.monotonic()
        await socket.send(json.dumps(request.wish))

    async def reads(self, socket: ClientConnection) -> None:
        """What comes next, if anything does.

        Like a browser, whoever has asked for nothing waits for others as long as it takes: somebody who comes
        anew may wake up a table that was stuck.
        """
        try:
            frame = await asyncio.wait_for(socket.recv(), A_MOMENT)
        except TimeoutError:
            if self.pending is not None and time.monotonic() - self.sent > UNANSWERED:
                raise
            return
        assert isinstance(frame, str)
        for text in frame.split("\n"):
            await self.hears(self.scene.witness.takes(self.table, text), socket)

    async def hears(self, message: Json, socket: ClientConnection) -> None:
        mine = self.pending if self.pending and self.pending.wish["id"] == message.get("id") else None
        if message["is"] == "view":
            self.sees({**message, "table": message["table"] or self.view["table"]})
        elif message["is"] == "ack" and mine is not None:
            self.scene.witness.is_acknowledged(mine, message["version"])
            self.pending = None
        elif message["is"] == "refused" and mine is not None:
            await self.is_refused(mine, message["reason"]["said"]["key"], socket)

    async def is_refused(self, request: Request, reason: str, socket: ClientConnection) -> None:
        """Whoever is told that it could not be written asks for the same again: perhaps it was, after all."""
        if reason == "core-not-written":
            self.scene.witness.unwritten += 1
            await asyncio.sleep(0.2)
            await self.sends(socket, request)
        else:
            self.scene.witness.is_denied(request, reason)
            self.pending = None

    def sees(self, view: Json) -> None:
        if self.open_to_enemies and view["table"]["status"] == "playing":
            self.scene.visited.add(self.table)
        self.view, self.version = view, max(self.version, view["version"])
        self.scene.witness.is_shown(view)

    def wish(self) -> Json | None:
        """What this person does about what is shown."""
        if not self.view:
            return None
        name, view, dice = self.fresh_name(), self.view, self.dice
        if view["table"]["status"] == "open":
            return self.wish_before_the_game(name)
        if view["undo_to"] and (view["actions"] or view["confirm"]) and dice.random() < 0.1:
            return {"do": "undo", **name, "to": dice.choice(view["undo_to"])}
        if view["confirm"]:
            return {"do": "end_turn", **name}
        if view["actions"]:
            return {"do": "act", **name, "move": dice.choice(view["actions"])["move"]}
        return None

    def wish_before_the_game(self, name: Json) -> Json | None:
        if self.view["you"] != self.seat:
            return {"do": "sit", **name, "seat": self.seat}
        taken = all(seat["kind"] != "open" for seat in self.view["table"]["seats"])
        return {"do": "start", **name} if taken and self.view["table"]["host"] else None

    def fresh_name(self) -> Json:
        return {"id": f"{self.dice.getrandbits(64):x}", "base": self.view["version"]}


class Company:
    """The people of a party, who play one game after another; where only bots play, somebody watches."""

    def __init__(self, scene: Scene, party: Party) -> None:
        self.scene = scene
        self.party = party
        self.seats = [number for number, seat in enumerate(party.seats) if seat in ("me", "open")] or [NOBODY]
        self.people = [Somebody(scene) for _ in self.seats]
        self.guests: list[Guest] = []

    async def plays_on(self) -> None:
        for person in self.people:
            await person.arrives()
        while not self.scene.over.is_set():
            table = await self.sets_up()
            self.guests = [
                Guest(person, table, seat, self.party.visited)
                for person, seat in zip(self.people, self.seats, strict=True)
            ]
            await asyncio.gather(*(guest.stays() for guest in self.guests))
            self.scene.visited.discard(table)

    async def sets_up(self) -> str:
        wanted = {"game": self.party.game, "seats": self.party.seats, "start": "open" not in self.party.seats}
        table: str = (await self.people[0].asks("POST", "/api/tables", json=wanted)).json()["id"]
        self.scene.witness.created.add(table)
        self.scene.witness.secrets[table] = await asyncio.to_thread(self.scene.store.secrets_of, table)
        return table

    def has_gone_on(self) -> Callable[[], bool]:
        """Tells later whether everybody at this table has seen something new, or sits at another one."""
        before = self.guests
        newest = max((guest.version for guest in before), default=-1)
        return lambda: self.guests is not before or all(guest.version > newest for guest in before)

    def where(self) -> str:
        at = ", ".join(f"{guest.version} {'asks' if guest.pending else 'waits'}" for guest in self.guests)
        awaited = {guest.view.get("awaiting") for guest in self.guests}
        return f"{self.party.game} of {self.party.seats} at {at}; awaited: {awaited}"
