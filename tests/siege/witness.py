"""Who sees everything: what was promised to players, what was sent to anybody, what became of it."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from dataclasses import dataclass, field
from statistics import quantiles
from typing import Any

from tests.server.house import Json
from tests.siege.plan import Plan
from tests.siege.stronghold import Entry, Key, Stronghold

PEACE, ATTACK, TRUCE = "peace", "attack", "truce"
BACKS = {"red", "green", "blue", "yellow", "end"}  # of cards in Polis; a deck ends for all to see
UNSETTLED = ("never retrieved", "was destroyed but it is pending")


@dataclass(frozen=True)
class Request:
    """Something that a person asked for at a table; it may have been asked more than once."""

    user: str
    table: str
    wish: Json
    asked: float = field(default_factory=time.monotonic)

    @property
    def key(self) -> Key:
        return self.user, self.table, self.wish["id"]


@dataclass
class Witness:
    plan: Plan
    phase: str = PEACE
    asked: dict[Key, Request] = field(default_factory=dict)
    acknowledged: dict[Key, int] = field(default_factory=dict)  # and the version told
    denied: dict[Key, str] = field(default_factory=dict)  # and the reason told
    unwritten: int = 0  # refusals after which the same was asked again
    created: set[str] = field(default_factory=set)
    secrets: dict[str, list[str]] = field(default_factory=dict)
    shown: dict[str, int] = field(default_factory=dict)  # the newest version of each table
    waited: dict[str, list[float]] = field(default_factory=dict)  # for moves, by phase
    recoveries: list[float] = field(default_factory=list)  # until all tables had gone on
    faults: Counter[str] = field(default_factory=Counter)
    visits: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    memory: dict[str, list[int]] = field(default_factory=dict)
    wrongs: list[str] = field(default_factory=list)

    # --- what players tell ---

    def asks(self, request: Request) -> None:
        self.asked[request.key] = request

    def is_acknowledged(self, request: Request, version: int) -> None:
        self.acknowledged[request.key] = version
        if request.wish["do"] in ("act", "end_turn", "undo"):
            self.waited.setdefault(self.phase, []).append(time.monotonic() - request.asked)

    def is_denied(self, request: Request, reason: str) -> None:
        self.denied[request.key] = reason

    def is_shown(self, view: Json) -> None:
        table, version = view["table"]["id"], view["version"]
        self.shown[table] = max(version, self.shown.get(table, -1))

    def takes(self, table: str, frame: str) -> Json:
        """Whatever comes over a wire from a table comes by here; returns the message."""
        self.frames += 1
        message: Json = json.loads(frame)
        over = message.get("is") == "view" and message["result"] is not None
        if not over and any(secret in frame for secret in self.secrets.get(table, ())):
            self.wrongs.append(f"a secret of table {table} was sent in {message.get('is')}")
        if "Traceback" in frame or 'File "' in frame:
            self.wrongs.append(f"the inside of the server was sent: {frame[:200]}")
        if message.get("is") == "view" and not over and message.get("position"):
            told = foreign_secrets(message["position"], message["you"])
            self.wrongs += [f"seat {message['you']} of table {table} was shown {what}" for what in told]
        return message

    # --- what is checked in the end ---

    def check_requests(self, log: list[Entry]) -> None:
        """What was promised is written, once; what was denied is not; nothing was made up."""
        asked = [entry for entry in log if entry.request]
        times = Counter(entry.key for entry in asked)
        at = {entry.key: entry.seq for entry in asked}
        self.wrongs += [f"{key} is in the log {n} times" for key, n in times.items() if n > 1]
        for key, version in self.acknowledged.items():
            if key not in at:
                self.wrongs.append(f"{key} was acknowledged and is lost")
            elif version < at[key]:
                self.wrongs.append(f"{key} was acknowledged as {version} and is written as {at[key]}")
        denied = [key for key in self.denied if key in at]
        self.wrongs += [f"{key} was denied ({self.denied[key]}) and is done" for key in denied]
        for entry in asked:
            # A game of one person and bots is started by the server, with the table.
            if entry.table in self.shown and entry.key not in self.asked and entry.kind != "start":
                self.wrongs.append(f"{entry} is written, and nobody asked for it")

    def check_tables(self, log: list[Entry]) -> None:
        """No table that was promised or shown is missing, has a gap, or is behind what was shown of it."""
        numbers: dict[str, list[int]] = {}
        for entry in log:
            numbers.setdefault(entry.table, []).append(entry.seq)
        for table in self.created | self.shown.keys():
            written, shown = numbers.get(table, []), self.shown.get(table, 0)
            if written != list(range(len(written))):
                self.wrongs.append(f"the log of table {table} is not whole: {written}")
            if shown >= len(written):
                self.wrongs.append(
                    f"table {table} was shown at {shown}, and {len(written)} events are written"
                )

    def check_houses(self, houses: list[Stronghold]) -> None:
        for house in houses:
            for complaint, times in complaints(house.log()).items():
                self.wrongs.append(f"{times} times in {house.log_file.name}: {complaint}")
        for who, samples in self.memory.items():
            if max(samples) > self.plan.most_memory[who]:
                self.wrongs.append(f"a {who} took {max(samples) >> 20} MB")

    # --- what is told in the end ---

    def told(self) -> Json:
        return {
            "place": self.plan.place.name,
            "seed": self.plan.seed,
            "seconds": self.plan.peace + self.plan.attacks * self.plan.attack,
            "acknowledged": len(self.acknowledged),
            "denied": dict(Counter(self.denied.values())),
            "not written at first": self.unwritten,
            "frames": self.frames,
            "faults": dict(self.faults),
            "visits of enemies": dict(self.visits),
            "latency": {phase: milliseconds(waited) for phase, waited in self.waited.items()},
            "recoveries": [round(seconds, 1) for seconds in self.recoveries],
            "memory": {who: max(samples) >> 20 for who, samples in self.memory.items()},
            "wrongs": self.wrongs,
        }


def complaints(log: str) -> Counter[str]:
    """How every traceback ended, and what was left undone; a line about a fault is no complaint."""
    ends = re.findall(r"Traceback \(most recent call last\):\n(?: .*\n)*(.*)", log)
    undone = [line for line in log.splitlines() if any(what in line for what in UNSETTLED)]
    return Counter([*ends, *undone])


def milliseconds(seconds: list[float]) -> Json:
    if len(seconds) < 2:
        return {"count": len(seconds)}
    parts = quantiles([1e3 * second for second in seconds], n=100, method="inclusive")
    return {"count": len(seconds)} | {f"p{part}": round(parts[part - 1], 1) for part in (50, 95, 99)}


# --- hidden information -------------------------------------------------------------------------------


def foreign_secrets(position: Json, you: int) -> list[str]:
    """What a view tells that only others may know, or nobody yet."""
    hidden = {name: position.get(name) for name in ("seed", "deck", "decks", "tile_stack")}
    for seat, held in enumerate(position["seats"]):
        if seat != you:
            hidden[f"the hand of seat {seat}"] = held.get("cards", held.get("hand"))
    for number, god in enumerate(position.get("gods", [])):
        if not god["revealed"]:
            hidden[f"god {number}"] = god["card"]
    return [what for what, shown in hidden.items() if not tells_nothing(shown, you)]


def tells_nothing(shown: Any, you: int) -> bool:
    """Nothing, a number, the back of a card, or a card that this seat has seen before it was hidden."""
    if isinstance(shown, dict):
        parts = shown.values()
        return you in shown["seen"] if "seen" in shown else all(tells_nothing(part, you) for part in parts)
    if isinstance(shown, list):
        return all(tells_nothing(part, you) for part in shown)
    return not shown or isinstance(shown, int) or shown in BACKS
