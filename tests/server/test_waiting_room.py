"""Before the game: who is host, who is ready, in which colour, on which terms; and what the lobby tells."""

from __future__ import annotations

from pathlib import Path

import pytest

from petteia.server import lobby
from petteia.server import protocol as p
from petteia.server.clock import now
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Viewer
from petteia.server.seats import colours
from tests.server.halls import game_in, in_a_hall
from tests.server.house import House, Person, Tab, Table, Turned, catch_up

People = tuple[Person, Person, Person]


def two_in_the_room(people: People, **wishes: object) -> tuple[Table, Tab, Tab]:
    anna, bela, _ = people
    table = anna.sets_up(["me", "open", "greedy"], **wishes)
    annas, belas = anna.opens(table), bela.opens(table, table.invite)
    belas.done("sit", seat=1)
    annas.wait_version(belas.version)
    return table, annas, belas


def seats(tab: Tab, what: str) -> list[object]:
    return [seat[what] for seat in tab.view["table"]["seats"]]


# --- colours ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "worn"),
    [
        ([None, None, None], [0, 1, 2]),
        ([2, None, None], [2, 1, 0]),
        ([None, 0, None], [1, 0, 2]),
        ([3, 0, None], [3, 0, 2]),
        ([1, 0], [1, 0]),
    ],
)
def test_no_two_seats_have_the_same_colour(chosen: list[int | None], worn: list[int]) -> None:
    assert colours(chosen) == worn


def test_everybody_picks_a_colour_that_nobody_else_has(people: People) -> None:
    _, annas, belas = two_in_the_room(people)
    annas.done("pick_colour", colour=2)
    assert seats(annas, "colour") == [2, 1, 0], "a bot takes what is left"
    belas.wait_version(annas.version)
    assert belas.refused("pick_colour", colour=2) == "core-colour-taken"
    belas.done("pick_colour", colour=0)
    assert annas.change("pick_colour", colour=3)["is"] == "refused", "of an older table"
    catch_up([annas, belas])
    for nonsense in (-1, 4, 99):
        assert annas.refused("pick_colour", colour=nonsense) == "core-bad-request"
    annas.done("arrange", order=[1, 0, 2])
    assert seats(annas, "colour")[:2] == [0, 2], "a colour goes with its person"
    annas.start()
    assert seats(annas, "colour")[:2] == [0, 2]
    assert annas.refused("pick_colour", colour=3) == "core-already-started"


def test_a_colour_is_kept_by_whoever_changes_seats_and_leaves_with_who_stands_up(people: People) -> None:
    anna, _, _ = people
    tab = anna.opens(anna.sets_up(["me", "open", "open"]))
    tab.done("pick_colour", colour=3)
    tab.done("sit", seat=2)
    assert seats(tab, "colour") == [0, 1, 3]
    tab.done("stand")
    assert seats(tab, "colour") == [0, 1, 2]
    assert tab.refused("pick_colour", colour=1) == "core-only-watching"


# --- host and readiness -----------------------------------------------------------------------------------


def test_readiness_is_told_and_goes_with_the_game(people: People) -> None:
    _, annas, belas = two_in_the_room(people)
    belas.done("ready", ready=True)
    annas.wait_version(belas.version)
    assert seats(annas, "ready") == [False, True, False]
    belas.done("ready", ready=False)
    assert seats(belas, "ready") == [False, False, False]
    annas.wait_version(belas.version)
    annas.start()
    assert annas.refused("ready", ready=True) == "core-already-started"


def test_a_host_hands_over(people: People) -> None:
    table, annas, belas = two_in_the_room(people)
    assert seats(belas, "host") == [True, False, False]
    assert belas.refused("hand_over", seat=1) == "core-only-host"
    for seat in (0, 2):
        assert annas.refused("hand_over", seat=seat) == "core-no-such-host"
    assert annas.refused("hand_over", seat=7) == "core-no-such-seat"
    annas.done("hand_over", seat=1)
    belas.wait_version(annas.version)
    assert seats(belas, "host") == [False, True, False]
    assert (annas.view["table"]["host"], belas.view["table"]["host"]) == (False, True)
    assert annas.refused("start") == "core-only-host"
    assert people[0].opens(table).view["table"]["host"] is False
    belas.start()


