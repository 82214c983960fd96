"""Going back: history through whose eyes one may look, records that go out and come in, games that go on."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from petteia.core.match import Match, replay
from petteia.core.message import Message
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server import workers
from petteia.server.beginnings import MOST_MOVES, from_record
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.problem import Problem
from petteia.server.shares import Claim
from tests.server.halls import game_in, in_a_hall
from tests.server.house import Json, Person, Tab, Table, done_in, play_on, the_first

ATTIKA = game_named("attika")
GAMES = Path(__file__).parent.parent / "golden" / "games"
People = tuple[Person, Person, Person]
CLAIM = Claim("somebody", "")


def golden(name: str) -> Json:
    record: Json = json.loads((GAMES / f"{name}.json").read_text())
    return record


def brings(person: Person, record: Any) -> Table:
    opened = person.http.post("/api/records", json=record)
    assert opened.status_code == 200, opened.text
    return Table(opened.json()["id"], "")


def exported(person: Person, table: Table) -> Json:
    record: Json = person.http.get(f"/api/tables/{table.id}/record").raise_for_status().json()
    return record


def looks(tab: Tab, step: int, eyes: int | str | None = None) -> Json:
    answer = tab.ask("history", step=step, eyes=eyes)
    assert answer["is"] == "history", answer
    return answer


# --- history -----------------------------------------------------------------------------------------


def test_a_running_game_is_looked_back_at_with_ones_own_eyes_only(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "greedy"], seed="own eyes", options={"start_player": "1"}, start=True)
    tab, watcher = anna.opens(table), bela.opens(table)
    moves: list[Json] = [{"verb": "draw", "pile": 0}, {"verb": "store"}, {"verb": "draw", "pile": 1}]
    for move in moves:
        tab.move(**move)

    assert [line["said"]["key"] for line in tab.log[:2]] == ["core-log-turn", "attika-log-draws"]
    assert tab.log[0]["step"] == 0, "a click on the first line leads to the beginning"
    assert looks(tab, 1)["position"]["drawn"]["building"] != "hidden"
    for step in (0, 1, 3):
        assert looks(tab, step)["done"] == moves[:step]
    for viewer, foreign in ((tab, 1), (tab, -1), (tab, "all"), (watcher, 0), (watcher, "all")):
        answer = viewer.ask("history", step=1, eyes=foreign)
        assert answer["reason"]["said"]["key"] == "core-own-eyes-only"
    assert looks(watcher, 1)["position"]["seats"][0]["cards"] == 4


def test_turns_are_where_the_engine_began_them(people: People) -> None:
    record = golden("three_with_a_resignation")
    tab = people[0].opens(brings(people[0], record))
    match = replay(ATTIKA, record)
    turns = [int(match.after(step).turn) for step in range(len(match.steps) + 1)]
    assert tab.view["turns"] == [turns.index(turn) for turn in sorted(set(turns))]


@pytest.mark.parametrize("name", ["two_greedy_bots_temples", "three_with_a_resignation"])
def test_a_replay_is_the_engines_at_every_step_and_through_all_eyes(people: People, name: str) -> None:
    record = golden(name)
    tab = people[0].opens(brings(people[0], record))
    match = replay(ATTIKA, record)
    for step in range(len(match.steps) + 1):
        state = match.after(step)
        seen = looks(tab, step, step % 3 - 1)
        assert seen["position"] == ATTIKA.view(state, step % 3 - 1)
        assert seen["eyes"] == step % 3 - 1
        assert looks(tab, step, "all")["position"] == ATTIKA.position(state)
        assert seen["done"][-1:] == [done_in(ATTIKA, done) for done in match.steps[:step]][-1:]
    assert tab.ask("history", step=0, eyes=99)["reason"]["said"]["key"] == "core-no-such-seat"


# --- records go out and come in ----------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(path.stem for path in GAMES.glob("*.json")))
def test_a_record_that_came_in_goes_out_as_it_was(people: People, name: str) -> None:
    record = golden(name)
    assert exported(people[0], brings(people[0], record)) == record


def test_a_finished_game_comes_back_as_it_was(people: People) -> None:
    anna, bela, carla = people
    table = anna.sets_up(["me", "greedy"], start=True)
    tab = anna.opens(table)
    tab.done("resign")
    record = exported(bela, table)
    again = brings(bela, record)
    assert exported(carla, again) == record, "with the salt that proves the shuffle"

    shown = carla.opens(again).view
    assert (shown["table"]["imported"], shown["table"]["revealed"]) == (True, True)
    assert (shown["table"]["status"], shown["you"]) == ("over", -1)
    assert record["seats"] == ["Anna", "Sparta (greedy)"]
    assert [(seat["name"], seat["bot"]) for seat in shown["table"]["seats"]] == [
        ("Anna", None),
        ("Sparta", "greedy"),
    ]
    assert shown["result"] == tab.view["result"]
    listed = bela.http.get("/api/tables").json()["mine"]
    assert [entry["imported"] for entry in listed if entry["id"] == again.id] == [True]


def test_a_game_broken_off_is_there_to_look_at(people: People) -> None:
    match = Match(ATTIKA, 2, "broken off", names=["Anna", "Bela"])
    match.play_text("draw main")
    tab = people[0].opens(brings(people[0], match.record()))
    assert (tab.view["table"]["status"], tab.view["actions"]) == ("abandoned", [])
    assert looks(tab, 1, "all")["position"] == ATTIKA.position(match.state)
    for request in ("stand", "resign", "abandon", "start"):
        assert tab.change(request)["is"] == "refused"


def changed(**changes: Any) -> Callable[[Json], Any]:
    return lambda record: {**record, **changes}


def in_turn(number: int, **changes: Any) -> Callable[[Json], Any]:
    def change(record: Json) -> Json:
        record["turns"][number] |= changes
        return record

    return change


FAULTS: dict[str, tuple[Callable[[Json], Any], str]] = {
    "no record": (lambda record: [1, 2, 3], "cannot be understood"),
    "another game": (changed(game="go"), "not a record"),
    "another format": (changed(format=7), "format 1"),
    "old rules": (changed(rules_version=0), "version 0 of the rules"),
    "unknown components": (changed(components="0" * 64), "other components"),
    "bad components": (changed(components_file="[[["), ""),
    "no seats": (changed(seats=None), "`seats`"),
    "too many seats": (changed(seats=["x"] * 9), "2 to 4 players"),
    "a name like a novel": (changed(seats=["x" * 41, "y"]), "40 letters"),
    "a name that rings": (changed(seats=["x\x07", "y"]), "40 letters"),
    "unknown option": (changed(options={"x": "y"}), "no option"),
    "an illegal move": (in_turn(0, moves=["end"]), "not legal"),
    "not a move": (in_turn(0, moves=["dance"]), "dance"),
    "another table": (in_turn(1, check="0" * 12), "not the one that was recorded"),
    "another winner": (changed(result={"ranking": [1, 1], "scores": [0, 0]}), "result"),
    "endless": (lambda record: {**record, "turns": record["turns"] * 170}, "most that is replayed"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_whatever_is_wrong_with_a_record_is_said(people: People, fault: str) -> None:
    spoil, words = FAULTS[fault]
    answer = people[0].http.post("/api/records", json=spoil(copy.deepcopy(golden("two_greedy_bots_temples"))))
    assert answer.status_code == 400, answer.text
    told = answer.json()
    assert told["said"]["key"] in ("core-bad-record", "core-bad-body")
    assert words in told["error"]


def test_too_much_is_refused(people: People) -> None:
    heavy = {**golden("two_greedy_bots_temples"), "more": "x" * 1_000_000}
    assert people[0].http.post("/api/records", json=heavy).status_code == 413
    user, found = User("anna", "Anna", None), {"moves": [(0, "store", False)] * (MOST_MOVES + 1)}
    with pytest.raises(Problem, match="core-long-record"):
        from_record(user, golden("two_greedy_bots_temples"), found)


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(hall: Hall) -> None:
        record = golden("two_greedy_bots_temples")
        await hall.readers.read(record, CLAIM)
        with monkeypatch.context() as hasty:
            hasty.setattr(workers, "READING_SECONDS_BY_THE_CLOCK", 0)
            with pytest.raises(Problem) as caught:
                await hall.readers.read(record, CLAIM)
        assert caught.value.message.arguments["why"] == Message("core-fault-reading", {"most": 5})
        again = await hall.readers.read(record, CLAIM)
        assert again["result"] == record["result"], "the next one is read"

    in_a_hall(tmp_path, story)


# --- playing on --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("step", "seat"), [(0, 2), (7, 0), (40, 1)])
def test_a_game_goes_on_from_any_step_against_bots(people: People, step: int, seat: int) -> None:
    anna, bela, _ = people
    record = golden("three_with_a_resignation")
    source, match = brings(anna, record), replay(ATTIKA, record)
    wish = {"step": step, "seat": seat, "bot": "random"}
    answer = bela.http.post(f"/api/tables/{source.id}/play-on", json=wish).raise_for_status()
    onward = Table(answer.json()["id"], "")
    tab = bela.opens(onward)
    assert looks(tab, step)["position"] == ATTIKA.view(match.after(step), seat)
    assert (tab.view["you"], tab.view["table"]["practice"]) == (seat, True)
    assert [chair["kind"] for chair in tab.view["table"]["seats"]].count("bot") == 2
    assert (tab.view["table"]["imported"], tab.view["table"]["revealed"]) == (False, False)
    play_on([tab], the_first)
    played = replay(ATTIKA, exported(bela, onward))
    assert [done.text for done in played.steps[:step]] == [done.text for done in match.steps[:step]]


def test_nobody_plays_on_before_the_end_or_after_it(people: People) -> None:
    anna, bela, _ = people
    running = anna.sets_up(["me", "greedy"], start=True)
    over = brings(anna, golden("two_greedy_bots_temples"))
    steps = anna.opens(over).view["step"]
    for table, step, seat, key in (
        (running, 0, 0, "core-no-play-on-yet"),
        (over, steps, 0, "core-no-such-step"),
        (over, -1, 0, "core-no-such-step"),
        (over, 3, 2, "core-no-such-seat"),
    ):
        wish = {"step": step, "seat": seat, "bot": "random"}
        answer = bela.http.post(f"/api/tables/{table.id}/play-on", json=wish)
        assert answer.json()["said"]["key"] == key


# --- reports of faults -------------------------------------------------------------------------------


def test_a_report_tells_what_its_writer_saw(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "greedy"], seed="report", options={"start_player": "1"}, start=True)
    tab, watcher = anna.opens(table), bela.opens(table)
    tab.move("draw", pile=0)
    tab.ask("chat", text="between us")
    mine, theirs = tab.ask("report"), watcher.ask("report")
    assert mine["send_to"] is None
    assert mine["report"]["moves"] == [[0, "draw main"]]
    assert mine["report"]["view"]["position"] == tab.view["position"]
    assert theirs["report"]["view"]["position"]["seats"][0]["cards"] == 4
    for told in (mine, theirs):
        assert told["report"]["record"] is None
        for secret in ("between us", table.invite, Match(ATTIKA, 2, "report").seed):
            assert secret not in json.dumps(told)
    tab.done("resign")
    assert tab.ask("report")["report"]["record"]["turns"] == exported(bela, table)["turns"]


def test_a_report_says_where_the_operator_likes_to_get_it(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 5)
        for address in (None, "mailto:faults@example.org"):
            hall.bug_reports = address
            told = await hall.handle(keeper, None, people[0], p.Report("report"))
            assert isinstance(told, p.Reported)
            assert told.send_to == address

    in_a_hall(tmp_path, story)
