"""Two truths that look the same to a seat give that seat, and a spectator, the same answers to the byte.

Nobody chose what is asked here: it is made from the lists. Every message of the protocol and every route of
the server is asked in the middle of games, in both truths, by those who sit there and by those who watch.
Whoever adds a message or a route has added it here, or is told that a field or a body is missing.

A move may bring to light what it brings to light, so that of a move that was made only the answer is
compared; what others see of quiet moves is in test_secrecy.py.
"""

from __future__ import annotations

import asyncio
import copy
import os
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from starlette.applications import Starlette
from starlette.middleware import Middleware

from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.message import Refusal
from petteia.games import REGISTER, game_named
from petteia.games.attika import rules
from petteia.games.polis import state as polis
from petteia.games.polis.information import own_losses
from petteia.server import opponents
from petteia.server import protocol as p
from petteia.server import table as tables
from petteia.server.app import ROUTES
from petteia.server.beginnings import from_lesson, new_row
from petteia.server.entries import Event, Gist, TableRow, User
from petteia.server.guard import Guard
from petteia.server.hall import Hall, numbered_from
from petteia.server.keeper import Keeper, Viewer
from petteia.server.lessons import LessonTable, lesson_wanted, live_table
from petteia.server.limits import Limits
from petteia.server.notices import Notices
from petteia.server.opponents import thought_at
from petteia.server.routes.reception import COOKIE
from petteia.server.schema import INTERFACE
from petteia.server.seats import DEFAULT_BOT, Seat
from petteia.server.sessions import Doors
from petteia.server.store import Store
from petteia.server.table import LiveTable
from petteia.server.workers import Workers
from tests.server.halls import run, some_move, told
from tests.server.house import NO_LIMITS

COMPILED = not rules.__file__.endswith(".py")
GAMES = int(os.environ.get("PETTEIA_SWAPS", "9" if COMPILED else "3"))  # in all, shared by the three
A_WHILE = 100  # games: after so many it is told how far we are
LOOKED_AT = 60  # of moments like many others, about one in so many
OFTEN_ENOUGH = 1  # a new kind of moment is looked at so often
FIRST_SEEN, PREVIEWS, OTHERS = 2, 8, 2
HINTS = "search:iterations=6"  # by moves and not by time: a clock would tell two equal thoughts apart
SALT = "5a17" * 16
# What these bring to light is what they are for: a card that is drawn, the hand of the next at one device.
REVEALING = (p.Act, p.Resign, p.Look)


# --- parties -----------------------------------------------------------------------------------------------


@dataclass
class Party:
    """A table in memory, at which people play at random, and all who could look at it."""

    table: LiveTable
    people: list[User]  # by seat; somebody with two seats is there twice
    dice: Dice
    requests: int = 0

    def pick(self, many: list[Any]) -> Any:
        return many[self.dice.below(len(many))]

    def go_on(self) -> None:
        """Somebody does something: a person by request, a bot by itself."""
        table = self.table
        if table.bot_to_move() is not None:
            self.fold(self.of_a_bot())
        else:
            user, request = self.next_request()
            decided = table.decide(user, request)
            assert not isinstance(decided, Refusal), (request, decided)
            self.fold(decided)

    def of_a_bot(self) -> list[Event]:
        table = self.table
        state, forced = table.playing().state, table.forced_action()
        action = forced if forced is not None else self.pick(state.legal())
        move = {"move": table.game.write_action(state, action)}
        return table.with_result(Event("act", table.awaiting(), move), action)

    def next_request(self) -> tuple[User, p.Request]:
        table = self.table
        self.requests += 1
        name, base, seat = f"{self.requests}", table.version, table.awaiting()
        if isinstance(table, LessonTable):
            return self.people[table.lesson.learner], self.lessons_request(table, name)
        user = replace(self.people[seat], seat=seat)
        back = table.undo_steps(seat)
        if back and self.dice.below(6) == 0:
            return user, p.Undo(name, base, self.pick(back))
        if table.unconfirmed is not None:
            return user, p.EndTurn(name, base)
        if self.dice.below(80) == 0:
            return user, p.Stand(name, base, seat)
        return user, p.Act(name, base, move=told(table, self.pick(table.playing().state.legal())))

    def lessons_request(self, table: LessonTable, name: str) -> p.Request:
        if table.unconfirmed is not None:
            return p.EndTurn(name, table.version)
        note = table.note()
        if note is not None and not note.does:
            return p.Read(name, table.version)
        return p.Act(name, table.version, move=told(table, table.recorded_action()))

    def fold(self, events: list[Event]) -> None:
        for event in numbered_from(self.table.version + 1, events):
            self.table.fold(replace(event, at=0.0))
        # Whoever left comes back: the table is for looking at people.
        for number, seat in enumerate(self.table.seats):
            if seat.left and self.dice.below(30) == 0:
                back = Event("seat", number, {"now": Seat(seat.user, seat.name).plain()}, seat.user)
                self.table.fold(replace(back, seq=self.table.version + 1))

    def kind_of_moment(self) -> tuple[object, ...]:
        """What makes this moment unlike others: the question, and how things stand between the people."""
        table = self.table
        seat = table.awaiting()
        return (
            table.prompt(table.playing().state.information(seat)).key,
            table.playing().state.legal()[0] % 7,
            table.unconfirmed is not None,
            table.seats[seat].left,
            table.seats[seat].bot is not None,
            table.wait.seat != NOBODY and len(table.seats_of(self.people[table.wait.seat])) > 1,
        )


