"""A siege: people play, servers are killed, lines fail, the disk is full, enemies come, all at once.

Nothing that was acknowledged may be lost or doubled, no table may stay stuck, no secret may get out, no
server may grow without end or lose its composure. It begins in peace, to have something to compare with.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress
from pathlib import Path

from tests.server.halls import run
from tests.server.postgres import PostgreSQL
from tests.siege.enemies import VISIT_NAMED
from tests.siege.faults import FAULT_NAMED
from tests.siege.plan import STUCK, Plan
from tests.siege.players import AWAY, Company, Scene, Somebody
from tests.siege.stronghold import Stronghold, strongholds
from tests.siege.witness import ATTACK, TRUCE, Witness


def besieged(plan: Plan, folder: Path, postgres: PostgreSQL | None) -> Witness:
    """Hold the siege, and return who has seen it."""
    witness = Witness(plan)
    with strongholds(plan.place, folder, postgres if plan.place.database else None) as (houses, store):
        scene = Scene(houses, store, witness, random.Random(plan.seed))
        run(siege(scene))
        log = store.log()
        witness.check_requests(log)
        witness.check_tables(log)
    witness.check_houses(houses)
    return witness


async def siege(scene: Scene) -> None:
    companies = [Company(scene, party) for party in scene.witness.plan.parties]
    people = [asyncio.create_task(company.plays_on()) for company in companies]
    weighing = asyncio.create_task(weigh(scene))
    try:
        await play_through(scene, companies)
        scene.over.set()
        async with asyncio.timeout(3 * STUCK):
            await asyncio.gather(*people)
    except TimeoutError:
        unanswered = [company.where() for company in companies]
        scene.witness.wrongs.append(f"somebody was never answered: {unanswered}")
    finally:
        await break_off([*people, weighing])


async def play_through(scene: Scene, companies: list[Company]) -> None:
    """Peace, then attacks, each with a truce in which every table must go on."""
    plan, witness = scene.witness.plan, scene.witness
    await see_all_go_on(companies)
    await asyncio.sleep(plan.peace)
    enemies = [asyncio.create_task(come_again(scene, name)) for name in plan.enemies]
    try:
        for _ in range(plan.attacks):
            witness.phase = ATTACK
            await befall_all(scene, time.monotonic() + plan.attack)
            witness.phase = TRUCE
            start = time.monotonic()
            stuck = await see_all_go_on(companies)
            witness.recoveries.append(time.monotonic() - start)
            witness.wrongs += [f"{STUCK:.0f} s after the last fault: {what}" for what in stuck]
    finally:
        await break_off(enemies)


async def befall_all(scene: Scene, until: float) -> None:
    """All kinds of faults at all servers, until that time; returns when the last has ended."""
    troubles = [
        befall(scene, house, name, until) for house in scene.houses for name in scene.witness.plan.faults
    ]
    await asyncio.gather(*troubles, asyncio.sleep(until - time.monotonic()))


async def befall(scene: Scene, house: Stronghold, name: str, until: float) -> None:
    """One kind of fault, again and again; the last of them ends after that time, and with it the attack."""
    plan, dice = scene.witness.plan, random.Random(scene.dice.random())
    while time.monotonic() < until:
        await asyncio.sleep(dice.uniform(0.3, plan.longest_fault))
        what = await FAULT_NAMED[name](house, dice, plan.longest_fault)
        if what is None:
            return
        scene.witness.faults[what] += 1


async def see_all_go_on(companies: list[Company]) -> list[str]:
    """At every table something happens now, and everybody there is shown it; returns where it does not."""
    end = time.monotonic() + STUCK
    waiting = {company: company.has_gone_on() for company in companies}
    while waiting and time.monotonic() < end:
        await asyncio.sleep(0.05)
        waiting = {company: gone_on for company, gone_on in waiting.items() if not gone_on()}
    return [company.where() for company in waiting]


async def come_again(scene: Scene, name: str) -> None:
    """An enemy visits, and visits again."""
    enemy, dice = Somebody(scene), random.Random(scene.dice.random())
    await enemy.arrives()
    while True:
        await asyncio.sleep(dice.uniform(0.05, 0.3))
        with suppress(*AWAY):
            if scene.visited:
                scene.witness.visits[name] += 1
                await VISIT_NAMED[name](scene, enemy, dice)


async def weigh(scene: Scene) -> None:
    """How much memory the servers take, again and again."""
    while True:
        for house in scene.houses:
            for who, size in house.memory().items():
                scene.witness.memory.setdefault(who, []).append(size)
        await asyncio.sleep(0.3)


async def break_off(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
