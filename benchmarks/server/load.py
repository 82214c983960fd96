"""How the server bears a full house: many tables, many sockets, a steady stream of moves.

    python -m benchmarks.server.load                200 tables, 1,000 sockets, 100 moves a second
    python -m benchmarks.server.load --quick        50 tables, 250 sockets, 50 moves a second
    python -m benchmarks.server.load --against ../other/.venv/bin/petteia
                                                    this and another checkout, at 300 moves a second
    python -m benchmarks.server.load --two-servers  one server and two, on one PostgreSQL
    python -m benchmarks.server.load --json FILE    the figures of every run, for machines

A server is `petteia serve` in a process of its own and is spoken to over loopback only. Moves come at fixed
moments whether or not earlier ones were answered, so waiting is measured and not avoided. Client and server
share the machine: with two cores each has one. Figures of two runs on a shared machine say little beside
each other; whoever compares lets both sides run in turn, several times, and looks at the ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import resource
import sys
from contextlib import AsyncExitStack
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from statistics import median, quantiles

from benchmarks.server.crowd import PLAYERS, Crowd, Door, Plan, fill, set_up, step_times, stream
from benchmarks.server.servers import Server, Side, Stores, all_taken, served, stored_bytes, stores

HERE = Path(sys.executable).with_name("petteia")
MOST_TABLES, MOST_SOCKETS, MOST_RATE, MOST_SECONDS = 500, 2500, 1000, 60
QUICK = Plan(tables=50, sockets=250, rate=50, seconds=5)
COMPARED_RATE = 300
# What two sides are compared by.
CPU, CPU_BOTS, BYTES = "processor ms a move", "bots' processor ms a move", "bytes sent a move"
P50, P99 = "p50 ms to ack", "p99 ms to ack"
COMPARED = (CPU, CPU_BOTS, BYTES, P50, P99)


@dataclass
class Spread:
    """Milliseconds."""

    p50: float
    p95: float
    p99: float
    worst: float
    count: int


@dataclass
class Run:
    """One house, filled and played at once."""

    side: str
    latency: dict[str, Spread] = field(default_factory=dict)
    figures: dict[str, float | None] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)


@dataclass
class Wanted:
    plan: Plan
    sides: list[Side]
    store: str
    rounds: int
    json: str | None


def main() -> int:
    wanted = read_arguments()
    allow_many_files()
    print(introduced(wanted), flush=True)
    runs = asyncio.run(measure_all(wanted))
    print(told(runs[0]) if len(runs) == 1 else compared(runs, wanted))
    if wanted.json:
        report = {"machine": machine(), "plan": asdict(wanted.plan), "runs": [asdict(run) for run in runs]}
        Path(wanted.json).write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    errors = [f"{run.side}: {error}" for run in runs for error in run.errors]
    for error in errors[:5]:
        print(f"error: {error}", file=sys.stderr)
    return 1 if errors else 0


def read_arguments() -> Wanted:
    parser = argparse.ArgumentParser(description="Measure the web server under load, on this machine.")
    parser.add_argument("--quick", action="store_true", help="a quarter of the house, for 5 seconds")
    parser.add_argument("--game", choices=PLAYERS, default="attika")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--sockets", type=int)
    parser.add_argument("--rate", type=int, help="moves a second")
    parser.add_argument("--seconds", type=int)
    parser.add_argument("--no-deflate", action="store_true", help="do not compress messages, as browsers do")
    parser.add_argument("--store", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--against", metavar="PETTEIA", type=Path, help="another checkout's command")
    parser.add_argument("--two-servers", action="store_true", help="one server and two on one PostgreSQL")
    parser.add_argument("--rounds", type=int, default=5, help="how often each side runs (default: 5)")
    parser.add_argument("--json", metavar="FILE", help="write the figures of all runs there")
    given = parser.parse_args()
    usual = QUICK if given.quick else Plan()
    if given.against:
        usual = replace(usual, rate=COMPARED_RATE)
    if given.against or given.two_servers:
        usual = replace(usual, seconds=10)
    plan = Plan(
        given.game,
        min(given.tables or usual.tables, MOST_TABLES),
        min(given.sockets or usual.sockets, MOST_SOCKETS),
        min(given.rate or usual.rate, MOST_RATE),
        min(given.seconds or usual.seconds, MOST_SECONDS),
        not given.no_deflate,
    )
    if plan.sockets < (least := plan.players * plan.tables):
        parser.error(f"{plan.tables} tables need {least} sockets for their players alone")
    store = "postgresql" if given.two_servers else given.store
    sides = sides_of(given.against, given.two_servers)
    return Wanted(plan, sides, store, given.rounds if len(sides) > 1 else 1, given.json)


def sides_of(against: Path | None, two_servers: bool) -> list[Side]:
    """What is measured; all others are compared with the first."""
    if against is not None:
        return [Side("the other", against.absolute()), Side("this", HERE)]
    if two_servers:
        return [
            Side("one server", HERE),
            Side("two, each table at one", HERE, servers=2),
            Side("two, all tables at both", HERE, servers=2, meet=False),
        ]
    return [Side("this", HERE)]


def allow_many_files() -> None:
    """Every socket is a file, here and at the server, which is started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


# --- measuring ------------------------------------------------------------------------------------------


