"""People at one table, on one device or on many: seats, curtains, clocks, names, words and another game."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.server.clock import Clocks
from petteia.server.hall import Hall
from petteia.server.protocol import PHRASES, Clock
from tests.server.halls import game_in, in_a_hall
from tests.server.house import House, Person, Tab, Table, catch_up, house_at

People = tuple[Person, Person, Person]
SEAT_1_BEGINS = {"start_player": "1"}
CLOCK = {"bank": 1200, "increment": 30, "cap": 1200}


def round_the_table(tab: Tab) -> None:
    """A turn that shows others nothing they could not see, and its end."""
    for verb in ("draw", "store", "draw", "store"):
        tab.move(verb)
    tab.done("end_turn")


def lift(tab: Tab, seat: int) -> None:
    """The person of a seat has the device in their hands, and looks."""
    assert tab.ask("look", seat=seat)["is"] == "ack"


def says(tab: Tab, **words: str) -> None:
    tab.wait_version(tab.ask("chat", **words)["version"])


# --- several people on one device -----------------------------------------------------------------------


def shared_device(anna: Person, seats: list[str] | None = None) -> Tab:
    names = ["Anna", "Béla", "Carla"]
    table = anna.sets_up(seats or ["me", "me"], names=names, options=SEAT_1_BEGINS, seed="x", start=True)
    return anna.opens(table)


def hands(frame: str) -> list[object]:
    """The hands in a view; one that is not shown is a number."""
    return [seat["cards"] for seat in json.loads(frame)["position"]["seats"]]


def test_a_curtain_hides_every_hand_until_it_is_lifted(people: People) -> None:
    tab = shared_device(people[0])
    assert [seat["name"] for seat in tab.view["table"]["seats"]] == ["Anna", "Béla"]
    assert (tab.view["you"], tab.view["curtain"], tab.view["actions"]) == (-1, 0, [])
    assert all(isinstance(hand, int) for hand in hands(tab.frames[0]))

    lift(tab, 0)
    assert (tab.view["you"], tab.view["curtain"]) == (0, -1)
    assert isinstance(hands(json.dumps(tab.view))[0], str)
    round_the_table(tab)

    assert (tab.view["you"], tab.view["curtain"], tab.view["awaiting"]) == (-1, 1, 1)
    assert all(isinstance(hand, int) for hand in hands(json.dumps(tab.view)))
    lift(tab, 1)
    assert [isinstance(hand, str) for hand in hands(json.dumps(tab.view))] == [False, True]


def test_no_frame_holds_the_hands_of_two_people(people: People) -> None:
    tab = shared_device(people[0], ["me", "me", "me"])
    for _ in range(6):
        lift(tab, tab.view["curtain"])
        round_the_table(tab)
    views = [frame for frame in tab.frames if '"is":"view"' in frame]
    shown = [[seat for seat, hand in enumerate(hands(view)) if isinstance(hand, str)] for view in views]
    assert {tuple(seats) for seats in shown} == {(), (0,), (1,), (2,)}
    for view, seats in zip(views, shown, strict=True):
        assert seats in ([], [json.loads(view)["you"]])


@pytest.mark.parametrize("turn", [("draw", "store", "draw", "store"), ("draw", "store", "stop")])
def test_what_only_one_person_may_read_leaves_the_log_with_them(
    people: People, turn: tuple[str, ...]
) -> None:
    tab = shared_device(people[0])
    lift(tab, 0)
    for verb in turn:
        tab.move(verb)
    if tab.view["confirm"]:
        tab.done("end_turn")
    assert tab.view["curtain"] == 1
    watcher = people[1].opens(Table(tab.view["table"]["id"], ""))
    assert tab.log == watcher.log


def test_behind_the_curtain_nothing_can_be_done_or_looked_up(people: People) -> None:
    tab = shared_device(people[0])
    assert tab.refused("act", move={"verb": "stop"}) == "core-only-watching"
    assert tab.ask("preview", base=tab.version, move={"verb": "stop"})["reason"] is not None
    past = tab.ask("history", step=0)
    assert all(isinstance(seat["cards"], int) for seat in past["position"]["seats"])
    assert tab.ask("look", seat=2)["reason"]["said"]["key"] == "core-no-such-seat"


def test_nobody_lifts_the_curtain_of_somebody_else(people: People) -> None:
    anna, bela, _ = people
    tab = shared_device(anna)
    stranger = bela.opens(Table(tab.view["table"]["id"], ""))
    assert stranger.ask("look", seat=0)["is"] == "refused"
    assert stranger.view["you"] == -1


def test_a_bot_in_between_needs_no_curtain_for_the_same_person(people: People) -> None:
    table = people[0].sets_up(["me", "random", "me"], options=SEAT_1_BEGINS, start=True)
    tab = people[0].opens(table)
    lift(tab, 0)
    tab.done("stand", seat=2)  # now a bot plays for both others
    round_the_table(tab)
    tab.wait_for(lambda: bool(tab.view["actions"]))
    assert (tab.view["you"], tab.view["curtain"]) == (0, -1)


def test_the_people_of_one_device_agree_to_stop_together(people: People) -> None:
    tab = shared_device(people[0])
    lift(tab, 0)
    tab.done("abandon")
    assert tab.view["table"]["status"] == "abandoned"


# --- clocks ---------------------------------------------------------------------------------------------


def test_a_clock_runs_down_and_gets_an_increment_when_it_stops() -> None:
    clocks = Clocks(Clock(bank=100, increment=10, cap=105), [100.0, 100.0])
    clocks.wait_for(0, at=1000.0)
    assert clocks.left_at(1030.0) == [70.0, 100.0]
    assert clocks.deadline() == 1100.0
    clocks.wait_for(0, at=1020.0)  # something else happened; the same seat is still waited for
    assert clocks.deadline() == 1100.0
    clocks.wait_for(1, at=1040.0)
    assert clocks.left_at(1050.0) == [70.0, 90.0]
    clocks.wait_for(0, at=1041.0)
    assert clocks.left == [70.0, 105.0], "never more than the cap"
    clocks.wait_for(-1, at=2000.0)
    assert clocks.left == [10.0, 105.0], "never less than nothing"
    assert clocks.deadline() is None


def test_a_clock_that_is_set_back_costs_nobody_anything() -> None:
    clocks = Clocks(Clock(bank=100, increment=10, cap=100), [100.0, 100.0])
    clocks.wait_for(0, at=1000.0)
    clocks.wait_for(1, at=900.0)
    assert clocks.left == [100.0, 100.0]


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[House]:
    with house_at(tmp_path) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def timed_table(anna: Person, bela: Person) -> tuple[Table, Tab, Tab]:
    table = anna.sets_up(["me", "open"], clock=CLOCK, options=SEAT_1_BEGINS, seed="time")
    annas, belas = anna.opens(table), bela.opens(table, table.invite)
    belas.done("sit", seat=1)
    annas.wait_version(belas.version)
    assert annas.view["clocks"] is None, "before the start no clock runs"
    annas.start()
    return table, annas, belas


def test_clocks_run_for_who_must_act_and_go_on_while_the_server_is_away(old_house: House) -> None:
    with Person(old_house, "Anna") as anna, Person(old_house, "Béla") as bela:
        table, annas, _ = timed_table(anna, bela)
        assert annas.view["clocks"]["running"] == 0
        old_house.lets_time_pass(600)
        annas = anna.opens(table)
        left = annas.view["clocks"]["left"]
        assert 500 < left[0] <= 600
        assert left[1] == 1200
        round_the_table(annas)
        assert annas.view["clocks"]["running"] == 1
        assert 500 < annas.view["clocks"]["left"][0] <= 630


def test_a_bot_takes_the_seat_of_whose_time_is_out_until_they_come_back(old_house: House) -> None:
    with Person(old_house, "Anna") as anna, Person(old_house, "Béla") as bela:
        table, _, _ = timed_table(anna, bela)
        old_house.lets_time_pass(1300)
        belas = bela.opens(table)
        belas.wait_turn()
        assert belas.view["table"]["seats"][0]["left"]
        assert "core-log-timeout" in [line["said"]["key"] for line in belas.log]
        assert belas.view["clocks"]["running"] == 1

        annas = anna.opens(table)
        annas.wait_version(belas.version)
        annas.done("sit", seat=0)
        assert not annas.view["table"]["seats"][0]["left"]
        assert annas.view["clocks"]["left"][0] >= 30
        belas.wait_version(annas.version)
        round_the_table(belas)
        annas.wait_turn()
        assert annas.my_move

        before = annas.view["clocks"]["left"][1]
        old_house.lets_time_pass(0)
        again = anna.opens(table)
        assert again.view["clocks"]["left"][1] == before, "the log alone tells what is left"
        assert again.log == annas.log


def test_a_running_server_does_not_miss_the_moment(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await game_in(hall, 0)
        rate = Clock(bank=30, increment=5, cap=30)
        late, table = keeper.table.awaiting(), keeper.table.row.id
        left = [0.05 if seat == late else 30.0 for seat in range(2)]
        keeper.table.clocks = Clocks(rate, left, late, time.time())
        hall.herald.set_alarm(keeper)
        while "timeout" not in [event.kind for event in await hall.store.events_since(table, -1)]:
            await asyncio.sleep(0.01)
        assert keeper.table.seats[late].left

    in_a_hall(tmp_path, story)


def test_a_clock_that_makes_no_sense_is_refused(people: People) -> None:
    for clock in (
        {"bank": 1, "increment": 5, "cap": 30},
        {"bank": 60},
        {"bank": 60, "increment": 5, "cap": 40},
    ):
        wish = {"game": "attika", "seats": ["me", "open"], "clock": clock}
        assert people[0].http.post("/api/tables", json=wish).status_code == 400


# --- before the game ------------------------------------------------------------------------------------


def test_the_host_arranges_the_seats(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "open", "greedy"])
    annas, belas = anna.opens(table), bela.opens(table)
    belas.done("sit", seat=1)
    assert belas.refused("arrange", order=[1, 0, 2]) == "core-only-host"
    annas.wait_version(belas.version)
    annas.done("arrange", order=[2, 0, 1])
    seats = annas.view["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", "person"]
    assert [seat["name"] for seat in seats[1:]] == ["Anna", "Bela"]
    assert annas.view["you"] == 1
    for nonsense in ([0, 0, 1], [0, 1], [0, 1, 3]):
        assert annas.refused("arrange", order=nonsense) == "core-bad-request"


def test_the_lot_arranges_the_seats(people: People) -> None:
    tab = people[0].opens(people[0].sets_up(["me", "open", "greedy", "random"]))
    orders = set()
    for _ in range(40):
        tab.done("arrange")
        orders.add(tuple(seat["bot"] or seat["name"] for seat in tab.view["table"]["seats"]))
    assert len(orders) > 1
    assert {frozenset(order) for order in orders} == {frozenset({"Anna", "", "greedy", "random"})}


def test_who_has_several_seats_leaves_the_one_they_mean(people: People) -> None:
    tab = people[0].opens(people[0].sets_up(["me", "me", "me"]))
    tab.done("stand", seat=1)
    assert [seat["kind"] for seat in tab.view["table"]["seats"]] == ["person", "open", "person"]


# --- names ----------------------------------------------------------------------------------------------


def test_a_new_name_reaches_tables_and_open_sockets(people: People) -> None:
    anna, bela, carla = people
    table = anna.sets_up(["me", "open"])
    annas, belas = anna.opens(table), bela.opens(table)
    anna.http.post("/api/me", json={"name": "Anika"}).raise_for_status()
    annas.wait_for(lambda: annas.view["table"]["seats"][0]["name"] == "Anika", "the new name")
    belas.wait_version(annas.version)
    assert belas.view["table"]["seats"][0]["name"] == "Anika"
    bela.http.post("/api/me", json={"name": "Berta"}).raise_for_status()
    belas.done("sit", seat=1)
    assert belas.view["table"]["seats"][1]["name"] == "Berta"
    says(belas, text="Hello")
    assert belas.view["chat"][-1]["name"] == "Berta"
    assert carla.http.get("/api/tables").json()["open"][0]["seats"][0]["name"] == "Anika"


def test_who_becomes_an_account_keeps_tables_and_seats(people: People, house: House) -> None:
    anna, _, _ = people
    table = anna.sets_up(["me", "greedy"], options=SEAT_1_BEGINS, start=True)
    anna.opens(table).move("draw", pile=0)
    credentials = {"login": f"anna{table.id[:4].strip('-_')}x", "password": "twelve columns"}
    anna.http.post("/api/claim", json=credentials).raise_for_status()
    with Person(house) as elsewhere:
        elsewhere.http.post("/api/login", json=credentials).raise_for_status()
        assert [row["id"] for row in elsewhere.http.get("/api/tables").json()["mine"]] == [table.id]
        tab = elsewhere.opens(table)
        assert (tab.view["you"], tab.view["step"]) == (0, 1)
        tab.move("store")


# --- words ----------------------------------------------------------------------------------------------


def test_a_phrase_is_sent_by_its_name_for_every_reader_to_say(people: People) -> None:
    tab = people[0].opens(people[0].sets_up(["me", "open"]))
    for phrase in PHRASES:
        says(tab, phrase=phrase)
    assert [line["phrase"] for line in tab.view["chat"]] == list(PHRASES)
    assert tab.ask("chat", phrase="nonsense")["reason"]["said"]["key"] == "core-bad-request"
    assert tab.ask("chat", text="Well", phrase="nonsense")["reason"]["said"]["key"] == "core-bad-request"
    assert tab.ask("chat")["reason"]["said"]["key"] == "core-empty-chat"


def test_a_person_is_known_by_the_same_tag_wherever_they_speak(people: People) -> None:
    tags = []
    for person in (people[0], people[0], people[1]):
        tab = person.opens(person.sets_up(["me", "open"]))
        says(tab, text="Hello")
        tags.append(tab.view["chat"][0]["person"])
    assert tags[0] == tags[1] != tags[2]
    assert people[0].id not in tags[0]


def test_those_who_watch_are_named_and_hear_no_chat(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "greedy"], start=True)
    annas, belas = anna.opens(table), bela.opens(table)
    annas.wait_for(lambda: annas.presence.get("watchers") == ["Bela"], "Bela is named")
    says(annas, text="Between us")
    belas.wait_version(annas.version)
    assert belas.view["chat"] == []
    assert belas.ask("chat", text="And I?")["reason"]["said"]["key"] == "core-only-watching"


# --- another game ---------------------------------------------------------------------------------------


def test_those_who_sat_here_are_invited_to_the_next_game(people: People) -> None:
    anna, bela, carla = people
    wishes = {"clock": CLOCK, "options": {"reshuffle": "when_empty"}, "private": True}
    table = anna.sets_up(["me", "open", "greedy"], **wishes)
    annas, belas = anna.opens(table), bela.opens(table, table.invite)
    watcher = carla.opens(table, table.invite)
    belas.done("sit", seat=1)
    annas.wait_version(belas.version)
    annas.start()
    assert annas.refused("rematch") == "core-no-rematch"
    annas.done("abandon")
    belas.wait_version(annas.version)
    belas.done("abandon")
    catch_up([annas, belas, watcher])
    assert watcher.refused("rematch") == "core-only-watching"

    belas.done("rematch")
    catch_up([annas, belas, watcher])

    again = annas.view["table"]["rematch"]
    assert again == belas.view["table"]["rematch"]
    assert again["name"] == "Bela"
    assert watcher.view["table"]["rematch"] is None
    assert annas.refused("rematch") == "core-no-rematch"
    new = anna.opens(Table(again["table"], again["invite"]), again["invite"])
    told = new.view["table"]
    assert [seat["kind"] for seat in told["seats"]] == ["open", "person", "bot"]
    assert (told["clock"], told["options"]["reshuffle"], told["private"]) == (CLOCK, "when_empty", True)
    new.done("sit", seat=0)


def test_a_private_table_is_in_nobodys_lobby(people: People) -> None:
    anna, bela, _ = people
    hidden, open_to_all = anna.sets_up(["me", "open"], private=True), anna.sets_up(["me", "open"])
    listed = [row["id"] for row in bela.http.get("/api/tables").json()["open"]]
    assert open_to_all.id in listed
    assert hidden.id not in listed
