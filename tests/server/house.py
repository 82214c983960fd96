"""A real server in a process of its own, and people who play on it by cookie and socket as browsers do.

    house = House(f"sqlite:///{tmp_path / 'tables.db'}")
    anna = Person(house, "Anna")
    table = anna.sets_up(["me", "greedy", "open"])
    tab = anna.opens(table)
    tab.start()
    tab.move("draw", pile=0)

Nothing here is pretended: what a test sees went over the network and through the store. A wait that
takes too long fails with what was seen last; no test measures time.
"""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from petteia.core.game import Game
from petteia.core.match import Step
from petteia.core.move import plain_move
from petteia.server.limits import LIMITS, Rate

SERVE = Path(__file__).parent / "serve.py"
PATIENCE = 60.0  # a wait this long is a failure, however slow the machine

# Tests come from one address and type fast.
NO_LIMITS = dict.fromkeys(LIMITS, (1_000_000, 1))

Json = dict[str, Any]


class House:
    """A server process. It can be killed and started again on the same port and store."""

    def __init__(
        self,
        store: str,
        log: Path,
        rates: dict[str, Rate] | None = None,
        bot_pause: float = 0.0,
        notices: Json | None = None,
        sockets_per_address: int | None = None,
        files: int | None = None,
        to_return: float | None = None,
    ) -> None:
        self.store = store
        self.log_file = log
        self.rates = NO_LIMITS if rates is None else rates
        self.bot_pause = bot_pause
        self.notices = notices or {}
        self.sockets_per_address = sockets_per_address
        self.files = files  # that the server may have open, if not as many as we
        self.to_return = to_return  # seconds for whoever has just gone, if not as many as usual
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        wish = {"store": self.store, "port": self.port, "bot_pause": self.bot_pause, "rates": self.rates}
        wish["notices"] = self.notices
        if self.sockets_per_address is not None:
            wish["sockets_per_address"] = self.sockets_per_address
        if self.to_return is not None:
            wish["to_return"] = self.to_return
        with self.log_file.open("a") as log:
            command = [sys.executable, str(SERVE), json.dumps(wish)]
            if self.files is not None:
                command = ["sh", "-c", f'ulimit -n {self.files} && exec "$@"', "sh", *command]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())
        self.wait_until_it_answers()

    def wait_until_it_answers(self) -> None:
        # The port listens before the server is ready; the first answer tells that it is.
        with httpx.Client(timeout=PATIENCE, verify=False, trust_env=False) as client:
            until(lambda: self.answers(client), "the server answers")

    def answers(self, client: httpx.Client) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, f"the server died:\n{self.log()}"
        try:
            return client.get(f"{self.url}/api/games").is_success
        except httpx.TransportError:
            return False

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def kill(self) -> None:
        """As if the power failed."""
        assert self.process is not None
        self.process.kill()
        self.reap()

    def lets_time_pass(self, seconds: float) -> None:
        """Away for so long: everything that ever happened was that much earlier."""
        self.kill()
        connection = sqlite3.connect(self.store.removeprefix("sqlite:///"))
        with contextlib.closing(connection), connection as database:
            database.execute("update events set at = at - ?", (seconds,))
            database.execute("update tables set deadline = deadline - ?", (seconds,))
            database.execute("update sessions set created = created - ?, used = used - ?", (seconds, seconds))
        self.start()

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.reap()

    def reap(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()
            self.process = None

    def log(self) -> str:
        return self.log_file.read_text()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def until(condition: Callable[[], bool], what: str) -> None:
    last = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < last, f"in vain waited until {what}"
        time.sleep(0.02)


def house_at(folder: Path, **settings: Any) -> House:
    """A house with a SQLite store in a folder."""
    return House(f"sqlite:///{folder / 'tables.db'}", folder / "server.log", **settings)


def children_of(pid: int) -> list[int] | None:
    """The processes that a process has started, where the system tells."""
    listing = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listing.read_text().split()] if listing.exists() else None


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# --- people ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Table:
    id: str
    invite: str


class Shows(Protocol):
    """Whatever shows a table."""

    view: Json


