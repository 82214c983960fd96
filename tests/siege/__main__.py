"""Long sieges: round after round of every kind of house, until the time is over.

    PETTEIA_SIEGE=3600 python -m tests.siege
    python -m tests.siege --place 0 --faults kill --enemies ""     one kind of trouble by itself

What each siege has shown is written to .bench/siege.jsonl at once; PETTEIA_SEED begins with that seed again.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
from pathlib import Path

from tests.server.house import Json
from tests.server.postgres import PostgreSQL, database_server
from tests.siege.plan import ENEMIES, FAULTS, PARTIES, PLACES, SEED, Place, Plan
from tests.siege.siege import besieged
from tests.siege.witness import ATTACK, PEACE

SECONDS = float(os.environ.get("PETTEIA_SIEGE", "600"))
RESULTS = Path(".bench/siege.jsonl")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--place", type=int, choices=range(len(PLACES)), help="only there")
    parser.add_argument("--faults", default=",".join(FAULTS))
    parser.add_argument("--enemies", default=",".join(ENEMIES))
    given = parser.parse_args()
    places = PLACES if given.place is None else (PLACES[given.place],)
    faults, enemies = (tuple(filter(None, names.split(","))) for names in (given.faults, given.enemies))
    RESULTS.parent.mkdir(exist_ok=True)
    outcomes: list[Json] = []
    end = time.monotonic() + SECONDS
    with database_server() as postgres:
        while not outcomes or time.monotonic() < end:
            for place in places:
                plan = planned(place, f"{SEED}-{len(outcomes)}", faults, enemies)
                outcomes.append(held(plan, postgres))
                print(in_a_line(outcomes[-1]), flush=True)
    print(told(outcomes))
    return 1 if any(outcome["wrongs"] for outcome in outcomes) else 0


def planned(place: Place, seed: str, faults: tuple[str, ...], enemies: tuple[str, ...]) -> Plan:
    """Twice the tables of a short siege, longer faults, several attacks; less of it in little time."""
    attack = min(30.0, SECONDS / 20)
    return Plan(
        place,
        seed,
        peace=attack / 2,
        attack=attack,
        attacks=4,
        parties=2 * PARTIES,
        faults=faults,
        enemies=enemies,
        longest_fault=min(12.0, attack / 2),
    )


def held(plan: Plan, postgres: PostgreSQL) -> Json:
    with tempfile.TemporaryDirectory(prefix="petteia-siege-") as folder:
        outcome = besieged(plan, Path(folder), postgres).told()
    with RESULTS.open("a") as results:
        results.write(json.dumps(outcome) + "\n")
    return outcome


def in_a_line(outcome: Json) -> str:
    slowest = max(outcome["recoveries"])
    line = f"{outcome['place']}, {outcome['seed']}: {outcome['acknowledged']} acknowledged,"
    line += f" {outcome['faults']}, recovered after {slowest} s at most, {len(outcome['wrongs'])} wrongs"
    return "\n  ".join([line, *outcome["wrongs"][:10]])


def told(outcomes: list[Json]) -> str:
    """What matters of all sieges, by place."""
    columns = (
        "acknowledged",
        "faults",
        "visits of enemies",
        "frames looked at",
        "slowest recovery, s",
        "p50 / p95 / p99 ms in peace",
        "under attack",
        "most MB, server / worker",
        "wrongs",
    )
    places = dict.fromkeys(outcome["place"] for outcome in outcomes)
    rows = [row(name, [outcome for outcome in outcomes if outcome["place"] == name]) for name in places]
    return "\n".join(["", f"| | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns), *rows])


def row(name: str, outcomes: list[Json]) -> str:
    cells = [
        f"{sum(outcome['acknowledged'] for outcome in outcomes):,}",
        f"{sum(sum(outcome['faults'].values()) for outcome in outcomes):,}",
        f"{sum(sum(outcome['visits of enemies'].values()) for outcome in outcomes):,}",
        f"{sum(outcome['frames'] for outcome in outcomes):,}",
        f"{max(max(outcome['recoveries']) for outcome in outcomes)}",
        latency(outcomes, PEACE),
        latency(outcomes, ATTACK),
        " / ".join(str(max(outcome["memory"][who] for outcome in outcomes)) for who in ("server", "worker")),
        f"{sum(len(outcome['wrongs']) for outcome in outcomes)}",
    ]
    return f"| {name} | " + " | ".join(cells) + " |"


def latency(outcomes: list[Json], phase: str) -> str:
    """Of the sieges' percentiles the middle one."""
    found = [outcome["latency"][phase] for outcome in outcomes if "p50" in outcome["latency"].get(phase, {})]
    if not found:
        return "?"
    return " / ".join(
        f"{sorted(spread[part] for spread in found)[len(found) // 2]}" for part in ("p50", "p95", "p99")
    )


if __name__ == "__main__":
    sys.exit(main())