async def measure_all(wanted: Wanted) -> list[Run]:
    """All sides in turn, and in the opposite order the next time."""
    runs = []
    with stores(wanted.store) as places:
        for number in range(wanted.rounds):
            for side in wanted.sides if number % 2 == 0 else reversed(wanted.sides):
                runs.append(await measure(side, wanted.plan, places))
                if len(wanted.sides) > 1:
                    print(in_a_line(runs[-1]), flush=True)
    return runs


async def measure(side: Side, plan: Plan, places: Stores) -> Run:
    store = places.new()
    with served(side, store) as servers:
        async with AsyncExitStack() as stack:
            return await measure_house(side, plan, store, servers, stack)


async def measure_house(
    side: Side, plan: Plan, store: str, servers: list[Server], stack: AsyncExitStack
) -> Run:
    crowd = Crowd()
    door = Door(stack, servers, crowd, plan, side.meet)
    hosts = [await door.guest() for _ in range(plan.players)]
    empty = all_taken(servers)
    names = await set_up(hosts, plan)
    idle = all_taken(servers)
    seats = await fill(door, hosts, names)
    before, stored_before, sent_before = all_taken(servers), stored_bytes(store), crowd.bytes
    moves, seconds = await stream(seats, plan, crowd)
    after, stored_after = all_taken(servers), stored_bytes(store)
    if (unanswered := moves - len(crowd.to_ack)) > len(crowd.errors):
        crowd.errors.append(f"{unanswered} moves were not acknowledged")
    acks, sent = spread(crowd.to_ack), crowd.bytes - sent_before
    run = Run(side.name, {"request to acknowledgement": acks}, errors=crowd.errors)
    run.latency["request to push at any viewer"] = spread(crowd.to_push)
    looked_back, taken_back = await step_times(seats)
    run.latency["a step of history"] = spread(looked_back)
    run.latency["taking a move back"] = spread(taken_back)
    run.figures = {
        "moves": moves,
        "moves a second": moves / seconds,
        CPU: 1e3 * (after.seconds - before.seconds) / moves,
        CPU_BOTS: 1e3 * (after.seconds_of_bots - before.seconds_of_bots) / moves,
        BYTES: sent / moves,
        P50: acks.p50,
        P99: acks.p99,
        "stored bytes a move": each(stored_before, stored_after, moves),
        "KB a table nobody looks at": (idle.memory - empty.memory) / 1024 / plan.tables,
        "KB a table in play, with its sockets": (after.memory - empty.memory) / 1024 / plan.tables,
        "memory, MB": after.memory / 1024**2,
        "errors": len(crowd.errors),
    }
    for seat in seats:
        seat.reading.cancel()
    return run


def each(before: int | None, after: int | None, count: int) -> float | None:
    return None if before is None or after is None else (after - before) / count


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


# --- telling --------------------------------------------------------------------------------------------


def introduced(wanted: Wanted) -> str:
    plan, m = wanted.plan, machine()
    wire = "compressed" if plan.deflate else "not compressed"
    lines = [
        f"Petteia {m['petteia']}, engine: {m['engine']}; Python {m['python']}; {m['system']},",
        f"{m['cores']} cores, load {m['load before']} before. {plan.tables} tables of {plan.game},",
        f"{plan.sockets} sockets, {wire}, {wanted.store};",
        f"{plan.rate} moves a second are wanted for {plan.seconds} seconds.",
    ]
    return "\n".join([*lines, ""])


def told(run: Run) -> str:
    lines = ["| milliseconds | p50 | p95 | p99 | worst | count |", "|---|---:|---:|---:|---:|---:|"]
    lines += [
        f"| {what} | {s.p50:.1f} | {s.p95:.1f} | {s.p99:.1f} | {s.worst:.1f} | {s.count:,} |"
        for what, s in run.latency.items()
    ]
    lines += ["", "| | |", "|---|---:|"]
    lines += [f"| {what} | {'?' if n is None else f'{n:,.2f}'} |" for what, n in run.figures.items()]
    return "\n".join(lines)


def in_a_line(run: Run) -> str:
    figures = ", ".join(f"{what} {run.figures[what]:.2f}" for what in COMPARED)
    return f"{run.side}: {figures}, errors {len(run.errors)}"


def compared(runs: list[Run], wanted: Wanted) -> str:
    """Each side's median, and its ratios to the first side of the same round: median, least and most."""
    first, *others = [side.name for side in wanted.sides]
    lines = ["", f"| | {first} | " + " | ".join(f"{name} | ratio (least–most)" for name in others) + " |"]
    lines.append("|---|" + "---:|" * (1 + 2 * len(others)))
    for what in COMPARED:
        base = figures_of(runs, first, what)
        cells = [f"{median(base):.2f}"]
        for name in others:
            mine = figures_of(runs, name, what)
            cells += [f"{median(mine):.2f}", ratio_of(mine, base)]
        lines.append(f"| {what} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def figures_of(runs: list[Run], side: str, what: str) -> list[float]:
    return [run.figures[what] or 0.0 for run in runs if run.side == side]


def ratio_of(mine: list[float], base: list[float]) -> str:
    ratios = [a / b for a, b in zip(mine, base, strict=True) if b]
    return f"{median(ratios):.2f} ({min(ratios):.2f}–{max(ratios):.2f})" if ratios else "?"


if __name__ == "__main__":
    sys.exit(main())
