"""The front door: how many may come in at once, how long each may take, and who has to go when it is full.

A line on which nothing is said costs nothing but the line; but enough of them take all that a server has.
"""

from __future__ import annotations

import asyncio
import socket
import time
from abc import ABCMeta, abstractmethod
from collections import Counter
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any

import h11
import uvicorn
from starlette.responses import Response
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.server import ServerState

from petteia.server.guard import SECURITY_HEADERS
from petteia.server.leaving import Server
from petteia.server.limits import household
from petteia.server.problem import Problem
from petteia.server.repetition import Repetitions
from petteia.server.routes.reception import BODY_SECONDS, error

try:
    import resource
except ImportError:  # where there is no such limit
    resource = None  # type: ignore[assignment]

# How long we wait, in seconds.
HEADERS = 10.0  # for all headers of a request
BODY = BODY_SECONDS + 10.0  # for its body; whoever reads it has less patience, and says so
READING = 30.0  # until somebody takes a little of what they asked for
GOODBYE = 30.0  # until they have taken the rest, when we have hung up
KEEP_ALIVE = 5  # for the next request
RETRY_AFTER = 5  # for us, when there is no room

WAIT_OUTSIDE = 2048
WELCOME_AT_ONCE = 16  # more would be in before they are counted
ON_THE_PORCH = 16  # are told that there is no room
MAKE_ROOM = 16  # of the idle, one in so many goes: to look for one at a time takes too long

FILES = 65_536  # more than we ever need
OTHER_FILES = 64  # database, workers, logs
MOST_CONNECTIONS = 5_000  # each takes memory too
REQUESTS_PER_ADDRESS = 100  # besides sockets


def allow_many_files() -> int:
    """Every connection is a file; returns how many this process may have open."""
    if resource is None:
        return FILES
    soft, hard = (FILES if limit == resource.RLIM_INFINITY else limit for limit in files_allowed())
    wanted = min(hard, FILES)
    if soft >= wanted:
        return soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, files_allowed()[1]))
    except (OSError, ValueError):  # some systems promise more than they give
        return soft
    return wanted


def files_allowed() -> tuple[int, int]:
    return resource.getrlimit(resource.RLIMIT_NOFILE)