def seated(number: int, people: list[User]) -> list[Seat]:
    """Everybody a seat of their own; or two who share a device; or a bot among them, and one for a person."""
    seats = [Seat(user.id, user.name) for user in people]
    if number % 3 == 1:
        seats[1] = Seat(people[0].id, "Zoe")
    elif number % 3 == 2:
        seats[-1] = Seat(name="Bot", bot=DEFAULT_BOT)
        seats[0] = replace(seats[0], bot=DEFAULT_BOT) if len(people) > 2 else seats[0]
    return seats


def new_party(name: str, number: int, everybody: list[User]) -> Party:
    game = game_named(name)
    people = everybody[: game.players[number % len(game.players)]]
    seats = seated(number, people)
    row = new_row(people[0], game, {}, None, "", f"{number:064x}", salt=SALT)
    beginning = [Event("created", NOBODY, {"seats": [seat.plain() for seat in seats]})]
    return begun(row, [*beginning, Event("start", NOBODY)], seats, everybody, f"{name} {number}")


def lesson_party(name: str, everybody: list[User]) -> Party:
    beginning = from_lesson(everybody[0], lesson_wanted(name))
    row = replace(beginning.row, salt=SALT)
    seats = [Seat(**seat) for seat in beginning.events[0].data["seats"]]
    return begun(row, beginning.events, seats, everybody, f"lesson {name}")


def begun(row: TableRow, events: list[Event], seats: list[Seat], everybody: list[User], dice: str) -> Party:
    by_id = {user.id: user for user in everybody}
    people = [by_id.get(seat.user or "", everybody[-1]) for seat in seats]
    party = Party(live_table(row, events[0]), people, dice_of(f"swap {dice}"))
    party.fold(events)
    return party


def moments(party: Party, seen: Counter[tuple[object, ...]]) -> Iterator[None]:
    """Every kind of moment a few times, and now and then any."""
    while party.table.status == "playing":
        kind = party.kind_of_moment()
        if seen[kind] < OFTEN_ENOUGH or party.dice.below(LOOKED_AT) == 0:
            seen[kind] += 1
            yield
        party.go_on()


# --- two truths ---------------------------------------------------------------------------------------------


def copied(table: LiveTable) -> LiveTable:
    """A table of its own, to be changed at will."""
    other, match = copy.copy(table), copy.copy(table.playing())
    match.state, match.steps = match.state.clone(), [*match.steps]
    match.state.journal = []
    other.match, other.lines, other.seats, other.chat = match, [*table.lines], [*table.seats], [*table.chat]
    other.requests, other.abandon = dict(table.requests), set(table.abandon)
    other.answers, other.turns, other.row = dict(table.answers), [*table.turns], replace(table.row)
    return other


