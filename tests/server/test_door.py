"""Whoever holds lines, fills them slowly or never listens stops nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn

from petteia.server import protocol as p
from petteia.server import repetition
from petteia.server.door import Door, Visitor, no_room
from petteia.server.entries import TableRow
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper, Viewer
from petteia.server.repetition import Repetitions
from tests.server.halls import game_in, in_a_hall, run
from tests.server.house import PATIENCE, House, Person, Table, Turned, house_at, knock, until

FEW_FILES = 256
MANY_LINES = 400
SMALL_LOG = 20_000  # bytes


@pytest.fixture(scope="module")
def small_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house in which only a few files can be open, and one address has ten sockets, one person two."""
    folder = tmp_path_factory.mktemp("small")
    with house_at(folder, files=FEW_FILES, sockets_per_address=10) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()
    assert len(house.log()) < SMALL_LOG


def line_to(house: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE)


@contextmanager
def lines_to(house: House, count: int, said: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack:
        lines = [stack.enter_context(line_to(house)) for _ in range(count)]
        for line in lines:
            with contextlib.suppress(OSError):  # it may be among those who had to go
                line.sendall(said)
        yield lines


def hears_the_end(line: socket.socket) -> bytes:
    """What is said on a line until the other side hangs up; fails when it does not."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while chunk := line.recv(65_536):
            heard += chunk
    return heard


# --- lines on which nothing is said ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", [b"", b"GET /api/me HTTP/1.1\r\nhost: x\r\n"], ids=["nothing", "half a request"]
)
def test_people_play_on_while_somebody_holds_more_lines_than_there_are(
    small_house: House, said: bytes
) -> None:
    with Person(small_house, "Anna") as anna:
        tab = anna.opens(anna.sets_up(["me", "greedy"], options={"start_player": "1"}))
        tab.start()
        with lines_to(small_house, MANY_LINES, said):
            tab.move("draw", pile=0)
            with Person(small_house, "Bela") as bela, lines_to(small_house, MANY_LINES, said):
                assert bela.sets_up(["me", "open"]).id
                tab.move("store")
                assert bela.http.get("/api/tables").is_success


def test_lines_on_which_little_is_said_go_first(small_house: House) -> None:
    with Person(small_house, "Anna") as anna:
        ours = f"host: 127.0.0.1:{small_house.port}\r\norigin: {small_house.url}\r\ncookie: {anna.cookie}\r\n"
        waiting = f"POST /api/me HTTP/1.1\r\n{ours}content-length: 20\r\n\r\n".encode()
        with lines_to(small_house, MANY_LINES, waiting), Person(small_house) as bela:
            assert bela.sets_up(["me", "open"]).id


def test_where_there_is_no_room_it_is_said_in_words(tmp_path: Path) -> None:
    with house_at(tmp_path, files=FEW_FILES) as house, Person(house, "Anna") as anna:
        with ExitStack() as stack:
            with pytest.raises(Turned, match="503"):
                fill_with_sockets(anna, stack)
            answer = httpx.get(f"{house.url}/api/games")
            assert (answer.status_code, answer.json()["said"]["key"]) == (503, "core-no-room")
            assert int(answer.headers["retry-after"]) > 0
            assert answer.headers["x-content-type-options"] == "nosniff"
        until(lambda: httpx.get(f"{house.url}/api/games").is_success, "there is room again")
        assert "Traceback" not in house.log(), house.log()
        assert len(house.log()) < SMALL_LOG


def fill_with_sockets(person: Person, stack: ExitStack) -> None:
    for _ in range(FEW_FILES):
        stack.enter_context(knock(person.house, "/ws/lobby", person.cookie))


class Line(asyncio.Transport):
    """Enough of one that a visitor can stand at the other end."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 1), "sockname": ("192.0.2.1", 80)})
        self.gone = False

    def abort(self) -> None:
        self.gone = True

    def is_closing(self) -> bool:
        return self.gone


def comes(door: Door, address: str) -> tuple[Visitor, Line]:
    config = uvicorn.Config(no_room, log_config=None)
    visitor, line = Visitor(config, door, {}, asyncio.get_running_loop()), Line(address)
    visitor.connection_made(line)
    return visitor, line


def test_the_address_with_most_silent_lines_gives_way() -> None:
    async def story() -> None:
        door = Door(most=10, sockets_per_address=100)
        anna, crowd = comes(door, "192.0.2.7"), [comes(door, "198.51.100.9") for _ in range(9)]
        bela = comes(door, "203.0.113.5")
        assert bela[0].welcome
        assert [line.gone for _, line in crowd] == [True] + [False] * 8, "who came first goes first"
        assert not anna[1].gone, "though nobody has waited longer"

    run(story())


def test_one_address_cannot_take_all_lines_unless_it_is_a_proxy_on_this_machine() -> None:
    async def story() -> None:
        door = Door(most=1000, sockets_per_address=20)
        most = door.most_of_address
        comes(door, "203.0.113.5")
        for address, lines in {"198.51.100.9": most, "127.0.0.1": 2 * most, "::1": 2 * most}.items():
            for _ in range(2 * most):
                comes(door, address)
            assert lines - most // 10 <= door.of_address[address] <= lines
        assert door.of_address["203.0.113.5"] == 1

    run(story())


# --- lines on which things are said slowly --------------------------------------------------------------


@pytest.mark.slow
def test_whoever_takes_too_long_has_to_go(house: House) -> None:
    with ExitStack() as stack, Person(house) as anna, Person(house) as bela:  # whose session is ended
        silent, headers, body, endless, deaf = (stack.enter_context(line_to(house)) for _ in range(5))
        headers.sendall(b"GET /api/games HTTP/1.1\r\nhost: x\r\n")
        body.sendall(post_without_end(house, "/api/me", anna))
        endless.sendall(post_without_end(house, "/api/logout", bela))
        ask_and_do_not_listen(deaf)
        heard = said_until_all_hang_up({silent: b"", headers: b"x", body: b" ", endless: b" "})
        assert heard[silent] == heard[headers] == b""
        assert b" 408 " in heard[body]
        assert b"core-too-slow" in heard[body]
        assert b" 200 " in heard[endless], "it was answered before it had come to its end"
        until(lambda: is_broken(deaf), "the server gives up on who does not listen")
        assert anna.http.get("/api/games").is_success


def post_without_end(house: House, path: str, person: Person) -> bytes:
    """The head of a request whose body takes for ever."""
    return (
        f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1:{house.port}\r\norigin: {house.url}\r\n"
        f"cookie: {person.cookie}\r\ncontent-length: 900000\r\n\r\n"
    ).encode()


def said_until_all_hang_up(letters: dict[socket.socket, bytes]) -> dict[socket.socket, bytes]:
    """On each line a letter again and again, until the other side has had enough; returns what it said."""
    heard, open_lines = dict.fromkeys(letters, b""), set(letters)

    def all_have_hung_up() -> bool:
        for line in select.select(list(open_lines), [], [], 0.3)[0]:
            chunk = b""
            with contextlib.suppress(ConnectionError):
                chunk = line.recv(65_536)
            heard[line] += chunk
            open_lines.difference_update(() if chunk else {line})
        for line in open_lines:
            with contextlib.suppress(ConnectionError):
                line.send(letters[line])
        return not open_lines

    until(all_have_hung_up, "all lines are ended")
    return heard


def ask_and_do_not_listen(line: socket.socket) -> None:
    """For more than fits on a line."""
    line.setblocking(False)
    with contextlib.suppress(BlockingIOError):
        while True:
            line.send(b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n" * 50)


def is_broken(line: socket.socket) -> bool:
    poll = select.poll()
    poll.register(line, 0)
    return bool(poll.poll(0))


# --- sockets --------------------------------------------------------------------------------------------


def test_one_person_and_one_address_have_so_many_sockets(small_house: House) -> None:
    with ExitStack() as stack:
        people = [stack.enter_context(Person(small_house)) for _ in range(6)]
        table = people[0].sets_up(["me", "open"])
        for person in people[:5]:
            tab, _ = person.opens(table), person.lobby()
            with pytest.raises(Turned) as turned:
                person.opens(table)
            assert turned.value.code == 4429, "one person has two"
            assert tab.ask("ping")["is"] == "pong", "those that are open stay so"
        with pytest.raises(Turned) as turned:
            people[5].opens(table)
        assert turned.value.code == 4429, "one address has ten"
        people[0].tabs[0].drop()
        until(lambda: is_let_in(people[5], table), "there is a place again")


def is_let_in(person: Person, table: Table) -> bool:
    with contextlib.suppress(Turned):
        person.opens(table)
        return True
    return False


def test_who_is_here_is_told_once_however_often_somebody_comes(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, (anna, bela) = await game_in(hall, 0)
        tabs = [Viewer(anna), *(Viewer(bela) for _ in range(100))]
        for tab in tabs:
            keeper.viewers.add(tab)
            keeper.show_presence()
        await told(keeper)
        assert [len(tab.outbox) for tab in tabs] == [1] * len(tabs)
        for tab in tabs[2:]:
            keeper.viewers.discard(tab)
            keeper.show_presence()
        await told(keeper)
        assert len(tabs[0].outbox) == 1, "Bela is still here"
        keeper.viewers.discard(tabs[1])
        keeper.show_presence()
        await told(keeper)
        assert len(tabs[0].outbox) == 2, "now he is not"

    in_a_hall(tmp_path, story)


async def told(keeper: Keeper) -> None:
    while keeper.presence_due:
        await asyncio.sleep(0.05)


def test_the_lobby_is_read_once_for_all_who_ask_at_the_same_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(hall: Hall) -> None:
        anna, bela = [(await hall.store.new_guest(name))[0] for name in ("Anna", "Bela")]
        await hall.create(anna, p.NewTable("attika", ["me", "open"]))
        listed, reads = hall.store.lobby, []

        async def counted() -> list[TableRow]:
            reads.append(1)
            return await listed()

        monkeypatch.setattr(hall.store, "lobby", counted)
        lists = await asyncio.gather(*(hall.lobby.tables_for(user) for user in (anna, bela) * 50))
        assert len(reads) == 1
        assert [found.open[0].mine for found in lists] == [True, False] * 50, "each as they see it"
        await hall.create(bela, p.NewTable("polis", ["me", "open", "open"]))
        assert len((await hall.lobby.tables_for(anna)).open) == 2, "what has changed since is not missed"

    in_a_hall(tmp_path, story)


# --- the log --------------------------------------------------------------------------------------------


def test_a_flood_leaves_a_few_lines_in_the_log(small_house: House) -> None:
    for _ in range(200):
        with line_to(small_house) as line:
            line.sendall(b"this is no request\r\n\r\n")
            answer = hears_the_end(line)
            assert answer.startswith(b"HTTP/1.1 400 ")
            assert b"core-bad-request" in answer
    assert 0 < small_house.log().count("Invalid HTTP request") <= repetition.IN_FULL


@pytest.fixture
def repetitions(caplog: pytest.LogCaptureFixture) -> Iterator[Repetitions]:
    counting = Repetitions()
    caplog.handler.addFilter(counting)
    yield counting
    caplog.handler.removeFilter(counting)


def test_what_is_said_again_and_again_is_counted(
    caplog: pytest.LogCaptureFixture, repetitions: Repetitions
) -> None:
    logger = logging.getLogger("petteia.flood")
    for number in range(500):
        logger.warning("line %d is too many", number)
        logger.error("another matter") if number < 3 else None
    assert len(caplog.records) == repetition.IN_FULL + 3
    caplog.clear()
    repetitions.tell(time.monotonic() + repetition.WITHIN + 1)
    (summary,) = caplog.messages
    assert summary == f"line 0 is too many … (repeated {500 - repetition.IN_FULL} times)"
    logger.warning("line %d is too many", 0)
    assert len(caplog.records) == 2, "and then it is said again"


@pytest.mark.usefixtures("repetitions")
def test_however_many_different_things_are_said_the_log_stays_small(caplog: pytest.LogCaptureFixture) -> None:
    for number in range(5000):
        logging.getLogger("petteia.flood").warning(f"this is flood {number}")
    assert len(caplog.records) <= repetition.DIFFERENT + repetition.IN_FULL
