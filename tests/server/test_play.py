"""People at the table: whole games, sockets that drop, seats that change hands, and who sees what."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.match import replay
from petteia.games import game_named
from tests.server.house import House, Json, Person, Tab, Table, Turned, catch_up, moves_in, play_on, the_first

People = tuple[Person, Person, Person]

STOP = {"verb": "stop"}


def at_random(seed: str) -> Callable[[Tab], Json]:
    dice = random.Random(seed)
    return lambda tab: dice.choice(moves_in(tab.view))


def table_of_three(people: People, **wishes: Any) -> tuple[Table, list[Tab]]:
    """A table with the game begun; Anna is the host and sits on the first seat, and the first to act."""
    anna, bela, carla = people
    wishes = {"seed": "three", "options": {"start_player": "1"}, **wishes}
    table = anna.sets_up(["me", "open", "open"], **wishes)
    tabs = [anna.opens(table), bela.opens(table, table.invite), carla.opens(table, table.invite)]
    tabs[1].done("sit", seat=1)
    tabs[2].wait_version(tabs[1].version)
    tabs[2].done("sit", seat=2)
    tabs[0].wait_version(tabs[2].version)
    tabs[0].start()
    catch_up(tabs)
    return table, tabs


def turn_that_can_be_taken_back(tab: Tab) -> None:
    """Two draws, both stored: the second storing ends the turn and brings nothing to light."""
    for verb in ("draw", "store", "draw", "store"):
        tab.move(verb)


def what_is_shown(tab: Tab) -> dict[str, Any]:
    """The game as a tab shows it, without what depends on the connection."""
    kept = (
        "version",
        "you",
        "step",
        "position",
        "prompt",
        "awaiting",
        "actions",
        "undo_to",
        "confirm",
        "chat",
    )
    return {"log": [*tab.log], **{key: tab.view[key] for key in kept}}


# --- whole games -------------------------------------------------------------------------------------


def test_a_person_plays_bots_to_the_end_and_can_check_the_seed(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["greedy", "me", "random"], start=True)
    tab, watcher = anna.opens(table), bela.opens(table)
    commitment = tab.view["table"]["commitment"]
    assert anna.http.get(f"/api/tables/{table.id}/record").status_code == 403
    play_on([tab], at_random("bots"))

    result = tab.view["result"]
    assert min(result["ranking"]) == 1
    assert hashlib.sha256(f"{result['seed']}:{result['salt']}".encode()).hexdigest() == commitment
    watcher.wait_version(tab.version)
    told = [word for person in (anna, bela) for word in person.heard() if result["seed"] in word]
    assert len(told) == 2, "both were told the seed once, with the result"
    assert all('"is":"view"' in word and result["salt"] in word for word in told)
    assert not any(
        result["salt"] in word for person in (anna, bela) for word in person.heard() if word not in told
    )

    record = bela.http.get(f"/api/tables/{table.id}/record").raise_for_status().json()
    assert (record["seed"], record["salt"]) == (result["seed"], result["salt"])
    assert replay(game_named("attika"), record).state.ranking() == result["ranking"]
    assert record["result"]["scores"] == result["scores"]


def test_three_people_play_to_the_end(people: People) -> None:
    table, tabs = table_of_three(people)
    play_on(tabs, at_random("three"))
    assert [tab.view["you"] for tab in tabs] == [0, 1, 2]
    assert tabs[0].view["result"] == tabs[1].view["result"] == tabs[2].view["result"]
    assert tabs[0].view["awaiting"] == -1
    for tab in tabs:
        assert tab.refused("act", move=STOP) == "core-not-playing"
        assert tab.refused("undo", to=0) == "core-not-playing"
        # What was sent line by line is what somebody who comes later reads as a whole.
        assert tab.log == tab.person.opens(table).log


def test_the_same_people_play_again(people: People) -> None:
    table, tabs = table_of_three(people)
    tabs[1].done("resign")
    tabs[2].wait_version(tabs[1].version)
    tabs[2].done("resign")
    tabs[0].wait_for(lambda: tabs[0].is_over)
    before = tabs[0].view["table"]
    again, new_tabs = table_of_three(people, options=before["options"], seed=None)
    assert again.id != table.id
    assert [seat["name"] for seat in new_tabs[0].view["table"]["seats"]] == ["Anna", "Bela", "Carla"]
    assert new_tabs[0].view["table"]["commitment"] != before["commitment"]
    new_tabs[0].move("draw", pile=0)


# --- lines that drop ---------------------------------------------------------------------------------


def test_who_drops_and_returns_finds_the_same_table(people: People) -> None:
    table, tabs = table_of_three(people)
    play_on(tabs, at_random("drops"), most=20)
    anna, bela, _ = tabs
    before = what_is_shown(bela)
    bela.drop()
    anna.wait_for(lambda: anna.presence.get("online") == [True, False, True], "the grey dot")
    again = people[1].opens(table)
    anna.wait_for(lambda: anna.presence.get("online") == [True, True, True], "the green dot")
    assert what_is_shown(again) == before
    play_on([anna, again, tabs[2]], at_random("drops on"), most=20)
    assert again.log == people[1].opens(table).log


def test_a_request_sent_again_after_a_drop_is_done_once(people: People) -> None:
    table, (anna, bela, carla) = table_of_three(people)
    for turn in range(12):
        actor = next(tab for tab in (anna, bela, carla) if tab.my_move or tab.view["confirm"])
        step, base = actor.view["step"], actor.version
        if actor.view["confirm"]:
            wish: dict[str, Any] = {"do": "end_turn"}
        else:
            wish, step = {"do": "act", "move": at_random(str(turn))(actor)}, step + 1
        request = actor.send(base=base, **wish)
        actor.drop()
        again = actor.person.opens(table)
        for _ in range(2):
            answer = again.ask(base=base, id=request, **wish)
            assert answer["is"] == "ack", answer
        again.wait_version(base + 1)
        assert (again.view["step"], again.version) == (step, base + 1)
        anna, bela, carla = (again if tab is actor else tab for tab in (anna, bela, carla))
        catch_up([anna, bela, carla])


def test_two_tabs_of_one_person_show_the_same(people: People) -> None:
    table, (anna, _, _) = table_of_three(people)
    second = people[0].opens(table)
    anna.move("draw", pile=0)
    second.wait_version(anna.version)
    assert what_is_shown(second) == what_is_shown(anna)
    second.move("store")
    anna.wait_version(second.version)
    assert what_is_shown(anna) == what_is_shown(second)
    second.drop()
    assert anna.ask("ping")["is"] == "pong"
    assert anna.view["table"]["seats"][0]["online"]


# --- taking back and ending a turn -------------------------------------------------------------------


def test_taking_back_is_seen_by_all(people: People) -> None:
    table, (anna, bela, carla) = table_of_three(people)
    anna.move("draw", pile=0)
    catch_up([anna, bela, carla])
    before = [what_is_shown(tab) for tab in (anna, bela, carla)]
    anna.move("store")
    assert anna.view["undo_to"] == [1]
    assert bela.refused("undo", to=1) in ("core-stale", "core-no-undo-other-seat")
    anna.done("undo", to=1)
    for tab, earlier in zip((anna, bela, carla), before, strict=True):
        tab.wait_version(anna.version)
        now = what_is_shown(tab)
        assert now["log"][-1]["said"]["key"] == "core-log-undo"
        assert now["log"][:-1] == earlier["log"]
        unchanged = ("step", "position", "prompt", "awaiting", "actions", "undo_to")
        assert {key: now[key] for key in unchanged} == {key: earlier[key] for key in unchanged}
        assert tab.log == tab.person.opens(table).log


def test_what_came_to_light_is_not_taken_back(people: People) -> None:
    _, (anna, _, _) = table_of_three(people)
    anna.move("draw", pile=0)
    assert anna.view["undo_to"] == []
    assert anna.refused("undo", to=0) == "core-no-undo-reveal"
    anna.move("store")
    assert anna.refused("undo", to=0) == "core-no-undo-so-far"


def test_the_next_seat_waits_until_the_turn_is_confirmed(people: People) -> None:
    _, (anna, bela, _) = table_of_three(people)
    turn_that_can_be_taken_back(anna)
    bela.wait_version(anna.version)
    assert (anna.view["confirm"], anna.view["awaiting"], anna.view["actions"]) == (True, 0, [])
    assert (bela.view["confirm"], bela.view["awaiting"], bela.view["actions"]) == (False, 0, [])
    assert bela.refused("act", move=STOP) == "core-not-your-turn"
    assert bela.refused("end_turn") == "core-nothing-to-confirm"
    assert anna.refused("act", move=STOP) == "core-confirm-first"

    anna.done("undo", to=3)
    assert not anna.view["confirm"]
    anna.move("store")
    anna.done("end_turn")
    bela.wait_version(anna.version)
    assert bela.view["awaiting"] == 1
    assert bela.my_move


def test_a_confirmed_turn_is_not_taken_back(people: People) -> None:
    _, (anna, bela, _) = table_of_three(people)
    turn_that_can_be_taken_back(anna)
    anna.done("end_turn")
    assert anna.view["undo_to"] == []
    assert anna.refused("undo", to=3).startswith("core-no-undo")
    bela.wait_version(anna.version)
    bela.move("draw", pile=0)


def test_history_shows_each_viewer_what_they_saw_then(people: People) -> None:
    table, tabs = table_of_three(people)
    seen: list[dict[int, Any]] = [{}, {}, {}]
    for number in range(12):
        for tab, positions in zip(tabs, seen, strict=True):
            positions[tab.view["step"]] = tab.view["position"]
        play_on(tabs, at_random(f"history {number}"), most=1)
    for tab, positions in zip(tabs, seen, strict=True):
        for step, position in positions.items():
            assert tab.ask("history", step=step)["position"] == position
        assert tab.ask("history", step=tab.view["step"] + 1)["reason"]["said"]["key"] == "core-no-such-step"
    watcher = people[2].opens(table)
    assert watcher.ask("history", step=0)["position"] == seen[2][0]


# --- seats that change hands -------------------------------------------------------------------------


def test_a_bot_keeps_the_seat_warm(people: People) -> None:
    _, (anna, bela, carla) = table_of_three(people)
    turn_that_can_be_taken_back(anna)
    anna.done("end_turn")
    bela.wait_version(anna.version)
    bela.done("stand")
    assert bela.view["table"]["seats"][1] | {"online": True} == {
        "kind": "person",
        "name": "Bela",
        "bot": "greedy",
        "online": True,
        "you": True,
        "left": True,
        "away": False,
        "host": False,
        "ready": False,
        "colour": 1,
    }
    carla.wait_for(lambda: carla.my_move, "the bot's turn to end")
    assert any(line["seat"] == 1 for line in carla.log), "the bot has played for Bela"
    bela.wait_version(carla.version)
    bela.done("sit", seat=1)
    assert not bela.view["table"]["seats"][1]["left"]
    play_on([anna, bela, carla], at_random("back again"), most=30)
    assert bela.acted > 0


def test_who_left_does_not_act_until_back(people: People) -> None:
    table, (anna, bela, _) = table_of_three(people)
    anna.done("stand")
    # It is Anna's turn, the bot thinks, and she may be quicker than it: but she has left.
    assert anna.view["actions"] == []
    assert anna.view["undo_to"] == []
    bela.wait_for(lambda: bela.my_move, "the bot's turn to end")
    people[0].opens(table).done("sit", seat=0)


def test_who_leaves_an_unconfirmed_turn_holds_up_nobody(people: People) -> None:
    _, (anna, bela, _) = table_of_three(people)
    turn_that_can_be_taken_back(anna)
    assert anna.view["confirm"]
    anna.done("stand")
    bela.wait_for(lambda: bela.my_move, "Bela's turn")


def test_nobody_takes_the_seat_of_another(people: People, house: House) -> None:
    table, (anna, bela, _) = table_of_three(people)
    with Person(house, "Dora") as dora:
        tab = dora.opens(table)
        for seat in range(3):
            assert tab.refused("sit", seat=seat) == "core-seat-taken"
        bela.done("stand")
        tab.wait_version(bela.version)
        tab.wait_for(lambda: tab.view["table"]["seats"][1]["left"])
        assert tab.ask("sit", base=tab.version, seat=1)["reason"]["said"]["key"] == "core-seat-taken"
        assert tab.refused("sit", seat=3) == "core-no-such-seat"
    anna.wait_version(bela.version)
    assert anna.ask("sit", base=anna.version, seat=1)["reason"]["said"]["key"] == "core-seat-taken"


def test_the_host_arranges_the_seats(people: People) -> None:
    anna, bela, _ = people
    table = anna.sets_up(["me", "open", "greedy"], options={"start_player": "1"})
    host, guest = anna.opens(table), bela.opens(table)
    assert (host.view["table"]["host"], guest.view["table"]["host"]) == (True, False)
    assert host.refused("start") == "core-open-seats"
    guest.done("sit", seat=1)
    for do, fields in (("start", {}), ("set_seat", {"seat": 2, "bot": None})):
        assert guest.refused(do, **fields) == "core-only-host"
    assert guest.ask("new_invite")["reason"]["said"]["key"] == "core-only-host"
    host.wait_version(guest.version)
    host.done("set_seat", seat=2, bot=None)
    guest.wait_version(host.version)
    guest.done("sit", seat=2)
    assert [seat["kind"] for seat in guest.view["table"]["seats"]] == ["person", "open", "person"]
    host.wait_version(guest.version)
    host.done("set_seat", seat=2, bot="random")
    guest.wait_version(host.version)
    assert guest.view["you"] == -1
    assert host.refused("set_seat", seat=1, bot="nonesuch").startswith("core-")
    host.done("set_seat", seat=1, bot="random")
    host.start()
    assert host.refused("start") == "core-already-started"
    assert host.refused("set_seat", seat=1, bot=None) == "core-already-started"


# --- invitations and the lobby -----------------------------------------------------------------------


def test_a_private_table_is_for_the_invited(people: People) -> None:
    anna, bela, carla = people
    table = anna.sets_up(["me", "open"], private=True)
    host = anna.opens(table)
    for invite in (None, "", "nonsense", table.invite[:-1]):
        with pytest.raises(Turned) as turned:
            bela.opens(table, invite)
        assert turned.value.code == 4403
    guest = bela.opens(table, table.invite)
    assert guest.view["table"]["invite"] is None, "an invitation is passed on by those who sit here"
    guest.done("sit", seat=1)
    assert guest.view["table"]["invite"] == table.invite
    assert table.id not in {row["id"] for row in carla.http.get("/api/tables").json()["open"]}

    host.ask("new_invite")
    host.wait_for(lambda: host.view["table"]["invite"] != table.invite, "the new invitation")
    with pytest.raises(Turned) as turned:
        carla.opens(table, table.invite)
    assert turned.value.code == 4403
    carla.opens(table, host.view["table"]["invite"])
    bela.opens(table)  # who sits here needs no invitation


def test_no_such_table(people: People) -> None:
    with pytest.raises(Turned) as turned:
        people[0].opens(Table("nowhere", ""))
    assert turned.value.code == 4404


def test_the_lobby_is_live(people: People) -> None:
    anna, bela, _ = people
    lobby = bela.lobby()
    rows: dict[str, Any] = {}

    def shows(condition: Callable[[], bool], _what: str) -> None:
        while not condition():
            rows.clear()
            rows.update({row["id"]: row for row in lobby.read()["open"]})

    # As fast as they come, and the last one is shown as well.
    burst = [anna.sets_up(["me", "open"]) for _ in range(8)]
    shows(lambda: {table.id for table in burst} <= rows.keys(), "all tables")
    table = burst[0]
    tab = bela.opens(table)
    tab.done("sit", seat=1)
    shows(lambda: rows[table.id]["seats"][1]["name"] == "Bela", "the seat")
    host = anna.opens(table)
    host.start()
    shows(lambda: table.id not in rows, "the table to go")
    mine = {row["id"]: row for row in anna.http.get("/api/tables").json()["mine"]}
    assert mine[table.id]["status"] == "playing"
    assert mine[table.id]["my_turn"] == host.my_move


# --- ends that are not ends --------------------------------------------------------------------------


def test_a_game_is_abandoned_when_all_agree(people: People) -> None:
    table, (anna, bela, carla) = table_of_three(people)
    carla.done("stand")
    anna.wait_version(carla.version)
    anna.done("abandon")
    bela.wait_version(anna.version)
    assert bela.view["abandon"] == [0]
    anna.move("draw", pile=0)
    assert anna.view["abandon"] == [], "who plays on has not given up"
    anna.done("abandon")
    bela.wait_version(anna.version)
    bela.done("abandon")
    assert bela.view["table"]["status"] == "abandoned"
    assert bela.view["result"] is None
    assert bela.view["awaiting"] == -1
    assert people[0].http.get(f"/api/tables/{table.id}/record").status_code == 403
    assert bela.refused("abandon") == "core-not-playing"


def test_giving_up(people: People) -> None:
    _, (anna, bela, carla) = table_of_three(people)
    bela.done("resign")
    assert bela.view["table"]["status"] == "playing"
    assert bela.refused("resign").startswith("attika-")
    anna.wait_version(bela.version)
    anna.move("stop")
    carla.wait_version(anna.version)
    assert carla.my_move, "Bela's turn is left out"
    carla.done("resign")
    result = carla.view["result"]
    assert result["ranking"][0] == 1
    assert [seat for seat in range(3) if result["ranking"][seat] == 1] == [0]


# --- talk and watchers -------------------------------------------------------------------------------


def test_those_at_the_table_talk(people: People, house: House) -> None:
    table, (anna, bela, carla) = table_of_three(people)
    words = "<b>Hello</b> & 'welcome' \"all\" <script>alert(1)</script> $name { $x } \u202e ἀγορά"
    assert anna.ask("chat", text=f"  {words}\n")["is"] == "ack"
    bela.wait_for(lambda: bool(bela.view["chat"]))
    heard = bela.view["chat"][0]
    assert (heard["version"], heard["name"], heard["seat"]) == (bela.version, "Anna", 0)
    assert (heard["text"], heard["phrase"]) == (words, None)
    with Person(house, "Dora") as dora:
        watcher = dora.opens(table)
        assert watcher.view["chat"] == []
        assert watcher.ask("chat", text="Look at his hand!")["is"] == "refused"
        assert carla.ask("chat", text="later")["is"] == "ack"
        watcher.wait_for(lambda: watcher.version > bela.version)
        assert not any("Hello" in word or "later" in word for word in dora.heard())
    assert anna.ask("chat", text=" \n ")["reason"]["said"]["key"] == "core-empty-chat"
    too_long = anna.ask("chat", text="x" * 501)["reason"]["said"]
    assert too_long == {"key": "core-long-chat", "arguments": {"most": 500}}


def test_watchers_see_no_hands_and_cannot_act(people: People, house: House) -> None:
    table, tabs = table_of_three(people)
    with Person(house, "Dora") as dora:
        watcher = dora.opens(table)
        play_on(tabs, at_random("watched"), most=40)
        watcher.wait_version(tabs[0].version)
        for frame in (watcher.view, *(watcher.ask("history", step=step) for step in range(5))):
            hands = [seat["cards"] for seat in frame["position"]["seats"]]
            assert all(isinstance(hand, int) or hand == "" for hand in hands), "how many, not which"
        assert watcher.view["actions"] == []
        assert watcher.view["undo_to"] == []
        refused = [
            watcher.refused("act", move=the_first(tabs[0]) if tabs[0].my_move else STOP),
            watcher.refused("resign"),
            watcher.refused("abandon"),
            watcher.refused("undo", to=0),
            watcher.refused("end_turn"),
            watcher.refused("stand"),
            watcher.refused("start"),
        ]
        assert set(refused) <= {
            "core-only-watching",
            "core-not-playing",
            "core-nothing-to-confirm",
            "core-only-host",
        }
        preview = watcher.ask("preview", base=watcher.version, move=STOP)
        assert preview["reason"]["said"]["key"] == "core-only-watching"
        assert [line for line in watcher.log if "seen" in line["said"]["key"]] == []
        assert tabs[0].ask("ping")["is"] == "pong"


# --- seeds -------------------------------------------------------------------------------------------


def test_a_chosen_seed_makes_a_practice_table(people: People) -> None:
    anna, _, _ = people
    games = []
    for seed in ("Marathon", "Marathon", None):
        table = anna.sets_up(["me", "random"], seed=seed, options={"start_player": "1"}, start=True)
        tab = anna.opens(table)
        assert tab.view["table"]["practice"] == (seed is not None)
        games.append(tab.view["position"]["seats"][0]["cards"])
    assert games[0] == games[1]


# --- people ------------------------------------------------------------------------------------------


def test_a_guest_becomes_an_account_and_keeps_the_seat(people: People, house: House) -> None:
    anna, bela, _ = people
    table, _ = table_of_three(people)
    secret = {"login": f"anna-{table.id.strip('-_').lower()[:8]}", "password": "a long password"}
    assert anna.http.post("/api/claim", json=secret).raise_for_status().json()["account"] == secret["login"]
    assert bela.http.post("/api/claim", json=secret).status_code == 409
    with Person(house) as phone:
        assert phone.http.post("/api/login", json=secret | {"password": "another one"}).status_code == 403
        assert phone.http.post("/api/login", json=secret).raise_for_status().json()["id"] == anna.id
        tab = phone.opens(table)
        assert tab.view["you"] == 0
        tab.move("draw", pile=0)
        assert anna.opens(table).version == tab.version
        phone.http.post("/api/logout").raise_for_status()
        with pytest.raises(Turned) as turned:
            phone.opens(table)
        assert turned.value.code == 4401
    assert anna.http.get("/api/me").json()["id"] == anna.id