def another_truth(table: LiveTable, seat: int, steps: list[int], dice: Dice) -> LiveTable:
    """The same table as far as a seat knows; all that it does not know is different, in the past too."""
    other = copied(table)
    match = other.playing()
    match.state = sampled(match.state, seat, dice)
    for step in steps:
        if step < len(match.steps):
            before = sampled(match.steps[step].before, seat, dice)
            match.steps[step] = replace(match.steps[step], before=before)
    other.row.seed = "another"
    # The hash of the true seed tells nothing, but it is not the same.
    other.__dict__["commitment"] = table.commitment
    return other


def sampled(state: State, seat: int, dice: Dice) -> State:
    sample = state.information(seat).sample(dice)
    sample.journal = []
    if isinstance(state, polis.Table) and isinstance(sample, polis.Table) and seat != NOBODY:
        # Samples keep what their own seat remembers; but what watchers have seen, everybody has.
        for entry in own_losses(state.lost, polis.WATCHER):
            sample.lost = polis.sorted_in(sample.lost, entry)
    return sample


# --- what is asked ------------------------------------------------------------------------------------------


def wishes(kind: type[p.Request], party: Party, user: User, steps: list[int]) -> Iterator[p.Request]:
    """Requests of a kind, filled at random with what an honest or curious client could send."""
    table, pick, below = party.table, party.pick, party.dice.below
    state, seat = table.playing().state, table.seat_of(user)
    legal = state.legal()
    for number in range(PREVIEWS if kind is p.Preview else OTHERS):
        values: dict[str, Any] = {
            "id": f"{kind.__name__} {number}",
            "base": table.version,
            "move": pick([{}, told(table, pick(legal)), some_move(table, below(600_000)) or {}]),
            "first": pick([None, told(table, pick(legal))]),
            "to": pick(
                [*table.undo_steps(seat), *table.ask_back_steps(seat), len(table.playing().steps) - 1]
            ),
            "key": pick([*(asked.key for asked in table.questions(seat)), "bid"]),
            "about": pick([*(asked.about for asked in table.questions(seat)), 0]),
            "value": pick([None, 0, 1]),
            "allowed": pick([False, True]),
            "agreed": pick([False, True]),
            "ready": pick([False, True]),
            "colour": below(6),
            "what": pick(list(get_args(p.Permission if kind is p.Allow else p.Matter))),
            "seat": below(len(table.seats)),
            "step": pick(steps),
            "eyes": pick([None, NOBODY, 0, 1, "all"]),
            "bot": pick([None, DEFAULT_BOT]),
            "text": "Well played",
            "phrase": None,
            "order": None,
        }
        yield kind(**{name: values[name] for name in kind.__struct_fields__})


BODIES: dict[Any, Any] = {
    None: None,
    p.NewName: {"name": "Another"},
    p.Credentials: {"login": "nobody-at-all", "password": "a wrong password"},
    p.EndSession: {"session": None},
    p.NewPassword: {"old": "a wrong password", "new": "another wrong one"},
    p.Farewell: {"password": "a wrong password"},
    p.Habits: {},
    p.NoticeWish: {"webhook": None, "email": None, "language": "en"},
    p.NoticeCode: {"code": "1"},
    p.NewTable: {"game": "attika", "seats": ["me", "random"]},
    p.NewLesson: {"game": "attika"},
    p.Record: {},
    p.PlayOn: {"step": 0, "seat": 0, "bot": "random"},
}


# --- asking -------------------------------------------------------------------------------------------------


class Forgetful(Store):
    """Each question is asked of a copy, so that nothing that happens to one is written."""

    async def append(self, table: str, new: list[Event], gist: Gist | None) -> None:
        pass

    async def note_opened(self, table: str, at: float) -> None:
        pass


@dataclass
class Room:
    """A truth, with somebody in it who asks and a spectator, until something happens there."""

    keeper: Keeper
    asker: Viewer
    spectator: Viewer
    is_as_before: bool = True

    def __post_init__(self) -> None:
        self.keeper.viewers = {self.asker, self.spectator}
        self.keeper.show_everybody(whole=True)

    def shown(self) -> list[list[bytes]]:
        return [sent_to(viewer) for viewer in (self.asker, self.spectator)]


