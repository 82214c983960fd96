"""What people at a table settle among themselves: taking back, a pause, and a bot for whoever is away."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from petteia.core.message import Refusal
from petteia.server import herald, rounds
from petteia.server import protocol as p
from petteia.server import table as tables
from petteia.server.clock import Clocks, now
from petteia.server.hall import Hall
from petteia.server.keeper import Viewer
from petteia.server.limits import LIMITS
from petteia.server.words import refuse
from tests.server.halls import game_in, in_a_hall
from tests.server.house import House, Person, Tab, Table, catch_up, house_at
from tests.server.postgres import PostgreSQL

People = tuple[Person, Person, Person]
SEAT_1_BEGINS = {"start_player": "1"}
CLOCK = {"bank": 1200, "increment": 30, "cap": 1200}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Whoever has gone has gone: nobody waits for a line that may have dropped."""
    with house_at(tmp_path_factory.mktemp("house"), to_return=0.0) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def at_table(people: tuple[Person, ...], bots: int = 0, **wishes: object) -> tuple[Table, list[Tab]]:
    """These people at a table, some bots after them, and the first begins."""
    host, *guests = people
    seats = ["me", *["open"] * len(guests), *["greedy"] * bots]
    table = host.sets_up(seats, options=SEAT_1_BEGINS, seed="consent", **wishes)
    tabs = [host.opens(table), *(guest.opens(table, table.invite) for guest in guests)]
    for seat, tab in enumerate(tabs[1:], 1):
        catch_up(tabs)
        tab.done("sit", seat=seat)
    catch_up(tabs)
    tabs[0].start()
    catch_up(tabs)
    return table, tabs


def take_turn(tab: Tab) -> None:
    for verb in ("draw", "store", "draw", "store"):
        tab.move(verb)
    tab.done("end_turn")


def told(tab: Tab) -> list[str]:
    return [line["said"]["key"] for line in tab.log]


# --- taking back ------------------------------------------------------------------------------------------


def test_a_turn_that_has_ended_is_taken_back_when_all_others_agree(people: People) -> None:
    _, (anna, bela, carla) = at_table(people)
    take_turn(anna)
    assert anna.view["undo_to"] == []
    to = anna.view["ask_back"][0]
    anna.done("propose", what="take_back", to=to)
    catch_up([anna, bela, carla])
    asked = bela.view["proposal"]
    assert (asked["what"], asked["by"], asked["asked"]) == ("take_back", 0, [1, 2])

    bela.done("reply", agreed=True)
    catch_up([anna, bela, carla])
    assert carla.view["proposal"]["asked"] == [2]
    assert anna.view["step"] > to
    carla.done("reply", agreed=True)
    catch_up([anna, bela, carla])

    assert [tab.view["step"] for tab in (anna, bela, carla)] == [to] * 3
    assert carla.view["proposal"] is None
    assert anna.my_move
    assert told(bela)[-1] == "core-log-take-back"


def test_one_who_would_rather_not_is_enough(people: People) -> None:
    _, tabs = at_table(people)
    anna, bela, carla = tabs
    take_turn(anna)
    step = anna.view["step"]
    anna.done("propose", what="take_back", to=anna.view["ask_back"][0])
    catch_up(tabs)
    bela.done("reply", agreed=True)
    catch_up(tabs)
    carla.done("reply", agreed=False)
    catch_up(tabs)
    assert (anna.view["proposal"], anna.view["step"]) == (None, step)
    assert told(anna)[-1] == "core-log-declined"
    assert bela.refused("reply", agreed=True) == "core-nothing-proposed"


def test_a_question_is_forgotten_when_the_game_goes_on(people: People) -> None:
    _, tabs = at_table(people)
    anna, bela, carla = tabs
    take_turn(anna)
    anna.done("propose", what="take_back", to=anna.view["ask_back"][0])
    catch_up(tabs)
    bela.move("draw")
    catch_up(tabs)
    assert carla.view["proposal"] is None
    assert carla.refused("reply", agreed=True) == "core-nothing-proposed"


def test_the_question_says_what_stays_known(people: People) -> None:
    """Drawing shows a building; what was put away without looking at another shows nothing more."""
    _, tabs = at_table(people)
    anna, bela, _ = tabs
    anna.move("draw")
    anna.move("store")
    step = anna.view["step"]
    anna.move("draw")
    assert anna.view["undo_to"] == [], "a card has been seen"
    back = anna.view["ask_back"]
    assert step in back
    anna.done("propose", what="take_back", to=step)
    catch_up(tabs)
    assert bela.view["proposal"]["reveals"]

    bela.done("reply", agreed=False)
    catch_up(tabs)
    anna.move("store")
    anna.done("end_turn")
    anna.done("propose", what="take_back", to=anna.view["ask_back"][0])
    catch_up(tabs)
    assert not bela.view["proposal"]["reveals"]