class Turned(Exception):
    """A socket that was not let in, or was closed: with its code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Person:
    """Somebody with a cookie of their own."""

    def __init__(self, house: House, name: str = "", cookies: httpx.Cookies | None = None) -> None:
        self.house = house
        self.answers: list[str] = []  # everything the server ever said over HTTP
        self.http = httpx.Client(
            base_url=house.url,
            headers={"origin": house.url},
            cookies=cookies,
            timeout=PATIENCE,
            verify=False,  # there is no TLS here, and reading all certificates of the machine takes long
            trust_env=False,  # a proxy does not lead to this machine
            event_hooks={"response": [self.note_answer]},
        )
        self.id: str = self.http.get("/api/me").raise_for_status().json()["id"]
        self.tabs: list[Tab] = []
        if name:
            self.http.post("/api/me", json={"name": name}).raise_for_status()

    def note_answer(self, response: httpx.Response) -> None:
        response.read()
        self.answers.append(f"{response.headers}\n{response.text}")

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def at(self, other: House) -> Person:
        """The same person at another server."""
        return Person(other, cookies=self.http.cookies)

    def sets_up(self, seats: list[str], **wishes: Any) -> Table:
        wanted = {"game": "attika", "seats": seats, **wishes}
        return Table(**self.http.post("/api/tables", json=wanted).raise_for_status().json())

    def opens(self, table: Table, invite: str | None = None) -> Tab:
        """The table in a tab; raises Turned with the code when not let in."""
        query = f"?invite={invite}" if invite else ""
        tab = Tab(self, f"/ws/tables/{table.id}{query}")
        tab.wait_for(lambda: tab.view != {}, "the first view")
        return tab

    def lobby(self) -> Tab:
        return Tab(self, "/ws/lobby")

    def heard(self) -> Iterator[str]:
        """Every word this person ever got."""
        yield from self.answers
        for tab in self.tabs:
            yield from tab.frames

    def goes_home(self) -> None:
        for tab in self.tabs:
            tab.close()
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.goes_home()


class Tab:
    """One socket, what came over it, and the table as a browser would show it."""

    def __init__(self, person: Person, path: str) -> None:
        self.person = person
        self.frames: list[str] = []
        self.unread: list[str] = []  # of a frame that held several messages
        self.view: Json = {}
        self.log: list[Json] = []
        self.presence: Json = {}
        self.answered: dict[str, Json] = {}
        self.acted = 0  # how often the table was changed from here
        self.open = contextlib.ExitStack()
        self.socket = self.open.enter_context(knock(person.house, path, person.cookie))
        person.tabs.append(self)

    # --- reading ---

    def read(self) -> Json:
        """The next message; raises Turned when the socket was closed."""
        if not self.unread:
            self.unread = self.next_frame().split("\n")
        self.frames.append(self.unread.pop(0))
        message: Json = json.loads(self.frames[-1])
        match message.get("is"):
            case "view":
                heard = [
                    line for line in self.view.get("chat", []) if line["version"] <= message["chat_after"]
                ]
                table = message["table"] or self.view["table"]
                self.view = {**message, "table": table, "chat": [*heard, *message["chat"]]}
                self.log[message["log_from"] :] = message["log"]
            case "presence":
                self.presence = message
            case "ack" | "refused" | "preview" | "unseen" | "hint" | "history" | "report" | "pong":
                self.answered[message["id"]] = message
        return message

    def next_frame(self) -> str:
        try:
            frame = self.socket.recv(PATIENCE)
        except ConnectionClosed as closed:
            raise Turned(closed.rcvd.code if closed.rcvd else 1006) from None
        assert isinstance(frame, str)
        return frame

    def wait_for(self, condition: Callable[[], bool], what: str = "it") -> None:
        while not condition():
            try:
                self.read()
            except TimeoutError:
                raise AssertionError(f"in vain waited for {what}; last: {self.frames[-1:]}") from None

    def wait_version(self, version: int) -> None:
        self.wait_for(lambda: bool(self.view["version"] >= version), f"version {version}")

    @property
    def version(self) -> int:
        return int(self.view["version"])

    @property
    def my_move(self) -> bool:
        return bool(self.view["actions"])

    def wait_turn(self) -> None:
        """Until this person must act or confirm, or the game is over."""
        self.wait_for(lambda: bool(self.my_move or self.view["confirm"] or self.is_over), "the turn")

    @property
    def is_over(self) -> bool:
        return self.view["table"]["status"] not in ("open", "playing")

    # --- asking ---

    def send(self, do: str, **fields: Any) -> str:
        """Send a request without waiting; returns its id."""
        request = fields.pop("id", None) or secrets.token_hex(8)
        self.socket.send(json.dumps({"do": do, "id": request, **fields}))
        return str(request)

    def answer_to(self, request: str) -> Json:
        self.wait_for(lambda: request in self.answered, f"the answer to {request}")
        return self.answered.pop(request)

    def ask(self, do: str, **fields: Any) -> Json:
        return self.answer_to(self.send(do, **fields))

    def change(self, do: str, **fields: Any) -> Json:
        """Ask for a change of the table as it is shown; returns the answer, with the new view in place."""
        answer = self.ask(do, base=self.version, **fields)
        if answer["is"] == "ack":
            self.acted += 1
            self.wait_version(answer["version"])
        return answer

    def done(self, do: str, **fields: Any) -> None:
        answer = self.change(do, **fields)
        assert answer["is"] == "ack", answer

    def refused(self, do: str, **fields: Any) -> str:
        """Ask for what must be refused; returns the key of the reason."""
        answer = self.change(do, **fields)
        assert answer["is"] == "refused", answer
        return str(answer["reason"]["said"]["key"])

    def move(self, verb: str, **arguments: Any) -> None:
        """Make the first of the offered moves with this verb and these arguments."""
        moves = offered(self.view, verb, **arguments)
        assert moves, f"{verb} {arguments} is not among {moves_in(self.view)}"
        self.done("act", move=moves[0])

    def start(self) -> None:
        self.done("start")

    def close(self) -> None:
        self.open.close()

    def drop(self) -> None:
        """The line goes dead, without a word of goodbye."""
        with contextlib.suppress(OSError):
            self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()


def knock(house: House, path: str, cookie: str | None, origin: str | None = "") -> ClientConnection:
    """A socket as it is opened by a page of ours, or as told; raises Turned when it is refused."""
    headers = {"cookie": cookie} if cookie else {}
    page = house.url if origin == "" else origin
    try:
        return connect(
            f"ws://127.0.0.1:{house.port}{path}",
            additional_headers=headers,
            origin=None if page is None else Origin(page),
            max_size=None,
            max_queue=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
    except InvalidStatus as refused:
        raise Turned(refused.response.status_code) from None


def moves_in(view: Json) -> list[Json]:
    """All that is offered: each a verb, and arguments by name."""
    return [offer["move"] for offer in view["actions"]]


def offered(view: Json, verb: str, **arguments: Any) -> list[Json]:
    """What is offered with this verb and these arguments."""
    wanted = {"verb": verb, **arguments}
    return [move for move in moves_in(view) if all(move.get(name) == wanted[name] for name in wanted)]


def the_first(tab: Shows) -> Json:
    return moves_in(tab.view)[0]


def done_in(game: Game, step: Step) -> Json:
    """What was done in a step of a game, as it travels."""
    return plain_move(game.move(step.before, step.action))


def play_on(tabs: list[Tab], choose: Callable[[Tab], Json], most: int = 10_000) -> None:
    """All these people act whenever they must, until the game is over or so many things were done."""
    for _ in range(most):
        catch_up(tabs)
        while not (awaited := [tab for tab in tabs if tab.my_move or tab.view["confirm"] or tab.is_over]):
            tabs[0].read()  # a bot's turn
            catch_up(tabs)
        tab = awaited[0]
        if tab.is_over:
            return
        if tab.view["confirm"]:
            tab.done("end_turn")
        else:
            tab.done("act", move=choose(tab))
    catch_up(tabs)


def catch_up(tabs: list[Tab]) -> None:
    """Until all show the newest version that any of them has seen."""
    newest = max(tab.version for tab in tabs)
    for tab in tabs:
        tab.wait_version(newest)
