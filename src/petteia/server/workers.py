"""Where bots think, and games are read or looked at again: in processes of their own, spawned, killable, with
plain data in and out."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from petteia.bots import bot_named
from petteia.bots.advice import advise
from petteia.bots.search import SearchBot
from petteia.bots.spawned import Spawned
from petteia.core.chance import dice_of
from petteia.core.contract import Impossible, InformationSet
from petteia.core.fault import Fault, told
from petteia.core.match import replay
from petteia.core.message import Message
from petteia.games import REGISTER, game_named
from petteia.server.problem import Problem
from petteia.server.review import Review, reviewed

WORKERS = 2
SECONDS_TO_START = 20.0
NICENESS = 10


@dataclass(frozen=True)
class Thought:
    """A decision asked of a bot: what its seat sees, and nothing else."""

    game: str
    view: dict[str, Any]
    bot: str
    dice: str
    components: str | None


@dataclass(frozen=True)
class Question:
    """What a bot would do in somebody's place, and how likely that is to win."""

    thought: Thought


@dataclass(frozen=True)
class Reading:
    """A record that somebody brought, to be replayed and checked."""

    record: Any


Task = Thought | Question | Reading | Review


class BotFailed(Exception):
    """The bot crashed, overran its time, or answered nonsense."""


class Overrun(Exception):
    """What was asked took too long, or more than its process could bear."""


@dataclass(frozen=True)
class Complaint:
    """Why a task was not done; for people if it asked for something impossible."""

    words: Message | str
    impossible: bool


class Workers:
    """A few processes that do one task at a time, first come, first served."""

    def __init__(self, count: int = WORKERS) -> None:
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        self.all = [Worker() for _ in range(count)]
        for worker in self.all:
            self.idle.put_nowait(worker)

    async def choose(self, thought: Thought, seconds: float) -> int:
        """The action a bot chooses; raises BotFailed."""
        answer = await self.thought_of(thought.bot, thought, seconds)
        assert isinstance(answer, int)
        return answer

    async def advise(self, thought: Thought, seconds: float) -> list[tuple[int, float]]:
        """The best actions, each with the chance to win; raises BotFailed."""
        answer = await self.thought_of(thought.bot, Question(thought), seconds)
        assert isinstance(answer, list)
        return answer

    async def thought_of(self, bot: str, task: Thought | Question, seconds: float) -> object:
        try:
            answer = await self.ask(task, seconds)
        except Overrun as overrun:
            raise BotFailed(f"{bot}: {overrun}") from overrun
        if isinstance(answer, Complaint):
            raise BotFailed(str(answer.words))
        return answer

    async def read(self, record: Any, seconds: float) -> dict[str, Any]:
        """What a record holds, see `read_record`; raises a Problem that says what is wrong with it."""
        try:
            answer = await self.ask(Reading(record), seconds)
        except Overrun:
            raise Problem(
                400, "core-bad-record", why=Message("core-fault-record-time", {"most": round(seconds)})
            ) from None
        if isinstance(answer, Complaint):
            why = answer.words if answer.impossible else Message("core-fault-record-replay")
            raise Problem(400, "core-bad-record", why=why)
        assert isinstance(answer, dict)
        return answer

    async def ask(self, task: Task, seconds: float) -> object:
        worker = await self.idle.get()
        try:
            return await worker.ask(task, seconds)
        finally:
            self.idle.put_nowait(worker)

    def close(self) -> None:
        for worker in self.all:
            worker.kill()


class Worker(Spawned):
    def __init__(self) -> None:
        super().__init__(work)

    async def ask(self, task: Task, seconds: float) -> object:
        """What a task leads to, or a complaint; raises Overrun."""
        allowed = seconds if self.is_alive() else seconds + SECONDS_TO_START
        try:
            self.connected().send(task)
            return await asyncio.wait_for(self.answer(), allowed)
        except TimeoutError:
            self.kill()
            raise Overrun(f"took more than {seconds} seconds") from None
        except (OSError, EOFError) as error:
            self.kill()
            raise Overrun("the process died") from error
        except asyncio.CancelledError:
            self.kill()
            raise

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


def work(pipe: Connection) -> None:
    """The life of a worker process: tasks in, what they lead to or complaints out."""
    give_way()
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            pipe.send(done(task))
        except Impossible as impossible:
            pipe.send(Complaint(told(impossible), impossible=True))
        except Exception as error:  # whatever a bot does wrong is told, and the worker lives on
            pipe.send(Complaint(f"{type(error).__name__}: {error}", impossible=False))


def give_way() -> None:
    """Whoever thinks lets those go first who only want to be shown their move."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def done(task: Task) -> object:
    if isinstance(task, Thought):
        return decision(task)
    if isinstance(task, Review):
        return reviewed(task)
    return advice(task.thought) if isinstance(task, Question) else read_record(task.record)


def decision(thought: Thought) -> int:
    return int(bot_named(thought.bot).choose(known(thought), dice_of(thought.dice)))


def advice(thought: Thought) -> list[tuple[int, float]]:
    bot = bot_named(thought.bot)
    assert isinstance(bot, SearchBot), "only a search has reasons to give"
    return [(found.action, found.chance) for found in advise(bot, known(thought), dice_of(thought.dice))]


def known(thought: Thought) -> InformationSet:
    return game_named(thought.game).information(thought.view, thought.components)


def read_record(record: Any) -> dict[str, Any]:
    """What a table needs of a record that replays: settings, and the moves with those who made them."""
    name = record.get("game") if isinstance(record, dict) else None
    if name not in REGISTER:
        games = ", ".join(REGISTER)
        raise Fault(
            f"This is not a record of a game that is played here: {games}.",
            "core-fault-record-game",
            games=games,
        )
    match = replay(game_named(name), record)
    options, components = match.game.settings(match.state)
    return {
        "options": options,
        "components": components,
        "seed": match.seed,
        "moves": [(step.seat, step.text, step.action < 0) for step in match.steps],
        "result": match.result(),
    }
