"""How the server bears a full house: many tables, many sockets, a steady stream of moves.

    python benchmarks/server/load.py             200 tables, 1,000 sockets, 100 moves a second for 20 seconds
    python benchmarks/server/load.py --quick     50 tables, 250 sockets, 50 moves a second for 5 seconds
    python benchmarks/server/load.py --json FILE

The server is a process of its own on this machine and is spoken to over loopback only. Moves come at fixed
moments whether or not earlier ones were answered, so waiting is measured and not avoided. Client and server
share the machine: with two cores each has one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

SERVE = Path(__file__).parents[2] / "tests" / "server" / "serve.py"
PLAYERS = 2  # at each table; all others watch
MOST_TABLES, MOST_SOCKETS, MOST_RATE, MOST_SECONDS = 500, 2500, 1000, 60
VERSION = re.compile(r'\{"is":"view","version":(\d+)')
NO_LIMITS = dict.fromkeys(("login", "guest", "create", "chat", "message"), (1_000_000, 1))
decode = msgspec.json.Decoder().decode


@dataclass(frozen=True)
class Plan:
    tables: int = 200
    sockets: int = 1000
    rate: int = 100
    seconds: int = 20
    deflate: bool = True  # as browsers do


@dataclass
class Spread:
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    worst: float
    count: int


@dataclass
class Report:
    machine: dict[str, str]
    plan: Plan
    latency: dict[str, Spread] = field(default_factory=dict)
    figures: dict[str, float | None] = field(default_factory=dict)


def main() -> int:
    plan, file = read_arguments()
    allow_many_files()
    with tempfile.TemporaryDirectory(prefix="petteia-load-") as folder:
        report = asyncio.run(measure(plan, Path(folder)))
    print(told(report))
    text = json.dumps(asdict(report), indent=2)
    if file:
        Path(file).write_text(text + "\n", "utf-8")
    else:
        print(f"\n{text}")
    return 1 if report.figures["errors"] else 0


def read_arguments() -> tuple[Plan, str | None]:
    parser = argparse.ArgumentParser(description="Measure the web server under load, on this machine.")
    parser.add_argument("--quick", action="store_true", help="a quarter of the house, for 5 seconds")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--sockets", type=int)
    parser.add_argument("--rate", type=int, help="moves a second")
    parser.add_argument("--seconds", type=int)
    parser.add_argument("--no-deflate", action="store_true", help="do not compress messages, as browsers do")
    parser.add_argument("--json", metavar="FILE", help="write the figures there and not on the screen")
    given = parser.parse_args()
    usual = Plan(50, 250, 50, 5) if given.quick else Plan()
    plan = Plan(
        min(given.tables or usual.tables, MOST_TABLES),
        min(given.sockets or usual.sockets, MOST_SOCKETS),
        min(given.rate or usual.rate, MOST_RATE),
        min(given.seconds or usual.seconds, MOST_SECONDS),
        not given.no_deflate,
    )
    if plan.sockets < PLAYERS * plan.tables:
        parser.error(f"{plan.tables} tables need {PLAYERS * plan.tables} sockets for their players alone")
    return plan, given.json


def allow_many_files() -> None:
    """Every socket is a file, here and at the server, which is started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- the server ----------------------------------------------------------------------------------------


@dataclass
class Server:
    process: subprocess.Popen[str]
    url: str
    store: Path

    def cpu_seconds(self) -> float | None:
        """User and system time so far, where the system tells."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return None
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float | None:
        """What it holds in memory now."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return None
        found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text())
        return int(found[1]) / 1024 if found else None

    def stored_bytes(self) -> int:
        with closing(sqlite3.connect(self.store)) as connection:
            connection.execute("pragma wal_checkpoint(truncate)")
        return self.store.stat().st_size


