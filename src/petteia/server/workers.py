"""Where bots think, what people bring is read, and games are looked at again: in processes of their own,
spawned, killable, with plain data in and out."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import time
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from petteia.bots import bot_named
from petteia.bots.advice import Candidate, advise
from petteia.bots.search import SearchBot
from petteia.bots.spawned import Spawned
from petteia.core.chance import dice_of
from petteia.core.components import as_json
from petteia.core.contract import Impossible, InformationSet
from petteia.core.fault import Fault, told
from petteia.core.game import Plain
from petteia.core.match import replay
from petteia.core.message import Message
from petteia.games import REGISTER, game_named
from petteia.server.problem import Problem
from petteia.server.review import Review, reviewed
from petteia.server.shares import Claim, Shares

WORKERS = 2
SECONDS_TO_START = 20.0
NICENESS = 10
# Of what is brought by people: bytes, and seconds of the processor. By the clock it may take longer, because
# whoever plays goes first.
MOST_MEMORY = 256 * 2**20
READING_SECONDS = 5.0
READING_SECONDS_BY_THE_CLOCK = 30.0


@dataclass(frozen=True)
class Thought:
    """A decision asked of a bot: what its seat sees, and nothing else."""

    game: str
    view: Plain
    bot: str
    dice: str
    components: str | None


@dataclass(frozen=True)
class Question:
    """What a bot would do in somebody's place, and how likely that is to win."""

    thought: Thought


@dataclass(frozen=True)
class Advice:
    action: int
    following: int | None  # what is expected next of the same seat, on a table that could be the real one
    chance: float  # to win


@dataclass(frozen=True)
class Reading:
    """A record that somebody brought, to be replayed and checked."""

    record: Any
    seconds: float = READING_SECONDS  # of the processor


@dataclass(frozen=True)
class Unpacking:
    """A components file that somebody brought, to be checked and turned into JSON."""

    game: str
    text: str
    seconds: float = READING_SECONDS


Task = Thought | Question | Reading | Unpacking | Review


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
    """A few processes that do one task at a time, for everybody in turn."""

    def __init__(self, count: int = WORKERS) -> None:
        self.all = [Worker() for _ in range(count)]
        self.shares = Shares(self.all)

    async def choose(self, thought: Thought, seconds: float, claim: Claim) -> int:
        """The action a bot chooses; raises BotFailed."""
        answer = await self.thought_of(thought.bot, thought, seconds, claim)
        assert isinstance(answer, int)
        return answer

    async def advise(self, thought: Thought, seconds: float, claim: Claim) -> list[Advice]:
        """The best actions, each with the chance to win; raises BotFailed."""
        answer = await self.thought_of(thought.bot, Question(thought), seconds, claim)
        assert isinstance(answer, list)
        return answer

    async def thought_of(self, bot: str, task: Thought | Question, seconds: float, claim: Claim) -> object:
        try:
            answer = await self.ask(task, seconds, claim)
        except Overrun as overrun:
            raise BotFailed(f"{bot}: {overrun}") from overrun
        if isinstance(answer, Complaint):
            raise BotFailed(str(answer.words))
        return answer

    async def read(self, record: Any, claim: Claim) -> dict[str, Any]:
        """What a record holds, see `read_record`; raises a Problem that says what is wrong with it."""
        answer = await self.read_of(
            Reading(record, READING_SECONDS), claim, "core-bad-record", "core-fault-record-replay"
        )
        assert isinstance(answer, dict)
        return answer

    async def unpack(self, game: str, text: str, claim: Claim) -> str:
        """A components file in JSON; raises a Problem that says what is wrong with it."""
        answer = await self.read_of(
            Unpacking(game, text, READING_SECONDS), claim, "core-bad-components", "core-fault-components"
        )
        assert isinstance(answer, str)
        return answer

    async def read_of(self, task: Reading | Unpacking, claim: Claim, refusal: str, otherwise: str) -> object:
        try:
            answer = await self.ask(task, READING_SECONDS_BY_THE_CLOCK, claim)
        except Overrun:
            why: Message | str = Message("core-fault-reading", {"most": round(READING_SECONDS)})
            raise Problem(400, refusal, why=why) from None
        if isinstance(answer, Complaint):
            why = answer.words if answer.impossible else Message(otherwise)
            raise Problem(400, refusal, why=why)
        return answer

    async def ask(self, task: Task, seconds: float, claim: Claim) -> object:
        worker = await self.shares.take(claim)
        # Whoever happens to meet a process that has yet to start does not pay for its start.
        begun = time.monotonic() if worker.is_alive() else None
        try:
            return await worker.ask(task, seconds)
        finally:
            self.shares.give_back(worker, claim, 0.0 if begun is None else time.monotonic() - begun)

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
            return await asyncio.wait_for(self.answer_to(task, self.connected()), allowed)
        except TimeoutError:
            self.kill()
            raise Overrun(f"took more than {seconds} seconds") from None
        except (OSError, EOFError) as error:
            self.kill()
            raise Overrun("the process died") from error
        except asyncio.CancelledError:
            self.kill()
            raise

    async def answer_to(self, task: Task, pipe: Connection) -> object:
        """Wait for the answer without holding up anybody else."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(pipe.send, task)  # more than a pipe can hold waits until the process reads it
        ready = asyncio.Event()
        loop.add_reader(pipe.fileno(), ready.set)
        try:
            await ready.wait()
        finally:
            loop.remove_reader(pipe.fileno())
            os.set_blocking(pipe.fileno(), True)  # some loops leave it otherwise, and no large task would fit
        return pipe.recv()


def work(pipe: Connection) -> None:
    """The life of a worker process: tasks in, what they lead to or complaints out."""
    give_way()
    # It ends with the server, however that ends; and with its memory, after which nothing is certain.
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt, MemoryError):
        while True:
            pipe.send(outcome(pipe.recv()))


def outcome(task: Task) -> object:
    """What a task leads to, or a complaint: whatever a bot does wrong is told, and the worker lives on."""
    if isinstance(task, Reading | Unpacking):
        bound_memory()
        bound_processor(task.seconds)
    try:
        return done(task)
    except MemoryError:
        raise
    except Impossible as impossible:
        return Complaint(told(impossible), impossible=True)
    except Exception as error:
        return Complaint(f"{type(error).__name__}: {error}", impossible=False)


def give_way() -> None:
    """Whoever thinks lets those go first who only want to be shown their move."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def done(task: Task) -> object:
    if isinstance(task, Thought):
        return decision(task)
    if isinstance(task, Question):
        return advice(task.thought)
    if isinstance(task, Review):
        return reviewed(task)
    return read_record(task.record) if isinstance(task, Reading) else unpacked(task)


