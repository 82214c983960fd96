"""Everybody gets the same share of thought, however much they ask for."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

from petteia.server import protocol as p
from petteia.server import shares
from petteia.server.hall import Hall
from petteia.server.shares import Claim, Shares, Urgency
from tests.server.halls import game_in, in_a_hall, run
from tests.server.house import House, Person


def served(waiting: list[Claim], seconds: dict[str, float] | None = None, tools: int = 1) -> list[Claim]:
    """In which order those who all came while the tools were taken get one; and what each then takes."""
    order: list[Claim] = []

    async def story() -> None:
        desk = Shares(list(range(tools)))
        busy = [await desk.take(Claim(f"busy {number}", "")) for number in range(tools)]

        async def wait(claim: Claim) -> None:
            tool = await desk.take(claim)
            order.append(claim)
            await asyncio.sleep(0)
            desk.give_back(tool, claim, (seconds or {}).get(claim.person, 1.0))

        tasks = [asyncio.create_task(wait(claim)) for claim in waiting]
        await asyncio.sleep(0)
        for number, tool in enumerate(busy):
            desk.give_back(tool, Claim(f"busy {number}", ""), 0.0)
        await asyncio.gather(*tasks)

    run(story())
    return order


def in_any_place(many: list[Claim], one: Claim) -> list[list[Claim]]:
    """Whether one comes before, among or after many must not matter: who came last is not served first."""
    return [[*many[:place], one, *many[place:]] for place in (0, len(many) // 2, len(many))]


def test_one_with_many_tables_does_not_starve_one_with_one() -> None:
    greedy = [Claim("greedy", f"table {number}") for number in range(20)]
    modest = Claim("modest", "the only one")
    for waiting in in_any_place(greedy, modest):
        assert served(waiting).index(modest) <= 1


def test_shares_are_of_time_and_not_of_thoughts() -> None:
    slow = [Claim("slow", f"table {number}") for number in range(10)]
    quick = [Claim("quick", f"table {number}") for number in range(10)]
    for waiting in ([*slow, *quick], [*quick, *slow]):
        order = served(waiting, {"slow": 10.0, "quick": 1.0})
        first_ten = Counter(claim.person for claim in order[:10])
        assert first_ten["quick"] >= 8


def test_equals_are_served_as_they_came() -> None:
    claims = [Claim(f"person {number}", "here") for number in (3, 1, 2)]
    assert served(claims) == claims


def test_nobody_pays_for_ever_and_nobody_saves_up() -> None:
    async def story() -> None:
        desk = Shares([0])
        for _ in range(100):
            desk.give_back(await desk.take(Claim("alone", "t")), Claim("alone", "t"), 10.0)
        order: list[str] = []

        async def wait(person: str) -> None:
            tool = await desk.take(Claim(person, person))
            order.append(person)
            desk.give_back(tool, Claim(person, person), 10.0)

        tool = await desk.take(Claim("busy", ""))
        tasks = [asyncio.create_task(wait(person)) for person in ["new"] * 3 + ["alone"] * 3]
        await asyncio.sleep(0)
        desk.give_back(tool, Claim("busy", ""), 0.0)
        await asyncio.gather(*tasks)
        assert order.index("alone") <= 2, "what was had while nobody else wanted any is forgotten soon"
        assert len(desk.people.had) <= 3

    run(story())


def test_peoples_own_turns_come_before_bots_among_themselves() -> None:
    alone = [Claim(f"host {number}", f"{number}", Urgency.ALONE) for number in range(5)]
    watched = Claim("anna", "here", Urgency.WATCHED)
    own = Claim("anna", "there", Urgency.OWN_TURN)
    for waiting in ([*alone, watched, own], [own, watched, *alone]):
        assert served(waiting)[:2] == [own, watched]


def test_bots_among_themselves_do_not_wait_for_ever() -> None:
    patience, shares.LONG_ENOUGH = shares.LONG_ENOUGH, 0.0
    try:
        claims = [Claim("anna", "here", Urgency.WATCHED)] * 5
        alone = Claim("host", "there", Urgency.ALONE)
        for waiting in in_any_place(claims, alone):
            assert served(waiting).index(alone) <= 1
    finally:
        shares.LONG_ENOUGH = patience


def test_tables_of_one_person_take_turns() -> None:
    second = Claim("anna", "second")
    for waiting in in_any_place([Claim("anna", "first")] * 5, second):
        assert served(waiting).index(second) <= 1


def test_nobody_has_all_the_tools_as_long_as_there_are_several() -> None:
    async def story() -> None:
        desk = Shares([0, 1])
        await desk.take(Claim("greedy", "1"))
        second = asyncio.create_task(desk.take(Claim("greedy", "2")))
        await asyncio.sleep(0)
        assert not second.done()
        await desk.take(Claim("modest", "1"))
        second.cancel()

    run(story())


def test_whoever_gives_up_waiting_leaves_the_line_and_loses_no_tool() -> None:
    async def story() -> None:
        desk = Shares([0])
        tool = await desk.take(Claim("anna", ""))
        waiting = asyncio.create_task(desk.take(Claim("bela", "")))
        chosen = asyncio.create_task(desk.take(Claim("carla", "")))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.sleep(0)
        desk.give_back(tool, Claim("anna", ""), 1.0)
        chosen.cancel()  # in the very moment in which the tool is handed over
        await asyncio.gather(waiting, chosen, return_exceptions=True)
        assert (desk.idle, desk.waiting, desk.holding) == ([0], [], {})

    run(story())


def test_hints_have_a_limit_that_is_told_in_words(strict_house: House) -> None:
    with Person(strict_house, "Anna") as anna:
        tab = anna.opens(anna.sets_up(["me", "open"]))
        answers = [tab.ask("hint", base=tab.version)["reason"]["said"]["key"] for _ in range(40)]
        assert answers[0] == "core-not-playing"
        assert answers[-1] == "core-too-often"


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        user = people[keeper.table.awaiting()]
        first, second = await asyncio.gather(
            *(hall.handle(keeper, None, user, p.Hint(name, keeper.table.version)) for name in ("1", "2"))
        )
        assert isinstance(first, p.Hinted)
        assert isinstance(second, p.Refusal)
        assert second.reason.said.key == "core-hint-under-way"

    in_a_hall(tmp_path, story)