@dataclass
class House:
    hall: Hall
    client: httpx.AsyncClient
    everybody: list[User]
    secrets: dict[str, str]
    asked: Counter[str] = field(default_factory=Counter)

    def room(self, truth: LiveTable, user: User) -> Room:
        return Room(Keeper(copied(truth)), Viewer(user), Viewer(self.everybody[-1]))

    async def told(self, room: Room, request: p.Request) -> list[list[bytes]]:
        """All that a request leads to: for whoever asks, and for a spectator."""
        keeper = room.keeper
        answer = await self.hall.handle(keeper, room.asker, room.asker.user, request)
        if keeper.bot is not None:
            keeper.bot.cancel()
        keeper.hush()
        room.is_as_before = not isinstance(answer, p.Ack)
        shown = room.shown()
        if isinstance(request, REVEALING) and not room.is_as_before:
            shown = []
        return [[p.encode(answer)], *shown]

    async def fetched(self, truth: LiveTable, user: User, method: str, path: str, takes: Any) -> Any:
        """What is sent to a request over HTTP, headers and all."""
        keeper = self.hall.keepers[truth.row.id] = Keeper(copied(truth))
        keeper.viewers = {Viewer(user)}
        self.client.cookies.set(COOKIE, self.secrets[user.id])
        address = re.sub(r"\{\w+\}", "nothing", path.replace("{table}", truth.row.id))
        key = {"idempotency-key": f"{truth.row.id} {truth.version}"}
        answer = await self.client.request(method, address, json=BODIES[takes], headers=key)
        del self.hall.keepers[truth.row.id]
        return answer.status_code, sorted(answer.headers.items()), answer.content


def sent_to(viewer: Viewer) -> list[bytes]:
    sent, viewer.outbox = viewer.outbox, []
    return [*sent, b"hung up"] if viewer.is_let_go else sent


@asynccontextmanager
async def house_in(folder: Path) -> AsyncIterator[House]:
    store, workers, limits = Forgetful(f"sqlite:///{folder / 'swap.db'}"), Workers(), Limits(NO_LIMITS)
    await store.open()
    hall = Hall(store, workers, bot_pause=0.0, limits=limits)
    app = Starlette(routes=ROUTES, middleware=[Middleware(Guard)])
    app.state.hall, app.state.limits, app.state.notices = hall, limits, Notices(store, limits)
    app.state.doors = Doors(store)
    guests = [await store.new_guest(name) for name in ("Anna", "Bela", "Carla", "Dora", "Elio", "Watcher")]
    home = "http://petteia"
    transport = httpx.ASGITransport(app)
    try:
        async with httpx.AsyncClient(transport=transport, base_url=home, headers={"origin": home}) as client:
            people = [user for user, _ in guests]
            yield House(hall, client, people, {user.id: secret for user, secret in guests})
    finally:
        await hall.close()
        workers.close()
        await store.close()


async def compare(house: House, party: Party) -> None:
    """Every message and every route, in both truths, for somebody at the table or a spectator."""
    table = party.table
    user = party.pick([*party.people, house.everybody[-1]])
    user = replace(user, seat=party.pick([-1, *table.seats_of(user)]))
    seat, past = table.seat_of(user), len(table.playing().steps)
    steps = sorted({0, past, party.dice.below(past + 1)})
    other = another_truth(table, seat, steps, party.dice)
    here, there = house.room(table, user), house.room(other, user)
    assert here.shown() == there.shown(), seat
    for kind in get_args(p.ClientMessage):
        for request in wishes(kind, party, user, steps):
            assert await house.told(here, request) == await house.told(there, request), (request, seat)
            if not here.is_as_before:
                here, there = house.room(table, user), house.room(other, user)
                assert here.shown() == there.shown(), seat
            house.asked[kind.__name__] += 1
    if seat == table.awaiting() and table.unconfirmed is None:
        assert thought_at(table, "random") == thought_at(other, "random"), "a bot in this place knows no more"
    for method, path, _, takes, _ in INTERFACE:
        if "{table}" not in path and method != "get":
            continue  # see test_what_is_not_about_a_table_tells_nothing_of_one
        answers = [await house.fetched(truth, user, method, path, takes) for truth in (table, other)]
        assert answers[0] == answers[1], (method, path)
        house.asked[path] += 1
    house.asked["others would notice"] += notices_a_difference(table, other, party, seat)