def most_connections(files: int) -> int:
    """So many fit with so many files: whoever is sent a file needs two."""
    return max(1, (files - OTHER_FILES) // 2)


class Door(ServerState):
    """Who is in, and how many of each address."""

    def __init__(self, most: int, sockets_per_address: int) -> None:
        super().__init__()
        self.most = most
        self.most_of_address = sockets_per_address + REQUESTS_PER_ADDRESS
        self.inside: set[Caller] = set()
        self.of_address: Counter[str] = Counter()
        self.visitors: dict[Visitor, None] = {}  # of those inside; who came first comes first
        self.porch: dict[Visitor, None] = {}

    def enter(self, visitor: Visitor) -> bool:
        """Let somebody in; False when there is no room."""
        if not self.has_room_for(visitor.address):
            self.make_room(visitor.address)
        if not self.has_room_for(visitor.address):
            self.porch[visitor] = None
            if len(self.porch) > ON_THE_PORCH:
                self.show_out([next(iter(self.porch))])
            return False
        self.visitors[visitor] = None
        self.count_in(visitor)
        return True

    def has_room_for(self, address: str) -> bool:
        crowd = self.of_address[address] >= self.most_of_address and not is_here(address)
        return len(self.inside) < self.most and not crowd

    def stay(self, visitor: Visitor, socket: Caller) -> None:
        """A visitor has become a socket, on the same line."""
        self.leave(visitor)
        self.count_in(socket)

    def count_in(self, caller: Caller) -> None:
        self.inside.add(caller)
        self.of_address[caller.address] += 1

    def leave(self, caller: Caller) -> None:
        if isinstance(caller, Visitor):
            self.visitors.pop(caller, None)
            self.porch.pop(caller, None)
        if caller in self.inside:
            self.inside.remove(caller)
            self.of_address[caller.address] -= 1
            if not self.of_address[caller.address]:
                del self.of_address[caller.address]

    def make_room(self, newcomer: str) -> None:
        """Those go for whom we wait: first who has not asked for anything yet.

        They are taken from the address that has most of them, and of these the ones who came first. Where
        only the newcomer's own address has too many, the others have nothing to do with it.
        """
        full = len(self.inside) >= self.most
        near = [visitor for visitor in self.visitors if full or visitor.address == newcomer]
        idle = [visitor for visitor in near if visitor.awaits() is not None]
        idle = [visitor for visitor in idle if not visitor.has_asked()] or idle
        for address, count in Counter(visitor.address for visitor in idle).most_common(1):
            of_address = [visitor for visitor in idle if visitor.address == address]
            self.show_out(of_address[: 1 + count // MAKE_ROOM])

    def show_out(self, callers: Iterable[Caller]) -> None:
        for caller in callers:
            self.leave(caller)
            caller.transport.abort()

    def sweep(self, now: float) -> None:
        """Whoever keeps us waiting for too long has to go."""
        self.show_out([caller for caller in [*self.inside, *self.porch] if caller.overstays(now)])


def is_here(address: str) -> bool:
    """On this machine there may be a proxy, through which everybody comes."""
    try:
        return ip_address(address.partition("/")[0]).is_loopback
    except ValueError:
        return True  # there is no network between us


class Caller(asyncio.Protocol, metaclass=ABCMeta):
    """One line to somebody, and since when we have waited for the same thing."""

    door: Door
    transport: asyncio.Transport
    address = ""
    awaited: tuple[float, Any] | None = None
    since = 0.0
    breaths = 0  # how often there was room again for what we send

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.leave(self)
        super().connection_lost(exc)

    def resume_writing(self) -> None:
        self.breaths += 1
        super().resume_writing()

    @abstractmethod
    def awaits(self) -> tuple[float, Any] | None:
        """For how long we wait now, and for what; None when somebody waits for us."""

    def overstays(self, now: float) -> bool:
        awaited = self.awaits()
        if awaited is None or awaited != self.awaited:
            self.awaited, self.since = awaited, now
            return False
        return now - self.since > awaited[0]


class Visitor(Caller, H11Protocol):
    """A line for requests, one after the other."""

    server_state: Door
    cycle: RequestResponseCycle | None  # type: ignore[assignment]
    welcome = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.door = self.server_state
        self.address = household(self.client[0] if self.client else "")
        self.welcome = self.door.enter(self)
        if not self.welcome:
            self.app = no_room

    def awaits(self) -> tuple[float, Any] | None:
        if self.transport.is_closing():
            return GOODBYE, None
        if self.flow.write_paused:
            return READING, self.breaths
        if self.conn.their_state is h11.IDLE:
            return HEADERS, self.cycle
        if self.conn.their_state is h11.SEND_BODY:
            return BODY, self.cycle
        return None

    def has_asked(self) -> bool:
        return self.cycle is not None and not self.cycle.more_body

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        socket = self.transport.get_protocol()
        assert isinstance(socket, Caller)
        socket.address = self.address
        self.door.stay(self, socket)

    def _should_upgrade_to_ws(self) -> bool:
        return self.welcome and super()._should_upgrade_to_ws()

    def _unsupported_upgrade_warning(self) -> None:
        """What cannot be had is answered like any other request, and is no news for the log."""

    def send_400_response(self, _words: str) -> None:
        """What is no request gets an answer, unless another is being answered on this line."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            self.transport.write(plain(error(Problem(400, "core-bad-request"))))
        self.transport.close()


async def no_room(scope: Scope, receive: Receive, send: Send) -> None:
    """The application for those on the porch."""
    response = error(Problem(503, "core-no-room"))
    response.headers.update({**SECURITY_HEADERS, "retry-after": str(RETRY_AFTER), "connection": "close"})
    await response(scope, receive, send)


def plain(response: Response) -> bytes:
    """A response as it goes over the line, the last on it."""
    response.headers.update({**SECURITY_HEADERS, "connection": "close"})
    lines = [b"HTTP/1.1 %d " % response.status_code]
    lines += [b"%s: %s" % header for header in response.raw_headers]
    return b"\r\n".join([*lines, b"", bytes(response.body)])


class Doorkeeper(Server):
    """A server that counts who comes in, and looks every second for those who stay for nothing."""

    server_state: Door

    def __init__(self, config: uvicorn.Config, door: Door, repetitions: Repetitions) -> None:
        super().__init__(config)
        self.server_state = door
        self.repetitions = repetitions

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAIT_OUTSIDE)  # uvicorn lets as many wait as it lets in at once

    async def on_tick(self, counter: int) -> bool:
        if counter % 10 == 0:
            now = time.monotonic()
            self.server_state.sweep(now)
            self.repetitions.tell(now)
        return await super().on_tick(counter)
