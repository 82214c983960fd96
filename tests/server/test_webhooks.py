"""Webhooks are other people's servers: who is slow is given up in the end, and nobody else waits for them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from petteia.server.limits import Limits
from petteia.server.mail import post_office
from petteia.server.notices import WEBHOOKS_AT_ONCE, Notices
from petteia.server.store import Store
from tests.server.halls import run
from tests.server.house import PATIENCE
from tests.server.trust import HERE, Trust

FEW = 0.3  # seconds
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"


class Hook:
    """A server for webhooks that answers as it is told, and how many lines to it are open."""

    def __init__(self, answer: Callable[[asyncio.StreamWriter], Awaitable[None]]) -> None:
        self.answer = answer
        self.url = ""
        self.posts: list[dict[str, str]] = []
        self.lines = 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.lines += 1
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            try:
                head = await reader.readuntil(b"\r\n\r\n")
                length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
                self.posts.append(json.loads(await reader.readexactly(length)))
                answering = asyncio.ensure_future(self.answer(writer))
                await reader.read()  # until the other side hangs up
                answering.cancel()
            finally:
                self.lines -= 1
                writer.transport.abort()


@contextlib.asynccontextmanager
async def hook(
    answer: Callable[[asyncio.StreamWriter], Awaitable[None]], trust: Trust | None = None, host: str = HERE
) -> AsyncIterator[Hook]:
    there = Hook(answer)
    server = await asyncio.start_server(there.take, HERE, 0, ssl=trust.theirs if trust else None)
    port = server.sockets[0].getsockname()[1]
    there.url = f"{'https' if trust else 'http'}://{host}:{port}/hook"
    try:
        yield there
    finally:
        server.close()


async def takes(writer: asyncio.StreamWriter) -> None:
    writer.write(TAKEN)


async def is_silent(_writer: asyncio.StreamWriter) -> None:
    await asyncio.sleep(PATIENCE)


async def dribbles(writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 ")
    while True:
        writer.write(b" ")
        await asyncio.sleep(0.01)


async def floods(writer: asyncio.StreamWriter) -> None:
    """What comes after the first line is not waited for."""
    writer.write(b"HTTP/1.1 200 OK\r\n")
    while True:
        writer.write(b"x" * 10_000)
        await writer.drain()


async def talks_without_end(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"x" * 10_000)
        await writer.drain()


def told(folder: Path, trust: Trust, story: Callable[[Notices], Coroutine[Any, Any, None]]) -> None:
    """Tell a story of notices; none takes longer than everybody's patience."""

    async def tell() -> None:
        store = Store(f"sqlite:///{folder / 'notices.db'}")
        await store.open()
        notices = Notices(store, Limits(), private=True)
        notices.trusted = trust.ours
        async with asyncio.timeout(PATIENCE):
            await story(notices)
        await store.close()

    run(tell())


async def arrives(notices: Notices, person: str, url: str) -> bool:
    return await notices.deliver(person, {"webhook": url, "language": "en"}, "It is your turn.")


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


# --- a limit for everything --------------------------------------------------------------------------------


@pytest.mark.parametrize("encrypted", [False, True])
@pytest.mark.parametrize("answer", [is_silent, dribbles])
def test_a_slow_answer_is_not_waited_for(
    tmp_path: Path, trust: Trust, encrypted: bool, answer: Callable[[asyncio.StreamWriter], Awaitable[None]]
) -> None:
    async def story(notices: Notices) -> None:
        notices.calls.seconds = FEW
        async with hook(answer, trust if encrypted else None) as slow:
            assert not await arrives(notices, "anna", slow.url)
            await until(lambda: slow.lines == 0)

    told(tmp_path, trust, story)


def test_a_handshake_that_never_comes_is_not_waited_for(tmp_path: Path, trust: Trust) -> None:
    async def story(notices: Notices) -> None:
        notices.calls.seconds = FEW
        async with hook(is_silent) as slow:
            assert not await arrives(notices, "anna", slow.url.replace("http:", "https:"))
            await until(lambda: slow.lines == 0)

    told(tmp_path, trust, story)


def test_a_door_that_is_never_opened_is_not_waited_for(tmp_path: Path, trust: Trust) -> None:
    async def story(notices: Notices) -> None:
        notices.calls.seconds = FEW
        with contextlib.ExitStack() as crowd:
            door = crowd.enter_context(socket.create_server((HERE, 0), backlog=0))
            for _ in range(4):  # more than fit: the next one knocks in vain
                visitor = crowd.enter_context(socket.socket())
                visitor.setblocking(False)
                visitor.connect_ex(door.getsockname())
            assert not await arrives(notices, "anna", f"http://{HERE}:{door.getsockname()[1]}/")

    told(tmp_path, trust, story)


