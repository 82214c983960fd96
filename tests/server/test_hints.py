"""Hints at the table: for whoever must act, by what they may see, unless the host says no."""

from __future__ import annotations

from pathlib import Path

from petteia.core.chance import dice_of
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.entries import User
from petteia.server.hall import Hall
from petteia.server.keeper import Keeper
from petteia.server.opponents import hinted
from petteia.server.words import said
from petteia.server.workers import Advice
from tests.server.halls import in_a_hall


async def table_of_two(hall: Hall) -> tuple[Keeper, User, User]:
    """Anna, who is the host and begins, and Ben."""
    anna, _ = await hall.store.new_guest("Anna")
    ben, _ = await hall.store.new_guest("Ben")
    wanted = p.NewTable("attika", ["me", "open"], options={"start_player": "1"})
    live = await hall.create(anna, wanted)
    keeper = await hall.keeper(live.row.id)
    assert keeper is not None
    assert isinstance(await hall.handle(keeper, None, ben, p.Sit("sit", keeper.table.version, 1)), p.Ack)
    assert isinstance(await hall.handle(keeper, None, anna, p.Start("start", keeper.table.version)), p.Ack)
    return keeper, anna, ben


async def hint(hall: Hall, keeper: Keeper, user: User) -> p.ServerMessage:
    return await hall.handle(keeper, None, user, p.Hint("hint", keeper.table.version))


def refused(answer: p.ServerMessage, key: str) -> bool:
    return isinstance(answer, p.Refusal) and answer.reason.said.key == key


def test_whoever_must_act_gets_legal_moves_the_best_first(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, anna, ben = await table_of_two(hall)
        table, before = keeper.table, keeper.table.version
        answer = await hint(hall, keeper, anna)
        assert isinstance(answer, p.Hinted)
        state = table.playing().state
        legal = {table.game.move(state, action) for action in state.legal()}
        assert answer.moves
        assert {found.move for found in answer.moves} <= legal
        assert all(0 <= found.chance <= 1 for found in answer.moves)
        for found in answer.moves:
            reasons = [said(reason) for reason in table.game.speaks_for(state, found.move)]
            assert found.why == reasons[:2]
        assert table.version == before, "nobody else hears of it"
        assert refused(await hint(hall, keeper, ben), "core-not-your-turn")

    in_a_hall(tmp_path, story)


def test_a_settler_that_sets_out_is_told_with_where_it_goes() -> None:
    """Setting out alone says nothing; where it can go to one territory only, that is where it goes."""
    game, dice = game_named("olympos"), dice_of("journeys")
    state = game.new(2, "journeys")
    while not any(game.only_begins(game.move(state, action)) for action in state.legal()):
        state.apply(state.legal()[dice.below(len(state.legal()))])
    begins = next(action for action in state.legal() if game.only_begins(game.move(state, action)))
    ahead = state.clone()
    ahead.apply(begins)
    goes = ahead.legal()[-1]
    hint = hinted(game, state, Advice(begins, goes, 0.5))
    assert (hint.first, hint.move) == (game.move(state, begins), game.move(ahead, goes))
    assert hint.why == [said(reason) for reason in game.speaks_for(ahead, game.move(ahead, goes))][:2]
    assert set(hint.said.arguments) == {"first", "then"}
    assert hinted(game, state, Advice(begins, None, 0.5)).first is None


def test_the_host_switches_hints_off_and_on(tmp_path: Path) -> None:
    async def story(hall: Hall) -> None:
        keeper, anna, ben = await table_of_two(hall)

        async def allow(user: User, allowed: bool) -> p.ServerMessage:
            request = p.Allow(f"{user.name} {allowed}", keeper.table.version, "hints", allowed)
            return await hall.handle(keeper, None, user, request)

        assert refused(await allow(ben, False), "core-only-host")
        assert isinstance(await allow(anna, False), p.Ack)
        assert not keeper.table.info(ben, set()).hints
        assert refused(await hint(hall, keeper, anna), "core-no-hints")
        assert isinstance(await allow(anna, True), p.Ack)
        assert isinstance(await hint(hall, keeper, anna), p.Hinted)

    in_a_hall(tmp_path, story)