@contextmanager
def served(folder: Path) -> Iterator[Server]:
    store = folder / "tables.db"
    wish = {"store": f"sqlite:///{store}", "port": 0, "bot_pause": 0.0, "rates": NO_LIMITS}
    command = [sys.executable, str(SERVE), json.dumps(wish)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Server(process, f"http://127.0.0.1:{int(process.stdout.readline())}", store)
        finally:
            process.terminate()


# --- people -------------------------------------------------------------------------------------------------


class Crowd:
    """All latencies and mishaps of everybody."""

    def __init__(self) -> None:
        self.to_ack: list[float] = []
        self.to_push: list[float] = []
        self.sent: dict[tuple[int, int], float] = {}  # by table and the version it will have
        self.errors: list[str] = []


class Seat:
    """One socket at a table."""

    def __init__(self, crowd: Crowd, table: int, socket: ClientConnection, plays: bool) -> None:
        self.crowd = crowd
        self.table = table
        self.socket = socket
        self.plays = plays
        self.view: dict[str, Any] = {}
        self.asked: dict[str, float] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for frame in self.socket:
            now = time.perf_counter()
            assert isinstance(frame, str)
            if shown := VERSION.match(frame):
                sent = self.crowd.sent.get((self.table, int(shown[1])))
                if sent is not None:
                    self.crowd.to_push.append(now - sent)
                if self.plays:
                    self.view = decode(frame)
            elif not frame.startswith('{"is":"presence"'):
                self.take(decode(frame), now)

    def take(self, answer: dict[str, Any], now: float) -> None:
        sent = self.asked.pop(answer["id"], None)
        if sent is None:
            self.answers.put_nowait(answer)
        elif answer["is"] == "ack":
            self.crowd.to_ack.append(now - sent)
        else:
            self.crowd.errors.append(json.dumps(answer))

    def can_move(self) -> bool:
        return not self.asked and bool(self.view.get("actions") or self.view.get("confirm"))

    async def move(self, dice: random.Random) -> None:
        """Ask for a move and do not wait for the answer."""
        request, base = f"{dice.getrandbits(64):x}", self.view["version"]
        if self.view["confirm"]:
            wish = {"do": "end_turn", "id": request, "base": base}
        else:
            action = dice.choice(self.view["actions"])["action"]
            wish = {"do": "act", "id": request, "base": base, "action": action}
        self.view = {}
        self.asked[request] = self.crowd.sent[self.table, base + 1] = time.perf_counter()
        await self.socket.send(json.dumps(wish))

    async def ask(self, do: str, **fields: Any) -> tuple[dict[str, Any], float]:
        """Ask and wait; returns the answer and how long it took."""
        start = time.perf_counter()
        await self.socket.send(json.dumps({"do": do, "id": f"{random.getrandbits(64):x}", **fields}))
        answer = await asyncio.wait_for(self.answers.get(), 60)
        return answer, time.perf_counter() - start


async def guest(server: Server) -> httpx.AsyncClient:
    client = httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}, timeout=60)
    (await client.get("/api/me")).raise_for_status()
    return client


@dataclass
class Door:
    """Where people come in."""

    stack: AsyncExitStack
    server: Server
    crowd: Crowd
    deflate: bool

    async def enter(self, client: httpx.AsyncClient, table: int, name: str, plays: bool) -> Seat:
        socket = connect(
            f"{self.server.url.replace('http', 'ws')}/ws/tables/{name}",
            additional_headers={
                "cookie": "; ".join(f"{key}={value}" for key, value in client.cookies.items())
            },
            origin=Origin(self.server.url),
            compression="deflate" if self.deflate else None,
            max_size=None,
            open_timeout=60,
        )
        return Seat(self.crowd, table, await self.stack.enter_async_context(socket), plays)


# --- measuring ----------------------------------------------------------------------------------------------


async def measure(plan: Plan, folder: Path) -> Report:
    crowd, report = Crowd(), Report(machine(), plan)
    with served(folder) as server:
        async with AsyncExitStack() as stack:
            hosts = [await guest(server) for _ in range(PLAYERS)]
            empty = server.megabytes()
            names = [await new_table(hosts) for _ in range(plan.tables)]
            idle = server.megabytes()
            seats = await fill(Door(stack, server, crowd, plan.deflate), hosts, names, plan.sockets)
            before = (server.cpu_seconds(), server.stored_bytes())
            moves, seconds = await stream(seats, plan, crowd)
            after = (server.cpu_seconds(), server.stored_bytes())
            full, unanswered = server.megabytes(), moves - len(crowd.to_ack)
            report.latency = {
                "request to acknowledgement": spread(crowd.to_ack),
                "request to push at any viewer": spread(crowd.to_push),
                **await step_times(seats, crowd),
            }
            report.figures = {
                "moves": moves,
                "moves a second": moves / seconds,
                "errors": len(crowd.errors) + unanswered,
                "server CPU per move, ms": each(before[0], after[0], moves, 1e3),
                "stored bytes per move": each(before[1], after[1], moves),
                "KB per table nobody looks at": each(empty, idle, plan.tables, 1024),
                "KB per table in play, with its sockets": each(empty, full, plan.tables, 1024),
                "server memory, MB": full,
            }
            for seat in seats:
                seat.reading.cancel()
        for client in hosts:
            await client.aclose()
    for error in crowd.errors[:5]:
        print(f"error: {error}", file=sys.stderr)
    return report


def each(before: float | None, after: float | None, count: int, unit: float = 1) -> float | None:
    return None if before is None or after is None else (after - before) / count * unit