def test_the_new_host_is_host_after_a_restart(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, (anna, bela) = await game_in(hall, 0)
        host, heir = (anna, bela) if keeper.table.row.host == anna.id else (bela, anna)
        seat = keeper.table.seats_of(heir)[0]
        request = p.HandOver("1", keeper.table.version, seat)
        assert isinstance(await hall.handle(keeper, None, host, request), p.Ack)
        row = await hall.store.table(keeper.table.row.id)
        again = await hall.load(keeper.table.row.id)
        assert row is not None
        assert again is not None
        assert row.host == again.row.host == heir.id

    in_a_hall(tmp_path, story)


# --- the terms --------------------------------------------------------------------------------------------


def test_the_terms_are_set_at_the_beginning_and_before_the_start(people: People) -> None:
    _, annas, belas = two_in_the_room(people, hints=False, absence=10)
    table = belas.view["table"]
    assert [table[what] for what in ("hints", "watching", "substitutes", "absence")] == [
        False,
        True,
        False,
        10,
    ]
    assert belas.refused("allow", what="hints", allowed=True) == "core-only-host"
    for what in ("hints", "substitutes"):
        annas.done("allow", what=what, allowed=True)
    belas.wait_version(annas.version)
    assert [belas.view["table"][what] for what in ("hints", "substitutes")] == [True, True]


def test_with_a_clock_no_absence_is_counted(people: People) -> None:
    clock = {"bank": 60, "increment": 5, "cap": 60}
    _, annas, _ = two_in_the_room(people, clock=clock, absence=10)
    assert annas.view["table"]["absence"] is None


def test_an_absence_has_bounds(people: People) -> None:
    for minutes in (0, -1, 1441, "10", 2.5):
        wish = {"game": "attika", "seats": ["me", "open"], "absence": minutes}
        assert people[0].http.post("/api/tables", json=wish).status_code == 400


def test_where_nobody_may_watch_strangers_go_at_the_start_and_come_back_after_the_end(people: People) -> None:
    _, _, carla = people
    table, annas, _ = two_in_the_room(people, watching=False)
    waiting = carla.opens(table)
    annas.start()
    with pytest.raises(Turned):
        waiting.answer_to("never")
    with pytest.raises(Turned) as turned:
        carla.opens(table, table.invite)
    assert turned.value.code == 4405
    facts = carla.http.get(f"/api/tables/{table.id}/facts")
    assert (facts.status_code, facts.json()["said"]["key"]) == (403, "core-no-watching")
    annas.done("resign")
    annas.wait_for(lambda: annas.is_over or annas.view["awaiting"] != 0, "the end")
    if annas.is_over:
        carla.opens(table)


def test_whoever_watches_is_sent_away_when_the_host_says_so(people: People) -> None:
    _, _, carla = people
    table, annas, _ = two_in_the_room(people)
    annas.start()
    watching = carla.opens(table)
    annas.done("allow", what="watching", allowed=False)
    with pytest.raises(Turned):
        watching.answer_to("never")


# --- the lobby --------------------------------------------------------------------------------------------


def listed(person: Person, which: str) -> dict[str, p.Json]:
    tables = person.http.get("/api/tables").raise_for_status().json()[which]
    return {table["id"]: table for table in tables}


def test_a_table_without_its_host_is_marked_and_leaves_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        (anna, _), (bela, _) = [await hall.store.new_guest(name) for name in ("Anna", "Bela")]
        live = await hall.create(anna, p.NewTable("attika", ["me", "open"]))
        keeper = await hall.keeper(live.row.id)
        assert keeper is not None

        async def seen(minutes: float, *here: User) -> list[bool]:
            monkeypatch.setattr(lobby, "now", lambda: now() + 60 * minutes)
            keeper.viewers = {Viewer(user) for user in here}
            hall.lobby.listing = None
            return [table.host_here for table in (await hall.lobby.tables_for(bela)).open]

        assert await seen(60, anna) == [True]
        assert await seen(0, bela) == [False]
        assert await seen(9, bela) == [False]
        assert await seen(11, bela) == []
        assert await seen(11, anna) == [True], "it is there again with its host"
        assert len((await hall.lobby.tables_for(anna)).mine) == 1

    in_a_hall(tmp_path, story)


def test_games_of_others_can_be_watched(people: People) -> None:
    _, _, carla = people
    open_to_all, annas, _ = two_in_the_room(people)
    annas.start()
    for wishes in ({"private": True}, {"watching": False}):
        _, hosts, _ = two_in_the_room(people, **wishes)
        hosts.start()
    alone = people[0].sets_up(["me", "greedy"], start=True)
    running = listed(carla, "running")
    assert open_to_all.id in running
    assert alone.id not in running, "who plays alone with bots plays for themselves"
    mine = {table for table, told in listed(people[0], "running").items() if told["mine"]}
    assert mine == {open_to_all.id}


def test_a_finished_game_tells_its_result(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "open"])
    annas, belas = anna.opens(table), bela.opens(table)
    belas.done("sit", seat=1)
    annas.wait_version(belas.version)
    annas.start()
    annas.done("resign")
    told = listed(bela, "mine")[table.id]
    assert (told["status"], told["ranking"]) == ("over", [2, 1])
    assert len(told["scores"]) == 2


def test_the_lobby_names_no_more_than_it_did(house: House) -> None:
    with Person(house, "Anna") as anna, Person(house, "Bela") as bela:
        table = anna.sets_up(["me", "open"])
        assert anna.id not in bela.http.get("/api/tables").text
        assert listed(bela, "open")[table.id]["seats"][0]["host"]
