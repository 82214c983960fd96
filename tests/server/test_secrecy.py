"""What is sent to a viewer depends on what that viewer knows, and on nothing else.

At a table in the middle of a game the truth is exchanged for another one that looks the same from one
seat. Every frame to that seat must stay the same to the byte: the view, the log, what is said of any
action, any moment of the past. Whoever finds a difference has found a leak.
"""

from __future__ import annotations

import copy
import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest

from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.message import Refusal
from petteia.games import game_named
from petteia.games.attika import rules
from petteia.server import protocol as p
from petteia.server.entries import Event, TableRow, User
from petteia.server.reports import report
from petteia.server.table import LiveTable
from tests.server.halls import some_move, told
from tests.server.house import Json

COMPILED = not rules.__file__.endswith(".py")
GAMES = int(os.environ.get("PETTEIA_GAMES", "100" if COMPILED else "8"))
PARTS = 4
LOOKED_AT = 40  # about one step in so many
WATCHER = User("watcher", "Dora", None)
SALT = "5a17" * 16


# Moves after which others know no more than before, but for numbers. Olympos has none: see its own file.
QUIET = {
    "attika": ("draw", "cards", "take card", "amphora"),
    "polis": ("draw", "buy", "look", "pass", "bid", "done"),
}


@dataclass
class Played:
    """A table at which people play at random, by the requests that a browser would send."""

    table: LiveTable
    people: list[User]
    dice: Dice
    requests: int = 0
    marked: int = 0

    def anybody(self) -> User:
        viewers = [*self.people, WATCHER]
        return viewers[self.dice.below(len(viewers))]

    def do(self, user: User, request: p.Request) -> list[Event]:
        decided = self.table.decide(user, request)
        assert not isinstance(decided, Refusal), decided
        return [replace(event, seq=self.table.version + 1 + n) for n, event in enumerate(decided)]

    def fold(self, events: list[Event]) -> None:
        for event in events:
            self.table.fold(event)
        self.marked = mark_private_lines(self.table, self.marked)

    def next_request(self) -> tuple[User, p.Request]:
        table = self.table
        self.requests += 1
        name, base, seat = f"{self.requests}", table.version, table.awaiting()
        user, back = self.people[seat], table.undo_steps(seat)
        if back and self.dice.below(6) == 0:
            return user, p.Undo(name, base, back[self.dice.below(len(back))])
        if table.unconfirmed is not None:
            return user, p.EndTurn(name, base)
        legal = table.playing().state.legal()
        return user, p.Act(name, base, move=told(table, legal[self.dice.below(len(legal))]))


def new_table(name: str, number: int) -> Played:
    game = game_named(name)
    seats = range(game.players[number % len(game.players)])
    people = [User(f"person {seat}", f"Player {seat}", None) for seat in seats]
    row = TableRow(
        id="table",
        game=name,
        rules_version=game.rules_version,
        components=None,
        components_hash="",
        options={},
        seed=f"{number:064x}",
        salt=SALT,
        practice=False,
        private=False,
        host=people[0].id,
        invite="invite",
        created=0,
        updated=0,
        status="open",
        summary={},
    )
    played = Played(LiveTable(row), people, dice_of(f"secrecy {number}"))
    taken = [{"user": user.id, "name": user.name, "bot": None} for user in people]
    played.fold([Event("created", NOBODY, {"seats": taken}, seq=0), Event("start", NOBODY, seq=1)])
    return played


def moments(game: str, numbers: range) -> Iterator[tuple[Played, list[Event]]]:
    """Tables in the middle of random games and at their end, each with the events that come next."""
    for number in numbers:
        played = new_table(game, number)
        while played.table.status == "playing":
            events = played.do(*played.next_request())
            if played.dice.below(LOOKED_AT) == 0:
                yield played, events
            played.fold(events)
        yield played, []


def mark_private_lines(table: LiveTable, known: int) -> int:
    """Give new lines for one seat's eyes a mark that can be looked for in frames."""
    for number in range(min(known, len(table.lines)), len(table.lines)):
        line = table.lines[number]
        if line.audience != NOBODY:
            said = line.told.said
            marked = p.Said(said.key, {**said.arguments, "mark": mark_of(line.audience)})
            table.lines[number] = replace(line, told=msgspec.structs.replace(line.told, said=marked))
    return len(table.lines)


def mark_of(seat: int) -> str:
    return f"for the eyes of seat {seat}"


# --- everything a viewer can be sent -----------------------------------------------------------------


@dataclass(frozen=True)
class Questions:
    """Which moves and moments a viewer asks about; chosen without looking at what is hidden."""

    moves: list[Json]
    steps: list[int]


