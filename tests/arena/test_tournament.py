"""Who sits where: fair to every bot, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from petteia.arena.playing import play
from petteia.arena.tournament import Tournament
from petteia.core.contract import Impossible


def tournament(bots: str, players: int, game: str = "attika") -> Tournament:
    return Tournament(game, players, tuple(bots.split(",")), "seed")


@pytest.mark.parametrize(
    ("bots", "players"), [("a,b", 2), ("a,b,c", 3), ("a,b", 4), ("a,b,c,d", 4), ("a,b,c", 2), ("a,b,c,d", 3)]
)
def test_every_bot_sits_everywhere_equally_often_on_every_deal(bots: str, players: int) -> None:
    contest = tournament(bots, players)
    for deal in range(5):
        games = [contest.pairing(deal * contest.round + place) for place in range(contest.round)]
        assert {game.deal for game in games} == {deal}
        seats = Counter((seat, bot) for game in games for seat, bot in enumerate(game.bots))
        for bot in bots.split(","):
            assert len({seats[seat, bot] for seat in range(players)}) == 1


def test_of_too_few_the_last_one_fills_the_table() -> None:
    contest = tournament("search,greedy", 4)
    assert [contest.pairing(number).bots.count("greedy") for number in range(4)] == [3, 3, 3, 3]


def test_of_too_many_every_choice_plays() -> None:
    contest = tournament("a,b,c", 2)
    met = Counter(frozenset(contest.pairing(number).bots) for number in range(contest.round))
    assert met == {frozenset("ab"): 2, frozenset("ac"): 2, frozenset("bc"): 2}


def test_who_follows_whom_changes_from_deal_to_deal() -> None:
    contest = tournament("a,b,c", 3)
    assert [contest.pairing(number).bots for number in range(6)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "c", "b"),
        ("c", "b", "a"),
        ("b", "a", "c"),
    ]


def test_equals_play_each_deal_once() -> None:
    contest = tournament("a", 3)
    assert [contest.pairing(number).deal for number in range(3)] == [0, 1, 2]


def test_games_come_in_whole_rounds() -> None:
    assert tournament("a,b", 3).whole_rounds(1) == 3
    assert tournament("a,b", 3).whole_rounds(60) == 60


def test_a_game_is_decided_by_its_number_alone() -> None:
    contest = tournament("random", 2)
    one, again, other = (play(contest, number) for number in (4, 4, 5))
    for game in (one, again):
        for seat in game.seats:
            seat.seconds = seat.slowest = 0.0
    assert one == again
    assert one.deal != other.deal
    assert one.turns != other.turns


def test_a_round_is_played_on_one_deal() -> None:
    contest = tournament("greedy,random", 2)
    first, second = play(contest, 0), play(contest, 1)
    assert first.order == second.order
    assert [seat.bot for seat in first.seats] == [seat.bot for seat in reversed(second.seats)]


def test_what_comes_before_the_first_turn_can_be_drawn_by_lot() -> None:
    contest = Tournament("polis", 3, ("random",), "seed", {"city_boards": "dealt"}, lots=True)
    boards = {
        board
        for number in range(6)
        for seat in play(contest, number).seats
        for board in seat.traits["city boards"]
    }
    assert {board[-1] for board in boards} == {"A", "B"}


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(Impossible, match="3 to 5 players, not 2"):
        tournament("a,b", 2, "polis").check()
