"""The analysis after the end: for everybody who looks at the table, made once, never on the table's time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from petteia.bots.analysis import odds_by_turn, slips
from petteia.cli.analyse import as_data
from petteia.core.match import Match, replay
from petteia.core.move import Move
from petteia.games import REGISTER, game_named
from petteia.server import protocol as p
from petteia.server.analyses import TOLD
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.problem import Problem
from petteia.server.shares import Claim
from petteia.server.table import LiveTable
from tests.server.halls import game_in, in_a_hall
from tests.server.house import Person

GAMES = Path(__file__).parent.parent / "golden" / "games"
SHORT = {
    "attika": "two_and_one_gives_up",
    "olympos": "two_tribes_and_one_gives_up",
    "polis": "three_cities_and_two_give_up",
}
FEW, ENDLESS = 3, 100_000_000
ANNA = User("anna", "Anna", None)


async def table_with(hall: Hall, name: str, iterations: int = FEW) -> LiveTable:
    """A table at which a recorded game is looked at."""
    hall.analyses.iterations = iterations
    user, _ = await hall.store.new_guest("Anna")
    return await hall.open_record(user, json.loads((GAMES / f"{name}.json").read_text("utf-8")))


def written(match: Match, step: int, move: Move) -> str:
    return match.game.write_move(match.after(step), move)


async def refused(asked: Awaitable[Any]) -> str:
    with pytest.raises(Problem) as caught:
        await asked
    return caught.value.message.key


@pytest.mark.parametrize("game", REGISTER)
def test_it_is_what_the_command_finds_in_the_record(game: str, tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        table = await table_with(hall, SHORT[game])
        match = replay(game_named(game), table.playing().record())
        found: dict[str, Any] = as_data(match, odds_by_turn(match), slips(match, FEW))
        assert found["slips"]
        assert [(at.step, at.turn, at.chances) for at in await hall.analyses.chances(table, ANNA)] == [
            (at["step"], at["turn"], at["chances"]) for at in found["chances"]
        ]
        told = [
            (
                slip.step,
                slip.seat,
                slip.cost,
                *(written(match, slip.step, at.move) for at in (slip.played, slip.better)),
            )
            for slip in (await hall.analyses.slips(table, ANNA)).slips
        ]
        assert told == [
            (slip["step"], slip["seat"], slip["cost"], slip["played"], slip["better"])
            for slip in found["slips"][:TOLD]
        ]

    in_a_hall(tmp_path, story)


def test_there_is_none_before_the_end_nor_of_a_game_without_one(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, (anna, bela) = await game_in(hall, requests=5)
        table = keeper.table
        assert await refused(hall.analyses.slips(table, ANNA)) == "core-no-analysis-yet"
        for user in (anna, bela):
            agreed = p.Abandon(f"{user.name} agrees", table.version)
            assert isinstance(await hall.handle(keeper, None, user, agreed), p.Ack)
        assert await refused(hall.analyses.chances(table, ANNA)) == "core-no-analysis-abandoned"

    in_a_hall(tmp_path, story)


def test_there_is_none_of_a_game_by_other_rules(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        table = await table_with(hall, SHORT["attika"])
        table.status, table.match = "readonly", None
        assert await refused(hall.analyses.chances(table, ANNA)) == "core-no-analysis-readonly"

    in_a_hall(tmp_path, story)


def test_who_played_and_who_only_watches_get_the_same(people: tuple[Person, Person, Person]) -> None:
    anna, bela, carla = people
    table = anna.sets_up(["me", "open"], options={"start_player": "1"})
    tab, other = anna.opens(table), bela.opens(table, table.invite)
    other.done("sit", seat=1)
    tab.wait_version(other.version)
    tab.start()

    def asked(person: Person, what: str) -> Any:
        return person.http.get(f"/api/tables/{table.id}/{what}").json()

    assert asked(carla, "chances")["error"] == "There is an analysis when the game is over."
    tab.done("resign")
    assert asked(anna, "chances") == asked(carla, "chances")
    assert asked(carla, "chances")[-1] == {"step": 1, "turn": 1, "chances": [0, 1]}
    assert asked(anna, "slips") == asked(carla, "slips") == {"slips": [], "least": 0.02}


def test_two_who_ask_at_once_share_one_look_and_whoever_comes_later_waits_for_none(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        table, analyses = await table_with(hall, SHORT["attika"]), hall.analyses
        first, second = (
            asyncio.create_task(analyses.slips(table, ANNA)),
            asyncio.create_task(analyses.slips(table, ANNA)),
        )
        await asyncio.sleep(0)
        look = analyses.looks[table.row.id, "slips"]
        assert await first == await second
        analyses.workers.close()
        assert await analyses.slips(table, ANNA) == await first
        assert analyses.looks[table.row.id, "slips"] is look
        assert not any(worker.is_alive() for worker in analyses.workers.all)

    in_a_hall(tmp_path, story)


def test_a_look_that_fails_is_told_in_words_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        table, analyses = await table_with(hall, SHORT["attika"], ENDLESS), hall.analyses
        await analyses.chances(table, ANNA)
        (worker,) = analyses.workers.all
        asked = asyncio.create_task(analyses.slips(table, ANNA))
        await asyncio.sleep(0.1)
        assert worker.process is not None
        worker.process.kill()
        assert await refused(asked) == "core-no-analysis-found"

        await analyses.ask(
            analyses.review(table, "chances"), Claim(ANNA.id, table.row.id)
        )  # so that the next process is up
        analyses.seconds = 0.1
        with pytest.raises(Problem, match="core-no-analysis-found") as problem:
            await analyses.slips(table, ANNA)
        assert problem.value.status == 503, "it is no fault in the program"

        analyses.seconds, analyses.iterations = 60.0, FEW
        assert (await analyses.slips(table, ANNA)).slips

    in_a_hall(tmp_path, story)
