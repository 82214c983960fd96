"""A turn ends with one press, what leaves no choice plays itself, and undo takes back a whole move."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from petteia.core.move import plain_move
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.table import LiveTable
from tests.server.halls import in_a_hall

PLAYERS = {"attika": 2, "olympos": 2, "polis": 3}
ACTS = 400
# What is bound to happen in so long a game: in Attika, a draw that leaves no choice has brought something to
# light, and the engine itself pays a price that can be paid in one way.
HAPPENS = {
    "attika": {"ended", "final", "taken back with the move before"},
    "olympos": {"ended", "final", "taken back with the move before", "forced"},
    "polis": {"ended", "final"},
}


async def started(
    hall: Hall, game: str, players: int | None = None, options: dict[str, str] | None = None
) -> tuple[LiveTable, list[User]]:
    names = ("Anna", "Bela", "Carla")[: players or PLAYERS[game]]
    people = [(await hall.store.new_guest(name))[0] for name in names]
    live = await hall.create(
        people[0],
        p.NewTable(game, ["me", *["open"] * (len(people) - 1)], options=options or {}, seed="one press"),
    )
    for seat, user in enumerate(people[1:], 1):
        await ask(hall, live, user, p.Sit(f"sit {seat}", live.version, seat=seat))
    await ask(hall, live, people[0], p.Start("start", live.version))
    return live, people


async def ask(hall: Hall, live: LiveTable, user: User, request: p.Request) -> None:
    keeper = await hall.keeper(live.row.id)
    assert keeper is not None
    assert isinstance(answer := await hall.handle(keeper, None, user, request), p.Ack), answer


@pytest.mark.parametrize("game", PLAYERS)
def test_whoever_plays_at_random_is_asked_nothing_that_is_no_question(game: str, tmp_path: Path) -> None:
    seen: Counter[str] = Counter()

    async def story(hall: Hall) -> None:
        live, people = await started(hall, game)
        dice = random.Random(game)
        for number in range(ACTS):
            if live.status != "playing":
                break
            if live.unconfirmed is not None:
                await ask(hall, live, people[live.unconfirmed], p.EndTurn(f"end {number}", live.version))
                seen["confirmed"] += 1
                continue
            await act(hall, live, people, dice, number)

    async def act(hall: Hall, live: LiveTable, people: list[User], dice: random.Random, number: int) -> None:
        match = live.playing()
        state, done = match.state.clone(), len(match.steps)
        seat, move = int(state.actor), live.game.move(state, dice.choice(state.legal()))
        [final] = [told.final for told in live.actions() if told.move == move]
        await ask(hall, live, people[seat], p.Act(f"act {number}", live.version, move=plain_move(move)))
        forced, after = match.steps[done + 1 :], match.state
        assert all(len(step.before.legal()) == 1 and step.before.reveals == state.reveals for step in forced)
        seen["forced"] += len(forced)
        if after.actor == seat and after.reveals == state.reveals and len(after.legal()) == 1:
            next_one, only_move = after.clone(), live.game.move(after, after.legal()[0])
            next_one.apply(after.legal()[0])
            is_question = live.game.only_begins(only_move) or next_one.reveals != state.reveals
            assert is_question or next_one.actor < 0, "this is no question"
        if after.actor not in (seat, -1) and move.lets_be and not forced:
            assert live.unconfirmed is None, "it was said that the turn is over"
            seen["ended"] += 1
        assert not (final and live.undo_steps(seat)), "it was said that this cannot be taken back"
        seen["final"] += final
        for step in live.undo_steps(seat):
            before = match.steps[step].before
            assert len(before.legal()) > 1
            assert not live.game.continues(before)
        continued = len(match.steps) > 1 and live.game.continues(match.steps[-1].before)
        seen["taken back with the move before"] += bool(continued and live.undo_steps(seat))

    in_a_hall(tmp_path, story)
    assert {what for what, times in seen.items() if times} >= HAPPENS[game], seen


@pytest.mark.parametrize("game", PLAYERS)
def test_a_turn_is_announced_when_the_one_before_is_confirmed(game: str, tmp_path: Path) -> None:
    """By a heading that names its player, as nobody is named who only prepares the table."""

    async def story(hall: Hall) -> None:
        live, people = await started(hall, game)
        dice, announced = random.Random(game), 0
        for number in range(ACTS):
            if live.unconfirmed is not None:
                assert headings(live)[-1] == live.unconfirmed, "still whose turn it is"
                await ask(hall, live, people[live.unconfirmed], p.EndTurn(f"end {number}", live.version))
                assert headings(live)[-1] == int(live.playing().state.actor)
                announced += 1
                continue
            if announced > 2:
                break
            state = live.playing().state
            move = plain_move(live.game.move(state, dice.choice(state.legal())))
            await ask(hall, live, people[int(state.actor)], p.Act(f"act {number}", live.version, move=move))
        assert announced > 2

    in_a_hall(tmp_path, story)


def headings(live: LiveTable) -> list[int]:
    return [named(line) for line in live.log_for(0) if line.opens_turn]


def named(line: p.LogLine) -> int:
    return int(line.said.arguments["player"]["seat"])


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("attika", {}),
        ("attika", {"start_player": "3"}),
        ("olympos", {}),
        ("polis", {}),
        ("polis", {"city_boards": "chosen"}),
    ],
)
def test_the_log_says_who_has_the_first_turn(game: str, options: dict[str, str], tmp_path: Path) -> None:
    """Whoever prepares the table."""

    async def story(hall: Hall) -> None:
        live, people = await started(hall, game, 3, options)
        for number in range(ACTS):
            if headings(live):
                break
            state = live.playing().state
            move = plain_move(live.game.move(state, state.legal()[0]))
            await ask(hall, live, people[int(state.actor)], p.Act(f"act {number}", live.version, move=move))
            if live.unconfirmed is not None:
                await ask(hall, live, people[live.unconfirmed], p.EndTurn(f"end {number}", live.version))
        first = live.log_for(0)[0]
        assert (first.said.key, named(first)) == ("core-log-turn", headings(live)[0])

    in_a_hall(tmp_path, story)