def test_a_name_that_is_never_found_is_not_waited_for(
    tmp_path: Path, trust: Trust, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, look_up = threading.Event(), socket.getaddrinfo

    def hang(host: str, *rest: Any, **more: Any) -> Any:
        if host == "slow.example.org":
            found.wait(PATIENCE)
        return look_up(HERE, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", hang)

    async def story(notices: Notices) -> None:
        async with hook(takes) as quick:
            slow = [
                asyncio.ensure_future(arrives(notices, f"person {n}", "http://slow.example.org/"))
                for n in range(20)
            ]
            assert await arrives(notices, "bela", quick.url), "other names are found meanwhile"
            notices.calls.seconds = FEW
            assert not await arrives(notices, "carla", "http://slow.example.org.:1/")
            for call in slow:
                call.cancel()
            found.set()

    told(tmp_path, trust, story)


@pytest.mark.parametrize("encrypted", [False, True])
def test_what_follows_the_first_line_of_an_answer_is_not_read(
    tmp_path: Path, trust: Trust, encrypted: bool
) -> None:
    async def story(notices: Notices) -> None:
        async with hook(floods, trust if encrypted else None) as talker:
            assert await arrives(notices, "anna", talker.url)
            await until(lambda: talker.lines == 0)
        async with hook(talks_without_end, trust if encrypted else None) as talker:
            assert not await arrives(notices, "anna", talker.url)
            await until(lambda: talker.lines == 0)

    told(tmp_path, trust, story)


# --- nobody waits for others -------------------------------------------------------------------------------


@pytest.mark.parametrize("encrypted", [False, True])
def test_those_who_are_slow_keep_nobody_else_waiting(tmp_path: Path, trust: Trust, encrypted: bool) -> None:
    async def story(notices: Notices) -> None:
        certificate = trust if encrypted else None
        async with hook(is_silent, certificate) as slow, hook(takes, host="localhost") as quick:
            waiting = [
                asyncio.ensure_future(arrives(notices, f"person {n}", slow.url))
                for n in range(2 * WEBHOOKS_AT_ONCE)
            ]
            await until(lambda: slow.lines > 0)
            assert await arrives(notices, "anna", quick.url)
            assert quick.posts == [{"content": "It is your turn.", "text": "It is your turn."}]
            assert not any(call.done() for call in waiting)
            for call in waiting:
                call.cancel()

    told(tmp_path, trust, story)


def test_of_one_person_one_notice_is_under_way(tmp_path: Path, trust: Trust) -> None:
    """Nor do several slow notices of one person delay others who have theirs sent to the same host."""

    async def story(notices: Notices) -> None:
        async with hook(is_silent) as slow, hook(takes) as quick:
            waiting = [asyncio.ensure_future(arrives(notices, "anna", slow.url)) for _ in range(10)]
            await until(lambda: slow.lines > 0)
            assert await arrives(notices, "bela", quick.url)
            assert len(slow.posts) == 1
            for call in waiting:
                call.cancel()

    told(tmp_path, trust, story)


def test_webhooks_and_letters_do_not_wait_for_each_other(tmp_path: Path, trust: Trust) -> None:
    async def story(notices: Notices) -> None:
        async with hook(takes) as quick, hook(is_silent) as mail_server:
            port = mail_server.url.rpartition(":")[2].partition("/")[0]
            notices.office = post_office(f"smtp://{HERE}:{port}/?from=petteia@example.org")
            kept = {"webhook": quick.url, "email": "anna@example.org", "language": "en"}
            notices.letters.seconds = PATIENCE
            both = asyncio.ensure_future(notices.deliver("anna", kept, "It is your turn."))
            await until(lambda: mail_server.lines == 1 and len(quick.posts) == 1)
            assert not both.done()
            both.cancel()

    told(tmp_path, trust, story)


# --- who is called -----------------------------------------------------------------------------------------


def test_an_encrypted_line_leads_to_the_one_whose_name_was_given(tmp_path: Path, trust: Trust) -> None:
    async def story(notices: Notices) -> None:
        async with hook(takes, trust) as quick, hook(takes, trust, host="localhost") as another:
            assert await arrives(notices, "anna", quick.url)
            assert not await arrives(notices, "anna", another.url), "the certificate is not for that name"
            assert another.posts == []

    told(tmp_path, trust, story)


def test_a_name_is_looked_up_once(tmp_path: Path, trust: Trust, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it could lead elsewhere when it is called than when it was looked at."""
    asked: list[str] = []
    look_up = socket.getaddrinfo

    def note(host: str, *rest: Any, **more: Any) -> Any:
        asked.append(host)
        return look_up(HERE, *rest, **more)

    monkeypatch.setattr(socket, "getaddrinfo", note)

    async def story(notices: Notices) -> None:
        async with hook(takes, host="hook.example.org") as there:
            assert await arrives(notices, "anna", there.url)
            assert asked.count("hook.example.org") == 1
            notices.private = False
            assert not await arrives(notices, "anna", there.url), "it leads into the network of the server"
            assert len(there.posts) == 1

    told(tmp_path, trust, story)