async def new_table(hosts: list[httpx.AsyncClient]) -> str:
    """A table for two people; the second comes in by a socket of a moment."""
    answer = await hosts[0].post("/api/tables", json={"game": "attika", "seats": ["me", "open"]})
    return str(answer.raise_for_status().json()["id"])


async def fill(door: Door, hosts: list[httpx.AsyncClient], names: list[str], sockets: int) -> list[Seat]:
    """Everybody comes in, sits down or watches, and all games begin; returns all seats."""
    seats = []
    watcher = await guest(door.server)
    for number, name in enumerate(names):
        players = [await door.enter(host, number, name, plays=True) for host in hosts]
        for answer, _ in (
            await players[1].ask("sit", base=0, seat=1),
            await players[0].ask("start", base=1),
        ):
            assert answer["is"] == "ack", answer
        seats += players
    for number in range(sockets - len(seats)):
        table = number % len(names)
        seats.append(await door.enter(watcher, table, names[table], plays=False))
    await watcher.aclose()
    await asyncio.sleep(1)
    return seats


async def stream(seats: list[Seat], plan: Plan, crowd: Crowd) -> tuple[int, float]:
    """Moves at fixed moments, at one table or another; returns how many there were, and in what time."""
    dice, players = random.Random("load"), [seat for seat in seats if seat.plays]
    start, moves = time.perf_counter(), 0
    for number in range(plan.rate * plan.seconds):
        pause = start + number / plan.rate - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        ready = [seat for seat in players if seat.can_move()]
        if time.perf_counter() - start > 2 * plan.seconds:
            crowd.errors.append("the house is so slow that the stream was broken off")
            break
        if ready:
            await dice.choice(ready).move(dice)
            moves += 1
        await asyncio.sleep(0)
    seconds = time.perf_counter() - start
    await settled(seats)
    return moves, seconds


async def settled(seats: list[Seat]) -> None:
    """Until everything asked was answered and everybody has been shown it, or half a minute has passed."""
    for _ in range(300):
        if not any(seat.asked for seat in seats):
            break
        await asyncio.sleep(0.1)
    await asyncio.sleep(0.5)


async def step_times(seats: list[Seat], crowd: Crowd) -> dict[str, Spread]:
    """One person at an otherwise quiet house: looking back, and taking back."""
    dice, back, undone = random.Random("steps"), [], []
    for seat in [seat for seat in seats if seat.plays][:50]:
        answer, seconds = await seat.ask("history", step=0)
        assert answer["is"] == "history", answer
        back.append(seconds)
        if not seat.can_move():
            continue
        await seat.move(dice)
        await settled([seat])
        if seat.view.get("undo_to"):
            to, base = seat.view["undo_to"][0], seat.view["version"]
            answer, seconds = await seat.ask("undo", base=base, to=to)
            undone += [seconds] if answer["is"] == "ack" else []
    crowd.errors += [] if undone else ["nothing could be taken back"]
    return {"a step of history": spread(back), "taking a move back": spread(undone)}


def spread(seconds: list[float]) -> Spread:
    if len(seconds) < 2:
        return Spread(0, 0, 0, 0, len(seconds))
    parts = quantiles([1e3 * second for second in seconds], n=100, method="inclusive")
    return Spread(parts[49], parts[94], parts[98], 1e3 * max(seconds), len(seconds))


def machine() -> dict[str, str]:
    import petteia

    return {
        "petteia": petteia.__version__,
        "engine": "compiled" if petteia.is_compiled() else "plain Python",
        "python": platform.python_version(),
        "cores": str(os.cpu_count()),
        "load before": f"{os.getloadavg()[0]:.1f}",
        "system": f"{platform.system()} {platform.machine()}",
    }


# --- telling ------------------------------------------------------------------------------------------------


def told(report: Report) -> str:
    plan, m = report.plan, report.machine
    wire = "compressed" if plan.deflate else "not compressed"
    lines = [
        f"Petteia {m['petteia']}, engine: {m['engine']}; Python {m['python']}; {m['system']},",
        f"{m['cores']} cores, load {m['load before']} before. {plan.tables} tables, {plan.sockets} sockets,",
        f"{wire}; {plan.rate} moves a second are wanted for {plan.seconds} seconds.",
        "",
        "| milliseconds | p50 | p95 | p99 | worst | count |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {what} | {s.p50:.1f} | {s.p95:.1f} | {s.p99:.1f} | {s.worst:.1f} | {s.count:,} |"
        for what, s in report.latency.items()
    ]
    lines += ["", "| | |", "|---|---:|"]
    lines += [f"| {what} | {'?' if n is None else f'{n:,.1f}'} |" for what, n in report.figures.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
