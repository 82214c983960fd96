"""Where bots think: in processes of their own, spawned, killable, with plain data in and out."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

logger = logging.getLogger(__name__)

WORKERS = 2
SECONDS_TO_START = 20.0


@dataclass(frozen=True)
class Thought:
    """A decision asked of a bot: what its seat sees, and nothing else."""

    game: str
    view: dict[str, Any]
    bot: str
    dice: str
    components: str | None


class BotFailed(Exception):
    """The bot crashed, overran its time, or answered nonsense."""


class Workers:
    """A few processes that answer one thought at a time, first come, first served."""

    def __init__(self, count: int = WORKERS) -> None:
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.all = [Worker() for _ in range(count)]
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, thought: Thought, seconds: float) -> int:
        """The action a bot chooses; raises BotFailed."""
        worker = await self.idle.get()
        try:
            return await worker.ask(thought, seconds)
        finally:
            self.idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self.all:
            worker.kill()


class Worker:
    def __init__(self) -> None:
        self.process: multiprocessing.process.BaseProcess | None = None
        self.pipe: Connection | None = None

    async def ask(self, thought: Thought, seconds: float) -> int:
        allowed = seconds
        if self.process is None or not self.process.is_alive():
            self.start()
            allowed += SECONDS_TO_START
        assert self.pipe is not None
        try:
            self.pipe.send(thought)
            answer = await asyncio.wait_for(self.answer(), allowed)
        except TimeoutError:
            self.kill()
            raise BotFailed(f"{thought.bot} took more than {seconds} seconds") from None
        except (OSError, EOFError) as error:
            self.kill()
            raise BotFailed(f"the process of {thought.bot} died") from error
        except asyncio.CancelledError:
            self.kill()
            raise
        if isinstance(answer, int):
            return answer
        raise BotFailed(str(answer))

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=think, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    async def answer(self) -> object:
        """Wait for the answer without holding up anybody else."""
        assert self.pipe is not None
        loop, pipe = asyncio.get_running_loop(), self.pipe
        ready = asyncio.Event()
        loop.add_reader(pipe.fileno(), ready.set)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(pipe.fileno())
        return pipe.recv()

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


def think(pipe: Connection) -> None:
    """The life of a worker process: thoughts in, actions or complaints out."""
    while True:
        try:
            thought = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(decision(thought))
        except Exception as error:  # whatever a bot does wrong is told, and the worker lives on
            pipe.send(f"{type(error).__name__}: {error}")


def decision(thought: Thought) -> int:
    from petteia.bots import bot_named
    from petteia.core.chance import dice_of
    from petteia.games import game_named

    information = game_named(thought.game).information(thought.view, thought.components)
    return int(bot_named(thought.bot).choose(information, dice_of(thought.dice)))
