"""How a table begins: fresh, with a record that somebody brought, as a lesson, or where a game once was.

A table begins with its row and its first events; `Hall.found` makes it stand.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any

import msgspec

from petteia.bots import BOTS
from petteia.core.contract import NOBODY
from petteia.core.fault import told
from petteia.core.game import Game, Impossible
from petteia.core.message import Message
from petteia.games import REGISTER, game_named
from petteia.server import protocol as p
from petteia.server.accounts import checked_name
from petteia.server.clock import now
from petteia.server.entries import Components, Event, TableRow, User, token
from petteia.server.lessons import Lesson, LessonTable
from petteia.server.problem import Problem
from petteia.server.seats import DEFAULT_BOT, Seat, bot_seat
from petteia.server.table import LiveTable

MOST_MOVES = 3_000  # of a record that somebody brings; the longest games we know have a quarter of it
LONGEST_NAME = 40
SALT_LENGTH = 64
LONGEST_SEED = 64


@dataclass(frozen=True)
class Beginning:
    row: TableRow
    events: list[Event]
    people: list[str]  # who finds the table among theirs


def new_row(
    user: User,
    game: Game,
    options: dict[str, str],
    components: Components | None,
    components_hash: str,
    seed: str,
    *,
    salt: str | None = None,
    practice: bool = False,
    private: bool = False,
) -> TableRow:
    created = now()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules_version=game.rules_version,
        components=components.file if components else None,
        facts=components.facts if components else None,
        components_hash=components_hash,
        options=options,
        seed=seed,
        salt=secrets.token_hex(32) if salt is None else salt,
        practice=practice,
        private=private,
        host=user.id,
        invite=token(),
        created=created,
        updated=created,
        opened=created,
        status="open",
        summary={},
    )


def created(user: User, seats: list[Seat], **more: Any) -> Event:
    return Event("created", NOBODY, {"seats": [seat.plain() for seat in seats], **more}, user.id)


# --- as somebody wishes it ------------------------------------------------------------------------------


def from_wish(user: User, wanted: p.NewTable, components: Components | None) -> Beginning:
    """A fresh game; whatever is wrong with the wish is said now, not when the game starts."""
    game = game_wanted(wanted)
    seed = wanted.seed or secrets.token_hex(32)
    options, components_hash = settings_wanted(game, wanted, seed, components.facts if components else None)
    seats = list(seats_wanted(user, wanted))
    row = new_row(
        user,
        game,
        options,
        components,
        components_hash,
        seed,
        practice=wanted.seed is not None,
        private=wanted.private,
    )
    row.clock = msgspec.structs.asdict(wanted.clock) if wanted.clock else None
    allowed: dict[p.Permission, bool] = {
        "hints": wanted.hints,
        "watching": wanted.watching,
        "substitutes": wanted.substitutes,
    }
    beginning = created(user, seats, allowed=allowed, absence=wanted.absence)
    return Beginning(row, [beginning], [seat.user for seat in seats if seat.user])


def game_wanted(wanted: p.NewTable) -> Game:
    if wanted.game not in REGISTER:
        raise Problem(400, "core-no-such-game")
    game = game_named(wanted.game)
    if len(wanted.seats) not in game.players:
        raise Problem(400, "core-wrong-players", fewest=game.players[0], most=game.players[-1])
    if wanted.seed is not None and (len(wanted.seed) > LONGEST_SEED or not wanted.seed.isprintable()):
        raise Problem(400, "core-bad-seed", most=LONGEST_SEED)
    if wanted.clock is not None and wanted.clock.cap < wanted.clock.bank:
        raise Problem(400, "core-bad-clock")
    return game


def settings_wanted(
    game: Game, wanted: p.NewTable, seed: str, facts: str | None
) -> tuple[dict[str, str], str]:
    """All options, resolved, and the hash of the components: found by a game on trial."""
    try:
        game.facts(facts)
    except Impossible as why:
        raise Problem(400, "core-bad-components", why=told(why)) from None
    try:
        return game.settings(game.new(len(wanted.seats), seed, wanted.options, facts))
    except Impossible as why:
        raise Problem(400, "core-bad-options", why=told(why)) from None


def seats_wanted(user: User, wanted: p.NewTable) -> Iterator[Seat]:
    game, mine = game_named(wanted.game), 0
    for number, (who, name) in enumerate(zip(wanted.seats, chain(wanted.names, repeat("")), strict=False)):
        if who == "me":
            mine += 1
            another = user.name if mine == 1 else f"{user.name} {mine}"
            yield Seat(user.id, checked_name(name) if name else another)
        elif who == "open":
            yield Seat()
        elif who in BOTS:
            yield bot_seat(game, number, who, len(wanted.seats))
        else:
            raise Problem(400, "core-bad-request")


def same_again(table: LiveTable, user: User) -> p.NewTable:
    """The wish for a table like this one: bots stay, the seats of others are open for them."""
    seats = [
        "me" if seat.user == user.id else "open" if seat.user else seat.bot or "open" for seat in table.seats
    ]
    row = table.row
    return p.NewTable(
        game=row.game,
        seats=seats,
        names=[seat.name if seat.user == user.id else "" for seat in table.seats],
        options=row.options,
        private=row.private,
        clock=p.Clock(**row.clock) if row.clock else None,
        hints=table.allowed["hints"],
        watching=table.allowed["watching"],
        substitutes=table.allowed["substitutes"],
        absence=table.absence,
        start="open" not in seats,
    )


# --- a record that somebody brought ---------------------------------------------------------------------


def from_record(user: User, record: dict[str, Any], found: dict[str, Any]) -> Beginning:
    """A table to look at a recorded game; `found` is what reading the record has brought to light."""
    moves, names, file = found["moves"], record["seats"], record.get("components_file")
    if len(moves) > MOST_MOVES:
        raise Problem(400, "core-long-record", moves=len(moves), most=MOST_MOVES)
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in names):
        raise Problem(400, "core-bad-record", why=Message("core-bad-name", {"most": LONGEST_NAME}))
    salt = record.get("salt")
    row = new_row(
        user,
        game_named(record["game"]),
        found["options"],
        Components(file, found["facts"]) if file else None,
        found["components"],
        found["seed"],
        # Written again it must be the same record: what had no salt gets none.
        salt=salt if isinstance(salt, str) and len(salt) <= SALT_LENGTH and salt.isprintable() else "",
    )
    seats = [Seat(name=name) for name in names]
    events = [created(user, seats, imported=True), Event("start", NOBODY), *acts(moves)]
    events.append(Event("result", NOBODY, found["result"]) if found["result"] else Event("abandoned", NOBODY))
    return Beginning(row, events, [user.id])


def acts(moves: list[tuple[int, str, bool]]) -> Iterator[Event]:
    """Who did what, and whether it was giving up, as events of a table."""
    for seat, text, resigned in moves:
        yield Event("resign", seat) if resigned else Event("act", seat, {"move": text})


# --- a lesson -------------------------------------------------------------------------------------------


def from_lesson(user: User, lesson: Lesson) -> Beginning:
    """A table at which a game is taught: its recorded game, from the start."""
    match = lesson.match
    options, components = match.game.settings(match.state)
    row = new_row(user, match.game, options, None, components, match.seed, practice=True, private=True)
    seats = [
        Seat(user.id, user.name) if seat == lesson.learner else Seat(name=name, bot=DEFAULT_BOT)
        for seat, name in enumerate(match.names)
    ]
    events = [created(user, seats, lesson=lesson.digest), Event("start", NOBODY)]
    return Beginning(row, events, [user.id])


# --- where another game once was ------------------------------------------------------------------------


def from_step(user: User, table: LiveTable, wanted: p.PlayOn) -> Beginning:
    """A practice table: everything as it was after a step, the user on one seat, bots on the others."""
    match, row = table.match, table.row
    if match is None or not (table.revealed or isinstance(table, LessonTable)):
        raise Problem(403, "core-no-play-on-yet")
    if not 0 <= wanted.step <= len(match.steps) or match.after(wanted.step).actor == NOBODY:
        raise Problem(400, "core-no-such-step")
    if not 0 <= wanted.seat < len(table.seats) or wanted.bot not in BOTS:
        raise Problem(400, "core-no-such-seat")
    seats = [
        Seat(user.id, user.name)
        if seat == wanted.seat
        else bot_seat(table.game, seat, wanted.bot, len(table.seats))
        for seat in range(len(table.seats))
    ]
    moves = [(step.seat, step.text, step.action < 0) for step in match.steps[: wanted.step]]
    events = [created(user, seats), Event("start", NOBODY), *acts(moves)]
    onward = new_row(
        user, table.game, row.options, row.own_components(), row.components_hash, match.seed, practice=True
    )
    return Beginning(onward, events, [user.id])