def questions(table: LiveTable, user: User, dice: Dice) -> Questions:
    acts = table.awaiting() == table.seat_of(user) and table.unconfirmed is None
    legal = table.playing().state.legal() if acts else [*range(12)]
    steps = len(table.playing().steps)
    numbers = [*legal[:: 1 + len(legal) // 6], *(dice.below(40_000) for _ in range(3)), -1]
    return Questions(
        [move for number in numbers if (move := some_move(table, number)) is not None],
        sorted({0, steps, dice.below(steps + 1), dice.below(steps + 1)}),
    )


def frames(table: LiveTable, user: User, asked: Questions) -> list[bytes]:
    """The view, what is said of legal and of foreign moves, and the past, as they go over the socket."""
    # The hash of the seed is of the true seed, of course; nobody can tell anything from it.
    info = msgspec.structs.replace(table.info(user, set()), commitment="")
    sent: list[object] = [table.view(user, info), table.summary()]
    sent += [table.preview(user, p.Preview("preview", table.version, move=move)) for move in asked.moves]
    sent += [table.history(user, p.History("history", step)) for step in asked.steps]
    sent += [table.history(user, p.History("history", asked.steps[0], eyes)) for eyes in (0, 1, "all")]
    sent.append(without_hash(report(table, user)))
    for move in asked.moves[-4:]:
        sent.append(before_the_end(table.decide(user, p.Act("act", table.version, move=move))))
    return [p.encode(message) for message in sent]


def before_the_end(decided: list[Event] | Refusal) -> list[Event] | Refusal:
    """At the end everything is turned up, and the result tells it."""
    if isinstance(decided, Refusal):
        return decided
    return [event for event in decided if event.kind != "result"]


def without_hash(told: dict[str, Any]) -> dict[str, Any]:
    view = told["view"]
    return {**told, "view": {**view, "table": {**view["table"], "commitment": ""}}}


# --- another truth -----------------------------------------------------------------------------------


def another_truth(table: LiveTable, seat: int, asked: Questions, dice: Dice) -> LiveTable:
    """The same table as far as a seat knows; all that it does not know is different, in the past too."""
    other, match = copy.copy(table), copy.copy(table.playing())
    match.state = sampled(match.state, seat, dice)
    match.steps = [*match.steps]
    for step in asked.steps:
        if step < len(match.steps):
            before = sampled(match.steps[step].before, seat, dice)
            match.steps[step] = replace(match.steps[step], before=before)
    other.match, other.lines, other.seats = match, [*table.lines], [*table.seats]
    other.requests, other.abandon = dict(table.requests), set(table.abandon)
    other.row = replace(table.row, seed="another", salt="another")
    return other


def sampled(state: State, seat: int, dice: Dice) -> State:
    sample = state.information(seat).sample(dice)
    sample.journal = []
    return sample


# --- the properties ----------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", QUIET)
def test_nobody_is_sent_what_they_may_not_know(game: str, part: int) -> None:
    seen: Counter[str] = Counter()
    numbers = range(part, GAMES, PARTS)
    for played, events in moments(game, numbers):
        if played.table.status == "playing":
            check_another_truth_looks_the_same(played, seen)
            if is_quiet(played, events):
                check_what_others_draw_changes_nothing(played, events, seen)
        check_lines_and_seed(played, seen)
    # All this has happened often enough to mean something.
    for what in ("others would notice", "compared", "drawn", "own lines", "no seed", "seed at the end"):
        assert seen[what] >= len(numbers), (what, seen)


def check_another_truth_looks_the_same(played: Played, seen: Counter[str]) -> None:
    table, user = played.table, played.anybody()
    seat = table.seat_of(user)
    asked = questions(table, user, played.dice)
    other = another_truth(table, seat, asked, played.dice)
    assert frames(other, user, asked) == frames(table, user, asked)
    seen["compared"] += 1
    # Somebody else would notice: otherwise the two truths were one.
    stranger = played.people[(seat + 1) % len(played.people)]
    seen["others would notice"] += other.view(stranger, None) != table.view(stranger, None)


def is_quiet(played: Played, events: list[Event]) -> bool:
    quiet = QUIET[played.table.row.game]
    return str(events[0].data.get("move", "")).startswith(quiet) and len(events) == 1


def check_what_others_draw_changes_nothing(played: Played, events: list[Event], seen: Counter[str]) -> None:
    """The same move in two truths: who does not see what came up is sent the same."""
    table, user = played.table, played.anybody()
    seat = table.seat_of(user)
    if seat == events[0].seat:
        return
    nothing = Questions([], [])
    truths = [another_truth(table, seat, nothing, played.dice) for _ in range(2)]
    for truth in truths:
        truth.fold(events[0])
    if any(turned_up(truth) != turned_up(table) for truth in truths):
        return
    asked = questions(truths[0], user, played.dice)
    asked = Questions(asked.moves, [len(truths[0].playing().steps)])
    assert frames(truths[0], user, asked) == frames(truths[1], user, asked)
    seen["drawn"] += 1


def turned_up(table: LiveTable) -> object:
    """In Polis a draw may meet an End card, and the end of an auction turns its card up: not quiet at all."""
    position = table.game.position(table.playing().state)
    return position.get("blocked"), [len(seat.get("city", [])) for seat in position["seats"]]


def check_lines_and_seed(played: Played, seen: Counter[str]) -> None:
    table, user = played.table, played.anybody()
    seat = table.seat_of(user)
    told = b"\n".join(frames(table, user, questions(table, user, played.dice)))
    for other in range(len(played.people)):
        assert other == seat or mark_of(other).encode() not in told
    seen["own lines"] += seat != NOBODY and mark_of(seat).encode() in told
    secrets = (table.row.seed.encode(), SALT.encode())
    if table.status == "playing":
        assert not any(secret in told for secret in secrets)
        seen["no seed"] += 1
    else:
        assert all(secret in told for secret in secrets)
        seen["seed at the end"] += 1