def test_only_ones_own_last_turn_is_asked_for(people: People) -> None:
    _, tabs = at_table(people)
    anna, bela, _ = tabs
    take_turn(anna)
    catch_up(tabs)
    assert bela.view["ask_back"] == []
    for nonsense in (-1, 0, 10_000, None):
        assert bela.refused("propose", what="take_back", to=nonsense) == "core-no-undo-so-far"
    assert anna.view["ask_back"] == sorted(anna.view["ask_back"], reverse=True)


def test_bots_agree(people: People) -> None:
    _, (anna,) = at_table(people[:1], bots=2)
    take_turn(anna)
    anna.wait_turn()
    to = anna.view["ask_back"][0]
    assert to < anna.view["step"]
    anna.done("propose", what="take_back", to=to)
    assert anna.view["step"] == to
    assert anna.my_move
    anna.move("store")
    assert anna.view["undo_to"] == [to], "from here on it is one's own to undo again"


def test_whoever_asked_may_think_better_of_it(people: People) -> None:
    _, tabs = at_table(people)
    anna, bela, _ = tabs
    anna.done("propose", what="pause")
    catch_up(tabs)
    anna.done("reply", agreed=False)
    catch_up(tabs)
    assert bela.view["proposal"] is None


def test_nobody_asks_or_answers_who_only_watches(people: People) -> None:
    anna, bela, carla = people
    table, tabs = at_table((anna, bela))
    watcher = carla.opens(table)
    assert watcher.refused("propose", what="pause") == "core-only-watching"
    tabs[0].done("propose", what="pause")
    watcher.wait_version(tabs[0].version)
    assert watcher.refused("reply", agreed=True) == "core-nothing-proposed"
    assert watcher.refused("reply", agreed=False) == "core-nothing-proposed"
    assert watcher.refused("resume") == "core-not-paused"


def test_the_same_request_asks_once(people: People) -> None:
    _, (anna, _, _) = at_table(people)
    base = anna.version
    answers = [anna.ask("propose", id="once", base=base, what="pause") for _ in range(2)]
    assert [answer["is"] for answer in answers] == ["ack", "ack"]
    assert answers[1]["version"] == base + 1


def test_questions_have_a_limit(strict_house: House) -> None:
    with Person(strict_house, "Anna") as anna, Person(strict_house, "Bela") as bela:
        _, (annas, _) = at_table((anna, bela))
        answers = [annas.change("propose", what="pause") for _ in range(LIMITS["propose"][0] + 1)]
        assert [answer["is"] for answer in answers[:-1]] == ["ack"] * (len(answers) - 1)
        assert answers[-1]["reason"]["said"]["key"] == "core-too-often"


# --- a pause ----------------------------------------------------------------------------------------------


def test_a_clock_that_stops_costs_and_brings_nothing() -> None:
    clocks = Clocks(p.Clock(bank=100, increment=10, cap=200), [100.0, 100.0])
    clocks.wait_for(0, at=1000.0)
    clocks.stop(at=1030.0)
    assert clocks.left_at(5000.0) == [70.0, 100.0]
    assert clocks.deadline() is None
    clocks.stop(at=4000.0)
    clocks.wait_for(0, at=5000.0)
    assert clocks.left_at(5010.0) == [60.0, 100.0]


def test_a_pause_stops_the_clocks_until_somebody_goes_on(people: People) -> None:
    _, tabs = at_table(people, bots=1, clock=CLOCK)
    anna, bela, carla = tabs
    bela.done("propose", what="pause")
    catch_up(tabs)
    anna.done("reply", agreed=True)
    catch_up(tabs)
    carla.done("reply", agreed=True)
    catch_up(tabs)
    assert anna.view["paused"]
    assert anna.view["clocks"]["running"] == -1
    assert anna.view["actions"] == []
    assert anna.refused("act", move={"verb": "stop"}) == "core-paused"
    assert anna.refused("undo", to=0) == "core-paused"

    carla.done("resume")
    catch_up(tabs)
    assert (anna.view["paused"], anna.view["clocks"]["running"]) == (False, 0)
    assert anna.my_move
    assert told(anna)[-2:] == ["core-log-pause", "core-log-resume"]