def decision(thought: Thought) -> int:
    return int(bot_named(thought.bot).choose(known(thought), dice_of(thought.dice)))


def advice(thought: Thought) -> list[Advice]:
    bot, information = bot_named(thought.bot), known(thought)
    assert isinstance(bot, SearchBot), "only a search has reasons to give"
    found = advise(bot, information, dice_of(thought.dice))
    return [Advice(one.action, next_of(one, int(information.seat)), one.chance) for one in found]


def next_of(found: Candidate, seat: int) -> int | None:
    """What the same seat is expected to do next."""
    following = found.line[1:2]
    return following[0].action if following and following[0].seat == seat else None


def known(thought: Thought) -> InformationSet:
    return game_named(thought.game).information(thought.view, thought.components)


def bound_memory() -> None:
    """Who reads what people bring must not grow until there is no room for anybody else."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        with contextlib.suppress(OSError, ValueError):  # the system allows less, or has no limits
            resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, most))


def bound_processor(seconds: float) -> None:
    """Who reads for too long is ended by the system, whatever they are in the middle of."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def unpacked(task: Unpacking) -> str:
    """A components file in JSON, with which a game of any number of players has begun."""
    game, facts = game_named(task.game), as_json(task.text)
    for players in game.players:
        game.new(players, "trial", components=facts)
    return facts


def read_record(record: Any) -> dict[str, Any]:
    """What a table needs of a record that replays: settings, and the moves with those who made them."""
    name = record.get("game") if isinstance(record, dict) else None
    if not isinstance(name, str) or name not in REGISTER:
        games = ", ".join(REGISTER)
        raise Fault(
            "core-fault-record-game",
            games=games,
        )
    file = record.get("components_file")
    facts = as_json(file) if isinstance(file, str) else file
    match = replay(game_named(name), {**record, "components_file": facts})
    options, components = match.game.settings(match.state)
    return {
        "options": options,
        "components": components,
        "facts": facts,
        "seed": match.seed,
        "moves": [(step.seat, step.text, step.action < 0) for step in match.steps],
        "result": match.result(),
    }
