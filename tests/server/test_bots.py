"""Bots that crash, talk nonsense, fall asleep or are killed: a legal move is played and the game goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from petteia.bots import BOTS, bot_named
from petteia.games import game_named
from petteia.server import opponents
from petteia.server import protocol as p
from petteia.server.entries import Event, User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper
from petteia.server.shares import Claim, Shares
from petteia.server.workers import BotFailed, Thought, Worker, Workers
from tests.server.halls import in_a_hall, run
from tests.server.house import Person, children_of, house_at, until

GAME = game_named("attika")
STATE = GAME.new(3, "a thought")
LONG = 60.0
CLAIM = Claim("somebody", "a table")


def thought(bot: str, view: dict[str, Any] | None = None) -> Thought:
    seen = GAME.view(STATE, int(STATE.actor)) if view is None else view
    return Thought("attika", seen, bot, "dice", None)


def with_workers(story: Callable[[Workers], Coroutine[Any, Any, None]], count: int = 1) -> None:
    async def tell() -> None:
        workers = Workers(count)
        try:
            await story(workers)
        finally:
            workers.close()

    run(tell())


def pid_of(worker: Worker) -> int:
    assert worker.process is not None
    assert worker.process.pid is not None
    return worker.process.pid


# --- workers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", BOTS)
def test_a_worker_thinks(bot: str) -> None:
    async def story(workers: Workers) -> None:
        choices = [await workers.choose(thought(bot), LONG, CLAIM) for _ in range(3)]
        assert set(choices) <= set(STATE.legal())
        if getattr(bot_named(bot), "seconds", None) is None:  # by the clock nothing is the same again
            assert choices == [choices[0]] * 3, "the same dice, the same choice"

    with_workers(story)


def test_whatever_goes_wrong_in_a_bot_is_told_and_the_worker_lives_on() -> None:
    async def story(workers: Workers) -> None:
        await workers.choose(thought("random"), LONG, CLAIM)
        pid = pid_of(workers.all[0])
        for wrong in (thought("nonesuch"), thought("random", {}), thought("random", {"game": "chess"})):
            with pytest.raises(BotFailed):
                await workers.choose(wrong, LONG, CLAIM)
        assert await workers.choose(thought("random"), LONG, CLAIM) in STATE.legal()
        assert pid_of(workers.all[0]) == pid

    with_workers(story)


def test_a_worker_that_falls_asleep_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        await workers.choose(thought("random"), LONG, CLAIM)
        asleep = pid_of(workers.all[0])
        os.kill(asleep, signal.SIGSTOP)
        with pytest.raises(BotFailed, match="took more than"):
            await workers.choose(thought("random"), 0.2, CLAIM)
        assert await workers.choose(thought("random"), LONG, CLAIM) in STATE.legal()
        assert pid_of(workers.all[0]) != asleep

    with_workers(story)


def test_a_worker_killed_in_the_middle_of_a_thought_is_replaced() -> None:
    async def story(workers: Workers) -> None:
        await workers.choose(thought("random"), LONG, CLAIM)
        for when in ("in the middle", "before"):
            victim = pid_of(workers.all[0])
            os.kill(victim, signal.SIGSTOP if when == "in the middle" else signal.SIGKILL)
            thinking = asyncio.ensure_future(workers.choose(thought("random"), LONG, CLAIM))
            if when == "in the middle":
                await asyncio.sleep(0.05)
                os.kill(victim, signal.SIGKILL)
                with pytest.raises(BotFailed, match="died"):
                    await thinking
            else:
                with_luck = await asyncio.gather(thinking, return_exceptions=True)
                assert isinstance(with_luck[0], int | BotFailed)
            assert await workers.choose(thought("random"), LONG, CLAIM) in STATE.legal()
            assert pid_of(workers.all[0]) != victim

    with_workers(story)


def test_more_thoughts_than_workers_wait_their_turn() -> None:
    async def story(workers: Workers) -> None:
        order: list[int] = []

        async def think(number: int) -> None:
            assert await workers.choose(thought("random"), LONG, CLAIM) in STATE.legal()
            order.append(number)

        await asyncio.gather(*(think(number) for number in range(20)))
        assert order == sorted(order), "first come, first served"

    with_workers(story)


# --- games with bots that fail -----------------------------------------------------------------------


async def table_with(hall: Hall, *bots: str) -> tuple[Keeper, User]:
    """A table with bots and its host; a bot that the house does not know comes from an old log, say."""
    host, _ = await hall.store.new_guest("Anna")
    live = await hall.create(host, p.NewTable("attika", ["random"] * len(bots)))
    keeper = await hall.keeper(live.row.id)
    assert keeper is not None
    for seat, bot in enumerate(bots):
        now = {"user": None, "name": bot, "bot": bot}
        await hall.write(keeper, [Event("seat", seat, {"now": now})])
    return keeper, host


async def begin(hall: Hall, keeper: Keeper, host: User) -> None:
    assert isinstance(await hall.handle(keeper, None, host, p.Start("start", keeper.table.version)), p.Ack)


async def game_of(hall: Hall, *bots: str) -> Keeper:
    keeper, host = await table_with(hall, *bots)
    await begin(hall, keeper, host)
    return keeper


async def acts_of(hall: Hall, keeper: Keeper) -> list[Event]:
    return [event for event in await hall.store.events_since(keeper.table.row.id, -1) if event.kind == "act"]


def test_a_bot_that_always_fails_plays_legally_to_the_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(hall: Hall) -> None:
        keeper = await game_of(hall, "nonesuch", "random")
        await some_moves(keeper, 30)
        acts = await acts_of(hall, keeper)
        replaced = [act for act in acts if act.data.get("instead")]
        assert {act.seat for act in replaced} == {0}
        assert len(replaced) > 3
        assert not any(act.data.get("instead") for act in acts if act.seat == 1)

    with caplog.at_level(logging.WARNING):
        in_a_hall(tmp_path, story)
    warnings = [record.getMessage() for record in caplog.records]
    assert any("nonesuch" in words and "another legal move is played" in words for words in warnings)
    assert all(record.levelno == logging.WARNING for record in caplog.records)


async def some_moves(keeper: Keeper, count: int) -> None:
    """Until so many more moves are made, or the game is over."""
    goal = len(keeper.table.playing().steps) + count
    async with asyncio.timeout(LONG * 5):
        while keeper.table.status == "playing" and len(keeper.table.playing().steps) < goal:
            await asyncio.sleep(0.01)


def test_a_bot_that_sleeps_is_played_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        keeper = await game_of(hall, "random", "random")
        await some_moves(keeper, 4)
        monkeypatch.setattr(opponents, "SECONDS", 0.3)
        for worker in hall.opponents.workers.all:
            if worker.process is not None:
                os.kill(pid_of(worker), signal.SIGSTOP)
        await some_moves(keeper, 10)
        assert any(act.data.get("instead") for act in await acts_of(hall, keeper))
        monkeypatch.setattr(opponents, "SECONDS", LONG)
        await some_moves(keeper, 10)
        assert not (await acts_of(hall, keeper))[-1].data.get("instead")

    with caplog.at_level(logging.WARNING):
        in_a_hall(tmp_path, story)
    assert any("took more than" in record.getMessage() for record in caplog.records)


def test_workers_killed_from_outside_stop_no_game(tmp_path: Path) -> None:
    with house_at(tmp_path) as house, Person(house, "Anna") as anna:
        if children_of(house.pid) is None:
            pytest.skip("this system does not tell which processes a process has started")
        tab = anna.opens(anna.sets_up(["greedy", "random", "greedy"], start=True))
        for number in range(3):
            step = 4 * number
            tab.wait_for(lambda step=step: tab.is_over or tab.view["step"] > step, "moves")  # type: ignore[misc]
            for worker in children_of(house.pid) or []:
                os.kill(worker, signal.SIGKILL)
        tab.wait_for(lambda: tab.is_over or tab.view["step"] > 30, "the game to go on")
        until(lambda: bool(children_of(house.pid)), "there are workers again")
    assert "Traceback" not in house.log(), house.log()


# --- sharing -----------------------------------------------------------------------------------------


def test_many_tables_share_the_workers(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        charge_alike(hall.opponents.workers.shares)
        tables = [await table_with(hall, "random", "greedy", "random") for _ in range(30)]
        for keeper, host in tables:
            await begin(hall, keeper, host)
        async with asyncio.timeout(LONG * 5):  # a table waits for a worker that is only just starting
            while not all(moves_at(keeper) for keeper, _ in tables):
                await asyncio.sleep(0.01)
        # Those that began first are ahead; what counts is how they get on from here.
        before = [moves_at(keeper) for keeper, _ in tables]

        def gained() -> list[int]:
            pairs = zip(tables, before, strict=True)
            return [
                moves_at(keeper) - start for (keeper, _), start in pairs if keeper.table.status == "playing"
            ]

        async with asyncio.timeout(LONG * 5):
            while max(gained()) < 20:
                await asyncio.sleep(0.01)
        assert len(gained()) > 20, "most games are still going on"
        # Shares are of thoughts here, and some moves take none.
        assert min(gained()) >= 4, f"a table starves: {sorted(gained())}"

    in_a_hall(tmp_path, story)


def charge_alike(shares: Shares[Worker]) -> None:
    """Every thought costs the same: a busy machine makes some wait for long, which is not their fault."""
    give_back = shares.give_back

    def for_a_second(worker: Worker, claim: Claim, _seconds: float) -> None:
        give_back(worker, claim, 1.0)

    shares.give_back = for_a_second  # type: ignore[method-assign, assignment]


def moves_at(keeper: Keeper) -> int:
    return len(keeper.table.playing().steps)
