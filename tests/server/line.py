"""A line that can fail: what goes between a server and its database is held back, delayed or cut."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


class Line:
    """A free port of this machine, which leads to a socket in a folder or to another port.

    It lives in a thread of its own, so it carries on whatever the test waits for.
    """

    def __init__(self, target: Path | tuple[str, int]) -> None:
        self.target = target
        self.port = 0
        self.seconds = 0.0
        self.flowing = asyncio.Event()
        self.open_ends: set[asyncio.StreamWriter] = set()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="line", daemon=True)
        self.thread.start()
        self.mend()

    # --- what befalls a line ---

    def freeze(self) -> None:
        """Nobody is refused, but nothing comes through, not even that the other side has hung up."""
        self.loop.call_soon_threadsafe(self.flowing.clear)

    def cut(self) -> None:
        """Everybody is thrown out, and nobody gets in."""
        self.wait_for(self.shut())

    def delay(self, seconds: float) -> None:
        """Whatever comes through takes that much longer, each way."""
        self.seconds = seconds

    def mend(self) -> None:
        """As good as new; what was held back comes through."""
        self.seconds = 0.0
        self.wait_for(self.open())

    def close(self) -> None:
        self.cut()
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result()

    # --- in its thread ---

    async def open(self) -> None:
        if not self.is_open():
            self.door = await asyncio.start_server(self.lead, HOST, self.port)
            self.port = self.door.sockets[0].getsockname()[1]
        self.flowing.set()

    async def shut(self) -> None:
        self.door.close()
        for end in self.open_ends:
            end.transport.abort()
        # Whoever waits at a frozen line finds that it has ended.
        self.flowing.set()
        while self.open_ends:
            await asyncio.sleep(0.01)

    def is_open(self) -> bool:
        return self.port != 0 and self.door.is_serving()

    async def lead(self, caller: asyncio.StreamReader, to_caller: asyncio.StreamWriter) -> None:
        with self.kept(to_caller), suppress(OSError):
            await self.flowing.wait()
            target, to_target = await self.reach_target()
            with self.kept(to_target):
                ways = {
                    asyncio.create_task(self.carry(caller, to_target)),
                    asyncio.create_task(self.carry(target, to_caller)),
                }
                _, other = await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in other:
                    way.cancel()

    async def reach_target(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self.target, Path):
            return await asyncio.open_unix_connection(self.target)
        return await asyncio.open_connection(*self.target)

    async def carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Until one side hangs up."""
        with suppress(OSError):
            while news := await source.read(65_536):
                await asyncio.sleep(self.seconds)
                await self.flowing.wait()
                target.write(news)
                await target.drain()
            await self.flowing.wait()

    @contextmanager
    def kept(self, end: asyncio.StreamWriter) -> Iterator[None]:
        self.open_ends.add(end)
        try:
            yield
        finally:
            end.close()
            self.open_ends.discard(end)


@contextmanager
def line_to(target: Path | tuple[str, int]) -> Iterator[Line]:
    line = Line(target)
    try:
        yield line
    finally:
        line.close()