def notices_a_difference(table: LiveTable, other: LiveTable, party: Party, seat: int) -> bool:
    """Would a player with other eyes tell the truths apart? Otherwise the two were one."""
    strangers = [user for user in party.people if seat not in table.seats_of(user)]
    return any(other.view(user, None) != table.view(user, None) for user in strangers)


# --- the property -------------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def nothing_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "HINTS", HINTS)
    monkeypatch.setattr(tables, "token", lambda: "the same invitation")


@pytest.mark.slow
@pytest.mark.parametrize("game", REGISTER)
def test_two_truths_that_look_the_same_give_the_same_answers(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        seen: Counter[tuple[object, ...]] = Counter()
        async with house_in(tmp_path) as house:
            for number in range(-(-GAMES // len(REGISTER))):
                party = new_party(game, number, house.everybody)
                for _ in moments(party, seen):
                    await compare(house, party)
                if number % A_WHILE == A_WHILE - 1:
                    print(f"{game}: {number + 1:,} games, {house.asked.total():,} questions", flush=True)
            check_enough(house, seen)

    run(story())


@pytest.mark.slow
@pytest.mark.parametrize("game", REGISTER)
def test_a_lesson_tells_no_more_than_a_game(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house_in(tmp_path) as house:
            party = lesson_party(game, house.everybody)
            for _ in moments(party, Counter()):
                await compare(house, party)
            assert house.asked["Preview"]

    run(story())


def check_enough(house: House, seen: Counter[tuple[object, ...]]) -> None:
    """All this has happened often enough to mean something."""
    asked = house.asked
    assert {kind.__name__ for kind in get_args(p.ClientMessage)} <= asked.keys()
    assert asked["others would notice"] > asked["Preview"] / PREVIEWS / 4
    kinds = [kind[2:] for kind in seen]
    for number, what in enumerate(("unconfirmed turns", "bots in a person's place", "bots", "curtains")):
        assert any(kind[number] for kind in kinds), what


@pytest.mark.parametrize("game", REGISTER)
def test_what_is_not_about_a_table_tells_nothing_of_one(game: str, tmp_path: Path) -> None:
    """Routes that change a person are asked by a newcomer in a player's place, one for each truth."""

    async def story() -> None:
        async with house_in(tmp_path) as house:
            party = new_party(game, 0, house.everybody)
            for _ in range(40):
                party.go_on()
            seat = party.table.awaiting()
            other = another_truth(party.table, seat, [], party.dice)
            for method, path, _, takes, _ in INTERFACE:
                if "{table}" not in path and method != "get":
                    answers = [
                        await told_a_newcomer(house, truth, seat, path, takes)
                        for truth in (party.table, other)
                    ]
                    assert answers[0] == answers[1], path
                    house.asked[path] += 1
            assert house.asked["/api/me"], "whoever is renamed sits at the table"

    run(story())


async def told_a_newcomer(house: House, truth: LiveTable, seat: int, path: str, takes: Any) -> Any:
    """The answer, and all that the table shows afterwards; without names and secrets of their own."""
    user, secret = await house.hall.store.new_guest("Newcomer")
    table = copied(truth)
    table.seats[seat] = Seat(user.id, user.name)
    keeper = house.hall.keepers[table.row.id] = Keeper(table)
    keeper.viewers = {viewer := Viewer(user)}
    keeper.show_everybody(whole=True)
    body = BODIES[takes]
    if takes is p.Credentials:
        body = {"login": f"login-{user.id[:8]}", "password": "a good password"}
    house.client.cookies.clear()
    house.client.cookies.set(COOKIE, secret)
    answer = await house.client.request("post", path, json=body)
    await asyncio.gather(*house.hall.errands.under_way)
    del house.hall.keepers[table.row.id]
    words = b"\n".join([answer.content, *sent_to(viewer)])
    return answer.status_code, re.sub(rb"login-\w+|[\w-]{12,}|[0-9]{9,}\.[0-9]+", b"#", words)