def test_bots_pause_too(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, _ = await game_in(hall, 0)
        table, seat = keeper.table, keeper.table.awaiting()
        table.seats[seat] = table.seats[seat].left_to("greedy")
        assert table.bot_to_move() == "greedy"
        table.paused = True
        assert table.bot_to_move() is None

    in_a_hall(tmp_path, story)


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[House]:
    with house_at(tmp_path) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def test_a_pause_outlasts_the_server(old_house: House) -> None:
    with Person(old_house, "Anna") as anna, Person(old_house, "Bela") as bela:
        table, (annas, belas) = at_table((anna, bela), clock=CLOCK)
        annas.done("propose", what="pause")
        belas.wait_version(annas.version)
        belas.done("reply", agreed=True)
        before = belas.view["clocks"]["left"]
        old_house.lets_time_pass(5000)
        annas = anna.opens(table)
        assert annas.view["paused"]
        assert annas.view["clocks"]["left"] == before
        assert not annas.view["table"]["seats"][0]["left"], "nobody has run out of time"
        annas.done("resume")
        assert annas.my_move


def test_an_open_question_outlasts_the_server(old_house: House) -> None:
    with Person(old_house, "Anna") as anna, Person(old_house, "Bela") as bela:
        table, (annas, _) = at_table((anna, bela))
        annas.done("propose", what="pause")
        old_house.lets_time_pass(0)
        belas = bela.opens(table)
        assert belas.view["proposal"]["asked"] == [1]
        belas.done("reply", agreed=True)
        assert belas.view["paused"]


# --- a bot for whoever is away ----------------------------------------------------------------------------


def leaves(person: Person, others: Tab, seat: int) -> None:
    """Closes all tabs, and the others see it."""
    for tab in person.tabs:
        tab.close()
    others.wait_for(lambda: others.presence.get("online", [True] * 8)[seat] is False, "the absence")


def test_the_others_agree_on_a_bot_until_somebody_returns(people: People) -> None:
    anna, _, _ = people
    table, (_, belas, carlas) = at_table(people)
    leaves(anna, belas, 0)
    belas.done("propose", what="substitute", seat=0)
    carlas.wait_version(belas.version)
    assert carlas.view["proposal"]["asked"] == [2], "whoever is away is not asked"
    carlas.done("reply", agreed=True)
    belas.wait_turn()
    seat = belas.view["table"]["seats"][0]
    assert (seat["left"], seat["away"]) == (True, True)
    assert "core-log-substitute" in told(belas)

    back = anna.opens(table)
    back.wait_for(lambda: not back.view["table"]["seats"][0]["left"], "the seat")
    belas.wait_version(back.version)
    assert told(belas)[-1] == told(back)[-1] == "core-log-back"


def test_whoever_is_here_has_time_to_think_and_whoever_has_gone_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        waited = keeper.table.awaiting()
        here, other = people[waited], people[1 - waited]
        propose = p.Propose("1", keeper.table.version, "substitute", seat=waited)

        def decided(seconds: float) -> Refusal | list[str]:
            monkeypatch.setattr(tables, "now", lambda: now() + seconds)
            found = keeper.table.decide(other, propose, keeper.away_since)
            return found if isinstance(found, Refusal) else [event.kind for event in found]

        keeper.viewers = {Viewer(here), Viewer(other)}
        keeper.tell_presence()
        assert decided(590) == refuse("core-is-here", name=here.name, minutes=10)
        assert decided(610) == ["absent"], "there is nobody else to be asked"
        keeper.viewers = {Viewer(other)}
        keeper.tell_presence()
        assert decided(20) == refuse("core-just-left", name=here.name)
        assert decided(40) == ["absent"]

    in_a_hall(tmp_path, story)


def test_who_is_meant_says_that_they_are_here(people: People) -> None:
    """A bot is proposed for Anna while her line is down; she is back before Carla answers."""
    anna, _, _ = people
    table, (_, belas, carlas) = at_table(people)
    leaves(anna, belas, 0)
    belas.done("propose", what="substitute", seat=0)
    back = anna.opens(table)
    back.done("reply", agreed=False)
    carlas.wait_version(back.version)
    assert carlas.refused("reply", agreed=True) == "core-nothing-proposed"
    assert back.my_move


def test_nobody_is_replaced_who_is_not_waited_for(people: People) -> None:
    _, (anna, bela, _) = at_table(people)
    for seat in (0, 1, 2, 7, None):
        assert anna.refused("propose", what="substitute", seat=seat) == "core-not-waited-for"
    for seat in (1, 2):
        assert bela.refused("propose", what="substitute", seat=seat) == "core-not-waited-for"


@pytest.mark.parametrize("allowed", [True, False])
def test_the_host_alone_gives_the_seat_to_a_bot_where_the_table_allows_it(
    people: People, allowed: bool
) -> None:
    anna, bela, carla = people
    _, tabs = at_table((anna, bela, carla), substitutes=allowed)
    take_turn(tabs[0])
    leaves(bela, tabs[0], 1)
    tabs[0].done("propose", what="substitute", seat=1)
    assert tabs[0].view["table"]["seats"][1]["left"] == allowed
    assert (tabs[0].view["proposal"] is None) == allowed
    assert tabs[0].refused("allow", what="substitutes", allowed=True) == "core-already-started"


def test_a_bot_plays_for_whoever_keeps_others_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        keeper.table.absence = 10
        waited = keeper.table.awaiting()
        away, other = people[waited], people[1 - waited]

        def absent(minutes: float, *here: object) -> bool:
            monkeypatch.setattr(herald, "now", lambda: now() + 60 * minutes)
            keeper.viewers = {Viewer(user) for user in here}  # type: ignore[arg-type]
            return bool(hall.herald.absent(keeper))

        assert not absent(9, other), "not so soon"
        assert not absent(11), "while nobody waits, there is time"
        assert not absent(11, other, away), "whoever is here takes the time they need"
        assert absent(11, other)
        keeper.table.absence = None
        assert not absent(11, other), "not where the table waits for everybody"
        keeper.table.absence = 10
        assert absent(11, other)
        await rounds.sweep(hall)
        while "absent" not in [
            event.kind for event in await hall.store.events_since(keeper.table.row.id, -1)
        ]:
            await asyncio.sleep(0.01)
        again = await hall.load(keeper.table.row.id)
        assert again is not None
        assert again.seats[waited].away, "written down"

        await hall.welcome_back(keeper, away)
        assert not keeper.table.seats[waited].left
        await hall.welcome_back(keeper, away)
        kinds = [event.kind for event in await hall.store.events_since(keeper.table.row.id, -1)]
        assert (kinds.count("absent"), kinds.count("back")) == (1, 1)

    in_a_hall(tmp_path, story)


def test_how_long_somebody_is_away_counts_from_when_they_went(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        keeper, people = await game_in(hall, 0)
        keeper.table.absence, waited = 10, keeper.table.awaiting()
        later = now() + 3600
        monkeypatch.setattr("petteia.server.neighbours.now", lambda: later)
        keeper.viewers = {Viewer(user) for user in people}
        keeper.tell_presence()
        keeper.viewers = {Viewer(people[1 - waited])}
        keeper.tell_presence()
        monkeypatch.setattr(herald, "now", lambda: later + 500)
        assert not hall.herald.absent(keeper)
        monkeypatch.setattr(herald, "now", lambda: later + 601)
        assert hall.herald.absent(keeper)

    in_a_hall(tmp_path, story)


def test_whoever_left_the_seat_to_a_bot_themselves_asks_for_it_back(people: People) -> None:
    anna, bela, _ = people
    table, (_, belas) = at_table((anna, bela))
    belas.done("stand")
    again = bela.opens(table)
    assert again.ask("chat", text="still here?")["is"] == "ack"
    assert again.view["table"]["seats"][1]["left"]


# --- two servers ------------------------------------------------------------------------------------------


def test_consent_and_return_at_two_servers(postgres: PostgreSQL, tmp_path: Path) -> None:
    url = postgres.new_database()
    with (
        House(url, tmp_path / "one.log", to_return=0.0) as one,
        House(url, tmp_path / "two.log", to_return=0.0) as two,
        Person(one, "Anna") as anna,
        Person(one, "Bela") as bela,
        bela.at(two) as elsewhere,
    ):
        table, (annas, _) = at_table((anna, bela))
        leaves(bela, annas, 1)
        there = elsewhere.opens(table)
        annas.wait_for(lambda: annas.presence["online"][1], "Bela, from elsewhere")
        annas.done("propose", what="pause")
        there.wait_version(annas.version)
        assert there.view["proposal"]["asked"] == [1], "who looks from another server is here"
        there.done("reply", agreed=True)
        annas.wait_version(there.version)
        assert annas.view["paused"]
        annas.done("resume")
        take_turn(annas)
        there.wait_version(annas.version)
        leaves(elsewhere, annas, 1)
        annas.done("propose", what="substitute", seat=1)
        assert annas.view["table"]["seats"][1]["away"]
        back = elsewhere.opens(table)
        back.wait_for(lambda: not back.view["table"]["seats"][1]["left"], "the seat")
    for house in (one, two):
        assert "Traceback" not in house.log(), house.log()
